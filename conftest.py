"""What the tests share with the examples in docstrings and documents: a home of their own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of this run, the same for all workers."""
    folder = tmp_path_factory.getbasetemp()
    return folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder


@pytest.fixture(autouse=True, scope="session")
def home(shared: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Nothing reads or changes what a contributor has played; solutions serve all workers."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("home")
        (shared / "solved").mkdir(exist_ok=True)
        (folder / "cache").symlink_to(shared / "solved")
        patch.setenv("GREED_HOME", str(folder))
        yield folder
