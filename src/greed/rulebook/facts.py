"""What a rules page knows of its sheet: every option by its name, and what follows from them.

An option is named by its path, `turn.keep` as `turn_keep`; a part that the sheet lacks is None,
and so are its options. The rest is found by asking the core.
"""

from __future__ import annotations

import types
from collections.abc import Iterable
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from greed.core.combos import kind_points
from greed.core.messages import listed, number, say
from greed.core.sheet import Entry, Seats, Sheet
from greed.core.turn import Rules, rules_of
from greed.rulebook.sentences import joined

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")


def facts(sheet: Sheet) -> dict[str, Any]:
    """Return everything that sentences about a sheet may ask or name.

    >>> from greed.sheets import load
    >>> koans = facts(load("koans"))
    >>> koans["target"], koans["dice"], koans["carryover"], koans["carryover_success"]
    (3000, 5, None, None)
    """
    rules = rules_of(sheet)
    answers = {
        **_options(sheet, Sheet, ""),
        **_game(sheet),
        **_board(sheet),
        **_lists(sheet),
        **_together(rules),
        **_more_dice(rules),
        **_repeated(rules),
        **_best(rules),
        **_runs(sheet),
    }
    return {**answers, "gist": joined("gist", answers)}


def example_seats(sheet: Sheet) -> int:
    """Return how many play in the examples: three, if the sheet allows."""
    return min(max(3, sheet.seats.min), sheet.seats.max)


def _options(part: object, kind: type, path: str) -> dict[str, object]:
    """Return the options of a part by their names; all None if the sheet lacks the part."""
    options: dict[str, object] = {}
    for name, inner in _fields(kind):
        value = getattr(part, name, None)
        options[path + name] = value
        if inner is not None:
            part_of = value if isinstance(value, inner) else None
            options |= _options(part_of, inner, f"{path}{name}_")
    return options


@cache
def _fields(kind: type) -> tuple[tuple[str, type | None], ...]:
    """Return the fields of a part, and the class of those that are parts themselves."""
    return tuple(
        (name, next((inner for inner in _kinds(hint) if issubclass(inner, msgspec.Struct)), None))
        for name, hint in get_type_hints(kind).items()
    )


def _kinds(hint: object) -> list[type]:
    """Return the classes that a type is made of."""
    if get_origin(hint) in (Union, types.UnionType):
        return [kind for argument in get_args(hint) for kind in _kinds(argument)]
    return [hint] if isinstance(hint, type) and get_origin(hint) is None else []


def _game(sheet: Sheet) -> dict[str, object]:
    turn, end, low, high = sheet.turn, sheet.end, sheet.seats.min, sheet.seats.max
    names = NAMES[: example_seats(sheet)]
    ends_at_once = end.endgame == "first_to_target"
    one_more_turn = end.endgame in ("single_final_turn", "finish_round")
    return {
        "dice": sheet.dice.count,
        "faces": sheet.dice.faces,
        "one_die": sheet.dice.count == 1,
        "exact": end.overshoot != "allowed",
        "final_round": not ends_at_once,
        "one_more_turn": one_more_turn,
        "score_to_beat": not (ends_at_once or one_more_turn),
        "any_seats": high == Seats().max > low,  # as many as the program seats
        "range_of_seats": low < high,
        "two_off": max(sheet.target - 200, 0),
        "three_off": max(sheet.target - 300, 0),
        "cast": listed(names),
        "bonus": turn.hot_dice == "bonus_turn",
        "one_strike": sheet.strikes is not None and sheet.strikes.count == 1,
        "runs_out": turn.hot_dice == "ends_turn" or turn.dead_dice_keepable
        or (sheet.addons is not None and not sheet.addons.addon_hot_dice),
        "must_have": bool(sheet.entries or turn.minimum_bank or _locks(sheet)),
        "locks": _locks(sheet),
        "house": bool(sheet.scoring.full_house or sheet.scoring.full_house_bonus),
        "doubles_save_takeover": turn.end_doubles and turn.end_doubles_in_takeover,
        "doubles_lost_in_takeover": turn.end_doubles and not turn.end_doubles_in_takeover,
    }  # fmt: skip


def _locks(sheet: Sheet) -> bool:
    return sheet.carryover is not None and sheet.carryover.carry_lock != "none"


def may_take_off_board(sheet: Sheet) -> bool:
    """Say whether a player off the board may come to attempt a carryover."""
    return bool(sheet.carryover and sheet.entries and sheet.carryover.open_to_all)


def _board(sheet: Sheet) -> dict[str, object]:
    """Return what there is to say of getting on the board, at first and once more."""
    entries = sheet.entries
    by_throw = [rule for rule in entries if rule.scope == "throw"]
    again = sheet.strikes.reentry if sheet.strikes else None
    return {
        "entries": bool(entries),
        "opening": any(rule.ends_turn for rule in entries),
        "entry_by_turns": any(not rule.ends_turn for rule in entries),
        "minimum_above_entry": bool(sheet.entry and sheet.turn.minimum_bank > sheet.entry.points),
        "reentry": isinstance(again, Entry),
        "off_board_takeover": may_take_off_board(sheet),
        "needed": _needed(entries),
        "needed_in_a_throw": _needed(by_throw),
        "entry_in_a_turn": any(rule.scope == "turn" for rule in entries),
        "entry_in_a_throw": bool(by_throw),
    }


def _needed(rules: Iterable[Entry]) -> str:
    return listed([number(points) for points in sorted({rule.points for rule in rules})], "or")


