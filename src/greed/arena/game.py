"""One game between bots, refereed: who breaks the rules of play loses, and the game ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from msgspec import Struct

from greed.arena.deal import Deal
from greed.bots import protocol
from greed.bots.asking import decision, guarded
from greed.bots.interface import Bot, Breach, begin, end
from greed.core.game import apply, legal_moves, start, throw
from greed.core.moves import Move, parse_move
from greed.core.record import Event
from greed.core.sheet import Sheet
from greed.core.state import State

__all__ = ["Fault", "Game", "forfeit", "play_game", "read_events", "write_events"]

Answer = TypeVar("Answer")

LONGEST = 20_000
"""Events after which a game that does not end is ended; the highest score wins it."""


class Fault(Struct, frozen=True, array_like=True):
    """Why a game was lost by rule: the place of the bot at the table, and its breach."""

    place: int
    kind: str
    detail: str


class Game(Struct, frozen=True, array_like=True, omit_defaults=True):
    """A game as it ended; places are those of the table, whatever seats were taken.

    Attributes:
        scores: by place.
        winners: places.
        fault: the breach that ended the game, if one did.
        events: what happened, if it was to be kept, as `write_events` writes it.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    fault: Fault | None = None
    events: str = ""


def forfeit(scores: Sequence[int], fault: Fault, events: str = "") -> Game:
    """Return a game that ended by a breach: all others have won it."""
    others = tuple(place for place in range(len(scores)) if place != fault.place)
    return Game(tuple(scores), others, fault, events)


def play_game(
    sheet: Sheet,
    bots: Sequence[Bot],
    seating: Sequence[int],
    seed: str,
    *,
    keep: bool = False,
    mirror: bool = False,
    watch: Callable[[State, Event, State], None] | None = None,
) -> Game:
    """Play a game between bots in a seating: `seating[seat]` is the bot in that seat.

    The dice are those of the deal with this seed, with `mirror` those of its seats in reverse.
    Bots are asked only where they have a choice. `watch` is shown every event with the states
    before and after it.
    """
    table = _Table(sheet, bots, seating, Deal(seed, mirror=len(seating) if mirror else 0), watch)
    fault = None
    try:
        table.play()
    except Breach as breach:
        fault = Fault(seating[table.asked], breach.kind, breach.detail)
    scores = [0] * len(seating)
    for seat, place in enumerate(seating):
        scores[place] = table.state.scores[seat]
    events = write_events(table.events) if keep else ""
    game = (
        forfeit(scores, fault, events)
        if fault
        else Game(tuple(scores), tuple(sorted(seating[seat] for seat in table.won())), None, events)
    )
    table.say_goodbye(None if fault is None else seating.index(fault.place))
    return game


class _Table:
    """A game under way; `asked` is the seat that is being asked for something."""

    def __init__(
        self,
        sheet: Sheet,
        bots: Sequence[Bot],
        seating: Sequence[int],
        deal: Deal,
        watch: Callable[[State, Event, State], None] | None,
    ) -> None:
        self.state: State = start(sheet, len(seating))
        self.bots = [bots[place] for place in seating]
        self.deal = deal
        self.watch = watch
        self.events: list[Event] = []
        self.asked = 0

    def play(self) -> None:
        for seat, bot in enumerate(self.bots):
            self.asked = seat
            guarded(partial(begin, bot, seat, len(self.bots), self.deal.seed))
        while not self.state.over and self.state.ply < LONGEST:
            self._step()

    def _step(self) -> None:
        state = self.state
        event: Event
        if state.phase == "throw":
            event = self.deal.throw(state)
            self.state = throw(state, event)
        else:
            event = self._move(state)
            self.state = apply(state, event)
        self.deal.saw(state, event, self.state)
        self.events.append(event)
        if self.watch is not None:
            self.watch(state, event, self.state)

    def _move(self, state: State) -> Move:
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        self.asked = state.seat
        return decision(self.bots[state.seat], state, moves)

    def won(self) -> tuple[int, ...]:
        state = self.state
        if state.over:
            return state.winners
        best = max(state.scores)
        return tuple(seat for seat, score in enumerate(state.scores) if score == best)

    def say_goodbye(self, offender: int | None) -> None:
        scores = self.state.scores
        result = (
            protocol.won(scores, self.won())
            if offender is None
            else protocol.forfeited(scores, offender)
        )
        for bot in self.bots:
            try:
                guarded(partial(end, bot, result))
            except Breach:
                continue  # the game is over: what a bot does now is found in its next game


def write_events(events: Sequence[Event]) -> str:
    """Return events as short text, for a journal.

    >>> write_events([(1, 1, 5), Move("keep", (1, 1))])
    '1 1 5;keep 1 1'
    """
    return ";".join(
        str(event) if isinstance(event, Move) else " ".join(map(str, event)) for event in events
    )


def read_events(text: str) -> tuple[Event, ...]:
    """Return the events of a text, the inverse of `write_events`.

    >>> read_events("1 1 5;keep 1 1")
    ((1, 1, 5), Move(kind='keep', dice=(1, 1)))
    """
    return tuple(
        tuple(map(int, part.split())) if part[0].isdigit() else parse_move(part)
        for part in text.split(";")
        if part
    )
