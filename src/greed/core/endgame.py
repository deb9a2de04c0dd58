"""The end of a game: what a banked score brings about, who is next, and who has won."""

from __future__ import annotations

from greed.core.state import Final, State


def _others(seat: int, seats: int) -> tuple[int, ...]:
    """Return every other seat in playing order.

    >>> _others(1, 4)
    (2, 3, 0)
    """
    return tuple((seat + step) % seats for step in range(1, seats))


def overshot_by(state: State, points: int) -> int:
    """Return by how much a bank of these points overshoots a target that scores bounce off."""
    sheet = state.rules.sheet
    beyond = state.board.scores[state.turn.seat] + points - sheet.target
    return beyond if beyond > 0 and sheet.end.overshoot == "bounces" else 0


def score_after(state: State) -> int:
    """Return the score of the seat to act with the points of its turn recorded.

    Where scores bounce off the target, no turn takes one below 0.
    """
    points = state.turn.points
    score = state.board.scores[state.turn.seat] + points
    beyond = overshot_by(state, points)
    return max(score - 2 * beyond, 0) if beyond else score


def wins_at_once(state: State, score: int) -> bool:
    """Say whether banking up to this score ends the game on the spot."""
    sheet = state.rules.sheet
    return sheet.end.endgame == "first_to_target" and score >= sheet.target


def after_bank(state: State, score: int) -> Final | None:
    """Return the final round as it stands once the seat to act has banked up to a score."""
    final, seat = state.board.final, state.turn.seat
    if final is None:
        if score < state.rules.sheet.target:
            return None
        queue = _others(seat, state.seats)
        if state.rules.sheet.end.endgame == "finish_round":
            to_come = (state.first - seat - 1) % state.seats
            queue = queue[:to_come]
        return Final(seat, queue)
    if seat == final.leader or score <= state.scores[final.leader]:
        return final
    queue = final.queue
    beaten = False
    match state.rules.sheet.end.endgame:
        case "rechallenge_all":
            queue = _others(seat, state.seats)
        case "deposed_and_waiting":
            waiting = {*queue, final.leader}
            queue = tuple(other for other in _others(seat, state.seats) if other in waiting)
        case "rechallenge_rounds":
            beaten = True
        case _:
            pass
    return Final(seat, queue, beaten)


def next_seat(state: State, final: Final | None) -> tuple[int | None, Final | None]:
    """Return whose turn follows, None if the game is over, and the final round from then on."""
    if final is None:
        board = state.board
        seats = len(board.scores)
        seat = (state.turn.seat + 1) % seats
        while seat in board.away:
            seat = (seat + 1) % seats
        return seat, None
    while True:
        if not final.queue and final.beaten:
            final = Final(final.leader, _others(final.leader, state.seats))
        if not final.queue:
            return None, final
        seat, final = final.queue[0], Final(final.leader, final.queue[1:], final.beaten)
        if seat not in state.away:
            return seat, final


def winners(state: State, scores: tuple[int, ...], final: Final) -> tuple[int, ...]:
    """Return who has won when the final round is over."""
    best = max(scores)
    if state.rules.sheet.end.tie == "first_to_reach" and scores[final.leader] == best:
        return (final.leader,)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
