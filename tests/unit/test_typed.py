"""What other people's programs are told about types, by mypy and by pyright, both strict."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOST = ROOT / "tests" / "typed" / "host.py"
PYRIGHT = ROOT / "ui" / "node_modules" / ".bin" / "pyright"


def test_a_program_of_somebody_else_passes_mypy_in_its_strict_mode(tmp_path):
    # As outside this project: without its configuration.
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--warn-unreachable",
         "--no-namespace-packages", f"--cache-dir={ROOT / 'build' / 'mypy-typed'}", HOST],
        capture_output=True, text=True, cwd=tmp_path,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_program_of_somebody_else_passes_pyright_in_its_strict_mode(tmp_path):
    if shutil.which("node") is None or not PYRIGHT.exists():
        pytest.skip("THE TYPES WERE NOT CHECKED BY PYRIGHT: run make ui first")
    (tmp_path / "host.py").write_text(HOST.read_text("utf-8"), "utf-8")
    options = {"typeCheckingMode": "strict", "pythonVersion": "3.11", "include": ["host.py"]}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(options), "utf-8")
    checked = subprocess.run(
        [PYRIGHT, "--outputjson", "--pythonpath", sys.executable, "-p", tmp_path],
        capture_output=True, text=True,
    )  # fmt: skip
    report = json.loads(checked.stdout)
    assert report["generalDiagnostics"] == []
    assert report["summary"]["filesAnalyzed"] == 1
