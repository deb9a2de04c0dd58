"""One game between bots, refereed: who breaks the rules of play loses, and the game ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from msgspec import Struct

from greed.arena.deal import Deal
from greed.bots import protocol
from greed.bots.asking import guarded
from greed.bots.interface import Bot, Breach, end
from greed.core.game import start
from greed.core.moves import Move, parse_move
from greed.core.record import Event
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.game.play import Play

__all__ = ["Fault", "Game", "forfeit", "play_game", "read_events", "write_events"]

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
    seats = len(seating)
    deal = Deal(seed, mirror=seats if mirror else 0)
    play = Play(start(sheet, seats), deal.throw, [bots[place] for place in seating])
    breach: Breach | None = None
    try:
        play.begin([seed] * seats)
        for step in play.run(LONGEST):
            deal.saw(*step)
            if watch is not None:
                watch(*step)
    except Breach as broken:
        breach = broken
    by_place = dict(zip(seating, play.state.scores, strict=True))
    scores = tuple(by_place[place] for place in range(seats))
    events = write_events(play.events) if keep else ""
    if breach is not None:
        _say_goodbye(play, protocol.forfeited(play.state.scores, play.asked))
        return forfeit(scores, Fault(seating[play.asked], breach.kind, breach.detail), events)
    won = _won(play.state)
    _say_goodbye(play, protocol.won(play.state.scores, won))
    return Game(scores, tuple(sorted(seating[seat] for seat in won)), None, events)


def _won(state: State) -> tuple[int, ...]:
    """Return the seats that have won; in a game that was ended, those with the best score."""
    if state.over:
        return state.winners
    best = max(state.scores)
    return tuple(seat for seat, score in enumerate(state.scores) if score == best)


def _say_goodbye(play: Play, result: str) -> None:
    """Tell every bot how the game ended; what a bot does now is found in its next game."""
    for bot in filter(None, play.bots):
        with suppress(Breach):
            guarded(partial(end, bot, result))


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
