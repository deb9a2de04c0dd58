import json

from tests.unit.cli.program import Program

import greed

GAME = ("play", "koans", "--players", "bot:bold,bot:cautious", "--seed", "1")


def test_the_last_game_is_shown_again(program: Program, snapshot):
    program(*GAME)
    answer = program("replay")
    assert answer.code == 0
    assert answer.out == snapshot


def test_every_event_is_given_as_data(program: Program):
    program(*GAME)
    data = json.loads(program("replay", str(program.games[0]), "--json").out)
    record = greed.from_jsonl(program.games[0].read_text())
    *_, last = greed.replay(record)
    assert len(data["events"]) == len(record.events)
    assert data["events"][-1]["position"] == greed.position(last)


def test_text_is_read_again(program: Program):
    program(*GAME)
    text = program("replay", "--text").out
    (program.folder / "game.txt").write_text(text)
    assert program("replay", "game.txt").out == program("replay").out


def test_a_game_that_somebody_joined_is_shown_again(program: Program):
    typed = "650\njoin Cleo\nout\n500\nq\n"
    program("play", "classic", "--dice", "real", "--players", "Ann,Bob", typed=typed)
    shown = program("replay").out
    assert "Bob to play. Scores: Ann 650, Bob 0 (needs 500 in one turn)\n" in shown
    assert "Cleo joins the game" in shown
    assert "Bob 0 (needs 500 in one turn, sits out), Cleo 0" in shown
    text = program("replay", "--text").out
    assert "2. Bob  join out 2 = 0" in text
    (program.folder / "game.txt").write_text(text)
    assert program("replay", "game.txt").out == shown


def test_steps_wait_for_enter(program: Program):
    program(*GAME)
    whole = program("replay").out
    stepped = program("replay", "--step", typed="\n\nq\n").out
    assert whole.startswith(stepped)
    assert stepped.count("to play.") == 2


def test_an_altered_record_is_refused_at_its_event(program: Program):
    program(*GAME)
    path = program.games[0]
    path.write_text(path.read_text().replace('"move":"roll"', '"move":"bank"', 1))
    answer = program("replay", str(path))
    assert answer.code == 2
    assert "was altered" in answer.err


def test_no_game_to_show_is_the_answer_no(program: Program):
    assert program("replay").code == 1
