"""The game as pure functions: start, throw, apply, and what is legal.

Chance is explicit: in phase "throw" dice fall (`throw`), in every other phase a player moves
(`apply`). Nothing here draws a random number or remembers anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import index
from typing import TYPE_CHECKING

from greed.core import dice as dice_
from greed.core.dice import Throw
from greed.core.errors import IllegalMove, MalformedMove, SetupError, StaleMove, ThrowError
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move, parse_move
from greed.core.reasons import Reason
from greed.core.sheet import Sheet
from greed.core.state import OFF, ON, Board, State, Turn, fresh_turn
from greed.core.turn import Option, rules_of
from greed.core.turn_end import end_turn, lose_turn, why_no_bank

if TYPE_CHECKING:
    from fractions import Fraction

_OFFER = (ACCEPT, DECLINE)
_BOTH = (ROLL, BANK)
_ROLL = (ROLL,)
_BANK = (BANK,)


def start(sheet: Sheet, seats: int = 2, first: int = 0) -> State:
    """Return the state in which a game begins: the first seat is about to throw.

    >>> import greed
    >>> greed.start(greed.load("official"), seats=3).hand.dice
    5

    Raises:
        TypeError: this is not a sheet.
        SetupError: the sheet is not for this many seats, or the first seat does not exist.
    """
    if not isinstance(sheet, Sheet):
        raise TypeError(f"a game starts from a sheet: start(load('classic')), not {sheet!r}")
    if reason := sheet.why_not_for(seats):
        raise SetupError(reason)
    if not 0 <= first < seats:
        raise SetupError(f"first must be a seat from 0 to {seats - 1}, not {first}")
    rules = rules_of(sheet)
    standing = ON if rules.entry_rule(again=False) is None else OFF
    board = Board((0,) * seats, (standing,) * seats, (0,) * seats, first)
    return State(rules, board, fresh_turn(rules, first, standing))


class LegalMoves:
    """The moves that are legal in a state: iterable, countable, and a container.

    >>> import greed
    >>> state = greed.throw(greed.start(greed.load("official")), [2, 2, 2, 5, 6])
    >>> moves = greed.legal_moves(state)
    >>> len(moves), "keep 2 2 2" in moves, "bank" in moves
    (3, True, False)
    >>> moves.why_not("bank")
    'first keep one or more scoring dice of the throw'
    """

    __slots__ = ("_moves", "_state")

    def __init__(self, state: State, moves: tuple[Move, ...]) -> None:
        self._state = state
        self._moves = moves

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, index: int) -> Move:
        return self._moves[index]

    def __contains__(self, move: object) -> bool:
        return (parse_move(move) if isinstance(move, str) else move) in self._moves

    def __repr__(self) -> str:
        return f"<LegalMoves: {', '.join(map(str, self._moves)) or 'none'}>"

    def why_not(self, move: Move | str) -> str | None:
        """Say why a move is not legal now; None if it is."""
        move = parse_move(move) if isinstance(move, str) else move
        return None if move in self._moves else _why_not(self._state, move)


def legal_moves(state: State) -> LegalMoves:
    """Return the legal moves of a state; there are none when dice are to fall or all is over."""
    return LegalMoves(state, _legal(state))


def _legal(state: State) -> tuple[Move, ...]:
    turn = state.turn
    phase = turn.phase
    if phase == "keep" and turn.cast:
        return turn.cast.moves
    if phase == "decide":
        if not turn.hand.dice:
            return _BANK
        return _BOTH if why_no_bank(state) is None else _ROLL
    return _OFFER if phase == "offer" else ()


def _why_not(state: State, move: Move) -> str:
    """Say why a move that is not legal is not."""
    if state.phase == "over":
        return Reason.OVER.say()
    if move.kind == "forfeit":
        return Reason.HOST_ONLY.say()
    if move.kind == "points":
        return Reason.PAD_ONLY.say()
    if move.kind in ("join", "out", "back"):
        return Reason.TABLE_ONLY.say()
    if state.phase == "throw":
        return Reason.DICE_FIRST.say()
    if state.phase == "offer":
        return Reason.ANSWER_FIRST.say()
    if move.kind in ("accept", "decline"):
        return Reason.NO_OFFER.say()
    if state.cast:
        if move.kind != "keep":
            return Reason.KEEP_FIRST.say()
        reason = state.rules.why_not_keep(state.hand, state.cast.throw, move.dice)
        return reason or Reason.OPENING.say(points=state.hand.opening)
    if move.kind == "keep":
        return Reason.KEPT_ALREADY.say()
    if move.kind == "roll":
        return Reason.NO_DICE_LEFT.say()
    return why_no_bank(state) or ""


def chances(state: State) -> dict[Throw, Fraction]:
    """Return every throw that can fall now with its exact chance; empty if none is due.

    >>> import greed
    >>> sum(greed.chances(greed.start(greed.load("official"))).values())
    Fraction(1, 1)
    """
    if state.phase != "throw":
        return {}
    return dice_.throws(state.hand.dice, state.rules.sheet.dice.faces)


def throw(state: State, dice: Iterable[int]) -> State:
    """Return the state after these dice have fallen, in any order.

    Raises:
        ThrowError: no dice are due, or these cannot fall here; the message says which can.
    """
    try:
        # 5.0 and NumPy's integers equal whole numbers: the first is refused, the others turned.
        fallen = tuple(sorted(map(index, dice)))
    except TypeError:
        raise ThrowError(
            f"dice are whole numbers, such as throw(state, [1, 1, 5, 2, 3]), not {dice!r}"
        ) from None
    turn = state.turn
    hand = turn.hand
    if turn.phase != "throw":
        raise ThrowError(Reason.NO_THROW.say(phase=state.phase))
    faces = state.rules.sheet.dice.faces
    if len(fallen) != hand.dice or fallen[0] < 1 or fallen[-1] > faces:
        raise ThrowError(Reason.WRONG_DICE.say(count=hand.dice, faces=faces, dice=list(fallen)))
    cast = state.rules.cast(hand, fallen)
    if cast.options:
        lying = Turn(
            turn.seat, "keep", hand, turn.points, turn.inherited, turn.best_throw, False, cast
        )
        return State(state.rules, state.board, lying, state.ply + 1)
    if cast.free:
        return decide(state, cast.free)
    return lose_turn(state, struck=not cast.missed)


def apply(state: State, move: Move | str, ply: int | None = None) -> State:
    """Return the state after a move of the seat whose turn it is.

    With `ply`, the move is made for that ply of the game only.

    Raises:
        MalformedMove: the text is not a move.
        StaleMove: the game is not at this ply.
        IllegalMove: the move is not legal now; the message says why, and what is.
    """
    if ply is not None and ply != state.ply:
        raise StaleMove(Reason.STALE.say(made=ply, ply=state.ply))
    if isinstance(move, str):
        move = parse_move(move)
    cast = state.turn.cast
    if cast and move.kind == "keep":
        option = cast.by_dice.get(move.dice)
        if option:
            decided = decide(state, option)
            return end_turn(decided, ply=decided.ply, bonus=True) if option.tally else decided
    elif move == ROLL and state.turn.phase == "decide" and state.turn.hand.dice:
        return _throwing(state)
    elif move in _legal(state):
        if move.kind == "bank":
            return end_turn(state, ply=state.ply + 1)
        return _answer(state, accepted=move.kind == "accept")
    if parse_move(str(move)) != move:
        raise MalformedMove(
            f"{move!r} isn't a move: a keep has dice in order, no other move has any"
        )
    legal = ", ".join(map(str, _legal(state))) or "nothing"
    raise IllegalMove(Reason.ILLEGAL.say(move=move, reason=_why_not(state, move), legal=legal))


def forfeit(state: State) -> State:
    """Return the state after the seat to act has lost its turn, as by a bust.

    No player can make this move: the host of a game makes it when a player has withheld what
    the turn needs.

    >>> import greed
    >>> greed.forfeit(greed.start(greed.load("koans"))).seat
    1

    Raises:
        IllegalMove: the game is over.
    """
    if state.over:
        raise IllegalMove(Reason.NO_FORFEIT.say())
    return lose_turn(state, struck=True)


def decide(state: State, option: Option) -> State:
    """Return the state in which the player, having kept dice, may roll or bank."""
    turn, board = state.turn, state.board
    inherited, best_throw = turn.inherited, turn.best_throw
    if board.standing[turn.seat] != ON:
        carry = state.rules.sheet.carryover
        if turn.hand.attempt and carry and carry.entry_carry == "exclude_attempt":
            inherited += option.points
        elif (entry := state.entry) and entry.scope == "throw":
            best_throw = max(best_throw, option.points)
    decided = Turn(
        turn.seat, "decide", option.hand, turn.points + option.points, inherited, best_throw,
        option.may_bank,
    )  # fmt: skip
    return State(state.rules, board, decided, state.ply + 1)


def _throwing(state: State) -> State:
    turn = state.turn
    rolling = Turn(turn.seat, "throw", turn.hand, turn.points, turn.inherited, turn.best_throw)
    return State(state.rules, state.board, rolling, state.ply + 1)


def _answer(state: State, *, accepted: bool) -> State:
    """Return the state after a carryover was accepted or declined."""
    turn, rules = state.turn, state.rules
    offer, standing = turn.offer, state.board.standing[turn.seat]
    assert offer is not None
    taken = fresh_turn(rules, turn.seat, standing)
    if accepted:
        carry = rules.sheet.carryover
        counts = standing != ON and carry is not None and carry.entry_carry == "count_all"
        taken = Turn(turn.seat, "throw", offer.hand, offer.points, 0 if counts else offer.points)
    return State(rules, state.board, taken, state.ply + 1)
