"""How a turn ends: what is recorded or lost, and who is next, with a carryover or without."""

from __future__ import annotations

from greed.core.bank import why_no_points
from greed.core.endgame import after_bank, next_seat, winners, wins_at_once
from greed.core.state import ON, OUT, Final, Offer, State
from greed.core.turn import NO_DICE

__all__ = ["busts_in_a_row", "end_turn", "leave_turn", "lose_turn", "may_take"]


def end_turn(state: State, ply: int, *, bonus: bool = False) -> State:
    """Return the state after a turn was ended, with or without points to record.

    With `bonus` the same seat begins another turn.
    """
    seat, strikes = state.seat, _put(state.strikes, state.seat, 0)
    if why_no_points(state, tally=bonus):
        return _pass_on(state, ply, state.scores, state.standing, strikes, state.final, bonus=bonus)
    score = state.scores[seat] + state.points
    scores, standing = _put(state.scores, seat, score), _put(state.standing, seat, ON)
    if wins_at_once(state, score):
        return _over(state, ply, scores, standing, strikes, (seat,))
    hand = None if bonus else state.rules.offer_hand(state.hand)
    offer = Offer(state.points, hand) if hand else None
    final = after_bank(state, score)
    return _pass_on(state, ply, scores, standing, strikes, final, offer, bonus=bonus)


def lose_turn(state: State, *, struck: bool) -> State:
    """Return the state after a turn was lost; `struck`: because the dice scored nothing."""
    rule, seat = state.rules.sheet.strikes, state.seat
    scores, standing, strikes = state.scores, state.standing, state.strikes
    if rule:
        count = busts_in_a_row(state, struck=struck)
        leads = state.final is not None and state.final.leader == seat
        if count == rule.count:
            count = 0
            if leads:
                pass  # a bonus turn that fails takes nothing away: the score to beat stands
            elif rule.effect == "penalty":
                left = scores[seat] - rule.penalty
                scores = _put(scores, seat, max(left, 0) if rule.score_floor else left)
            else:
                scores = _put(scores, seat, 0)
                if state.rules.entry_rule(again=True):
                    standing = _put(standing, seat, OUT)
        strikes = _put(strikes, seat, count)
    return _pass_on(state, state.ply + 1, scores, standing, strikes, state.final)


def leave_turn(state: State) -> State:
    """Return the state after the player whose turn it was has left it: no points, no bust."""
    return _pass_on(state, state.ply + 1, state.scores, state.standing, state.strikes, state.final)


def busts_in_a_row(state: State, *, struck: bool) -> int:
    """Return how many busts in a row it makes if the turn is lost now; 0 if none are counted.

    `struck`: because the dice scored nothing. Once they reach the sheet's limit, the next is
    counted from 1 again.
    """
    rule, seat = state.rules.sheet.strikes, state.seat
    if rule is None or not struck:
        return 0
    counts = state.standing[seat] == ON or rule.zilch_before_entry
    return state.strikes[seat] + 1 if counts else 0


def _pass_on(
    state: State,
    ply: int,
    scores: tuple[int, ...],
    standing: tuple[int, ...],
    strikes: tuple[int, ...],
    final: Final | None = None,
    offer: Offer | None = None,
    *,
    bonus: bool = False,
) -> State:
    """Return the state in which the next turn begins, or the game is over."""
    rules, seat = state.rules, state.seat
    if not bonus:
        following, final = next_seat(state, final)
        if following is None:
            assert final is not None
            won = winners(state, scores, final)
            return _over(state, ply, scores, standing, strikes, won, final)
        seat = following
    if offer and (seat == state.seat or not may_take(state, standing[seat], final)):
        offer = None
    again = standing[seat] == OUT
    hand = rules.start_hand(None if standing[seat] == ON else rules.entry_rule(again=again))
    return State(
        rules, scores, standing, strikes, state.first, seat, "offer" if offer else "throw",
        0, 0, 0, hand, False, None, offer, final, ply, (), state.away,
    )  # fmt: skip


def may_take(state: State, standing: int, final: Final | None) -> bool:
    """Say whether a player of this standing is offered a carryover at all."""
    carry = state.rules.sheet.carryover
    if carry is None or (final and not carry.endgame_carryover):
        return False
    return carry.open_to_all or standing == ON


def _over(
    state: State,
    ply: int,
    scores: tuple[int, ...],
    standing: tuple[int, ...],
    strikes: tuple[int, ...],
    winners: tuple[int, ...],
    final: Final | None = None,
) -> State:
    return State(
        state.rules, scores, standing, strikes, state.first, state.seat, "over", 0, 0, 0,
        NO_DICE, False, None, None, final, ply, winners, state.away,
    )  # fmt: skip


def _put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """Return the values with one seat's replaced."""
    if values[seat] == value:
        return values
    return (*values[:seat], value, *values[seat + 1 :])
