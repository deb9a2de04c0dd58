"""Native code and WebAssembly answer alike, and are made of the kernels as they are."""

import gc
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from scripts.kernels import DATA, FILES, MODULES, SOURCES, sources

from greed.core.sheet import Sheet
from greed.core.state import ON
from greed.exact import cache
from greed.exact.engine import native
from greed.exact.engine.machine import Machine
from greed.exact.engine.native import Native
from greed.exact.engine.webassembly import WebAssembly
from greed.exact.match import best_response, match_value
from greed.exact.model import Unsolvable
from greed.exact.race import Race, Solution, solve_race
from greed.exact.race._numbers import numbers
from greed.exact.race.horizon import horizon
from greed.exact.race.layout_kernels import ring
from greed.exact.solo import solo_race
from greed.exact.turn import best_turn
from greed.policies import Threshold
from greed.sheets import load
from greed.sheets import parse_position as load_state
from greed.tables import Tables, tables
from greed.testing import sheets

SHEETS = [
    "koans",
    "koans(target=1000)",
    "koans+amish(target=1500)",
    "koans(target=1000,turn.minimum_bank=300)",
    "koans(target=1000,end.overshoot=forfeits)",
    "classic(target=2000)",
    "kingdom-come(target=2000)",
    "farkle-minimal(target=2000)",
    "official(target=1500)",
]
CLOSE = 1e-9
"""Both stop where nothing changes by more than a tenth of this."""
MACHINES = [Native, WebAssembly]
NAMES = [f"{module}.{kind}" for module, kind in FILES]
By = Callable[[Tables, str], Race]


@pytest.fixture
def by(monkeypatch) -> By:
    def solved(held: Tables, engine: str) -> Race:
        monkeypatch.setenv("GREED_ENGINE", engine)
        return solve_race(held)

    return solved


def _held(sheet: str) -> Tables:
    return tables(load(sheet))


def _furthest(one: Race, other: Race) -> float:
    """Return how far apart two solutions are, at scores that a seat can have."""
    lowest = horizon(one.tables).lowest
    apart = [0.0]
    for group, values in one.values.items():
        rows, columns = (lowest if s.standing == ON else 0 for s in (group.mine, group.other))
        change = np.abs(values - other.values[group])[rows:, columns:]
        apart.append(float(change.max()))
    return max(apart)


@pytest.mark.parametrize("sheet", SHEETS)
def test_native_code_answers_what_webassembly_does(sheet: str, by: By):
    held = _held(sheet)
    assert _furthest(by(held, "native"), by(held, "wasm")) < CLOSE


@settings(max_examples=6)
@given(sheet=sheets(max_target=200))
def test_both_answer_alike_on_drawn_sheets(sheet: Sheet):
    with pytest.MonkeyPatch.context() as patch:
        answers: list[Race | str] = []
        for engine in ("native", "wasm"):
            patch.setenv("GREED_ENGINE", engine)
            try:
                answers.append(solve_race(tables(sheet)))
            except Unsolvable as error:
                answers.append(str(error))
    one, other = answers
    if isinstance(one, Race) and isinstance(other, Race):
        assert _furthest(one, other) < CLOSE
    else:
        assert one == other


def test_webassembly_needs_neither_numba_nor_llvm(tmp_path):
    program = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
from greed.exact import solve
from greed.exact.solo import solo_race
from greed.exact.turn import best_turn
from greed.policies import Threshold
from greed.sheets import load
from greed.sheets import parse_position as load_state
print(round(solve(load("koans")).first_wins, 6))
"""
    asked = [sys.executable, "-c", program]
    environment = {"GREED_HOME": str(tmp_path), "GREED_ENGINE": "wasm", "PATH": ""}
    answer = subprocess.run(asked, capture_output=True, text=True, env=environment, check=True)
    assert answer.stdout == "0.539854\n"


@pytest.mark.skipif(sys.platform == "win32", reason="no bounds of memory there")
def test_webassembly_solves_in_a_process_whose_memory_is_bounded(tmp_path):
    program = """
import resource
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
from greed.exact import solve
from greed.sheets import load
print(round(solve(load("koans")).first_wins, 6))
try:
    solve(load("basic(target=30000)"))
except MemoryError as error:
    print(error)
"""
    asked = [sys.executable, "-c", program]
    environment = {"GREED_HOME": str(tmp_path), "GREED_ENGINE": "wasm", "PATH": ""}
    answer = subprocess.run(asked, capture_output=True, text=True, env=environment, check=True)
    assert answer.stdout == "0.539854\nsolving this sheet needs more memory than there is\n"


def test_native_code_needs_no_numba(tmp_path):
    program = """
