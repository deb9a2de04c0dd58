"""How to install an optional part of Greed, said so that it works where it is said."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

__all__ = ["install"]

_CLONE = Path(__file__).parents[2]


def install(extra: str) -> str:
    """Return the command that installs an optional part of the program, here.

    That is `make` in a clone whose environment `make` has set up, and pip or uv elsewhere.
    """
    if (_CLONE / "scripts" / "uv.sh").is_file():
        if any(Path(sys.prefix).glob(".greed-*")):
            away = "" if Path.cwd() == _CLONE else f"-C '{_CLONE}' "
            return f"make {away}extras EXTRAS={extra}"
        return f"{_pip()} install -e '{_CLONE}[{extra}]'"
    return f"{_pip()} install 'greed-dice[{extra}]'"


def _pip() -> str:
    return "pip" if find_spec("pip") else "uv pip"
