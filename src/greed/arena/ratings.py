"""Ratings: how strong each bot is, on one scale, with what is known of the error.

`bradley_terry` gives the ratings under which the results are likeliest (Bradley and Terry, 1952;
a level game counts half for both), on Elo's scale, with mean 0; its errors are those of whole
deals, since games of a deal share their dice. `plackett_luce` is openskill's, game by game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp, log, sqrt
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

ELO = 400 / log(10)
"""Points of Elo's scale per unit of the logarithm of the odds."""

VIRTUAL = 0.5


class Rating(Struct, frozen=True):
    """A rating in points of Elo's scale, with its standard error."""

    points: float
    error: float


class Skill(Struct, frozen=True):
    """A rating as openskill states it: the mean and deviation of a belief."""

    mu: float
    sigma: float


class Meetings(Struct, frozen=True):
    """A kind of deal: how often it came, and per pair of bots the games and the points scored.

    `results` holds (first, second, games, points of the first) for each pair that met.
    """

    times: int
    results: tuple[tuple[int, int, float, float], ...]


def elo(score: float) -> float | None:
    """Return the difference in rating that an expected score stands for; None for 0 and 1.

    >>> elo(0.5), round(elo(0.64))
    (0.0, 100)
    """
    return ELO * log(score / (1 - score)) if 0 < score < 1 else None


def bradley_terry(bots: int, meetings: Sequence[Meetings]) -> tuple[list[Rating], bool]:
    """Return the likeliest rating of each bot, and whether the results alone determine them.

    Where a bot, or a group of them, has won or lost everything against the rest, no finite
    rating is the likeliest. Half a level game is then added to every pair.

    >>> once = Meetings(100, ((0, 1, 2, 1.28),))
    >>> [round(rating.points) for rating in bradley_terry(2, [once])[0]]
    [50, -50]
    """
    games, points = _sums(bots, meetings)
    determined = _connected(points)
    if not determined:
        for one in range(bots):
            for two in range(bots):
                if one != two:
                    games[one][two] += VIRTUAL
                    points[one][two] += VIRTUAL / 2
    strengths = _likeliest(games, points)
    errors = _errors(strengths, games, meetings)
    return [
        Rating(ELO * strength, ELO * error)
        for strength, error in zip(strengths, errors, strict=True)
    ], determined


def plackett_luce(bots: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Skill]:
    """Return openskill's ratings after games, each the bots that met and their ranks.

    Needs `openskill` (`pip install '.[arena]'` in a clone).
    """
    skills = [newcomer()] * bots
    for players, ranks in games:
        rated = after_game([skills[player] for player in players], ranks)
        for player, skill in zip(players, rated, strict=True):
            skills[player] = skill
    return skills


def newcomer() -> Skill:
    """Return openskill's rating of somebody who has not played yet.

    >>> newcomer()
    Skill(mu=25.0, sigma=8.333333333333334)
    """
    rating = _model().rating()
    return Skill(rating.mu, rating.sigma)


def after_game(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """Return openskill's ratings of those who met in a game after it; equal ranks are level.

    >>> first, second = after_game([newcomer(), newcomer()], [1, 2])
    >>> first.mu > second.mu, first.sigma < newcomer().sigma
    (True, True)
    """
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(rating.mu, rating.sigma) for (rating,) in rated]


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()


Matrix = list[list[float]]


def _sums(bots: int, meetings: Sequence[Meetings]) -> tuple[Matrix, Matrix]:
    games = [[0.0] * bots for _ in range(bots)]
    points = [[0.0] * bots for _ in range(bots)]
    for kind in meetings:
        for one, two, played, scored in kind.results:
            games[one][two] += kind.times * played
            games[two][one] += kind.times * played
            points[one][two] += kind.times * scored
            points[two][one] += kind.times * (played - scored)
    return games, points


def _connected(points: Matrix) -> bool:
    """Say whether every bot has scored, over others if need be, against every other."""
    every = set(range(len(points)))
    for scored in (points, [list(column) for column in zip(*points, strict=True)]):
        reached, edge = {0}, [0]
        while edge:
            one = edge.pop()
            new = {two for two in every - reached if scored[one][two] > 0}
            reached |= new
            edge += sorted(new)
        if reached != every:
            return False
    return True


def _expected(strengths: Sequence[float], one: int, two: int) -> float:
    return 1 / (1 + exp(strengths[two] - strengths[one]))


def _likeliest(games: Matrix, points: Matrix) -> list[float]:
    """Return the strengths that solve the likelihood equations, by Newton's method."""
    size = len(games)
    strengths = [0.0] * size
    for _ in range(100):
        slope = [
            sum(
                points[one][two] - games[one][two] * _expected(strengths, one, two)
                for two in range(size)
            )
            for one in range(size)
        ]
        steps = _solve(_curvature(strengths, games), slope)
        longest = max(map(abs, steps))
        scale = min(1.0, 2 / longest) if longest else 1.0
        strengths = [now + scale * step for now, step in zip(strengths, steps, strict=True)]
        if longest < 1e-12:
            break
    centre = sum(strengths) / size
    return [strength - centre for strength in strengths]


def _curvature(strengths: Sequence[float], games: Matrix) -> Matrix:
    """Return the information; its null space (all strengths moved alike) is filled with ones."""
    size = len(strengths)
    matrix = [[1.0] * size for _ in range(size)]
    for one in range(size):
        for two in range(size):
            if one != two:
                expected = _expected(strengths, one, two)
                weight = games[one][two] * expected * (1 - expected)
                matrix[one][two] -= weight
                matrix[one][one] += weight
    return matrix


def _errors(strengths: Sequence[float], games: Matrix, meetings: Sequence[Meetings]) -> list[float]:
    """Return the standard error of each strength, with deals as the independent results."""
    size = len(strengths)
    spread = [[0.0] * size for _ in range(size)]
    for kind in meetings:
        pull = [0.0] * size
        for one, two, played, scored in kind.results:
            surplus = scored - played * _expected(strengths, one, two)
            pull[one] += surplus
            pull[two] -= surplus
        for one in range(size):
            for two in range(size):
                spread[one][two] += kind.times * pull[one] * pull[two]
    inverse = [
        _solve(_curvature(strengths, games), [float(row == column) for row in range(size)])
        for column in range(size)
    ]
    return [
        sqrt(
            max(0.0, sum(
                inverse[bot][one] * spread[one][two] * inverse[bot][two]
                for one in range(size) for two in range(size)
            ))
        )
        for bot in range(size)
    ]  # fmt: skip


def _solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Solve linear equations by elimination with pivots."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for cell in range(column, size + 1):
                rows[row][cell] -= factor * rows[column][cell]
    solution = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(rows[row][other] * solution[other] for other in range(row + 1, size))
        solution[row] = (rows[row][size] - rest) / rows[row][row]
    return solution
