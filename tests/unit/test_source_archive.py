"""What goes into a wheel: the page that is there, or a new one if it is out of date."""

import os
import runpy
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def is_stale(monkeypatch):
    module = ModuleType("hatchling.builders.hooks.plugin.interface")
    module.BuildHookInterface = object  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return runpy.run_path(str(ROOT / "hatch_build.py"))["_is_stale"]


def _page(folder: Path, *, made: int, source: int) -> None:
    page = folder / "src/greed/web/static/index.html"
    for path, when in ((page, made), (folder / "ui/src/page.ts", source)):
        path.parent.mkdir(parents=True)
        path.touch()
        os.utime(path, (when, when))


def test_a_page_is_built_again_when_a_source_is_newer(tmp_path, is_stale):
    assert is_stale(tmp_path)
    _page(tmp_path, made=1_000, source=2_000)
    assert is_stale(tmp_path)
    os.utime(tmp_path / "ui/src/page.ts", (500, 500))
    assert not is_stale(tmp_path)


def test_the_page_of_a_source_archive_is_never_built_again(tmp_path, is_stale):
    _page(tmp_path, made=1_000, source=2_000)
    (tmp_path / "PKG-INFO").touch()
    assert not is_stale(tmp_path)
