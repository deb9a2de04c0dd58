"""Attacks on a table by those who sit at it, watch it, or keep it: whoever else plays goes on."""

import time

import pytest
from msgspec.structs import replace
from tests.support.table_host import HostTable, seated
from tests.support.table_play import Device, Play

import greed
from greed.core.identity import builtins
from greed.room import Done, Person, Problem, Refusal, Room, Setup, new_token
from greed.room import ask as asks
from greed.room.choices import game_view, lefts, why_not
from greed.room.entries import Start, Thrown
from greed.room.fold import fold
from greed.sealed import Alarm
from greed.sealed import Start as StartOfDice

TWO = "sheet koans\nseats Ann, Bob\ndice sealed\n"
THREE = "sheet koans\nseats Ann, Bob, Cleo\ndice fair\n"


@pytest.fixture
def little(monkeypatch):
    """Let everybody change next to nothing around a game."""
    monkeypatch.setattr("greed.room.draft.AROUND", 5)


def flood(play: Play, table: HostTable, kind: str) -> str:
    """Let Bob do the same again and again until it is refused; return why."""
    for number in range(100):
        if kind == "seal":
            device = Device(f"new-{number}", table.host.room.id)
            answer = table.ask("Bob", device.seal)
        elif kind == "name":
            answer = table.ask("Bob", asks.Rename(seat=1, name=f"Bob {number}"))
        else:
            play.say("Cleo returns")
            play.say("Cleo leaves")
            answer = table.ask("Bob", asks.Call(seat=2))
        if isinstance(answer, Problem):
            assert answer.code == "too_large"
            return answer.message
    raise AssertionError(f"{kind} is never refused")


@pytest.mark.usefixtures("little")
@pytest.mark.parametrize("kind", ["seal", "call"])
def test_one_guest_who_fills_the_log_keeps_nobody_from_anything(kind):
    play, table = seated(THREE)
    assert "you have changed things around this game 5 times" in flood(play, table, kind)
    for line in (
        "Ann leaves", "Cleo returns", "Cleo host", "Cleo call Ann", "Ann returns", "Ann throw",
        "Cleo leaves", "Ann call Cleo", "Cleo returns", "Cleo bot Cleo bold",
    ):  # fmt: skip
        assert "refused" not in play.say(line), line
    # Nor whoever did it from an answer, or from play.
    play.say("Bob leaves")
    play.say("Ann call Bob")
    assert play.say("Bob returns") == "Bob is back."
    assert play.say("Ann abandon") == "done."


@pytest.mark.usefixtures("little")
@pytest.mark.parametrize("kind", ["seal", "name"])
def test_before_the_game_a_guest_who_fills_the_log_can_be_sent_away_and_the_game_begins(kind):
    play, table = seated(f"{THREE}waiting\n")
    flood(play, table, kind)
    assert "refused" not in play.say("Cleo name Cleopatra")
    assert "refused" not in play.say("Ann stand 2")
    assert "refused" not in play.say("Ann bot 2 bold")
    assert play.say("Ann start").startswith("You go first.")


@pytest.mark.usefixtures("little")
def test_whoever_takes_everything_back_for_ever_takes_nobodys_moves_away():
    play, _ = seated("sheet koans\nseats Ann, Bob\ndice real\n")
    play.say("Ann throw 2 2 3 4 6")
    for _ in range(5):
        play.say("Bob throw 1 1 1 2 3")
        assert "undone" in play.say("Bob undo")
    play.say("Bob throw 1 1 1 2 3")
    assert "you have changed things around this game 5 times" in play.say("Bob undo")
    assert "undone" in play.say("Ann undo")
    assert play.say("Bob throw 1 1 1 2 3") == "You roll 1 1 1 2 3."


def test_a_stranger_who_sits_down_for_ever_keeps_no_friend_out():
    """Nor do many of them: how often one sits down is nothing to the room."""
    play, table = seated("sheet koans\nseats Ann, -\ndice fair\n")
    for number in range(1_200):
        who = f"Eve {number % 7}"
        table.people.setdefault(who, Person())
        assert isinstance(table.ask(who, asks.Sit(name="Eve")), Done)
        assert isinstance(table.ask(who, asks.Stand(seat=1)), Done)
        table.people[who] = Person()
    assert play.say("Bob sit") == "Bob took seat 2."


def test_a_full_log_still_lets_the_host_end_the_game(monkeypatch):
    play, table = seated("sheet koans\nseats Ann, Bob\ndice real\n")
    monkeypatch.setattr("greed.room.draft.STEPS", table.host.room.seq - table.host.room.around + 2)
    play.say("Ann throw 1 1 1 2 3")
    play.say("Ann keep 1 1 1")
    assert play.say("Ann bank").startswith("refused, too_large: this room's log is full")
    assert play.say("Ann abandon") == "done."


