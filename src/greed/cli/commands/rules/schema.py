"""`greed rules schema`: what editors complete sheets with."""

from __future__ import annotations

import json

from greed.cli.render import ink

__all__ = ["schema"]


def schema() -> None:
    """Print the JSON Schema of sheets, so that editors can complete and check them."""
    from greed.sheets.schema import schema as of_sheets

    ink.say(json.dumps(of_sheets(), indent=2))
