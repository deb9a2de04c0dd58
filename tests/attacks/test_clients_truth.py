"""Attacks on a program's trust: dice, turns and games that a host makes up.

The host is the real one, and does what no honest one does; so all that it shows fits together.
"""

import pytest
from msgspec.structs import replace
from tests.support.evil_host import SHEET, EvilTable

import greed
from greed.client import Distrusted, Refused, Unreachable
from greed.client.device import Device, Kept
from greed.core.game import start
from greed.core.record import Record
from greed.room import Done, Problem, Step, View, told
from greed.room import ask as asks
from greed.room.choices import game_view
from greed.room.dealing import dealer_of
from greed.room.entries import Dice, Moved, Start, Thrown, Undo
from greed.room.view import News, You
from greed.sealed import Asked, Rolled

FIVE = (1, 1, 5, 2, 3)


@pytest.mark.parametrize("first", [0, 1, None])
@pytest.mark.parametrize("late", [False, True])
def test_an_honest_host_is_believed_whenever_one_looks(first, late):
    evil = EvilTable(first=first)
    for number in range(60):
        if evil.state.over:
            break
        if late and number % 7 == 0:
            evil.forget()
            evil.arrive()
        evil.move()
    assert evil.truth.state is not None
    assert evil.truth.state.scores == evil.state.scores


def test_an_honest_host_alone_with_bots_is_believed():
    evil = EvilTable(bot=True)
    while not evil.state.over:
        evil.move()
    assert evil.truth.state == evil.state


# -- what an evil host can have happen


def rolls_of(evil: EvilTable) -> list[tuple[int, ...]]:
    entries = [entry for step in evil.table.log for entry in step.entries]
    said = [entry.entry for entry in entries if isinstance(entry, Dice)]
    return [entry.dice for entry in said if isinstance(entry, Rolled)]


def the_last_roll_again(evil):
    again = next(dice for dice in reversed(rolls_of(evil)) if len(dice) == 5)
    evil.tell(Thrown(dice=again))


def a_roll_that_is_held_back(evil):
    """Have the next roll fall again, as if it had never been."""
    room = evil.table.host.room
    evil.ask_for(by="Bob-device")
    evil.look()
    evil.lie = lambda view: replace(
        view,
        news=tuple(each for each in view.news if not isinstance(each.what, told.Threw)),
        game=game_view(replace(room, course=evil.table.host.room.course)),
    )
    evil.settle()
    evil.lie = lambda view: view
    evil.table.host.room = replace(evil.table.host.room, state=room.state, ply=room.ply)
    evil.ask_for(by="Bob-device")
    evil.open_bob()


FORWARD = "koans 0?,1900 1/1 throw 5 - 0 - - 1"
HAPPENS = {
    "a roll told again": ("throw", the_last_roll_again, "not those of the devices"),
    "a roll of nobody's": (
        "throw", lambda evil: evil.tell(Thrown(dice=FIVE)), "not those of the devices",
    ),
    "a roll held back": ("throw", a_roll_that_is_held_back, "not those of the devices"),
    "dice of two faces": (
        "throw", lambda evil: evil.ask_for(faces=2), "dice of 2 faces, not 6",
    ),
    "points without a roll": (
        "throw", lambda evil: evil.tell(Moved(move="points 650", by="host")), "what cannot be",
    ),
    "a turn taken away": (
        "throw", lambda evil: evil.tell(Moved(move="forfeit", by="host")), "forfeit",
    ),
    "a player sent away": (
        "throw", lambda evil: evil.tell(Moved(move="out 1", by="host")), "what cannot be",
    ),
    "a move taken back": (
        "decide", lambda evil: evil.tell(Undo(by="host")), "nobody types in dice",
    ),
    "a second beginning": ("decide", lambda evil: evil.tell(Start(first=1)), "begin at seat 2"),
    "a game from elsewhere": (
        "decide", lambda evil: evil.tell(Start(first=0, position=FORWARD)), "nobody types in dice",
    ),
}  # fmt: skip
OF_DICE = {"a roll told again", "a roll of nobody's", "a roll held back", "dice of two faces"}


