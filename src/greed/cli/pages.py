"""The rules page of a sheet on the screen."""

from __future__ import annotations
from rich.console import Console
from greed.core.sheet import Sheet


def plain_page(sheet: Sheet) -> str:
    return sheet.title


def show_page(console: Console, sheet: Sheet) -> None:
    console.print(sheet.title)
