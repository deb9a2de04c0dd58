"""The rules of a game around its turns as plain numbers: seats, banks, losses, the end.

They are found by asking the core. A game is put into a state, a move is made or a turn is lost, and
what follows is read; so a program that keeps games by these numbers needs to know no options.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import Literal

from greed.core.endgame import after_bank, winners
from greed.core.game import apply, decide, start
from greed.core.moves import ACCEPT, BANK
from greed.core.reasons import Reason
from greed.core.sheet import Entry, Sheet
from greed.core.state import ON, Board, Final, Offer, Standing, State, Turn, entry_of, fresh_turn
from greed.core.turn import NO_DICE, Hand, Option, Rules, rules_of
from greed.core.turn_end import busts_in_a_row, lose_turn, may_take, why_no_bank
from greed.packs._game_values import (
    Banking,
    Banks,
    Called,
    EntryRule,
    GameRules,
    Loss,
    Minimum,
    SeatStatus,
    Toll,
)

_FAR = 10**12
"""More points than any sheet speaks of."""
_SEATS = 6


def game_rules(sheet: Sheet) -> GameRules:
    """Return the rules of a sheet's games.

    >>> from greed.sheets import load
    >>> official = game_rules(load("official"))
    >>> official.banks, official.beaten.leader
    (Banks(below='adds', at='calls', above='calls'), True)
    >>> [(status.standing, status.strikes) for status in game_rules(load("classic+zilch")).statuses]
    [(0, 0), (1, 0), (1, 1), (1, 2), (2, 0)]
    """
    return _game_rules(rules_of(sheet))


@lru_cache(maxsize=64)
def _game_rules(rules: Rules) -> GameRules:
    turn = rules.sheet.turn
    statuses = _statuses(rules)
    busts = [status.bust for status in statuses]
    last = max(busts, key=lambda bust: bust.busts)
    return GameRules(
        target=rules.sheet.target,
        banks=_banks(rules),
        statuses=statuses,
        minimum=Minimum(turn.minimum_bank, turn.minimum_bank_counts_carry),
        locked=_locked(rules),
        toll=Toll(last.busts, last.points) if last.busts else None,
        reached=_reached(rules),
        beaten=_beaten(rules),
        leader_wins_ties=_leader_wins_ties(rules),
    )


# -- a seat

_Status = tuple[Standing, int]


def _statuses(rules: Rules) -> tuple[SeatStatus, ...]:
    seen: list[_Status] = [(start(rules.sheet, rules.sheet.seats.min).standing[0], 0)]

    def number(status: _Status) -> int:
        if status not in seen:
            seen.append(status)
        return seen.index(status)

    statuses: list[SeatStatus] = []
    while len(statuses) < len(seen):
        standing, strikes = seen[len(statuses)]
        state = _state(rules, standing, strikes)
        entry = entry_of(state, 0)
        bank = number(_banked(state, may_bank=True))  # the board comes before busts off it
        statuses.append(
            SeatStatus(
                standing,
                strikes,
                hand=fresh_turn(rules, 0, standing).hand,
                entry=_entry(entry) if entry else None,
                bust=_loss(state, None, number),
                leading=_loss(state, Final(0, ()), number),
                nothing=number(_nothing(state)),
                bank=bank,
                offered=may_take(state, standing, None),
                offered_in_final=may_take(state, standing, Final(1, ())),
                inherited_counts=_inherited_counts(state),
                attempt_counts=_attempt_counts(state),
            )
        )
    return tuple(statuses)


def _state(
    rules: Rules, standing: Standing, strikes: int = 0, score: int = 0, final: Final | None = None
) -> State:
    """Return a state in which seat 0 is about to throw, with this status and score."""
    others = (0,) * (_SEATS - 1)
    board = Board((score, *others), (standing, *[ON] * len(others)), (strikes, *others), 0, final)
    return State(rules, board, fresh_turn(rules, 0, standing))


def _entry(entry: Entry) -> EntryRule:
    return EntryRule(entry.points, entry.scope, entry.stop_before_entry)


def _status(state: State) -> _Status:
    return state.standing[0], state.strikes[0]


def _banked(state: State, *, may_bank: bool) -> _Status:
    """Return the status of seat 0 after a bank, far below the target, of as much as one likes."""
    turn = Turn(0, "decide", NO_DICE, _FAR, best_throw=_FAR, may_bank=may_bank)
    board = state.board.with_score(0, -2 * _FAR, *_status(state))
    return _status(apply(State(state.rules, board, turn), BANK))


def _nothing(state: State) -> _Status:
    """Return the status of seat 0 after a turn without a bust that recorded nothing."""
    missed = _status(lose_turn(state, struck=False))
    _agree(missed == _banked(state, may_bank=False), "a turn that records nothing")
    return missed


def _loss(state: State, final: Final | None, number: Callable[[_Status], int]) -> Loss:
    """Return what a bust does; scores near 0 and far above it tell what it costs."""

    def after(score: int) -> State:
        return lose_turn(_state(state.rules, *_status(state), score, final), struck=True)

    busts = busts_in_a_row(state, struck=True)
    status = number(_status(after(_FAR)))
    if not after(_FAR).scores[0] and not after(_FAR + 1).scores[0]:
        return Loss(status, busts, all=True)
    points = _FAR - after(_FAR).scores[0]
    floor = points > 0 and after(points - 1).scores[0] == 0
    loss = Loss(status, busts, points=points, floor=floor)
    for score in (0, 1, points - 1, points, points + 1, 2 * points, state.rules.sheet.target):
        left = after(score)
        expected = max(score - points, 0) if floor else score - points
        _agree(left.scores[0] == expected and number(_status(left)) == status, "a bust")
    return loss


def _inherited_counts(state: State) -> bool:
    """Return whether points that are taken over count like those of one's own throws."""
    hand = Hand(1, attempt=True)
    offered = Turn(0, "offer", state.hand, offer=Offer(_FAR, hand))
    return apply(State(state.rules, state.board, offered), ACCEPT).inherited == 0