def done_by(name: str, *, bot: bool = False) -> EvilTable:
    """Return a table where an evil host has done something."""
    phase, act, _ = HAPPENS[name]
    evil = EvilTable(undo=name == "a move taken back", bot=bot)
    evil.until(phase, seat=0 if bot else 1, plies=0 if bot else 3)
    act(evil)
    return evil


@pytest.mark.parametrize("attack", HAPPENS)
def test_what_no_honest_host_does_is_not_believed(attack):
    evil = done_by(attack)
    with pytest.raises(Distrusted, match=HAPPENS[attack][2]):
        evil.settle()


@pytest.mark.parametrize("attack", HAPPENS)
def test_nor_by_a_program_that_comes_late(attack, monkeypatch):
    monkeypatch.setattr("time.sleep", lambda _: None)
    evil = done_by(attack)
    with pytest.raises((Distrusted, Unreachable)):
        evil.come_late()


@pytest.mark.parametrize("attack", sorted({*HAPPENS} - OF_DICE))
def test_alone_with_bots_turns_are_played_as_well(attack):
    evil = done_by(attack, bot=True)
    with pytest.raises(Distrusted):
        evil.look()


def test_a_roll_of_the_record_is_not_told_twice_to_one_who_came_late():
    evil = EvilTable()
    evil.until("keep")
    evil.forget()
    evil.arrive()
    evil.until("throw")
    the_last_roll_again(evil)
    with pytest.raises(Distrusted, match="not those of the devices"):
        evil.look()


def test_a_record_that_is_further_than_the_view_is_told_on_and_believed():
    evil = EvilTable()
    evil.until("throw", seat=1)
    old, view = evil.table.view("Ann", 0), evil.table.view
    evil.until("throw", seat=0, plies=evil.table.host.room.ply + 1)
    evil.lie = lambda _: replace(old, news=(), since=old.seq)
    evil.arrive()
    evil.lie = lambda _: view("Ann", old.seq)
    evil.look()
    assert evil.truth.state == evil.state
    evil.move()


# -- what it can show


def richer(view: View) -> View:
    assert view.game is not None
    line = view.game.position.split(" ")
    line[1] = f"{line[1].split(',')[0]},1950"
    return of_game(view, position=" ".join(line))


def of_dice(view: View, **changes: object) -> View:
    return replace(view, dice=replace(view.dice, **changes))


def of_game(view: View, **changes: object) -> View:
    assert view.game is not None
    return replace(view, game=replace(view.game, **changes))


SHOWN = {
    "unsealed": (lambda view: of_dice(view, sealed=False), "makes the dice of this game alone"),
    "unsealed to one who watches": (
        lambda view: replace(of_dice(view, sealed=False), you=You()), "of this game alone",
    ),
    "another game": (lambda view: of_dice(view, game="other"), "another game than the one"),
    "real dice": (lambda view: of_dice(view, mode="real"), "another game than the one"),
    "more points": (richer, "but what happened led to"),
    "other scores": (
        lambda view: of_game(view, scores=view.game.scores[::-1]), "another game than its position",
    ),
    "another's turn": (
        lambda view: of_game(view, seat=1 - view.game.seat), "another game than its position",
    ),
    "a winner": (lambda view: of_game(view, winners=(1,)), "another game than its position"),
    "no position": (lambda view: of_game(view, position=""), "what cannot be"),
    "nonsense": (lambda view: of_game(view, position="koans 0,0 nonsense"), "what cannot be"),
    "an end": (lambda view: replace(view, status="over"), "ends a game that is not over"),
    "a seat": (lambda view: replace(view, you=You(seats=(7,))), "a seat that isn't there"),
}  # fmt: skip


ONCE = {"real dice", "another game", "unsealed to one who watches"}
"""What can be seen only by those who saw the table before."""


