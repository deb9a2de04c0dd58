"""The race with a seat off the board: its score is 0, so that one score says where it stands."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from greed.exact.lane_kernels import LANES, inner
from greed.exact.race.anderson_kernels import accelerate, lines_of
from greed.exact.race.end_kernels import ON
from greed.exact.race.game_kernels import bank, bust, stop, turn_of
from greed.exact.race.rules_kernels import NEVER
from greed.exact.race.turn_kernels import solve_turns
from greed.exact.race.turn_layout_kernels import CompiledTurn, Workspace, workspace
from greed.exact.struct_kernels import Kind, Struct, define, register
from greed.exact.tolerances import ENTERING_SETTLED

_ROUNDS = 2_000
_FALLS = 20
_CURVE = 4


@register
class EnteringKind(Kind):
    """The type of a `Entering`."""


class Entering(Struct):  # type: ignore[misc]
    """What the positions with a seat off the board are solved in.

    Attributes:
        lines: the groups with one seat off the board. corners: those with both seats off it.
        on, off, out: by standing, the program of a turn, and the room for it.
        banks: by place in lines and corners, what is found again the next time.
        stops: by place, whether a turn can end without points, but for a bust.
        first_round: whether nothing is known yet.
    """

    lines: NDArray[np.int64]
    corners: NDArray[np.int64]
    on: CompiledTurn
    off: CompiledTurn
    out: CompiledTurn
    space_on: Workspace
    space_off: Workspace
    space_out: Workspace
    banks: NDArray[np.float64]
    stops: NDArray[np.bool_]
    first_round: NDArray[np.bool_]


define(Entering, EnteringKind)


@inner
def entering_of(game, programs, lines, corners):
    """Return room to solve the positions with a seat off the board."""
    count, rows, stops = len(lines) + len(corners), 0, np.zeros(1, np.bool_)
    if count:
        rows = game.rules.target + game.far.beyond + game.far.least + 2 * LANES
        stops = np.zeros(count, np.bool_)
    for i in range(count):
        turn = turn_of(game, lines[i] if i < len(lines) else corners[i - len(lines)])
        stops[i] = turn.overshoot or turn.missed.any()
        for d in range(len(turn.node)):
            stops[i] = stops[i] or turn.stop_from[d] < NEVER
    on, off, out = programs.on, programs.off, programs.out
    sources = np.int64(on.sources)
    size = (rows + np.int64(off.reach + on.reach + out.reach)) * sources
    banks = np.zeros((count, size * LANES))
    return Entering(
        lines, corners, on, off, out, workspace(on, rows, rows), workspace(off, rows, rows),
        workspace(out, rows, rows),
        banks, stops, np.ones(1, np.bool_),
    )  # fmt: skip


@inner
def solve_entering(game, entering, counts, close):
    """Solve the lines from the target down, then the corners; return the residual.

    `close` is the change at which iteration stops.
    """
    target, residual, close = game.rules.target, 0.0, max(close, ENTERING_SETTLED)
    if len(entering.lines) == 0:
        return residual
    for first in range((target - 1) // LANES * LANES, -1, -LANES):
        last = min(first + LANES, target) - 1
        if last < game.far.lowest:
            break
        if entering.first_round[0] and first + LANES < target:
            for g in entering.lines:
                at = game.entry_at[g]
                _continue(game.entry[at : at + target], first, last + 1)
        change = _iterate(game, entering, entering.lines, 0, first, last, counts, close)
        residual = max(residual, change)
    at = len(entering.lines)
    residual = max(residual, _iterate(game, entering, entering.corners, at, 0, 0, counts, close))
    entering.first_round[0] = False
    return residual


@inner
def solve_again(game, entering, counts, close):
    """Solve again until a seat that a reset takes off the board finds there what there is."""
    corners = entering.corners
    before = np.zeros(len(corners))
    for _ in range(_FALLS if len(corners) else 0):
        change = 0.0
        for i in range(len(corners)):
            before[i] = game.entry[game.entry_at[corners[i]]]
        solve_entering(game, entering, counts, 0.0)
        for i in range(len(corners)):
            change = max(change, abs(game.entry[game.entry_at[corners[i]]] - before[i]))
        if change < close:
            break


@inner
def _iterate(game, entering, groups, place, first, last, counts, close):
    """Go round over positions that lead to each other; return the last change."""
    width = last - first + 1
    lines, change = lines_of(len(groups) * width), 1.0
    for number in range(_ROUNDS):
        row = number % len(lines.given)
        given, reached = lines.given[row], lines.reached[row]
        _gather(game, groups, first, width, given)
        for i in range(len(groups)):
            _play(game, entering, groups[i], place + i, first, last, counts, number > 0, False)
        _gather(game, groups, first, width, reached)
        change = 0.0
        for k in range(len(given)):
            change = max(change, abs(reached[k] - given[k]))
        if change < close:
            break
        accelerate(lines)
        for i in range(len(groups)):
            at = game.entry_at[groups[i]] + first
            for k in range(width):
                game.entry[at + k] = min(max(lines.guess[i * width + k], 0.0), 1.0)
    for i in range(len(groups)):
        if game.tried_at[groups[i]] >= 0:
            _play(game, entering, groups[i], place + i, first, last, counts, True, True)
    return change


@inner
def _gather(game, groups, first, width, into):
    for i in range(len(groups)):
        at = game.entry_at[groups[i]] + first
        for k in range(width):
            into[i * width + k] = game.entry[at + k]


@inner
def _play(game, entering, g, place, first, last, counts, again, whole):
    """Play the turns of a line with scores from first to last.

    While nothing else changes, `again`, banks differ only where they lead to the same part
    of another line; only there attempts are asked for, until all is settled (`whole`).
    """
    rules, target, turn = game.rules, game.rules.target, turn_of(game, g)
    standing = rules.standing[game.mine[g]]
    program, space = entering.on, entering.space_on
    if standing == 0:
        program, space = entering.off, entering.space_off
    elif standing != ON:
        program, space = entering.out, entering.space_out
    space = Workspace(
        space.values, entering.banks[place], space.tries, space.last, space.ceiling, space.least,
        space.until, space.result,
    )  # fmt: skip
    mine_on, other_on = standing == ON, rules.standing[game.other[g]] == ON
    top = max(target - (min(first, target - 1) if mine_on else 0) + game.far.beyond, game.far.least)
    rows = top + 1
    if again and not rules.overshoot:
        # Beyond a target that must be met a bank is worth what an end of the turn is. A bonus turn
        # for points that are not recorded is worth what no row but the first says.
        rows = min(LANES, rows) if mine_on else int(turn.has_bonus)
    sources, offers = np.int64(program.sources), turn.offers
    lost, ended = np.zeros(LANES), np.zeros(LANES)
    for lane in range(LANES):
        score = min(first + lane, target - 1)
        a, b = score if mine_on else 0, score if other_on else 0
        for source in range(sources):
            if source <= offers or turn.has_bonus:
                for t in range(rows):
                    here = (t * sources + source) * LANES + lane
                    space.banks[here] = bank(game, g, source, t, a, b)
        lost[lane] = ended[lane] = min(bust(game, g, a, b), 1.0)
        if entering.stops[place]:
            ended[lane] = min(stop(game, g, a, b), 1.0)
    at = game.tried_at[g]
    tries = 0 if at < 0 else min(NEVER if whole else LANES, top + 1)
    solve_turns(program, space, top, lost, ended, tries, counts)
    for lane in range(last - first + 1):
        game.entry[game.entry_at[g] + first + lane] = space.result[lane]
    if at < 0:
        return
    size = target - game.lowest
    columns = size if other_on else 1
    for j in range(offers):
        for t in range(min(target, tries)):
            for lane in range(last - first + 1):
                made = space.tries[(j * tries + t) * LANES + lane]
                place_of = at + (j * size + t) * columns + first + lane
                game.tried[place_of] = min(max(made, 0.0), 1.0)


@inner
def _continue(values, first, last):
    """Guess the values from first to last - 1 from those that follow: by a cubic through them."""
    count = min(2 * LANES, len(values) - last)
    terms = min(_CURVE, count)
    sums, right, powers = np.zeros((terms, terms)), np.zeros(terms), np.ones(terms)
    for k in range(count):
        x = k / LANES
        for i in range(1, terms):
            powers[i] = powers[i - 1] * x
        for i in range(terms):
            right[i] += powers[i] * values[last + k]
            for j in range(terms):
                sums[i, j] += powers[i] * powers[j]
    for i in range(terms):
        for j in range(i + 1, terms):
            factor = sums[j, i] / sums[i, i]
            for k in range(i, terms):
                sums[j, k] -= factor * sums[i, k]
            right[j] -= factor * right[i]
    for i in range(terms - 1, -1, -1):
        for j in range(i + 1, terms):
            right[i] -= sums[i, j] * right[j]
        right[i] /= sums[i, i]
    for at in range(first, last):
        x, guess = (at - last) / LANES, 0.0
        for i in range(terms - 1, -1, -1):
            guess = guess * x + right[i]
        values[at] = min(max(guess, 0.0), 1.0)
