"""Native code and WebAssembly answer alike; where there is neither, Greed says what to do."""

import gc
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from greed.core.errors import NoKernel
from greed.kernel import kernel
from greed.kernel.native import LIBRARIES, Native, libraries
from greed.kernel.webassembly import WebAssembly

HERE = Path(__file__).parent
MODULE = LIBRARIES / "kernel.wasm"
chosen = kernel.__wrapped__


def solutions(named: str, *asked: str) -> list[list[float] | str]:
    command = [sys.executable, str(HERE / "solutions.py"), *asked]
    done = subprocess.run(
        command, env={**os.environ, "GREED_KERNEL": named}, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("asked", "least"),
    [
        (("koans", "2"), 1),
        (("drawn",), 2),
        pytest.param(("koans(target=300)", "3"), 1, marks=pytest.mark.proof),
    ],
    ids=["two", "drawn", "three"],
)
def test_every_build_that_runs_here_gives_the_same_values(asked, least):
    builds = ["wasm", *(str(path) for path in libraries())]
    first, *others = (solutions(build, *asked) for build in builds)
    assert sum(isinstance(values, list) for values in first) >= least
    for other in others:
        assert len(first) == len(other)
        for mine, yours in zip(first, other, strict=True):
            assert len(mine) == len(yours)
            if isinstance(mine, str) or isinstance(yours, str):
                assert mine == yours
            else:
                assert max(abs(a - b) for a, b in zip(mine, yours, strict=True)) < 1e-12


@pytest.fixture
def elsewhere(monkeypatch):
    """Another machine."""
    monkeypatch.delenv("GREED_KERNEL", raising=False)
    monkeypatch.setattr(sys, "platform", "freebsd14")
    monkeypatch.setattr(os, "uname", lambda: SimpleNamespace(machine="riscv64"))


@pytest.mark.usefixtures("elsewhere")
def test_a_platform_without_a_library_is_told_how_to_build_one(monkeypatch):
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    with pytest.raises(NoKernel) as refused:
        chosen()
    said = str(refused.value)
    assert said.startswith("Greed has no kernel for freebsd14-riscv64; install wasmtime")
    assert "clang -O3 " in said
    assert f" '{LIBRARIES.parent / 'games.c'}' '{LIBRARIES.parent / 'kernel.c'}' " in said
    assert said.endswith(f"-o '{LIBRARIES / 'freebsd14-riscv64.so'}'")
    assert "\n" not in said


@pytest.mark.usefixtures("elsewhere")
def test_a_platform_without_a_library_takes_webassembly():
    assert isinstance(chosen(), WebAssembly)


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("wasm", "GREED_KERNEL=wasm needs wasmtime; install it, or unset GREED_KERNEL"),
        ("/nowhere/kernel.so", "GREED_KERNEL names no library of the kernel: /nowhere/kernel.so"),
        (__file__, f"GREED_KERNEL names no library of the kernel: {__file__}"),
    ],
    ids=["wasm", "nothing", "a text"],
)
def test_a_kernel_that_is_named_and_not_there_is_refused(named, said, monkeypatch):
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    monkeypatch.setenv("GREED_KERNEL", named)
    with pytest.raises(NoKernel, match=r"^GREED_KERNEL") as refused:
        chosen()
    assert str(refused.value).startswith(said)


def test_greed_is_there_before_its_kernel():
    code = "import greed, sys; sys.exit('greed.kernel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


BOTH = Native(libraries()[-1]), WebAssembly(MODULE)


@pytest.mark.parametrize("build", BOTH, ids=["native", "webassembly"])
def test_what_python_writes_the_kernel_reads(build):
    x, y = build.block("d", [1.0, 2.0]), build.zeros("d", 2)
    y.values[1] = 7.0
    assert build.call("difference", x, y, 2) == 5.0


@pytest.mark.parametrize("build", BOTH, ids=["native", "webassembly"])
def test_numbers_stay_while_somebody_has_them(build):
    values = build.block("d", [1.0, 2.0, 3.0]).values
    gc.collect()
    assert [*build.zeros("d", 3).values] == [0.0, 0.0, 0.0]
    assert [*values] == [1.0, 2.0, 3.0]


def test_a_memory_that_grows_leaves_its_numbers_where_they_are():
    build = WebAssembly(MODULE)
    x, y = build.block("d", [1.0, 2.0]), build.block("d", [1.0, 5.0])
    large = build.zeros("B", 1 << 28)
    x.values[0] = 9.0
    assert build.call("difference", x, y, 2) == 8.0
    assert large.values[-1] == 0


def test_memory_that_nobody_looks_at_is_given_back():
    build = WebAssembly(MODULE)
    places = {build.zeros("B", 1 << 28).address for _ in range(20)}  # 5 GB altogether
    assert len(places) <= 2


def test_memory_ends_at_what_webassembly_can_have():
    build = WebAssembly(MODULE)
    with pytest.raises(MemoryError, match="no more than 4 GB"):
        build.zeros("d", 1 << 30)


def test_a_process_with_little_memory_runs_webassembly():
    code = f"""
import resource
from pathlib import Path
from greed.kernel.webassembly import WebAssembly
resource.setrlimit(resource.RLIMIT_AS, (3 << 30, resource.RLIM_INFINITY))
build = WebAssembly(Path({str(MODULE)!r}))
print([*build.block("d", [1.0, 2.0]).values])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "[1.0, 2.0]\n", done.stderr


@pytest.mark.parametrize(
    ("build", "laid"),
    [
        (BOTH[0], "01000000 00000000 000000000000f83f ffffffffffffffff 00000000 00000000"),
        (BOTH[1], "01000000 00000000 000000000000f83f ffffffff 00000000"),
    ],
    ids=["native", "webassembly"],
)
def test_structures_lie_as_c_has_them(build, laid):
    assert bytes(build.record([1, 1.5, -1, None]).values) == bytes.fromhex(laid)
