"""Where the coach's compiled code is kept: Numba needs a folder that it can write into.

Beside the package it can't be where the file system is read-only, as in the image. Then it is kept
under GREED_HOME, apart for each version of the code, or else in a folder of this process's own.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
from functools import lru_cache
from pathlib import Path

import greed

__all__ = ["compiled"]

_PACKAGE = Path(greed.__file__).parent


def compiled() -> dict[str, str]:
    """Return the variable that names the folder; nothing if Numba finds one by itself."""
    if "NUMBA_CACHE_DIR" in os.environ or _is_writable(_PACKAGE / "exact" / "race"):
        return {}
    return {"NUMBA_CACHE_DIR": str(_folder())}


@lru_cache(maxsize=1)
def _folder() -> Path:
    from platformdirs import user_cache_path

    home = os.environ.get("GREED_HOME")
    cache = Path(home) / "cache" if home else user_cache_path("greed", appauthor=False)
    kept = cache / f"compiled-{_version()}"
    if _is_writable(kept):
        return kept
    own = Path(tempfile.mkdtemp(prefix="greed-"))  # nobody else may put code there
    atexit.register(shutil.rmtree, own, ignore_errors=True)
    return own


def _version() -> str:
    """Return what changes with any of the code that is compiled, or that it reads."""
    digest = hashlib.sha256()
    for part in ("exact", "sim"):
        for path in sorted(_PACKAGE.glob(f"{part}/**/*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
