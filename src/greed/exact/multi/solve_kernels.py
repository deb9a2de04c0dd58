"""Games of three and more, solved layer by layer, and turns of what is solved: the ways in."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.core.state import ON
from greed.exact.lane_kernels import inner
from greed.exact.multi._places import Chances, Ends, Group, Offers
from greed.exact.multi.end_layout_kernels import (
    ends_of,
    kinds_ahead,
    kinds_there,
    off_matters,
    passes_of,
    seen_of,
)
from greed.exact.multi.final_kernels import final_ends, finals, guess_off, round_of
from greed.exact.multi.layer_kernels import conclude, fill, guessed, marked, settle, sweep
from greed.exact.multi.layout_kernels import groups_of, laid_out, lowest_sum, order_of, ring_of
from greed.exact.multi.place_kernels import copy, fill_with
from greed.exact.multi.progress_kernels import SWEEPS, finals_work, layers_work, parts_of
from greed.exact.multi.turn_kernels import play, player_of
from greed.exact.race.rules_kernels import read_rules, read_turn, read_turns
from greed.exact.tick_kernels import tick

_STEADY = 24  # sweeps after which what keeps moving is taken in ever smaller steps
_MOST_SWEEPS = 160
_OFF_EVERY = 6  # turns of a seat off the board take long and matter less to the others
_LISTED = 64  # positions without a pure equilibrium that there is room for at first
_MOST_PASSES = 100  # how often all positions are worked out where scores can fall
_SWEEPS = 600
_FEWER, _SOON = 25, 12  # the same of final rounds, if there are offers and 16 bits will do


class Room(NamedTuple):
    """What is known of the turns of a layer, by spot, and room for single positions."""

    parts: NDArray[np.float64]
    guess: NDArray[np.float64]
    dirty: NDArray[np.bool_]
    x: NDArray[np.int64]
    near: NDArray[np.int64]
    won: NDArray[np.float64]
    scores: NDArray[np.int64]
    spots: NDArray[np.int64]
    wins: NDArray[np.float64]


@inner
def game_kernel(whole, parts, reached, rounds, begin, wanted, close, negligible, tilt, like):
    """Lay out a game, or what is left of one, and solve it.

    whole, parts: the rules, as in `rules_kernels`. reached: by the seat that begins the rounds,
    seen from the mover, the kind of final round that begins when the mover banks the target; -1:
    the game is over. begin: as in `laid_out`. wanted: rows of a turn above the target that are
    worked out, the row from which no threshold matters, the lowest score of a seat on the board, a
    gain in a final round that is too unlikely to matter (0: any matters), whether attempts are kept
    as they are, whether all of them are, and whether to solve anything.

    Returns numbers, as `Positions` reads them; by how much a chance moved that depends on scores
    that fall, an unsettled one, and one of a final round; the unsettled positions, each as its
    group and scores; the beginnings of turns, groups, final rounds and offers; and the order of the
    final rounds.
    """
    beyond, least, lowest, far, fine, kept, solve = wanted
    n, rules, turns = len(like), read_rules(whole, parts), read_turns(whole, parts)
    turning, floor, highest = len(begin) > 0, 0, rules.target
    for k in range(1, n):
        turning = turning or reached[k] != reached[0]
    if len(begin):
        scores = begin[2 : 2 + n]
        floor, highest = scores.min(), scores.max() if begin[1] else rules.target
    there = kinds_there(reached, rounds)
    ahead = kinds_ahead(there, rounds)
    deficit = highest + beyond - floor
    if far:
        deficit = min(deficit, max(far, least))
    offs = floor == 0 and off_matters(rules, turns, ahead)
    end, ends = ends_of(rules, rounds, there, offs, deficit, n)
    hands = turns[1].offers
    last_start, last, last_rows = _kept_in_rounds(
        rules, end, hands if ends > 1 else 0, beyond, far, n
    )
    sweeps = _SWEEPS if fine or not last_rows else _FEWER
    order, passes = passes_of(end, there, ahead, sweeps, n)
    groups_there, laid, size = laid_out(rules, turning, begin, lowest, n)
    groups = groups_of(rules, turns, groups_there, turning, reached, end, beyond, least, n)
    most = n * (rules.target - 1)
    lowest_layer = lowest_sum(groups_there, laid, most)
    start, plane, slots, before, entered, room = ring_of(
        rules, groups_there, turning, laid, hands, most + 3 - lowest_layer, kept, n
    )  # fmt: skip
    coarse = hands > 0 and not fine
    chances = Chances(
        np.full((n - 1, size if solve else 0), 1.0 / n), laid.offset, laid.wide, laid.low,
        laid.before, laid.pairs,
    )  # fmt: skip
    final = Ends(
        np.zeros((max(ends, 1) if solve else 0, n - 1)), end.start, end.size, end.most, end.low
    )
    offers = Offers(
        hands, np.zeros(room if solve and coarse else 0, np.uint16),
        np.zeros(room if solve and not coarse else 0), start, plane, slots, before, entered,
        np.zeros(last + 32 if solve else 0), last_start, last_rows,
    )  # fmt: skip
    numbers = np.array(
        [1 if turning else 0, floor, size, room, ends, last, hands, last_rows, 0, 0, 0]
    )
    said, unsettled = np.zeros(3), np.zeros((1, 1 + n), np.int64)
    if solve:
        rows = max(rules.target, end.most.max() + 1) + beyond + least + 2
        players = _players(whole, parts, rows, like)
        bounds = beyond, least, far or rows, rules.overshoot, min(sweeps // 2, _STEADY)
        done_before, done = parts_of(
            finals_work(end, order, passes, beyond),
            layers_work(groups_there, laid, most, beyond, least, n)[: most + 1 - lowest_layer],
        )
        said[2] = _finals(
            players, rounds, offers, final, order, passes, done_before, bounds, negligible, tilt,
            like,
        )  # fmt: skip
        if said[2] >= 0.0:
            groups_order = order_of(rules, groups_there, turning, laid, n)
            reach = lowest_layer, most, _MOST_PASSES if len(groups_order.chain) else 1
            counts, moved, unsettled = _layers(
                players, chances, offers, final, groups, groups_order, reach, done, close, tilt,
                like,
            )  # fmt: skip
            copy(moved, said)
            copy(counts, numbers[8:])
    return numbers, said, unsettled, chances, groups, final, offers, order, passes


@inner
def _kept_in_rounds(rules, end, hands, beyond, far, n):
    """Return where what attempts in final rounds are worth is kept, how many numbers, and rows.

    By kind and by who is off the board; -1: nothing is offered there.
    """
    start, size, rows = np.full(end.start.shape, -1), 0, 0
    if hands and rules.offers:
        most = end.most.max() + 1 + beyond
        rows = (min(far, most) if far else most) + 1
        for kind in range(start.shape[0]):
            for off in range(start.shape[1]):
                if end.start[kind, off] >= 0:
                    start[kind, off] = size
                    size += hands * rows * end.size[kind, off] * (n - 1)
    return start, size, rows


@inner
def _layers(players, chances, offers, end, groups, order, reach, done, close, tilt, like):
    """Solve a game from the highest sum of scores down, into chances and offers.

    groups: a row of `Group` for each. reach: the lowest layer, the highest, and how often all are
    worked out where scores can fall. done: which part of the work is done after each. Returns how
    many turns were played, whether it was stopped, and how many positions are unsettled: their
    players never found best replies to each other. Then by how much a chance moved that depends on
    scores that fall, and by how much an unsettled one did; and the unsettled positions, each as its
    group and scores.
    """
    n = len(like)
    size = order.spots[len(groups)]
    room = Room(
        np.zeros((size, n)), np.zeros((size, n - 1)), np.zeros(size, np.bool_),
        np.zeros(n, np.int64), np.zeros(n, np.int64), np.zeros(n), np.zeros((n, n), np.int64),
        np.zeros(n, np.int64), np.zeros((n, n)),
    )  # fmt: skip
    unsettled = np.zeros((_LISTED, 1 + n), np.int64)
    counts, said = np.zeros(3, np.int64), np.zeros(2)
    most = reach[1]
    for passed in range(reach[2]):
        said[0], counts[2] = 0.0, 0
        for layer in range(most, reach[0] - 1, -1):
            for g in range(len(groups)):
                if not _reaches(chances, groups, g, layer):
                    continue
                dirty = room.dirty[order.spots[g] : order.spots[g + 1]]
                if passed:
                    fill_with(True, dirty)
                else:
                    guessed(chances, g, layer, dirty, room.x, room.near, room.won[: n - 1])
            moved = _settle_layer(
                players, chances, offers, end, groups, order, layer, room, close, tilt, counts, like
            )
            if moved > close:
                said[1] = max(said[1], moved)
                for g in range(len(groups)):
                    if order.closed[g] and _reaches(chances, groups, g, layer):
                        dirty = room.dirty[order.spots[g] : order.spots[g + 1]]
                        count = marked(chances, g, layer, dirty, room.x, unsettled, counts[2])
                        if count > len(unsettled):
                            more = np.zeros((2 * count, 1 + n), np.int64)
                            copy(unsettled, more)
                            unsettled = more
                            marked(chances, g, layer, dirty, room.x, unsettled, counts[2])
                        counts[2] = count
            for g in order.chain:
                if not _reaches(chances, groups, g, layer):
                    continue
                _swept(players, chances, offers, end, groups, order, g, layer, room, tilt, counts,
                       like)  # fmt: skip
                here = slice(order.spots[g], order.spots[g + 1])
                moved = conclude(
                    chances, g, layer, room.parts[here], room.guess[here], room.x, room.won
                )
                said[0] = max(said[0], moved)
            if tick(float(passed + 1), done[most - layer]):
                counts[1] = 1
                return counts, said, unsettled
        if said[0] <= close:
            break
    return counts, said, unsettled


@inner
def _settle_layer(
    players, chances, offers, end, groups, order, layer, room, close, tilt, counts, like
):
    """Solve the cycles of a layer in which all bust; return by how much they moved at last."""
    n = len(like)
    moved, damp = 0.0, 1.0
    for step in range(_MOST_SWEEPS):
        for g in range(len(groups)):
            if order.closed[g] and _reaches(chances, groups, g, layer):
                _swept(players, chances, offers, end, groups, order, g, layer, room, tilt, counts,
                       like)  # fmt: skip
        again, moved = 0, 0.0
        if step >= _STEADY:
            damp = 1.0 / (step - _STEADY + 2)
        for c in range(len(order.cycles) // n):
            cycle = order.cycles[c * n : (c + 1) * n]
            if _reaches(chances, groups, cycle[0], layer):
                left, most = settle(
                    chances, cycle, order.spots, layer, room.parts, room.guess, room.dirty, close,
                    damp, room.scores, room.spots, room.wins,
                )  # fmt: skip
                again, moved = again + left, max(moved, most)
        if not again:
            return 0.0
    return moved


@inner
def _swept(players, chances, offers, end, groups, order, g, layer, room, tilt, counts, like):
    """Play the turns of a group of a layer that are to be played."""
    group, here = group_of(groups, g), slice(order.spots[g], order.spots[g + 1])
    counts[0] += sweep(
        players[group.standing], chances, offers, group, end, layer, room.dirty[here],
        room.parts[here], room.guess[here], tilt, room.x, like,
    )  # fmt: skip


@inner
def _finals(players, rounds, offers, end, turns, passes, done, numbers, close, tilt, like):
    """Solve the final rounds of a game, into `end` and offers.

    turns, passes: as `passes_of` returns them. done: which part of all work is done before each
    pass, and after the last. numbers: rows beyond the leader, the row from which no threshold
    matters, the row that ends a turn, whether points beyond the target are lost, and how soon steps
    become smaller. Returns by how much an answer moved last; -1: it was stopped.
    """
    beyond, least, far, forfeits, steady = numbers
    wavering = 0.0
    for at in range(len(passes)):
        first, last, sweeps = passes[at, 0], passes[at, 1], passes[at, 2]
        if passes[at, 3]:
            for k in range(first, last):
                guess_off(end, turns[k, 0], turns[k, 1], like)
        moved = 0.0
        for step in range(sweeps):
            damp = 1.0 if step < steady else 1.0 / (step - steady + 2)
            now, played = 0.0, False
            for k in range(first, last):
                kind, who = turns[k, 0], turns[k, 1]
                if who & 1 and step % _OFF_EVERY:
                    continue
                played = True
                player = players[0 if who & 1 else 1]
                now = max(
                    now,
                    finals(
                        player, round_of(rounds, end, kind, len(like)), offers, end, kind, who,
                        beyond, least, far, forfeits, tilt, damp, like,
                    ),
                )  # fmt: skip
            moved = now if played else moved
            part = min((step + 1) / SWEEPS, 1.0) if sweeps > 1 else 1.0
            if tick(1.0, done[at] + part * (done[at + 1] - done[at])):
                return -1.0
            if moved < close and step % _OFF_EVERY == 0:
                break
        if sweeps > 1:
            wavering = max(wavering, moved)
    return wavering


@inner
def turn_kernel(whole, parts, chances, offers, end, groups, x, tilt, like):
    """Return what every throw of a turn before the final round is worth, as `_first_lane` says."""
    group = group_of(groups, 0)
    left = group.target - x[0]
    top = max(left + group.beyond, group.least)
    player = player_of(_turn(whole, parts, group.standing), True, top + 1, like)
    fill(chances, offers, group, end, x, top, tilt, player.space)
    play(player, top, left if group.forfeits else top + 1, like)
    return (_first_lane(player.space, top, like),)


@inner
def last_kernel(whole, parts, rounds, offers, end, behind, numbers, tilt, like):
    """Return what every throw of a turn in a final round is worth, as `_first_lane` says.

    numbers: the kind, who is off the board, rows beyond the leader, and the row from which no
    threshold matters.
    """
    kind, off, beyond, least = numbers
    top = max(behind[0] + beyond, least)
    turn, seen = _turn(whole, parts, 0 if off & 1 else ON), seen_of(end, kind, off)
    player = player_of(turn, True, top + 1, like)
    round_ = round_of(rounds, end, kind, len(like))
    final_ends(round_, offers, end, seen, behind, top, tilt, player.space)
    play(player, top, behind[0] if turn.overshoot else top + 1, like)
    return (_first_lane(player.space, top, like),)


@inner
def _first_lane(space, top, like):
    """Return what the seats but the last win, and the chance of a bust: [row][node][number]."""
    nodes = np.zeros((top + 1, space.nodes.shape[1], len(like)))
    for t in range(top + 1):
        for n in range(nodes.shape[1]):
            for k in range(nodes.shape[2]):
                nodes[t, n, k] = space.nodes[t, n, k, 0]
    return nodes


@inner
def _players(whole, parts, rows, like):
    """Return the turn of each standing, as it is played; one that no seat has takes no room."""
    return (
        player_of(_turn(whole, parts, 0), False, rows if whole[12] else 0, like),
        player_of(_turn(whole, parts, 1), False, rows, like),
        player_of(_turn(whole, parts, 2), False, rows if whole[14] else 0, like),
    )


@inner
def _turn(whole, parts, standing):
    return read_turn(whole, parts, standing if whole[12 + standing] else 1)


@inner
def group_of(groups, g):
    """Return a group, whose numbers stand in a row."""
    row = groups[g]
    return Group(
        row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9], row[10] > 0,
        row[11],
    )  # fmt: skip


@inner
def _reaches(chances, groups, g, layer):
    """Return whether a group is there, with scores that add up to a layer."""
    most = -chances.wide.shape[1]
    for k in range(chances.wide.shape[1]):
        most += chances.wide[g, k]
    return groups[g, 0] >= 0 and layer <= most
