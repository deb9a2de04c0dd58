"""What a throw or move came to, as facts: computed from the states before and after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from greed import store
from greed.core.bank import why_no_points
from greed.core.declared import ending
from greed.core.events import events
from greed.core.moves import FORFEIT, Move
from greed.core.record import ends_turn
from greed.core.state import State
from greed.web.rooms.proof import By
from greed.wire import (
    Declared,
    DeviceSaid,
    Event,
    Forfeit,
    Frozen,
    Kept,
    Offered,
    PlayersChanged,
    PointsBanked,
    Rolled,
    Threw,
    Warned,
)

__all__ = ["changed", "forfeited", "moved", "said", "threw"]


def threw(
    before: State,
    after: State,
    dice: tuple[int, ...],
    by: By,
    index: int,
    number: int | None = None,
) -> Event:
    """Return what a throw came to; `number` is that of its roll, where dice are proven."""
    cast = before.rules.cast(before.hand, tuple(sorted(dice)))
    outcome: Literal["keep", "bust", "missed", "saved"] = "keep"
    if not cast.options:
        outcome = "saved" if cast.free else "missed" if cast.missed else "bust"
    ended = outcome in ("bust", "missed")
    return Threw(
        seat=before.seat,
        by=by,
        index=index,
        dice=dice,
        outcome=outcome,
        points=cast.free.points if cast.free else 0,
        lost=before.points if ended else 0,
        score=after.scores[before.seat] if ended else None,
        number=number,
        came_to=events(before, dice, after),
    )


def forfeited(before: State, after: State, by: By) -> Event:
    """Return what a forfeit came to."""
    score = after.scores[before.seat]
    came_to = events(before, FORFEIT, after)
    return Forfeit(seat=before.seat, by=by, lost=before.points, score=score, came_to=came_to)


def changed(before: State, after: State, move: Move, by: By, name: str | None) -> Event:
    """Return who joined, sat out or came back; `name` is that of a newcomer."""
    what: Literal["join", "out", "back"] = "join"
    if move.kind != "join":
        what = "out" if move.kind == "out" else "back"
    return PlayersChanged(
        seat=before.seats if what == "join" else move.seat,
        by=by,
        what=what,
        name=name,
        ends=ends_turn(before, move, after),
        came_to=events(before, move, after),
    )


def said(entry: store.Said, seats_of: Callable[[int], tuple[int, ...]]) -> list[Event]:
    """Return what a statement is, besides the moves and throws that it brings about.

    `seats_of` says which seats a device holds.
    """
    word, *rest = entry.body.split(" ")
    if entry.by < 0:
        if word == "warn":
            device = int(rest[0])
            return [Warned(device=device, seats=seats_of(device))]
        if word == "freeze":
            devices = () if rest[1] == "-" else tuple(map(int, rest[1].split(",")))
            return [Frozen(number=int(rest[0]), devices=devices)]
        return []
    about = entry.by
    number: int | None = None
    match word, rest[1:]:
        case "ready" | "value", [first, *_]:
            number = int(first)
        case "over", [first, _]:
            about = int(first)
        case (("reveal" | "back" | "renew"), _):
            pass
        case _:
            return []
    return [DeviceSaid(what=word, device=about, by=entry.by, number=number)]


def moved(before: State, after: State, move: Move, by: By) -> Event:
    """Return what a move came to."""
    seat, came_to = before.seat, events(before, move, after)
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
                came_to=came_to,
            )
        case "roll":
            return Rolled(seat=seat, by=by)
        case "bank":
            score = after.scores[seat]
            return PointsBanked(
                seat=seat,
                by=by,
                points=score - before.scores[seat],
                score=score,
                why=why_no_points(before),
                came_to=came_to,
            )
        case "points":
            ended = ending(before, move)
            return Declared(
                seat=seat,
                by=by,
                points=move.points,
                left=None if move.left < 0 else move.left,
                score=after.scores[seat],
                again=ended.how == "tally",
                why=ended.reason,
                came_to=came_to,
            )
        case _:
            assert before.offer is not None
            return Offered(
                seat=seat,
                by=by,
                accepted=move.kind == "accept",
                points=before.offer.points,
                dice=before.offer.hand.dice,
                came_to=came_to,
            )
