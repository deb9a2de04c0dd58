"""A page that needs nothing else: no scripts, fonts or pictures from outside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from greed.arena.svg import STYLE

__all__ = ["document", "grid"]

_STYLE = """
:root { color-scheme: light dark; --ink: #1d2b24; --paper: #fbfaf6; --soft: #6d7a73;
  --line: #d9d8cf; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ece9; --paper: #17201b; --soft: #98a59d;
  --line: #36433b; } }
body { margin: 2rem auto; max-width: 50rem; padding: 0 1rem; color: var(--ink);
  background: var(--paper); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; color: var(--soft); font-weight: 500; }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line);
  white-space: nowrap; vertical-align: top; }
td:last-child { white-space: normal; }
.number { text-align: right; } .scroll { overflow-x: auto; } p, figcaption { color: var(--soft); }
figure { margin: 1rem 0; } """


def document(title: str, summary: str, body: Iterable[str], data: str) -> str:
    """Return a whole page; the data behind it lies in it as JSON, for programs."""
    safe = data.replace("<", "\\u003c")
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{_STYLE}{STYLE}</style></head><body>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(summary)}</p>",
            *body,
            f'<script type="application/json" id="data">{safe}</script>',
            "</body></html>",
            "",
        ]
    )


def grid(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield a table of texts."""
    yield '<div class="scroll"><table><thead><tr>'
    yield "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    yield "</tr></thead><tbody>"
    for row in rows:
        yield "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
    yield "</tbody></table></div>"
