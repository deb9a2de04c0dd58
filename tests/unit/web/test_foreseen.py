"""A stored step isn't folded again if a draft has foreseen it: the slow twin folds it still."""

import random
import time

import msgspec
import pytest

import greed
from greed.core.game import legal_moves
from greed.fair._log import Heads
from greed.store import Step, encode_step
from greed.web.rooms.dice.dealing import draft_of
from greed.web.rooms.draft import settle
from greed.web.rooms.foreseen import Foreseen
from greed.web.rooms.live import Live
from greed.web.rooms.opening import opening
from greed.wire import Create, MoveRequest


@pytest.fixture(params=["official", "koans", "classic+zilch"])
def pair(request):
    """A room whose game has begun, with a clock, as two workers have it in memory."""
    asked = {
        "sheet": request.param, "start": True, "first": 0, "dice": "fair", "clock": {"seconds": 30},
        "seats": [{"name": "Ann"}, {"name": "Bob"}, {"bot": "bold"}],
    }  # fmt: skip
    made = opening(msgspec.convert(asked, Create), greed.load(request.param), "t", coach=False)
    now = time.time()
    status, step = made.begun(now, start=True)
    room = made.room(now, status)
    both = Live(room), Live(room)
    for live in both:
        live.take(step)
    return both


@pytest.fixture
def live(pair):
    """The room as one worker has it."""
    return pair[0]


def laid_open(thing):
    """Return all that an object of ours holds, however deep, as plain data."""
    if isinstance(thing, Heads):
        return [thing[k] for k in range(len(thing))]
    if isinstance(thing, list):
        return [laid_open(each) for each in thing]
    if type(thing).__module__.startswith("greed.") and hasattr(thing, "__dict__"):
        return {name: laid_open(value) for name, value in vars(thing).items()}
    return thing


def drafted(table, lots):
    """Return a step that somebody may want: a move, or the rest of a turn."""
    by = lots.choice(["seat", "seat", "seat", "seat", "clock", "host"])
    if table.seats[table.state.seat].bot:
        by = "bot"
    draft = draft_of(table, by=by, name=(table.state.seat, str(table.seq)))
    if by != "seat":
        draft.play_turn()
        return draft.step()
    moves = legal_moves(table.state)
    move = str(lots.choice(moves)) if moves else "throw"
    settle(draft, MoveRequest(move=move, ply=table.ply))
    return draft.step()


def test_a_table_that_becomes_what_was_foreseen_stands_where_the_log_leads(pair):
    live, folding = pair
    lots = random.Random(1)
    for _ in range(250):
        if live.table.state.over:
            break
        entries = drafted(live.table, lots)
        assert isinstance(entries, Foreseen)
        step = Step(live.table.seq + 1, entries.ahead.at, encode_step(entries))
        live.take(step, entries)
        folding.take(step)
        assert live.tail[-1] == folding.tail[-1]
        assert laid_open(live.table) == laid_open(folding.table)


def test_a_draft_that_comes_to_nothing_leaves_no_trace(live):
    before = laid_open(live.table)
    draft_of(live.table, by="host").play_turn()
    assert laid_open(live.table) == before
    entries = drafted(live.table, random.Random(2))
    step = Step(live.table.seq + 1, entries.ahead.at, encode_step(entries))
    live.take(step, entries)
    known = before["proof"]["session"]["_heads"]
    assert live.table.proof.session.heads[: len(known)] == known
