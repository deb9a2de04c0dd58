"""The end of a race, solved: what a challenger wins, who has to beat the leader's score.

Where the leader may challenge in turn there is no highest score, and what a challenger wins
depends on what it would win in the same place. That is solved by iteration; since a turn
that fails ends the game, each round brings the answer closer by a known factor.
"""

from __future__ import annotations

import numpy as np

from greed.core.state import ON
from greed.exact._anderson import Anderson
from greed.exact.lane_kernels import LANES
from greed.exact.model import NEVER, TurnGraph, Unsolvable, final_rules, statuses, turn_graph
from greed.exact.race._program import compiled_turn
from greed.exact.race._race import FinalRound
from greed.exact.race.final_kernels import ChallengeRules, solve_challengers, solve_leaders
from greed.exact.race.turn_layout_kernels import Workspace, workspace_of
from greed.exact.tolerances import CHALLENGE_SETTLED, MOST_AMPLIFIED
from greed.exact.turn import fails
from greed.tables import Tables

__all__ = ["no_final_round", "reach", "solve_final_round", "unlikely_gain"]

_BEYOND = 1e-11  # larger leads count as one: the squared chance to come so far ahead
_UNSEEN = 1e-6  # that chance where it takes too many rows
_FAR = 4096
_ROUNDS = 400
_SURE = 1e-6  # a chance to fail that is too small


def no_final_round(tables: Tables, deficits: int) -> FinalRound:
    """Return the end of a race that the target ends at once: a leader has won."""
    offers, size = len(turn_graph(tables, ON).offers), deficits + 2 * LANES
    standings = {status.standing for status in statuses(tables).all}
    return FinalRound(
        {each: np.zeros(size) for each in standings},
        {each: np.zeros((offers, 1, size)) for each in standings},
        {each: np.ones(size) for each in standings},
    )


