"""What import-linter cannot see: built-ins that reach outside, and what an import really loads."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import greed.core

CORE = Path(str(greed.core.__file__)).parent
OUTSIDE = {"breakpoint", "eval", "exec", "input", "open", "print", "__import__"}
OTHER_LAYERS = {
    "hypothesis",
    "matplotlib",
    "numpy",
    "platformdirs",
    "rich",
    "typer",
}


@pytest.mark.parametrize(
    "module", sorted(CORE.rglob("*.py")), ids=lambda path: path.relative_to(CORE).as_posix()
)
def test_the_core_calls_no_builtin_that_reaches_outside(module: Path):
    tree = ast.parse(module.read_text(encoding="utf-8"))
    called = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called & OUTSIDE == set()


def test_importing_greed_loads_no_library_of_another_layer():
    program = "import sys, greed; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    ).stdout.split()
    assert "greed" in loaded
    assert OTHER_LAYERS & set(loaded) == set()


def test_a_worker_of_the_server_starts_without_its_database_and_its_framework():
    program = (
        "import sys, greed.web.worker; print(*{name.partition('.')[0] for name in sys.modules})"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert {"numpy", "sqlalchemy", "starlette", "uvicorn"} & set(loaded) == set()
