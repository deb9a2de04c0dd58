"""What a throw, a move or a forfeit came to: busts, hot dice, strikes, the final round, the win.

`events` reads it off the states before and after, so that everything that tells a game draws its
words from one place. Each value is frozen and names its seat, from 0; msgspec writes them as JSON,
with the name of the class as `type`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from greed.core.declared import ending
from greed.core.dice import Throw
from greed.core.endgame import overshot_by
from greed.core.game import decide
from greed.core.moves import Move
from greed.core.outcome import Outcome, outcome
from greed.core.people import is_change
from greed.core.record import Event
from greed.core.state import ON, OUT, State
from greed.core.turn_end import busts_in_a_row, why_no_points


class _Seated(Struct, frozen=True, gc=False, tag=True):
    """The base of all events: the seat that it happened to."""

    seat: int


class Bust(_Seated, frozen=True):
    """A throw scored nothing, and the points of the turn are lost."""

    lost: int


class MissedOpening(_Seated, frozen=True):
    """A throw that had to bring the player on the board scored less than the points needed."""

    needed: int


class Saved(_Seated, frozen=True):
    """A throw scored nothing, but a rule saves it: its points, if any, and the dice to roll."""

    points: int
    dice: int


class HotDice(_Seated, frozen=True):
    """All dice have scored, so this many may be rolled again in the same turn."""

    dice: int


class BonusTurn(_Seated, frozen=True):
    """All dice have scored, which banks at once and gives another turn, unless it wins the game.

    `points` is what was recorded: 0 if the turn was too little to record anything. `over`: as in
    `Banked`.
    """

    points: int
    score: int
    over: int = 0


class Banked(_Seated, frozen=True):
    """The player ended the turn: the points recorded, and the score from then on.

    `reason` says why a turn recorded nothing; None if its points were recorded. `over`: by how
    many points it overshot a target that scores bounce off, so that `points` is less by twice as
    many, often below 0.
    """

    points: int
    score: int
    reason: str | None = None
    over: int = 0


class Forfeited(_Seated, frozen=True):
    """The turn was taken from the player, and its points are lost."""

    lost: int


class Entered(_Seated, frozen=True):
    """The player got on the board; `again` if a reset had taken the player off it."""

    again: bool = False


class Strike(_Seated, frozen=True):
    """A lost turn counts towards the busts in a row, which cost something at the limit.

    `penalty` is the points that the limit costs; 0: the whole score.
    """

    busts: int
    limit: int
    penalty: int


class Spared(_Seated, frozen=True):
    """The busts in a row have reached the limit but took nothing away.

    There was nothing to lose, or the player holds the score to beat, which stands.
    """

    busts: int


class Fine(_Seated, frozen=True):
    """The busts in a row have reached the limit, and that took points off the score."""

    busts: int
    lost: int


class Reset(_Seated, frozen=True):
    """The busts in a row have reached the limit, and that took the whole score.

    `off_board`: the player also has to get on the board again.
    """

    busts: int
    lost: int
    off_board: bool


class OfferMade(_Seated, frozen=True):
    """The player may take over points and dice that the one before has left."""

    points: int
    dice: int


class OfferTaken(_Seated, frozen=True):
    """The player took over points and dice."""

    points: int
    dice: int


class OfferPassed(_Seated, frozen=True):
    """The player passed on a carryover, and begins a turn with all dice."""

    points: int
    dice: int


class FinalRound(_Seated, frozen=True):
    """The player has reached the target, and the final round begins: this is the score to beat."""

    score: int


class ScoreToBeat(_Seated, frozen=True):
    """The score to beat went up in the final round.

    `raised`: the player held it already, and has raised it in a bonus turn.
    """

    score: int
    raised: bool = False


class Joined(_Seated, frozen=True):
    """Somebody has taken a new seat, and plays from the next time the turn comes to it."""


class SatOut(_Seated, frozen=True):
    """The player sits out from now on; `lost`: points of a turn that was under way."""

    lost: int


class CameBack(_Seated, frozen=True):
    """The player is back, and plays from the next time the turn comes to them."""


class Won(Struct, frozen=True, gc=False, tag=True):
    """The game is over: who has won, what ended it, and the winning score."""

    outcome: Outcome
    score: int


GameEvent = (
    Bust | MissedOpening | Saved | HotDice | BonusTurn | Banked | Forfeited | Entered
    | Strike | Spared | Fine | Reset | OfferMade | OfferTaken | OfferPassed | FinalRound
    | ScoreToBeat | Joined | SatOut | CameBack | Won
)  # fmt: skip
"""What can have happened."""


def events(before: State, event: Event, after: State) -> tuple[GameEvent, ...]:
    """Return what an event came to, given the states before and after it, in telling order.

    An event is a throw, a move or `FORFEIT`. Most throws and many moves come to nothing special.

    >>> import greed
    >>> before = greed.parse_position("classic+zilch 4000!!,0? 1/1 throw 3 - 450 - - 9")
    >>> greed.events(before, (2, 3, 4), greed.throw(before, (2, 3, 4)))
    (Bust(seat=0, lost=450), Reset(seat=0, busts=3, lost=4000, off_board=True))
    """
    if isinstance(event, Move):
        first = _of_move(before, event, after)
    else:
        first = _of_throw(before, event, after)
    if after.board is before.board and not after.over:  # most often
        return tuple(first)
    return (*first, *_of_the_board(before, after))


def _of_throw(before: State, thrown: Throw, after: State) -> Iterator[GameEvent]:
    if after.phase == "keep":
        return
    seat, cast = before.seat, before.rules.cast(before.hand, tuple(sorted(thrown)))
    if cast.free:
        yield Saved(seat, cast.free.points, cast.free.hand.dice)
    elif cast.missed:
        yield MissedOpening(seat, before.hand.opening)
    else:
        yield Bust(seat, before.points)
        yield from _of_strikes(before, after)


def _of_move(before: State, move: Move, after: State) -> Iterator[GameEvent]:
    if is_change(move):
        yield _of_change(before, move)
        return
    seat, offer = before.seat, before.offer
    if ended := end_of_turn(before, move, after):
        yield ended
    elif move.kind == "keep":
        if len(move.dice) == before.hand.dice and after.hand.dice:
            yield HotDice(seat, after.hand.dice)
    elif move.kind == "points" and move.points:
        yield MissedOpening(seat, before.hand.opening)
    elif move.kind in ("points", "forfeit"):
        yield (Bust if move.kind == "points" else Forfeited)(seat, before.points)
        yield from _of_strikes(before, after)
    elif offer:
        answer = OfferTaken if move.kind == "accept" else OfferPassed
        yield answer(seat, offer.points, offer.hand.dice)


def end_of_turn(before: State, move: Move, after: State) -> Banked | BonusTurn | None:
    """Return how a move ended the turn; None if the turn goes on or is lost."""
    turn, how, reason = before.turn, "bank", None
    seat, points = turn.seat, turn.points
    if move.kind == "bank":
        reason = why_no_points(before)
    elif move.kind == "keep" and turn.cast and turn.cast.by_dice[move.dice].tally:
        decided = decide(before, turn.cast.by_dice[move.dice])
        how, points, reason = "tally", decided.points, why_no_points(decided, tally=True)
    elif move.kind == "points":
        ended = ending(before, move)
        how, points, reason = ended.how, move.points, ended.reason
    else:
        return None
    score, over = after.board.scores[seat], 0 if reason else overshot_by(before, points)
    gained = score - before.board.scores[seat]
    if how == "bank":
        return Banked(seat, gained, score, reason, over)
    return BonusTurn(seat, gained, score, over) if how == "tally" else None


def _of_change(before: State, move: Move) -> GameEvent:
    if move.kind == "join":
        return Joined(before.seats)
    if move.kind == "back":
        return CameBack(move.seat)
    return SatOut(move.seat, before.points if move.seat == before.seat else 0)


def _of_strikes(before: State, after: State) -> Iterator[GameEvent]:
    """Find what the busts in a row came to."""
    rule, seat = before.rules.sheet.strikes, before.seat
    busts = busts_in_a_row(before, struck=True)
    if rule is None or not busts:
        return
    lost = before.scores[seat] - after.scores[seat]
    off_board = before.standing[seat] == ON != after.standing[seat]
    if busts < rule.count:
        yield Strike(seat, busts, rule.count, rule.penalty if rule.effect == "penalty" else 0)
    elif not lost and not off_board:
        yield Spared(seat, busts)
    elif rule.effect == "penalty":
        yield Fine(seat, busts, lost)
    else:
        yield Reset(seat, busts, lost, off_board)


def _of_the_board(before: State, after: State) -> Iterator[GameEvent]:
    """Find who got on the board, and what is to come for the others."""
    seat = before.seat
    if before.standing[seat] != ON == after.standing[seat]:
        yield Entered(seat, again=before.standing[seat] == OUT)
    if ended := outcome(after):
        yield Won(ended, after.scores[ended.winners[0]])
        return
    if after.offer and not before.offer:
        yield OfferMade(after.seat, after.offer.points, after.offer.hand.dice)
    if after.final is None:
        return
    leader, score = after.final.leader, after.scores[after.final.leader]
    if before.final is None:
        yield FinalRound(leader, score)
    elif score != before.score_to_beat:
        yield ScoreToBeat(leader, score, raised=leader == before.final.leader)
