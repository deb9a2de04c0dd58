"""A report as HTML: a fragment for a page of others, and a document that stands alone.

A document needs nothing from outside: no script, font or picture. Every text is escaped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.util import find_spec

import msgspec
from msgspec import Struct

from greed._extras import install
from greed.core.messages import say
from greed.report.model import (
    Bars,
    Block,
    Chart,
    DiceRow,
    Example,
    Heading,
    Heat,
    Intervals,
    Item,
    Items,
    Lines,
    Note,
    Table,
    Text,
)
from greed.report.pictures import style, svg

# Unicode has dice with one to six eyes; other dice show their number.
_EYES = "\u2680\u2681\u2682\u2683\u2684\u2685"

_PAGE = """\
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.05rem/1.55 Georgia, "Times New Roman", serif; }
.greed { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
@media print {
  :root { color-scheme: light; --ink: #000; --paper: #fff; --line: #999; --shade: #fff;
    --accent: #000; --soft: #444; }
  body { font-size: 10.5pt; } .greed nav { display: none; }
  .greed { max-width: none; padding: 0; } h2 { break-after: avoid; } }
"""
_PARTS = """\
.greed h1 { line-height: 1.15; margin: 0.5rem 0; }
.greed h2 { margin: 2.2rem 0 0.5rem; border-bottom: 2px solid var(--accent); }
.greed .intro { font-style: italic; margin-top: 0; overflow-wrap: anywhere; }
.greed nav ul { columns: 14rem; padding-left: 1.2rem; font-size: 0.95rem; }
.greed a { color: var(--accent); }
.greed .table { overflow-x: auto; }
.greed table { border-collapse: collapse; margin: 0.8rem 0; font-size: 0.95rem;
  font-variant-numeric: tabular-nums; }
.greed th, .greed td { padding: 0.2rem 0.7rem; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--line); }
.greed .number { text-align: right; white-space: nowrap; }
.greed li { margin: 0.25rem 0; }
.greed figure { margin: 1rem 0; } .greed figure svg { width: 100%; height: auto; }
.greed figcaption, .greed .quiet { color: var(--soft); font-size: 0.95rem; }
.greed .good { color: var(--good); } .greed .bad, .greed .warning { color: var(--bad); }
.greed .bar { min-width: 12rem; } .greed .bar i { display: block; height: 0.8em;
  background: var(--good); }
.greed .example { background: var(--shade); border-left: 4px solid var(--accent);
  margin: 1rem 0; padding: 0.6rem 1rem; break-inside: avoid; }
.greed .example h3 { margin: 0; font-size: 1rem; }
.greed .example ol { list-style: none; padding: 0; margin: 0.4rem 0 0; }
.greed p > .dice { font-size: 1.4em; }
.greed .dice { font-weight: bold; white-space: nowrap; }
.greed .eyes { font: 1.6em/1 "DejaVu Sans", "Segoe UI Symbol", sans-serif;
  vertical-align: -0.15em; letter-spacing: 0.05em; }
"""
_INHERITED = ".greed { --ink: currentColor; --soft: currentColor; }"
"""Nobody knows whether a notebook is light or dark; its own letters can be read."""


class Report(Struct, frozen=True):
    """A report: what it is called, a sentence about it, and what it says in reading order."""

    title: str
    intro: str
    blocks: Sequence[Block]

    @property
    def headings(self) -> tuple[Heading, ...]:
        """The beginnings of its parts; a report without any is an answer, not a page."""
        return tuple(block for block in self.blocks if isinstance(block, Heading))

    def _repr_html_(self) -> str:
        """Return what a notebook shows."""
        return notebook(self)


def html(report: Report) -> str:
    """Return a report as one `article` element, without any style of its own.

    Ids begin with `rules-`, so that the fragment may stand on a page with other things.

    >>> from greed.report import Report, Text, html
    >>> print(html(Report("<b>", "", (Text("1 < 2"),))))
    <article class="greed">
    <header>
    <h1>&lt;b&gt;</h1>
    </header>
    <p>1 &lt; 2</p>
    </article>
    """
    return "\n".join(_article(report))


def document(report: Report, title: str = "", data: object = None) -> str:
    """Return a report as a complete HTML document: readable in light and dark, and on paper.

    Args:
        report: what to show.
        title: of the window, if it isn't the report's.
        data: what lies in the page as JSON, for programs.
    """
    body = html(report)
    if data is not None:
        text = msgspec.json.encode(data).decode().replace("<", "\\u003c")
        body += f'\n<script type="application/json" id="data">{text}</script>'
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title or report.title)}</title>
<style>
{style(":root")}{_PARTS}{_PAGE}</style>
</head>
<body>
{body}
</body>
</html>
"""


def notebook(report: Report) -> str:
    """Return a report as a fragment that brings its look with it."""
    return f"<style>{style('.greed')}{_INHERITED}{_PARTS}</style>\n{html(report)}"


def _article(report: Report) -> Iterator[str]:
    yield '<article class="greed">'
    if report.title:
        intro = f'\n<p class="intro">{escape(report.intro)}</p>' if report.intro else ""
        yield f"<header>\n<h1>{escape(report.title)}</h1>{intro}\n</header>"
    named = [heading for heading in report.headings if heading.id]
    if named:
        yield '<nav aria-label="Contents">\n<ul>'
        for heading in named:
            yield f'<li><a href="#rules-{escape(heading.id)}">{escape(heading.text)}</a></li>'
        yield "</ul>\n</nav>"
    inside = False
    for block in report.blocks:
        if isinstance(block, Heading):
            if inside:
                yield "</section>"
            name = f' id="rules-{escape(block.id)}"' if block.id else ""
            yield f"<section{name}>"
            inside = True
        yield from _block(block)
    yield "</section>\n</article>" if inside else "</article>"


def _block(block: Block) -> Iterator[str]:
    match block:
        case Heading():
            yield f"<h2>{escape(block.text)}</h2>"
        case Text():
            yield f"<p>{escape(block.text)}</p>"
        case Note():
            yield f'<p class="{block.tone}">{escape(block.text)}</p>'
        case Items():
            tag = "ol" if block.ordered else "ul"
            yield f"<{tag}>"
            yield from (f"<li>{_item(item)}</li>" for item in block.items)
            yield f"</{tag}>"
        case Table():
            yield from _table(block)
        case Example():
            yield from _example(block)
        case DiceRow():
            yield f"<p>{_eyes(block.dice)}</p>"
        case Bars():
            yield from _bars(block)
        case Intervals() | Lines() | Heat():
            yield from _figure(block)


def _item(item: Item) -> str:
    lead = f"<strong>{escape(item.lead)}</strong> " if item.lead else ""
    return lead + escape(item.text)


def _table(table: Table, names: Sequence[str] = ()) -> Iterator[str]:
    """Yield a table; `names` are what stands in the first column of its rows, as HTML."""
    cells = [_cell(cell, "th", number=i >= table.words) for i, cell in enumerate(table.columns)]
    yield '<div class="table">\n<table>'
    yield f"<thead>\n<tr>{''.join(cells)}</tr>\n</thead>\n<tbody>"
    for row, name in zip(table.rows, names or [escape(row[0]) for row in table.rows], strict=True):
        rest = [_cell(cell, "td", number=i >= table.words) for i, cell in enumerate(row[1:], 1)]
        yield f'<tr><th scope="row">{name}</th>{"".join(rest)}</tr>'
    yield "</tbody>\n</table>\n</div>"


def _cell(text: str, tag: str, *, number: bool = False) -> str:
    scope = ' scope="col"' if tag == "th" else ""
    shape = ' class="number"' if number else ""
    return f"<{tag}{scope}{shape}>{escape(text)}</{tag}>"


def _bars(bars: Bars) -> Iterator[str]:
    most = max((share for _, share, _ in bars.rows), default=0) or 1.0
    head = "".join(_cell(column, "th", number=True) for column in bars.columns)
    yield f'<div class="table">\n<table>\n<thead>\n<tr>{head}<td></td></tr>\n</thead>\n<tbody>'
    for label, share, text in bars.rows:
        bar = f'<td class="bar"><i style="width:{100 * share / most:.1f}%"></i></td>'
        yield f"<tr>{_cell(label, 'td', number=True)}{_cell(text, 'td', number=True)}{bar}</tr>"
    yield "</tbody>\n</table>\n</div>"


def _figure(chart: Chart) -> Iterator[str]:
    if find_spec("matplotlib") is None:
        yield f'<p class="quiet">Without its picture: {escape(install("plot"))} draws it.</p>'
        return
    caption = f"<figcaption>{escape(chart.caption)}</figcaption>" if chart.caption else ""
    if drawn := svg(chart):
        yield f"<figure>{drawn}{caption}</figure>"


def _example(example: Example) -> Iterator[str]:
    yield '<aside class="example">'
    yield f"<h3>{say('report-example', title=escape(example.title))}</h3>\n<ol>"
    for step in example.steps:
        yield f"<li>{_eyes(step.throw)}{escape(step.text)}"
        if step.choices:
            yield from _table(step.table, [_eyes(choice.dice).strip() for choice in step.choices])
            if step.more:
                yield f"<p>{say('report-more', n=step.more)}.</p>"
        yield "</li>"
    yield "</ol>\n</aside>"


def _eyes(throw: tuple[int, ...]) -> str:
    """Return dice as pictures with their numbers for who cannot see them."""
    if not throw:
        return ""
    numbers = " ".join(map(str, throw))
    if max(throw) > len(_EYES):
        return f'<span class="dice">{numbers}</span> '
    eyes = "".join(_EYES[face - 1] for face in throw)
    return (
        f'<span class="dice" role="img" aria-label="{numbers}" title="{numbers}">'
        f'<span class="eyes">{eyes}</span></span> '
    )
