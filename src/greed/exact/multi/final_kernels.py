"""The final rounds of three or more: what their turns lead to, and all turns of a kind played."""

from __future__ import annotations

from greed.exact.lane_kernels import LANES, inner
from greed.exact.multi._places import Round
from greed.exact.multi.place_kernels import (
    answered,
    copy,
    fill_with,
    last_attempts,
    place_in,
    write_rest,
)
from greed.exact.multi.turn_kernels import play


@inner
def round_of(rounds, end, kind, n):
    """Return a kind of final round, one of several."""
    again = False
    for equal in range(rounds.kind.shape[2]):
        later, mover = rounds.kind[kind, 0, equal], rounds.mover[kind, 0, equal]
        if later >= 0:
            seat, leader = -mover % n, (rounds.following[kind, 0, equal] - mover) % n
            again = again or end.most[later, seat - (1 if seat > leader else 0)] > 1
    return Round(
        rounds.leader[kind], rounds.shares[kind], rounds.mover[kind], rounds.following[kind],
        rounds.kind[kind], again,
    )  # fmt: skip


@inner
def final_ends(round_, offers, end, off, behind, top, tilt, space):
    """Write what the ends of sixteen turns in a final round are worth, into banks and bust.

    behind: how far the players but the leader are behind it, the last one more in every lane.
    """
    n, banks, bust = len(behind) + 1, space.banks, space.bust
    score, won, rest = space.scores, space.won, space.rest
    fill_with(0, score)
    for t in range(top + 1):
        if 1 < t < behind[0] and not round_.again and not offers.hands:
            copy(banks[t - 1], banks[t])
            continue
        result = 0 if t < behind[0] else (1 if t == behind[0] else 2)
        for lane in range(LANES):
            equal, j = 0, 1
            score[0], score[round_.leader] = t - behind[0], 0
            for seat in range(1, n):
                if seat != round_.leader:
                    score[seat] = -behind[j] - (lane if j == n - 2 else 0)
                    equal |= (1 if score[seat] == 0 else 0) << (j - 1)
                    j += 1
            kind, mover = round_.kind[result, equal], round_.mover[result, equal]
            place, still_off = -1, 0
            if kind < 0:
                copy(round_.shares[result, equal], won)
            else:
                leader = round_.following[result, equal]
                best, j = score[leader], 0
                for k in range(n):
                    seat = (mover + k) % n
                    if seat != leader:
                        rest[j] = best - score[seat]
                        number = _number(seat, round_.leader)
                        if number >= 0 and (number or not t) and end.most[kind, j] > 1:
                            still_off |= (off >> number & 1) << j
                        j += 1
                place = place_in(end, kind, still_off, rest)
                write_rest(end, kind, still_off, place, mover, won)
            for source in range(banks.shape[1]):
                mine, following = won[0], won[1]
                if 1 <= source <= offers.hands and place >= 0:
                    first = last_attempts(offers, end, kind, still_off, source - 1, t)
                    mine, following = answered(offers, first, place, mover, won, tilt)
                banks[t, source, 0, lane] = mine + tilt * following
                banks[t, source, 1, lane] = following
                for k in range(2, n - 1):
                    banks[t, source, k, lane] = won[k]
                banks[t, source, n - 1, lane] = 0.0
    copy(banks[0, 0, : n - 1], bust)
    fill_with(1.0, bust[n - 1])


@inner
def _number(seat, leader):
    """Return a player's number among those who don't lead, -1 for the leader."""
    return -1 if seat == leader else seat - (1 if seat > leader else 0)


@inner
def guess_off(end, kind, off, like):
    """Guess that seats off the board do as well as if they were on it."""
    n, number = len(like), len(like) - 1
    for place in range(end.size[kind, off]):
        left, there, stride = place, 0, 1
        for j in range(n - 2, -1, -1):
            low, most = end.low[kind, j, off >> j & 1], end.most[kind, j]
            behind = low + left % (most + 1 - low)
            left //= most + 1 - low
            there += stride * (behind - end.low[kind, j, 0])
            stride *= most + 1 - end.low[kind, j, 0]
        for k in range(number):
            of_all = end.values[end.start[kind, 0] + there, k]
            end.values[end.start[kind, off] + place, k] = of_all


@inner
def finals(player, round_, offers, end, kind, off, beyond, least, far, forfeits, tilt, damp, like):
    """Play every turn of one kind of final round once; return by how much an answer moved.

    Turns end at row `far`, if not before. Answers go the part `damp` of the way to what is found.
    """
    n, turn, space = len(like), player.turn, player.space
    nodes, behind, lows = space.nodes, space.behind, space.after
    count = 1
    most = end.most[kind]
    for j in range(n - 1):
        lows[j] = end.low[kind, j, off >> j & 1]
        if j < n - 2:
            count *= most[j] + 1 - lows[j]
    worst = 0.0
    for block in range(count):
        # The mover nearest to the leader comes last.
        number = count - 1 - block
        for j in range(n - 3, -1, -1):
            behind[j] = lows[j] + number % (most[j] + 1 - lows[j])
            number //= most[j] + 1 - lows[j]
        top = max(min(behind[0] + beyond, far), least)
        for last in range(lows[n - 2], most[n - 2] + 1, LANES):
            lanes = min(LANES, most[n - 2] + 1 - last)
            behind[n - 2] = last
            final_ends(round_, offers, end, off, behind, top, tilt, space)
            play(player, top, behind[0] if forfeits else top + 1, like)
            place = place_in(end, kind, off, behind)
            for lane in range(lanes):
                old = end.values[end.start[kind, off] + place + lane]
                for k in range(n - 1):
                    new = nodes[0, turn.start, k, lane]
                    if k == 0:
                        new -= tilt * nodes[0, turn.start, 1, lane]
                    worst = max(worst, abs(old[k] - new))
                    old[k] += damp * (new - old[k])
            if offers.hands == 0 or offers.last_start[kind, off] < 0:
                continue
            for hand in range(offers.hands):
                node = turn.attempts[hand]
                for t in range(1, offers.last_rows if node >= 0 else 0):
                    at = last_attempts(offers, end, kind, off, hand, t) + 2 * place
                    for lane in range(lanes):
                        following = nodes[min(t, top), node, 1, lane]
                        mine = nodes[min(t, top), node, 0, lane] - tilt * following
                        own, then = offers.last[at], offers.last[at + 1]
                        worst = max(worst, abs(mine - own), abs(following - then))
                        offers.last[at] = own + damp * (mine - own)
                        offers.last[at + 1] = then + damp * (following - then)
                        at += 2
    return worst
