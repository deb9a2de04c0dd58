"""What the tests of the terminal share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.unit.cli.program import Program

from greed.core.messages import speaking


@pytest.fixture
def program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Program:
    """The program, with a home of its own."""
    return Program(tmp_path, capsys, monkeypatch)


@pytest.fixture(autouse=True)
def the_language_of_the_tests() -> Iterator[None]:
    """The program speaks a language from its first call on: the next test has its own again."""
    before = speaking.get()
    yield
    speaking.set(before)
