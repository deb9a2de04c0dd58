"""Which optional parts of Greed are there, and how to install the others."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

_CLONE = Path(__file__).parents[2]


def install(extra: str) -> str:
    """Return the command that installs an optional part of the program, here.

    That is `make` in a clone whose environment `make` has set up, and pip or uv elsewhere, which
    install it from where it came from: a name that no index has is free for anybody to take.
    """
    if (_CLONE / "scripts" / "uv.sh").is_file():
        if any(Path(sys.prefix).glob(".greed-*")):
            away = "" if Path.cwd() == _CLONE else f"-C '{_CLONE}' "
            return f"make {away}extras EXTRAS={extra}"
        return f"{_pip()} install -e '{_CLONE}[{extra}]'"
    return f"{_pip()} install 'greed-dice[{extra}]{_origin()}'"


@contextmanager
def of_extra(extra: str, package: str) -> Iterator[None]:
    """Say how to install an extra where a package can't be imported without it.

    Raises:
        ImportError: a library isn't installed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if not error.name or error.name.startswith("greed"):
            raise
        raise ImportError(
            f"{package} needs {error.name}; install it with: {install(extra)}", name=error.name
        ) from error


def _origin() -> str:
    """Return where pip found the program, as it takes it again; nothing if that is an index."""
    import json
    from importlib.metadata import PackageNotFoundError, distribution  # slow, and rarely needed

    try:
        told = distribution("greed-dice").read_text("direct_url.json")
    except PackageNotFoundError:
        return ""
    return f" @ {json.loads(told)['url']}" if told else ""


def _pip() -> str:
    return "pip" if find_spec("pip") else "uv pip"
