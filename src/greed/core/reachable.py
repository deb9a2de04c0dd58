"""Whether a state can come about in a game of its sheet, and if not, why not.

A state of a real game is never refused. The converse holds only roughly: whether some dice bring
about these very points isn't asked, nor how many events there have been, since no answer about
the rest of the game depends on them.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from greed.core.combos import unit_of
from greed.core.endgame import winners
from greed.core.sheet import Entry, Sheet
from greed.core.state import OFF, ON, OUT, State
from greed.core.turn import Hand
from greed.core.turn_end import may_take

Fault = tuple[str, str]
"""The field of a position that can't be so, and why."""


def why_unreachable(state: State) -> str | None:
    """Say why no game can come to a state; None if nothing speaks against it.

    >>> import greed
    >>> from msgspec.structs import replace
    >>> state = greed.start(greed.load("koans"))
    >>> why_unreachable(replace(state, board=replace(state.board, scores=(250, 0))))
    'scores: player 1 is not on the board yet and so has 0 points, not 250'
    """
    fault = first_fault(state)
    return f"{fault[0]}: {fault[1]}" if fault else None


def first_fault(state: State) -> Fault | None:
    """Return the first field of a state that can't be so, with the reason."""
    for check in (_shape, _scores, _strikes, _final, _hand, _bank, _points, _carryover):
        for fault in check(state):
            return fault
    return None


def _shape(state: State) -> Iterator[Fault]:
    seats, final = state.seats, state.final
    if reason := state.rules.sheet.why_not_for(seats):
        yield "scores", reason
    if not len(state.standing) == len(state.strikes) == seats:
        yield "scores", "every player has a score, a standing and a count of busts"
    leading = (final.leader, *final.queue) if final else ()
    if not all(0 <= s < seats for s in (state.seat, state.first, *state.winners, *leading)):
        yield "seat", f"there are {seats} players"
    if state.away != tuple(sorted(set(state.away) & set(range(seats)))) or len(state.away) == seats:
        yield "scores", "somebody has to play, so not everybody can sit out"
    if state.seat in state.away and not state.over:
        yield "seat", f"player {state.seat + 1} sits out, so it is somebody else's turn"
    if (state.cast is not None) != (state.phase == "keep"):
        yield "throw", "a throw lies on the table in phase keep, and only then"
    if (state.offer is not None) != (state.phase == "offer"):
        yield "offer", "there is an offer in phase offer, and only then"


def _scores(state: State) -> Iterator[Fault]:
    sheet, rule = state.rules.sheet, state.rules.sheet.strikes
    fine = rule if rule and rule.effect == "penalty" else None
    unit = gcd(unit_of(sheet), fine.penalty if fine else 0)
    least = _least_on_board(sheet)
    for seat, (score, standing) in enumerate(zip(state.scores, state.standing, strict=True)):
        who = f"player {seat + 1}"
        if score % unit:
            yield "scores", f"every score is a multiple of {unit}, so {score} cannot be one"
        if score < 0 and not (fine and not fine.score_floor):
            yield "scores", f"no score falls below 0, so {who} cannot have {score}"
        if sheet.end.overshoot != "allowed" and score > sheet.target:
            yield "scores", f"nobody can have more than {sheet.target}, so not {score}"
        if standing != ON and state.rules.entry_rule(again=standing == OUT) is None:
            yield "scores", f"the sheet has no entry, so {who} is on the board: leave out ? and x"
        if standing == OUT and (rule is None or fine):
            yield "scores", f"the sheet has no reset, so {who} need not re-enter: leave out x"
        if standing == OUT and score:
            yield "scores", f"{who} must re-enter and so has 0 points, not {score}"
        if standing == OFF and score and not (score < 0 and fine and fine.zilch_before_entry):
            yield "scores", f"{who} is not on the board yet and so has 0 points, not {score}"
        free = fine or sheet.end.overshoot == "bounces"  # to have less than the least bank
        if standing == ON and not free and score < least and (score or sheet.entry):
            yield "scores", f"{score} is too little for {who}, {_too_little(sheet, score, least)}"


def _strikes(state: State) -> Iterator[Fault]:
    rule = state.rules.sheet.strikes
    for seat, (count, standing) in enumerate(zip(state.strikes, state.standing, strict=True)):
        if count and rule is None:
            yield "scores", "the sheet does not count busts: leave out the !"
        elif rule and not 0 <= count < rule.count:
            yield "scores", f"the busts in a row are {rule.count - 1} at most, not {count}"
        elif count and rule and standing != ON and not rule.zilch_before_entry:
            yield "scores", f"busts of player {seat + 1}, who is off the board, are not counted"


def _least_on_board(sheet: Sheet) -> int:
    """Return the fewest points that a player who has banked some can have, fines apart."""
    entries = [sheet.entry.points if sheet.entry else 0]
    if sheet.strikes and isinstance(sheet.strikes.reentry, Entry):
        entries.append(sheet.strikes.reentry.points)
    return max(min(entries), sheet.turn.minimum_bank, unit_of(sheet))


