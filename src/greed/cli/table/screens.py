"""Which screen a game is shown on: drawn, or in plain lines."""

from __future__ import annotations

import os
import sys

from greed.cli.table.screen import Screen

__all__ = ["screen_for"]


def screen_for(*, plain: bool, compact: bool = False) -> Screen:
    """Return the screen that standard output can show; `compact` draws no dice large."""
    utf = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    if plain or not utf or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        from greed.cli.table.plain import PlainScreen

        return PlainScreen()
    from rich.console import Console

    from greed.cli.table.look import RichScreen

    return RichScreen(Console(), compact=compact)
