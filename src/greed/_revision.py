"""Which revision of Greed this is: of one version there are many, and a server should say which."""

from __future__ import annotations

import subprocess
from functools import lru_cache
from pathlib import Path

_HERE = Path(__file__).parent
_CLONE = _HERE.parents[1]


@lru_cache(maxsize=1)
def revision() -> str:
    """Return the commit of which this is made, with a + if files have changed since; "": unknown.

    A wheel, a source archive and the image carry it in a file; in a clone, Git knows it.
    """
    try:
        return (_HERE / "_revision.txt").read_text("utf-8").strip()
    except OSError:
        return commit_of(_CLONE)


def commit_of(clone: Path) -> str:
    """Return the commit that a clone is at; "" if it is none, or if there is no Git."""
    if not (clone / ".git").exists():
        return ""
    asked = ("git", "describe", "--always", "--abbrev=12", "--dirty=+", "--exclude=*")
    try:
        said = subprocess.run(asked, cwd=clone, capture_output=True, text=True, check=False)  # noqa: S603
    except OSError:
        return ""
    return said.stdout.strip()
