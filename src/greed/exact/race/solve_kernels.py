"""The race between two seats, solved by value iteration: the way into the kernels.

What a position is worth follows from what every end of a turn leads to; within a turn, that is
backward induction (`turn_kernels`). The order of the positions makes one round of it enough on most
sheets, for scores only grow:

1. the final round (`end_kernels`): what each player wins after one has reached the target;
2. both seats on the board (`diagonal_kernels`): by the sum of their scores, from the highest down;
3. a seat off the board (`entering_kernels`): by the other seat's score, then both off it.

Where a bust costs points, a turn leads back to positions that are solved later. Then rounds of 2
and 3 are repeated until these stay as they are (`round_kernels`).
"""

from __future__ import annotations

import numpy as np

from greed.exact.lane_kernels import inner
from greed.exact.race.end_kernels import end_of, fails
from greed.exact.race.game_kernels import Race
from greed.exact.race.horizon_kernels import horizon_of, unlikely_gain_of
from greed.exact.race.layout_kernels import laid_out
from greed.exact.race.program_kernels import programmed, programs_of
from greed.exact.race.round_kernels import STOPPED, solve_rounds
from greed.exact.race.rules_kernels import ALL, NEVER, read_rules, read_turns
from greed.exact.struct_kernels import copy
from greed.exact.tolerances import MOST_AMPLIFIED

_SURE = 1e-6  # a chance to fail that is too small

# Why a race isn't solved, in numbers; `_refusals` has the words.
_FINE_WITH_ENTRY, _BONUS_WITH_OFFERS, _BONUS_WITHOUT_BOUND, _ENDLESS_TURN = 1, 2, 3, 4
_TOO_FAR, _ALWAYS_BEATEN, _BEATEN_TOO_OFTEN, _STOPPED = 5, 6, 7, 8


@inner
def race_kernel(whole, parts):
    """Solve a race; see `rules_kernels` for what goes in, and `_numbers` for what comes out."""
    rules, turns = read_rules(whole, parts), read_turns(whole, parts)
    programs = programs_of(turns, rules)
    why = _refused(rules, turns, programs)
    if why:
        return _nothing(why, 0.0, 0.0)
    far = horizon_of(rules, turns[1], turns[0], turns[2], programs.on)
    if far.unseen > 1.0:
        return _nothing(_TOO_FAR, float(far.beyond), far.unseen - 1.0)
    end, change = end_of(rules, turns, programs, far.most, max(far.beyond, 1, far.least))
    why = _endless(rules, turns, change)
    if why:
        return _nothing(why, 0.0, 0.0)
    game, lines, corners = _game(rules, turns, far, end)
    counts = np.zeros(4, np.int64)
    residual, amplified = solve_rounds(game, programs, lines, corners, counts)
    if residual == STOPPED:
        return _nothing(_STOPPED, 0.0, 0.0)
    out, values = _told(game, counts)
    said = np.array([max(residual, far.unseen), amplified, change])
    return (
        out, said, values, end.behind, end.taken, end.bonus, game.tried, game.arrays.entered,
        game.arrays.kept,
    )  # fmt: skip


@inner
def _nothing(why, one, other):
    """Return why there is no answer."""
    none = np.zeros((1, 1))
    four = np.zeros((1, 1, 1, 1))
    said = np.array([one, other])
    out = np.full(1, why)
    return out, said, np.zeros(1), none, four, none, np.zeros(1), four, np.zeros(1, np.int32)


@inner
def horizon_kernel(whole, parts):
    """Return why a race isn't solved, and how far it reaches: the fields of `Horizon`."""
    rules, turns = read_rules(whole, parts), read_turns(whole, parts)
    programs = programs_of(turns, rules)
    why = _refused(rules, turns, programs)
    if why == _ENDLESS_TURN:
        return np.array([why, 0, 0, 0, 0, 0, 0]), np.zeros(1)
    far = horizon_of(rules, turns[1], turns[0], turns[2], programs.on)
    limits = [why, far.below, far.lowest, far.beyond, far.least, far.limit, far.most]
    return np.array(limits), np.array([far.unseen])


@inner
def gain_kernel(whole, parts, chance):
    """Return a gain in units that a turn reaches with less than a chance, and its chance."""
    rules, turns = read_rules(whole, parts), read_turns(whole, parts)
    gain, likely = unlikely_gain_of(turns[1], programmed(turns[1], rules), chance)
    return (np.array([float(gain), likely]),)


@inner
def _refused(rules, turns, programs):
    """Return why a race has no exact answer; 0: it may have one."""
    on = turns[1]
    fined = False
    for cost in rules.cost:
        fined = fined or (cost != 0 and cost != ALL)
    if fined and len(rules.standing) > rules.on and not rules.floor:
        return _FINE_WITH_ENTRY
    if on.has_bonus and on.offers:
        return _BONUS_WITH_OFFERS
    if on.has_bonus and on.row_to.max() >= NEVER:
        return _BONUS_WITHOUT_BOUND
    if min(programs.off.rounds, programs.on.rounds, programs.out.rounds) == 0:
        return _ENDLESS_TURN
    return 0


