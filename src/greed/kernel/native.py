"""The kernel as a shared library, by ctypes; Greed brings one for each common platform."""

from __future__ import annotations

import ctypes
import os
import sys
from array import array
from collections.abc import Iterable
from pathlib import Path

from greed.kernel.block import Block, Field, Kernel, word_of

LIBRARIES = Path(__file__).parent / "lib"
_DOUBLES = frozenset({"caught", "difference"})
_SYSTEMS = {"darwin": "macos", "win32": "windows"}
_MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}
_ENDINGS = {"darwin": "dylib", "win32": "dll"}
_V3 = frozenset({"abm", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe"})
_AVX2 = 40  # PF_AVX2_INSTRUCTIONS_AVAILABLE


class Native(Kernel):
    """A shared library.

    Raises:
        OSError: it can't be loaded.
    """

    word = "q" if ctypes.sizeof(ctypes.c_void_p) == 8 else "i"

    def __init__(self, path: Path) -> None:
        self._library = ctypes.CDLL(str(path))

    def block(self, kind: str, values: Iterable[int] | Iterable[float] | bytes) -> Block:
        """Return numbers of a kind for the kernel."""
        held = array(kind, values)
        return Block(held, held.buffer_info()[0])

    def zeros(self, kind: str, count: int) -> Block:
        """Return this many zeros for the kernel."""
        numbers = array(kind, [0]) * count
        return Block(numbers, numbers.buffer_info()[0])

    def call(self, name: str, *arguments: Field) -> float:
        """Call a function of the kernel."""
        function = self._library[name]
        function.restype = ctypes.c_double if name in _DOUBLES else ctypes.c_ssize_t
        return function(  # type: ignore[no-any-return]
            *(
                ctypes.c_double(each)
                if isinstance(each, float)
                else ctypes.c_ssize_t(word_of(each))
                for each in arguments
            )
        )


def libraries() -> list[Path]:
    """Return the libraries that may run on this machine, the fastest first, there or not."""
    name, ending = platform(), _ENDINGS.get(sys.platform, "so")
    names = [f"{name}-v3", name] if name.endswith("-x86_64") and _has_v3() else [name]
    return [LIBRARIES / f"{name}.{ending}" for name in names]


def platform() -> str:
    """Return the name of this platform, such as linux-x86_64."""
    if (
        sys.platform == "win32"
    ):  # what Python was built for: Windows runs it on other processors too
        machine = "arm64" if "ARM64" in sys.version else "x86_64"
    else:
        machine = os.uname().machine.lower()
        machine = _MACHINES.get(machine, machine)
    if sys.maxsize < 1 << 32:
        machine += "-32"
    return f"{_SYSTEMS.get(sys.platform, sys.platform)}-{machine}"


def recipe() -> str:
    """Return the command that builds the library of this machine."""
    sources = " ".join(f"'{path}'" for path in sorted(Path(__file__).parent.glob("*.c")))
    target = libraries()[-1]
    options = "-O3 -march=native -ffinite-math-only -fno-math-errno -shared -fPIC"
    return f"clang {options} {sources} -lm -o '{target}'"


def _has_v3() -> bool:
    """Return whether the processor has what x86-64-v3 stands for: AVX2 and what came with it."""
    if sys.platform == "win32":
        return bool(ctypes.windll.kernel32.IsProcessorFeaturePresent(_AVX2))
    try:
        with Path("/proc/cpuinfo").open(encoding="utf-8") as lines:
            flags = next((line for line in lines if line.startswith("flags")), "")
    except OSError:  # macOS has none, and one library
        return False
    return _V3.issubset(flags.split())
