"""The scoring rules a second time: hand-written tables and brute recursion over all splits.

Slow and plain on purpose. Nothing here is shared with the package; the tests hold the package
against it. A throw and a keep are tuples of faces; a keep is a multiset, sorted ascending.
"""

from functools import cache
from itertools import combinations

Dice = tuple[int, ...]

# One line per combination of the printed table: the faces it needs, and its points.
SINGLES = {"1": 100, "5": 50}
TRIPLES = {"111": 1000, "222": 200, "333": 300, "444": 400, "555": 500, "666": 600}
FOURS = {"1111": 2000, "2222": 400, "3333": 600, "4444": 800, "5555": 1000, "6666": 1200}
FIVES = {"11111": 4000, "22222": 800, "33333": 1200, "44444": 1600, "55555": 2000, "66666": 2400}
SIXES = {
    "111111": 8000,
    "222222": 1600,
    "333333": 2400,
    "444444": 3200,
    "555555": 4000,
    "666666": 4800,
}

TABLES: dict[str, dict[str, int]] = {
    "official": {
        **SINGLES,
        **TRIPLES,
        **FOURS,
        **FIVES,
        "1234": 750,
        "2345": 750,
        "12345": 1500,
        "23456": 1500,
    },
    # The ten-dice table prints one, two and three of the 1s and 5s as lines of their own.
    "ten-dice": {**SINGLES, "11": 200, "55": 100, **TRIPLES},
    "koans": {**SINGLES, **TRIPLES},
    "basic": {**SINGLES, **TRIPLES, **FOURS, **FIVES, **SIXES, "123456": 1000},
    "classic": {**SINGLES, **TRIPLES, **FOURS, **FIVES, **SIXES, "123456": 1200},
}
THREE_PAIRS = {"basic": 1000, "classic": 800}
PAIRS_ACCEPT_QUAD = {"basic": True, "classic": False}
KEEP = {
    "official": "choose",
    "ten-dice": "forced",
    "koans": "forced",
    "basic": "choose",
    "classic": "choose",
}


@cache
def table_lines(game: str, pairs_accept_quad: bool) -> tuple[tuple[Dice, int], ...]:
    """Every combination of a game as (sorted faces, points), three pairs written out."""
    lines = [(tuple(int(face) for face in text), points) for text, points in TABLES[game].items()]
    if game in THREE_PAIRS:
        for a in range(1, 7):
            for b in range(a, 7):
                for c in range(b, 7):
                    different_faces = len({a, b, c})
                    # aa bb cc; with a quad aa aa bb; six of a kind counts with neither reading,
                    # for it is always worth more as six of a kind.
                    if different_faces == 3 or (different_faces == 2 and pairs_accept_quad):
                        lines.append((tuple(sorted((a, a, b, b, c, c))), THREE_PAIRS[game]))
    return tuple(lines)


def without(dice: Dice, taken: Dice) -> Dice | None:
    """The dice left when `taken` is removed, or None when `taken` is not among them."""
    left = list(dice)
    for face in taken:
        if face not in left:
            return None
        left.remove(face)
    return tuple(left)


def sub_multisets(dice: Dice) -> set[Dice]:
    """Every multiset that can be taken out of the dice, the empty one included."""
    found: set[Dice] = set()
    for size in range(len(dice) + 1):
        found.update(combinations(tuple(sorted(dice)), size))
    return found


@cache
def best_complete_split(
    dice: Dice, lines: tuple[tuple[Dice, int], ...], repeat_sets: bool
) -> int | None:
    """Most points over all ways to split ALL the dice into lines; None when there is no way."""
    if not dice:
        return 0
    best: int | None = None
    for line in lines:
        faces, points = line
        # Some line must use the first die: try each line that does.
        if dice[0] not in faces:
            continue
        rest = without(dice, faces)
        if rest is None:
            continue
        lines_left = lines if repeat_sets else tuple(other for other in lines if other != line)
        rest_points = best_complete_split(rest, lines_left, repeat_sets)
        if rest_points is not None and (best is None or points + rest_points > best):
            best = points + rest_points
    return best