def _attempt_counts(state: State) -> bool:
    rolled = Turn(0, "keep", Hand(1, attempt=True))
    kept = decide(State(state.rules, state.board, rolled), Option((1,), 1, NO_DICE, may_bank=True))
    return kept.inherited == 0


def _locked(rules: Rules) -> Literal["locked_score", "locked_faces"]:
    turn = Turn(0, "decide", Hand(1, locked=True), _FAR)
    why = why_no_bank(State(rules, _state(rules, ON).board, turn))
    return "locked_score" if why == Reason.LOCKED_SCORE.say() else "locked_faces"


# -- the end of a game


def _banks(rules: Rules) -> Banks:
    target = rules.sheet.target
    return Banks(
        below=_banking(rules, -target - 1, -2, -1),
        at=_banking(rules, 0),
        above=_banking(rules, 1, 2, target, target + 1),
    )


def _banking(rules: Rules, *distances: int) -> Banking:
    """Return what a bank does that ends this far from the target, below it or above."""
    ends = {_bank(rules, distance) for distance in distances}
    _agree(len(ends) == 1, "a bank")
    return ends.pop()


def _bank(rules: Rules, distance: int) -> Banking:
    before = rules.sheet.target + distance - _FAR
    turn = Turn(0, "decide", NO_DICE, _FAR, best_throw=_FAR, may_bank=True)
    after = apply(State(rules, _state(rules, ON, score=before).board, turn), BANK)
    if after.scores[0] == before:
        return "forfeits"
    if distance > 0 and after.scores[0] == max(rules.sheet.target - distance, 0):
        return "bounces"
    _agree(after.scores[0] == before + _FAR, "a bank")
    if after.over and after.final is None:
        return "wins"
    return "adds" if after.final is None else "calls"


def _reached(rules: Rules) -> Called:
    """Return whom a bank of the target calls, having asked each seat in each round."""
    target = rules.sheet.target
    calls: dict[bool, set[bool]] = {False: set(), True: set()}
    for first, seat in product(range(_SEATS), repeat=2):
        board = Board((0,) * _SEATS, (ON,) * _SEATS, (0,) * _SEATS, first)
        final = after_bank(State(rules, board, fresh_turn(rules, seat, ON)), target)
        assert final is not None
        to_come = {(seat + step) % _SEATS for step in range(1, (first - seat - 1) % _SEATS + 1)}
        for other in set(range(_SEATS)) - {seat}:
            calls[other in to_come].add(other in final.queue)
        _agree(final == Final(seat, _in_order(seat, final.queue)), "the final round")
    _agree(len(calls[False]) == len(calls[True]) == 1, "the final round")
    return Called(waiting=calls[True].pop(), done=calls[False].pop())


def _beaten(rules: Rules) -> Called:
    """Return whom a beaten score calls: seat 0 beats 1; 2 and 4 wait, 3 and 5 have had a turn."""
    target = rules.sheet.target
    begun = Final(1, (2, 4))
    board = Board((0, target, 0, 0, 0, 0), (ON,) * _SEATS, (0,) * _SEATS, 0, begun)
    state = State(rules, board, fresh_turn(rules, 0, ON))
    final = after_bank(state, target + 1)
    assert final is not None
    called = [other in final.queue for other in range(_SEATS)]
    beaten = Called(called[2], called[3], called[1], final.beaten)
    expected = _in_order(
        0, (*(2, 4) * beaten.waiting, *(3, 5) * beaten.done, *(1,) * beaten.leader)
    )
    _agree(final == Final(0, expected, beaten.later), "a beaten score")
    _agree(after_bank(state, target) == begun, "a score that is not beaten")
    return beaten


def _in_order(seat: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return seats in playing order after one of them."""
    return tuple(sorted(seats, key=lambda other: (other - seat) % _SEATS))


def _leader_wins_ties(rules: Rules) -> bool:
    best = rules.sheet.target
    state = _state(rules, ON)
    scores = (best, best, 0, best, 0, 0)
    alone = [winners(state, scores, Final(leader, ())) == (leader,) for leader in (0, 1, 3)]
    shared = winners(state, scores, Final(2, ())) == (0, 1, 3)
    _agree(shared and len(set(alone)) == 1, "a tie")
    return alone[0]


def _agree(agrees: bool, what: str) -> None:
    """Stop where the core does something for which there is no word here yet."""
    if not agrees:
        raise NotImplementedError(f"packs have no words for what {what} does")
