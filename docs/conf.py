"""How `make docs` builds the site: from the Markdown here, the docstrings, and the sheets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import greed
from greed.arena.svg import Dot, Series, lines, standalone
from greed.rulebook import markdown, rules_page

if TYPE_CHECKING:
    from sphinx.application import Sphinx

HERE = Path(__file__).parent

project = "Greed"
author = "The Greed authors"
release = version = greed.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
source_suffix = {".md": "markdown"}
html_theme = "furo"
html_title = "Greed"
html_static_path: list[str] = []
myst_enable_extensions = ["colon_fence", "deflist"]
napoleon_use_ivar = True
myst_heading_anchors = 4
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_format = "short"
nitpicky = False
suppress_warnings = [
    "myst.xref_missing",  # links to files of the repository beside these pages
    "misc.highlighting_failure",  # HTTP requests whose body is JSON
]
exclude_patterns = ["README.md"]


def learning_curve(page: str) -> str:
    """Return the table of learning.md as a picture: what is lost after how many decisions."""
    rows = re.findall(r"^\| ([\d,]+) \| ([\d.]+)% ± ([\d.]+) \|$", page, re.MULTILINE)
    dots = []
    for decisions, percent, error in rows:
        lost, around = float(percent) / 100, float(error) / 100
        millions = int(decisions.replace(",", "")) / 1e6
        dots.append(Dot(millions, lost, lost - around, lost + around, decisions))
    title = "Win probability lost per game"
    across = "decisions learned from, in millions"
    return standalone(lines([Series("SARSA", dots)], title=title, across=across, percent=True))


def setup(app: Sphinx) -> None:
    """Write what is made and not written, before Sphinx looks for its sources."""
    del app
    pictures = HERE / "pictures"
    pictures.mkdir(exist_ok=True)
    page = (HERE / "learning.md").read_text(encoding="utf-8")
    (pictures / "learning.svg").write_text(learning_curve(page), encoding="utf-8")
    folder = HERE / "rules"
    folder.mkdir(exist_ok=True)
    for name in greed.presets():
        (folder / f"{name}.md").write_text(markdown(rules_page(greed.load(name))), encoding="utf-8")