def _too_little(sheet: Sheet, score: int, least: int) -> str:
    if sheet.entry is None:
        return f"since {least} points are the least one can bank"
    hint = "; 0? means: not yet on the board" if score == 0 else ""
    if score == 0 and sheet.strikes:
        hint += ", 0x: off the board again after a reset"
    return f"since getting on the board takes {least}{hint}"


def _final(state: State) -> Iterator[Fault]:
    """Find what can't be in the final round, and winners who haven't won."""
    sheet, final, scores = state.rules.sheet, state.final, state.scores
    target, at_once = sheet.target, sheet.end.endgame == "first_to_target"
    if at_once and final is not None:
        yield "final", "there is no final round: the first to reach the target wins"
    elif at_once and state.over:
        rest = [score for seat, score in enumerate(scores) if seat != state.seat]
        if scores[state.seat] < target or max(rest) >= target or state.winners != (state.seat,):
            yield "phase", f"the game is won by the player who has just banked up to {target}"
    elif state.over and (final is None or final.queue or final.beaten):
        yield "final", "a game that is over has had its final round, such as 1> in this field"
    elif final is None:
        if max(scores) >= target:
            what = "the game would be over" if at_once else "this would be the final round"
            yield "scores", f"{max(scores)} reaches the target of {target}, so {what}"
        if state.winners:
            yield "phase", "nobody has won yet"
    else:
        best = scores[final.leader]
        if best < target or best < max(scores) or state.standing[final.leader] != ON:
            who = f"not the {best} of player {final.leader + 1}"
            yield "final", f"the score to beat is the highest and at least {target}: {who}"
        yield from _queue(state)
        won = winners(state, scores, final) if state.over else ()
        if state.winners != won:
            whose = ", ".join(str(seat + 1) for seat in won) or "nobody yet"
            yield "phase", f"by these scores the winners are: {whose}"


def _queue(state: State) -> Iterator[Fault]:
    """Find turns that can't be to come in this order."""
    sheet, final, seats = state.rules.sheet, state.final, state.seats
    assert final is not None
    kind, queue = sheet.end.endgame, final.queue
    if final.beaten and kind != "rechallenge_rounds":
        yield "final", "the ! belongs to sheets whose challenges go by rounds"
    if state.seat == final.leader and not state.over and sheet.turn.hot_dice != "bonus_turn":
        yield "final", f"player {final.leader + 1} holds the score to beat and has no turn now"
    others = tuple((state.seat + step) % seats for step in range(1, seats))
    to_come: int | None = None  # how many turns are to come, where the rules leave no choice
    if kind == "finish_round":
        to_come = (state.first - state.seat - 1) % seats
    elif kind == "rechallenge_all" or (kind == "rechallenge_rounds" and not final.beaten):
        to_come = (final.leader - state.seat - 1) % seats
    passed = state.over and all(seat in state.away for seat in others[:to_come])
    if to_come is not None and queue != others[:to_come] and not passed:
        said = ",".join(str(seat + 1) for seat in others[:to_come])
        yield "final", f"the turns still to come are those of {said or 'nobody'}, in this order"
    in_order = queue == tuple(seat for seat in others if seat in queue)
    gaps = kind != "deposed_and_waiting" and queue != others[: len(queue)]
    if not in_order or final.leader in queue or gaps:
        told = "the players still to come follow in playing order, and the leader is not one"
        yield "final", told
    once = kind in ("single_final_turn", "finish_round")
    if once and any(state.scores[seat] >= sheet.target for seat in queue):
        yield "final", f"a player whose last turn is still to come has less than {sheet.target}"


def _hand(state: State) -> Iterator[Fault]:
    """Find dice and marks of the hand that can't be in this phase."""
    hand, sheet = state.hand, state.rules.sheet
    count, begins = sheet.dice.count, state.rules.start_hand(state.entry)
    if not 0 <= hand.dice <= count or (state.phase in ("throw", "keep") and not hand.dice):
        yield "hand", f"1 to {count} dice are thrown"
    if state.over and hand.dice:
        yield "hand", "a game that is over has no dice to throw: 0"
    if state.phase == "offer" and hand != begins:
        yield "hand", "while an offer stands the hand is the one that begins a turn"
    if hand.opening and (hand != begins or state.points):
        yield "hand", "only the throw that has to bring a player on the board is an opening throw"
    rolls_on = state.points or sheet.turn.end_doubles or sheet.scoring.nothing  # may be, here
    thrown = state.phase in ("throw", "keep") and not hand.attempt
    one_throw = begins.opening and thrown and not rolls_on
    if one_throw and hand != begins:
        right = f"{begins.dice}o{begins.opening}"
        yield "hand", f"this player has one throw to get on the board: write {right}"
    if hand.attempt and (state.phase == "decide" or hand.locked or hand.opening):
        yield "hand", "an attempt (a) is a throw of its own, without a lock and before any keep"
    if hand.locked and (not sheet.carryover or sheet.carryover.carry_lock == "none"):
        yield "hand", "no carryover of this sheet locks the bank: leave out the l"
    for reason in _dice_aside(state, hand):
        yield "hand", reason
    if state.cast and (len(state.cast.throw) != hand.dice or not state.cast.options):
        yield "throw", f"{hand.dice} dice lie on the table, with something to keep among them"


