"""What docs/host.md shows is run, and so is every example of the project."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_page_says_what_happens():
    pytest.importorskip("polars")
    failed, tried = doctest.testfile(
        str(ROOT / "docs" / "host.md"), module_relative=False,
        optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS,
    )  # fmt: skip
    assert (failed, tried > 8) == (0, True)


@pytest.mark.parametrize("example", sorted(path.name for path in (ROOT / "examples").glob("*.py")))
def test_every_example_is_run_by_a_test(example):
    tests = (path for path in (ROOT / "tests").rglob("test_*.py") if path != Path(__file__))
    assert any(
        f'"{example}"' in (text := path.read_text("utf-8")) or f"/{example}" in text
        for path in tests
    )