def by_points() -> EvilTable:
    """Return a table in the middle of a game with points, so that no two seats are alike."""
    evil = EvilTable()
    while len({*evil.state.scores}) == 1:
        evil.move()
    evil.until("decide")
    return evil


@pytest.mark.parametrize("name", SHOWN)
def test_a_view_of_another_table_is_not_believed(name):
    evil = by_points()
    evil.lie, said = SHOWN[name]
    with pytest.raises(Distrusted, match=said):
        evil.look()


@pytest.mark.parametrize("name", sorted({*SHOWN} - ONCE))
def test_nor_is_it_by_one_who_comes_late(name):
    evil = by_points()
    evil.lie, _ = SHOWN[name]
    with pytest.raises(Distrusted):
        evil.come_late()


def test_a_seat_in_another_game_than_the_one_of_its_device_is_none():
    evil = EvilTable()
    evil.arrive()
    evil.lie = lambda view: of_dice(view, game="other")
    with pytest.raises(Distrusted, match="another game than the one"):
        evil.arrive()


def test_the_server_does_not_begin_where_the_dice_have_not_said():
    evil = EvilTable(first=None, start=False)

    def lie(view: View) -> View:
        room = evil.table.host.room
        if room.state is None:
            return view
        first = 1 - room.state.first
        news = tuple(
            replace(each, what=told.Started(first=first))
            if isinstance(each.what, told.Started)
            else each
            for each in view.news
        )
        game = game_view(replace(room, state=start(room.sheet, 2, first)))
        return replace(view, news=news, game=game)

    evil.lie = lie
    assert isinstance(evil.table.ask("Ann", asks.Start()), Done)
    with pytest.raises(Distrusted, match="begin at seat"):
        evil.settle()


def test_the_server_does_not_roll_alone_where_others_play():
    evil = EvilTable(start=False)
    evil.tell(Start(first=0))
    with pytest.raises(Distrusted, match="makes the dice of this game alone"):
        evil.look()


def test_a_game_without_its_beginning_is_not_believed_by_one_who_has_missed_nothing():
    evil = EvilTable(bot=True)
    evil.lie = lambda view: replace(view, news=(), since=0)
    with pytest.raises(Distrusted, match="not how it began"):
        evil.arrive()


# -- our device


def test_a_roll_of_ours_is_not_made_without_our_device():
    evil = EvilTable()
    evil.until("throw", seat=0)
    done = evil.ask_for(by="", devices=(1,))
    evil.look()  # somebody else's roll might be asked for like this
    ours = asks.Move(move="throw", ply=evil.table.host.room.ply)
    with pytest.raises(Distrusted, match="without our device"):
        evil.truth.moved(ours, done)


def test_a_device_that_is_sealed_by_its_word_alone_is_missed():
    evil = EvilTable(start=False)
    evil.lie = lambda view: replace(
        view, seats=(replace(view.seats[0], device="another"), *view.seats[1:])
    )
    evil.arrive()
    with pytest.raises(Distrusted, match="does not let our device play"):
        evil.look()


def test_a_device_that_is_refused_for_no_reason_says_so():
    evil = EvilTable(start=False)
    for code in ("busy", "wrong_phase"):
        evil.truth.refused(Problem(code=code, message="not now"))
    with pytest.raises(Refused, match="never"):
        evil.truth.refused(Problem(code="bad_request", message="never"))


def test_a_second_start_of_the_dice_or_one_for_other_rules_is_not_believed():
    evil = EvilTable(start=False)
    evil.table.ask("Ann", asks.Start())
    start = evil.course.start
    sheet = greed.load(SHEET)
    device = Device(Kept(), start.game)
    with pytest.raises(Distrusted, match="other rules"):
        device.follow(start, greed.load("classic"))
    device.follow(start, sheet)
    device.follow(start, sheet)
    with pytest.raises(Distrusted, match="two starts"):
        device.follow(replace(start, first=1), sheet)


