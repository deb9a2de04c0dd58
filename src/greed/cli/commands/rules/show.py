"""`greed rules show`: a sheet as a page to read."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import Annotated

import typer

from greed import rulebook as pages
from greed.cli import options
from greed.cli.render import ink
from greed.rulebook import Page
from greed.sheets import load

__all__ = ["show"]


class Format(StrEnum):
    """How the page is written."""

    TEXT = "text"
    MARKDOWN = "markdown"
    HTML = "html"
    JSON = "json"


def show(
    sheet: Annotated[str, typer.Argument(help="A sheet.", autocompletion=options.sheets)],
    form: Annotated[Format, typer.Option("--format", help="Output format.")] = Format.TEXT,
    as_json: Annotated[bool, typer.Option("--json", help="Short for --format json.")] = False,
) -> None:
    """Show the rules of a sheet, page by page, written from its data."""
    page = pages.rules_page(load(sheet))
    if as_json:
        form = Format.JSON
    if form is Format.TEXT:
        _on_screen(page)
        return
    write = {
        Format.MARKDOWN: pages.markdown,
        Format.HTML: pages.document,
        Format.JSON: pages.json,
    }[form]
    ink.say(write(page).rstrip("\n"))


def _on_screen(page: Page) -> None:
    from rich.console import Console

    from greed.cli.render.rules import show_page

    # A pipe has no width of its own.
    console = Console(width=None if sys.stdout.isatty() else 80)
    show_page(console, page)
