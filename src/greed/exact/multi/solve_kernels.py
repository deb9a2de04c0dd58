"""Games of three and more, solved layer by layer, and turns of what is solved: the ways in."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.exact.lane_kernels import inner
from greed.exact.multi._places import Group
from greed.exact.multi.final_kernels import final_ends, finals, guess_off, round_of
from greed.exact.multi.layer_kernels import conclude, fill, guessed, marked, settle, sweep
from greed.exact.multi.place_kernels import copy, fill_with
from greed.exact.multi.turn_kernels import play, player_of
from greed.exact.race.rules_kernels import read_turn
from greed.exact.tick_kernels import tick

_STEADY = 24  # sweeps after which what keeps moving is taken in ever smaller steps
_MOST_SWEEPS = 160
_OFF_EVERY = 6  # turns of a seat off the board take long and matter less to the others
_LISTED = 64  # positions without a pure equilibrium that there is room for at first


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
def layers_kernel(whole, parts, chances, offers, end, groups, order, reach, close, tilt, like):
    """Solve a game from the highest sum of scores down, into chances and offers.

    whole, parts: the turns, as in `rules_kernels`. groups: a row of `Group` for each. reach: the
    lowest layer, the highest, and how often all are worked out where scores can fall. Returns how
    many turns were played, whether it was stopped, and how many positions are unsettled: their
    players never found best replies to each other. Then by how much a chance moved that depends on
    scores that fall, and by how much an unsettled one did; and the unsettled positions, each as its
    group and scores.
    """
    n, rows = len(like), 0
    for g in range(len(groups)):
        group = group_of(groups, g)
        rows = max(rows, group.target + group.beyond + group.least + 2)
    players = _players(whole, parts, rows, like)
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
            part = 1.0 - (layer / most) ** n if most else 1.0
            if tick(float(passed + 1), part):
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
def finals_kernel(whole, parts, rounds, offers, end, turns, passes, numbers, close, tilt, like):
    """Solve the final rounds of a game, into `end` and offers.

    turns: the kind and who is off the board, for each. passes: from which of them to which, how
    often they are played, and who is off. numbers: rows beyond the leader, the row from which no
    threshold matters, the row that ends a turn, whether points beyond the target are lost, and
    how soon steps become smaller. Returns whether it was stopped; by how much an answer moved last.
    """
    beyond, least, far, forfeits, steady = numbers
    said, stopped = np.zeros(1), np.zeros(1, np.int64)
    rows = end.most.max() + beyond + least + 3
    players = _players(whole, parts, rows, like)
    for done in range(len(passes)):
        first, last, sweeps = passes[done, 0], passes[done, 1], passes[done, 2]
        if passes[done, 3]:
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
                        player, round_of(rounds, kind), offers, end, kind, who, beyond, least, far,
                        forfeits > 0, tilt, damp, like,
                    ),
                )  # fmt: skip
            moved = now if played else moved
            if tick(0.0, (done + step / sweeps) / len(passes)):
                stopped[0] = 1
                return stopped, said
            if moved < close and step % _OFF_EVERY == 0:
                break
        if sweeps > 1:
            said[0] = max(said[0], moved)
    return stopped, said


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

    numbers: rows beyond the leader, the row from which no threshold matters, whether points beyond
    the target are lost, the mover's standing, and who is off the board, as `end` sees it.
    """
    beyond, least, forfeits, standing, off = numbers
    top = max(behind[0] + beyond, least)
    player = player_of(_turn(whole, parts, standing), True, top + 1, like)
    final_ends(round_of(rounds, 0), offers, end, off, behind, top, tilt, player.space)
    play(player, top, behind[0] if forfeits else top + 1, like)
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
