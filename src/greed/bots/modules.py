"""Bots in Python by where they are: `my_module:MyBot`, importable or in the current folder."""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

from greed.bots.interface import Bot, BotError
from greed.core.moves import Move
from greed.core.state import State

__all__ = ["is_module_name", "make"]

_NAME = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)(?::(.*))?", re.DOTALL)


def is_module_name(name: str) -> bool:
    """Say whether a name has the form `module:Class` or `module:Class:parameter`.

    >>> is_module_name("my.bots:Gambler"), is_module_name("threshold:300")
    (True, False)
    """
    return _NAME.fullmatch(name) is not None


def make(name: str, seed: str | None = None) -> Bot:
    """Return the bot of `module:Class`; the current folder is searched as well.

    The class, or any function that makes a bot, is called as a `Maker` if it takes two
    arguments, else with the parameter if there is one, else with nothing.

    >>> str(make("greed.policies.threshold:Threshold"))
    'threshold:300'

    Raises:
        BotError: the module or class doesn't exist, or it can't make a bot.
    """
    match = _NAME.fullmatch(name)
    assert match is not None
    module, attribute, parameter = match.groups()
    made = _call(_find(module, attribute), name, parameter, seed)
    if not callable(getattr(made, "choose", None)):
        raise BotError(f"{name} isn't a bot: it has no method 'choose'")
    if "__str__" not in {each for part in type(made).__mro__[:-1] for each in vars(part)}:
        return _Named(cast(Bot, made), name)
    return cast(Bot, made)


class _Named:
    """A bot that gave itself no name goes by the one that got it."""

    def __init__(self, bot: Bot, name: str) -> None:
        self._bot = bot
        self._name = name

    def __str__(self) -> str:
        return self._name

    def __getattr__(self, attribute: str) -> object:
        if attribute.startswith("__"):
            raise AttributeError(attribute)
        return getattr(self._bot, attribute)

    def choose(self, state: State) -> Move:
        return self._bot.choose(state)


def _find(module: str, attribute: str) -> Callable[..., object]:
    here = str(Path.cwd())
    added = here not in sys.path
    if added:
        sys.path.insert(0, here)
    try:
        found = importlib.import_module(module)
    except ImportError as error:
        raise BotError(f"cannot import {module!r}: {error}") from None
    except Exception as error:
        raise BotError(f"importing {module!r} failed: {error!r}") from error
    finally:
        if added:
            sys.path.remove(here)
    made = getattr(found, attribute, None)
    if not callable(made):
        raise BotError(f"the module {module!r} has no class {attribute!r}")
    return cast(Callable[..., object], made)


def _call(
    make: Callable[..., object], name: str, parameter: str | None, seed: str | None
) -> object:
    try:
        takes = len(
            [
                each
                for each in inspect.signature(make).parameters.values()
                if each.default is each.empty
                and each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)
            ]
        )
    except (TypeError, ValueError):
        takes = 0
    try:
        if takes == 2:
            return make(parameter or "", seed)
        return make() if parameter is None else make(parameter)
    except BotError:
        raise
    except Exception as error:
        raise BotError(f"{name} cannot be made: {error!r}") from error
