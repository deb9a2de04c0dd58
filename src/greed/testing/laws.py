"""The laws of the game: what holds for every state and every event of every sheet."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

from greed.core.consequence import consequence
from greed.core.dice import contains, submultisets
from greed.core.errors import GreedError, IllegalMove, StaleMove, ThrowError
from greed.core.game import apply, chances, legal_moves, throw
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move, parse_move
from greed.core.position import parse_position, position
from greed.core.record import Event
from greed.core.state import ON, State


class LawBroken(AssertionError):
    """A law of the game does not hold; the message ends with the position."""


def check_event(before: State, event: Event, after: State) -> None:
    """Check what holds between a state, an event, and the state that it led to.

    >>> from greed.testing import check_event
    >>> import greed
    >>> before = greed.start(greed.load("koans"))
    >>> check_event(before, (1, 1, 5, 2, 3), greed.throw(before, (1, 1, 5, 2, 3)))

    Raises:
        LawBroken: names the law.
    """
    for law, holds in _event_laws(before, event, after):
        if not holds:
            raise LawBroken(f"{law}: {event} led from {position(before)} to {position(after)}")


def check_state(state: State) -> None:
    """Check what holds for a state by itself, trying every conceivable move.

    >>> from greed.testing import check_state
    >>> import greed
    >>> check_state(greed.start(greed.load("koans")))

    Raises:
        LawBroken: names the law.
    """
    for law, holds in (*_state_laws(state), *_move_laws(state), *_notation_laws(state)):
        if not holds:
            raise LawBroken(f"{law}: {position(state)}")


def _gains(state: State, points: int) -> tuple[int, int]:
    """Return by how much a score may grow if a turn of these points is banked."""
    sheet, score = state.rules.sheet, state.scores[state.seat]
    beyond = score + points - sheet.target
    if beyond > 0 and sheet.end.overshoot == "bounces":
        return 0, max(points - 2 * beyond, -score)
    return 0, points


def _event_laws(before: State, event: Event, after: State) -> Iterator[tuple[str, bool]]:
    seat, sheet = before.seat, before.rules.sheet
    yield "each event is one ply", after.ply == before.ply + 1
    yield (
        "sheet, seats and first seat never change",
        (after.rules, after.seats, after.first) == (before.rules, before.seats, before.first),
    )
    others = [other for other in range(before.seats) if other != seat]
    yield (
        "nothing of another seat changes",
        all(
            (after.scores[o], after.standing[o], after.strikes[o])
            == (before.scores[o], before.standing[o], before.strikes[o])
            for o in others
        ),
    )
    gain = after.scores[seat] - before.scores[seat]
    if isinstance(event, Move):
        yield from _move_event_laws(before, event, after, gain)
    else:
        strikes = sheet.strikes
        lost = before.rules.loses(before.hand, tuple(sorted(event)))
        yield "a lost turn is foretold", lost == (after.phase not in ("keep", "decide"))
        yield "a throw gains nothing", gain <= 0
        yield "a throw loses points only by strikes", gain == 0 or strikes is not None
        if strikes and gain and strikes.effect == "reset":
            yield "a reset leaves nothing", after.scores[seat] == 0
        if strikes and gain and strikes.effect == "penalty":
            yield "a penalty is not exceeded", -gain <= strikes.penalty
        if after.phase == "keep":
            yield "the dice on the table are those that fell", after.throw == tuple(sorted(event))
        if after.phase in ("keep", "decide"):
            yield "the turn goes on with its points", after.points >= before.points
    if after.phase == "offer":
        offer = after.offer
        banked = isinstance(event, Move) and event.kind in ("bank", "points")
        yield "an offer follows a bank", banked
        yield "an offer is for somebody else", after.seat != seat
        same = offer is not None and _gains(before, offer.points)[1] == gain
        yield "an offer holds the points banked", same


def _promise_laws(before: State, move: Move, after: State, gain: int) -> Iterator[tuple[str, bool]]:
    """Compare what is said of a move before it is made with what it does."""
    does, seat = consequence(before, move), before.seat
    tally = before.cast is not None and before.cast.by_dice[move.dice].tally
    ends = move.kind in ("bank", "points") or tally
    if does is None:
        yield (
            "an end of the turn is announced",
            not ends or after.strikes != before.strikes or (move.kind == "points" and gain <= 0),
        )
        return
    won = after.over and seat in after.winners
    yield "only an end of the turn is announced", ends
    yield "a win is announced", (does.kind in ("wins", "shares")) == won
    yield "a lost game is announced", (does.kind == "loses") == (after.over and not won)
    yield "a good end records points", gain > 0 or does.tone != "good"
    yield "an end that is said to score nothing does", gain == 0 or does.kind != "nothing"
    begins = before.final is None and after.final is not None and not after.over
    yield "the final round is announced", (does.kind == "final") == begins
    yield "an offer is announced", " offers " not in does.words or after.phase == "offer"
    short = (
        after.final is not None and max(after.scores) > after.scores[seat] and does.kind != "bonus"
    )
    yield "nobody behind in the final round is told it is well", not short or does.tone != "good"


def _move_event_laws(
    before: State, move: Move, after: State, gain: int
) -> Iterator[tuple[str, bool]]:
    count = before.rules.sheet.dice.count
    if before.cast and move.kind == "keep":
        left = before.hand.dice - len(move.dice)
        yield "kept dice were on the table", contains(before.throw, move.dice)
        yield "at least one die is kept", bool(move.dice)
        if after.phase == "decide":
            dice = after.hand.dice
            yield "no points without a bank", gain == 0
            yield (
                "dice are conserved",
                dice == left
                or (left == 0 and dice in (0, count))
                or (dice == 0 and before.hand.opening > 0),
            )
            yield "points only add up", after.points >= before.points
        else:
            yield "a bonus turn follows when no die is left", left == 0
            yield "a bonus turn is of the same seat", after.over or after.seat == before.seat
            worth = next(o.points for o in before.cast.options if o.keep == move.dice)
            yield (
                "a tally records all points or none",
                gain in _gains(before, before.points + worth),
            )
    elif move.kind == "points":
        yield (
            "a declared turn records all points or none",
            gain <= 0 or gain in _gains(before, move.points),
        )
        yield "a declared turn is over", after.points == 0 and after.phase != "decide"
    elif move == BANK:
        yield "a bank records all points of the turn or none", gain in _gains(before, before.points)
        yield (
            "a bank ends the turn",
            after.points == 0 and after.phase in ("throw", "offer", "over"),
        )
    else:
        yield "only a bank changes a score", gain == 0
        yield "dice are thrown next", after.phase == "throw"
    if move == ROLL:
        yield "the dice left are thrown", after.hand == before.hand
        yield "points stay at risk", after.points == before.points
    if move.kind in ("keep", "bank", "points", "roll"):
        yield from _promise_laws(before, move, after, gain)


def _state_laws(state: State) -> Iterator[tuple[str, bool]]:
    sheet, hand = state.rules.sheet, state.hand
    yield "over means that somebody has won", state.over == bool(state.winners)
    yield "winners hold a seat", all(0 <= seat < state.seats for seat in state.winners)
    yield "no more dice than the sheet has", 0 <= hand.dice <= sheet.dice.count
    yield "inherited points are points of the turn", 0 <= state.inherited <= state.points
    yield "a throw lies on the table to be kept from", bool(state.throw) == (state.phase == "keep")
    yield (
        "an offer stands only to be answered",
        (state.offer is not None) == (state.phase == "offer"),
    )
    if sheet.strikes:
        limit = sheet.strikes.count
        yield "strikes stay below the count", all(0 <= count < limit for count in state.strikes)
    else:
        yield "nobody counts busts", not any(state.strikes)
        yield (
            "a player off the board has nothing",
            all(
                standing == ON or score == 0
                for score, standing in zip(state.scores, state.standing, strict=True)
            ),
        )
    fall = chances(state)
    yield "chances are of throws alone", bool(fall) == (state.phase == "throw")
    if fall:
        yield "the chances sum to 1", sum(fall.values()) == 1
        yield "every throw is of all dice", all(len(dice) == hand.dice for dice in fall)


def _move_laws(state: State) -> Iterator[tuple[str, bool]]:
    """Try every conceivable move, and some that are not."""
    moves = legal_moves(state)
    legal = set(moves)
    yield "no move is listed twice", len(legal) == len(moves)
    yield (
        "somebody can move unless dice fall or all is over",
        bool(legal) == (state.phase in ("offer", "keep", "decide")),
    )
    same = pickle.loads(pickle.dumps(state))  # noqa: S301
    for move in _conceivable(state):
        text = str(move)
        yield "a move reads back", parse_move(text) == move
        yield f"{text} is legal if it is listed", (move in moves) == (move in legal)
        yield (
            f"{text} has a reason if it is not legal",
            bool(moves.why_not(move)) == (move not in legal),
        )
        accepted = _accepts(state, move)
        yield f"{text} is accepted if it is legal", accepted == (move in legal)
        yield f"{text} is refused when it is stale", not _accepts(state, move, state.ply + 1)
    faces = state.rules.sheet.dice.faces
    for dice in ((), (0,) * state.hand.dice, (faces + 1,) * state.hand.dice, (1,) * 13):
        yield f"{dice} cannot fall", _refuses_throw(state, dice)
    yield "what is refused changes nothing", state == same


def _conceivable(state: State) -> Iterator[Move]:
    yield from (ROLL, BANK, ACCEPT, DECLINE)
    dice, faces = state.rules.sheet.dice.count, state.rules.sheet.dice.faces
    for kept in submultisets(state.throw):
        yield Move("keep", kept)
    for face in range(1, faces + 1):
        # One die more of this face than lies on the table.
        yield Move("keep", (face,) * (state.throw.count(face) + 1))
    yield Move("keep", (1,) * (dice + 1))


def _accepts(state: State, move: Move, ply: int | None = None) -> bool:
    try:
        apply(state, move, ply)
    except IllegalMove as error:
        return not str(error)  # a refusal without a word is a fault, too
    except StaleMove:
        return False
    return True


def _refuses_throw(state: State, dice: tuple[int, ...]) -> bool:
    try:
        throw(state, dice)
    except ThrowError:
        return True
    return False


def _notation_laws(state: State) -> Iterator[tuple[str, bool]]:
    line = position(state)
    sheet = state.rules.sheet
    try:
        read: State | None = parse_position(line, lambda _: sheet)
    except GreedError:
        read = None
    yield "a position reads back", read == state
    yield "equal states have equal hashes", read is None or hash(read) == hash(state)
