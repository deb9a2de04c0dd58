"""Who plays: people who come later, sit out for a while, or go home.

These are events of the table, not moves of a player, and need no dice; docs/notation.md says what
each does. Players keep their seats. Turns that the others have had aren't made up for, and nobody
joins once the final round has begun, because one turn could not catch up with a whole game. The
final round passes over those who sit out: a turn of theirs that has passed is gone, one that is
still to come waits for them.
"""

from __future__ import annotations

from msgspec.structs import replace

from greed.core.errors import IllegalMove
from greed.core.moves import Move
from greed.core.reasons import Reason
from greed.core.state import OFF, ON, Board, Final, State
from greed.core.turn_end import leave_turn

_KINDS = ("join", "out", "back")


def is_change(event: object) -> bool:
    """Say whether an event of a record changes who plays.

    >>> from greed.core.moves import ROLL, parse_move
    >>> is_change(parse_move("out 3")), is_change(ROLL), is_change((1, 1, 5, 2, 3))
    (True, False, False)
    """
    return isinstance(event, Move) and event.kind in _KINDS


def joined(events: tuple[object, ...]) -> int:
    """Return how many people came after the game had begun."""
    return sum(isinstance(event, Move) and event.kind == "join" for event in events)


def change(state: State, move: Move) -> State:
    """Return the state after somebody has joined, sits out, or is back.

    No player can do this: the host of a table does it.

    >>> import greed
    >>> state = greed.change(greed.start(greed.load("koans")), greed.parse_move("out 1"))
    >>> state.seat, state.away
    (1, (0,))
    >>> greed.change(state, greed.parse_move("join")).scores
    (0, 0, 0)

    Raises:
        IllegalMove: it can't be done now; the message says why.
    """
    if reason := why_no_change(state, move):
        raise IllegalMove(reason)
    if move.kind == "join":
        standing = ON if state.rules.entry_rule(again=False) is None else OFF
        board = replace(
            state.board, scores=(*state.scores, 0), standing=(*state.standing, standing),
            strikes=(*state.strikes, 0),
        )  # fmt: skip
        return replace(state, board=board, ply=state.ply + 1)
    if move.kind == "back":
        left = tuple(seat for seat in state.away if seat != move.seat)
        return replace(state, board=replace(state.board, away=left), ply=state.ply + 1)
    board = replace(state.board, away=tuple(sorted((*state.away, move.seat))))
    if move.seat == state.seat:
        return leave_turn(replace(state, board=board))
    return replace(state, board=board, ply=state.ply + 1)


def present(state: State) -> tuple[State, tuple[int, ...]]:
    """Return the game among those who are there, as if nobody else played, and their seats.

    The player with the score to beat, and those who have won, count as there.

    >>> import greed
    >>> state = greed.parse_position("koans 1200~,850,2000 3/1 throw 5 - 0 - - 20")
    >>> left, seats = present(state)
    >>> greed.position(left), seats
    ('koans 850,2000 2/1 throw 5 - 0 - - 20', (1, 2))
    """
    final = state.final
    kept = {*state.winners, *((final.leader,) if final else ()), state.seat}
    seats = tuple(seat for seat in range(state.seats) if seat not in state.away or seat in kept)
    if len(seats) == state.seats:
        return everybody(state), seats
    place = {seat: number for number, seat in enumerate(seats)}
    in_order = ((state.first + step) % state.seats for step in range(state.seats))
    board = Board(
        tuple(state.scores[seat] for seat in seats),
        tuple(state.standing[seat] for seat in seats),
        tuple(state.strikes[seat] for seat in seats),
        place[next(seat for seat in in_order if seat in place)],
        final and Final(
            place[final.leader],
            tuple(place[seat] for seat in final.queue if seat in place),
            final.beaten,
        ),
    )  # fmt: skip
    turn = replace(state.turn, seat=place[state.seat])
    winners = tuple(place[seat] for seat in state.winners)
    return State(state.rules, board, turn, state.ply, winners), seats


def everybody(state: State) -> State:
    """Return the state as if nobody sat out."""
    return replace(state, board=replace(state.board, away=())) if state.away else state


def why_no_change(state: State, move: Move) -> str | None:
    """Say why somebody can't join, sit out or be back now; None if they can."""
    if state.over:
        return Reason.OVER.say()
    if move.kind == "join":
        if state.final:
            return Reason.JOIN_TOO_LATE.say()
        return state.rules.sheet.why_not_for(state.seats + 1)
    if not 0 <= move.seat < state.seats:
        return Reason.NO_SUCH_PLAYER.say(seats=state.seats, player=move.seat + 1)
    if move.kind == "back":
        return None if move.seat in state.away else Reason.NOT_OUT.say(player=move.seat + 1)
    if move.seat in state.away:
        return Reason.OUT_ALREADY.say(player=move.seat + 1)
    return Reason.LAST_PLAYER.say() if len(state.away) + 1 == state.seats else None
