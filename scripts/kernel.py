"""Compile the kernel for every platform, into the package.

    make kernel
    make kernel ARGS=linux-x86_64-v3.so     that one alone, while the kernel is being changed

`zig cc` compiles the C the same, byte for byte, on every machine. The Linux libraries name no C
library, so that each of them serves glibc and musl: what they need of one, Python has loaded.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "src/greed/kernel"
SOURCES = sorted(FOLDER.glob("*.c"))
HEADERS = sorted(FOLDER.glob("*.h"))
LIBRARIES = FOLDER / "lib"
MADE_OF = "made-of.txt"
"""The name of the file that holds what the libraries were made of, as `made_of` says it."""

_FAST_MATH = ("-ffinite-math-only", "-fno-math-errno")
_ZIG = [sys.executable, "-m", "ziglang", "cc"]
_WASM = (
    "-mexec-model=reactor", "-msimd128", "-Wl,--export=malloc", "-Wl,--export=free",
    "-Wl,--strip-all",
)  # fmt: skip


class Build(NamedTuple):
    """A library: its file, zig's name of the platform, and options of its own.

    Attributes:
        link: the platform that its object file is linked for, if that is another.
    """

    file: str
    target: str
    options: tuple[str, ...] = ()
    link: str = ""


def _linux(machine: str, arch: str, *options: str) -> Build:
    return Build(f"linux-{machine}.so", f"{arch}-linux-gnu.2.17", options, f"{arch}-linux-none")


BUILDS = (
    _linux("x86_64", "x86_64"),
    _linux("x86_64-v3", "x86_64", "-mcpu=x86_64_v3"),
    _linux("arm64", "aarch64"),
    Build("macos-arm64.dylib", "aarch64-macos"),
    Build("macos-x86_64.dylib", "x86_64-macos"),
    Build("windows-x86_64.dll", "x86_64-windows-gnu"),
    Build("windows-x86_64-v3.dll", "x86_64-windows-gnu", ("-mcpu=x86_64_v3",)),
    Build("kernel.wasm", "wasm32-wasi", _WASM),
)


def functions() -> list[str]:
    """Return the functions of the C files that are not static."""
    declared = r"^(?!static|typedef|struct|enum)(?:\w+ )+\*?(\w+)\([^;{]*\) \{"
    texts = (source.read_text("utf-8") for source in SOURCES)
    return sorted(name for text in texts for name in re.findall(declared, text, re.MULTILINE))


def made_of() -> str:
    """Return a hash of all that the libraries depend on: the sources, this script, and zig."""
    lock = (ROOT / "uv.lock").read_text("utf-8")
    zig = re.search(r'name = "ziglang"\nversion = "(.*)"', lock)
    files = (path.read_bytes() for path in (*SOURCES, *HEADERS, Path(__file__)))
    parts = *files, zig[1].encode() if zig else b""
    return hashlib.sha256(b"\0".join(parts)).hexdigest() + "\n"


def compile_into(folder: Path, builds: tuple[Build, ...] = BUILDS) -> None:
    """Compile libraries into a folder."""
    cache = {"ZIG_GLOBAL_CACHE_DIR": str(ROOT / "build/zig"), **os.environ}
    folder.mkdir(parents=True, exist_ok=True)
    names = functions()
    objects = [f"{source.stem}.o" for source in SOURCES]
    for file, target, options, link in builds:
        with tempfile.TemporaryDirectory() as temporary:

            def zig(*arguments: str, at: str = temporary) -> None:
                environment = {**cache, "ZIG_LOCAL_CACHE_DIR": at}
                subprocess.run([*_ZIG, *arguments], cwd=at, env=environment, check=True)

            # The paths are relative: they would make a difference to what comes out.
            for path in (*SOURCES, *HEADERS):
                Path(temporary, path.name).write_text(path.read_text("utf-8"), "utf-8")
            alone = ("-fPIC",) if link else ()
            kind = ("-target", target, *alone, *_FAST_MATH, *options)
            for source, made in zip(SOURCES, objects, strict=True):
                zig("-c", "-O3", *kind, source.name, "-o", made)
            shared = ["-s", "-target", link or target, *objects, "-o", file]
            if link:
                shared += ["-shared", "-nostdlib", "-Wl,-z,undefs", "-Wl,-soname,kernel"]
            elif "wasm" in target:
                shared += [*options, *(f"-Wl,--export={name}" for name in names)]
            elif "macos" in target:
                shared += ["-shared", "-install_name", "@rpath/kernel.dylib"]
            else:
                Path(temporary, "kernel.def").write_text("\n".join(["EXPORTS", *names]))
                shared += ["-shared", "kernel.def"]
            zig(*shared)
            code = bytearray(Path(temporary, file).read_bytes())
            if "windows" in target:  # the linker writes the time into the header
                stamp = int.from_bytes(code[60:64], "little") + 8
                code[stamp : stamp + 4] = bytes(4)
            # Put into its place in one go: who has the old one loaded goes on with it.
            made_beside = folder / f"{file}.new"
            made_beside.write_bytes(code)
            made_beside.replace(folder / file)
        print(f"{file}: {(folder / file).stat().st_size:,} bytes", flush=True)


def main(names: list[str]) -> None:
    """Compile the libraries named, or all and a note of what they are made of."""
    of = made_of()
    compile_into(LIBRARIES, tuple(b for b in BUILDS if not names or b.file in names))
    if not names:
        (LIBRARIES / MADE_OF).write_text(of, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
