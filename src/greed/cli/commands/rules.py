"""`greed rules`: the sheets, listed, read, checked and begun."""

from __future__ import annotations

import json
import sys
from enum import StrEnum
from pathlib import Path
from textwrap import wrap
from typing import Annotated

import typer
from msgspec.structs import replace

from greed import rulebook
from greed.cli import options
from greed.cli.exits import NO, Refusal, read_bytes, writing
from greed.cli.options import Json, SheetName
from greed.cli.render import ink
from greed.core.errors import SheetError
from greed.core.identity import sheet_hash
from greed.report import document, markdown
from greed.rulebook import Page, rules_page
from greed.rulebook.about import summary
from greed.sheets import load, loads, presets, variants

_HOUSE = 5

app = typer.Typer(add_completion=False, invoke_without_command=True)


class Format(StrEnum):
    """How the page is written."""

    TEXT = "text"
    MARKDOWN = "markdown"
    HTML = "html"
    JSON = "json"


@app.callback()
def rules(ctx: typer.Context, as_json: Json = False) -> None:
    """List the sheets, read one, check one, or write your own."""
    if ctx.invoked_subcommand is None:
        _list(as_json=as_json)


@app.command()
def show(
    sheet: SheetName,
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


@app.command()
def check(
    sheet: Annotated[
        str,
        typer.Argument(
            help="Your own sheet (a TOML file), or a name: classic+hsw.",
            autocompletion=options.sheets,
        ),
    ],
    as_json: Json = False,
) -> None:
    """Check a sheet and list every fault with its place. Exits with 1 if it has any."""
    file = Path(sheet)
    try:
        own = file.suffix == ".toml" or file.exists()
        rules = loads(_text(file), sheet) if own else load(sheet)
    except SheetError as error:
        if as_json:
            ink.say(json.dumps({"file": sheet, "faults": error.faults}))
        else:
            ink.say(*(f"{ink.warn('✗')} {fault}" for fault in error.faults))
        raise typer.Exit(NO) from None
    if as_json:
        ink.say(json.dumps({"file": sheet, "faults": [], "hash": sheet_hash(rules)}))
    else:
        ink.say(f"{ink.good('✓')} {sheet}: {rules.title}, no faults ({sheet_hash(rules)})")


def _text(file: Path) -> str:
    try:
        return read_bytes(file).decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal(f"{file} is not UTF-8 text") from None


@app.command()
def new(
    file: Annotated[Path, typer.Argument(help="The file to write: mine.toml.")],
    base: Annotated[
        str,
        typer.Option("--from", help="The sheet to start from.", autocompletion=options.sheets),
    ] = "official",
) -> None:
    """Start a sheet of your own from another one, with every option explained."""
    from greed.sheets.toml_writer import to_toml

    sheet = load(base)
    # These are about the sheet as it was, and its source: the page makes a summary from rules.
    mine = replace(
        sheet, title=f"House rules after {sheet.title}", summary="", prose="", aliases=(),
        notes=(), variants=(), source=f"after {sheet.name}",
    )  # fmt: skip
    if file.suffix != ".toml":
        better = file.with_suffix(".toml") if file.name.strip(".") else file / "mine.toml"
        raise Refusal(f"a sheet is a TOML file: call it {better}")
    if file.exists():  # somebody's work
        raise Refusal(f"{file} already exists; choose another name")
    with writing(file), file.open("x", encoding="utf-8") as out:
        out.write(to_toml(mine))
    named = file if file.is_absolute() or len(file.parts) > 1 else f"./{file}"
    ink.say(f"{ink.good('✓')} {file} starts as a copy of {sheet.name}. Change it, then:")
    ink.say(f"    {ink.key(f'greed rules check {file}')}", f"    {ink.key(f'greed play {named}')}")


@app.command()
def schema() -> None:
    """Print the JSON Schema of sheets, so that editors can complete and check them."""
    from greed.sheets.schema import schema as of_sheets

    ink.say(json.dumps(of_sheets(), indent=2))


def _list(*, as_json: bool) -> None:
    """Print every preset with its title and summary, and every variant."""
    if as_json:
        ink.say(json.dumps(_data()))
        return
    names = presets()
    width = max(map(len, (*names, *variants())))
    ink.say("", f"  {ink.strong('The sheets of Greed')}")
    for number, name in enumerate(names):
        if number == _HOUSE:
            ink.say("", f"  {ink.strong('More of the family')}")
        _entry(name, width, summary(load(name)))
    ink.say("", f"  {ink.strong('Variants')}, added with a plus: {ink.key('classic+amish+hsw')}")
    for name, variant in variants().items():
        _entry(name, width, _first_sentence(str(variant["prose"])))
    ink.say(
        "",
        f"  {ink.key('greed rules show classic')} shows the full rules;"
        f" {ink.key('greed play classic')} plays it.",
        f"  Change one rule: {ink.key('official(target=5000)')} (put it in quotes).",
        "",
    )


def _entry(name: str, width: int, text: str) -> None:
    first, *rest = wrap(text, 74 - width)
    ink.say(
        f"    {ink.key(name.ljust(width))}  {first}", *(" " * (width + 6) + line for line in rest)
    )


def _first_sentence(prose: str) -> str:
    return " ".join(prose.split()).partition(". ")[0].rstrip(".") + "."


def _data() -> dict[str, object]:
    sheets = [load(name) for name in presets()]
    return {
        "sheets": [
            {
                "name": sheet.name,
                "title": sheet.title,
                "summary": summary(sheet),
                "hash": sheet_hash(sheet),
                "dice": sheet.dice.count,
                "target": sheet.target,
                "variants": sheet.variants,
            }
            for sheet in sheets
        ],
        "variants": [
            {"name": name, "title": variant["title"], "prose": str(variant["prose"]).strip()}
            for name, variant in variants().items()
        ],
    }
