"""What solving three or four players on several machines would take, layer by layer.

`python -m benchmarks.layers` prints what docs/three.md sums up: how many positions layers of equal
sums have, what they take to solve and to send, and how long a round trip of a layer takes through
Dask on this machine. Like `scale.py` it isn't run by `make bench`.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from contextlib import ExitStack

import numpy as np
from benchmarks.scale import ADDRESS, cluster
from distributed import Client
from numpy.typing import NDArray

from greed.exact.multi import cost_of_multi
from greed.exact.multi._solver import laid_out, solved_multi
from greed.exact.tolerances import NEGLIGIBLE_16
from greed.sheets import load
from greed.tables import tables

BYTES = 2
"""Of a chance in 16 bits; a position has one for each seat but the last."""
WORKERS = (4, 16, 64, 256)
_ROUNDS = 40


def widths(name: str, seats: int) -> NDArray[np.int64]:
    """Return how many positions each layer has, all players on the board, lowest sum first."""
    where = laid_out(tables(load(name)), seats, NEGLIGIBLE_16)
    scores = np.ones(where.target - int(where.chances.low.max()), np.int64)
    counts = np.ones(1, np.int64)
    for _ in range(seats):
        counts = np.convolve(counts, scores)
    return counts


def seconds_by_layer(name: str) -> list[float]:
    """Return the CPU seconds that each layer of a game between three takes, the highest first."""
    built = tables(load(name))
    marks: list[float] = []
    solved_multi(built, lambda *_: marks.append(time.process_time()), 1e-6, NEGLIGIBLE_16,
                 fine=False)  # fmt: skip
    return np.diff(marks).tolist()


def returned(size: int) -> bytes:
    """Return a part of a layer, as a worker would."""
    return bytes(size)


def received(layer: list[bytes]) -> int:
    """Take in a whole layer, as a worker would before the next one."""
    return sum(map(len, layer))


def round_trip(client: Client, size: int, workers: int) -> float:
    """Return the real seconds in which workers hand in their parts of a layer and get all of it."""
    names = list(client.scheduler_info()["workers"])[:workers]
    spent = []
    for _ in range(_ROUNDS):
        began = time.perf_counter()
        asked = [
            client.submit(returned, size // workers, workers=[name], pure=False) for name in names
        ]
        parts = client.gather(asked)  # type: ignore[no-untyped-call]
        taken = [client.submit(received, parts, workers=[name], pure=False) for name in names]
        client.gather(taken)  # type: ignore[no-untyped-call]
        spent.append(time.perf_counter() - began)
    return float(np.median(spent))


def plan(name: str, seats: int, seconds: float, trip: float, rate: float) -> str:
    """Return a table of how long a game would take on more and more cores.

    trip: seconds of a round trip that carries nothing; rate: bytes per second into each machine.
    """
    layers = widths(name, seats)
    sent = layers * BYTES * (seats - 1) / rate
    widest = f"{layers.max():,} ({layers.max() * BYTES * (seats - 1) / 1e6:,.2f} MB)"
    lines = [
        (
            f"`{name}`, {seats} players: {len(layers)} layers, {layers.sum():,} positions,"
            f" the widest layer {widest}; {seconds:,.0f} CPU s"
        ),
        "| cores | minutes | times |",
        "|---:|---:|---:|",
    ]
    for workers in WORKERS:
        took = seconds / workers + len(layers) * trip + float(sent.sum())
        lines.append(f"| {workers} | {took / 60:,.1f} | {seconds / took:,.1f} |")
    return "\n".join(lines)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--sheet", default="classic(target=3000)")
    parser.add_argument("--rate", type=float, default=1e8, help="bytes per second of the network")
    wanted = parser.parse_args()
    spent = seconds_by_layer(wanted.sheet)
    longest, middle = 1000 * max(spent), 1000 * float(np.median(spent))
    print(f"`{wanted.sheet}`, 3 players: {len(spent) + 1} layers, {sum(spent):.1f} CPU s,"
          f" the longest {longest:.1f} ms, the middle one {middle:.1f} ms.")  # fmt: skip
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        for process in cluster(folder):
            stack.callback(process.wait)
            stack.callback(process.kill)
        client = stack.enter_context(Client(ADDRESS))  # type: ignore[no-untyped-call]
        client.wait_for_workers(2)
        trips = {size: round_trip(client, size, 2) for size in (0, 100_000, 1_000_000)}
    for size, took in trips.items():
        print(f"A layer of {size:,} bytes through Dask, 2 workers: {1000 * took:.0f} ms.")
    for seats in (3, 4):
        print()
        work = cost_of_multi(load("classic"), seats)
        print(plan("classic", seats, work.seconds, trips[0], wanted.rate))


if __name__ == "__main__":
    main()
