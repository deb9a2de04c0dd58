"""About how much of the work is done once parts of a game are solved, for those who wait for it."""

from __future__ import annotations

import numpy as np

from greed.exact.lane_kernels import inner

SWEEPS = 25  # how often turns of final rounds that lead to each other are played, as a rule


@inner
def finals_work(end, order, passes, beyond):
    """Return the rows of turns that are played in final rounds before each pass, and in all."""
    work = np.zeros(len(passes) + 1)
    for done in range(len(passes)):
        rows = 0.0
        for k in range(passes[done, 0], passes[done, 1]):
            kind, off = order[k, 0], order[k, 1]
            rows += end.size[kind, off] * (end.most[kind, 0] / 2.0 + beyond)
        work[done + 1] = work[done] + rows * (SWEEPS if passes[done, 2] > 1 else 1)
    return work


@inner
def layers_work(there, chances, most, beyond, least, n):
    """Return the rows of turns that are played from the highest layer down to each one."""
    widest, work = -1, np.zeros(most + 2)
    for g in range(len(there)):
        if there[g] and (widest < 0 or _size(chances, g, n) > _size(chances, widest, n)):
            widest = g
    if widest < 0:
        return work
    count = np.zeros(most + 2)
    count[0] = 1.0
    for k in range(n):
        width, within, before = chances.wide[widest, k] - chances.low[widest, k], 0.0, count.copy()
        for d in range(most + 2):
            within += before[d] - (before[d - width] if d >= width else 0.0)
            count[d] = within
    so_far = 0.0
    for d in range(most + 2):
        so_far += count[d] * max(d / n + beyond, float(least))
        work[d] = so_far
    return work


@inner
def parts_of(finals, layers):
    """Return which part of all work is done after each pass of final rounds, and each layer."""
    whole = finals[-1] + (layers[-1] if len(layers) else 0.0)
    return finals / max(whole, 1.0), (finals[-1] + layers) / max(whole, 1.0)


@inner
def _size(chances, g, n):
    """Return how many positions a group has."""
    size = 1.0
    for k in range(n):
        size *= chances.wide[g, k] - chances.low[g, k]
    return size
