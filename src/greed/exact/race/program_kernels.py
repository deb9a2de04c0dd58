"""The turn laid out for the inner loops: offsets, unsigned, with its options level by level."""

from __future__ import annotations

import numpy as np
from numba import uint64 as U

from greed.exact.lane_kernels import LANES, inner
from greed.exact.race.rules_kernels import NEVER, reach_rows
from greed.exact.race.settling_kernels import settling, slack
from greed.exact.race.turn_layout_kernels import SIZES, CompiledTurn
from greed.exact.struct_kernels import Kind, Struct, copy, define, register


@register
class ProgramsKind(Kind):
    """The type of `Programs`."""


class Programs(Struct):  # type: ignore[misc]
    """The turn of each standing, laid out for the kernels."""

    off: CompiledTurn
    on: CompiledTurn
    out: CompiledTurn


define(Programs, ProgramsKind)

UNRANKED = 1 << 40


@inner
def programmed(turn, rules):
    """Return a turn laid out for the kernels, with its options at every level.

    Its `rounds` are 0 if a turn may go on for ever, or nearly.
    """
    nodes, decisions = len(turn.bust), len(turn.node)
    most, close = settling(turn, rules)
    ranks, levels = _ranks(turn, rules.first or rules.second)
    alone = _rows_alone(turn)
    hot, worse = _outdone(turn, alone)
    counts, totals, sizes, chance, keys = _listed(turn, ranks, levels, hot, worse)
    offset, flat = _offsets(keys, decisions)
    worse_at, worse_from = _places(turn, worse)
    plain, sure = _banked_from(turn, ranks)
    return CompiledTurn(
        U(nodes), U(decisions), U(turn.start), U(turn.offers + 2), U(turn.reach), levels,
        _attempt_of(turn), turn.bust, turn.missed, _unsigned(turn.row_from),
        _unsigned(turn.row_to), _starts(counts), chance, totals, _starts(sizes), offset, flat,
        _unsigned(turn.node_decisions), _unsigned(turn.source), _unsigned(turn.bank_from),
        _unsigned(turn.stop_from), ranks, U(max(hot, 0) * LANES), worse_at, worse_from,
        _risers(turn, hot >= 0), _unsigned(plain), _unsigned(sure), _unsigned(alone),
        U(slack(turn, alone)), most, close,
    )  # fmt: skip


@inner
def _listed(turn, ranks, levels, hot, worse):
    """List the outcomes of every node, those of like options as one, once with all options.

    Then they are listed at every level, without the options that others outdo there.

    Return how many outcomes of each size a node has (see `SIZES`), how many options it has, and of
    each outcome its size, its chance and its options as keys, points * (decisions + 2) + decision.
    """
    nodes, outcomes, lists = len(turn.bust), len(turn.chance), levels + 2
    counts, totals = np.zeros(lists * nodes * SIZES, np.int64), np.zeros(lists * nodes, np.int64)
    sizes, chance = np.zeros(lists * outcomes, np.int64), np.zeros(lists * outcomes)
    keys = np.zeros(lists * (len(turn.points) + outcomes), np.int64)
    widest = 2
    for o in range(outcomes):
        widest = max(widest, turn.option_start[o + 1] - turn.option_start[o] + 1)
    room = np.zeros((outcomes, widest), np.int64)
    lengths, order = np.zeros(outcomes, np.int64), np.zeros(outcomes, np.int64)
    spare = np.zeros(outcomes, np.int64)
    at = key_at = 0
    for number in range(lists):
        for n in range(nodes):
            first, last = turn.outcome_start[n], turn.outcome_start[n + 1]
            for o in range(first, last):
                lengths[o] = _options(
                    turn, o, ranks, max(number - 1, 0), hot if number else -1, worse, room[o]
                )
                order[o] = o
            _sort(order, spare, room, lengths, first, last)
            begun, place = at, number * nodes + n
            for i in range(first, last):
                o = order[i]
                if at > begun and _compared(room, lengths, order[i - 1], o) == 0:
                    chance[at - 1] += turn.chance[o]
                    continue
                counts[place * SIZES + min(lengths[o], SIZES) - 1] += 1
                totals[place] += lengths[o]
                sizes[at], chance[at] = lengths[o], turn.chance[o]
                copy(keys[key_at:], room[o, : lengths[o]])
                key_at += lengths[o]
                at += 1
    return counts, totals, sizes[:at], chance[:at], keys[:key_at]


