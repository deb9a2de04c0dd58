"""Bots by name: the policies of the house, bots that other packages bring, and anybody's own.

A package of others registers a bot as an entry point of the group `greed.bots`, whose value
leads to a `Maker`:

    [project.entry-points."greed.bots"]
    gambler = "my_package.gambler:make"

A bot that is not registered goes by where it is, `my_module:MyBot` (importable, or in the current
folder), or by the program that it is, `cmd:node mybot.js`.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import inspect
import re
import shlex
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points, version
from pathlib import Path
from typing import Any, cast

from greed.bots.interface import Bot, BotError, Maker
from greed.core.messages import nearest, say
from greed.core.moves import Move
from greed.core.state import State
from greed.policies import PolicyError, policies, policy, public_name

GROUP = "greed.bots"
_HOUSE = {"random": "greed.bots.random:make", "cmd": "greed.bots.outside:make"}


@cache
def _makers() -> dict[str, EntryPoint]:
    """Return every bot that is not a policy as an entry point, not yet imported."""
    house = {name: EntryPoint(name, value, GROUP) for name, value in _HOUSE.items()}
    others = {entry.name: entry for entry in entry_points(group=GROUP)}
    taken = {*house, *policies()}
    return {**house, **{name: entry for name, entry in others.items() if name not in taken}}


def bots() -> dict[str, str]:
    """Return every bot's name with one sentence about it.

    >>> from greed.bots import bots
    >>> bots()["threshold"]
    'Banks once the turn reaches a number of points, e.g. threshold:300.'
    """
    others = {
        name: (entry.load().__doc__ or "").partition("\n")[0] for name, entry in _makers().items()
    }
    return {**policies(), **others}


def is_registered(name: str) -> bool:
    """Say whether a bot goes by a name of its own, whatever its parameter."""
    kind = public_name(name).partition(":")[0].strip().lower()
    return kind in policies() or kind in _makers()


def bot(name: str, seed: str | None = None) -> Bot:
    """Return the bot of a name, with `bot:` before it or not: `bold`, `bot:threshold:300`.

    With a seed, a bot that plays at random makes the same choices again.

    >>> from greed.bots import bot
    >>> str(bot("bot:threshold:450"))
    'threshold:450'

    Raises:
        BotError: no bot has this name, or the bot rejects its parameter.
    """
    name = public_name(name)
    kind, _, parameter = name.partition(":")
    kind = kind.strip()
    if kind.lower() in policies():
        try:
            return policy(name, seed)
        except PolicyError as error:
            raise BotError(str(error)) from None
    entry = _makers().get(kind.lower())
    if entry is None:
        if is_module_name(name):
            return bot_at(name, seed)
        raise BotError(say("unknown-bot", name=repr(kind), hint=nearest(kind, list(bots()))))
    return cast(Maker, entry.load())(parameter.strip(), seed)


_NAME = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)(?::(.*))?", re.DOTALL)


def is_module_name(name: str) -> bool:
    """Say whether a name has the form `module:Class` or `module:Class:parameter`.

    >>> is_module_name("my.bots:Gambler"), is_module_name("threshold:300")
    (True, False)
    """
    return _NAME.fullmatch(name) is not None


def bot_at(name: str, seed: str | None = None) -> Bot:
    """Return the bot of `module:Class`; the current folder is searched as well.

    The class, or any function that makes a bot, is called as a `Maker` if it takes two
    arguments, else with the parameter if there is one, else with nothing.

    >>> str(bot_at("greed.policies.threshold:Threshold"))
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
    if not any("__str__" in vars(part) for part in type(made).__mro__[:-1]):
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
        loaded = importlib.import_module(module)
    except ImportError as error:
        raise BotError(f"cannot import {module!r}: {error}") from None
    except Exception as error:
        raise BotError(f"importing {module!r} failed: {error!r}") from error
    finally:
        if added:
            sys.path.remove(here)
    made = getattr(loaded, attribute, None)
    if not callable(made):
        raise BotError(f"the module {module!r} has no class {attribute!r}")
    return cast(Callable[..., object], made)


def _call(
    make: Callable[..., object], name: str, parameter: str | None, seed: str | None
) -> object:
    try:
        takes = sum(
            one.default is one.empty and one.kind <= one.POSITIONAL_OR_KEYWORD
            for one in inspect.signature(make).parameters.values()
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


def packed_bots() -> dict[str, dict[str, Any]]:
    """Return the member `bots` of packs; fractions are in percent.

    >>> packed_bots()["bold"]["fear"], packed_bots()["threshold"]["points"]
    (60, 300)
    """
    from greed.policies import Bold, Cautious, Character, Level, Maximiser, Optimal, Threshold
    from greed.policies.level import LOUD, QUIETER

    characters: tuple[type[Character], ...] = (Bold, Cautious)
    parameters: dict[str, dict[str, Any]] = {
        "random": {},
        **{character.name: {"fear": round(100 * character.fear)} for character in characters},
        Threshold.name: {"points": Threshold().points},
        Maximiser.name: {},
        Optimal.name: {},
        Level.name: {"loudest": round(100 * LOUD), "quieter": round(100 * QUIETER)},
    }
    about = bots()
    return {
        name: {"about": _without_extras(about[name]), **parameters[name]} for name in parameters
    }


def _without_extras(about: str) -> str:
    """Return a sentence without what readers of packs don't have: extras, and seeds of bots."""
    return f"{about.partition(' Needs ')[0].partition(';')[0].removesuffix('.')}."