def solve_final_round(tables: Tables, deficits: int, beyond: int) -> FinalRound:
    """Solve the end of a race for challengers up to this many units behind.

    `beyond` rows above the leader's score are worked out one by one; further up a bank is
    taken to be worth what it is there.
    """
    rules, overshoot = final_rules(tables), tables.sheet.end.overshoot == "forfeits"
    on = turn_graph(tables, ON)
    blocks = -(-(deficits + 1) // LANES)
    size = (blocks + 1) * LANES + beyond
    rows = size + beyond + 1
    offers = len(on.offers)
    shape = (offers, rows, size)
    behind, taken, bonus = np.full(size, rules.less), np.zeros(shape), np.ones(size)
    counts = np.zeros(4, np.int64)
    task = ChallengeRules(
        less=rules.less,
        equal=rules.equal,
        fallen=rules.fallen,
        more=rules.less if overshoot else 1.0 if rules.more is None else rules.more,
        again=np.bool_(rules.more is None and not overshoot),
        exact=np.bool_(overshoot),
        offers=np.bool_(rules.offers),
        beyond=np.int64(beyond),
    )
    turn, space = compiled_turn(on), _space(on, rows)
    # Leads further beyond are not asked for, so that the first blocks depend on themselves only
    # and the others on them; but a bonus turn leaves a challenger less far behind.
    near = blocks if on.has_bonus else min(blocks, beyond // LANES + 2)
    change, lines = 1.0, Anderson()
    most = int(on.row_to[on.row_to < NEVER].max(initial=0)) + on.reach + 1
    for _ in range(_ROUNDS):
        given = behind.copy()
        change = solve_challengers(
            turn, task, space, behind, taken, bonus, behind, taken, 0, near, counts
        )
        if on.has_bonus:
            change = max(change, solve_leaders(turn, task, space, behind, bonus, most, counts))
        if change < CHALLENGE_SETTLED:
            break
        behind[:] = np.clip(lines.accelerated(given, behind.copy()), 0.0, 1.0)
    solve_challengers(turn, task, space, behind, taken, bonus, behind, taken, near, blocks, counts)
    standings = dict.fromkeys(status.standing for status in statuses(tables).all)
    if task.again:
        _refuse_endless(min(fails(turn_graph(tables, each)) for each in standings), change)
    found = FinalRound({ON: behind}, {ON: taken}, {ON: bonus}, change)
    for standing in standings:
        if standing == ON:
            continue
        graph = turn_graph(tables, standing)
        off, off_taken, off_bonus = np.full(size, rules.less), np.zeros(shape), np.ones(size)
        turn_off, space_off = compiled_turn(graph), _space(graph, rows)
        for _ in range(_ROUNDS if graph.bonus_may_be_lost else 1):
            change = solve_challengers(
                turn_off, task, space_off, behind, taken, bonus, off, off_taken, 0, blocks, counts
            )
            if change < CHALLENGE_SETTLED:
                break
        found.behind[standing], found.taken[standing] = off, off_taken
        for _ in range(_ROUNDS if on.has_bonus else 0):
            if solve_leaders(turn, task, space, off, off_bonus, most, counts) < CHALLENGE_SETTLED:
                break
        found.bonus[standing] = off_bonus
    return found


def _refuse_endless(failing: float, change: float) -> None:
    """Raise Unsolvable if leaders may challenge in turn and hardly ever fail."""
    if failing < _SURE:
        raise Unsolvable("the leader can always be beaten, so the game may never end")
    if change / failing > MOST_AMPLIFIED:
        raise Unsolvable("leaders are beaten so often that the final round doesn't settle")


def _space(graph: TurnGraph, rows: int) -> Workspace:
    size = rows + LANES
    return workspace_of(compiled_turn(graph), size, size)


def reach(tables: Tables) -> tuple[int, float]:
    """Return how far above a leader rows matter, and what it matters at most that no more do.

    A player who comes this far ahead is caught with a chance of at most that of gaining as much
    in one turn; coming there has at most the same chance. So the rows end where the square of
    that chance is small.

    Raises:
        Unsolvable: that is too far.
    """
    # Bonus turns take long steps anyway.
    unlikely = _BEYOND / 1000.0 if turn_graph(tables, ON).has_bonus else _BEYOND
    step, chance = _gain(tables, unlikely**0.5)
    if chance**2 >= _UNSEEN:
        raise Unsolvable(
            f"a turn comes {step * tables.unit:,} points beyond the target with a chance of"
            f" {chance:.2g}, which is too far to work out"
        )
    return step, chance**2


def unlikely_gain(tables: Tables, chance: float) -> int | None:
    """Return a gain in units that no turn on the board reaches with this chance; None: too far."""
    step, least = _gain(tables, chance)
    return step if least < chance else None


def _gain(tables: Tables, chance: float) -> tuple[int, float]:
    """Return a gain that a turn reaches with less than a chance, or a large one, and its chance."""
    on = turn_graph(tables, ON)
    turn, no = compiled_turn(on), np.bool_(False)
    step = 64
    # The row from which a bank is open at all: it is one of those that are worked out.
    beyond = max(1, int(on.bank_from[on.bank_from < NEVER].max(initial=0)))
    task = ChallengeRules(0.0, 0.0, 0.0, 1.0, no, no, no, np.int64(beyond))
    while True:
        size = step + 2 * LANES
        space = workspace_of(turn, size + beyond, size + beyond)
        chances, taken = np.ones(size), np.zeros((len(on.offers), 1, size))
        blocks = step // LANES
        for _ in range(_ROUNDS):
            # A bonus turn gains the rest, so that less and less is left to be gained.
            change = solve_challengers(
                turn, task, space, chances, taken, np.ones(size), chances, taken,
                0 if on.has_bonus else blocks - 1, blocks, np.zeros(4, np.int64),
            )  # fmt: skip
            if change < chance**2 or not on.has_bonus:
                break
        found = float(chances[step - 1])
        if found < chance or step >= _FAR:
            return step, found
        narrow = 16 if step < 1024 else step // 4 // 16 * 16
        step += step if on.has_bonus else narrow  # one step takes many rounds then
