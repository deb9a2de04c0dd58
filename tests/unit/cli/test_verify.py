"""`greed verify`: what it says, and how it ends."""

import json

import msgspec
import pytest
from msgspec.structs import replace
from tests.support.sealed import SealedTable

import greed
from greed.core.identity import sheet_digest
from greed.core.jsonl import to_jsonl
from greed.core.moves import FORFEIT
from greed.core.record import Event

KOANS = greed.load("koans")


@pytest.fixture
def record():
    """The record of a game of two that has not gone far; its last turn was lost by silence."""
    table = SealedTable("ab", first=0, sheet=sheet_digest(KOANS))
    state, events = greed.start(KOANS, 2), list[Event]()
    for _ in range(3):
        fallen = table.roll("ab"[state.seat], state.hand.dice)
        events.append(fallen)
        state = greed.throw(state, fallen)
        while state.phase in ("keep", "decide"):
            move = next(m for m in greed.legal_moves(state) if str(m) != "roll")
            events.append(move)
            state = greed.apply(state, move)
    table.ask("ab"[state.seat], state.hand.dice)
    table.give_up(away=True)
    said = (table.start, *table.entries)
    return greed.Record(
        sheet=KOANS,
        seats=("Player a", "Player b"),
        dice="fair",
        events=(*events, FORFEIT),
        tags={"head": table.dealer.course.head.hex()},
        proof=tuple(msgspec.json.encode(one).decode() for one in said),
    )


@pytest.fixture
def checked(program):
    """Write a record to a file and verify it."""

    def checking(record, *options):
        path = program.folder / "game.jsonl"
        path.write_text(to_jsonl(record), "utf-8")
        return program("verify", str(path), *options)

    return checking


def test_a_good_record_says_how_often_each_device_took_part(checked, record):
    answer = checked(record)
    said = " ".join(answer.out.split())
    assert answer.code == 0
    assert "All 3 rolls are what all devices have made together." in said
    assert "1 roll was void" in said
    assert said.count("took part in all 3 rolls.") == 2


def test_everything_is_given_as_data(checked, record):
    answer = checked(record, "--json")
    data = json.loads(answer.out)
    assert (answer.code, data["right"], data["void"]) == (0, True, 1)
    assert [device["took"] for device in data["devices"]] == [3, 3]


@pytest.mark.parametrize(
    ("bend", "said"),
    [
        (lambda r: replace(r, proof=(*r.proof[:-1],)), "its end is missing"),
        (lambda r: replace(r, tags={}), "its end is missing"),
        (lambda r: replace(r, proof=(r.proof[0], *r.proof[2:])), "entry 1"),
        (lambda r: replace(r, proof=("[]", *r.proof[1:])), "isn't a record of sealed dice"),
        (lambda r: replace(r, seats=("Player b", "Player a")), "The players aren't"),
        (lambda r: replace(r, sheet=greed.load("koans(target=9000)")), "The rules aren't"),
        (lambda r: replace(r, events=r.events[:-1]), "should be forfeit, not missing"),
    ],
    ids=["end", "head", "entry", "start", "players", "rules", "lost-turn"],
)
def test_a_record_that_was_changed_is_refused(checked, record, bend, said):
    answer = checked(bend(record))
    assert answer.code == 1
    assert said in " ".join((answer.out + answer.err).split())


@pytest.mark.parametrize(("dice", "said"), [("real", "rolled their own"), ("fair", "Nobody else")])
def test_where_no_devices_made_the_dice_there_is_nothing_to_check(checked, record, dice, said):
    answer = checked(replace(record, proof=(), dice=dice))
    assert answer.code == 2
    assert said in " ".join((answer.out + answer.err).split())
