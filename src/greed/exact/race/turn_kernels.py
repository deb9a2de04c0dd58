"""One turn of sixteen positions at once, solved by backward induction: the race's inner loop.

The values of a turn are kept as `[row][decision][lane]`, a row for each number of points, so that
an option is one aligned load and one maximum for sixteen positions. `greed.exact.turn` has the same
induction to be read; here options that can't be best are left out as well.

Numba's cache on disk watches only the file of a compiled function. What kernels share lies in
several files all the same: `make` keeps a cache for each state of all files of kernels.
"""

from __future__ import annotations

from numba import njit
from numba import uint64 as U

from greed.exact.lane_kernels import (
    LANES,
    add,
    add_product,
    inner,
    larger,
    load,
    nowhere_less,
    smaller,
    splat,
    store,
    subtract,
)
from greed.exact.race.turn_layout_kernels import SIZES, CompiledTurn, Workspace

ROUNDING = 1e-14
"""Two values of a turn that differ by less are the same: it is rounding."""


@njit(cache=True)
def solve_turns(
    turn: CompiledTurn, space: Workspace, top: int, bust, stop, last_try: int, counts
) -> None:
    """Solve the turns whose banks the caller has written into space.banks, rows 0 to top."""
    lost, ended = load(bust, U(0)), load(stop, U(0))
    worth = backward(turn, space, U(top), U(top), lost, ended, U(last_try), counts)
    store(space.result, U(0), worth)


@inner
def backward(turn, space, top, sure, bust, stop, last_try, counts):
    """Solve sixteen turns by backward induction, from row `top` down; return what they are worth.

    space.banks[row][source][lane] is what a bank is worth, bust a bust, stop an end of the turn
    that records nothing; from row `top` on a bank is taken to be worth the same. As long as more
    points are worth no less, options that others outdo are left out, and a node that is not worth
    its throw is not worth it with fewer points: both are looked at row by row, not taken for
    granted. From row `sure` on everything can be banked, and rows in which every bank beats every
    bust-free future are not worked out. Attempts are written to space.tries[attempt][row][lane],
    rows up to last_try.
    """
    level = _iterate_flat_rows(turn, space, top, bust, stop)
    values, banks, tries = space.values, space.banks, space.tries
    ceiling, until = space.ceiling, space.until
    nodes, decisions, sources = turn.nodes, turn.decisions, turn.sources
    stride = (decisions + U(1)) * U(LANES)
    bottom = (space.last - top) * stride
    one = splat(1.0)
    worth, plain = bust, one
    _set_bounds(turn, space, bust, last_try)
    for source in turn.risers:
        place = source * U(LANES)
        store(space.least, place, load(banks, top * sources * U(LANES) + place))
    least = load(values, bottom + top * stride + turn.hot)
    hot_best = _hot_is_best(turn, values, bottom + top * stride, top, least)
    t, rising, least = _bank_at_once(turn, space, top, sure, bust, least)
    if top < last_try:
        _write_tries(turn, space, top, bust, last_try)
    while t > U(0):
        t -= U(1)
        base = bottom + t * stride
        here = t * sources * U(LANES)
        plain = load(banks, here)
        rising = rising and _banks_rise(turn, space, t)
        hot_best = hot_best and rising
        if not rising and level > 0:
            level -= level  # 0, of the same type
        store(values, base + decisions * U(LANES), plain)
        level = _decide(turn, values, base, t, U(0), splat(-1.0), banks, here, stop, level)
        for n in range(nodes):
            if t < turn.row_from[n] or t >= until[n]:
                continue
            attempt = turn.attempt[n]
            if rising and t >= turn.plain_from[n] and t > U(0):
                if nowhere_less(plain, load(ceiling, n * U(LANES))):
                    for d in range(turn.node_decisions[n + U(1)], turn.node_decisions[n + U(2)]):
                        store(values, base + d * U(LANES), plain)
                    continue
            elif t >= turn.sure_from[n] and attempt < 0 and t > U(0):
                bound = add_product(one, splat(turn.bust[n]), subtract(bust, one))
                if _all_bank(turn, values, banks, base, here, n, bound):
                    continue
            lost = add_product(splat(0.0), splat(turn.bust[n]), bust)
            if turn.missed[n] > 0.0:
                lost = add_product(lost, splat(turn.missed[n]), stop)
            at = U(level + 1 if hot_best else 0) * nodes + n
            counts[2] += turn.options[at]
            rolled = expected(turn, values, base, at, turn.offset, lost)
            if attempt >= 0:
                store(tries, (U(attempt) * last_try + t) * U(LANES), rolled)
            store(ceiling, n * U(LANES), rolled)
            if n == turn.start:
                worth = rolled
            level = _decide(turn, values, base, t, n + U(1), rolled, banks, here, stop, level)
        if hot_best:
            least = smaller(load(values, base + turn.hot), least)
            hot_best = _hot_is_best(turn, values, base, t, least)
    return worth