@inner
def _endless(rules, turns, change):
    """Return whether leaders may challenge in turn and hardly ever fail."""
    if not rules.again or rules.overshoot or not (rules.first or rules.second):
        return 0
    failing = 1.0
    for s in range(len(rules.standing)):
        failing = min(failing, fails(turns[rules.standing[s]]))
    if failing < _SURE:
        return _ALWAYS_BEATEN
    return _BEATEN_TOO_OFTEN if change / failing > MOST_AMPLIFIED else 0


@inner
def _game(rules, turns, far, end):
    """Return a race of which nothing is known yet, and its groups with one seat off the board.

    A group is a status of each seat and, where it matters, whether the mover began the round. Its
    positions differ in the scores of the seats that are on the board; the others have 0.
    """
    seconds, target = 2 if rules.rounds else 1, rules.target + far.below
    groups = _groups(len(rules.standing), seconds)
    both, boarded = _on_board(rules, groups)
    entry_at, tried_at = np.full(len(groups), -1), np.full(len(groups), -1)
    size = tried = 0
    for g in range(len(groups)):
        off = _off_board(rules, groups, g)
        if off == 0:
            continue
        entry_at[g] = size
        size += target if off == 1 else 1
        turn = turns[rules.standing[groups[g, 0]]]
        if groups[g, 0] >= rules.on and turn.offers and turn.attempts.max() >= 0:
            tried_at[g] = tried
            tried += turn.offers * target * (target if groups[g, 1] < rules.on else 1)
    board, arrays = laid_out(rules, turns[1], far, end, both)
    game = Race(
        rules, turns[1], turns[0], turns[2], far, end, -far.below, seconds, _without_busts(rules),
        groups[:, 0].copy(), groups[:, 1].copy(), groups[:, 2].copy(), boarded, entry_at,
        np.full(size, 0.5), tried_at, np.zeros(tried), board, arrays,
    )  # fmt: skip
    return game, _groups_with(rules, groups, 1), _groups_with(rules, groups, 2)


@inner
def _groups(statuses, seconds):
    """Return each group's status of the mover, that of the other, and whether the mover is second.

    They come in the order of these three.
    """
    groups = np.zeros((statuses * statuses * seconds, 3), np.int64)
    for g in range(len(groups)):
        groups[g, 0], groups[g, 1] = g // seconds // statuses, g // seconds % statuses
        groups[g, 2] = g % seconds
    return groups


@inner
def _off_board(rules, groups, g):
    """Return how many seats of a group are off the board."""
    return int(groups[g, 0] >= rules.on) + int(groups[g, 1] >= rules.on)


@inner
def _on_board(rules, groups):
    """Return the groups with both seats on the board, and where each group stands among them.

    A bust leads to more strikes, which come first.
    """
    both, boarded, most, at = np.zeros_like(groups), np.full(len(groups), -1), 0, 0
    for s in range(rules.on):
        most = max(most, 2 * rules.strikes[s])
    for strikes in range(most, -1, -1):
        for g in range(len(groups)):
            struck = rules.strikes[groups[g, 0]] + rules.strikes[groups[g, 1]]
            if _off_board(rules, groups, g) == 0 and struck == strikes:
                copy(both[at], groups[g])
                boarded[g] = at
                at += 1
    return both[:at], boarded


@inner
def _groups_with(rules, groups, off):
    """Return the groups with one seat off the board, or two; the mover's before the other's."""
    found, at = np.zeros(len(groups), np.int64), 0
    for on in range(2):
        for g in range(len(groups)):
            if _off_board(rules, groups, g) == off and int(groups[g, 0] < rules.on) == on:
                found[at] = g
                at += 1
    return found[:at].copy()


@inner
def _without_busts(rules):
    """Return for each status the one of the same standing without busts in a row."""
    statuses = len(rules.standing)
    zero = np.zeros(statuses, np.int64)
    for s in range(statuses):
        for z in range(statuses):
            if rules.standing[z] == rules.standing[s] and rules.strikes[z] == 0:
                zero[s] = z
    return zero


@inner
def _told(game, counts):
    """Return what `_numbers` reads: what lies where, and the values of each group as a square."""
    count, target, board = len(game.mine), game.rules.target - game.lowest, game.board
    size = 0
    for g in range(count):
        size += target * target if game.on_board[g] >= 0 else 0
    values = np.zeros(size + len(game.entry))
    rows, deficits = game.end.taken.shape[2], game.end.taken.shape[3]
    head = np.array([
        0, count, target, game.lowest, game.seconds, rows, deficits, game.turn_on.offers,
        board.kept_step, counts[0], counts[1], counts[2], counts[3],
    ])  # fmt: skip
    out, at = np.zeros(len(head) + 5 * count, np.int64), 0
    copy(out, head)
    for g in range(count):
        place, k = len(head) + 5 * g, game.on_board[g]
        out[place], out[place + 2], out[place + 3], out[place + 4] = at, game.tried_at[g], -1, -1
        if k < 0:
            line = game.rules.standing[game.mine[g]] == 1 or game.rules.standing[game.other[g]] == 1
            out[place + 1] = target if line else 1
            for i in range(out[place + 1]):
                values[at + i] = game.entry[game.entry_at[g] + i]
        else:
            out[place + 1] = target * target
            if board.carry[k] >= 0:
                out[place + 3] = board.kept[k]
                out[place + 4] = k
            for a in range(target):
                for b in range(target):
                    here = board.at[k] + (a + b) * board.width + a
                    values[at + a * target + b] = game.arrays.values[here]
        at += out[place + 1]
    return out, values
