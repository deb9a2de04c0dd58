"""`greed.Game`: what a host program needs, and nothing that the pure functions don't say."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import greed
from greed.arena.game import play_game, read_events
from greed.bots import Breach, bot
from greed.fair import SourceError, source
from greed.game import Happened
from greed.room import Step

CHAT = Path(__file__).parents[3] / "examples" / "chat_host.py"


def finish(game):
    """Play a game to its end; return all that was told."""
    told = list(game.let_bots_play())
    while not game.over:
        told += game.play("bank" if "bank" in game.moves else game.moves[-1])
    return told


@pytest.mark.parametrize("sheet", greed.presets())
def test_a_game_between_a_person_and_a_bot_replays_from_its_record(sheet):
    game = greed.Game(sheet, ["Ann", "bot:bold"], dice="seed:3")
    told = finish(game)
    *_, last = greed.replay(game.record)
    assert last == game.state
    assert [each.event for each in told] == list(game.record.events)
    assert set(game.winners) <= {"Ann", "bold"}
    assert greed.from_jsonl(greed.to_jsonl(game.record)) == game.record


def test_every_throw_and_move_is_told_in_words():
    told = [str(each) for each in finish(greed.Game("koans", ["Ann", "bot:bold"], dice="seed:3"))]
    assert all(told)
    assert any(text.startswith("Ann rolls ") for text in told)
    assert "wins with" in told[-1]


def test_somebody_called_you_is_spoken_to():
    game = greed.Game("koans", ["You", "bot:bold"], dice="seed:1")
    assert str(game.play("roll")[0]).startswith("You roll ")


def test_a_saved_game_goes_on_with_the_dice_it_would_have_had(tmp_path):
    whole = greed.Game("koans", ["Ann", "bot:bold"], dice="seed:5")
    finish(whole)
    half = greed.Game("koans", ["Ann", "bot:bold"], dice="seed:5")
    for _ in range(4):
        half.play("bank" if "bank" in half.moves else half.moves[-1])
    half.save(tmp_path / "game.jsonl")
    loaded = greed.Game.load(tmp_path / "game.jsonl")
    assert (loaded.state, loaded.record) == (half.state, half.record)
    finish(loaded)
    assert loaded.record == whole.record


def test_a_game_among_bots_alone_plays_itself():
    game = greed.Game("koans", ["bot:bold", "bot:bold"], dice="seed:2")
    game.let_bots_play()
    assert game.over
    assert game.names == ("bold", "bold 2")


def test_real_dice_are_typed_in_for_people_and_bots():
    game = greed.Game("koans", ["Ann", "bot:bold"], dice="real")
    assert game.moves == ("throw ...",)
    game.play("throw 1 1 2 3 4")
    game.play("keep 1 1")
    game.play("bank")
    assert game.player == "bold"
    assert game.state.phase == "throw"
    told = game.play("throw 2 3 4 6 6")
    assert "Bust" in str(told[0])
    assert game.player == "Ann"


@pytest.mark.parametrize(
    ("dice", "text", "error", "said"),
    [("seed:1", "bank", greed.IllegalMove, "dice must fall first"),
     ("seed:1", "dance", greed.MalformedMove, "dance"),
     ("seed:1", "throw 1 1 1 1 1", greed.MalformedMove, "roll themselves"),
     ("seed:1", "forfeit", greed.IllegalMove, "the dice must fall first|only the host"),
     ("seed:1", "points 650", greed.IllegalMove, "only a score pad"),
     ("real", "forfeit", greed.IllegalMove, "only the host"),
     ("real", "throw", greed.MalformedMove, "which dice fell"),
     ("real", "throw 1", greed.ThrowError, "dice"),
     ("real", "throw 7 7 7 7 7", greed.ThrowError, "7")],
)  # fmt: skip
def test_what_cannot_be_done_changes_nothing_and_says_why(dice, text, error, said):
    game = greed.Game("koans", ["Ann", "Bob"], dice=dice)
    before = game.state
    with pytest.raises(error, match=said):
        game.play(text)
    assert (game.state, game.record.events) == (before, ())


def test_dice_do_not_fall_twice():
    game = greed.Game("koans", ["Ann", "Bob"], dice="script:11234")
    game.play("roll")
    with pytest.raises(greed.IllegalMove, match="first keep"):
        game.play("throw")


def test_a_bot_that_breaks_the_rules_is_named_and_the_game_stands(tmp_path, monkeypatch):
    (tmp_path / "broken.py").write_text(
        "class Bot:\n    def choose(self, state):\n        return 7\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    game = greed.Game("koans", ["Ann", "bot:broken:Bot"], dice="seed:1", first=1)
    with pytest.raises(Breach, match="7 isn't a move"):
        game.let_bots_play()
    assert game.record.events
    *_, last = greed.replay(game.record)
    assert last == game.state


def test_bots_can_be_let_move_one_by_one():
    def game() -> greed.Game:
        return greed.Game("koans", ["Ann", "bot:bold"], dice="seed:4", first=1)

    paced = game()
    told: list[Happened] = []
    while once := paced.let_bot_move():
        told += once
    assert [str(each) for each in told] == [str(each) for each in game().let_bots_play()]
    assert paced.player == "Ann"


def test_nobody_moves_for_a_bot():
    game = greed.Game("koans", ["Ann", "bot:bold"], dice="seed:1", first=1)
    with pytest.raises(greed.GreedError, match="it is the turn of bold"):
        game.play("roll")
    assert game.record.events == ()


def test_what_cannot_be_stored_has_not_happened():
    kept: list[Step] = []

    def store(step):
        if len(kept) == 2:
            raise OSError("the disk is full")
        kept.append(step)

    game = greed.Game("koans", ["Ann", "Bob"], dice="script:11234,66", store=store)
    game.play("roll")
    game.play("keep 1 1")
    before = game.record
    with pytest.raises(OSError, match="full"):
        game.play("bank")
    assert (game.record, game.player, len(kept)) == (before, "Ann", 2)


def _written(path: Path, dice: str, events: int | None = None) -> greed.Record:
    """Write a game of bots, or its first events, and say where its dice came from."""
    played = play_game(greed.load("koans"), [bot("bold")] * 2, (0, 1), "greed/0/3", keep=True)
    record = greed.Record(
        sheet=greed.load("koans"), seats=("Ann", "Bob"), dice=dice,
        events=read_events(played.events)[:events],
    )  # fmt: skip
    path.write_text(greed.to_jsonl(record))
    return record


@pytest.mark.parametrize("dice", ["fair", "deal:greed/0/3", "simulation seed 1 game 2"])
def test_a_game_that_is_over_is_loaded_whatever_its_dice_were(dice: str, tmp_path):
    record = _written(tmp_path / "game.jsonl", dice)
    loaded = greed.Game.load(tmp_path / "game.jsonl")
    assert loaded.over
    assert loaded.record == record


@pytest.mark.parametrize("events", [0, 1, 10, 11, 12, 13])
def test_a_game_of_a_tournament_goes_on_with_the_dice_of_its_deal(events: int, tmp_path):
    whole = _written(tmp_path / "whole.jsonl", "deal:greed/0/3")
    _written(tmp_path / "half.jsonl", "deal:greed/0/3", events)
    loaded = greed.Game.load(tmp_path / "half.jsonl")
    while (done := len(loaded.record.events)) < len(whole.events):
        event = whole.events[done]
        loaded.play(str(event) if isinstance(event, greed.Move) else "roll")
    assert loaded.record == whole


def test_a_game_with_turns_that_were_lost_in_silence_is_loaded(tmp_path):
    record = greed.Record(
        sheet=greed.load("koans"), seats=("Ann", "Bob"),
        events=(greed.parse_move("forfeit"), greed.parse_move("points 500")),
    )  # fmt: skip
    path = tmp_path / "game.jsonl"
    path.write_text(greed.to_jsonl(record))
    with pytest.raises(SourceError, match="isn't over"):
        greed.Game.load(path)
    game = greed.Game.of(record, dice=source("seed:1"))
    assert (game.scores, game.record) == ({"Ann": 0, "Bob": 500}, record)


@pytest.mark.parametrize("dice", ["fair", "", "simulation seed 1 game 2"])
def test_a_game_whose_dice_are_not_here_is_refused_and_how_to_read_it_is_said(dice: str, tmp_path):
    _written(tmp_path / "game.jsonl", dice, events=4)
    with pytest.raises(SourceError, match=rf"isn't over.*{dice}.*from_jsonl"):
        greed.Game.load(tmp_path / "game.jsonl")


def test_a_chat_hosts_a_game_in_forty_lines():
    code = [line for line in CHAT.read_text("utf-8").split('"""')[2].splitlines() if line.strip()]
    assert len(code) <= 45
    host = runpy.run_path(str(CHAT))
    game = greed.Game("koans", ["Ann", "Bob"], dice="seed:7")
    assert host["say"](game, "Bob: roll") == ["It's Ann's turn."]
    assert host["say"](game, "Ann: bank")[0].startswith("bank is not legal")
    assert host["say"](game, "Ann: roll")[0] == "Ann rolls 6 4 5 2 4."
    assert "Ann: keep 5" in host["say"](game, "show")[0]


