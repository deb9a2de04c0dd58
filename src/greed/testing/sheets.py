"""Random rule sheets over the whole schema, none of them contradicting itself."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from greed.core.combos import most_points
from greed.core.errors import SheetError
from greed.core.parsing import parse_sheet
from greed.core.sheet import Sheet

__all__ = ["sheets"]

_UNIT = 50
_Rules = dict[str, Any]


@st.composite
def sheets(draw: st.DrawFn, *, max_dice: int = 8, max_target: int = 1500) -> Sheet:
    """Return a strategy for valid sheets that use any part of the schema.

    Dice have six faces mostly, points are multiples of 50, and a game of players who bank in
    time ends soon: targets are low, and entries within reach.

    >>> from hypothesis import find
    >>> find(sheets(), lambda sheet: True).dice.count
    1
    """
    count = draw(st.integers(1, max_dice))
    faces = draw(st.sampled_from([6, 6, 6, 6, 6, 2, 3, 4, 8, 9]))
    rules: _Rules = {
        "title": "A drawn sheet",
        "target": _UNIT * draw(st.integers(1, max_target // _UNIT)),
        "dice": {"count": count, "faces": faces},
        "scoring": draw(_scoring(count, faces)),
        "turn": draw(_turn(count)),
    }
    if draw(st.booleans()):
        rules["carryover"] = draw(_carryover(singly=bool(rules["scoring"]["singles"])))
    if draw(st.booleans()):
        rules["addons"] = draw(_flags("addon_with_scoring", "addon_hot_dice", "addon_inherited"))
    rules["end"] = draw(_end())
    _mend(rules)
    try:
        plain = parse_sheet(rules, "drawn")
    except SheetError:  # a turn that nobody could end, unless something else is wrong
        rules["turn"] |= {
            "hot_dice": "fresh_dice",
            "hot_dice_must_roll": False,
            "nothing_must_roll": False,
        }
        plain = parse_sheet(rules, "drawn")
    # A third of the best throw comes along often enough for an entry or a minimum.
    reach = max(1, min(most_points(plain) // 3, rules["target"], 600) // _UNIT)
    if draw(st.booleans()):
        rules["entry"] = draw(_entry(reach))
    if draw(st.booleans()):
        rules["strikes"] = draw(_strikes(reach, entry="entry" in rules))
    if rules["end"]["overshoot"] == "allowed":
        rules["turn"]["minimum_bank"] = _UNIT * draw(st.integers(0, reach))
    return parse_sheet(rules, "drawn")


def _flags(*names: str) -> st.SearchStrategy[_Rules]:
    return st.fixed_dictionaries({name: st.booleans() for name in names})


def _points(most: int) -> st.SearchStrategy[int]:
    return st.integers(1, most // _UNIT).map(lambda units: units * _UNIT)


@st.composite
def _scoring(draw: st.DrawFn, count: int, faces: int) -> _Rules:
    face = st.integers(1, faces)
    some = st.dictionaries(face.map(str), _points(200), max_size=min(3, faces - 1))
    rules: _Rules = {"singles": draw(some), "repeat_sets": draw(st.booleans())}
    every = [str(f) for f in range(1, faces + 1)]
    if count >= 3 and draw(st.booleans()):
        triples = draw(st.lists(st.sampled_from(every), min_size=1, unique=True))
        rules["triples"] = {f: draw(_points(1000)) for f in triples}
        rules["beyond_triples"] = draw(st.sampled_from(["none", "double", "linear"]))
    if count >= 2 and draw(st.booleans()):
        sizes = draw(st.lists(st.integers(2, count), max_size=3, unique=True))
        table = st.dictionaries(face.map(str), _points(1000), min_size=1, max_size=3)
        rules["kinds"] = {str(n): draw(st.one_of(_points(1000), table)) for n in sizes}
    longest = min(count, faces)
    if longest >= 2 and draw(st.booleans()):
        rules["straights"] = draw(st.lists(_straight(longest, faces), max_size=3))
    if count >= 6 and faces >= 3 and draw(st.booleans()):
        rules |= {"three_pairs": draw(_points(1500)), "two_triplets": draw(_points(2500))}
        rules |= draw(_flags("pairs_accept_quad", "pairs_accept_six"))
    if count >= 5 and draw(st.booleans()):
        rules[draw(st.sampled_from(["full_house", "full_house_bonus"]))] = draw(_points(1500))
    if draw(st.integers(0, 3)) == 0:
        rules["nothing"] = draw(_points(500))
    return rules


@st.composite
def _straight(draw: st.DrawFn, longest: int, faces: int) -> _Rules:
    length = draw(st.integers(2, longest))
    lowest = draw(st.integers(1, faces - length + 1))
    return {"faces": list(range(lowest, lowest + length)), "points": draw(_points(1500))}


@st.composite
def _turn(draw: st.DrawFn, count: int) -> _Rules:
    names = ["bonus_on_opening", "hot_dice_must_roll", "nothing_must_roll"]
    if count >= 2:
        names += ["end_doubles", "end_doubles_must_roll", "end_doubles_in_takeover"]
    rules = draw(_flags(*names, "dead_dice_keepable", "minimum_bank_counts_carry"))
    rules["keep"] = draw(st.sampled_from(["choose", "choose", "forced"]))
    rules["hot_dice"] = draw(
        st.sampled_from(["fresh_dice", "fresh_dice", "bonus_turn", "ends_turn"])
    )
    return rules


@st.composite
def _entry(draw: st.DrawFn, reach: int) -> _Rules:
    scope = draw(st.sampled_from(["turn", "throw"]))
    return {
        "points": _UNIT * draw(st.integers(1, reach)),
        "scope": scope,
        "ends_turn": scope == "throw" and draw(st.booleans()),
        "stop_before_entry": draw(st.sampled_from(["forfeits", "refused"])),
    }


@st.composite
def _carryover(draw: st.DrawFn, *, singly: bool) -> _Rules:
    locks = ["none", "any_score", *(["one_or_five"] if singly else [])]
    who = draw(st.sampled_from(["anyone", "on_board"]))
    entry_carry = ["own_points", "forbid_offer"]
    if who == "anyone":
        entry_carry += ["exclude_attempt", "count_all"]
    return {
        "who_may_take": who,
        "success": draw(st.sampled_from(["any_score", *(["one_or_five"] if singly else [])])),
        "carryover_keep": draw(st.sampled_from(["choose", "all"])),
        "carry_lock": draw(st.sampled_from(locks)),
        "entry_carry": draw(st.sampled_from(entry_carry)),
        "offer_after_all_dice": draw(st.sampled_from(["none", "fresh_set"])),
        "endgame_carryover": draw(st.booleans()),
    }


@st.composite
def _strikes(draw: st.DrawFn, reach: int, *, entry: bool) -> _Rules:
    rules: _Rules = {"count": draw(st.integers(2, 4)), "zilch_before_entry": draw(st.booleans())}
    if draw(st.booleans()):
        # Small, or careless players would sink for ever.
        rules |= {"effect": "penalty", "penalty": _UNIT, "score_floor": draw(st.booleans())}
    elif entry and draw(st.booleans()):
        rules["reentry"] = draw(_entry(reach))
    return rules


def _end() -> st.SearchStrategy[_Rules]:
    kinds = ["first_to_target", "single_final_turn", "finish_round", "rechallenge_all"]
    return st.fixed_dictionaries(
        {
            "endgame": st.sampled_from([*kinds, "rechallenge_rounds", "deposed_and_waiting"]),
            "tie": st.sampled_from(["shared", "first_to_reach"]),
            "overshoot": st.sampled_from(["allowed", "allowed", "allowed", "forfeits", "bounces"]),
        }
    )


def _mend(rules: _Rules) -> None:
    """Take back what contradicts another rule that was drawn, or would keep a game from ending."""
    scoring, turn, end = rules["scoring"], rules["turn"], rules["end"]
    if not any(scoring.get(name) for name in ("singles", "triples", "kinds", "straights")):
        scoring["singles"] = {"1": _UNIT}
    single = bool(scoring["singles"])
    if turn["keep"] == "forced":
        turn["dead_dice_keepable"] = False
    if turn["hot_dice"] != "fresh_dice" or rules["dice"]["count"] == 1 or not single:
        turn["hot_dice_must_roll"] = False
    if end["overshoot"] != "allowed":
        # The last points must be there to take one at a time.
        scoring["singles"]["1"] = _UNIT
        turn |= {"keep": "choose", "hot_dice": "fresh_dice", "hot_dice_must_roll": False}
        if end["endgame"] not in ("first_to_target", "single_final_turn", "finish_round"):
            end["endgame"] = "first_to_target"
    carry = rules.get("carryover")
    if carry and not single:
        carry |= {"success": "any_score", "carry_lock": "none"}
