"""A sheet as data: read with every fault found at once and named by its path, written, hashed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, reduce
from itertools import takewhile
from typing import Any

import msgspec
from msgspec import inspect

from greed.core.contradictions import contradictions, faces_missing
from greed.core.errors import SheetError
from greed.core.messages import closest, nearest, say
from greed.core.sheet import Sheet

_Path = tuple[str | int, ...]
"""The keys that lead to a value; a whole number is a place in a list."""

_MOST_SHOWN = 10**30
_HUGE = 10**6
"""Limits that nobody comes near are named only where somebody does."""
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_NONE_AT_ZERO = (("entry", "points"), ("strikes", "count"))
"""People write 0 for no such rule; a sheet says so by leaving the table out."""
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
# msgspec looks at a type when it first meets it; where two threads do so at once, Python crashes.
msgspec.json.Decoder(Sheet)


def parse_sheet(data: object, name: str) -> Sheet:
    """Return the sheet that plain data (parsed TOML or JSON) describes.

    Raises:
        SheetError: the data is not a valid sheet; carries every fault found.

    >>> parse_sheet({"title": "x", "target": "many", "dice": {"count": 5}, "scoring": {}}, "x")
    Traceback (most recent call last):
    greed.core.errors.SheetError: x: 1 fault
      target: expected a whole number of 1 or more, got 'many'
    """
    if not isinstance(data, dict):
        raise SheetError(name, [f"expected a table of rules, got {_said(data)}"])
    by_path = list(_faults(data, _structure(), ()))
    # A list with a fault goes as a whole: its other items would change places.
    faulty = {tuple(takewhile(lambda step: isinstance(step, str), path)) for path, _ in by_path}
    sound = _without(data, faulty)
    faults = [f"{_written(path)}: {fault}" for path, fault in by_path]
    try:
        sheet = msgspec.convert({"title": "", **sound, "name": name}, Sheet, str_keys=True)
    except msgspec.ValidationError:
        # If required parts are missing, only the faces can be checked.
        raise SheetError(name, [*faults, *_faces(sound, faulty)]) from None
    # A faulty part is reported once: if the singles are misspelt, don't also complain that
    # nothing scores.
    blamed = tuple(_written(path) for path in faulty)
    faults += [
        fault
        for fault in contradictions(sheet)
        if not any(path.startswith(fault.partition(":")[0]) for path in blamed)
    ]
    if faults:
        raise SheetError(name, faults)
    return sheet


def _faces(data: dict[str, Any], faulty: set[_Path]) -> list[str]:
    """Return the faults of faces that the dice do not have, in a sheet with parts missing."""
    if faulty & {("dice",), ("dice", "faces")}:
        return []
    part = {"title": "", "target": 1, "scoring": data.get("scoring", {})}
    try:
        part["dice"] = {**data["dice"], "count": 12}
        sheet = msgspec.convert(part, Sheet, str_keys=True)
    except msgspec.ValidationError:
        return []
    return list(faces_missing(sheet))


def _without(data: dict[str, Any], faulty: set[_Path], path: _Path = ()) -> dict[str, Any]:
    """Return the data without the values at faulty paths, so that the rest can be judged."""
    return {
        key: _without(value, faulty, (*path, key)) if isinstance(value, dict) else value
        for key, value in data.items()
        if (*path, key) not in faulty
    }


def _written(path: _Path) -> str:
    """Return a path as TOML writes it, list places in brackets.

    >>> _written(("scoring", "straights", 0, "no such.key"))
    'scoring.straights[0]."no such.key"'
    """
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            key = step if _BARE_KEY.fullmatch(step) else msgspec.json.encode(step).decode()
            text += f".{key}" if text else key
    return text


@cache
def leaves() -> dict[str, tuple[str, ...]]:
    """Return every option's own name with the full paths it may stand for.

    >>> leaves()["carry_lock"], leaves()["points"]
    (('carryover.carry_lock',), ('entry.points', 'strikes.reentry.points'))
    """
    by_leaf: dict[str, list[str]] = {}
    for path in _paths(_structure(), ""):
        by_leaf.setdefault(path.rpartition(".")[2], []).append(path)
    return {leaf: tuple(paths) for leaf, paths in by_leaf.items()}


@cache
def _structure() -> inspect.Type:
    """Return the schema of sheets; asking for it takes longer than reading a sheet by it."""
    return inspect.type_info(Sheet)


def _struct(kind: inspect.Type) -> inspect.StructType | None:
    """Return the struct that a type is or may be."""
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return next((kind for kind in kinds if isinstance(kind, inspect.StructType)), None)


def _bare(kind: inspect.Type) -> inspect.Type:
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def _paths(kind: inspect.Type, prefix: str) -> Iterator[str]:
    struct = _struct(_bare(kind))
    if prefix and (struct is None or isinstance(_bare(kind), inspect.UnionType)):
        yield prefix
    for field in struct.fields if struct else ():
        yield from _paths(field.type, f"{prefix}.{field.name}" if prefix else field.name)


def _faults(value: object, kind: inspect.Type, path: _Path) -> Iterator[tuple[_Path, str]]:
    kind = _bare(kind)
    struct = _struct(kind)
    if isinstance(kind, inspect.UnionType) and not (struct and isinstance(value, dict)):
        tables = [k for k in kind.types if isinstance(k, inspect.DictType)]
        if tables and isinstance(value, dict):
            kind, struct = tables[0], None
    if struct and isinstance(value, dict):
        yield from _struct_faults(value, struct, path)
    elif isinstance(kind, inspect.DictType) and isinstance(value, dict):
        for key, item in value.items():
            yield from _leaf_faults(_number(key), kind.key_type, (*path, str(key)), "expected-key")
            yield from _faults(item, kind.value_type, (*path, str(key)))
    elif isinstance(kind, inspect.VarTupleType) and isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from _faults(item, kind.item_type, (*path, index))
        if kind.min_length and len(value) < kind.min_length:
            yield path, say("flaw-items", least=kind.min_length, got=len(value))
    else:
        yield from _leaf_faults(value, kind, path)


def _struct_faults(
    value: dict[str, Any], struct: inspect.StructType, path: _Path
) -> Iterator[tuple[_Path, str]]:
    fields = {field.name: field for field in struct.fields}
    for key, item in value.items():
        if key in fields:
            yield from _faults(item, fields[key].type, (*path, key))
        else:
            yield (*path, str(key)), say("unknown-key", hint=nearest(str(key), list(fields)))
    for key, field in fields.items():
        if field.required and key not in value:
            yield (*path, key), say("flaw-missing", wanted=_expected(_bare(field.type)))


def _leaf_faults(
    value: object, kind: inspect.Type, path: _Path, flaw: str = "expected"
) -> Iterator[tuple[_Path, str]]:
    kind = _bare(kind)
    if any(_fits(value, part) for part in _parts(kind)):
        return
    fault = say(f"flaw-{flaw}", wanted=_expected(kind, value), got=_said(value))
    if value == 0 and path in _NONE_AT_ZERO:
        fault += f"; for none, leave out {path[0]} (in the name of a sheet: {path[0]}=none)"
    literals = [
        str(v) for p in _parts(kind) if isinstance(p, inspect.LiteralType) for v in p.values
    ]
    if literals and isinstance(value, str) and closest(value, literals):
        fault += f"; {nearest(value, literals)}"
    yield path, fault


def _parts(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return tuple(_bare(kind) for kind in kinds)


def _fits(value: object, kind: inspect.Type) -> bool:
    match kind:
        case inspect.IntType():
            return (
                isinstance(value, int)
                and not isinstance(value, bool)
                and (kind.ge is None or value >= kind.ge)
                and (kind.le is None or value <= kind.le)
            )
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.StrType():
            return isinstance(value, str)
        case inspect.LiteralType():
            return value in kind.values
        case _:
            return False


def _expected(kind: inspect.Type, value: object = None) -> str:
    words = []
    for part in _parts(kind):
        match part:
            case inspect.IntType():
                span = "whole" if part.ge is None else "whole-least"
                if part.le is not None and part.le < _HUGE:
                    span = "whole-span"
                elif part.le is not None and _is_beyond(value, part.le):
                    span = "whole-most"
                words.append(say(f"flaw-{span}", least=part.ge, most=part.le))
            case inspect.BoolType():
                words.append(say("flaw-bool"))
            case inspect.StrType():
                words.append(say("flaw-text"))
            case inspect.LiteralType():
                words += [repr(value) for value in part.values]
            case inspect.VarTupleType():
                words.append(say("flaw-list"))
            case inspect.StructType() | inspect.DictType():
                words.append(say("flaw-table"))
            case _:
                pass
    return reduce(lambda before, last: say("or", before=before, last=last), words)


def _is_beyond(value: object, most: int) -> bool:
    if isinstance(value, str):
        return value.isdecimal() and len(value) > len(str(most))
    return isinstance(value, int) and value > most


def _number(key: object) -> object:
    """Return the whole number that a key says in its one plain form, else the key itself."""
    return int(key) if isinstance(key, str) and _NUMBER.fullmatch(key) else key


def _said(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case dict():
            return say("flaw-table")
        case list() | tuple():
            return say("flaw-list")
        case str() | int() | float():
            return _shortened(value)
        case _:
            return f"{value} (a {type(value).__name__})"


def _shortened(value: str | int | float) -> str:
    if isinstance(value, int) and abs(value) > _MOST_SHOWN:
        return "a number with far too many digits"
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