EVERYTHING = (
    asks.Sit(name="Eve"),
    asks.Stand(seat=0),
    asks.Bot(seat=0, bot="bold"),
    asks.Rename(seat=0, name="Eve"),
    asks.Start(),
    asks.Move(move="throw", ply=0),
    asks.Move(move="throw", ply=0, id="known"),
    asks.Move(move="undo", ply=0),
    asks.Move(move="join Eve", ply=0),
    asks.Skip(ply=0),
    asks.Call(seat=1),
    asks.Lead(),
    asks.Show(listed=True),
    asks.Show(listed=False),
    asks.Abandon(),
    asks.Rematch(),
    asks.Seal(game="table-of-a-table", device="new", anchor="0" * 64),
    asks.Open(k=1, device="Ann-device", link="0" * 64),
    asks.React(what="smile"),
)


@pytest.mark.parametrize(
    ("joins", "shows", "codes"),
    [
        (False, "", {"read_only"}),
        (False, "Ann", {"read_only"}),  # the host's own token, behind the link to watch
        (True, "", {"no_token", "wrong_phase", "seat_taken"}),
        (True, "another", {"wrong_token", "wrong_phase", "seat_taken"}),
    ],
)
@pytest.mark.parametrize("waiting", ["", "waiting\n"])
def test_whoever_has_no_seat_can_do_nothing(joins, shows, codes, waiting):
    play, table = seated(f"sheet koans\nseats Ann, Bob\ndice sealed\n{waiting}")
    if not waiting:
        play.say("Ann sleeps")
        play.say("Ann throw (id known)")
    person = Person((new_token(),) if shows == "another" else (), joins=joins)
    if shows == "Ann":
        person.keys = table.people["Ann"].keys
    before, links = table.host.room, dict(table.host.links)
    for ask in EVERYTHING:
        with pytest.raises(Refusal) as refused:
            table.host.ask(person, ask)
        assert refused.value.problem.code in codes, ask
        assert (table.host.room, table.host.links) == (before, links), ask


@pytest.mark.parametrize("who", ["Bob", "Cleo"])
def test_what_somebody_has_named_is_known_to_that_person_alone(who):
    play, table = seated("sheet koans\nseats Ann, Bob, Cleo\ndice real\n")
    play.say("Ann throw 1 1 1 2 3 (id secret)")
    ply = table.host.room.ply
    with pytest.raises(Refusal, match="it is the turn of Ann"):
        table.host.ask(table.people[who], asks.Move(move="keep 1 1 1", ply=ply, id="secret"))


# -- what would never end


@pytest.mark.parametrize("sheet", ["farkle(dice.count=12,dice.faces=9)", "farkle(dice.count=10)"])
def test_no_sheet_makes_a_table_wait_for_what_is_shown_of_it(sheet):
    rules = greed.load(sheet)
    setup = Setup(game="g", sheet=builtins(rules), seats=2, dice="real")
    room, _ = fold(Room.of(setup, 0), Start(first=0))
    thrown, _ = fold(room, Thrown(dice=tuple(n % 6 + 1 for n in range(rules.dice.count))))
    began = time.process_time()
    for each in (room, thrown):
        assert game_view(each)
        assert lefts(each, 650) == ()
        assert why_not(each, "points 650")
        with pytest.raises(greed.GreedError):
            why_not(each, "keep it")
    assert time.process_time() - began < 2


def test_bots_are_never_left_alone_in_a_game_that_need_not_end():
    play, table = seated("sheet koans(target=1000000000)\nseats Ann, [bold], Bob\ndice fair\n")
    assert "refused" not in play.say("Bob bot Bob bold")
    assert play.say("Ann bot Ann bold").startswith("refused, wrong_phase")
    play.say("Ann leaves")
    assert table.host.room.seats[0].key


@pytest.mark.parametrize(
    "move",
    ["points " + "9" * 90, "out " + "9" * 90, "throw " + "1 " * 45, "keep " + "1" * 90,
     "points 650 leaving " + "9" * 70, "back -1", "points ٣", "throw ¹¹¹¹¹", "\x00", "keep\n1"],
    ids=ascii,
)  # fmt: skip
def test_no_text_of_a_move_is_too_much(move):
    _, table = seated("sheet koans\nseats Ann + Bob\ndice real\n")
    before, began = table.host.room, time.process_time()
    for ask in (asks.Move(move=move, ply=0), asks.Why(move=move)):
        answer = table.ask("Ann", ask)
        assert isinstance(answer, Problem) or isinstance(ask, asks.Why)
    assert time.process_time() - began < 1
    assert table.host.room == before


# -- sealed dice


def rolling(play: Play) -> None:
    """Ask for a roll that waits for both devices."""
    for line in ("Ann sleeps", "Bob sleeps", "Ann throw"):
        play.say(line)


def due(play: Play, table: HostTable, who: str) -> asks.Open:
    device = play.devices[who]
    device.hear(table.view(who, device.seq))
    device.reload()
    opening = device.open()
    assert isinstance(opening, asks.Open)
    return opening


