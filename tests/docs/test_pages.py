"""What holds for every document: tables are whole, and links lead somewhere."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WRITTEN = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "ui/README.md"]
PAGES = sorted(page for page in WRITTEN if page.parent.name != "rules")
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]


def prose(page: Path) -> str:
    """Return a page without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """Return what the headings of a page are called in links."""
    headings = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_row_of_a_table_stands_on_one_line(page: Path):
    broken = [row for row in re.findall(r"^\|.*$", prose(page), re.MULTILINE) if row[-1] != "|"]
    assert not broken


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_link_to_a_file_of_ours_leads_there(page: Path):
    for name, anchor in re.findall(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)", prose(page)):
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), name
        assert not anchor or anchor in anchors(target), f"{name}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_definition_begins_on_a_line_of_its_own(page: Path):
    """A formatter that joins the lines makes a plain sentence of a term and its definition."""
    assert not re.findall(r"^[A-Z][\w -]{0,30} : .*$", prose(page), re.MULTILINE)


def test_getting_started_lists_every_extra():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    page = (ROOT / "docs" / "start.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE)) == set(
        project["optional-dependencies"]
    )


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_no_page_installs_from_an_index_that_has_no_greed(page: Path):
    assert not re.search(r"pip install '?greed", page.read_text("utf-8"))
