"""What a bot is made of, as a short text that changes when its files do."""

from __future__ import annotations

import hashlib
import importlib.util
import shlex
from importlib.metadata import version
from pathlib import Path

from greed.bots.modules import is_module_name
from greed.bots.registry import is_registered

__all__ = ["build"]


def build(name: str) -> str:
    """Return the build of a bot: the version of Greed, or a hash over the files that it names.

    For a program these are the files among the words of its command, for `module:Class` the
    file of the module. What those load in turn is not looked at.

    >>> build("bold") == build("cautious")
    True
    """
    name = name.strip().removeprefix("bot:")
    if name.startswith("cmd:"):
        return _hashed([Path(word) for word in _words(name.removeprefix("cmd:"))])
    if not is_registered(name) and is_module_name(name):
        return _hashed([_source(name.partition(":")[0])])
    return f"greed-dice {version('greed-dice')}"


def _words(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError:
        return []


def _source(module: str) -> Path:
    here = Path(*module.split(".")).with_suffix(".py")
    if here.is_file():
        return here
    try:
        spec = importlib.util.find_spec(module)
    except (ImportError, ValueError):
        spec = None
    return Path(spec.origin) if spec and spec.origin else here


def _hashed(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        try:
            digest.update(path.read_bytes())
        except OSError:
            continue  # not a file: the name of the bot holds it already
    return digest.hexdigest()[:16]