# -- records


def without_its_proof(record: Record) -> Record:
    return replace(record, proof=())


def of_another_game_s_proof(record: Record) -> Record:
    other = EvilTable()
    other.until("decide", plies=len(record.events))
    return other.table.record()


def from_a_position(record: Record) -> Record:
    line = greed.position(next(iter(greed.replay(record))))
    return replace(record, position=line)


def cut_off(record: Record) -> Record:
    return replace(record, events=record.events[:1])


@pytest.mark.parametrize("lie", [without_its_proof, of_another_game_s_proof, from_a_position])
def test_a_record_that_does_not_prove_what_is_shown_is_not_believed(lie):
    evil = EvilTable()
    evil.until("decide")
    told_of = greed.to_jsonl(lie(evil.table.record()))
    evil.record = lambda: told_of
    with pytest.raises(Distrusted):
        evil.come_late()


def test_a_record_that_is_behind_the_view_is_waited_for(monkeypatch):
    evil, pauses = EvilTable(), list[float]()
    monkeypatch.setattr("time.sleep", pauses.append)
    evil.until("decide")
    told_of = greed.to_jsonl(cut_off(evil.table.record()))
    evil.record = lambda: told_of
    with pytest.raises(Unreachable, match="no record of the game that it shows"):
        evil.come_late()
    assert sum(pauses) > 1


@pytest.mark.parametrize("text", ["", "{}", "[" * 100_000, '{"greed":1}\n' * 3, "\x00"])
def test_a_record_that_is_none_is_not_believed(text):
    evil = EvilTable()
    evil.until("decide")
    evil.record = lambda: text
    with pytest.raises(Distrusted):
        evil.come_late()


def rolled_alone(evil: EvilTable) -> Step:
    """Return a roll that the host makes alone, and makes up what is played."""
    room, draft = evil.table.host.room, evil.table.host.draft()
    dealer = dealer_of(room, draft.means.secret)
    asked = Asked(dealer.course.k + 1, "", (), 5, 6)
    draft.say(asked)
    dealer.follow(asked)
    rolled = dealer.roll()
    assert rolled is not None
    draft.say(rolled)
    state = draft.room.state
    assert state is not None
    if state.phase == "keep":
        draft.play_turn()
        draft.due = False
    return draft.end()


@pytest.mark.parametrize(
    ("shorter", "said"), [(True, "less of the dice than before"), (False, "cannot be")]
)
def test_a_device_that_was_there_knows_a_game_that_was_played_another_time(
    shorter, said, monkeypatch
):
    monkeypatch.setattr("time.sleep", lambda _: None)
    evil = EvilTable(start=False)
    evil.arrive()
    evil.table.ask("Ann", asks.Start())
    evil.settle()
    begun = len(evil.table.log)
    evil.until("decide")
    del evil.table.log[begun:]  # as if it had never been
    evil.table.restart()
    evil.lie = lambda view: view
    if not shorter:
        while evil.course.count <= evil.shelf.read().count:
            evil.table.host.keep(rolled_alone(evil))
    with pytest.raises((Distrusted, Unreachable), match=said):
        evil.arrive()


@pytest.mark.parametrize(
    "entry",
    [[], ["rolled"], ["asked", 1], ["asked", "1", 2, 3, 4, 5], [[]], ["joined", "x", "y", [99]],
     ["rolled", 10**30, [], "", []], ["asked", 10**19, "", [], 5, 6], [None], [{"a": 1}]],
)  # fmt: skip
def test_nonsense_about_dice_is_not_believed_and_breaks_nothing(entry):
    evil = EvilTable()
    evil.until("decide")
    nonsense = News(seq=evil.view.seq + 1, at=0.0, what=told.Dice(entry=tuple(entry)))
    evil.lie = lambda view: replace(view, news=(nonsense,), seq=view.seq + 1)
    with pytest.raises(Distrusted):
        evil.look()