import sys
sys.modules["numba"] = None
from greed.exact import solve
from greed.exact.solo import solo_race
from greed.exact.turn import best_turn
from greed.policies import Threshold
from greed.sheets import load
from greed.sheets import parse_position as load_state
print(round(solve(load("koans")).first_wins, 6))
"""
    asked = [sys.executable, "-c", program]
    environment = {"GREED_HOME": str(tmp_path), "GREED_ENGINE": "native", "PATH": ""}
    answer = subprocess.run(asked, capture_output=True, text=True, env=environment, check=True)
    assert answer.stdout == "0.539854\n"


def test_native_code_that_was_altered_on_disk_is_written_again(tmp_path, monkeypatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    native._library.cache_clear()
    native._library("kernels")
    [kept] = cache.folder().glob("kernels-*.o")
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    native._library.cache_clear()
    native._library("kernels")
    assert kept.read_bytes() == whole


def _turns(held: Tables) -> list[float]:
    return [best_turn(held).value, *best_turn(held).totals.tolist()]


def _alone(held: Tables) -> list[float]:
    solo = solo_race(held)
    return [solo.value, *solo.distribution.tolist()]


def _met(held: Tables) -> list[float]:
    one, two = (Threshold(points).side(held) for points in (300, 500))
    match, reply = match_value(one, two, held), best_response(one, held)
    return [match.begins, match.follows, reply.begins, reply.follows]


def _in_the_middle(held: Tables) -> list[float]:
    solution = Solution(solve_race(held), 0.0)
    state = load_state(f"{held.sheet.name} 550,600 1/1 throw 3 - 200 - - 9")
    return [solution.worth(state, 0), solution.worth(state, 1)]


@pytest.mark.parametrize("answer", [_turns, _alone, _met, _in_the_middle])
@pytest.mark.parametrize("sheet", ["koans(target=900)", "classic(target=1000)"])
def test_every_other_kernel_answers_alike(answer, sheet: str, monkeypatch):
    found: list[list[float]] = []
    for engine in ("native", "wasm"):
        monkeypatch.setenv("GREED_ENGINE", engine)
        found.append(answer(_held(sheet)))
    assert found[0] == pytest.approx(found[1], abs=1e-11)


@pytest.mark.parametrize("machine", MACHINES)
def test_a_kernel_takes_no_array_of_another_kind(machine: type[Machine]):
    whole, parts = numbers(_held("koans"))
    for wrong in (whole.astype(np.int32), whole[::2], whole.reshape(1, -1)):
        with pytest.raises(TypeError, match="horizon takes an array"):
            machine(None, most=1 << 24).run("horizon", (wrong, parts))


@pytest.mark.parametrize("engine", ["native", "wasm"])
def test_a_kernel_says_how_far_it_is(engine: str, monkeypatch):
    monkeypatch.setenv("GREED_ENGINE", engine)
    heard: list[float] = []
    solve_race(_held("koans"), lambda _, part: heard.append(part))
    assert heard == sorted(heard)
    assert heard[-1] == 1.0
    assert len(heard) > 20


@pytest.mark.parametrize("engine", ["native", "wasm"])
def test_what_a_listener_raises_stops_a_kernel(engine: str, monkeypatch):
    def listener(*_: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setenv("GREED_ENGINE", engine)
    with pytest.raises(KeyboardInterrupt):
        solve_race(_held("koans"), listener)


@pytest.mark.parametrize("engine", ["native", "wasm"])
def test_ctrl_c_stops_a_kernel(engine: str, monkeypatch):
    heard: list[float] = []

    def listener(_: float, part: float) -> None:
        heard.append(part)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setenv("GREED_ENGINE", engine)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            solve_race(_held("koans"), listener)
    finally:
        signal.signal(signal.SIGINT, before)
    assert len(heard) == 1


def test_a_race_that_nobody_can_solve_is_refused_in_the_same_words(by: By):
    held = _held("koans(end.overshoot=forfeits,target=550)")
    answers: list[float | str] = []
    for engine in ("native", "wasm"):
        try:
            answers.append(round(by(held, engine).residual, 6))
        except Unsolvable as error:
            answers.append(str(error))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("machine", MACHINES)
def test_a_memory_that_is_too_small_is_named(machine: type[Machine]):
    small = machine(None, most=5 << 19)
    with pytest.raises(MemoryError, match="more memory than there is"):
        small.run("race", numbers(_held("classic")))


def test_webassembly_leaves_nothing_behind(monkeypatch):
    # What is left would be taken apart when Python ends, after what it needs, and crash.
    monkeypatch.setenv("GREED_ENGINE", "wasm")
    alive = weakref.WeakSet[WebAssembly]()
    made = WebAssembly.__init__

    def making(self: WebAssembly, *arguments: Any, **named: Any) -> None:
        alive.add(self)
        made(self, *arguments, **named)

    monkeypatch.setattr(WebAssembly, "__init__", making)
    solve_race(_held("koans(target=500)"))
    gc.collect()
    assert not alive


def test_attempts_lie_apart_for_as_long_as_they_are_needed():
    target = 7
    row, size = ring.py_func(target)
    for s in range(2 * target - 1):
        places = []
        for t in range(1, target):
            for d in range(s + 1, min(s + t, 2 * target - 2) + 1):  # found, and asked for later
                first, last = max(0, d - target + 1), min(target - 1, d - t)
                places += [int(row[t, d]) + x for x in range(first, last + 1)]
        assert len(set(places)) == len(places)
        assert all(0 <= place < size for place in places)


def test_what_comes_with_greed_was_made_of_the_kernels_as_they_are():
    assert (DATA / SOURCES).read_text().strip() == sources(), "run `make kernels`"


def test_what_comes_with_greed_is_small():
    sizes = {name: (DATA / name).stat().st_size for name in NAMES}
    assert sum(sizes.values()) < 500_000
    assert sizes["kernels.wasm.gz"] < 100_000  # what a page loads


def test_what_comes_with_greed_is_made_again(tmp_path):
    subprocess.run([sys.executable, "-m", "scripts.kernels", str(tmp_path)], check=True)
    for name in (*NAMES, *(f"{module}.json" for module in MODULES)):
        assert (tmp_path / name).read_bytes() == (DATA / name).read_bytes()
