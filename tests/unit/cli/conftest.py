"""What the tests of the terminal share."""

from pathlib import Path

import pytest
from tests.unit.cli.program import Program


@pytest.fixture
def program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Program:
    """The program, with a home of its own."""
    return Program(tmp_path, capsys, monkeypatch)
