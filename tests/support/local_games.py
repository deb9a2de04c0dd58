"""Games as the server tells and shows them, for the page, which does so by itself offline."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

import greed
from greed.core.declared import left_choices, why_no_declaring
from greed.core.dice import throws
from greed.core.jsonl import to_jsonl
from greed.core.moves import Move
from greed.core.odds import bust_chance
from greed.core.record import Record
from greed.core.sheet import Sheet, builtins
from greed.core.state import State
from greed.core.turn import Hand, rules_of
from greed.packs import pack
from greed.policies import gain
from greed.store import (
    Entry,
    Joined,
    Moved,
    RoomRow,
    Seating,
    Setup,
    Start,
    Step,
    Thrown,
    Undo,
    encode_step,
)
from greed.testing.play import coming_or_going
from greed.web.rooms.fold import fold_step
from greed.web.rooms.people import distinct
from greed.web.rooms.room import Room
from greed.web.rooms.views import game_view
from greed.web.workers.questions import HandOdds

Line = dict[str, Any]
NAMES = ("Ann", "Bob", "Ann")


def lines(sheet: Sheet, seed: int, longest: int = 150) -> Iterator[Line]:
    """Yield a game's pack, then each of its entries with what it was and how the game stands."""
    lots = random.Random(seed)
    seats = min(sheet.seats.max, lots.choice((2, 3)))
    first = lots.randrange(seats)
    setup = Setup(game="g", sheet=builtins(sheet), seats=seats, dice="real", first=first)
    row = RoomRow(
        id="g", code="C", watch="w", created=0.0, touched=0.0, status="open", deadline=None,
        setup=msgspec.json.encode(setup), secret=bytes(32),
    )  # fmt: skip
    room, odds = Room.empty(row), Odds(sheet)
    names = NAMES[:seats]
    sits = tuple(Seating(seat=seat, name=name, key=str(seat)) for seat, name in enumerate(names))
    room, _, _ = fold_step(room, Step(1, 0.0, encode_step(sits)))
    yield {"pack": pack(sheet).decode(), "seats": names, "first": first}
    entry: Entry | None = Start(first=first)
    events: list[Any] = []
    for _ in range(longest):
        if entry is None:
            break
        room, told, _ = fold_step(room, Step(room.seq + 1, 0.0, encode_step((entry,))))
        match entry:
            case Thrown(dice=dice):
                events.append(dice)
            case Moved(move=move):
                events.append(greed.parse_move(move))
            case Joined():
                events.append(greed.JOIN)
            case Undo():
                events.pop()
            case _:
                pass
        state = room.state
        assert state is not None
        yield {
            "entry": _entry(entry),
            "events": msgspec.to_builtins(told),
            "view": msgspec.to_builtins(game_view(room, odds)),
        }
        entry = _next(state, lots, undo=bool(events))
    record = Record(
        sheet=sheet, seats=distinct(tuple(seat.name for seat in room.seats)),
        first=first, dice="real",
        tags={"date": "1970-01-01"}, events=tuple(events),
    )  # fmt: skip
    yield {"record": to_jsonl(record)}


class Odds:
    """What the hands of a sheet bring, as the helpers of a server work it out."""

    def __init__(self, sheet: Sheet) -> None:
        self._rules = rules_of(sheet)
        self._known: dict[Hand, HandOdds] = {}

    def __call__(self, hand: Hand) -> HandOdds:
        """Return the odds of a hand."""
        if hand not in self._known:
            self._known[hand] = self._work_out(hand)
        return self._known[hand]

    def _work_out(self, hand: Hand) -> HandOdds:
        if not hand.dice:
            return HandOdds(0.0, 0.0, None)
        busts = (
            thrown
            for thrown in throws(hand.dice, self._rules.sheet.dice.faces)
            if not ((cast := self._rules.cast(hand, thrown)).options or cast.free or cast.missed)
        )
        chance = float(bust_chance(self._rules, hand))
        return HandOdds(chance, gain(self._rules, hand), next(busts, None))


def _next(state: State, lots: random.Random, *, undo: bool) -> Entry | None:
    if undo and lots.random() < 0.03:
        return Undo()
    if state.over:
        return None
    if lots.random() < 0.04 and (change := coming_or_going(state, lots)):
        if change == greed.JOIN:
            return Joined(name=f"Guest {state.seats}", key="0")
        return Moved(move=str(change), by="host")
    if why_no_declaring(state) is None and lots.random() < 0.2:
        points = state.points + 50 * lots.randrange(30)
        with suppress(greed.IllegalMove):
            left = lots.choice(left_choices(state, points))
            move = Move("points", points=points, left=left)
            greed.declare(state, move)
            return Moved(move=str(move))
    if state.phase == "throw":
        faces = range(1, state.rules.sheet.dice.faces + 1)
        return Thrown(dice=tuple(lots.choices(faces, k=state.hand.dice)))
    return Moved(move=str(lots.choice(list(greed.legal_moves(state)))))


def _entry(entry: Entry) -> Line:
    match entry:
        case Start(first=first):
            return {"kind": "start", "first": first}
        case Thrown(dice=dice):
            return {"kind": "throw", "dice": dice, "by": "seat"}
        case Moved(move=move):
            return {"kind": "move", "move": move, "by": "seat"}
        case Joined(name=name):
            return {"kind": "join", "name": name}
        case _:
            return {"kind": "undo"}
