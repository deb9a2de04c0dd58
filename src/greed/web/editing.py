"""House rules in a page without a server: what a browser's Python is asked, as text both ways.

`scripts/browser_python.py` puts this module, and whatever it imports, beside the page. There is no
NumPy there and no file to read but the sheets.
"""

from __future__ import annotations

from typing import Any

import msgspec

from greed.core.errors import GreedError, SheetError
from greed.core.sheet import Sheet
from greed.languages import use
from greed.packs import pack
from greed.sheets.schema import schema as schema_of
from greed.web.sheets import Bearable, judged, sheet_view

BEARABLE = Bearable(4.0, 200)
"""What a sheet may cost on this machine: a phone takes ten times as long in a browser."""


def speak(code: str) -> None:
    """Talk in this language from now on."""
    use(code)


def schema() -> str:
    """Return the JSON Schema of sheets."""
    return _written(schema_of())


def preset(name: str) -> str:
    """Return a sheet in full by its name, as a server's `SheetView`."""
    return _written(sheet_view(judged(name, None, None, BEARABLE)))


def check(rules: str) -> str:
    """Return what there is to say about rules: a `view` of the sheet, or all `faults`.

    >>> check('{"title": "Mine"}')[:20]
    '{"faults":["target: '
    """
    try:
        return _written({"view": sheet_view(_judged(rules))})
    except SheetError as error:
        return _written({"faults": error.faults})


def packed(rules: str, bots: str) -> str:
    """Return the pack of rules that `check` found sound, with these bots; or why there is none."""
    try:
        return pack(_judged(rules), bots=msgspec.json.decode(bots)).decode()
    except GreedError as error:
        return _written({"refused": str(error)})


def _judged(rules: str) -> Sheet:
    data: dict[str, Any] = msgspec.json.decode(rules)
    return judged(None, None, data, BEARABLE)


def _written(data: object) -> str:
    return msgspec.json.encode(data).decode()
