"""House rules in a page without a server: what a browser's Python is asked, as text both ways.

`scripts/browser_python.py` puts this module, and whatever it imports, beside the page. There is no
NumPy there and no file to read but the sheets.
"""

from __future__ import annotations

import msgspec

from greed.languages import use
from greed.mind import Check, Faulty, Limits, Pack, Packed, Refused, SheetView, answer
from greed.sheets.schema import schema as schema_of

LIMITS = Limits(seconds=4.0, megabytes=200)
"""What a sheet may take on this machine: a phone needs ten times as long in a browser."""


def speak(code: str) -> None:
    """Talk in this language from now on."""
    use(code)


def schema() -> str:
    """Return the JSON Schema of sheets."""
    return _written(schema_of())


def preset(name: str) -> str:
    """Return a sheet in full by its name, as a `SheetView`."""
    return _written(answer(Check(sheet=name), LIMITS))


def check(rules: str) -> str:
    """Return what there is to say about rules: a `view` of the sheet, or all `faults`.

    >>> check('{"title": "Mine"}')[:20]
    '{"faults":["target: '
    """
    match answer(Check(sheet=msgspec.json.decode(rules)), LIMITS):
        case SheetView() as view:
            return _written({"view": view})
        case Faulty(faults=faults):
            return _written({"faults": faults})
        case other:
            return _written(other)


def packed(rules: str, bots: str) -> str:
    """Return the pack of rules that `check` found sound, with these bots; or why there is none."""
    asked = Pack(sheet=msgspec.json.decode(rules), bots=msgspec.json.decode(bots))
    match answer(asked, LIMITS):
        case Packed(pack=pack):
            return pack
        case Faulty(faults=faults):
            return _written({"refused": "; ".join(faults)})
        case Refused(why=why):
            return _written({"refused": why})
        case other:
            return _written(other)


def _written(data: object) -> str:
    return msgspec.json.encode(data).decode()