def _bank(state: State) -> Iterator[Fault]:
    """Find a word on the bank that the turn itself contradicts."""
    hand, sheet = state.hand, state.rules.sheet
    if state.phase != "decide":
        if state.may_bank:
            yield "hand", "whether the bank is open is a question of phase decide"
        return
    if hand.locked or hand.dice < sheet.dice.count:
        if state.may_bank == hand.locked:
            word = "closed (!)" if hand.locked else "open (no !)"
            yield "hand", f"with {hand.dice} dice left here the turn's own bank is {word}"
        return
    turn = sheet.turn
    duties = [turn.hot_dice_must_roll] if turn.hot_dice == "fresh_dice" else []
    duties += [turn.end_doubles_must_roll] if turn.end_doubles else []
    duties += [turn.nothing_must_roll] if sheet.scoring.nothing else []
    if state.may_bank not in [not duty for duty in duties]:
        word = "must be thrown: write !" if state.may_bank else "may be left: leave out the !"
        yield "hand", f"with all {hand.dice} dice to throw again, they {word}"


def _dice_aside(state: State, hand: Hand) -> Iterator[str]:
    """Find dead dice and sets that can't have been set aside before a hand."""
    sheet, sets = state.rules.sheet, hand.sets
    free = sheet.turn.dead_dice_keepable or (sheet.addons and not sheet.addons.addon_hot_dice)
    if hand.dead and not (free and 0 < hand.dice < sheet.dice.count):
        yield "no dead dice can have been kept here: leave out the d"
    if not sets:
        return
    sound = sets == tuple(sorted(set(sets))) and sets[0] >= 1 and sets[-1] <= sheet.dice.faces
    if not sound or not state.rules.scorer.single_faces.isdisjoint(sets):
        yield "the sets one may add to are of different faces that do not score singly"
    if not sheet.addons or len(sets) * 3 > sheet.dice.count - hand.dice:
        yield "a set one may add to has three dice, and fewer have been set aside"
    if hand.attempt and sheet.addons and not sheet.addons.addon_inherited:
        yield "sets are not handed on with a carryover"


def _points(state: State) -> Iterator[Fault]:
    points, inherited, best = state.points, state.inherited, state.best_throw
    sheet, entry, hand = state.rules.sheet, state.entry, state.hand
    unit = unit_of(sheet)
    if not 0 <= inherited <= points or not 0 <= best <= points:
        yield "points", "none of these numbers is below 0, or above the points of the turn"
    if any(number % unit for number in (points, inherited, best)):
        yield "points", f"all points are multiples of {unit}"
    if state.phase in ("offer", "over"):
        if points:
            yield "points", f"in phase {state.phase} no turn is under way: 0"
        return
    if not points and hand.dice < sheet.dice.count and all(sheet.scoring.singles.values()):
        yield "points", "some dice have been set aside, so this turn has points"
    counts_all = sheet.carryover is not None and sheet.carryover.entry_carry == "count_all"
    by_throw = entry is not None and entry.scope == "throw"
    if best and not by_throw:
        yield "points", "the best throw is only counted for a player whom one throw must bring in"
    if by_throw and not counts_all and ((points > inherited) != (best > 0)):
        yield "points", "points/not counting for entry/best throw: the last is missing, or too much"
    if by_throw and best > points - inherited and not counts_all:
        yield "points", f"one throw cannot have been worth {best} of {points - inherited} points"


def _carryover(state: State) -> Iterator[Fault]:
    """Find carryovers that nobody can have offered, or that the player may not take."""
    carry, offer, hand = state.rules.sheet.carryover, state.offer, state.hand
    if not (offer or state.inherited or hand.attempt or hand.locked):
        return
    field = "offer" if offer else "points"
    if carry is None or not may_take(state, state.standing[state.seat], state.final):
        yield field, "no carryover can be taken here, so no points are inherited"
        return
    given = offer.hand if offer else hand
    if offer and (not given.attempt or given.locked or given.opening or not given.dice):
        yield "offer", "an offer is an attempt with dice, such as 450@2a"
    count = state.rules.sheet.dice.count
    if given.attempt and (
        given.dice > count or (given.dice == count and carry.offer_after_all_dice == "none")
    ):
        yield "offer" if offer else "hand", f"{given.dice} dice are never on offer"
    if offer:
        for reason in _dice_aside(state, given):
            yield "offer", reason
        if offer.points < 0 or offer.points % unit_of(state.rules.sheet):
            yield "offer", f"{offer.points} points cannot have been banked and handed on"
    if hand.attempt:
        all_count = carry.entry_carry == "count_all" and state.standing[state.seat] != ON
        if state.inherited != (0 if all_count else state.points):
            told = f"of an attempt all points are inherited: {state.points}/{state.points}"
            yield "points", told