def test_the_chat_runs_as_a_program(tmp_path):
    lines = "".join(f"{name}: {what}\n" for name, what in (("Ann", "roll"), ("show", ""))) * 2
    ran = subprocess.run(
        [sys.executable, CHAT, "--players", "Ann,bot:bold", "--dice", "seed:1"],
        input=lines, capture_output=True, text=True, cwd=tmp_path,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")
    assert re.search(r"^Ann rolls [1-6 ]+\.", ran.stdout, re.MULTILINE)


def test_people_join_sit_out_and_are_back_by_the_words_of_the_terminal():
    game = greed.Game("koans", ["Ann", "Bob"], dice="seed:2")
    assert [str(each) for each in game.play("join Cleo")] == [
        "Cleo joins the game, and plays when the turn comes round."
    ]
    game.play("out")  # Ann, whose turn it is
    assert (game.player, list(game.scores)) == ("Bob", ["Ann", "Bob", "Cleo"])
    game.play("back ann")
    game.play("out 3")
    assert game.state.away == (2,)
    *_, last = greed.replay(game.record)
    assert last == game.state
    assert greed.Game.of(game.record).names == ("Ann", "Bob", "Cleo")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("join", "join Cleo"),
        ("join bot:bold", "can't contain bot:"),
        ("join <b>", "can't contain < >"),
        ("out Dora", "say whom you mean: Ann, Bob"),
        ("back Bob", "Bob doesn't sit out"),
    ],
)
def test_who_cannot_come_or_go_is_said_by_name_and_nothing_changes(text, said):
    game = greed.Game("koans", ["Ann", "Bob"], dice="seed:2")
    before = game.record
    with pytest.raises(greed.GreedError, match=said):
        game.play(text)
    assert game.record == before


