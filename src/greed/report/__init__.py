"""Reports: what a program has to say as one value, shown in a terminal, as HTML or as Markdown.

>>> from greed.report import Figures, Report, markdown
>>> report = Report("Scores", "", (Figures(("Who", "Points"), (("Ann", "1,200"),)),))
>>> print(markdown(report))
# Scores
<BLANKLINE>
| Who | Points |
| --- | -----: |
| Ann |  1,200 |
<BLANKLINE>

`greed.report.terminal` shows it with Rich; `greed.report.text` writes rows of figures into files.
"""

from greed.report._html import Report, document, html, notebook
from greed.report.model import (
    Bar,
    Bars,
    Block,
    Chart,
    DiceRow,
    Dot,
    Example,
    Figures,
    Heading,
    Heat,
    Intervals,
    Item,
    Items,
    KeepChoice,
    Lines,
    Note,
    Series,
    Step,
    Table,
    Text,
    Tone,
)
from greed.report.text import markdown

__all__ = [
    "Bar",
    "Bars",
    "Block",
    "Chart",
    "DiceRow",
    "Dot",
    "Example",
    "Figures",
    "Heading",
    "Heat",
    "Intervals",
    "Item",
    "Items",
    "KeepChoice",
    "Lines",
    "Note",
    "Report",
    "Series",
    "Step",
    "Table",
    "Text",
    "Tone",
    "document",
    "html",
    "markdown",
    "notebook",
]
