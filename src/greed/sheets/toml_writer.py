"""Writing a sheet as TOML that a person can go on from: every option named and explained.

A small writer of our own, because the two libraries that write TOML do not fit. `import greed`
needs msgspec alone, and both would be one more library for one command. tomli-w writes no
comments, and the comments are the point; tomlkit keeps those of a file that has them, but has
no word for options that are left at their default. A sheet needs only strings, whole numbers,
booleans, lists and tables, and reading back what was written is tested.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

import msgspec
from msgspec import NODEFAULT, inspect

from greed.core.sheet import Sheet

_WIDTH = 98
_LOADED = "name"
"""The one field that a file does not hold: loading sets it."""


_HEAD = (
    "# A rule sheet of Greed. Options behind a # that touches them are at their default: to",
    "# change one, take the # away.",
    "",
)


def to_toml(sheet: Sheet, *, comments: bool = True) -> str:
    """Return a sheet as TOML; reading it back gives the same rules, title, prose and notes.

    With comments every option of the schema is in the text, explained: those that the sheet
    leaves at their default stand behind a `#` that touches them. Without, only what is stated.

    >>> from greed.sheets import load
    >>> print(to_toml(load("farkle-minimal"), comments=False).splitlines()[-1])
    endgame = "first_to_target"
    """
    info = inspect.type_info(Sheet)
    assert isinstance(info, inspect.StructType)
    lines = _table(sheet, info, comments=comments)
    return "\n".join((*_HEAD, *lines) if comments else lines) + "\n"


def _table(sheet: Sheet, info: inspect.StructType, *, comments: bool) -> Iterator[str]:
    """Yield the lines of the whole sheet: its own keys, then a table for each part."""
    parts = []
    for field in info.fields:
        value = getattr(sheet, field.name)
        part = _part(field.type)
        if part:
            parts.append((field, part, value))
        elif field.name != _LOADED:
            yield from _key(field, value, comments=comments)
    for field, part, value in parts:
        yield from _section(field, part, value, comments=comments)


def _section(
    field: inspect.Field, part: inspect.StructType, value: object, *, comments: bool
) -> Iterator[str]:
    """Yield a part of the sheet as a table; one that is absent only with comments."""
    optional = field.default is None
    stated = value is not None and (optional or field.required or value != part.cls())
    if not (stated or comments):
        return
    yield ""
    if comments:
        about = (part.cls.__doc__ or "").split("\n\n")[0]
        yield from _comment(about + (" Without this table there is none." if optional else ""))
    mark = "#" if value is None else ""
    yield f"{mark}[{field.name}]"
    for inner in part.fields:
        item = _default(inner) if value is None else getattr(value, inner.name)
        yield from _key(inner, item, comments=comments, off=value is None)


def _key(
    field: inspect.Field, value: object, *, comments: bool, off: bool = False
) -> Iterator[str]:
    """Yield an option: what it means, then the option, set apart if it says nothing new."""
    default = not field.required and value == _default(field)
    if default and not comments:
        return
    if comments:
        yield from _comment(_explained(field.type))
    text = _value(msgspec.to_builtins(value, str_keys=True), top=True)
    lines = f"{field.name} = {text}".splitlines() if "\n" in text else [f"{field.name} = {text}"]
    mark = "#" if default or off else ""
    yield from (f"{mark}{line}" for line in lines)


def _comment(text: str) -> Iterator[str]:
    if text:
        yield from (f"# {line}" for line in wrap(text, _WIDTH))


def _default(field: inspect.Field) -> object:
    """Return the default of a field; where there is none, an example of what belongs there."""
    if field.default is not NODEFAULT:
        return field.default
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    extra = field.type.extra_json_schema if isinstance(field.type, inspect.Metadata) else None
    return (extra or {}).get("examples", [0])[0]


def _explained(kind: inspect.Type) -> str:
    """Return the description of an option, with the numbers that it may be.

    Words that it may be are explained in the description itself, each by its name.
    """
    extra = kind.extra_json_schema if isinstance(kind, inspect.Metadata) else None
    text = str((extra or {}).get("description", ""))
    bare = kind.type if isinstance(kind, inspect.Metadata) else kind
    if isinstance(bare, inspect.IntType) and bare.le is not None and bare.le < 100:
        text += f" From {bare.ge} to {bare.le}."
    return text.strip()


def _part(kind: inspect.Type) -> inspect.StructType | None:
    """Return the struct that a field holds, or None beside it: such a field is a table."""
    bare = kind.type if isinstance(kind, inspect.Metadata) else kind
    if isinstance(bare, inspect.UnionType) and bare.includes_none:
        bare = next(k for k in bare.types if not isinstance(k, inspect.NoneType))
    return bare if isinstance(bare, inspect.StructType) else None


def _value(value: object, *, top: bool = False) -> str:
    """Return a value as TOML; `top` lists are written one item to a line."""
    match value:
        case bool():
            return str(value).lower()
        case int():
            return f"{value:_}" if abs(value) >= 10_000 else str(value)
        case str():
            return _string(value, top=top)
        case dict():
            inner = ", ".join(f"{key} = {_value(item)}" for key, item in value.items())
            return f"{{ {inner} }}" if inner else "{}"
        case list() | tuple():
            items = [_value(item) for item in value]
            # Short lists of numbers read best as they are; texts and tables need room.
            if top and any(isinstance(item, str | dict) for item in value):
                return "\n".join(["[", *(f"  {item}," for item in items), "]"])
            return f"[{', '.join(items)}]"
        case _:
            raise TypeError(f"a sheet holds no {type(value).__name__}")


def _string(text: str, *, top: bool) -> str:
    """Return a string, over several lines if it has them."""
    if top and "\n" in text:
        lines = "\n".join(map(_escaped, text.split("\n")))
        return f'"""\n{lines}"""'
    return f'"{_escaped(text)}"'


_ESCAPES = {"\\": r"\\", '"': r"\"", "\n": r"\n", "\t": r"\t", "\r": r"\r"}


def _escaped(text: str) -> str:
    return "".join(map(_character, text))


def _character(char: str) -> str:
    if char in _ESCAPES:
        return _ESCAPES[char]
    return f"\\u{ord(char):04X}" if ord(char) < 32 or char == "\x7f" else char
