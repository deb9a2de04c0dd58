"""The reference lists every public name: `make docs` stops where one is missing."""

import ast
import builtins
import doctest
import importlib
import inspect
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONF = runpy.run_path(str(ROOT / "docs" / "conf.py"))
PACKAGES = CONF["public_names"]()


def test_every_package_of_the_index_has_its_page():
    index = (ROOT / "docs" / "reference" / "index.md").read_text("utf-8")
    listed = {line.split("`")[1] for line in index.splitlines() if line.startswith("| [`greed")}
    assert listed <= set(PACKAGES)
    assert len(listed) == 18


# Each package in a process of its own, to which nothing of Greed has been imported.
FORKS = """
import importlib, os, sys
import msgspec, numpy, starlette
for package in sys.argv[1:]:
    if not os.fork():
        it = importlib.import_module(package)
        print(package, sorted(set(it.__all__) - set(dir(it))), flush=True)
        os._exit(0)
    os.wait()
"""


def test_dir_and_so_tab_show_every_public_name_before_it_is_used():
    command = [sys.executable, "-c", FORKS, *sorted(PACKAGES)]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    assert shown.stdout.splitlines() == [f"{package} []" for package in sorted(PACKAGES)]


def test_help_shows_the_functions_of_a_package_that_loads_them_late():
    code = "import greed.packs; help(greed.packs)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "shipped_solution(" in shown.stdout


@pytest.mark.parametrize("package", sorted(PACKAGES))
def test_every_public_name_says_what_it_is(package: str):
    module = importlib.import_module(package)
    silent = []
    for name in PACKAGES[package]:
        found = getattr(module, name)
        told = CONF["told_of"](package, name) if CONF["is_constant"](found) else found.__doc__
        if not told or (inspect.isclass(found) and told.startswith(f"{name}(")):
            silent.append(name)
    assert silent == []


def test_a_constant_is_told_of_where_it_is_defined():
    assert CONF["told_of"]("greed", "ROLL") == ["Rolls the dice that are left."]
    assert CONF["told_of"]("greed.solver", "MOST_SEATS")[0].startswith("The most players")
    assert CONF["told_of"]("greed", "NOTHING") == []


def _documented(package: str) -> Iterator[tuple[str, object]]:
    """Yield what the page of a package shows: the package, its names, and what classes have."""
    module = importlib.import_module(package)
    yield package, module
    for name in PACKAGES[package]:
        found = getattr(module, name)
        if inspect.isclass(found) or inspect.isroutine(found):
            yield name, found
        for member, value in vars(found).items() if inspect.isclass(found) else ():
            if not member.startswith("_") and inspect.getdoc(value):
                yield f"{name}.{member}", value


@pytest.mark.parametrize("package", sorted(PACKAGES))
def test_no_first_line_of_a_value_reads_as_its_type(package: str):
    """Sphinx takes what stands before a colon there for the type of a constant or property."""
    module, lines = importlib.import_module(package), {}
    for name in PACKAGES[package]:
        if CONF["is_constant"](getattr(module, name)):
            lines[name] = next(iter(CONF["told_of"](package, name)), "")
    for name, found in _documented(package):
        if isinstance(found, property | cached_property):
            lines[name] = (inspect.getdoc(found) or "").partition("\n")[0]
    assert {name: line for name, line in lines.items() if re.search(r":\s*\S", line)} == {}


def _not_imported(example: str) -> set[str]:
    """Return the names that an example uses, and that it neither imports nor defines."""
    nodes = list(ast.walk(ast.parse(example)))
    names = [node for node in nodes if isinstance(node, ast.Name)]
    known = {*dir(builtins), *(node.id for node in names if isinstance(node.ctx, ast.Store))}
    for node in nodes:
        match node:
            case ast.Import() | ast.ImportFrom():
                known |= {(name.asname or name.name).partition(".")[0] for name in node.names}
            case ast.FunctionDef() | ast.ClassDef():
                known.add(node.name)
            case ast.arg():
                known.add(node.arg)
            case _:
                pass
    return {node.id for node in names} - known


@pytest.mark.parametrize("package", sorted(PACKAGES))
def test_every_example_imports_what_it_uses(package: str):
    unknown = {}
    for name, found in _documented(package):
        steps = doctest.DocTestParser().get_examples(inspect.getdoc(found) or "")
        if lacks := _not_imported("".join(step.source for step in steps)):
            unknown[name] = lacks
    assert unknown == {}
