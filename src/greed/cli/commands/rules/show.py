"""`greed rules show`: a sheet as a page to read."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import Annotated

import typer

from greed import rulebook
from greed.cli import complete
from greed.cli.render import ink
from greed.report import document, markdown
from greed.rulebook import Page, rules_page
from greed.sheets import load

__all__ = ["show"]


class Format(StrEnum):
    """How the page is written."""

    TEXT = "text"
    MARKDOWN = "markdown"
    HTML = "html"
    JSON = "json"


def show(
    sheet: Annotated[str, typer.Argument(help="A sheet.", autocompletion=complete.sheets)],
    form: Annotated[Format, typer.Option("--format", help="Output format.")] = Format.TEXT,
    as_json: Annotated[bool, typer.Option("--json", help="Short for --format json.")] = False,
) -> None:
    """Show the rules of a sheet, page by page, written from its data."""
    page = rules_page(load(sheet))
    match Format.JSON if as_json else form:
        case Format.TEXT:
            _on_screen(page)
        case Format.MARKDOWN:
            ink.say(markdown(page.report).rstrip("\n"))
        case Format.HTML:
            ink.say(document(page.report, f"{page.title}: the rules").rstrip("\n"))
        case Format.JSON:
            ink.say(rulebook.json(page).rstrip("\n"))


def _on_screen(page: Page) -> None:
    from rich.console import Console

    from greed.report.terminal import show as show_report

    # A pipe has no width of its own.
    show_report(page.report, Console(width=None if sys.stdout.isatty() else 80))