def test_a_link_counts_for_its_own_device_roll_and_game_alone():
    play, table = seated(TWO)
    other, elsewhere = seated(TWO, "another table")
    for each in (play, other):
        rolling(each)
    ann, bob = due(play, table, "Ann"), due(play, table, "Bob")
    foreign = due(other, elsewhere, "Ann")
    wrong = {
        replace(ann, k=2): "stale",
        replace(ann, k=1_000_000): "stale",
        replace(ann, link=bob.link): "misstated",
        replace(ann, link=foreign.link): "misstated",
        replace(ann, device="Bob-device"): "misstated",
        replace(ann, device="somebody"): "bad_request",
        replace(ann, device="host"): "bad_request",
    }
    for ask, code in wrong.items():
        problem = table.ask("Ann", ask)
        assert isinstance(problem, Problem)
        assert problem.code == code, ask
    assert table.host.links == {}
    assert isinstance(table.ask("Ann", ann), Done)
    assert isinstance(table.ask("Bob", bob), Done)
    again = table.ask("Ann", ann)
    assert isinstance(again, Problem)
    assert again.code == "stale"


def test_who_copies_the_anchor_of_another_device_can_open_nothing_by_it():
    play, table = seated(f"{TWO}waiting\n")
    game, anchor = table.host.room.id, table.host.room.sealed[0].anchor
    assert isinstance(table.ask("Bob", asks.Seal(game=game, device="copy", anchor=anchor)), Done)
    del play.devices["Bob"]
    play.say("Ann start")
    play.say("Ann sleeps")
    play.say("Ann throw")
    ann = due(play, table, "Ann")
    assert isinstance(table.ask("Ann", ann), Done)
    stolen = table.ask("Bob", replace(ann, device="copy"))
    assert isinstance(stolen, Problem)
    assert stolen.code == "misstated"


@pytest.mark.parametrize("order", ["Ann Bob", "Bob Ann"])
@pytest.mark.parametrize("restarts", [0, 3])
def test_the_dice_are_settled_once_they_are_asked_for_whatever_comes_first_or_crashes(
    order, restarts
):
    play, table = seated(TWO)
    rolling(play)
    links = {who: due(play, table, who) for who in ("Ann", "Bob")}
    for _ in range(restarts):
        table.ask("Bob", links["Bob"])
        table.restart()
    for who in order.split():
        table.ask(who, links[who])
    assert table.host.room.thrown == (6, 2, 5, 3, 5)


def test_silence_is_a_veto_that_is_seen_and_counted_and_leads_to_other_dice():
    play, table = seated(TWO)
    play.say("Bob sleeps")
    play.say("Ann throw")
    assert play.say("wait 5 seconds").startswith("A device was silent")
    assert table.host.room.thrown != (6, 2, 5, 3, 5)
    bob = table.view("Ann").dice.devices[1]
    assert (bob.silent, bob.out) == (1, True)


def test_a_player_who_brings_device_after_device_escapes_no_roll():
    play, table = seated(TWO)
    rolling(play)
    for number in range(3):
        play.say(f"Bob brings new-{number}")
    course = table.host.room.course
    assert course
    assert course.asked
    assert course.asked.devices == ("Ann-device", "Bob-device")
    assert [device.name for device in course.devices] == ["Ann-device", "Bob-device"]


def test_a_fresh_device_has_no_fresh_patience():
    play, table = seated("sheet farkle-minimal\nseats Ann, Bob\ndice sealed\n")
    play.say("Bob sleeps")
    play.say("Ann throw")
    play.say("wait 5 seconds")
    play.say("Bob brings another")
    view = table.view("Ann")
    assert view.game
    play.say(f"Ann {view.game.choices[0].move}")
    play.say("Ann roll")
    devices = table.view("Ann").dice.devices
    assert [(one.name, one.out) for one in devices[1:]] == [("Bob-device", True), ("another", True)]


def test_a_device_that_is_told_another_story_stops():
    play, table = seated(TWO)
    play.say("Ann throw")
    view = table.view("Ann", 0)
    forged = []
    for news in view.news:
        entry = getattr(news.what, "entry", None)
        if entry and entry[0] == "rolled":
            dice = (entry[4][0] % 6 + 1, *entry[4][1:])
            news = replace(news, what=replace(news.what, entry=(*entry[:4], dice)))  # noqa: PLW2901
        forged.append(news)
    fresh = Device("Ann-device", table.host.room.id)
    with pytest.raises(Alarm):
        fresh.hear(replace(view, news=tuple(forged)))


def test_the_start_of_the_dice_holds_what_was_agreed_on():
    _, table = seated("sheet koans\nseats Ann + Bob, Cleo, [bold]\nfirst Cleo\ndice sealed\n")
    course = table.host.room.course
    assert course
    start: StartOfDice = course.start
    assert (start.game, start.first) == (table.host.room.id, 2)
    assert start.seats == (
        ("Ann", "Ann-device"), ("Bob", "Ann-device"), ("Cleo", "Cleo-device"), ("Bold", ""),
    )  # fmt: skip
    assert start.sheet == greed.core.identity.sheet_digest(greed.load("koans"))