@inner
def _offsets(keys, decisions):
    """Return where options lead to: from the beginning of their row on, and in any one row."""
    offset, flat = np.zeros(len(keys), np.uint64), np.zeros(len(keys), np.uint64)
    for k in range(len(keys)):
        points, where = keys[k] // (decisions + 2), keys[k] % (decisions + 2)
        offset[k], flat[k] = U((points * (decisions + 1) + where) * LANES), U(where * LANES)
    return offset, flat


@inner
def _places(turn, worse):
    """Return where in a row the decisions lie that are worth less, and from which row on."""
    listed = 0
    for d in range(len(worse)):
        listed += worse[d]
    at, first = np.zeros(listed, np.uint64), np.zeros(listed, np.uint64)
    listed = 0
    for d in range(len(worse)):
        if worse[d]:
            at[listed], first[listed] = U(d * LANES), U(turn.row_from[turn.node[d]])
            listed += 1
    return at, first


@inner
def _banked_from(turn, ranks):
    """Return from which row on all decisions before a node can be banked.

    Once if they have a rank, so that their banks are alike, and once whether they do or not.
    """
    nodes = len(turn.bust)
    plain, sure = np.full(nodes, NEVER), np.full(nodes, NEVER)
    for n in range(nodes):
        ranked, first = True, -1
        for d in range(turn.node_decisions[n + 1], turn.node_decisions[n + 2]):
            ranked = ranked and ranks[d] < UNRANKED
            first = max(first, turn.bank_from[d])
        if first >= 0:
            sure[n] = first
            if ranked:
                plain[n] = first
    return plain, sure


@inner
def _attempt_of(turn):
    """Return which carryover each node attempts; -1: none."""
    attempt = np.full(len(turn.bust), -1)
    for j in range(turn.offers):
        if turn.attempts[j] >= 0:
            attempt[turn.attempts[j]] = j
    return attempt


@inner
def programs_of(turns, rules):
    """Return the turn of each standing laid out for the kernels."""
    off, on, out = turns
    return Programs(programmed(off, rules), programmed(on, rules), programmed(out, rules))


@inner
def _unsigned(numbers):
    return numbers.astype(np.uint64)


@inner
def _starts(sizes):
    starts = np.zeros(len(sizes) + 1, np.uint64)
    for k in range(len(sizes)):
        starts[k + 1] = starts[k] + U(sizes[k])
    return starts


@inner
def _ranks(turn, challenged):
    """Rank the decisions by when a growing turn banks them: the likeliest bust first.

    Those that end the turn come before all others, unless fewer points may be the better end.
    """
    nodes, decisions = len(turn.bust), len(turn.node)
    ranks = np.full(decisions, UNRANKED)
    if turn.offers or turn.reach == 0 or turn.overshoot:
        return ranks, 0
    for d in range(decisions):
        n = turn.node[d]
        if turn.source[d] != 0 or turn.bank_from[d] >= NEVER:
            continue
        if n >= 0:
            ranks[d] = 1
            for other in range(nodes):
                likelier = turn.bust[other] > turn.bust[n]
                if likelier or (turn.bust[other] == turn.bust[n] and other < n):
                    ranks[d] += 1
        elif turn.bank_from[d] == 0 and not challenged:
            ranks[d] = 0
    return ranks, nodes


@inner
def _rows_alone(turn):
    """Return in how many rows, from the lowest on, each node is thrown without an attempt."""
    first, last = np.full(len(turn.bust), NEVER), np.full(len(turn.bust), -1)
    first[turn.start], last[turn.start] = 0, 0
    reach_rows(turn, first, last)
    if turn.offers == 0:
        copy(last, turn.row_to)
    for n in range(len(last)):
        last[n] = min(last[n], NEVER - 1) + 1
    return last


