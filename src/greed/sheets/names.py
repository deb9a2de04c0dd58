"""The string that names a sheet: parsed, and written in its one canonical form."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

from greed.core.errors import SheetError
from greed.core.messages import closest, listed, nearest, say
from greed.core.sheet_data import leaves

Value = bool | int | str | None

_NAME = r"(?s)(?P<base>[^()+]+)(?P<rest>.*)"
_PART = r"\s*(?:\+\s*(?P<variant>[\w-]+)|\((?P<options>[^()]*)\))\s*"
_OPTION = r"\s*([\w.-]+)\s*=\s*([\w.+-]+)\s*"
_SECTIONS = ("entry", "carryover", "strikes", "addons")
_ENTRIES = {
    "scoring.singles": "singles.1=100", "scoring.triples": "triples.1=300",
    "scoring.kinds": "kinds.4=1000", "entry": "entry.points=500",
    "carryover": "carryover.who_may_take=on_board", "strikes": "strikes.count=3",
    "addons": "addons.addon_hot_dice=true",
}  # fmt: skip
"""The tables of a sheet, which take no value themselves, each with one of its entries."""
_LISTS = ("scoring.straights", "aliases", "notes", "variants")


class Name(Struct, frozen=True):
    """A sheet's name taken apart; `str` puts it together in canonical form."""

    base: str
    variants: tuple[str, ...] = ()
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def is_file(self) -> bool:
        """Whether the base is the path of a file rather than a preset."""
        return self.base.endswith(".toml") or "/" in self.base

    def __str__(self) -> str:
        text = "+".join([self.base, *self.variants])
        if self.options:
            text += f"({','.join(f'{key}={_written(value)}' for key, value in self.options)})"
        return text


def parse_name(text: str) -> Name:
    """Return a name taken apart: base, variants, and options by their full or own names.

    >>> parse_name("classic+zilch+amish(target=5000)")
    Name(base='classic', variants=('amish', 'zilch'), options=(('target', 5000),))

    Raises:
        SheetError: the text does not have the form of a name.
    """
    text = text.strip()
    match = re.fullmatch(_NAME, text)
    if not match:
        raise SheetError(text or "(no name)", ["expected a name such as official or classic+amish"])
    variants: list[str] = []
    options: dict[str, Value] = {}
    rest, faults = match["rest"], []
    while rest:
        part = re.match(_PART, rest)
        if not part:
            raise SheetError(text, [f"cannot read {rest!r}: expected +variant or (option=value)"])
        if part["variant"]:
            variants.append(part["variant"].lower())
        else:
            if set(part["options"]) & set("[]{}"):
                faults.append(say("flaw-brackets"))
                break
            for option in filter(str.strip, part["options"].split(",")):
                pair = re.fullmatch(_OPTION, option)
                if pair and pair[1] in options:
                    faults.append(f"option {pair[1]!r} is given twice: which of them is meant?")
                elif pair:
                    options[pair[1]] = _value(pair[2])
                else:
                    faults.append(f"cannot read {option.strip()!r}: expected option=value")
        rest = rest[part.end() :]
    if faults:
        raise SheetError(text, faults)
    # Variants set different rules, so their order carries no meaning and one order is canonical.
    return Name(match["base"].strip(), tuple(sorted(set(variants))), tuple(sorted(options.items())))


def locate(option: str) -> str:
    """Return the full path of an option named by its path or, where that is clear, its last words.

    >>> locate("carry_lock"), locate("triples.1")
    ('carryover.carry_lock', 'scoring.triples.1')

    Raises:
        ValueError: no option has that name, or several have.
    """
    options = leaves()
    every = [path for paths in options.values() for path in paths]
    if option in every or option in _SECTIONS:
        return option
    table, dot, entry = option.removeprefix("scoring.").partition(".")
    if dot and f"scoring.{table}" in _ENTRIES:
        return f"scoring.{table}.{entry}"
    paths = options.get(option, ())
    # entry.points goes before strikes.reentry.points: the way back needs the full path.
    outer = [path for path in paths if path.count(".") == min(p.count(".") for p in paths)]
    if len(outer) == 1:
        return outer[0]
    if paths:
        raise ValueError(f"option {option!r} may mean {' or '.join(paths)}: give the full path")
    known = sorted({*options, *every})
    hint = nearest(option, known) if closest(option, known) else say("flaw-options")
    raise ValueError(say("unknown-option", name=repr(option), hint=hint))


def why_not_one_value(path: str, variants: Iterable[str]) -> str | None:
    """Say how an option is set that one value can't say; None if one can.

    `variants` are those that bring it in.

    >>> print(why_not_one_value("entry", []))
    entry is a table: set what is in it, such as entry.points=500, or write entry=none
    """
    if path in _LISTS:
        return say("flaw-no-list", path=path)
    if path not in _ENTRIES:
        return None
    ways = [*(f"+{variant}" for variant in variants), f"{path}=none"]
    return say("flaw-no-table", path=path, example=_ENTRIES[path], ways=listed(ways, "or"))


def _value(word: str) -> Value:
    """Return what an option's value says: true, false, none, a whole number, or a word."""
    lowered = word.lower()
    if lowered in ("true", "false"):
        return lowered == "true"
    if lowered == "none":
        return None
    digits = word.replace("_", "")
    return int(digits) if re.fullmatch(r"-?[0-9]{1,18}", digits) else word


def _written(value: Value) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return "none" if value is None else str(value)
