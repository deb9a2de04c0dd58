"""How `make docs` builds the site: from the Markdown here, the docstrings, and the sheets."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import greed
from greed.cli.render.cards import all_cards
from greed.report import Dot, Lines, Series, markdown
from greed.report.pictures import standalone
from greed.rulebook import rules_page

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

HERE = Path(__file__).parent

project = "Greed"
author = "The Greed authors"
release = version = greed.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
source_suffix = {".md": "markdown"}
html_theme = "furo"
html_title = "Greed docs"
html_theme_options: dict[str, object] = {"top_of_page_buttons": []}
html_static_path = ["clothes"]
html_css_files = ["page.css", "docs.css"]
html_js_files = [("look.js", {"loading_method": "none", "priority": 100})]
html_favicon = "../ui/src/assets/icon.svg"
templates_path = ["templates"]
html_sidebars = {"**": ["sidebar/search.html", "sidebar/scroll-start.html",
                        "sidebar/navigation.html", "sidebar/scroll-end.html"]}  # fmt: skip
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
exclude_patterns = ["README.md", "clothes", "templates"]


def learning_curve(page: str) -> str:
    """Return the table of learning.md as a picture: what is lost after how many decisions."""
    rows = re.findall(r"^\| ([\d,]+) \| ([\d.]+)% ± ([\d.]+) \|$", page, re.MULTILINE)
    dots = []
    for decisions, percent, error in rows:
        lost, around = float(percent) / 100, float(error) / 100
        millions = int(decisions.replace(",", "")) / 1e6
        dots.append(Dot(millions, lost, lost - around, lost + around))
    title = "Win probability lost per game"
    across = "decisions learned from, in millions"
    return standalone(Lines(title, (Series("SARSA", tuple(dots)),), across, percent=True))


def public_names() -> dict[str, list[str]]:
    """Return the names in the `__all__` of every package that the reference documents."""
    pages = sorted((HERE / "reference").glob("*.md"))
    text = "".join(page.read_text(encoding="utf-8") for page in pages)
    packages = re.findall(r"^\.\. automodule:: (\S+)$", text, re.MULTILINE)
    return {package: importlib.import_module(package).__all__ for package in packages}


def is_constant(found: object) -> bool:
    """Return whether a public name is data, and has no docstring of its own."""
    return not (inspect.isroutine(found) or inspect.isclass(found) or inspect.ismodule(found))


def told_of(package: str, name: str) -> list[str]:
    """Return the string below the line that defines a constant, wherever the package has it from.

    autodoc looks for it in the package only, and most constants are defined in a module of it.
    """
    path = importlib.import_module(package).__file__ or ""
    body = ast.parse(Path(path).read_text(encoding="utf-8")).body
    for line, below in zip(body, [*body[1:], None], strict=True):
        targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            text = getattr(getattr(below, "value", None), "value", None)
            return text.splitlines() if isinstance(text, str) else []
    for line in ast.walk(ast.Module(body, [])):
        if isinstance(line, ast.ImportFrom) and name in (alias.name for alias in line.names):
            return told_of(line.module or "", name)
    return []


def find_constants(app: Sphinx) -> None:
    """Show autodoc every public constant, as if it were defined in the package itself."""
    del app
    from sphinx.pycode import ModuleAnalyzer  # the tests read this file without Sphinx

    for package, names in public_names().items():
        known = ModuleAnalyzer.for_module(package)
        known.analyze()
        for name in names:
            if is_constant(getattr(importlib.import_module(package), name)):
                known.attr_docs["", name] = [*told_of(package, name), ""]


def check_names(app: Sphinx, env: BuildEnvironment) -> None:
    """Warn, and so stop `make docs`, where the reference lacks a public name."""
    del app
    from sphinx.util.logging import getLogger

    domain = env.domains.python_domain
    for package, names in public_names().items():
        for name in {f"{package}.{name}" for name in names} - {*domain.objects, *domain.modules}:
            getLogger(__name__).warning("the reference lacks %s", name)


def page_style() -> str:
    """Return the page's own names for colours, fonts and sizes, which docs.css uses."""
    style = (HERE.parent / "ui" / "src" / "app.css").read_text(encoding="utf-8")
    names = style.partition("*,\n*::before")[0]
    return re.sub(r'url\("[^"]*/([^/"]+)"\)', r'url("\1")', names)


def dress(app: Sphinx, exception: Exception | None) -> None:
    """Put the page's style, its font and its mark beside the documents."""
    if exception or not (app.outdir / "_static").is_dir():
        return
    ui = HERE.parent / "ui"
    (app.outdir / "_static" / "page.css").write_text(page_style(), encoding="utf-8")
    font = "fraunces-latin-600-normal.woff2"
    fonts = ui / "node_modules" / "@fontsource" / "fraunces" / "files"
    for file in (ui / "src" / "assets" / "icon.svg", fonts / font):
        if file.exists():  # without the page's packages, headings have the next best font
            shutil.copyfile(file, app.outdir / "_static" / file.name)


def setup(app: Sphinx) -> None:
    """Write what is made and not written, before Sphinx looks for its sources."""
    app.connect("build-finished", dress)
    app.connect("builder-inited", find_constants)
    app.connect("env-check-consistency", check_names)
    pictures = HERE / "pictures"
    pictures.mkdir(exist_ok=True)
    page = (HERE / "learning.md").read_text(encoding="utf-8")
    (pictures / "learning.svg").write_text(learning_curve(page), encoding="utf-8")
    (HERE / "cards.md").write_text(all_cards(), encoding="utf-8")
    folder = HERE / "rules"
    folder.mkdir(exist_ok=True)
    for name in greed.presets():
        page = markdown(rules_page(greed.load(name)).report)
        (folder / f"{name}.md").write_text(page, encoding="utf-8")
