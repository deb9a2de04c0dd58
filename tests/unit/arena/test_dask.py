"""A real Dask cluster: a scheduler and two workers, each a process of its own."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import greed
from greed.arena import Plan, play, round_robin
from greed.arena.crews import CrewError, dask_crew
from greed.arena.tournament import Tournament

pytest.importorskip("distributed", reason="needs the extra 'dask'")

# Dask's own clean-up at the end of a connection that was killed on purpose.
pytestmark = pytest.mark.filterwarnings("ignore")

PLAN = Plan(
    sheet=greed.load("classic"), bots=("bold", "cautious", "random"), tables=round_robin(3),
    deals=72, seed="dask", unit=6,
)  # fmt: skip
ROOT = Path(__file__).parents[3]
PATIENCE = 120
ENVIRONMENT = os.environ | {
    "PYTHONPATH": str(ROOT),
    "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "10",
}


class Cluster:
    """A scheduler and workers; `kill` ends a worker as a power cut would."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.file = folder / "scheduler.json"
        self.processes = [
            self._start("dask_scheduler", "--port", "0", "--host", "127.0.0.1", "--no-dashboard",
                        "--scheduler-file", str(self.file))
        ]  # fmt: skip
        deadline = time.monotonic() + PATIENCE
        while not self.address and time.monotonic() < deadline:
            time.sleep(0.05)
        self.workers = [
            self._start("dask_worker", self.address, "--nthreads", "1", "--nworkers", "1",
                        "--no-nanny", "--no-dashboard", "--local-directory", str(folder))
            for _ in range(workers)
        ]  # fmt: skip

    @property
    def address(self) -> str:
        with contextlib.suppress(OSError, ValueError, KeyError):
            return str(json.loads(self.file.read_text())["address"])
        return ""

    def kill(self) -> None:
        self.workers[0].send_signal(signal.SIGKILL)
        self.workers[0].wait()

    def end(self) -> None:
        for process in [*self.workers, *self.processes]:
            process.kill()
            process.wait()

    def _start(self, module: str, *arguments: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.{module}", *arguments],
            env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT,
        )  # fmt: skip


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    running = Cluster(tmp_path_factory.mktemp("dask"), 2)
    try:
        yield running
    finally:
        running.end()


@pytest.fixture(scope="module")
def alone() -> str:
    return play(PLAN).json()


def test_a_cluster_reports_what_one_process_does(cluster: Cluster, alone: str):
    with dask_crew(cluster.address, workers=2) as team:
        assert team.size == 2
        assert play(PLAN, team).json() == alone


def program(*arguments: str) -> str:
    """Run `greed` in a process of its own and return what it prints."""
    return subprocess.run(
        [sys.executable, "-m", "greed", *arguments],
        check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=ENVIRONMENT,
    ).stdout  # fmt: skip


@pytest.mark.parametrize(
    "command",
    [
        ("sim", "koans", "--games", "500_000", "--json", "--players", "optimal,threshold:300"),
        ("study", "koans", "--vary", "target=500,1000", "--games", "20000", "--fresh", "--json",
         "--measure", "first-player-advantage,turns,optimal-vs-threshold:300"),
    ],
    ids=["sim", "study"],
)  # fmt: skip
def test_commands_print_the_same_with_a_cluster(cluster: Cluster, command: tuple[str, ...]):
    assert program(*command, "--dask", cluster.address) == program(*command)


def test_a_worker_killed_in_the_middle_costs_no_game(cluster: Cluster, alone: str):
    """Runs last: it leaves the cluster with one worker."""

    def watch(tournament: Tournament) -> None:
        if len(tournament.taken) == 8:
            cluster.kill()

    with dask_crew(cluster.address, workers=2) as team:
        assert play(PLAN, team, watch=watch).json() == alone
    assert cluster.workers[0].returncode == -signal.SIGKILL


def test_nobody_at_the_address_is_said_so():
    with pytest.raises(CrewError, match="no Dask scheduler at tcp://127.0.0.1:9"):
        dask_crew("tcp://127.0.0.1:9", patience=0.5)
