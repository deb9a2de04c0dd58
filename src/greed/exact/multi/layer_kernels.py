"""Layers of positions of three or more with equal sums of scores: turns played, cycles solved."""

from __future__ import annotations

from numba import uint64 as U

from greed.exact.lane_kernels import LANES, inner, load, store
from greed.exact.multi.place_kernels import (
    accepts,
    answered,
    attempt_of,
    attempts_at,
    begin_block,
    blocks_of,
    copy,
    fill_with,
    keep_attempt,
    last_attempts,
    place_in,
    place_of,
    second_scores,
    spot_of,
    tilt_by,
    write_rest,
)
from greed.exact.multi.turn_kernels import play

_RECORDED = 1e-11  # what a player gives for a turn that is recorded: equals are not waited for


@inner
def fill(chances, offers, group, end, x, top, tilt, space):
    """Write what the ends of sixteen turns are worth into space.banks and space.bust.

    x: (N,) scores; the second seat of the next lane has one more, the third one less.
    """
    n, target, then = len(x), group.target, group.after_bank
    banks, bust, after, won, kept = space.banks, space.bust, space.after, space.won, space.offered
    size = chances.values.shape[1]
    values, all_banks = chances.values.reshape(-1), banks.reshape(-1)
    fill_with(-1, kept)
    copy(x[1:], after)
    after[n - 1] = max(x[0] - group.cost, 0)
    at = U(place_of(chances, group.after_bust, after))
    for k in range(n - 1):
        store(bust.reshape(-1), U(k * LANES), load(values, at + U(k * size)))
    fill_with(1.0, bust[n - 1])
    tilt_by(bust, tilt)
    for lane in range(LANES):
        bust[0, lane] -= _RECORDED
    for source in range(banks.shape[1]):
        copy(bust, banks[0, source])
    for t in range(max(chances.low[then, n - 1] - x[0], 1), min(target - x[0], top + 1)):
        after[n - 1] = x[0] + t
        at = U(place_of(chances, then, after))
        here = U(t * banks.shape[1] * n * LANES)
        for k in range(n - 1):
            store(all_banks, here + U(k * LANES), load(values, at + U(k * size)))
        fill_with(0.0, banks[t, 0, n - 1])
        if offers.hands:
            _offered(chances, offers, then, t, x, tilt, banks[t])
        tilt_by(banks[t, 0], tilt)
        if group.after_bonus >= 0:
            _gone_on(chances, group.after_bonus, t, x, tilt, banks[t, 1 + offers.hands], after)
    for t in range(max(target - x[0], 1), top + 1):
        for hand in range(offers.hands if group.reached >= 0 else 0):
            kept[1 + hand] = last_attempts(offers, end, group.reached, group.off, hand, t)
        for lane in range(LANES):
            fill_with(0.0, won)
            won[0] = 1.0
            place = -1
            if group.reached >= 0 and x[2] >= lane:
                for k in range(1, n):
                    space.behind[k - 1] = x[0] + t - x[k]
                space.behind[0] -= lane
                space.behind[1] += lane
                place = place_in(end, group.reached, group.off, space.behind)
                write_rest(end, group.reached, group.off, place, 1, won)
            for source in range(banks.shape[1]):
                mine, following = won[0], won[1]
                if place >= 0:
                    mine, following = answered(offers, kept[source], place, 1, won, tilt)
                banks[t, source, 0, lane] = mine + tilt * following
                banks[t, source, 1, lane] = following
                for k in range(2, n - 1):
                    banks[t, source, k, lane] = won[k]
                banks[t, source, n - 1, lane] = 0.0


@inner
def _gone_on(chances, group, t, x, tilt, banks, now):
    """Write what it is worth to bank t units and to begin another turn; `now` is room."""
    n = len(x)
    copy(x, now)
    now[0] += t
    fill_with(0.0, banks)
    for lane in range(min(LANES, x[2] - chances.low[group, 2] + 1)):
        now[1], now[2] = x[1] + lane, x[2] - lane
        if now[1] < chances.wide[group, 1]:
            at = place_of(chances, group, now)
            last = 1.0 - chances.values[0, at]
            for k in range(n - 2):
                banks[k, lane] = chances.values[k + 1, at]
                last -= banks[k, lane]
            banks[n - 2, lane] = last
    tilt_by(banks, tilt)


