"""Games as a server sends them, for the page, which folds them: with the odds by the core."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

import greed
from greed.core.declared import left_choices, why_no_declaring
from greed.core.identity import builtins
from greed.core.jsonl import to_jsonl
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.core.turn import bust_chance
from greed.packs import pack
from greed.policies import gain
from greed.room import Entry, Recorder, Room, Seating, Setup, encode_step, replayed
from greed.room.entries import Joined, Moved, Start, Thrown, Undo
from greed.testing.play import coming_or_going
from greed.web.log import game_state

Line = dict[str, Any]
NAMES = ("Ann", "Bob", "Ann")


def lines(sheet: Sheet, seed: int, longest: int = 150) -> Iterator[Line]:
    """Yield a game's pack, then each step of its room as the server tells it, with the odds."""
    lots = random.Random(seed)
    seats = min(sheet.seats.max, lots.choice((2, 3)))
    first = lots.randrange(seats)
    setup = Setup(game="g", sheet=builtins(sheet), seats=seats, dice="real", first=first)
    room, luck, recorder = Room.of(setup, 0.0), Luck(), Recorder()
    yield {"pack": pack(sheet).decode()}
    entries: tuple[Entry, ...] = tuple(
        Seating(seat=seat, name=name, key=str(seat)) for seat, name in enumerate(NAMES[:seats])
    )
    entries += (Start(first=first),)
    for _ in range(longest):
        before = room.state
        room, happened, _ = replayed(room, room.seq + 1, 0.0, encode_step(entries))
        for entry in entries:
            recorder.take(entry)
        state = room.state
        assert state is not None
        luck.note(before, entries[0], state)
        yield {
            "step": msgspec.to_builtins(happened),
            "game": msgspec.to_builtins(game_state(room)),
            "luck": luck.now,
            "bust": float(bust_chance(state.rules, state.hand)) if state.phase == "throw" else None,
        }
        following = _next(state, lots, undo=bool(room.played))
        if following is None:
            break
        entries = (following,)
    yield {"record": to_jsonl(recorder.record(room))}


class Luck:
    """Per seat, what its throws could have scored, above what such throws score on average."""

    def __init__(self) -> None:
        self.now: list[float] = []
        self._past: list[list[float]] = []

    def note(self, before: State | None, entry: Entry, after: State) -> None:
        """Take in what happened between two states."""
        if isinstance(entry, Undo):
            self.now = self._past.pop()
            return
        if before is not None:
            self._past.append(self.now)
        self.now = [*self.now, *[0.0] * (after.seats - len(self.now))]
        if isinstance(entry, Thrown) and before is not None:
            cast = before.rules.cast(before.hand, tuple(sorted(entry.dice)))
            options = (cast.free,) if cast.free else cast.options
            best = max((option.points for option in options), default=0)
            self.now[before.seat] += best - gain(before.rules, before.hand)


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
