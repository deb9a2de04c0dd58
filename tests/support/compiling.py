"""Each kernel is compiled once in a run: who needs one waits for the process that compiles it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from filelock import FileLock


def take_turns() -> None:
    """From now on, compile no kernel while another process does: the cache has it afterwards."""
    folder = os.environ.get("NUMBA_CACHE_DIR")
    if not folder:
        return
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.dispatcher import Dispatcher

    compile_alone = Dispatcher.compile
    locks: dict[str, FileLock] = {}
    Path(folder).mkdir(parents=True, exist_ok=True)

    def compile_in_turn(self: Any, sig: Any) -> Any:
        name = f"{self.py_func.__module__}.{self.py_func.__qualname__}"
        lock = locks.setdefault(name, FileLock(Path(folder, f"{name}.lock")))
        # Numba's own lock first: two threads must not wait for each other with one lock each.
        with global_compiler_lock, lock:
            return compile_alone(self, sig)

    Dispatcher.compile = compile_in_turn  # type: ignore[method-assign]