def test_nobody_comes_or_goes_beside_bots():
    with pytest.raises(greed.GreedError, match="in a game with bots"):
        greed.Game("koans", ["Ann", "bot:bold"]).play("join Cleo")


@pytest.mark.parametrize(
    ("players", "said"),
    [("Ann", r"a list of names, such as \['Ann', 'bot:bold'\]"), ([], "for 2 to 12 players"),
     (["Ann"], "not 1")],
)  # fmt: skip
def test_players_that_cannot_be_are_refused_in_words(players, said):
    with pytest.raises((greed.SetupError, TypeError), match=said):
        greed.Game("koans", players)


def test_a_sheet_may_be_the_path_of_a_file(tmp_path):
    path = tmp_path / "my (own) sheet.toml"
    path.write_text((Path(greed.__file__).parent / "sheets" / "koans.toml").read_text("utf-8"))
    assert greed.sheet_hash(greed.load(path)) == greed.sheet_hash(greed.load("koans"))
    assert greed.Game(path, ["Ann", "Bob"]).state.seats == 2
    with pytest.raises(greed.SheetError, match="cannot read"):
        greed.load(tmp_path / "none.toml")
    with pytest.raises(TypeError, match="name of a sheet, such as 'koans', or a path, not None"):
        greed.load(None)  # type: ignore[arg-type]


