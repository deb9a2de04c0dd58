"""What a throw or move came to, as facts: computed from the states before and after it."""

from __future__ import annotations

from typing import Literal

from greed import store
from greed.core.bank import why_no_points
from greed.core.moves import Move
from greed.core.state import State
from greed.store import Thrown
from greed.web.protocol import Banked, Event, Forfeit, Kept, Offered, Rolled, Threw, Valued

__all__ = ["forfeited", "moved", "threw", "valued"]

By = Literal["seat", "bot", "clock", "host"]


def threw(
    before: State, after: State, entry: Thrown, index: int, silent: tuple[int, ...] = ()
) -> Event:
    """Return what a throw came to."""
    cast = before.rules.cast(before.hand, tuple(sorted(entry.dice)))
    outcome: Literal["keep", "bust", "missed", "saved"] = "keep"
    if not cast.options:
        outcome = "saved" if cast.free else "missed" if cast.missed else "bust"
    ended = outcome in ("bust", "missed")
    return Threw(
        seat=before.seat,
        by=entry.by,
        index=index,
        dice=entry.dice,
        outcome=outcome,
        points=cast.free.points if cast.free else 0,
        lost=before.points if ended else 0,
        score=after.scores[before.seat] if ended else None,
        silent=silent,
    )


def valued(entry: store.Valued) -> Event:
    """Return that a seat gave its value."""
    return Valued(seat=entry.seat, number=entry.number, value=entry.value)


def forfeited(before: State, after: State, by: By) -> Event:
    """Return what a forfeit came to."""
    score = after.scores[before.seat]
    return Forfeit(seat=before.seat, by=by, lost=before.points, score=score)


def moved(before: State, after: State, move: Move, by: By) -> Event:
    """Return what a move came to."""
    seat = before.seat
    match move.kind:
        case "keep":
            assert before.cast is not None
            option = before.cast.by_dice[move.dice]
            return Kept(
                seat=seat,
                by=by,
                dice=move.dice,
                points=option.points,
                turn=before.points + option.points,
                hot=len(move.dice) == before.hand.dice and option.hand.dice > 0,
                score=after.scores[seat] if option.tally else None,
            )
        case "roll":
            return Rolled(seat=seat, by=by)
        case "bank":
            score = after.scores[seat]
            return Banked(
                seat=seat,
                by=by,
                points=score - before.scores[seat],
                score=score,
                why=why_no_points(before),
            )
        case _:
            assert before.offer is not None
            return Offered(
                seat=seat,
                by=by,
                accepted=move.kind == "accept",
                points=before.offer.points,
                dice=before.offer.hand.dice,
            )
