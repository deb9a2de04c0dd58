"""A record: a sheet, the seats, where the dice came from, and every event; enough to replay."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from greed.core.declared import declare
from greed.core.dice import Throw
from greed.core.errors import GreedError, RecordError, SetupError
from greed.core.game import apply, forfeit, start, throw
from greed.core.moves import FORFEIT, Move
from greed.core.people import change, is_change, joined
from greed.core.position import parse_position
from greed.core.sheet import Sheet
from greed.core.state import State

Event = Throw | Move
"""A throw (the faces in the order in which the dice fell), a move, a forfeit, a whole turn that was
declared by its points, or somebody who joins, sits out or comes back (`greed.core.people`)."""


class Record(Struct, frozen=True, kw_only=True):
    """One game as it happened.

    Attributes:
        sheet: the whole sheet, so that a record outlives any change of a preset.
        seats: the names of the players, in seat order; those who joined later come last.
        first: the seat that began, from 0.
        dice: where the dice came from, in the words of the source.
        tags: whatever else is worth knowing (date, place, event).
        events: throws and moves from the first on.
        position: the position from which it was played, as one line; empty: from the beginning.
        proof: what was said about dice that all devices make, line by line; opaque here, see
            `greed.sealed.verify_game`.
    """

    sheet: Sheet
    seats: tuple[str, ...]
    first: int = 0
    dice: str = ""
    tags: dict[str, str] = {}
    events: tuple[Event, ...] = ()
    position: str = ""
    proof: tuple[str, ...] = ()

    def __repr__(self) -> str:
        sheet, count = self.sheet.name or self.sheet.title, len(self.events)
        return f"<Record of {sheet}: {', '.join(self.seats)}; {count:,} events>"


def beginning(record: Record) -> State:
    """Return the state before the first event of a record.

    >>> import greed
    >>> line = "koans 2000,2500 1/1 decide 2 - 200 - - 40"
    >>> record = Record(sheet=greed.load("koans"), seats=("Ann", "Bob"), position=line)
    >>> beginning(record).scores
    (2000, 2500)

    Raises:
        RecordError: no game can begin so; says why.
    """
    seats = len(record.seats) - joined(record.events)
    if not record.position:
        try:
            return start(record.sheet, seats, record.first)
        except SetupError as error:
            raise RecordError(0, str(error)) from error
    try:
        state = parse_position(record.position, lambda _: record.sheet)
    except GreedError as error:
        raise RecordError(0, f"it began from a position that can't be: {error}") from error
    if (state.seats, state.first) != (seats, record.first):
        raise RecordError(0, "it began from a position with other seats")
    if state.over:
        raise RecordError(0, "it began from a position in which the game is over")
    return state


def apply_event(state: State, event: Event) -> State:
    """Return the state after an event.

    Raises:
        MoveError: the move, the forfeit, such a turn or such a change is not possible now.
        ThrowError: the dice cannot have fallen now.
    """
    if event == FORFEIT:
        return forfeit(state)
    if isinstance(event, Move) and event.kind == "points":
        return declare(state, event)
    if isinstance(event, Move) and is_change(event):
        return change(state, event)
    return apply(state, event) if isinstance(event, Move) else throw(state, event)


def ends_turn(before: State, event: Event, after: State) -> bool:
    """Say whether a turn is over with an event that led to a state; an offer belongs to the next.

    >>> import greed
    >>> before = greed.start(greed.load("koans"), seats=2)
    >>> after = greed.throw(before, (2, 3, 4, 6, 6))
    >>> ends_turn(before, (2, 3, 4, 6, 6), after)
    True
    """
    if isinstance(event, Move) and is_change(event):
        return event.kind == "out" and event.seat == before.seat
    going_on = isinstance(event, Move) and event.kind in ("roll", "accept", "decline")
    return after.phase in ("throw", "offer", "over") and not going_on


def replay(record: Record) -> Iterator[State]:
    """Yield the state before the first event and after each one, checking every event.

    >>> import greed
    >>> koans, bust = greed.load("koans"), (2, 3, 4, 6, 6)
    >>> record = greed.Record(sheet=koans, seats=("Ann", "Bob"), events=(bust,))
    >>> [state.seat for state in greed.replay(record)]
    [0, 1]

    Raises:
        RecordError: an event cannot have happened; carries its number.
    """
    state = beginning(record)
    yield state
    for number, event in enumerate(record.events, 1):
        try:
            state = apply_event(state, event)
        except GreedError as error:
            raise RecordError(number, str(error)) from error
        yield state