def complete_value(
    game: str,
    kept: Dice,
    *,
    repeat_sets: bool = True,
    pairs_accept_quad: bool | None = None,
) -> int | None:
    """Points of a keep in which every die must score; None when some die cannot be used."""
    quad = PAIRS_ACCEPT_QUAD.get(game, False) if pairs_accept_quad is None else pairs_accept_quad
    return best_complete_split(tuple(sorted(kept)), table_lines(game, quad), repeat_sets)


def all_scoring_dice(
    game: str,
    throw: Dice,
    *,
    repeat_sets: bool = True,
    pairs_accept_quad: bool | None = None,
) -> tuple[Dice, int] | None:
    """The one forced keep: most points, and of equal points most dice; None without a score."""
    candidates: list[tuple[int, int, Dice]] = []
    for part in sub_multisets(throw):
        points = complete_value(
            game, part, repeat_sets=repeat_sets, pairs_accept_quad=pairs_accept_quad
        )
        if part and points is not None:
            candidates.append((points, len(part), part))
    if not candidates:
        return None
    most = max((points, size) for points, size, _ in candidates)
    winners = [part for points, size, part in candidates if (points, size) == most]
    if len(winners) != 1:
        raise AssertionError(f"{game} {throw}: the scoring dice are not unique: {winners}")
    return winners[0], most[0]


def legal_keeps(
    game: str,
    throw: Dice,
    *,
    keep: str | None = None,
    repeat_sets: bool = True,
    pairs_accept_quad: bool | None = None,
    dead_dice_keepable: bool = False,
    sets: frozenset[int] = frozenset(),
    addon_with_scoring: bool = True,
) -> dict[Dice, int]:
    """Every legal keep of a throw with its points.

    `sets` holds the faces that dice may be added to for no points (the zilch variant).

    >>> legal_keeps("official", (2, 2, 2, 5, 6))
    {(5,): 50, (2, 2, 2): 200, (2, 2, 2, 5): 250}
    """

    def value(dice: Dice) -> int | None:
        return complete_value(
            game, dice, repeat_sets=repeat_sets, pairs_accept_quad=pairs_accept_quad
        )

    keep = KEEP[game] if keep is None else keep
    keeps: dict[Dice, int] = {}

    if keep == "forced":
        forced = all_scoring_dice(
            game, throw, repeat_sets=repeat_sets, pairs_accept_quad=pairs_accept_quad
        )
        scoring, points = forced if forced is not None else ((), 0)
        rest = without(tuple(sorted(throw)), scoring)
        assert rest is not None
        for added in sub_multisets(tuple(die for die in rest if die in sets)):
            kept = tuple(sorted(scoring + added))
            if kept and (addon_with_scoring or not scoring or not added):
                keeps[kept] = points
        return in_order(keeps)

    # Without addon_with_scoring, adding saves "what would otherwise be a non-scoring roll" only.
    nothing_scores = all(value(part) is None for part in sub_multisets(throw) if part)
    for kept in sub_multisets(throw):
        if not kept:
            continue
        complete = value(kept)
        if complete is not None:
            keeps[kept] = complete
            continue
        # Some dice do not score: they are add-ons, or dead dice riding along, or not allowed.
        for scoring in sub_multisets(kept):
            scored = value(scoring)
            others = without(kept, scoring)
            if scored is None or others is None:
                continue
            all_added = all(die in sets for die in others)
            as_addons = all_added and (addon_with_scoring or nothing_scores)
            as_dead_dice = dead_dice_keepable and scoring != ()
            if as_addons or as_dead_dice:
                keeps[kept] = max(scored, keeps.get(kept, 0))
    return in_order(keeps)


def in_order(keeps: dict[Dice, int]) -> dict[Dice, int]:
    return dict(sorted(keeps.items(), key=lambda item: (len(item[0]), item[0])))


def keep_text(kept: Dice) -> str:
    """A keep as a move text: `keep 1 1 5`."""
    return "keep " + " ".join(str(face) for face in sorted(kept))
