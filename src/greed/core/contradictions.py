"""What is wrong with a sheet whose every value is well formed: rules that cannot go together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from greed.core.combos import combos, most_in_turn, most_points, unit_of
from greed.core.messages import say
from greed.core.sheet import Entry, Sheet
from greed.core.turn import Rules
from greed.core.walk import Walk

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
                yield _flaw(f"scoring.{path}.{face}", "faces", faces=faces)
    for index, straight in enumerate(scoring.straights):
        if max(straight.faces) > faces:
            yield _flaw(f"scoring.straights[{index}].faces", "faces", faces=faces)
        if len(set(straight.faces)) < len(straight.faces):
            yield _flaw(f"scoring.straights[{index}].faces", "straight-once")


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
            yield _flaw(f"scoring.{name}", "size", size=size, dice=dice)
    for index, straight in enumerate(scoring.straights):
        if (size := len(straight.faces)) > dice:
            path = f"scoring.straights[{index}].faces"
            yield _flaw(path, "straight-long", size=size, dice=dice)


def _scoring(sheet: Sheet) -> Iterator[str]:
    scoring = sheet.scoring
    if scoring.beyond_triples != "none" and not scoring.triples:
        yield _flaw("scoring.beyond_triples", "no-triples")
    for flag in ("pairs_accept_quad", "pairs_accept_six"):
        if getattr(scoring, flag) and not scoring.three_pairs:
            yield _flaw(f"scoring.{flag}", "no-pairs")
    if not (combos(sheet) or scoring.nothing):
        yield _flaw("scoring", "nothing-scores")


def _seats_and_end(sheet: Sheet) -> Iterator[str]:
    if sheet.seats.min > sheet.seats.max:
        yield _flaw("seats.min", "seats", min=sheet.seats.min, max=sheet.seats.max)
    if sheet.turn.minimum_bank > sheet.target:
        least, target = sheet.turn.minimum_bank, sheet.target
        yield _flaw("turn.minimum_bank", "above-target", points=least, target=target)
    if sheet.end.overshoot != "allowed" and sheet.end.endgame not in (
        "first_to_target",
        "single_final_turn",
        "finish_round",
    ):
        overshoot, endgame = repr(sheet.end.overshoot), repr(sheet.end.endgame)
        yield _flaw("end.overshoot", "overshoot", overshoot=overshoot, endgame=endgame)
    bonus = sheet.turn.hot_dice == "bonus_turn"
    if sheet.end.overshoot == "bounces" and bonus and sheet.end.endgame != "first_to_target":
        yield _flaw("end.overshoot", "bounces", endgame=repr(sheet.end.endgame))


def _entries(sheet: Sheet) -> Iterator[str]:
    reentry = sheet.strikes.reentry if sheet.strikes else None
    for path, entry in (("entry", sheet.entry), ("strikes.reentry", reentry)):
        if not isinstance(entry, Entry):
            continue
        if entry.points > sheet.target:
            points, target = entry.points, sheet.target
            yield _flaw(f"{path}.points", "above-target", points=points, target=target)
        if entry.ends_turn and entry.scope != "throw":
            yield _flaw(f"{path}.ends_turn", "needs", what=f"{path}.scope = 'throw'")


def _turn(sheet: Sheet) -> Iterator[str]:
    turn = sheet.turn
    if turn.keep == "forced" and turn.dead_dice_keepable:
        yield _flaw("turn.dead_dice_keepable", "dead-dice")
    if turn.hot_dice_must_roll and turn.hot_dice != "fresh_dice":
        yield _flaw("turn.hot_dice_must_roll", "must-roll", hot=repr(turn.hot_dice))
    if turn.end_doubles and sheet.dice.count < 2:
        yield _flaw("turn.end_doubles", "size", size=2, dice=sheet.dice.count)


def _carryover(sheet: Sheet) -> Iterator[str]:
    carry = sheet.carryover
    if carry is None:
        return
    if not sheet.scoring.singles:
        for name in ("success", "carry_lock"):
            if getattr(carry, name) == "one_or_five":
                yield _flaw(f"carryover.{name}", "no-singles")
    if carry.who_may_take == "on_board" and carry.entry_carry in ("exclude_attempt", "count_all"):
        yield _flaw("carryover.entry_carry", "entry-carry", carry=repr(carry.entry_carry))


def _strikes(sheet: Sheet) -> Iterator[str]:
    strikes = sheet.strikes
    if strikes is None:
        return
    if strikes.effect == "penalty":
        if not strikes.penalty:
            yield _flaw("strikes.penalty", "no-penalty")
        if strikes.reentry != "same_as_entry":
            yield _flaw("strikes.reentry", "no-reentry")
    elif strikes.penalty:
        yield _flaw("strikes.penalty", "idle-penalty")


def _too_much(sheet: Sheet) -> Iterator[str]:
    """Find points that are asked of one throw or one turn, and that none can be worth."""
    turn, carry = sheet.turn, sheet.carryover
    throw, most = most_points(sheet), most_in_turn(sheet)
    worth = "turn-worth" if turn.hot_dice == "fresh_dice" else "turn-worth-ends"
    hot = repr(turn.hot_dice)
    reentry = sheet.strikes.reentry if sheet.strikes else None
    for path, entry in (("entry", sheet.entry), ("strikes.reentry", reentry)):
        if not isinstance(entry, Entry):
            continue
        best = max(throw, 0 if entry.ends_turn else sheet.scoring.nothing)
        # Inherited points may bring a player back where they count.
        helped = path != "entry" and carry is not None and carry.entry_carry == "count_all"
        if entry.scope == "throw" and entry.points > best:
            yield _flaw(f"{path}.points", "throw-worth", points=entry.points, best=best)
        elif most is not None and entry.points > most and not helped:
            yield _flaw(f"{path}.points", worth, points=entry.points, best=most, hot=hot)
        if entry.ends_turn and turn.minimum_bank > throw:
            least = turn.minimum_bank
            yield _flaw("turn.minimum_bank", "one-throw", path=path, points=least, best=throw)
    if most is not None and turn.minimum_bank > most:
        yield _flaw("turn.minimum_bank", worth, points=turn.minimum_bank, best=most, hot=hot)


def _endless(sheet: Sheet) -> Iterator[str]:
    """Find turns that nobody could ever end, or end with points."""
    turn, sets = sheet.turn, combos(sheet)
    all_taken = all(len(combo.dice) == sheet.dice.count for combo in sets)
    if turn.hot_dice_must_roll and all_taken:
        yield _flaw("turn.hot_dice_must_roll", "takes-all")
    elif turn.nothing_must_roll and not sets:
        yield _flaw("turn.nothing_must_roll", "nothing-else")
    elif all_taken or turn.keep == "forced":
        ends = _ends_of_whole_throws(sheet) if all_taken else _ends(sheet)
        if not ends & {"bank", "bonus"}:
            path = "hot_dice_must_roll" if turn.hot_dice_must_roll else "nothing_must_roll"
            yield _flaw(f"turn.{path}", "never-bank")
        elif not ends & {"bank", "bust"} and sheet.end.endgame != "first_to_target":
            yield _flaw("turn.hot_dice", "never-next")


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
    ends: set[str] = set()
    if sheet.turn.keep == "forced" and len(rules.scorer.single_faces) == sheet.dice.faces:
        if sheet.turn.hot_dice == "bonus_turn":
            return {"bonus"}
        return set() if sheet.turn.hot_dice_must_roll else {"bank"}
    for tried, (_, cast) in enumerate(Walk(rules, [rules.fresh])):
        if tried >= _TRIED or any(option.may_bank for option in cast.ways):
            return {"bank"}
        if ends >= {"bonus", "bust"}:
            return ends
        ends |= {"bonus" if option.tally else "roll" for option in cast.ways} or {"bust"}
    return ends


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
            yield _flaw("target", "unit", unit=unit, target=sheet.target)
        if sheet.end.overshoot == "forfeits" and _may_be_stuck(sheet, unit):
            yield _flaw("turn.minimum_bank", "stuck", points=turn.minimum_bank, unit=unit)


def _may_be_stuck(sheet: Sheet, unit: int) -> bool:
    """Say whether all may come so near the target that no bank is small enough, and stay there."""
    least = max(sheet.turn.minimum_bank, sheet.entry.points if sheet.entry else 0)
    if sheet.turn.minimum_bank <= unit or least > sheet.target - unit:  # no score is so near
        return False
    return sheet.strikes is None or not _may_bust(sheet)


def _may_bust(sheet: Sheet) -> bool:
    """Say whether players on the board may bust; if their throws are too many to try, they may."""
    walk = Walk(rules := Rules(sheet, ""), [rules.fresh])
    return any(tried >= _TRIED or not cast.ways for tried, (_, cast) in enumerate(walk))


def _flaw(path: str, flaw: str, /, **fields: object) -> str:
    """Say what is wrong at a path; numbers are written as in the sheet."""
    return f"{path}: {say(f'flaw-{flaw}', **{name: str(value) for name, value in fields.items()})}"
