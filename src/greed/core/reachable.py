"""Whether any game on a sheet can come to a state, and if not, why not.

Every check is a consequence of the rules that holds in all games, so a state of a real game is
never refused. The converse is nearly true: what passes here can hardly be told from a real state.
The number of events is not judged, since nothing depends on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from greed.core._totals import Totals, totals
from greed.core.endgame import winners
from greed.core.game import may_take
from greed.core.sheet import Entry, Sheet
from greed.core.state import OFF, ON, OUT, State
from greed.core.turn import NO_DICE, Hand, Rules

__all__ = ["first_fault", "why_unreachable"]

Fault = tuple[str, str]
"""The field of a position that cannot be so, and why."""


def why_unreachable(state: State) -> str | None:
    """Say why no game can come to a state; None if nothing speaks against it.

    >>> import greed
    >>> from msgspec.structs import replace
    >>> state = greed.start(greed.load("koans"))
    >>> why_unreachable(replace(state, scores=(250, 0)))
    'scores: player 1 is not on the board yet and so has 0 points, not 250'
    """
    fault = first_fault(state)
    return f"{fault[0]}: {fault[1]}" if fault else None


def first_fault(state: State) -> Fault | None:
    """Return the first field of a state that cannot be so, with the reason."""
    for check in (_shape, _scores, _strikes, _end, _hand, _points, _inherited):
        for fault in check(state):
            return fault
    return None


def _shape(state: State) -> Iterator[Fault]:
    allowed, seats = state.rules.sheet.seats, state.seats
    if not allowed.min <= seats <= allowed.max:
        yield "scores", f"the sheet is for {allowed.min} to {allowed.max} players, not {seats}"
    if not len(state.standing) == len(state.strikes) == seats:
        yield "scores", "every player has a score, a standing and a count of busts"
    final = state.final
    named = (
        state.seat,
        state.first,
        *state.winners,
        *((final.leader, *final.queue) if final else ()),
    )
    if not all(0 <= seat < seats for seat in named):
        yield "seat", f"there are {seats} players"
    if (state.cast is not None) != (state.phase == "keep"):
        yield "throw", "a throw lies on the table in phase keep, and only then"
    if (state.offer is not None) != (state.phase == "offer"):
        yield "offer", "there is an offer in phase offer, and only then"


def _scores(state: State) -> Iterator[Fault]:
    sheet = state.rules.sheet
    rule = sheet.strikes
    fined = rule is not None and rule.effect == "penalty"
    unit = gcd(totals(state.rules).unit, rule.penalty if fined and rule else 0)
    least = _least_on_board(state.rules)
    for seat, (score, standing) in enumerate(zip(state.scores, state.standing, strict=True)):
        who = f"player {seat + 1}"
        if score % unit:
            yield "scores", f"every score is a multiple of {unit}, so {score} cannot be one"
        if score < 0 and (not fined or (rule and rule.score_floor)):
            yield "scores", f"no score falls below 0, so {who} cannot have {score}"
        if sheet.end.overshoot == "forfeits" and score > sheet.target:
            yield "scores", f"nobody can have more than {sheet.target}, so not {score}"
        if standing not in (OFF, ON, OUT) or (standing != ON and _entry(state, standing) is None):
            yield "scores", f"the sheet has no entry, so {who} is on the board: leave out ? and x"
        if standing == OUT:
            if rule is None or fined:
                yield "scores", f"the sheet has no reset, so {who} need not re-enter: leave out x"
            if score:
                yield "scores", f"{who} must re-enter and so has 0 points, not {score}"
        if standing == OFF:
            before = fined and rule is not None and rule.zilch_before_entry
            if score > 0 or (score and not before):
                yield "scores", (f"{who} is not on the board yet and so has 0 points, not {score}")
        if standing == ON and not fined and score < least and (score or sheet.entry):
            yield "scores", f"{score} is too little for {who}, {_too_little(sheet, score, least)}"


def _too_little(sheet: Sheet, score: int, least: int) -> str:
    if sheet.entry is None:
        return f"since {least} points are the least one can bank"
    hint = "; 0? means: not yet on the board" if score == 0 else ""
    if score == 0 and sheet.strikes:
        hint += ", 0x: off the board again after a reset"
    return f"since getting on the board takes {least}{hint}"


def _entry(state: State, standing: int) -> Entry | None:
    return None if standing == ON else state.rules.entry_rule(again=standing == OUT)


def _least_on_board(rules: Rules) -> int:
    """Return the fewest points that a player who has banked some can have, fines apart."""
    sheet = rules.sheet
    entries = [sheet.entry.points] if sheet.entry else [0]
    if sheet.strikes and isinstance(sheet.strikes.reentry, Entry):
        entries.append(sheet.strikes.reentry.points)
    return max(min(entries), sheet.turn.minimum_bank, totals(rules).unit)


def _strikes(state: State) -> Iterator[Fault]:
    rule = state.rules.sheet.strikes
    for seat, (count, standing) in enumerate(zip(state.strikes, state.standing, strict=True)):
        if count and rule is None:
            yield "scores", "the sheet does not count busts: leave out the !"
        elif rule and not 0 <= count < rule.count:
            yield "scores", f"the busts in a row are {rule.count - 1} at most, not {count}"
        elif count and rule and standing != ON and not rule.zilch_before_entry:
            yield "scores", f"busts of player {seat + 1}, who is off the board, are not counted"


def _end(state: State) -> Iterator[Fault]:
    """Find what cannot be in the final round, and winners who have not won."""
    sheet, final, scores = state.rules.sheet, state.final, state.scores
    target, at_once = sheet.target, sheet.end.endgame == "first_to_target"
    if state.over and at_once:
        if final is not None:
            yield "final", "there is no final round: the first to reach the target wins"
        rest = [score for seat, score in enumerate(scores) if seat != state.seat]
        if scores[state.seat] < target or max(rest) >= target or state.winners != (state.seat,):
            yield "phase", f"the game is won by the player who has just banked up to {target}"
        return
    if state.over and (final is None or final.queue or final.beaten):
        yield "final", "a game that is over has had its final round, such as 1> in this field"
        return
    if final is None:
        if max(scores) >= target:
            what = "the game would be over" if at_once else "this would be the final round"
            yield "scores", f"{max(scores)} reaches the target of {target}, so {what}"
        if state.winners:
            yield "phase", "nobody has won yet"
        return
    if at_once:
        yield "final", "there is no final round: the first to reach the target wins"
    best = scores[final.leader]
    if best < target or best < max(scores) or state.standing[final.leader] != ON:
        yield (
            "final",
            (
                f"the score to beat is the highest and at least {target}:"
                f" not the {best} of player {final.leader + 1}"
            ),
        )
    yield from _queue(state)
    won = winners(state, scores, final) if state.over else ()
    if state.winners != won:
        whose = ", ".join(str(seat + 1) for seat in won) or "nobody yet"
        yield "phase", f"by these scores the winners are: {whose}"


def _queue(state: State) -> Iterator[Fault]:
    """Find turns that cannot be to come in this order."""
    sheet, final, seats = state.rules.sheet, state.final, state.seats
    assert final is not None
    kind, queue = sheet.end.endgame, final.queue
    if final.beaten and kind != "rechallenge_rounds":
        yield "final", "the ! belongs to sheets whose challenges go by rounds"
    if state.seat == final.leader and not state.over and sheet.turn.hot_dice != "bonus_turn":
        yield "final", f"player {final.leader + 1} holds the score to beat and has no turn now"
    others = tuple((state.seat + step) % seats for step in range(1, seats))
    if kind == "finish_round":
        known: int | None = (state.first - state.seat - 1) % seats
    elif kind == "rechallenge_all" or (kind == "rechallenge_rounds" and not final.beaten):
        known = (final.leader - state.seat - 1) % seats
    else:
        known = None
    if known is not None and queue != others[:known]:
        said = ",".join(str(seat + 1) for seat in others[:known])
        yield "final", f"the turns still to come are those of {said or 'nobody'}, in this order"
    waiting = tuple(seat for seat in others if seat in queue)
    gaps = kind != "deposed_and_waiting" and queue != others[: len(queue)]
    if queue != waiting or final.leader in queue or gaps:
        yield (
            "final",
            "the players still to come follow in playing order, and the leader is not one",
        )
    once = kind in ("single_final_turn", "finish_round")
    if once and any(state.scores[seat] >= sheet.target for seat in queue):
        yield "final", f"a player whose last turn is still to come has less than {sheet.target}"


def _hand(state: State) -> Iterator[Fault]:
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
    if not sound or not state.rules.scoring.single_faces.isdisjoint(sets):
        yield "hand", "the sets one may add to are of different faces that do not score singly"
    if not sheet.addons or len(sets) * 3 > sheet.dice.count - hand.dice:
        yield "hand", "a set one may add to has three dice, and not so many have been set aside"
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
    return None if state.base or state.hand.attempt or counted else state.points


def _points(state: State) -> Iterator[Fault]:
    rules, points = state.rules, state.points
    found = totals(rules)
    if not 0 <= state.base <= points or not 0 <= state.best <= points:
        yield "points", "none of these numbers is below 0, or above the points of the turn"
    if any(number % found.unit for number in (points, state.base, state.best)):
        yield "points", f"all points are multiples of {found.unit}"
    if state.phase in ("offer", "over") and points:
        yield "points", f"in phase {state.phase} no turn is under way: 0"
    entry, own = state.entry, points - state.base
    carry = rules.sheet.carryover
    by_throw = entry is not None and entry.scope == "throw"
    counts_all = carry is not None and carry.entry_carry == "count_all"
    if state.best and not by_throw:
        yield "points", "the best throw is only counted for a player whom one throw must bring in"
    if by_throw and not counts_all and (own > 0) != (state.best > 0):
        yield "points", "points/not counting for entry/best throw: the last is missing, or too much"
    if by_throw and state.best > own and not counts_all:
        yield "points", f"one throw cannot have been worth {state.best} of {own} points"
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


def _inherited(state: State) -> Iterator[Fault]:
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
    elif state.base or hand.attempt:
        field, points = "points", state.base or state.points
    else:
        return
    carry, standing = sheet.carryover, state.standing[state.seat]
    if carry is None or not may_take(state, standing, state.final):
        yield field, "no carryover can be taken here, so no points are inherited"
        return
    partly = carry.entry_carry == "exclude_attempt" and standing != ON and not hand.attempt
    if hand.attempt:
        counts_all = carry.entry_carry == "count_all" and standing != ON
        if state.base != (0 if counts_all else state.points):
            yield "points", f"of an attempt all points are inherited: {points}/{points}"
    if not points or points % totals(state.rules).unit:
        yield field, f"{points} points cannot have been banked and handed on"
    if not (partly and not offer):
        yield from _giver(state, field, points)


def _giver(state: State, field: str, points: int) -> Iterator[Fault]:
    """Find points that no other player can have banked in the turn before."""
    sheet, final = state.rules.sheet, state.final
    before = {(state.seat - 1) % state.seats}
    if final and sheet.end.endgame in ("deposed_and_waiting", "rechallenge_rounds"):
        before = set(range(state.seats)) - {state.seat}
    if sheet.turn.minimum_bank > points:
        yield field, f"{sheet.turn.minimum_bank} points are the least one can bank and hand on"
    fined = sheet.strikes is not None and sheet.strikes.effect == "penalty"
    least = 0 if fined else _least_on_board(state.rules)

    def may_have(score: int) -> bool:
        start = score - points  # the score before that turn: nothing, or what one can have
        return fined or start >= least or (start == 0 and (points >= least or not sheet.entry))

    if not any(
        state.standing[seat] == ON and not state.strikes[seat] and may_have(state.scores[seat])
        for seat in before
    ):
        who = " or ".join(f"player {seat + 1}" for seat in sorted(before))
        yield field, f"{who} cannot just have banked {points} points with this score"
