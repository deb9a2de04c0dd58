"""Games between bots on the dice of a deal, refereed: who breaks the rules loses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from msgspec import Struct

from greed.arena.plan import Plan
from greed.bots import bot, protocol
from greed.bots.interface import Bot, Breach, close, end, guarded
from greed.bots.play import Play
from greed.core.game import start
from greed.core.moves import Move, parse_move
from greed.core.record import Event
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.fair.deal import Deal

__all__ = [
    "Deals",
    "Fault",
    "PlayedGame",
    "forfeit",
    "play_game",
    "play_unit",
    "read_events",
    "write_events",
]


LONGEST = 20_000
"""Events after which a game that does not end is ended; the highest score wins it."""


class Fault(Struct, frozen=True, array_like=True):
    """Why a game was lost by rule: the place of the bot at the table, and its breach."""

    place: int
    kind: str
    detail: str


class PlayedGame(Struct, frozen=True, array_like=True, omit_defaults=True):
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


def forfeit(scores: Sequence[int], fault: Fault, events: str = "") -> PlayedGame:
    """Return a game that ended by a breach: all others have won it."""
    others = tuple(place for place in range(len(scores)) if place != fault.place)
    return PlayedGame(tuple(scores), others, fault, events)


def play_game(
    sheet: Sheet,
    bots: Sequence[Bot],
    seating: Sequence[int],
    seed: str,
    *,
    keep: bool = False,
    mirror: bool = False,
    watch: Callable[[State, Event, State], None] | None = None,
) -> PlayedGame:
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
    return PlayedGame(scores, tuple(sorted(seating[seat] for seat in won)), None, events)


def _won(state: State) -> tuple[int, ...]:
    """Return the seats that have won; in a game that was ended, those with the best score."""
    if state.over:
        return state.winners
    best = max(state.scores)
    return tuple(seat for seat, score in enumerate(state.scores) if score == best)


def _say_goodbye(play: Play, result: str) -> None:
    """Tell every bot how the game ended; what a bot does now is found in its next game."""
    for player in filter(None, play.bots):
        with suppress(Breach):
            guarded(partial(end, player, result))


def write_events(events: Sequence[Event]) -> str:
    """Return events as short text, for a journal.

    >>> from greed import Move
    >>> from greed.arena.game import write_events
    >>> write_events([(1, 1, 5), Move("keep", (1, 1))])
    '1 1 5;keep 1 1'
    """
    return ";".join(
        str(event) if isinstance(event, Move) else " ".join(map(str, event)) for event in events
    )


def read_events(text: str) -> tuple[Event, ...]:
    """Return the events of a text, the inverse of `write_events`.

    >>> from greed.arena.game import read_events
    >>> read_events("1 1 5;keep 1 1")
    ((1, 1, 5), Move(kind='keep', dice=(1, 1)))
    """
    return tuple(
        tuple(map(int, part.split())) if part[0].isdigit() else parse_move(part)
        for part in text.split(";")
        if part
    )


Deals = list[list[PlayedGame]]
"""Per deal, one game for each seat order."""

PATIENCE = 3
"""Breaches of a bot in one piece of work after which its other games there are not played."""


def play_unit(plan: Plan, table: int, unit: int) -> Deals:
    """Return the games of a piece of work.

    Raises:
        BotError: a bot cannot be made here.
    """
    places = plan.tables[table]
    bots = [bot(plan.bots[number]) for number in places]
    for player in bots:
        if hasattr(player, "limit"):
            player.limit = plan.limit
    breaches: Counter[int] = Counter()
    try:
        return [
            [
                _play(plan, bots, seating, f"{plan.seed}/{table}/{deal}", breaches)
                for seating in plan.seatings(table)
            ]
            for deal in plan.unit_range(table, unit)
        ]
    finally:
        for player in bots:
            close(player)


def _play(
    plan: Plan, bots: Sequence[Bot], seating: Sequence[int], seed: str, breaches: Counter[int]
) -> PlayedGame:
    for place, count in sorted(breaches.items()):
        if count >= PATIENCE:
            fault = Fault(place, "out", f"not played after {PATIENCE} breaches")
            return forfeit([0] * len(seating), fault)
    game = play_game(plan.sheet, bots, seating, seed, keep=plan.events)
    if game.fault:
        breaches[game.fault.place] += 1
    return game
