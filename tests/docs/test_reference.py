"""The reference lists every public name: `make docs` stops where one is missing."""

import importlib
import inspect
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONF = runpy.run_path(str(ROOT / "docs" / "conf.py"))
PACKAGES = CONF["public_names"]()


def test_every_package_of_the_index_has_its_page():
    index = (ROOT / "docs" / "reference" / "index.md").read_text("utf-8")
    listed = {line.split("`")[1] for line in index.splitlines() if line.startswith("| [`greed")}
    assert listed <= set(PACKAGES)
    assert len(listed) == 14


# Each package in a process of its own, to which nothing of Greed has been imported.
FORKS = """
import importlib, os, sys
import litestar, msgspec, numba
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
    code = "import greed.exact; help(greed.exact)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "best_response(" in shown.stdout


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
    assert CONF["told_of"]("greed.exact", "MOST_SOLVED")[0].startswith("The most players")
    assert CONF["told_of"]("greed", "NOTHING") == []