@inner
def _offered(chances, offers, then, t, x, tilt, banks):
    """Write what banks of t units are worth to three if they offer a carryover."""
    total = x[1] + x[2]
    first = attempts_at(chances, offers, then, t, x[0] + t + total, x[0] + t)
    for hand in range(offers.hands):
        copy(banks[0], banks[1 + hand])
        if first >= 0:
            one = first + 2 * hand * offers.plane[then, t] + x[1]
            two = one + offers.plane[then, t]
            for lane in range(LANES):
                last, plain = banks[0, 0, lane], banks[0, 1, lane]
                mine = attempt_of(offers, one + lane)
                following = attempt_of(offers, two + lane)
                if accepts(mine, following, plain, 1.0 - plain - last, tilt):
                    banks[1 + hand, 0, lane] = 1.0 - mine - following
                    banks[1 + hand, 1, lane] = mine
        tilt_by(banks[1 + hand], tilt)


@inner
def _keep_attempts(turn, chances, offers, group, x, lanes, top, tilt, space):
    """Keep what sixteen turns are worth to those who begin them with a carryover."""
    nodes, places = space.nodes, space.places
    layer = x[0] + x[1] + x[2]
    for t in range(1, x[2] + 1):
        size, count = offers.plane[group, t], 0
        for lane in range(lanes):
            if x[2] - lane >= t:
                places[lane] = attempts_at(chances, offers, group, t, layer, x[2] - lane) + x[0]
                count += 1
        for hand in range(offers.hands):
            node = turn.attempts[hand]
            if node < 0:
                continue
            for lane in range(count):
                if places[lane] >= x[0]:
                    following = nodes[min(t, top), node, 1, lane]
                    mine = nodes[min(t, top), node, 0, lane] - tilt * following
                    at = places[lane] + 2 * hand * size
                    keep_attempt(offers, at, mine)
                    keep_attempt(offers, at + size, following)


@inner
def sweep(player, chances, offers, group, end, layer, dirty, parts, guess, tilt, x, like):
    """Play the turns of a group in which all scores sum to `layer`, where they are dirty.

    dirty, parts (.., N), guess (.., N - 1): by `spot_of`. Takes the parts of a turn's value that
    don't depend on a bust, the chance of one, and what it was taken to be worth. Returns how many
    turns were played. x (N,) is room.
    """
    n, played = len(like), 0
    turn, space = player.turn, player.space
    nodes, bust = space.nodes, space.bust
    for block in range(blocks_of(chances, group.this)):
        total = begin_block(chances, group.this, block, layer, x)
        first, last = second_scores(chances, group.this, total)
        left = group.target - x[0]
        top = max(left + group.beyond, group.least)
        for low in range(first, last + 1, LANES):
            lanes = min(LANES, last + 1 - low)
            x[1], x[2] = low, total - low
            spot, wanted = spot_of(chances, group.this, x), False
            for lane in range(lanes):
                wanted |= dirty[spot + lane]
            if not wanted:
                continue
            fill(chances, offers, group, end, x, top, tilt, space)
            play(player, top, left if group.forfeits else top + 1, like)
            if offers.hands:
                _keep_attempts(turn, chances, offers, group.this, x, lanes, top, tilt, space)
            for lane in range(lanes):
                lost = nodes[0, turn.start, n - 1, lane]
                for k in range(n - 1):
                    guess[spot + lane, k] = bust[k, lane]
                    parts[spot + lane, k] = nodes[0, turn.start, k, lane] - lost * bust[k, lane]
                guess[spot + lane, 0] += _RECORDED - tilt * bust[1, lane]
                parts[spot + lane, 0] -= tilt * parts[spot + lane, 1]
                parts[spot + lane, n - 1] = lost
            played += lanes
    return played


