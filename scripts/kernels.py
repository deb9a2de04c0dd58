"""Writes the solver as a WebAssembly module, for the page and for Python without a compiler.

    make kernels

Numba compiles the functions for eight lanes, without optimising them, and its LLVM IR becomes a
module that imports a memory, a stack pointer and `greed_tick`. It takes two minutes. What comes out
depends on the kernels, Numba and LLVM alone: a test compares the kernels with those the module was
made of, and `make proof` makes it again.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import os
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

_EXACT = Path(__file__).parent.parent / "src/greed/exact"
MODULE = _EXACT / "data/race.wasm.gz"
SOURCES = _EXACT / "data/race.sources"


def sources() -> str:
    """Return a hash of everything that the module is made of."""
    files = [*_EXACT.glob("*_kernels.py"), *_EXACT.glob("race/*_kernels.py")]
    files += [Path(__file__), Path(__file__).parent / "wasm_module.py"]
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


def made() -> bytes:
    """Return the module, compiled in this process; nothing of Greed may have been imported."""
    with tempfile.TemporaryDirectory() as folder:  # what is in Numba's cache has no IR
        os.environ |= {"NUMBA_CACHE_DIR": folder, "NUMBA_OPT": "0", "GREED_LANES": "8"}
        from numba import njit, types
        from numba.core.bytecode import FunctionIdentity
        from numba.core.errors import NumbaWarning

        _without_folders(FunctionIdentity)
        warnings.simplefilter("ignore", NumbaWarning)  # nothing of this is to be cached
        from greed.exact.race.solve_kernels import race_kernel

        arguments = (types.int64[::1], types.float64[::1])
        jit: Any = njit  # which types its options only in part
        plain = jit(no_cpython_wrapper=True, no_cfunc_wrapper=True)(race_kernel.py_func)
        plain.compile(arguments)
        [signature] = plain.signatures
        text = plain.inspect_llvm(signature)
        name = plain.overloads[signature].fndesc.llvm_func_name
    from scripts.wasm_module import module_of

    return module_of(text, {name: "race"})


def _without_folders(identity: Any) -> None:  # noqa: ANN401 - Numba has no types
    """Let compiled functions name their files alone, whose folders differ between machines."""
    plain = identity.from_function.__func__

    def from_function(cls: Any, function: Any) -> Any:  # noqa: ANN401
        found = plain(cls, function)
        found.filename = Path(found.filename).name
        return found

    identity.from_function = classmethod(from_function)


def packed(module: bytes) -> bytes:
    """Return the module as it is kept."""
    return gzip.compress(module, 9, mtime=0)


if __name__ == "__main__":
    module = made()
    small = packed(module)
    where = Path(sys.argv[1]) if sys.argv[1:] else MODULE
    where.parent.mkdir(exist_ok=True)
    where.write_bytes(small)
    if where == MODULE:
        SOURCES.write_text(sources() + "\n")
    print(f"{where}: {len(module):,} bytes, {len(small):,} compressed")
