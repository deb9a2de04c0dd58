"""Where compiled code is kept: beside the package, with the data, or in a folder of one's own."""

from pathlib import Path

import pytest

from greed.web.workers import crew as module
from greed.web.workers.crew import compiled


@pytest.fixture(autouse=True)
def _fresh(monkeypatch):
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    module._folder.cache_clear()
    yield
    module._folder.cache_clear()


def test_numba_looks_after_itself_where_the_package_can_be_written():
    assert compiled() == {}


def test_a_package_that_cannot_be_written_has_its_code_kept_with_the_data(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "_PACKAGE", Path("/proc/greed"))
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    kept = Path(compiled()["NUMBA_CACHE_DIR"])
    assert kept.parent == tmp_path / "cache"
    assert kept.is_dir()


def test_without_any_place_a_process_has_a_folder_that_is_its_own(monkeypatch):
    monkeypatch.setattr(module, "_PACKAGE", Path("/proc/greed"))
    monkeypatch.setenv("GREED_HOME", "/proc/nothing")
    kept = Path(compiled()["NUMBA_CACHE_DIR"])
    assert kept.stat().st_mode & 0o077 == 0


def test_a_folder_that_was_named_is_used(monkeypatch):
    monkeypatch.setattr(module, "_PACKAGE", Path("/proc/greed"))
    monkeypatch.setenv("NUMBA_CACHE_DIR", "/somewhere")
    assert compiled() == {}