@inner
def settle(chances, groups, at, layer, parts, guess, dirty, close, damp, scores, spots, won):
    """Solve every cycle in which all bust, for groups that follow each other by busts.

    at: where the spots of each begin in parts, guess and dirty. Only cycles that are dirty are
    looked at. Returns how many turns have to be played again because a bust is worth something else
    than was taken, by more than `close`, and how much. scores, spots and won are room.
    """
    n = len(groups)
    again, worst = 0, 0.0
    for block in range(blocks_of(chances, groups[0])):
        total = begin_block(chances, groups[0], block, layer, scores[0])
        first, last = second_scores(chances, groups[0], total)
        for b in range(first, last + 1):
            scores[0, 1], scores[0, 2] = b, total - b
            if not dirty[at[groups[0]] + spot_of(chances, groups[0], scores[0])]:
                continue
            seen = False
            for k in range(n):
                for j in range(n):
                    scores[k, j] = scores[0, (j + k) % n]
                spots[k] = at[groups[k]] + spot_of(chances, groups[k], scores[k])
                seen |= groups[k] == groups[0] and spots[k] < spots[0]
            if seen:
                continue  # as another seat sees it
            fill_with(0.0, won[0])
            through = 1.0
            for k in range(n):
                lost = parts[spots[k], n - 1]
                rest = 1.0 - lost
                for j in range(n - 1):
                    won[0, (j + k) % n] += through * parts[spots[k], j]
                    rest -= parts[spots[k], j]
                won[0, (n - 1 + k) % n] += through * rest
                through *= lost
            for j in range(n):
                won[0, j] /= 1.0 - through
            for k in range(n - 1, 0, -1):
                lost = parts[spots[k], n - 1]
                won[k, n - 1] = 1.0
                for j in range(n - 1):
                    won[k, j] = parts[spots[k], j] + lost * won[(k + 1) % n, (j - 1) % n]
                    won[k, n - 1] -= won[k, j]
            move = 0.0
            for k in range(n):
                for j in range(n - 1):
                    after = won[(k + 1) % n, (j - 1) % n]
                    move = max(move, abs(after - guess[spots[k], j]))
            moved = move > close
            for k in range(n):
                dirty[spots[k]] = moved
                again += moved
                place = place_of(chances, groups[k], scores[k])
                for j in range(n - 1):
                    old = chances.values[j, place]
                    chances.values[j, place] = old + damp * (won[k, (j - 1) % n] - old)
            worst = max(worst, move)
    return again, worst


@inner
def conclude(chances, group, layer, parts, guess, x, won):
    """Take what busts were taken to be worth as it is; return by how much a chance moved."""
    n, worst = chances.wide.shape[1], 0.0
    for block in range(blocks_of(chances, group)):
        total = begin_block(chances, group, block, layer, x)
        first, last = second_scores(chances, group, total)
        for b in range(first, last + 1):
            x[1], x[2] = b, total - b
            spot, at = spot_of(chances, group, x), place_of(chances, group, x)
            won[n - 1] = 1.0
            for k in range(n - 1):
                won[k] = parts[spot, k] + parts[spot, n - 1] * guess[spot, k]
                won[n - 1] -= won[k]
            for k in range(n - 1):
                worst = max(worst, abs(won[(k - 1) % n] - chances.values[k, at]))
                chances.values[k, at] = won[(k - 1) % n]
    return worst


@inner
def guessed(chances, group, layer, dirty, x, near, guess):
    """Guess what the turns of a layer are worth from the layers above, and mark them all dirty."""
    wide, n = chances.wide[group], chances.wide.shape[1]
    for block in range(blocks_of(chances, group)):
        total = begin_block(chances, group, block, layer, x)
        first, last = second_scores(chances, group, total)
        for b in range(first, last + 1):
            x[1], x[2] = b, total - b
            dirty[spot_of(chances, group, x)] = True
            low, high = 1, 1 << n
            for k in range(n):
                if x[k] + 1 == wide[k]:  # a neighbour alone has to do: the last seat's, if any
                    low, high = 0, 0
            for k in range(n - 1, -1, -1):
                if high == 0 and x[k] + 1 < wide[k]:
                    low, high = 1 << k, (1 << k) + 1
            fill_with(0.0 if high else 1.0 / n, guess)
            for ahead in range(low, high):
                sign = -1.0
                for k in range(n):
                    near[k] = x[k] + (ahead >> k & 1)
                    sign = -sign if ahead >> k & 1 else sign
                at = place_of(chances, group, near)
                for j in range(n - 1):
                    guess[j] += sign * chances.values[j, at]
            at = place_of(chances, group, x)
            for j in range(n - 1):
                chances.values[j, at] = min(max(guess[j], 0.0), 1.0)


@inner
def marked(chances, group, layer, dirty, x, into, count):
    """Add the positions of a layer that are dirty to a list; return how many it would take."""
    for block in range(blocks_of(chances, group)):
        total = begin_block(chances, group, block, layer, x)
        first, last = second_scores(chances, group, total)
        for b in range(first, last + 1):
            x[1], x[2] = b, total - b
            if dirty[spot_of(chances, group, x)]:
                if count < len(into):
                    into[count, 0] = group
                    copy(x, into[count, 1:])
                count += 1
    return count