def test_a_game_shows_itself_at_the_prompt():
    game = greed.Game("koans", ["Ann", "Bob"], dice="seed:1")
    assert repr(game) == "<Game of koans: Ann 0, Bob 0; Ann: roll>"


def test_a_second_player_of_a_name_gets_a_number():
    game = greed.Game("koans", ["Ann", "bot:bold", "Ann", "bot:bold"], dice="seed:1")
    assert game.names == ("Ann", "bold", "Ann 2", "bold 2")
    people = greed.Game("koans", ["Ann", "Bob"], dice="seed:1")
    people.play("join Ann")
    assert people.names == ("Ann", "Bob", "Ann 2")
    assert greed.Game.of(people.record).names == people.names


def test_a_choice_can_be_taken_back_until_the_dice_fall():
    game = greed.Game("official", ["Ann", "Bob"], dice="script:11523,22346")
    game.play("roll")
    fallen = game.state
    game.play("keep 1 1")
    game.undo()
    assert (game.state, len(game.record.events)) == (fallen, 1)
    with pytest.raises(greed.IllegalMove, match="the dice have fallen"):
        game.undo()


def test_with_real_dice_undo_takes_back_what_was_typed_and_what_followed_without_a_word():
    game = greed.Game("koans", ["Ann", "bot:bold"], dice="real")
    game.play("throw 1 1 2 3 4")
    game.play("keep 1 1")
    game.play("bank")
    game.play("throw 1 1 2 3 4")  # the bot keeps and rolls on by itself
    assert game.state.phase == "throw"
    game.undo()
    assert (game.player, len(game.record.events)) == ("bold", 3)
    game.undo()
    assert (game.player, game.moves) == ("Ann", ("roll", "bank"))


def test_somebody_who_joined_is_gone_again_after_undo():
    game = greed.Game("koans", ["Ann", "Bob"], dice="seed:2")
    game.play("join Cleo")
    game.undo()
    game.play("join Dora")
    assert game.record.seats == ("Ann", "Bob", "Dora")
    game.undo()
    with pytest.raises(greed.IllegalMove, match="nothing to take back"):
        game.undo()


def test_a_game_goes_on_from_a_position():
    line = "koans 2000,2500 1/1 decide 2 - 200 - - 40"
    game = greed.Game("koans", ["Ann", "Bob"], position=line)
    assert str(game.play("bank")[0]) == "Ann banks 200: 2,200 in all."
    assert (game.record.position, greed.position(game.state).split()[1]) == (line, "2200,2500")
    with pytest.raises(greed.RecordError, match="other seats"):
        greed.Game("koans", ["Ann", "Bob", "Cleo"], position=line)


def test_a_bot_of_chance_draws_anew_in_every_game_without_a_seed():
    class Loaded:
        def throw(self, number, dice, faces=6):  # noqa: ARG002
            return (1, 1, 5, 2, 3)[:dice]

    def moves() -> str:
        game = greed.Game("koans", ["bot:random", "bot:random"], dice=Loaded())
        game.let_bots_play()
        return str(game.record.events)

    assert len({moves() for _ in range(6)}) > 1