def _lists(sheet: Sheet) -> dict[str, object]:
    """Return what several options have in common, listed."""
    scoring, turn, count = sheet.scoring, sheet.turn, sheet.dice.count
    rules = rules_of(sheet)
    alone = [face for face in range(1, sheet.dice.faces + 1) if scoring.singles.get(face)]
    saved = {
        "saved-nothing": scoring.nothing,
        "saved-doubles": turn.end_doubles,
        "saved-adding": sheet.addons,
    }
    leaving = {
        "leaving-hot-dice": turn.hot_dice == "fresh_dice" and not turn.hot_dice_must_roll,
        "leaving-nothing": scoring.nothing and not turn.nothing_must_roll,
        "leaving-doubles": turn.end_doubles and not turn.end_doubles_must_roll,
    }
    absent = {
        "absent-straights": not scoring.straights,
        "absent-pairs": not scoring.three_pairs and count >= 6,
        "absent-full-houses": not (scoring.full_house or scoring.full_house_bonus) and count >= 5,
    }
    singles = rules.scorer.single_faces
    return {
        "saved": _named(saved),
        "leaving_all": _named(leaving, "or"),
        "absent": _named(absent),
        "alone": listed([say("faces-of", n=face) for face in alone]),
        "some_alone": 0 < len(alone) < sheet.dice.faces,
        "singles": any_face(singles),
        "single_faces": listed([str(face) for face in sorted(singles)], "or"),
    }


def any_face(faces: Iterable[int]) -> str:
    """Return faces one of which is meant.

    >>> any_face({5, 1})
    'a 1 or a 5'
    """
    return listed([say("a-face", n=face) for face in sorted(faces)], "or")


def _named(messages: dict[str, Any], last: str = "and") -> str:
    return listed([say(message) for message, there in messages.items() if there], last)


def _together(rules: Rules) -> dict[str, object]:
    """Return a set that is worth more at once than in two throws, which beginners get wrong."""
    for face in sorted(rules.scorer.single_faces, reverse=True):
        one, two, three = (rules.scorer.best((face,) * count) for count in (1, 2, 3))
        if one and two and three and rules.sheet.dice.count >= 3:
            apart = one.points + two.points
            if three.points != apart:
                return {"apart": apart, "apart_face": face, "at_once": three.points}
    return dict.fromkeys(("apart", "apart_face", "at_once"))


def _more_dice(rules: Rules) -> dict[str, object]:
    """Return what four and more of a kind are worth where their row of the card doesn't say it."""
    sheet, scoring = rules.sheet, rules.sheet.scoring
    triples = [face for face, worth in sorted(scoring.triples.items()) if worth]
    grown = [n for n in range(4, sheet.dice.count + 1) if n not in scoring.kinds]
    if not triples or not grown:
        return dict.fromkeys(("beyond", "sums", "grown", "one_grown", "all_grown"))
    none = scoring.beyond_triples == "none"
    alone = [face for face in triples if face in rules.scorer.single_faces]
    shown = [*alone[:1], *[face for face in triples if face not in alone][:1]]
    if none:  # the points are those that the rules give, whatever else the card holds
        sums = [
            f"{_spaced((face,) * 4)} = {number(keep[0].points)}"
            for face in shown
            if (keep := rules.scorer.keeps((face,) * 4, forced=True))
        ]
    else:
        sums = [
            f"{_spaced((triples[-1],) * n)} = {number(worth)}"
            for n in (3, *grown)[:4]
            if (worth := kind_points(scoring, n, triples[-1]))
        ]
    return {
        "beyond": scoring.beyond_triples, "sums": listed(sums),
        "grown": listed([str(n) for n in grown], "or"), "one_grown": len(grown) == 1,
        "all_grown": grown == list(range(4, sheet.dice.count + 1)),
    }  # fmt: skip


def _spaced(dice: Iterable[int]) -> str:
    return " ".join(map(str, dice))


def _repeated(rules: Rules) -> dict[str, object]:
    """Return whether a line may be scored twice, given the dice that can be thrown."""
    sheet, scorer = rules.sheet, rules.scorer
    fitting = [combo for combo in scorer.combos if 2 * len(combo.dice) <= sheet.dice.count]
    once = bool(fitting) and not sheet.scoring.repeat_sets
    twice = [
        best
        for combo in fitting
        if sheet.scoring.repeat_sets
        and (best := scorer.best(tuple(sorted(combo.dice * 2))))
        and best.split.count(combo) == 2
    ]
    if not twice:
        return {"once": once, "twice": None, "twice_points": None}
    best = max(twice, key=lambda best: (len(best.dice), -best.points))
    return {"once": once, "twice": best.dice, "twice_points": best.points}


def _best(rules: Rules) -> dict[str, object]:
    """Return a set that is worth more in parts than as a whole."""
    for combo in rules.scorer.combos:
        best = rules.scorer.best(combo.dice)
        if best and best.points > combo.points and rules.sheet.scoring.repeat_sets:
            parts = listed([part.name for part in best.split])
            return {"split": combo.dice, "split_points": best.points, "split_parts": parts,
                    "split_whole": combo.points}  # fmt: skip
    return dict.fromkeys(("split", "split_points", "split_parts", "split_whole"))


def _runs(sheet: Sheet) -> dict[str, object]:
    """Return the runs that look like a straight of the sheet and are none."""
    named = {tuple(sorted(line.faces)) for line in sheet.scoring.straights}
    missing = [
        "-".join(map(str, run))
        for length in sorted({len(run) for run in named})
        for low in range(1, sheet.dice.faces - length + 2)
        if (run := tuple(range(low, low + length))) not in named
    ]
    return {"no_straights": listed(missing), "one_no_straight": len(missing) == 1}
