"""The house as it is drawn: layers, doors, private modules, and no circles of imports."""

import ast
import importlib
import re
import tomllib
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
MODULES = {
    ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__"): path
    for path in (SRC / "greed").rglob("*.py")
}
DOORS = [
    "greed",
    *(f"greed.{name}" for name in ("arena", "bots", "client", "coach", "envs", "fair")),
    *(f"greed.{name}" for name in ("game", "packs", "policies", "room", "sim")),
]


@cache
def _imports(name: str) -> set[str]:
    """Return the modules of greed that a module imports anywhere, types included."""
    found = set()
    for node in ast.walk(ast.parse(MODULES[name].read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("greed"):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in MODULES else node.module)
    return found


def test_the_drawing_of_the_layers_is_the_contract():
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    layers = next(c for c in contracts["contracts"] if c["name"] == "An import never points up")
    agreed = [set(re.findall(r"greed\.(\w+)", layer)) for layer in layers["layers"]]
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8").split("## Layers")[1].split("##")[0]
    rows = [line for line in page.splitlines() if line.startswith("    ")]
    drawn = [set(re.split(r"\s{2,}", row[4:36].strip())) for row in rows]
    present = {path.name for path in (SRC / "greed").iterdir() if (path / "__init__.py").is_file()}
    assert drawn == [layer & present for layer in agreed]


def test_no_modules_import_each_other_in_a_circle():
    graph = {
        name: {other for other in _imports(name) if MODULES[other].name != "__init__.py"}
        for name in MODULES
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" > ".join(error.args[1]))


@pytest.mark.parametrize("name", sorted(MODULES))
def test_private_modules_are_imported_from_their_own_package_alone(name: str):
    for imported in _imports(name):
        parent, _, last = imported.rpartition(".")
        assert not last.startswith("_") or f"{name}.".startswith(f"{parent}."), imported


@pytest.mark.parametrize("door", DOORS)
def test_every_name_of_a_door_is_there(door: str):
    module = importlib.import_module(door)
    assert [name for name in module.__all__ if not hasattr(module, name)] == []