@inner
def _outdone(turn, alone):
    """Return the decision to throw all dice again, and which are likely to be worth less.

    That is a guess which the kernels check, so it has to be right only where it saves work. -1
    stands for turns in which more points may be worth less even if all banks rise.
    """
    decisions = len(turn.node)
    worse = np.zeros(decisions, np.int64)
    if turn.overshoot:
        return -1, worse
    for n in range(len(turn.bust)):
        if turn.row_to[n] < NEVER:
            return -1, worse
    hot, least = 0, 3.0
    for d in range(decisions):
        if turn.stop_from[d] < NEVER:
            return -1, worse
        bust = turn.bust[turn.node[d]] if turn.node[d] >= 0 else 2.0
        if bust < least:
            hot, least = d, bust
    root = turn.node[hot]
    if root < 0 or turn.row_from[root] or alone[root] < NEVER:
        return -1, worse  # it is not worked out in every row
    for d in range(decisions):
        n = turn.node[d]
        if n < 0 or turn.bust[n] <= least or alone[n] < NEVER:
            continue
        safe = turn.source[hot] == 0 or turn.source[hot] == turn.source[d]
        if (safe and turn.bank_from[hot] <= turn.bank_from[d]) or turn.bank_from[d] >= NEVER:
            worse[d] = 1
    return hot, worse


@inner
def _risers(turn, beaten):
    """Return the sources whose banks have to rise with the points."""
    if turn.offers:
        return np.zeros(0, np.uint64)
    used = np.zeros(turn.offers + 2, np.int64)
    used[0] = 0 if beaten else 1
    if beaten:
        for d in range(len(turn.source)):
            used[turn.source[d]] = 1
    risers = np.zeros(used.sum(), np.uint64)
    at = 0
    for source in range(len(used)):
        if used[source]:
            risers[at] = source
            at += 1
    return risers


@inner
def _options(turn, outcome, ranks, level, hot, worse, room):
    """Write an outcome's options where decisions up to a rank are banked in all rows above.

    With `hot` those are left out too that bring no more points than another one which leads to
    the same decision, or to all dice. An option for no points outdoes none, since it is not known
    yet what all dice are worth in its row. Return how many are left, in ascending order.
    """
    decisions = len(turn.node)
    width = decisions + 2
    count, banked, ranked = 0, -1, -1
    for k in range(turn.option_start[outcome], turn.option_start[outcome + 1]):
        points, d = turn.points[k], turn.decision[k]
        if ranks[d] <= level:
            banked = max(banked, points)
            continue
        room[count] = points * width + d
        count += 1
        if ranks[d] < UNRANKED:
            ranked = max(ranked, points)
    # Wherever the quiet ones are banked every other decision can be banked as well, so
    # that more points are worth more, whatever they lead to.
    if banked > ranked:
        room[count] = banked * width + decisions
        count += 1
    if hot >= 0:
        least = 0
        for k in range(count):
            if room[k] % width == hot:
                least = max(least, room[k] // width)
        kept = 0
        for k in range(count):
            points, d = room[k] // width, room[k] % width
            if d < decisions and worse[d] and points <= (least or -1):
                continue
            if d == hot and points != least:
                continue
            room[kept] = room[k]
            kept += 1
        count = kept
        if turn.offers == 0:
            kept = 0
            for k in range(count):
                best = True
                for other in range(count):
                    if room[other] % width == room[k] % width and room[other] > room[k]:
                        best = False
                if best:
                    room[kept] = room[k]
                    kept += 1
            count = kept
    kept = 0
    for k in range(count):  # in order, each once
        key, place = room[k], kept
        twice = False
        for before in range(kept):
            twice = twice or room[before] == key
        if twice:
            continue
        while place > 0 and room[place - 1] > key:
            room[place] = room[place - 1]
            place -= 1
        room[place] = key
        kept += 1
    return kept


@inner
def _compared(room, lengths, one, other):
    """Return less than, more than or 0 as two outcomes are ordered: by size, then by options."""
    if lengths[one] != lengths[other]:
        return lengths[one] - lengths[other]
    for k in range(lengths[one]):
        if room[one, k] != room[other, k]:
            return room[one, k] - room[other, k]
    return 0


@inner
def _sort(order, spare, room, lengths, first, last):
    """Sort outcomes by merging; those that are equal stay in their order."""
    step = 1
    while step < last - first:
        for begin in range(first, last, 2 * step):
            middle, end = min(begin + step, last), min(begin + 2 * step, last)
            one, other = begin, middle
            for k in range(begin, end):
                if other >= end or (
                    one < middle and _compared(room, lengths, order[one], order[other]) <= 0
                ):
                    spare[k] = order[one]
                    one += 1
                else:
                    spare[k] = order[other]
                    other += 1
        for k in range(first, last):
            order[k] = spare[k]
        step *= 2
