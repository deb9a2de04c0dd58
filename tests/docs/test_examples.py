"""The examples in docstrings and documents say the same to everybody."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = """
>>> import greed
>>> from greed.solver import best_turn
>>> round(best_turn(greed.load("koans")).value)
279
"""


def test_examples_neither_read_nor_change_what_a_contributor_has_played(tmp_path):
    (tmp_path / "example.md").write_text(EXAMPLE)
    played = tmp_path / "played"
    subprocess.run(
        [
            sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={ROOT}",
            "--doctest-glob=*.md", "README.md", tmp_path / "example.md",
        ],
        cwd=ROOT, env=os.environ | {"GREED_HOME": str(played)}, check=True,
    )  # fmt: skip
    assert not played.exists()
