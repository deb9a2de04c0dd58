"""The doors to the program: `greed`, `python -m greed`, `python -m greed.cli`."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("module", ["greed", "greed.cli"])
def test_the_package_runs_as_the_program(module: str):
    said = subprocess.run(
        [sys.executable, "-m", module, "score", "koans", "1", "5"],
        capture_output=True, check=True, text=True,
    )  # fmt: skip
    assert "150" in said.stdout
