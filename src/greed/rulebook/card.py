"""The score card: what every set of a sheet is worth, grouped as people read it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from greed.core.combos import Combo, combos
from greed.core.dice import Throw
from greed.core.messages import listed, number, say
from greed.core.sheet import Sheet
from greed.report import Table

_WIDEST = 8
"""With more faces than this the card has a row for each face instead of a column."""


class KindLine(Struct, frozen=True):
    """A number of dice of one face: their points for each face from 1 up; 0 if not a set."""

    count: int
    name: str
    points: tuple[int, ...]


class SetLine(Struct, frozen=True):
    """A set of several faces: what it is called, the dice that make it, and its points.

    `such_as` says that the dice are one example of many.
    """

    name: str
    dice: tuple[Throw, ...]
    points: int
    such_as: bool = False


class ScoreCard(Struct, frozen=True):
    """All that a sheet gives points for: sets of one face, and sets of several.

    `nothing` are the points for throwing all dice at once without any score; 0: none.
    """

    kinds: tuple[KindLine, ...]
    sets: tuple[SetLine, ...]
    nothing: int = 0


def score_card(sheet: Sheet) -> ScoreCard:
    """Return the score card of a sheet.

    >>> from greed.sheets import load
    >>> card = score_card(load("koans"))
    >>> [(line.name, line.points) for line in card.kinds]
    [('one die', (100, 0, 0, 0, 50, 0)), ('three of a kind', (1000, 200, 300, 400, 500, 600))]
    >>> score_card(load("classic")).sets[0].points
    1200
    """
    every = combos(sheet)
    same = [combo for combo in every if combo.kind in ("single", "kind")]
    kinds = tuple(
        KindLine(count, kind_name(count), _by_face(list(group), sheet.dice.faces))
        for count, group in groupby(same, key=lambda combo: len(combo.dice))
    )
    return ScoreCard(kinds, tuple(_sets(sheet, every)), sheet.scoring.nothing)


def card_tables(card: ScoreCard) -> Iterator[Table]:
    """Yield the tables that print a score card, narrow enough for eighty columns."""
    if card.kinds:
        yield _by_columns(card) if len(card.kinds[0].points) <= _WIDEST else _by_rows(card)
    if card.sets or card.nothing:
        rows = [(line.name, _shown(line), number(line.points)) for line in card.sets]
        if card.nothing:
            rows.append((say("card-nothing"), say("card-nothing-dice"), number(card.nothing)))
        columns = (say("card-set"), say("card-dice"), say("card-points"))
        yield Table(columns, tuple(rows), words=2)


def kind_name(count: int) -> str:
    """Return what a number of dice of one face is called.

    >>> kind_name(1), kind_name(4)
    ('one die', 'four of a kind')
    """
    return say("card-kind", n=count)


def _by_face(lines: list[Combo], faces: int) -> tuple[int, ...]:
    worth = {line.dice[0]: line.points for line in lines}
    return tuple(worth.get(face, 0) for face in range(1, faces + 1))


def _by_columns(card: ScoreCard) -> Table:
    faces = range(1, len(card.kinds[0].points) + 1)
    columns = (say("card-same"), *(say("faces-of", n=face) for face in faces))
    return Table(columns, tuple((line.name, *map(_cell, line.points)) for line in card.kinds))


def _by_rows(card: ScoreCard) -> Table:
    columns = (say("card-face"), *(say("card-count", n=line.count) for line in card.kinds))
    table = zip(*(line.points for line in card.kinds), strict=True)
    rows = [
        (say("faces-of", n=face), *map(_cell, row)) for face, row in enumerate(table, 1) if any(row)
    ]
    return Table(columns, tuple(rows))


def _cell(points: int) -> str:
    return number(points) if points else "-"


def _shown(line: SetLine) -> str:
    sign = " " if line.such_as else "-"
    dice = listed([sign.join(map(str, throw)) for throw in line.dice], "or")
    return say("card-such-as", dice=dice) if line.such_as else dice


def _sets(sheet: Sheet, every: tuple[Combo, ...]) -> Iterator[SetLine]:
    straights = [combo for combo in every if combo.kind == "straight"]
    straights.sort(key=lambda combo: (len(combo.dice), combo.points, combo.dice))
    for (length, points), run in groupby(straights, key=lambda c: (len(c.dice), c.points)):
        yield SetLine(say("card-straight", n=length), tuple(c.dice for c in run), points)
    singles = set(sheet.scoring.singles)
    for kind, name in (("pairs", "set-pairs"), ("triplets", "card-triples")):
        alike = [combo for combo in every if combo.kind == kind]
        if alike:
            dice = (_typical(alike, singles).dice,)
            yield SetLine(say(name), dice, alike[0].points, such_as=True)
    houses = [combo for combo in every if combo.kind == "full house"]
    for points, group in groupby(sorted(houses, key=_house), key=lambda combo: combo.points):
        same = list(group)
        name = say("set-full-house")
        if any(house.points != points for house in houses):
            triples = sorted({triple_of(house.dice) for house in same})
            name = say("card-house", faces=listed([say("faces-of", n=n) for n in triples], "or"))
        yield SetLine(name, (_typical(same, singles).dice,), points, such_as=True)


def _house(combo: Combo) -> tuple[int, int, Throw]:
    return combo.points, triple_of(combo.dice), combo.dice


def triple_of(house: Throw) -> int:
    """Return the face that a full house has three of.

    >>> triple_of((2, 2, 5, 5, 5))
    5
    """
    return max(house, key=house.count)


def _typical(alike: list[Combo], singles: set[int]) -> Combo:
    """Return the set that shows best what is meant: of dice that score nothing by themselves."""
    return min(alike, key=lambda combo: sum(face in singles for face in set(combo.dice)))
