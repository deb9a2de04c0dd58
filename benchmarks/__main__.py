"""Runs every benchmark, one process each, and writes what they print to benchmarks/results.md.

`make bench` runs all; `make bench ARGS='moves'` runs benchmarks/bench_moves.py alone and leaves
results.md as it is. A benchmark is a program that prints Markdown: its figures, each as a ratio
against a baseline measured in the same run.
"""

import os
import platform
import subprocess
import sys
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from benchmarks.figures import engine

HERE = Path(__file__).parent
BASELINES = ("pettingzoo", "pygame", "pyspiel")
# One thread each: the figures are CPU seconds of one core, on a machine that may be busy.
ONE_THREAD = {
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
}


def processor() -> str:
    """Return the processor's name as the system gives it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())


def run(benchmark: Path) -> str:
    """Run one benchmark and return the Markdown it printed; its faults end the whole run."""
    print(f"running {benchmark.stem} ...", file=sys.stderr)
    finished = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{benchmark.stem}"],
        check=True,
        cwd=HERE.parent,
        env=os.environ | ONE_THREAD,
        stdout=subprocess.PIPE,
        text=True,
    )
    return finished.stdout.strip()


def main(wanted: list[str]) -> int:
    """Run the benchmarks named, or all; return the exit status."""
    paths = {path.stem.removeprefix("bench_"): path for path in sorted(HERE.glob("bench_*.py"))}
    unknown = sorted(set(wanted) - set(paths))
    if unknown or not paths:
        print(f"no such benchmark: {unknown}; there are: {sorted(paths)}", file=sys.stderr)
        return 2
    absent = [module for module in BASELINES if not find_spec(module)]
    if absent and {"core", "envs"} & set(wanted or paths):
        print(
            f"{' and '.join(absent)}, which core and envs are measured against, "
            f"{'are' if absent[1:] else 'is'} missing: run `uv sync --all-extras --group bench`.",
            file=sys.stderr,
        )
        return 2
    machine = f"{processor()}, Python {platform.python_version()}, Greed {version('greed-dice')}"
    pages = [
        "# Benchmarks",
        f"Written by `make bench`. {machine}, one thread. Programs: {engine()}.",
    ]
    for name in wanted or paths:
        pages.append(run(paths[name]))
        print(pages[-1], end="\n\n", flush=True)
    if not wanted:
        (HERE / "results.md").write_text("\n\n".join(pages) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
