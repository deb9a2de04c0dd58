"""The score card: every set of dice that a sheet gives points for."""

from __future__ import annotations

from itertools import combinations, permutations
from math import gcd
from typing import Literal

from msgspec import Struct

from greed.core.dice import Throw
from greed.core.messages import say
from greed.core.sheet import Scoring, Sheet

Kind = Literal["single", "kind", "straight", "pairs", "triplets", "full house", "add-on", "dead"]


class Combo(Struct, frozen=True, gc=False):
    """One line of the score card: a set of dice and its points."""

    kind: Kind
    dice: Throw
    points: int

    @property
    def name(self) -> str:
        """What people call the set.

        >>> Combo("kind", (2, 2, 2), 200).name, Combo("straight", (1, 2, 3, 4), 750).name
        ('three 2s', 'straight 1-2-3-4')
        """
        match self.kind:
            case "single" | "add-on" | "dead":
                return say(f"set-{self.kind}", face=self.dice[0])
            case "kind":
                return say("set-kind", count=len(self.dice), face=self.dice[0])
            case "straight":
                return say("set-straight", dice="-".join(map(str, self.dice)))
            case "pairs":
                return say("set-pairs")
            case "triplets":
                return say("set-triplets")
            case "full house":
                return say("set-full-house")


def kind_points(scoring: Scoring, count: int, face: int) -> int:
    """Return the points of `count` (two or more) dice of one face as a set; 0 if not a set.

    >>> kind_points(Scoring(triples={2: 200}, beyond_triples="double"), 5, 2)
    800
    """
    if count in scoring.kinds:
        value = scoring.kinds[count]
        return value if isinstance(value, int) else value.get(face, 0)
    triple = scoring.triples.get(face, 0)
    if count < 3 or not triple:
        return 0
    if count == 3:
        return triple
    match scoring.beyond_triples:
        case "double":
            return triple << (count - 3)
        case "linear":
            return triple * (count - 2)
        case "none":
            return 0


def combos(sheet: Sheet) -> tuple[Combo, ...]:
    """Return every set that the dice of a sheet can form and that scores, in card order."""
    scoring, dice = sheet.scoring, sheet.dice.count
    faces = range(1, sheet.dice.faces + 1)
    card = [
        Combo("single", (face,), points)
        for face, points in sorted(scoring.singles.items())
        if points
    ]
    card += [
        Combo("kind", (face,) * count, points)
        for count in range(2, dice + 1)
        for face in faces
        if (points := kind_points(scoring, count, face))
    ]
    card += [
        Combo("straight", tuple(sorted(line.faces)), line.points) for line in scoring.straights
    ]
    if scoring.three_pairs and dice >= 6:
        pairs = [tuple(face for face in three for _ in "xx") for three in combinations(faces, 3)]
        if scoring.pairs_accept_quad:
            pairs += [tuple(sorted((a,) * 4 + (b,) * 2)) for a, b in permutations(faces, 2)]
        if scoring.pairs_accept_six:
            pairs += [(face,) * 6 for face in faces]
        card += [Combo("pairs", six, scoring.three_pairs) for six in pairs]
    if scoring.two_triplets and dice >= 6:
        card += [
            Combo("triplets", (a,) * 3 + (b,) * 3, scoring.two_triplets)
            for a, b in combinations(faces, 2)
        ]
    if (scoring.full_house or scoring.full_house_bonus) and dice >= 5:
        for a, b in permutations(faces, 2):
            points = scoring.full_house
            if scoring.full_house_bonus:
                points = max(points, kind_points(scoring, 3, a) + scoring.full_house_bonus)
            card.append(Combo("full house", tuple(sorted((a,) * 3 + (b,) * 2)), points))
    return tuple(card)


def most_points(sheet: Sheet) -> int:
    """Return the points of the best throw of all dice.

    >>> from greed.sheets import load
    >>> most_points(load("ten-dice")), most_points(load("ten-dice(repeat_sets=false)"))
    (3100, 2200)
    """
    room = sheet.dice.count
    best = [0] * (room + 1)  # by number of dice
    for combo in combos(sheet):
        size = len(combo.dice)
        fits = range(size, room + 1)
        for dice in fits if sheet.scoring.repeat_sets else reversed(fits):
            best[dice] = max(best[dice], best[dice - size] + combo.points)
    return max(best)


def unit_of(sheet: Sheet) -> int:
    """Return the greatest number that divides the points of every set."""
    return gcd(sheet.scoring.nothing, *(combo.points for combo in combos(sheet)))


def most_in_turn(sheet: Sheet) -> int | None:
    """Return a bound on the points of one turn; None if a turn may go on scoring for ever.

    >>> from greed.sheets import load
    >>> most_in_turn(load("classic(hot_dice=ends_turn)")), most_in_turn(load("classic"))
    (8000, None)
    """
    dice, turn = sheet.dice.count, sheet.turn
    best: list[int | None] = [0] + [None] * dice  # by dice set aside; None: not possible
    for used in range(1, dice + 1):
        ways = [
            before + combo.points
            for combo in combos(sheet)
            if len(combo.dice) <= used and (before := best[used - len(combo.dice)]) is not None
        ]
        added = best[used - 1] if sheet.addons and used > 3 else None
        best[used] = max([*ways, *([] if added is None else [added])], default=None)
    hot = turn.hot_dice == "fresh_dice" and best[dice] is not None
    doubles = turn.end_doubles and dice > 2 and best[dice - 2] is not None
    if hot or doubles or sheet.scoring.nothing:
        return None
    return max(points for points in best if points is not None)
