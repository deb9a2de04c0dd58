"""The doors to the program: `greed`, `python -m greed`."""

import subprocess
import sys
from types import ModuleType

import pytest

from greed.cli import main


def test_the_package_runs_as_the_program():
    said = subprocess.run(
        [sys.executable, "-m", "greed", "score", "koans", "1", "5"],
        capture_output=True, check=True, text=True,
    )  # fmt: skip
    assert "150" in said.stdout


def test_ctrl_c_while_the_program_is_loaded_leaves_no_traceback(monkeypatch: pytest.MonkeyPatch):
    class Loading(ModuleType):
        def __getattr__(self, name: str):
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "greed.cli.app", Loading("greed.cli.app"))
    monkeypatch.setattr("gc.set_threshold", lambda _: None)
    with pytest.raises(SystemExit, match="130"):
        main()
