"""Hypothesis strategies for throws, games and states of a sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from greed.core.combos import most_in_turn, most_points
from greed.core.dice import Throw
from greed.core.errors import SheetError
from greed.core.game import start
from greed.core.record import Record
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import State
from greed.testing.play import careful, careless, play

_Rules = dict[str, Any]
_ENDS = ("first_to_target", "single_final_turn", "finish_round")
_CHALLENGES = ("rechallenge_all", "rechallenge_rounds", "deposed_and_waiting")


@st.composite
def sheets(
    draw: st.DrawFn, *, max_dice: int = 8, max_target: int = 1500, soon: bool = True
) -> Sheet:
    """Return a strategy for valid sheets that use any part of the schema.

    Dice have six faces mostly, and points are multiples of 50, or of 1 where `max_target` is below
    that. A game of players who bank in time ends `soon`: targets are low, entries within reach,
    penalties small. Without that anything goes that a sheet may say: minimum banks above any throw,
    penalties above the target, targets that only the last point hits, points in units of 1. Such
    games may take very long, or never end.

    >>> from greed.testing import sheets
    >>> from hypothesis import find
    >>> find(sheets(), lambda sheet: True).dice.count
    1
    """
    count = draw(st.integers(1, max_dice))
    faces = draw(st.sampled_from([6, 6, 6, 6, 6, 2, 3, 4, 8, 9]))
    units = [1, 50, 50] if max_target >= 50 else [1]
    amounts = _Amounts(units[-1])
    if not soon:
        # Small dice, so that corners come up often; a set brings a good part of the target, or
        # hardly any of it.
        faces = draw(st.sampled_from([2, 3, 4, 5, 6]))
        amounts = _Amounts(draw(st.sampled_from(units)), draw(st.sampled_from([0.1, 0.4, 1.5])))
    target = amounts.unit * draw(st.integers(1, max_target // amounts.unit))
    amounts = _Amounts(amounts.unit, amounts.share, target)
    rules: _Rules = {
        "title": "A drawn sheet",
        "target": target,
        "dice": {"count": count, "faces": faces},
        "scoring": draw(_scoring(count, faces, amounts)),
        "turn": draw(_turn(count)),
    }
    if draw(st.booleans()):
        rules["carryover"] = draw(_carryover(singly=bool(rules["scoring"]["singles"])))
    if draw(st.booleans()):
        rules["addons"] = draw(_flags("addon_with_scoring", "addon_hot_dice", "addon_inherited"))
    rules["end"] = draw(_end())
    _mend(rules, amounts, soon=soon)
    try:
        plain = parse_sheet(rules, "drawn")
    except SheetError:  # a turn that nobody could end, or a target that no points add up to
        rules["end"]["overshoot"] = "allowed"
        rules["turn"] |= {
            "hot_dice": "fresh_dice",
            "hot_dice_must_roll": False,
            "nothing_must_roll": False,
        }
        plain = parse_sheet(rules, "drawn")
    reach = _reach(plain, amounts.unit, soon=soon)
    if draw(st.booleans()):
        rules["entry"] = draw(_entry(reach))
        if rules["entry"]["scope"] == "throw":
            _lower(rules["entry"], most_points(plain))
    if draw(st.booleans()):
        rules["strikes"] = draw(_strikes(reach, amounts, entry="entry" in rules, soon=soon))
        again = rules["strikes"].get("reentry")
        if again and again["scope"] == "throw":
            _lower(again, most_points(plain))
    if rules["end"]["overshoot"] == "allowed" and (soon or draw(st.booleans())):
        once = rules.get("entry", {}).get("ends_turn") or rules.get("strikes", {}).get("reentry")
        most = min(reach[-1], most_points(plain)) if once else reach[-1]
        rules["turn"]["minimum_bank"] = reach[
            draw(st.integers(0, sum(at <= most for at in reach) - 1))
        ]
    return parse_sheet(rules, "drawn")


@dataclass(frozen=True)
class _Amounts:
    """The points that are drawn: multiples of a unit, up to a share of the target if one is set."""

    unit: int
    share: float = 0.0
    target: int = 0

    def up_to(self, most: int) -> st.SearchStrategy[int]:
        if self.share:
            most = max(self.unit, int(self.share * self.target * min(1.0, most / 1000)))
        return st.integers(1, most // self.unit).map(lambda units: units * self.unit)


def _reach(plain: Sheet, unit: int, *, soon: bool) -> list[int]:
    """Return what may be asked for an entry or a bank, with 0 for a bank.

    A third of the best throw comes along often enough for a game to end soon.
    """
    most = min(most_points(plain) // 3, plain.target, 600) if soon else plain.target
    turn = most_in_turn(plain)
    if turn is not None:
        most = min(most, turn)
    return [unit * units for units in range(max(1, most // unit) + 1)]


def _lower(entry: _Rules, most: int) -> None:
    """Ask for no more points than a throw can bring."""
    entry["points"] = min(entry["points"], most)


def _flags(*names: str) -> st.SearchStrategy[_Rules]:
    return st.fixed_dictionaries({name: st.booleans() for name in names})


@st.composite
def _scoring(draw: st.DrawFn, count: int, faces: int, amounts: _Amounts) -> _Rules:
    face = st.integers(1, faces)
    some = st.dictionaries(face.map(str), amounts.up_to(200), max_size=min(3, faces - 1))
    rules: _Rules = {"singles": draw(some), "repeat_sets": draw(st.booleans())}
    every = [str(f) for f in range(1, faces + 1)]
    if count >= 3 and draw(st.booleans()):
        triples = draw(st.lists(st.sampled_from(every), min_size=1, unique=True))
        rules["triples"] = {f: draw(amounts.up_to(1000)) for f in triples}
        rules["beyond_triples"] = draw(st.sampled_from(["none", "double", "linear"]))
    if count >= 2 and draw(st.booleans()):
        sizes = draw(st.lists(st.integers(2, count), max_size=3, unique=True))
        table = st.dictionaries(face.map(str), amounts.up_to(1000), min_size=1, max_size=3)
        rules["kinds"] = {str(n): draw(st.one_of(amounts.up_to(1000), table)) for n in sizes}
    longest = min(count, faces)
    if longest >= 2 and draw(st.booleans()):
        rules["straights"] = draw(st.lists(_straight(longest, faces, amounts), max_size=3))
    if count >= 6 and faces >= 3 and draw(st.booleans()):
        rules |= {
            "three_pairs": draw(amounts.up_to(1500)),
            "two_triplets": draw(amounts.up_to(2500)),
        }
        rules |= draw(_flags("pairs_accept_quad", "pairs_accept_six"))
    if count >= 5 and draw(st.booleans()):
        name = draw(st.sampled_from(["full_house", "full_house_bonus"]))
        rules[name] = draw(amounts.up_to(1500))
    if draw(st.integers(0, 3)) == 0:
        rules["nothing"] = draw(amounts.up_to(500))
    return rules


@st.composite
def _straight(draw: st.DrawFn, longest: int, faces: int, amounts: _Amounts) -> _Rules:
    length = draw(st.integers(2, longest))
    lowest = draw(st.integers(1, faces - length + 1))
    return {"faces": list(range(lowest, lowest + length)), "points": draw(amounts.up_to(1500))}


@st.composite
def _turn(draw: st.DrawFn, count: int) -> _Rules:
    names = ["bonus_on_opening", "hot_dice_must_roll", "nothing_must_roll"]
    if count >= 2:
        names += ["end_doubles", "end_doubles_must_roll", "end_doubles_in_takeover"]
    rules = draw(_flags(*names, "dead_dice_keepable", "minimum_bank_counts_carry"))
    if count == 2 and rules["end_doubles"]:
        rules["end_doubles"] = draw(st.integers(0, 3)) == 0  # a turn may go round without points
    rules["keep"] = draw(st.sampled_from(["choose", "choose", "forced"]))
    rules["hot_dice"] = draw(
        st.sampled_from(["fresh_dice", "fresh_dice", "bonus_turn", "ends_turn"])
    )
    return rules


@st.composite
def _entry(draw: st.DrawFn, reach: list[int]) -> _Rules:
    scope = draw(st.sampled_from(["turn", "throw"]))
    return {
        "points": reach[draw(st.integers(1, len(reach) - 1))],
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
def _strikes(
    draw: st.DrawFn, reach: list[int], amounts: _Amounts, *, entry: bool, soon: bool
) -> _Rules:
    least = 2 if soon else 1
    rules: _Rules = {
        "count": draw(st.integers(least, 4)),
        "zilch_before_entry": draw(st.booleans()),
    }
    if draw(st.booleans()):
        # Small, or careless players would sink for ever.
        most = 1 if soon else 2 * amounts.target // amounts.unit
        penalty = amounts.unit * (draw(st.integers(1, most)) if most > 1 else 1)
        rules |= {"effect": "penalty", "penalty": penalty, "score_floor": draw(st.booleans())}
    elif entry and draw(st.booleans()):
        rules["reentry"] = draw(_entry(reach))
    return rules


def _end() -> st.SearchStrategy[_Rules]:
    return st.fixed_dictionaries(
        {
            "endgame": st.sampled_from([*_ENDS, *_CHALLENGES]),
            "tie": st.sampled_from(["shared", "first_to_reach"]),
            "overshoot": st.sampled_from(["allowed", "allowed", "allowed", "forfeits", "bounces"]),
        }
    )


def _mend(rules: _Rules, amounts: _Amounts, *, soon: bool) -> None:
    """Take back what contradicts another rule that was drawn, or would keep a game from ending."""
    scoring, turn, end = rules["scoring"], rules["turn"], rules["end"]
    if not any(scoring.get(name) for name in ("singles", "triples", "kinds", "straights")):
        scoring["singles"] = {"1": amounts.unit}
    if turn["keep"] == "forced":
        turn["dead_dice_keepable"] = False
    if end["overshoot"] != "allowed":
        if soon or amounts.unit == 1:
            # The last points must be there to take one at a time.
            scoring["singles"]["1"] = amounts.unit
        if soon:
            turn |= {"keep": "choose", "hot_dice": "fresh_dice", "hot_dice_must_roll": False}
        if end["endgame"] in _CHALLENGES:
            end["endgame"] = "first_to_target"
    single = bool(scoring["singles"])
    if turn["hot_dice"] != "fresh_dice" or (soon and (rules["dice"]["count"] == 1 or not single)):
        turn["hot_dice_must_roll"] = False
    carry = rules.get("carryover")
    if carry and not single:
        carry |= {"success": "any_score", "carry_lock": "none"}


def throws(dice: int, faces: int = 6) -> st.SearchStrategy[Throw]:
    """Return a strategy for sorted throws of this many dice.

    >>> from greed.testing import throws
    >>> from hypothesis import find
    >>> find(throws(3), lambda throw: throw[2] == 6)
    (1, 1, 6)
    """
    face = st.integers(1, faces)
    return st.lists(face, min_size=dice, max_size=dice).map(lambda fallen: tuple(sorted(fallen)))


@st.composite
def games(draw: st.DrawFn, sheet: Sheet, *, most: int = 2_000) -> Record:
    """Return a strategy for games of a sheet between careful and careless players.

    A game of more than `most` events is cut off there.

    >>> import greed
    >>> from greed.testing import games
    >>> from hypothesis import find
    >>> len(find(games(greed.load("koans")), lambda record: True).seats)
    2
    """
    seats = draw(st.integers(sheet.seats.min, min(sheet.seats.max, sheet.seats.min + 2)))
    players = draw(st.lists(st.sampled_from([careful, careless]), min_size=seats, max_size=seats))
    seed, first = draw(st.integers(0, 2**32 - 1)), draw(st.integers(0, seats - 1))
    events = tuple(event for _, event, _ in play(sheet, players, seed, first, most=most))
    names = tuple(f"player {seat + 1}" for seat in range(seats))
    return Record(sheet=sheet, seats=names, first=first, dice=f"drawn:{seed}", events=events)


@st.composite
def states(draw: st.DrawFn, sheet: Sheet, *, most: int = 500) -> State:
    """Return a strategy for states that occur in games of a sheet.

    >>> import greed
    >>> from greed.testing import states
    >>> from hypothesis import find
    >>> find(states(greed.load("koans")), lambda state: state.phase == "decide").points > 0
    True
    """
    seats = draw(st.integers(sheet.seats.min, min(sheet.seats.max, sheet.seats.min + 2)))
    players = draw(st.lists(st.sampled_from([careful, careless]), min_size=seats, max_size=seats))
    seed, length = draw(st.integers(0, 2**32 - 1)), draw(st.integers(0, most))
    state = start(sheet, seats)
    for _, _, after in play(sheet, players, seed, most=length):
        state = after
    return state
