"""How a turn ends: when the bank is open, what is recorded or lost, and who is next."""

from __future__ import annotations

from msgspec.structs import replace

from greed.core.endgame import after_bank, next_seat, score_after, winners, wins_at_once
from greed.core.messages import listed
from greed.core.reasons import Reason
from greed.core.state import ON, OUT, Board, Final, Offer, State, Turn, fresh_turn
from greed.core.turn import NO_DICE


def why_no_bank(state: State) -> str | None:
    """Say why the turn may not be ended now, in phase decide; None if it may.

    With no dice left to throw it always may, for want of another way on.
    """
    if not state.turn.hand.dice:
        return None
    return _closed(state) or _too_few(state, refused=True)


def why_no_points(state: State, *, tally: bool = False) -> str | None:
    """Say why ending the turn now records nothing; None if its points are recorded.

    With `tally` the sheet itself ends the turn, whether or not the player might.
    """
    sheet, turn = state.rules.sheet, state.turn
    score = state.board.scores[turn.seat] + turn.points
    if sheet.end.overshoot == "forfeits" and score > sheet.target:
        return Reason.OVERSHOOT.say(score=score, target=sheet.target)
    return _too_few(state) or (None if tally else _closed(state))


def _closed(state: State) -> str | None:
    """Say what closes the bank whatever the points are."""
    if state.turn.may_bank:
        return None
    if not state.turn.hand.locked:
        return Reason.MUST_ROLL.say()
    carry = state.rules.sheet.carryover
    if carry and carry.carry_lock == "any_score":
        return Reason.LOCKED_SCORE.say()
    faces = listed([str(face) for face in sorted(state.rules.scorer.single_faces)], "or")
    return Reason.LOCKED_FACES.say(faces=faces)


def _too_few(state: State, *, refused: bool = False) -> str | None:
    """Say what the points are short of; of two numbers the higher, which are enough for both."""
    entry, minimum = _short_of_entry(state, refused=refused), _short_of_minimum(state)
    if entry and minimum and state.entry:
        return entry if state.entry.points >= state.rules.sheet.turn.minimum_bank else minimum
    return entry or minimum


def _short_of_minimum(state: State) -> str | None:
    rule, turn = state.rules.sheet.turn, state.turn
    points = turn.points if rule.minimum_bank_counts_carry else turn.points - turn.inherited
    if points >= rule.minimum_bank:
        return None
    return Reason.MINIMUM.say(least=rule.minimum_bank, points=points)


def _short_of_entry(state: State, *, refused: bool = False) -> str | None:
    """Say what is missing for entry; with `refused` only where that closes the bank."""
    if state.board.standing[state.turn.seat] == ON:
        return None
    entry = state.entry
    if entry is None or state.entry_progress >= entry.points:
        return None
    if refused and entry.stop_before_entry != "refused":
        return None
    needed, points = entry.points, state.entry_progress
    if entry.scope == "throw":
        return Reason.ENTRY_THROW.say(needed=needed, points=points)
    if state.inherited:
        return Reason.ENTRY_OWN.say(needed=needed, inherited=state.inherited, points=points)
    return Reason.ENTRY_TURN.say(needed=needed, points=points)


def end_turn(state: State, ply: int, *, bonus: bool = False) -> State:
    """Return the state after a turn was ended, with or without points to record.

    With `bonus` the same seat begins another turn.
    """
    board, turn = state.board, state.turn
    seat = turn.seat
    if why_no_points(state, tally=bonus):
        same = board.with_score(seat, board.scores[seat], board.standing[seat], 0)
        return _pass_on(state, ply, same, bonus=bonus)
    score = score_after(state)
    banked = board.with_score(seat, score, ON, 0)
    if wins_at_once(state, score):
        return _over(state, ply, banked, (seat,))
    hand = None if bonus else state.rules.offer_hand(turn.hand)
    offer = Offer(turn.points, hand) if hand else None
    final = after_bank(state, score)
    return _pass_on(state, ply, _in_round(banked, final), offer, bonus=bonus)


def lose_turn(state: State, *, struck: bool) -> State:
    """Return the state after a turn was lost; `struck`: because the dice scored nothing."""
    rule, board, seat = state.rules.sheet.strikes, state.board, state.turn.seat
    if rule:
        score, standing = board.scores[seat], board.standing[seat]
        count = busts_in_a_row(state, struck=struck)
        leads = board.final is not None and board.final.leader == seat
        if count == rule.count:
            count = 0
            if leads:
                pass  # a bonus turn that fails takes nothing away: the score to beat stands
            elif rule.effect == "penalty":
                left = score - rule.penalty
                score = max(left, 0) if rule.score_floor else left
            else:
                score = 0
                if state.rules.entry_rule(again=True):
                    standing = OUT
        board = board.with_score(seat, score, standing, count)
    return _pass_on(state, state.ply + 1, board)


def leave_turn(state: State) -> State:
    """Return the state after the player whose turn it was has left it: no points, no bust."""
    return _pass_on(state, state.ply + 1, state.board)


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
    state: State, ply: int, board: Board, offer: Offer | None = None, *, bonus: bool = False
) -> State:
    """Return the state in which the next turn begins, or the game is over."""
    seat = state.turn.seat
    if not bonus:
        following, final = next_seat(state, board.final)
        board = _in_round(board, final)
        if following is None:
            assert final is not None
            return _over(state, ply, board, winners(state, board.scores, final))
        seat = following
    if offer and (
        seat == state.turn.seat or not may_take(state, board.standing[seat], board.final)
    ):
        offer = None
    turn = fresh_turn(state.rules, seat, board.standing[seat])
    if offer:
        turn = Turn(seat, "offer", turn.hand, offer=offer)
    return State(state.rules, board, turn, ply)


def _in_round(board: Board, final: Final | None) -> Board:
    """Return the board with the final round as it stands now."""
    return board if final is board.final else replace(board, final=final)


def may_take(state: State, standing: int, final: Final | None) -> bool:
    """Say whether a player of this standing is offered a carryover at all."""
    carry = state.rules.sheet.carryover
    if carry is None or (final and not carry.endgame_carryover):
        return False
    return carry.open_to_all or standing == ON


def _over(state: State, ply: int, board: Board, winners: tuple[int, ...]) -> State:
    return State(state.rules, board, Turn(state.turn.seat, "over", NO_DICE), ply, winners)
