"""Policies of solvers are built once, and read by whoever plays them afterwards."""

import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

import greed
import greed.sim
from greed.exact.race import VERSION
from greed.policies import Optimal, Sprinter, Threshold, _score_cells, optimal, sprinter
from greed.sim import Maker, PolicyTable, Run
from greed.tables import Tables, tables

NAME = "koans(target=600)"
MAKERS = pytest.mark.parametrize("maker", [Optimal(), Sprinter()], ids=str)

# Whoever plays this has the policy although nothing here could build it, nor compile anything.
READER = """
import sys
sys.modules["numba"] = None
import greed
import greed.sim
from greed.policies import Optimal, Sprinter, sprinter
from greed.policies import _score_cells as cells
from greed.tables import tables

for module, name in (
    (cells, "solve"), (cells, "best_policy"), (greed.sim, "best_policy"), (sprinter, "_kept")
):
    getattr(module, name)
    setattr(module, name, None)
maker = Optimal() if sys.argv[2] == "optimal" else Sprinter()
found = maker.table(tables(greed.load(sys.argv[1])))
print(found.name, len(found.bank), int(found.step_option.sum()))
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def held() -> Tables:
    return tables(greed.load(NAME))


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the policies that are built, as long as the test runs."""
    names: list[str] = []
    for module in (_score_cells, greed.sim):

        def build(held, name, *rest, _build=module.best_policy, **named):
            names.append(name)
            return _build(held, name, *rest, **named)

        monkeypatch.setattr(module, "best_policy", build)
    return names


def made(maker: Maker, held: Tables) -> PolicyTable:
    """Return a policy as a process does that has just begun."""
    optimal._saved.cache_clear()
    sprinter._saved.cache_clear()
    return maker.table(held)


def file_of(home: Path) -> Path:
    (path,) = (home / "cache" / "exact").glob("policy-*.solved")
    return path


def same(one: PolicyTable, other: PolicyTable) -> bool:
    return all(
        np.array_equal(getattr(one, field.name), getattr(other, field.name))
        and getattr(getattr(one, field.name), "dtype", 0)
        == getattr(getattr(other, field.name), "dtype", 0)
        for field in fields(PolicyTable)
    )


@MAKERS
def test_what_is_read_is_what_was_built_array_for_array(
    maker: Maker, held: Tables, built: list[str]
):
    first, second = made(maker, held), made(maker, held)
    assert built == [str(maker)]
    assert first is not second
    assert same(first, second)


@MAKERS
def test_another_process_reads_it_without_a_solver_or_a_compiler(maker: Maker, held: Tables):
    mine = made(maker, held)
    said = subprocess.run(
        [sys.executable, "-c", READER, NAME, str(maker)], check=True, stdout=subprocess.PIPE,
        text=True,
    ).stdout  # fmt: skip
    assert said.split() == [str(maker), str(len(mine.bank)), str(int(mine.step_option.sum()))]


def test_a_run_has_its_policies_on_disk_before_it_is_handed_out(home: Path):
    optimal._saved.cache_clear()
    Run(greed.load(NAME), (Optimal(), Threshold(321))).setup()
    assert file_of(home).is_file()


@pytest.mark.parametrize("at", [100, -5000])
def test_a_file_that_was_altered_is_built_anew(at: int, held: Tables, built: list[str], home: Path):
    first, path = made(Optimal(), held), file_of(home)
    whole = path.read_bytes()
    path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
    for _ in range(2):
        assert same(first, made(Optimal(), held))
    assert built == ["optimal"] * 2  # a whole file is there again


def test_a_finer_table_is_another_one(held: Tables, home: Path):
    made(Optimal(), held)
    made(Optimal(banks=(70, 1.0), keeps=(70, 1.0)), held)
    assert len(list((home / "cache" / "exact").glob("policy-*.solved"))) == 2


def test_a_policy_of_another_solver_is_not_believed(
    held: Tables, built: list[str], monkeypatch: pytest.MonkeyPatch
):
    made(Optimal(), held)
    monkeypatch.setattr("greed.exact.race.VERSION", VERSION + 1)
    made(Optimal(), held)
    assert built == ["optimal"] * 2
