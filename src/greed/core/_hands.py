"""Which hands, points of a turn and inherited points there can be."""

from __future__ import annotations

from collections.abc import Iterator

from greed.core._scores import Fault, least_on_board
from greed.core._totals import Totals, totals
from greed.core.sheet import Sheet
from greed.core.state import ON, State
from greed.core.turn import NO_DICE, Hand
from greed.core.turn_end import may_take

__all__ = ["carryover_faults", "hand_faults", "least_on_board", "point_faults"]


def hand_faults(state: State) -> Iterator[Fault]:
    """Find dice and marks of the hand that cannot be in this phase."""
    rules, hand = state.rules, state.hand
    sheet, count = rules.sheet, rules.sheet.dice.count
    if not 0 <= hand.dice <= count or (state.phase in ("throw", "keep") and not hand.dice):
        yield "hand", f"1 to {count} dice are thrown"
    begins = rules.start_hand(state.entry)
    if state.over and hand != NO_DICE:
        yield "hand", "a game that is over has no dice to throw: 0"
    if state.phase == "offer" and hand != begins:
        yield "hand", "while an offer stands the hand is the one that begins a turn"
    if hand.opening and (hand != begins or state.points):
        yield "hand", "only the throw that has to bring a player on the board is an opening throw"
    if hand.attempt and (state.phase == "decide" or hand.locked or hand.opening):
        yield "hand", "an attempt (a) is a throw of its own, without a lock and before any keep"
    if hand.locked and (not sheet.carryover or sheet.carryover.carry_lock == "none"):
        yield "hand", "no carryover of this sheet locks the bank: leave out the l"
    if hand.attempt and hand.dice == count and _offers_none(sheet):
        yield "hand", f"all {count} dice are never on offer"
    free = sheet.turn.dead_dice_keepable or (sheet.addons and not sheet.addons.addon_hot_dice)
    if hand.dead and (not free or not 0 < hand.dice < count):
        yield "hand", "no dead dice can have been kept here: leave out the d"
    yield from _sets(state, hand)
    if state.cast and (len(state.cast.throw) != hand.dice or not state.cast.options):
        yield "throw", f"{hand.dice} dice lie on the table, with something to keep among them"
    if state.phase == "decide":
        yield from _bank_open(state)
    elif state.may_bank:
        yield "hand", "whether the bank is open is a question of phase decide"


def _offers_none(sheet: Sheet) -> bool:
    return sheet.carryover is None or sheet.carryover.offer_after_all_dice == "none"


def _sets(state: State, hand: Hand) -> Iterator[Fault]:
    sheet, sets = state.rules.sheet, hand.sets
    if not sets:
        return
    sound = sets == tuple(sorted(set(sets))) and sets[0] >= 1 and sets[-1] <= sheet.dice.faces
    if not sound or not state.rules.scorer.single_faces.isdisjoint(sets):
        yield "hand", "the sets one may add to are of different faces that do not score singly"
    if not sheet.addons or len(sets) * 3 > sheet.dice.count - hand.dice:
        yield "hand", "a set one may add to has three dice, and fewer have been set aside"
    if hand.attempt and sheet.addons and not sheet.addons.addon_inherited:
        yield "hand", "sets are not handed on with a carryover"


def _bank_open(state: State) -> Iterator[Fault]:
    """Find a word on the bank that the turn itself contradicts."""
    hand, count = state.hand, state.rules.sheet.dice.count
    if hand.locked or hand.dice < count:
        if state.may_bank == hand.locked:
            word = "closed (!)" if hand.locked else "open (no !)"
            yield "hand", f"with {hand.dice} dice left here the turn's own bank is {word}"
        return
    if _own(state) is None:
        turn, scoring = state.rules.sheet.turn, state.rules.sheet.scoring
        duties = [turn.hot_dice_must_roll] if turn.hot_dice == "fresh_dice" else []
        duties += [turn.end_doubles_must_roll] if turn.end_doubles else []
        duties += [turn.nothing_must_roll] if scoring.nothing else []
        possible = state.may_bank in [not duty for duty in duties]
    else:
        found = totals(state.rules)
        possible = found.fresh(state.points, must_roll=not state.may_bank)
        if not possible and not found.fresh(state.points):
            return  # said of the points
    if not possible:
        word = "must be thrown: write !" if state.may_bank else "may be left: leave out the !"
        yield "hand", f"with {state.points} points and all {count} dice to throw again, they {word}"


def _own(state: State) -> int | None:
    """Return the points of a turn that began with all dice; None if some may be inherited."""
    carry = state.rules.sheet.carryover
    counted = carry and carry.entry_carry == "count_all" and state.standing[state.seat] != ON
    return None if state.inherited or state.hand.attempt or counted else state.points


