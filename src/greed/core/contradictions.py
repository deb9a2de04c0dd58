"""What is wrong with a sheet whose every value is well formed: rules that cannot go together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from greed.core.combos import combos, most_in_turn, most_points, unit_of
from greed.core.sheet import Entry, Sheet
from greed.core.turn import Rules
from greed.core.walk import Walk

__all__ = ["contradictions", "faces_missing"]

_TRIED = 300


def contradictions(sheet: Sheet) -> list[str]:
    """Return every fault of meaning in a sheet, each with its path and what would be right."""
    return [
        *faces_missing(sheet),
        *_sizes(sheet),
        *_scoring(sheet),
        *_seats_and_end(sheet),
        *_entries(sheet),
        *_turn(sheet),
        *_carryover(sheet),
        *_strikes(sheet),
        *_out_of_reach(sheet),
    ]


def faces_missing(sheet: Sheet) -> Iterator[str]:
    """Find faces that the dice do not have."""
    scoring, faces = sheet.scoring, sheet.dice.faces
    tables: dict[str, Iterable[int]] = {"singles": scoring.singles, "triples": scoring.triples}
    for count, value in scoring.kinds.items():
        if isinstance(value, dict):
            tables[f"kinds.{count}"] = value
    for path, named in tables.items():
        for face in named:
            if face > faces:
                yield f"scoring.{path}.{face}: the dice have faces from 1 to {faces}"
    for index, straight in enumerate(scoring.straights):
        if max(straight.faces) > faces:
            yield f"scoring.straights[{index}].faces: the dice have faces from 1 to {faces}"
        if len(set(straight.faces)) < len(straight.faces):
            yield f"scoring.straights[{index}].faces: a straight has each face once"


def _sizes(sheet: Sheet) -> Iterator[str]:
    """Find sets that take more dice than there are."""
    scoring, dice = sheet.scoring, sheet.dice.count
    sizes = {
        "triples": 3 if scoring.triples else 0,
        "three_pairs": 6 if scoring.three_pairs else 0,
        "two_triplets": 6 if scoring.two_triplets else 0,
        "full_house": 5 if scoring.full_house else 0,
        "full_house_bonus": 5 if scoring.full_house_bonus else 0,
    }
    sizes |= {f"kinds.{count}": count for count in scoring.kinds}
    for name, size in sizes.items():
        if size > dice:
            yield f"scoring.{name}: needs {size} dice, the sheet has {dice}"
    for index, straight in enumerate(scoring.straights):
        if (size := len(straight.faces)) > dice:
            path = f"scoring.straights[{index}].faces"
            yield f"{path}: a straight of {size} is longer than the {dice} dice"


def _scoring(sheet: Sheet) -> Iterator[str]:
    scoring = sheet.scoring
    if scoring.beyond_triples != "none" and not scoring.triples:
        yield "scoring.beyond_triples: there are no triples to go beyond; set scoring.triples"
    for flag in ("pairs_accept_quad", "pairs_accept_six"):
        if getattr(scoring, flag) and not scoring.three_pairs:
            yield f"scoring.{flag}: there are no three pairs; set scoring.three_pairs"
    if not (combos(sheet) or scoring.nothing):
        yield "scoring: nothing scores; give points to singles, triples, or another set"


def _seats_and_end(sheet: Sheet) -> Iterator[str]:
    if sheet.seats.min > sheet.seats.max:
        yield f"seats.min: {sheet.seats.min} is more than seats.max, {sheet.seats.max}"
    if sheet.turn.minimum_bank > sheet.target:
        yield f"turn.minimum_bank: {sheet.turn.minimum_bank} is above the target, {sheet.target}"
    if sheet.end.overshoot != "allowed" and sheet.end.endgame not in (
        "first_to_target",
        "single_final_turn",
        "finish_round",
    ):
        yield (
            f"end.overshoot: {sheet.end.overshoot!r} contradicts end.endgame ="
            f" {sheet.end.endgame!r}:"
            " nobody could beat a score at the target"
        )
    bonus = sheet.turn.hot_dice == "bonus_turn"
    if sheet.end.overshoot == "bounces" and bonus and sheet.end.endgame != "first_to_target":
        yield (
            f"end.overshoot: 'bounces' contradicts turn.hot_dice = 'bonus_turn' with end.endgame ="
            f" {sheet.end.endgame!r}: a bonus turn would take the score to beat off the target"
            " again; use end.endgame = 'first_to_target'"
        )


def _entries(sheet: Sheet) -> Iterator[str]:
    reentry = sheet.strikes.reentry if sheet.strikes else None
    for path, entry in (("entry", sheet.entry), ("strikes.reentry", reentry)):
        if not isinstance(entry, Entry):
            continue
        if entry.points > sheet.target:
            yield f"{path}.points: {entry.points} is above the target, {sheet.target}"
        if entry.ends_turn and entry.scope != "throw":
            yield f"{path}.ends_turn: needs {path}.scope = 'throw'"


def _turn(sheet: Sheet) -> Iterator[str]:
    turn = sheet.turn
    if turn.keep == "forced" and turn.dead_dice_keepable:
        yield "turn.dead_dice_keepable: contradicts turn.keep = 'forced', which leaves no choice"
    if turn.hot_dice_must_roll and turn.hot_dice != "fresh_dice":
        yield (
            "turn.hot_dice_must_roll: needs turn.hot_dice = 'fresh_dice';"
            f" {turn.hot_dice!r} leaves nothing to roll in this turn"
        )
    if turn.end_doubles and sheet.dice.count < 2:
        yield f"turn.end_doubles: needs 2 dice, the sheet has {sheet.dice.count}"


def _carryover(sheet: Sheet) -> Iterator[str]:
    carry = sheet.carryover
    if carry is None:
        return
    if not sheet.scoring.singles:
        for name in ("success", "carry_lock"):
            if getattr(carry, name) == "one_or_five":
                yield f"carryover.{name}: 'one_or_five' needs dice that score singly"
    if carry.who_may_take == "on_board" and carry.entry_carry in ("exclude_attempt", "count_all"):
        yield (
            f"carryover.entry_carry: {carry.entry_carry!r} says what counts for a player off the"
            " board, but carryover.who_may_take = 'on_board' keeps such players from the offer"
        )


def _strikes(sheet: Sheet) -> Iterator[str]:
    strikes = sheet.strikes
    if strikes is None:
        return
    if strikes.effect == "penalty":
        if not strikes.penalty:
            yield "strikes.penalty: a penalty needs points to lose, 1 or more"
        if strikes.reentry != "same_as_entry":
            yield "strikes.reentry: needs strikes.effect = 'reset'; a penalty leaves one on board"
    elif strikes.penalty:
        yield "strikes.penalty: needs strikes.effect = 'penalty'; a reset takes the whole score"


def _too_much(sheet: Sheet) -> Iterator[str]:
    """Find points that are asked of one throw or one turn, and that none can be worth."""
    turn, carry = sheet.turn, sheet.carryover
    throw, most = most_points(sheet), most_in_turn(sheet)
    why = f" (turn.hot_dice = {turn.hot_dice!r} ends it)" if turn.hot_dice != "fresh_dice" else ""
    reentry = sheet.strikes.reentry if sheet.strikes else None
    for path, entry in (("entry", sheet.entry), ("strikes.reentry", reentry)):
        if not isinstance(entry, Entry):
            continue
        best = max(throw, 0 if entry.ends_turn else sheet.scoring.nothing)
        # Inherited points may bring a player back where they count.
        helped = path != "entry" and carry is not None and carry.entry_carry == "count_all"
        if entry.scope == "throw" and entry.points > best:
            yield f"{path}.points: no throw is worth {entry.points}, the best is {best}"
        elif most is not None and entry.points > most and not helped:
            yield f"{path}.points: no turn is worth {entry.points}, the best is {most}{why}"
        if entry.ends_turn and turn.minimum_bank > throw:
            yield (
                f"turn.minimum_bank: {path}.ends_turn leaves one throw, and none is worth"
                f" {turn.minimum_bank}: the best is {throw}"
            )
    if most is not None and turn.minimum_bank > most:
        yield f"turn.minimum_bank: no turn is worth {turn.minimum_bank}, the best is {most}{why}"


def _endless(sheet: Sheet) -> Iterator[str]:
    """Find turns that nobody could ever end, or end with points."""
    turn, sets = sheet.turn, combos(sheet)
    all_taken = all(len(combo.dice) == sheet.dice.count for combo in sets)
    if turn.hot_dice_must_roll and all_taken:
        yield "turn.hot_dice_must_roll: every keep takes all dice, so nobody could ever bank"
    elif turn.nothing_must_roll and not sets:
        yield "turn.nothing_must_roll: nothing else scores, so nobody could ever bank"
    elif all_taken or turn.keep == "forced":
        ends = _ends_of_whole_throws(sheet) if all_taken else _ends(sheet)
        if not ends & {"bank", "bonus"}:
            path = "hot_dice_must_roll" if turn.hot_dice_must_roll else "nothing_must_roll"
            yield (
                f"turn.{path}: whatever falls, every die has to be kept or thrown again,"
                " so nobody could ever bank"
            )
        elif not ends & {"bank", "bust"} and sheet.end.endgame != "first_to_target":
            yield (
                "turn.hot_dice: whatever falls leads to another bonus turn,"
                " so it would never be the next player's turn"
            )


def _ends_of_whole_throws(sheet: Sheet) -> set[str]:
    """Return how turns may end where every keep takes all dice."""
    turn, nothing = sheet.turn, sheet.scoring.nothing
    saved = "bust" if not nothing else "roll" if turn.nothing_must_roll else "bank"
    return {"bonus" if turn.hot_dice == "bonus_turn" else "bank", saved}


def _ends(sheet: Sheet) -> set[str]:
    """Return how turns of players on the board may end, as far as a bank.

    A sheet whose throws are too many to try is taken to have banks.
    """
    rules = Rules(sheet, "")
    found: set[str] = set()
    if sheet.turn.keep == "forced" and len(rules.scorer.single_faces) == sheet.dice.faces:
        if sheet.turn.hot_dice == "bonus_turn":
            return {"bonus"}
        return set() if sheet.turn.hot_dice_must_roll else {"bank"}
    for tried, (_, cast) in enumerate(Walk(rules, [rules.fresh])):
        if tried >= _TRIED or any(option.may_bank for option in cast.ways):
            return {"bank"}
        if found >= {"bonus", "bust"}:
            return found
        found |= {"bonus" if option.tally else "roll" for option in cast.ways} or {"bust"}
    return found


def _out_of_reach(sheet: Sheet) -> Iterator[str]:
    """Find what no dice can bring about, so that a game would never end."""
    scoring, turn = sheet.scoring, sheet.turn
    sets = combos(sheet)
    if not (sets or scoring.nothing):
        return  # said already
    yield from _too_much(sheet)
    yield from _endless(sheet)
    if sheet.end.overshoot != "allowed":
        unit = unit_of(sheet)
        if sheet.target % unit:
            yield f"target: every score is a multiple of {unit}, so nobody could hit {sheet.target}"
        if turn.minimum_bank > unit and sheet.end.overshoot == "forfeits":
            yield (
                f"turn.minimum_bank: {turn.minimum_bank} contradicts end.overshoot = 'forfeits':"
                f" {unit} below the target nobody could go on"
            )
