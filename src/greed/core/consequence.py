"""What a move that ends the turn does in this position: banks, wins, loses, or counts for nothing.

A button and a prompt promise this before the move is made, so it is read off the state that the
move leads to, and can't differ from what then happens.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greed.core.declared import declare
from greed.core.events import Banked, BonusTurn, OfferMade, events
from greed.core.game import apply
from greed.core.messages import say
from greed.core.moves import Move
from greed.core.sentences import CONSEQUENCES, Tone, chosen
from greed.core.state import ON, State

Kind = Literal[
    "wins", "shares", "loses", "nothing", "behind", "bounces", "level", "final", "leads", "bonus",
    "enters", "banks",
]  # fmt: skip


class Consequence(Struct, frozen=True):
    """What the end of a turn does, in words for a button, and how they should look."""

    kind: Kind
    words: str
    tone: Tone


def consequence(state: State, move: Move) -> Consequence | None:
    """Return what a legal move does that ends the turn; None if the move doesn't end it.

    >>> import greed
    >>> def of(line):
    ...     return consequence(greed.parse_position(line), greed.parse_move("bank")).words
    >>> of("koans 0?,0? 1/1 decide 2 - 200 - - 3")
    'scores nothing: 300 needed in one turn to get on the board: 200 so far'
    >>> of("basic(target=3000) 750,3050 1/1 decide 3 - 150 - 2> 90")
    'loses: 2,150 short'
    >>> of("official 700,700 1/1 decide 3 - 350 - - 9")
    'safe, but offers 350 and 3 dice'
    """
    after = declare(state, move) if move.kind == "points" else apply(state, move)
    happened = events(state, move, after)
    ended = next((event for event in happened if isinstance(event, Banked | BonusTurn)), None)
    if ended is None:
        return None
    seat, scores = state.seat, after.scores
    kind = _kind(state, after, ended)
    offer = next((event for event in happened if isinstance(event, OfferMade)), None)
    fields = {
        "points": ended.points,
        "over": ended.over,
        "score": ended.score,
        "short": max(scores) - scores[seat],
        "reason": ended.reason if isinstance(ended, Banked) else None,
        "raised": state.final is not None and state.final.leader == seat,
        "offered": offer.points if offer else 0,
        "dice": offer.dice if offer else 0,
    }
    template = chosen(CONSEQUENCES[kind], fields)
    return Consequence(kind, say(template.id, fields), template.tone)


def _kind(before: State, after: State, ended: Banked | BonusTurn) -> Kind:
    seat, final = before.seat, after.final
    if after.over:
        if seat not in after.winners:
            return "loses"
        return "wins" if len(after.winners) == 1 else "shares"
    if final is not None and final.leader != seat and isinstance(ended, Banked):
        first = before.rules.sheet.end.tie == "first_to_reach"
        level = after.scores[seat] == after.scores[final.leader] and not first
        return "level" if level else "behind"
    if ended.over:
        return "bounces"
    if not ended.points:
        return "bonus" if isinstance(ended, BonusTurn) else "nothing"
    if final is not None and final.leader == seat:
        return "final" if before.final is None else "leads"
    if isinstance(ended, BonusTurn):
        return "bonus"
    return "enters" if before.standing[seat] != ON else "banks"
