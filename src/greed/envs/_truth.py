"""What a policy really loses: exact values to measure learners by, and sheets to try them on."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed import solver
from greed.bots.interface import close
from greed.core.errors import SheetError
from greed.core.game import apply, legal_moves, start
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.envs._codec import EnvError, fallen, returns
from greed.envs._gym import Chooser, chooser
from greed.envs._plans import Player, planner
from greed.graph import Status
from greed.sheets import load
from greed.stats import Estimate, ratio

_MOST_PLIES = 100_000


@dataclass(frozen=True)
class Loss:
    """Win probability that a policy lost by its decisions, luck removed.

    Attributes:
        decision: lost by a decision with at least two legal moves, on average.
        game: lost in a game.
        result: its share of the wins in the same games, luck included, for comparison.
        decisions: how many were judged.
        games: how many games were played.
    """

    decision: Estimate
    game: Estimate
    result: Estimate
    decisions: int
    games: int


def loss(
    who: Chooser | str,
    sheet: Sheet | str,
    games: int = 100,
    *,
    against: Chooser | str = "optimal",
    seed: int = 0,
    seats: int = 2,
) -> Loss:
    """Play games and return the exact win probability that a policy lost in them.

    Each of its decisions is compared with the best one in the solved game, between two to four.
    Against the optimal policy, the loss of a game is on average exactly what it wins less than the
    optimal policy would, with far less noise than the results themselves. All seats begin equally
    often.

    Args:
        who: a name of `greed.bots`, or anything with `choose(state)`.
        sheet: a sheet or its name; it is solved the first time.
        games: how many.
        against: who plays the other seats.
        seed: settles the dice.
        seats: 2 to 4 players.

    >>> from greed.envs import loss
    >>> lost = loss("threshold:300", "koans", games=50)
    >>> 0 < lost.game.value < 0.2, loss("optimal", "koans", games=5).game.value
    (True, 0.0)

    Raises:
        EnvError: fewer than two games, other numbers of seats, or a game that does not end.
        Unsolvable: the sheet has no exact answer.
        BotError: no bot has this name.
    """
    if games < 2:
        raise EnvError(f"an error needs at least 2 games, not {games}")
    if not 2 <= seats <= solver.MOST_SEATS:
        raise EnvError(f"games are solved between 2 and {solver.MOST_SEATS} players, not {seats}")
    sheet = sheet if isinstance(sheet, Sheet) else load(sheet)
    worth = solver.solve(sheet, seats).value
    given = (who, *[against] * (seats - 1))
    players = tuple(chooser(name, f"{seed}/{seat}") for seat, name in enumerate(given))
    chance = np.random.default_rng(seed)
    try:
        rows = [
            _game(worth, players, start(sheet, seats, number % seats), chance)
            for number in range(games)
        ]
    finally:
        for name, player in zip(given, players, strict=True):
            if isinstance(name, str):
                close(player)
    lost, decisions, results = zip(*rows, strict=True)
    # Games are independent, decisions of a game are not: the error is that of a ratio of sums.
    return Loss(
        decision=ratio(lost, decisions),
        game=ratio(lost, [1] * games),
        result=ratio(results, [1] * games),
        decisions=sum(decisions),
        games=games,
    )


class Exploitability(NamedTuple):
    """What can be won from a policy beyond half of the games, exactly.

    Attributes:
        reply: by the best response to it: its exploitability.
        optimal: by the optimal policy: what it loses in a game against perfect play.
    """

    reply: float
    optimal: float


def exploitability(
    who: Player,
    sheet: Sheet | str,
    *,
    reads: Callable[[State], Hashable] = lambda state: state,
) -> Exploitability:
    """Return how much more than half of the games a policy gives away, exactly.

    It must play every turn by a plan, as a function of the turn and of what `greed.graph.Context`
    holds of the game.

    Args:
        who: the name of a policy; anything with `plan` and `reads`, as `greed.solver.Planner` has
            them; a `greed.solver.Plan`, or one for each standing; or a function from a state to
            a move, such as the `choose` of a learner. The function is asked in every state that its
            turns come to, and may return chances of moves if one of them is sure.
        sheet: a sheet or its name.
        reads: what a function looks at of a state in which a turn begins: where that is the same,
            its turns are played alike, and it is asked about one of them. By default it may look at
            everything; a function that knows no scores needs `lambda state: None`, and is measured
            far sooner.

    >>> from greed.envs import exploitability
    >>> lost = exploitability("threshold:300", "koans")
    >>> round(lost.reply, 4), round(lost.optimal, 4)
    (0.1253, 0.1238)

    Raises:
        EnvError: a function can't be followed, or not on this sheet; the message says why.
        Unsolvable: the sheet has no exact answer.
        PolicyError: no policy has this name, or the solver can't follow it.
    """
    sheet = sheet if isinstance(sheet, Sheet) else load(sheet)
    player = planner(who, sheet, reads)
    solved = player.solution if isinstance(player, solver.Guided) else solver.solve(sheet)
    best = solver.Guided(solved)
    reply, optimal = (solver.match(sheet, other, player).share for other in (None, best))
    return Exploitability(reply - 0.5, optimal - 0.5)


def _game(
    worth: Callable[[State, int], float],
    players: tuple[Chooser, ...],
    state: State,
    chance: np.random.Generator,
) -> tuple[float, int, float]:
    """Play a game; return what seat 0 lost, how often it had a choice, and its result."""
    lost, decisions = 0.0, 0
    while not (state := fallen(state, chance, _MOST_PLIES)).over:
        if state.ply >= _MOST_PLIES:
            raise EnvError(f"a game had not ended after {_MOST_PLIES:,} throws and moves")
        move = players[state.seat].choose(state)
        legal = legal_moves(state)
        after = apply(state, move)
        if state.seat == 0 and len(legal) > 1:
            best = max(worth(apply(state, other), 0) for other in legal)
            lost += best - worth(after, 0)
            decisions += 1
        state = after
    return lost, decisions, returns(state)[0]


class Values(NamedTuple):
    """What a seat wins with its turn to come, in every position before the final round.

    Attributes:
        unit: points of a step along the score axes.
        lowest: the score of place 0 on them, in points.
        statuses: what matters of a seat besides its score: its standing (0: off the board, 1: on
            it, 2: off again) and its strikes.
        win: (rounds, S, S, A, A) win probability of the seat to move, by whether it was second in
            its round (one place where that does not matter), its status, the other's, its score
            and the other's; NaN where no game arrives.
        residual: how far the numbers are from satisfying their own equations, at most.
    """

    unit: int
    lowest: int
    statuses: tuple[Status, ...]
    win: NDArray[np.float64]
    residual: float


def values(sheet: Sheet | str) -> Values:
    """Return the exact values of a sheet between two as one array.

    >>> from greed.envs import values
    >>> koans = values("koans")
    >>> koans.win.shape
    (1, 2, 2, 60, 60)
    >>> off = koans.statuses.index((0, 0))
    >>> round(float(koans.win[0, off, off, 0, 0]), 6)
    0.539854

    Raises:
        Unsolvable: the sheet has no exact answer.
    """
    solution = solver.solve(sheet if isinstance(sheet, Sheet) else load(sheet))
    graph, held = solution.graph, solution.arrays.value.values
    before = [k for k, leads in enumerate(graph.leads) if leads < 0]
    statuses = tuple(dict.fromkeys(each for k in before for each in graph.tables[k].statuses))
    number = {status: at for at, status in enumerate(statuses)}
    rounds = 1 + max(graph.tables[k].first for k in before)
    # The furthest distance is that of the lowest score; a seat off the board has one alone.
    size = max(graph.least[2 * k] + graph.count[2 * k] for k in before) - 1
    win = np.full((rounds, len(statuses), len(statuses), size, size), np.nan)
    for k in before:
        table = graph.tables[k]
        many = graph.count[2 * k : 2 * k + 2]
        first = graph.base[k]
        wins = np.array(held[first : first + many[0] * many[1]]).reshape(many)
        mine, other = (
            slice(size - least - count + 1, size - least + 1)
            for least, count in zip(graph.least[2 * k : 2 * k + 2], many, strict=True)
        )
        one, two = (number[status] for status in table.statuses)
        win[table.first, one, two, mine, other] = wins[::-1, ::-1]
    lowest = (graph.target - size) * graph.unit
    return Values(graph.unit, lowest, statuses, win, solution.residual)


_BASES = ("koans", "farkle-minimal", "kingdom-come", "classic")
_CHOICES: dict[str, tuple[object, ...]] = {
    "target": (1000, 1500, 2000, 3000, 4000, 5000),
    "dice.count": (5, 6),
    "turn.keep": ("choose", "forced"),
    "turn.minimum_bank": (0, 0, 200, 300),
    "turn.hot_dice": ("fresh_dice", "ends_turn"),
    "entry.points": (200, 300, 400, 500),
    "end.endgame": ("first_to_target", "single_final_turn", "finish_round"),
    "end.tie": ("shared", "first_to_reach"),
    "end.overshoot": ("allowed", "allowed", "forfeits"),
}


def family(seed: int, seconds: float = 2.0) -> Iterator[Sheet]:
    """Yield sheets without end, different ones for every seed: a distribution to generalise over.

    They vary the target, the dice, entry, keeping, hot dice and the end of the game, and each is
    solved within roughly these seconds on a quiet core. `load(sheet.name)` loads one again.

    >>> from greed.envs import family
    >>> from itertools import islice
    >>> [sheet.name for sheet in islice(family(1), 2)] == [s.name for s in islice(family(1), 2)]
    True
    """
    chance = random.Random(seed)
    while True:
        base = chance.choice(_BASES)
        drawn = {name: chance.choice(choices) for name, choices in _CHOICES.items()}
        changed = [name for name in drawn if chance.random() < 0.5 or name == "target"]
        text = ",".join(f"{name}={drawn[name]}" for name in changed)
        try:
            sheet = load(f"{base}({text})")
        except SheetError:
            continue  # these rules contradict each other: draw again
        if solver.size_of(sheet).seconds <= seconds:
            yield sheet
