"""The rule sheets: presets and variants as TOML files, and the names that load them.

A name is a preset or the path of a TOML file, then variants, then options in parentheses:
`official`, `classic+amish+zilch`, `official(target=5000,entry.points=300)`, `./mine.toml`.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from greed.core import position as notation
from greed.core.errors import SheetError
from greed.core.messages import nearest, say
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import State
from greed.sheets.names import Name, locate, parse_name, why_not_one_value

__all__ = ["Variant", "load", "loads", "parse_position", "presets", "source_text", "variants"]

Variant = dict[str, Any]
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029]")
_DOTS = 400
"""Dots in one line: a key of thousands of parts takes the time and memory of their square."""
_HERE = Path(__file__).parent
_LARGEST = 100_000
"""Bytes of a sheet's file."""


@cache
def presets() -> tuple[str, ...]:
    """Return the ids of the presets, the five sheets of the house first."""
    first = ("official", "ten-dice", "koans", "basic", "classic")
    every = sorted(path.stem for path in _HERE.glob("*.toml"))
    return (*first, *(name for name in every if name not in first))


@cache
def variants() -> dict[str, Variant]:
    """Return every variant: its title, prose, notes, and the rules that it sets."""
    files = sorted((_HERE / "overlays").glob("*.toml"))
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in files}


def source_text(preset: str) -> str:
    """Return the TOML text of a preset, comments and all."""
    return (_HERE / f"{preset}.toml").read_text("utf-8")


def load(name: str | os.PathLike[str]) -> Sheet:
    """Return the sheet of a name, or of a file.

    >>> import greed
    >>> greed.load("classic+hsw").end.endgame, greed.load("koans(target=5000)").target
    ('deposed_and_waiting', 5000)
    >>> greed.load("classic ( target = 5_000 ) + amish").name
    'classic+amish(target=5000)'

    Raises:
        SheetError: no such preset, variant, option or file, or the rules are faulty.
        TypeError: this is neither a name nor a path.
    """
    if isinstance(name, os.PathLike):
        path = Path(name).as_posix()
        return _load(Name(path if "/" in path else f"./{path}"))
    if not isinstance(name, str):
        raise TypeError(f"expected the name of a sheet, such as 'koans', or a path, not {name!r}")
    parsed = parse_name(name)
    return _load(parsed) if parsed.is_file else _preset(str(parsed))


def loads(text: str, name: str = "house rules") -> Sheet:
    """Return the sheet that a TOML text describes.

    Raises:
        SheetError: the text is no TOML, or the rules are faulty.
    """
    return parse_sheet(_toml(text, name), name)


@lru_cache(maxsize=256)
def _preset(name: str) -> Sheet:
    # The key is the written name: as values, the options true and 1 are equal.
    return _load(parse_name(name))


def _load(name: Name) -> Sheet:
    data = _base(name)
    faults = []
    for variant in name.variants:
        if variant in variants():
            _vary(data, variants()[variant])
        else:
            hint = nearest(variant, list(variants()))
            faults.append(say("unknown-variant", name=repr(variant), hint=hint))
    given: dict[str, str] = {}
    for option, value in name.options:
        try:
            path = locate(option)
        except ValueError as error:
            faults.append(str(error))
            continue
        bringing = [word for word, variant in variants().items() if path in variant["set"]]
        if value is not None and (reason := why_not_one_value(path, bringing)):
            faults.append(reason)
            continue
        _set(data, path, value)
        if path in given:
            faults.append(f"options {given[path]!r} and {option!r} are one and the same")
        given[path] = option
    if faults:
        raise SheetError(str(name), faults)
    for variant in name.variants:
        words = variants()[variant]
        _enter_again_as_at_first(data, words)
        if "carryover" in data and "notes_with_a_carryover" in words:
            data["notes"] = [*data["notes"], *words["notes_with_a_carryover"]]
    return parse_sheet(data, str(name))


def _base(name: Name) -> dict[str, Any]:
    if not name.is_file:
        if name.base not in presets():
            hint = nearest(name.base, presets())
            said = say("unknown-sheet", name=repr(name.base), hint=hint)
            raise SheetError(str(name), [said])
        return deepcopy(_preset_data(name.base))
    try:
        path = Path(name.base).expanduser()
        text = _written(path)
    except RuntimeError as error:  # ~nobody
        raise SheetError(str(name), [f"cannot read {name.base}: {error}"]) from None
    except OSError as error:
        raise SheetError(str(name), [f"cannot read {name.base}: {error.strerror}"]) from None
    except UnicodeDecodeError:
        raise SheetError(str(name), [f"{name.base} is not UTF-8 text"]) from None
    except ValueError as error:  # no path at all, such as one with a zero byte
        raise SheetError(str(name), [f"cannot read {name.base!r}: {error}"]) from None
    return _toml(text, str(name))