@inner
def _set_bounds(turn, space, bust, last_try):
    """Write what a throw of each node is worth at most, and up to which row it is worked out."""
    one = splat(1.0)
    tried = last_try + turn.slack if last_try > U(0) else U(0)
    for n in range(turn.nodes):
        # Nothing is worth more than a win, so that a roll is worth no more than this.
        bound = add_product(one, splat(turn.bust[n]), subtract(bust, one))
        store(space.ceiling, U(n) * U(LANES), bound)
        ends = last_try if turn.attempt[n] >= 0 else max(tried, turn.rows_alone[n])
        space.until[n] = min(ends, turn.row_to[n] + U(1))


@inner
def _bank_at_once(turn, space, top, sure, bust, least):
    """Fill the rows below the top in which every bank beats a throw that could only win or bust.

    Return the last of them, whether the banks rise as far as that, and what the least of the banks
    and `least` is worth.
    """
    values, banks = space.values, space.banks
    stride = (turn.decisions + U(1)) * U(LANES)
    bottom = (space.last - top) * stride
    t, rising = top, True
    if top > sure:
        one, safest = splat(1.0), turn.bust[U(0)]
        for n in range(turn.nodes):
            safest = min(safest, turn.bust[n])
        bound = add_product(one, splat(safest), subtract(bust, one))
        while t > turn.reach and t > sure:
            bank = load(banks, (t - U(1)) * turn.sources * U(LANES))
            if not nowhere_less(bank, bound):
                break
            t -= U(1)
            rising = _banks_rise(turn, space, t) and rising
            least = smaller(bank, least)
            for d in range(turn.decisions + U(1)):
                store(values, bottom + t * stride + d * U(LANES), bank)
    return t, rising, least


@inner
def _write_tries(turn, space, top, bust, last_try):
    """Write what attempts are worth in the top row."""
    base = space.last * (turn.decisions + U(1)) * U(LANES)
    for n in range(turn.nodes):
        if turn.attempt[n] >= 0:
            lost = add_product(splat(0.0), splat(turn.bust[n]), bust)
            rolled = expected(turn, space.values, base, U(n), turn.offset, lost)
            store(space.tries, (U(turn.attempt[n]) * last_try + top) * U(LANES), rolled)


@inner
def _iterate_flat_rows(turn, space, top, bust, stop):
    """Solve the rows from top on, where a bank is taken to be worth the same in every row.

    Their values are all the same then, and are found by value iteration until little changes, or
    until a turn is over (see `turn/_continuation`). They lie in the same place for every turn, and
    are written again only if they differ.
    Return the level from there down.
    """
    values, banks = space.values, space.banks
    stride = (turn.decisions + U(1)) * U(LANES)
    base = space.last * stride
    here = top * turn.sources * U(LANES)
    plain = load(banks, here)
    store(values, base + turn.decisions * U(LANES), plain)
    for n in range(turn.nodes + U(1)):
        _decide(turn, values, base, top, U(n), splat(-1.0), banks, here, stop, turn.levels)
    changed = True
    rounds = 0
    level = turn.levels
    while changed and rounds < turn.rounds:
        changed = False
        rounds += 1
        for n in range(turn.nodes):
            if turn.row_to[n] < top:
                continue
            lost = add_product(splat(0.0), splat(turn.bust[n]), bust)
            lost = add_product(lost, splat(turn.missed[n]), stop)
            rolled = expected(turn, values, base, n, turn.flat, lost)
            for d in range(turn.node_decisions[n + U(1)], turn.node_decisions[n + U(2)]):
                place = base + d * U(LANES)
                before = load(values, place)
                if not nowhere_less(add(before, splat(turn.close)), rolled):
                    changed = True
                if turn.rank[d] <= level and not nowhere_less(plain, rolled):
                    level = turn.rank[d] - 1
                store(values, place, larger(before, rolled))
    same = True
    for d in range(turn.decisions + U(1)):
        value, above = load(values, base + d * U(LANES)), base + stride + d * U(LANES)
        before = load(values, above)
        same = same and nowhere_less(value, before) and nowhere_less(before, value)
    if not same:
        for up in range(U(1), turn.reach + U(1)):
            for d in range(turn.decisions + U(1)):
                from_ = base + d * U(LANES)
                store(values, from_ + up * stride, load(values, from_))
    return level