def point_faults(state: State) -> Iterator[Fault]:
    rules, points = state.rules, state.points
    found = totals(rules)
    if not 0 <= state.inherited <= points or not 0 <= state.best_throw <= points:
        yield "points", "none of these numbers is below 0, or above the points of the turn"
    if any(number % found.unit for number in (points, state.inherited, state.best_throw)):
        yield "points", f"all points are multiples of {found.unit}"
    if state.phase in ("offer", "over") and points:
        yield "points", f"in phase {state.phase} no turn is under way: 0"
    entry, own = state.entry, points - state.inherited
    carry = rules.sheet.carryover
    by_throw = entry is not None and entry.scope == "throw"
    counts_all = carry is not None and carry.entry_carry == "count_all"
    if state.best_throw and not by_throw:
        yield "points", "the best throw is only counted for a player whom one throw must bring in"
    if by_throw and not counts_all and (own > 0) != (state.best_throw > 0):
        yield "points", "points/not counting for entry/best throw: the last is missing, or too much"
    if by_throw and state.best_throw > own and not counts_all:
        yield "points", f"one throw cannot have been worth {state.best_throw} of {own} points"
    if state.phase in ("throw", "keep", "decide") and _own(state) is not None:
        yield from _own_points(state, found)


def _own_points(state: State, found: Totals) -> Iterator[Fault]:
    """Find points that no dice set aside in a turn from its beginning can have brought."""
    hand, points, count = state.hand, state.points, state.rules.sheet.dice.count
    entry, phase = state.entry, state.phase
    begins = state.rules.start_hand(entry)
    if hand.locked:
        yield "hand", "a lock (l) comes from a carryover, and no points are inherited here"
    if phase != "decide" and hand == begins and not points:
        return
    if entry and entry.ends_turn:
        if phase != "decide" or hand.dice or points < entry.points:
            yield (
                "hand",
                (
                    f"this player has one throw of {count} dice to get {entry.points} points:"
                    f" before it write {count}o{entry.points}"
                ),
            )
        elif not found.one_throw(points):
            yield "points", f"no throw is worth {points} points"
    elif not hand.dice:
        if not found.none_left(points):
            yield "hand", f"no turn with {points} points has no dice left to throw"
    elif hand.dice == count:
        if not found.fresh(points):
            yield "points", f"no turn comes to {points} points with all {count} dice to throw again"
    elif not found.left(count - hand.dice, points, dead=hand.dead):
        aside = count - hand.dice
        yield (
            "points",
            (f"no turn comes to {points} points with {aside} of the {count} dice set aside"),
        )


def carryover_faults(state: State) -> Iterator[Fault]:
    """Find carryovers that nobody can have offered, or that the player may not take."""
    sheet, offer, hand = state.rules.sheet, state.offer, state.hand
    if offer:
        field, points = "offer", offer.points
        given = offer.hand
        if not given.attempt or given.locked or given.opening or not given.dice:
            yield "offer", "an offer is an attempt with dice, such as 450@2a"
        if given.dice > sheet.dice.count or (
            given.dice == sheet.dice.count and _offers_none(sheet)
        ):
            yield "offer", f"{given.dice} dice are never on offer"
        for _, reason in _sets(state, given):
            yield "offer", reason
        free = sheet.turn.dead_dice_keepable or (sheet.addons and not sheet.addons.addon_hot_dice)
        if given.dead and (not free or given.dice == sheet.dice.count):
            yield "offer", "no dead dice can have been kept here: leave out the d"
    elif state.inherited or hand.attempt:
        field, points = "points", state.inherited or state.points
    else:
        return
    carry, standing = sheet.carryover, state.standing[state.seat]
    if carry is None or not may_take(state, standing, state.final):
        yield field, "no carryover can be taken here, so no points are inherited"
        return
    partly = carry.entry_carry == "exclude_attempt" and standing != ON and not hand.attempt
    if hand.attempt:
        counts_all = carry.entry_carry == "count_all" and standing != ON
        if state.inherited != (0 if counts_all else state.points):
            yield "points", f"of an attempt all points are inherited: {points}/{points}"
    if not points or points % totals(state.rules).unit:
        yield field, f"{points} points cannot have been banked and handed on"
    if not (partly and not offer):
        yield from _giver(state, field, points)


def _giver(state: State, field: str, points: int) -> Iterator[Fault]:
    """Find points that no other player can have banked in the turn before."""
    sheet, final = state.rules.sheet, state.final
    before = {(state.seat - 1) % state.seats}
    rounds = final is not None and sheet.end.endgame in (
        "deposed_and_waiting",
        "rechallenge_rounds",
    )
    if rounds or state.seats > 2:  # who sat out and is back, or has joined, may stand between them
        before = set(range(state.seats)) - {state.seat}
    if sheet.turn.minimum_bank > points:
        yield field, f"{sheet.turn.minimum_bank} points are the least one can bank and hand on"
    fined = sheet.strikes is not None and sheet.strikes.effect == "penalty"
    least = 0 if fined else least_on_board(state.rules)

    def may_have(score: int) -> bool:
        start = score - points  # the score before that turn: nothing, or what one can have
        free = fined or sheet.end.overshoot == "bounces"
        return free or start >= least or (start == 0 and (points >= least or not sheet.entry))

    if not any(
        state.standing[seat] == ON and not state.strikes[seat] and may_have(state.scores[seat])
        for seat in before
    ):
        who = " or ".join(f"player {seat + 1}" for seat in sorted(before))
        yield field, f"{who} cannot just have banked {points} points with this score"
