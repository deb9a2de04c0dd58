"""Writes the solvers as WebAssembly and as LLVM bitcode, so that nobody has to compile it.

    make kernels

Numba compiles the functions without optimising them. Their LLVM IR becomes a WebAssembly module,
for the page and for Python without LLVM, and bitcode of which LLVM makes native code. It takes some
minutes. What comes out depends on the kernels, Numba and LLVM alone: a test compares the kernels
with those that the files were made of, and `make proof` makes them again.

The page's module for games among three (multi.wasm.gz, with multi.json) is kept as it was made of
kernels that are gone: `greed.solver` solves such games in Python.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import json
import lzma
import os
import sys
import tempfile
import warnings
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

_EXACT = Path(__file__).parent.parent / "src/greed/exact"
DATA = _EXACT / "data"
SOURCES = "kernels.sources"
MODULES = ("kernels",)
WASM, NATIVE = "wasm.gz", "bc.xz"
LANES = {WASM: 8, NATIVE: 16}
"""The lanes of vectors by the kind of file: what is fastest."""
FILES = [(module, kind) for module in MODULES for kind in LANES]
Signatures = dict[str, list[list[str]]]


def sources() -> str:
    """Return a hash of everything that the module is made of."""
    files = [*_EXACT.glob("*_kernels.py"), *_EXACT.glob("race/*_kernels.py")]
    files += [_EXACT / f"{room}kernels.py" for room in ("turn/", "solo/", "match/turn_")]
    files += [_EXACT / f"{name}.py" for name in ("model/_columns", "solo/rules", "match/lanes")]
    scripts = ("kernels", "kernel_entries", "kernel_unit", "native_module", "wasm_module")
    files += [Path(__file__).parent / f"{name}.py" for name in scripts]
    every = [_said(file.read_text()) for file in sorted(files)]
    for node in ast.parse((_EXACT / "tolerances.py").read_text()).body:
        names = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
        if any(name in text for name in names for text in every):
            every.append(_written(node))
    return hashlib.sha256("\n".join(every).encode()).hexdigest()


def _said(text: str) -> str:
    """Return a program without its comments and docstrings, which change nothing."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return _written(tree)


def _written(node: object) -> str:
    """Return a syntax tree as text; `ast` writes it in other words with each Python."""
    if isinstance(node, list):
        return f"[{', '.join(map(_written, node))}]"
    if not isinstance(node, ast.AST):
        return repr(node)
    said = [
        f"{name}={_written(part)}" for name, part in ast.iter_fields(node) if part not in (None, [])
    ]
    return f"{type(node).__name__}({', '.join(said)})"


def made(module: str, kind: str) -> tuple[bytes, Signatures]:
    """Return a file of kernels and what these take and return; nothing of Greed may be imported."""
    texts, signatures = _compiled(module, LANES[kind])
    if kind == WASM:
        from scripts.wasm_module import module_of

        return gzip.compress(module_of(texts), 9, mtime=0), signatures
    from scripts.native_module import module_of as bitcode_of

    return packed(bitcode_of(texts)), signatures


def packed(bitcode: bytes) -> bytes:
    """Return bitcode as small as it gets: its bits lie as those of text do, on no boundaries."""
    text = {"id": lzma.FILTER_LZMA2, "preset": 9, "lc": 4, "lp": 0, "pb": 0}
    return lzma.compress(bitcode, filters=[text])


def _compiled(module: str, lanes: int) -> tuple[dict[str, tuple[str, str]], Signatures]:
    """Return the LLVM IR of each kernel with its name in it, and what it takes and returns."""
    with tempfile.TemporaryDirectory() as folder:  # what is in Numba's cache has no IR
        os.environ |= {"NUMBA_CACHE_DIR": folder, "NUMBA_OPT": "0", "GREED_LANES": str(lanes)}
        from numba import njit
        from numba.core.bytecode import FunctionIdentity
        from numba.core.errors import NumbaWarning

        _without_folders(FunctionIdentity)
        warnings.simplefilter("ignore", NumbaWarning)  # nothing of this is to be cached
        from scripts.kernel_entries import entries, kinds_of

        jit: Any = njit  # which types its options only in part
        texts: dict[str, tuple[str, str]] = {}
        signatures: Signatures = {}
        for name, (kernel, arguments) in entries(module).items():
            plain = jit(no_cpython_wrapper=True, no_cfunc_wrapper=True)(kernel.py_func)
            plain.compile(arguments)
            [signature] = plain.signatures
            overload = plain.overloads[signature]
            texts[name] = (plain.inspect_llvm(signature), overload.fndesc.llvm_func_name)
            signatures[name] = [kinds_of(arguments), kinds_of([overload.signature.return_type])]
    return texts, signatures


def _without_folders(identity: Any) -> None:  # noqa: ANN401 - Numba has no types
    """Let compiled functions name their files alone, whose folders differ between machines."""
    plain = identity.from_function.__func__

    def from_function(cls: Any, function: Any) -> Any:  # noqa: ANN401
        identity = plain(cls, function)
        identity.filename = Path(identity.filename).name
        return identity

    identity.from_function = classmethod(from_function)


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if sys.argv[1:] else DATA
    folder.mkdir(exist_ok=True)
    # A process of its own for each file: the lanes of one that has imported the kernels are fixed.
    one_each = ProcessPoolExecutor(mp_context=get_context("spawn"), max_tasks_per_child=1)
    with one_each as side_by_side:
        made_of = side_by_side.map(made, *zip(*FILES, strict=True))
        for (module, kind), (file, kinds) in zip(FILES, made_of, strict=True):
            (folder / f"{module}.{kind}").write_bytes(file)
            (folder / f"{module}.json").write_text(json.dumps(kinds, indent=1) + "\n")
            print(f"{folder / module}.{kind}: {len(file):,} bytes")
    (folder / SOURCES).write_text(sources() + "\n")
