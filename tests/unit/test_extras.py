"""Where an extra isn't installed, its package says what to install."""

import subprocess
import sys

import pytest
from tests.docs.test_reference import PACKAGES

from greed._extras import install

WITHOUT = """
import importlib.metadata, sys
there = {*importlib.metadata.packages_distributions()} - {"greed", "msgspec"}
sys.modules.update(dict.fromkeys([*there, "pyspiel"] if sys.argv[1] == "all" else [sys.argv[1]]))
try:
    exec(sys.argv[2])
except ImportError as error:
    print(error)
"""


def said(library: str, code: str) -> str:
    """Return what a program says where a library isn't there, or all but msgspec aren't."""
    command = [sys.executable, "-c", WITHOUT, library, code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.parametrize(
    ("library", "code", "extra"),
    [
        ("filelock", "import greed.arena", "arena"),
        ("numpy", "import greed.sim", "sim"),
        ("hypothesis", "import greed.testing", "testing"),
        ("pettingzoo", "import greed.envs", "envs"),
        ("pyspiel", "import greed.envs.openspiel", "openspiel"),
    ],
)
def test_a_package_says_what_to_install(library: str, code: str, extra: str):
    answer = said(library, code)
    assert answer.startswith("greed.")
    assert answer.endswith(f" needs {library}; install it with: {install(extra)}")


@pytest.mark.parametrize("package", sorted(PACKAGES))
def test_with_msgspec_alone_each_package_is_there_or_says_what_to_install(package: str):
    answer = said("all", f"import {package}; {package}.__all__")
    assert not answer or (" needs " in answer and "install it with: " in answer)
