"""A rules page as HTML: a fragment for a page of others, and a document that stands alone."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from greed.rulebook.model import Block, Example, Item, Items, KeepChoice, Page, Section, Table, Text
from greed.rulebook.words import spaced

__all__ = ["document", "html"]

# Unicode has dice with one to six eyes; other dice show their number.
_EYES = "\u2680\u2681\u2682\u2683\u2684\u2685"

CSS = """\
:root { color-scheme: light dark; --ink: #1c1b19; --paper: #fdfcf9; --line: #d9d4c9;
  --soft: #f3f0e8; --accent: #96271f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --paper: #191815; --line: #423e36; --soft: #24221d; --accent: #f0998f; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.05rem/1.55 Georgia, "Times New Roman", serif; }
.greed-rules { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
.greed-rules h1 { line-height: 1.15; margin: 0.5rem 0; }
.greed-rules h2 { margin: 2.2rem 0 0.5rem; border-bottom: 2px solid var(--accent); }
.greed-rules .summary { font-style: italic; margin-top: 0; }
.greed-rules nav ul { columns: 14rem; padding-left: 1.2rem; font-size: 0.95rem; }
.greed-rules a { color: var(--accent); }
.greed-rules .table { overflow-x: auto; }
.greed-rules table { border-collapse: collapse; margin: 0.8rem 0; font-size: 0.95rem;
  font-variant-numeric: tabular-nums; }
.greed-rules th, .greed-rules td { padding: 0.2rem 0.7rem; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--line); }
.greed-rules .number { text-align: right; white-space: nowrap; }
.greed-rules li { margin: 0.25rem 0; }
.greed-rules .example { background: var(--soft); border-left: 4px solid var(--accent);
  margin: 1rem 0; padding: 0.6rem 1rem; break-inside: avoid; }
.greed-rules .example h3 { margin: 0; font-size: 1rem; }
.greed-rules .example ol { list-style: none; padding: 0; margin: 0.4rem 0 0; }
.greed-rules .dice { font-weight: bold; white-space: nowrap; }
.greed-rules .eyes { font: 1.6em/1 "DejaVu Sans", "Segoe UI Symbol", sans-serif;
  vertical-align: -0.15em; letter-spacing: 0.05em; }
@media print {
  :root { color-scheme: light; --ink: #000; --paper: #fff; --line: #999; --soft: #fff;
    --accent: #000; }
  body { font-size: 10.5pt; } .greed-rules nav { display: none; }
  .greed-rules { max-width: none; padding: 0; } h2 { break-after: avoid; } }
"""


def html(page: Page) -> str:
    """Return a page as one `article` element, without any style of its own.

    Ids begin with `rules-`, so that the fragment may stand on a page with other things.
    """
    return "\n".join(_article(page))


def document(page: Page) -> str:
    """Return a page as a complete HTML document: readable in light and dark, and on paper."""
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(page.title)}: the rules</title>
<style>
{CSS}</style>
</head>
<body>
{html(page)}
</body>
</html>
"""


def _article(page: Page) -> Iterator[str]:
    yield '<article class="greed-rules">'
    yield f"<header>\n<h1>{escape(page.title)}</h1>"
    if page.summary:
        yield f'<p class="summary">{escape(page.summary)}</p>'
    yield "</header>"
    yield '<nav aria-label="Contents">\n<ul>'
    for section in page.sections:
        yield f'<li><a href="#rules-{section.id}">{escape(section.title)}</a></li>'
    yield "</ul>\n</nav>"
    for section in page.sections:
        yield from _section(section)
    yield "</article>"


def _section(section: Section) -> Iterator[str]:
    yield f'<section id="rules-{section.id}">'
    yield f"<h2>{escape(section.title)}</h2>"
    for block in section.blocks:
        yield from _block(block)
    yield "</section>"


def _block(block: Block) -> Iterator[str]:
    match block:
        case Text():
            yield f"<p>{escape(block.text)}</p>"
        case Items():
            tag = "ol" if block.ordered else "ul"
            yield f"<{tag}>"
            yield from (f"<li>{_item(item)}</li>" for item in block.items)
            yield f"</{tag}>"
        case Table():
            yield from _table(block)
        case Example():
            yield from _example(block)


def _item(item: Item) -> str:
    lead = f"<strong>{escape(item.lead)}</strong> " if item.lead else ""
    return lead + escape(item.text)


def _table(table: Table) -> Iterator[str]:
    yield '<div class="table">\n<table>'
    cells = [_cell(cell, "th", i >= table.words) for i, cell in enumerate(table.columns)]
    yield f"<thead>\n<tr>{''.join(cells)}</tr>\n</thead>\n<tbody>"
    for row in table.rows:
        first = f'<th scope="row">{escape(row[0])}</th>'
        rest = [_cell(cell, "td", i >= table.words) for i, cell in enumerate(row[1:], 1)]
        yield f"<tr>{first}{''.join(rest)}</tr>"
    yield "</tbody>\n</table>\n</div>"


def _cell(text: str, tag: str, number: bool) -> str:
    scope = ' scope="col"' if tag == "th" else ""
    shape = ' class="number"' if number else ""
    return f"<{tag}{scope}{shape}>{escape(text)}</{tag}>"


def _example(example: Example) -> Iterator[str]:
    yield '<aside class="example">'
    yield f"<h3>Example: {escape(example.title)}</h3>\n<ol>"
    for step in example.steps:
        dice = f"{_dice(step.throw)} " if step.throw else ""
        yield f"<li>{dice}{escape(step.text)}"
        if step.choices:
            yield from _choices(step.choices, step.more)
        yield "</li>"
    yield "</ol>\n</aside>"


def _choices(choices: tuple[KeepChoice, ...], more: int) -> Iterator[str]:
    head = "".join(_cell(text, "th", number) for text, number in (
        ("Keep", False), ("Sets", False), ("Points", True), ("Left to throw", True)))  # fmt: skip
    yield f'<div class="table">\n<table>\n<thead>\n<tr>{head}</tr>\n</thead>\n<tbody>'
    for choice in choices:
        cells = (
            f'<th scope="row">{_dice(choice.dice)}</th>',
            _cell(choice.sets, "td", False),
            _cell(f"{choice.points:,}", "td", True),
            _cell(choice.left, "td", True),
        )
        yield f"<tr>{''.join(cells)}</tr>"
    yield "</tbody>\n</table>\n</div>"
    if more:
        yield f"<p>and {more} more.</p>"


def _dice(throw: tuple[int, ...]) -> str:
    """Return dice as pictures with their numbers for who cannot see them."""
    if max(throw) > len(_EYES):
        return f'<span class="dice">{spaced(throw)}</span>'
    eyes = "".join(_EYES[face - 1] for face in throw)
    return (
        f'<span class="dice" role="img" aria-label="{spaced(throw)}" title="{spaced(throw)}">'
        f'<span class="eyes">{eyes}</span></span>'
    )