@inner
def _banks_rise(turn, space, t):
    """Return whether no bank is worth more in row t than further up, in every lane."""
    rising = True
    for source in turn.risers:
        bank = load(space.banks, (t * turn.sources + source) * U(LANES))
        least = load(space.least, source * U(LANES))
        rising = rising and nowhere_less(add(least, splat(ROUNDING)), bank)
        store(space.least, source * U(LANES), smaller(bank, least))
    return rising


@inner
def _hot_is_best(turn, values, base, t, least):
    """Return whether nothing that is listed is worth more than `least`, nor `hot`, in every lane.

    Least is what `hot` is worth in this row or one further up.
    """
    most = load(values, base + turn.hot)
    for k in range(len(turn.worse)):
        if t >= turn.worse_from[k]:
            most = larger(load(values, base + turn.worse[k]), most)
    return nowhere_less(add(least, splat(ROUNDING)), most)


@inner
def _decide(turn, values, base, row, n, rolled, banks, here, stop, level):
    """Write what the decisions before node n - 1 are worth, rolling on being worth `rolled`.

    A bonus turn never follows on no points, so the row of none says what one is worth that follows
    on points which are not recorded.

    Return the level: lowered if a decision of its rank is not banked in every lane.
    """
    for d in range(turn.node_decisions[n], turn.node_decisions[n + U(1)]):
        best = rolled
        if row >= turn.bank_from[d]:
            bank = load(banks, here + turn.source[d] * U(LANES))
            if turn.rank[d] <= level and not nowhere_less(bank, rolled):
                level = turn.rank[d] - 1
            best = larger(bank, best)
        else:
            if turn.rank[d] <= level:
                level = turn.rank[d] - 1
            if row >= turn.stop_from[d]:
                ended = stop
                if turn.source[d] == turn.sources - U(1):
                    ended = load(banks, turn.source[d] * U(LANES))
                best = larger(ended, best)
        store(values, base + d * U(LANES), best)
    return level


@inner
def _all_bank(turn, values, banks, base, here, n, bound):
    """Write what the decisions before node n are worth if all banks are worth a bound at least.

    Return whether they are.
    """
    first, last = turn.node_decisions[n + U(1)], turn.node_decisions[n + U(2)]
    for d in range(first, last):
        if not nowhere_less(load(banks, here + turn.source[d] * U(LANES)), bound):
            return False
    for d in range(first, last):
        bank = load(banks, here + turn.source[d] * U(LANES))
        store(values, base + d * U(LANES), bank)
    return True


@inner
def expected(turn, values, base, at, where, sum_):
    """Return what throwing a node is worth beside what is known of the rest; see `SIZES`.

    It is summed up in several parts, so that no addition has to wait for the one before it.
    """
    first = at * U(SIZES)
    o, end = turn.outcome_start[first], turn.outcome_start[first + U(1)]
    k = turn.option_start[o]
    second = third = fourth = splat(0.0)
    while o + U(3) < end:
        sum_ = add_product(sum_, splat(turn.chance[o]), load(values, base + where[k]))
        second = add_product(
            second, splat(turn.chance[o + U(1)]), load(values, base + where[k + U(1)])
        )
        third = add_product(
            third, splat(turn.chance[o + U(2)]), load(values, base + where[k + U(2)])
        )
        fourth = add_product(
            fourth, splat(turn.chance[o + U(3)]), load(values, base + where[k + U(3)])
        )
        k += U(4)
        o += U(4)
    while o < end:
        sum_ = add_product(sum_, splat(turn.chance[o]), load(values, base + where[k]))
        k += U(1)
        o += U(1)
    end = turn.outcome_start[first + U(2)]
    while o + U(1) < end:
        best = larger(load(values, base + where[k]), load(values, base + where[k + U(1)]))
        sum_ = add_product(sum_, splat(turn.chance[o]), best)
        best = larger(load(values, base + where[k + U(2)]), load(values, base + where[k + U(3)]))
        second = add_product(second, splat(turn.chance[o + U(1)]), best)
        k += U(4)
        o += U(2)
    if o < end:
        best = larger(load(values, base + where[k]), load(values, base + where[k + U(1)]))
        third = add_product(third, splat(turn.chance[o]), best)
        k += U(2)
        o += U(1)
    last = turn.outcome_start[first + U(SIZES)]
    while o < last:
        end = turn.option_start[o + U(1)]
        best = larger(load(values, base + where[k]), load(values, base + where[k + U(1)]))
        k += U(2)
        while k < end:
            best = larger(load(values, base + where[k]), best)
            k += U(1)
        fourth = add_product(fourth, splat(turn.chance[o]), best)
        o += U(1)
    return add(add(sum_, second), add(third, fourth))