def _written(path: Path) -> str:
    """Return the text of a file, which may be anything: a device that never ends, for one."""
    with path.open("rb") as file:
        data = file.read(_LARGEST + 1)
    if len(data) > _LARGEST:
        raise ValueError(f"a sheet has {_LARGEST:,} bytes at most")
    return data.decode("utf-8")


@cache
def _preset_data(preset: str) -> dict[str, Any]:
    return _toml(source_text(preset), preset)


def _toml(text: str, name: str) -> dict[str, Any]:
    too_deep = SheetError(name, ["not a valid sheet: nested too deeply"])
    if any(line.count(".") > _DOTS for line in text.split("\n")):  # only \n ends a line
        raise too_deep
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise too_deep from None
    except ValueError as error:  # TOMLDecodeError, and numbers of thousands of digits
        raise SheetError(name, [f"not valid TOML: {error}"]) from None
    faults = [
        f"{path}: control characters, such as {sign!r}, do not belong in a sheet"
        for path, sign in _control_characters(data)
    ]
    if faults:
        raise SheetError(name, faults)
    return data


def _control_characters(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the place of each text that would do more to a terminal than be read."""
    waiting: list[tuple[str, object]] = [("", data)]
    while waiting:  # no recursion: a key of thousands of parts is nested as deeply
        path, value = waiting.pop()
        if isinstance(value, dict):
            waiting += [("a key", key) for key in value]
            waiting += [(path or key, inner) for key, inner in value.items()]
        elif isinstance(value, list):
            waiting += [(path, inner) for inner in value]
        elif isinstance(value, str) and (match := _CONTROL.search(value)):
            yield path, match[0]


def _vary(data: dict[str, Any], variant: Variant) -> None:
    """Lay a variant over a sheet: its rules replace, its words are added."""
    _merge(data, variant["set"])
    data["title"] = f"{data.get('title', '')} + {variant['title']}"
    data["prose"] = f"{data.get('prose', '')}\n{variant['title']}: {variant['prose']}".lstrip()
    data["notes"] = [*data.get("notes", []), *variant["notes"]]


def _enter_again_as_at_first(data: dict[str, Any], variant: Variant) -> None:
    """Give the way back that a variant brings the manner of the sheet's own entry.

    The variant says how many points it takes. Whether the turn is one throw, and whether a player
    may stop early, is for the sheet to say, unless the variant or an option does.
    """
    entry, strikes = data.get("entry"), data.get("strikes")
    again = strikes.get("reentry") if isinstance(strikes, dict) else None
    brought = variant["set"].get("strikes", {}).get("reentry")
    if not (isinstance(entry, dict) and isinstance(again, dict) and isinstance(brought, dict)):
        return
    if "stop_before_entry" in entry:
        again.setdefault("stop_before_entry", entry["stop_before_entry"])
    if "ends_turn" in entry and again.get("scope") == "throw":
        again.setdefault("ends_turn", entry["ends_turn"])


def _merge(data: dict[str, Any], changes: dict[str, Any]) -> None:
    for key, value in changes.items():
        if isinstance(value, dict) and isinstance(data.get(key), dict):
            _merge(data[key], value)
        else:
            data[key] = deepcopy(value)


def _set(data: dict[str, Any], path: str, value: object) -> None:
    """Set the value at a dotted path; None removes it."""
    *tables, leaf = path.split(".")
    for table in tables:
        if not isinstance(data.get(table), dict):
            data[table] = {}
        data = data[table]
    if value is None:
        data.pop(leaf, None)
    else:
        data[leaf] = value


def parse_position(text: str, sheet: Sheet | None = None) -> State:
    """Return the state that a position line says; a `sheet` given replaces the one it names.

    >>> import greed
    >>> state = greed.parse_position("official 1200,0? 2/1 decide 3 - 450 - - 9")
    >>> state.seat, state.points, state.hand.dice
    (1, 450, 3)

    Raises:
        PositionError: the line cannot be read; the message names the field.
        SheetError: the line names no sheet that can be loaded.
    """
    return notation.parse_position(text, load if sheet is None else lambda _: sheet)
