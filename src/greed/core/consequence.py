"""What a move that ends the turn does in this position: banks, wins, loses, or counts for nothing.

A button and a prompt promise this before the move is made, so it is read off the state that the
move leads to, and can't differ from what then happens.
"""

from __future__ import annotations

from itertools import islice
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from greed.core.combos import unit_of
from greed.core.declared import declare
from greed.core.endgame import overshot_by
from greed.core.events import Banked, BonusTurn, end_of_turn
from greed.core.game import apply
from greed.core.messages import say
from greed.core.moves import Move
from greed.core.sentences import CONSEQUENCES, Tone, chosen
from greed.core.state import ON, State, Turn
from greed.core.turn_end import end_turn, why_no_bank, why_no_points

Kind = Literal[
    "wins", "shares", "loses", "nothing", "behind", "bounces", "level", "final", "leads", "bonus",
    "enters", "banks",
]  # fmt: skip


class Consequence(Struct, frozen=True, gc=False):
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
    ended = end_of_turn(state, move, after)
    if ended is None:
        return None
    seat, scores, final = state.turn.seat, after.board.scores, state.board.final
    kind, offer = _kind(state, after, ended), after.turn.offer
    fields = {
        "points": ended.points,
        "over": ended.over,
        "score": ended.score,
        "short": max(scores) - scores[seat],
        "reason": ended.reason if isinstance(ended, Banked) else None,
        "raised": final is not None and final.leader == seat,
        "offered": offer.points if offer else 0,
        "dice": offer.hand.dice if offer else 0,
    }
    template = chosen(CONSEQUENCES[kind], fields)
    return Consequence(kind, say(template.id, fields), template.tone)


class Chase(Struct, frozen=True, gc=False):
    """What a turn of the final round has to bring: 0 where no points do it.

    Attributes:
        level: the points that draw level with the score to beat, or share the win.
        lead: the fewest points that beat it; more do as well.
    """

    level: int
    lead: int


def chase(state: State) -> Chase:
    """Return what the seat to act has to bank in a final round that another seat leads.

    >>> import greed
    >>> def of(sheet):
    ...     return chase(greed.parse_position(f"{sheet} 3000,2900 2/1 throw 5 - 0 - 1> 40"))
    >>> of("koans"), of("koans(overshoot=forfeits)"), of("koans(tie=first_to_reach)")
    (Chase(level=100, lead=150), Chase(level=100, lead=0), Chase(level=0, lead=150))
    """
    assert state.final is not None
    target, unit = state.rules.sheet.target, unit_of(state.rules.sheet) or 1
    gap = state.scores[state.final.leader] - state.scores[state.seat]
    least, level = max(-(-gap // unit), 1) * unit, 0
    for points in islice(range(least, least + target + unit, unit), _TRIED):
        kind = _banked(state, points)
        if kind in ("wins", "leads"):
            return Chase(level, points)
        if kind in ("shares", "level"):
            level = points
    return Chase(level, 0)


_TRIED = 4096
"""So many steps above the score to beat are looked at: only a limit to enter or bank is farther."""


def _banked(state: State, points: int) -> Kind | None:
    """Return what a bank of these points does at the end of a turn; None if it is closed."""
    turn = Turn(state.seat, "decide", state.hand, points, best_throw=points, may_bank=True)
    last = replace(state, turn=turn)
    if why_no_bank(last):
        return None
    after, reason = end_turn(last, state.ply + 1), why_no_points(last)
    score = after.scores[state.seat]
    over = 0 if reason else overshot_by(last, points)
    gained = score - state.scores[state.seat]
    return _kind(last, after, Banked(state.seat, gained, score, reason, over))


def _kind(before: State, after: State, ended: Banked | BonusTurn) -> Kind:
    seat, final = before.turn.seat, after.board.final
    if after.turn.phase == "over":
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
    return "enters" if before.board.standing[seat] != ON else "banks"
