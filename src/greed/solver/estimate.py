"""More than two seats, approximately: a seat's game against each rival, combined.

The race is solved between two. Among more, a position is seen as one race against each of the
others, the rest of the table left out, and the chances are combined: before the final round
as if the wins against each rival were odds (which is right for equals), in it as if they were
independent. That is an approximation and is never shown as anything else.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod

from msgspec.structs import replace

from greed.core.endgame import winners
from greed.core.game import apply, legal_moves
from greed.core.moves import Move
from greed.core.state import Board, Final, State, fresh_turn
from greed.solver.solution import Solution

_CHOICES = ("keep", "decide", "offer")


def two_player_view(state: State, seat: int, rival: int) -> State:
    """Return the game between two of the seats of a state, as if the others were not there.

    `seat` becomes seat 0. If it is another's turn, the next of the two to have one begins it.

    >>> import greed
    >>> three = greed.parse_position("koans 500,700,0? 1/2 throw 5 - 0 - - 8")
    >>> str(greed.position(two_player_view(three, 0, 2)))
    'koans 500,0? 1/2 throw 5 - 0 - - 8'
    """
    pair = (seat, rival)
    mover = state.seat
    if mover not in pair:
        mover = min(pair, key=lambda player: (player - state.seat) % state.seats)
    final = state.final
    if final is not None:
        queue = tuple(
            pair.index(player) for player in final.queue if player in pair and player != mover
        )
        leader = final.leader if final.leader in pair else max(pair, key=lambda s: state.scores[s])
        # Between two, a challenger has nobody else to answer to.
        final = Final(pair.index(leader), queue, final.beaten and mover == leader)
    first = min(pair, key=lambda player: (player - state.first) % state.seats)
    board = Board(
        tuple(state.scores[player] for player in pair),
        tuple(state.standing[player] for player in pair),
        tuple(state.strikes[player] for player in pair),
        pair.index(first),
        final,
    )
    to_act = pair.index(mover)
    if mover == state.seat:
        turn = replace(state.turn, seat=to_act)
    else:
        turn = fresh_turn(state.rules, to_act, board.standing[to_act])
    return State(state.rules, board, turn, state.ply, state.winners)


class MultiplayerEstimate:
    """Answers for games between more than two, approximately, from the solution between two.

    >>> import greed
    >>> from greed.solver import MultiplayerEstimate, solve
    >>> estimate = MultiplayerEstimate(solve(greed.load("koans")))
    >>> [round(estimate.value(greed.start(greed.load("koans"), 3), seat), 3) for seat in range(3)]
    [0.37, 0.331, 0.299]
    """

    def __init__(self, solution: Solution) -> None:
        self.solution = solution
        self._thrown = lru_cache(maxsize=4096)(self._estimated)
        self._settled = lru_cache(maxsize=4096)(self._settle)

    def __repr__(self) -> str:
        return f"<MultiplayerEstimate by {self.solution!r}>"

    def value(self, state: State, seat: int) -> float:
        """Return about how often a seat wins from a state in any phase, a shared win its share.

        The choices of the seat whose turn it is are followed to the next throw; only then the
        game is seen as several games between two.
        """
        if state.over:
            return (seat in state.winners) / len(state.winners)
        if state.phase in _CHOICES:
            return self.value(self._settled(state), seat)
        return self._thrown(replace(state, ply=0), seat)

    def best(self, state: State) -> Move:
        """Return the move that wins the player to move most; the first of equals."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda move: self.value(apply(state, move), state.seat))

    def _settle(self, state: State) -> State:
        """Return the next throw, or the end of the game, if the choices until then are best."""
        while state.phase in _CHOICES:
            state = apply(state, self.best(state))
        return state

    def _estimated(self, state: State, seat: int) -> float:
        others = [other for other in range(state.seats) if other != seat]
        final = state.final
        if final is not None:
            if seat == final.leader:
                to_come = [other for other in others if other in final.queue or other == state.seat]
                return prod(self._pair(state, seat, other) for other in to_come)
            done = seat not in final.queue and seat != state.seat and not final.beaten
            if done:  # it has had its last turn, and is level with the leader or behind
                view = two_player_view(state, seat, final.leader)
                assert view.final is not None
                best = winners(view, view.scores, view.final)
                return (0 in best) / len(best)
            return self._pair(state, seat, final.leader)
        odds = 0.0
        for other in others:
            won = self._pair(state, seat, other)
            if won <= 0:
                return 0.0
            odds += (1.0 - won) / won
        return 1.0 / (1.0 + odds)

    def _pair(self, state: State, seat: int, rival: int) -> float:
        return self.solution.value(two_player_view(state, seat, rival), 0)
