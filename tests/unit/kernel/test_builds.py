"""The kernel as it comes with Greed: made of its sources, with the same functions everywhere."""

import importlib.util
import re

import pytest
import wasmtime
from scripts.kernel import BUILDS, LIBRARIES, MADE_OF, compile_into, functions, made_of

FILES = [build.file for build in BUILDS]
FUNCTIONS = functions()


def test_the_libraries_are_made_of_the_kernel_as_it_is():
    said = (LIBRARIES / MADE_OF).read_text("utf-8")
    assert said == made_of(), "the kernel has changed since: make kernel"
    assert {path.name for path in LIBRARIES.iterdir()} == {*FILES, MADE_OF}


@pytest.mark.proof
@pytest.mark.skipif(
    importlib.util.find_spec("ziglang") is None, reason="the compiler isn't there: make kernel"
)
def test_the_libraries_come_out_the_same_byte_for_byte(tmp_path):
    compile_into(tmp_path)
    differ = [f for f in FILES if (tmp_path / f).read_bytes() != (LIBRARIES / f).read_bytes()]
    assert differ == []


@pytest.mark.parametrize("file", FILES)
def test_every_library_has_every_function(file):
    code = (LIBRARIES / file).read_bytes()
    if file.endswith(".wasm"):
        engine = wasmtime.Engine()
        exported = {export.name for export in wasmtime.Module(engine, code).exports}
        assert exported - {"memory", "_initialize", "malloc", "free"} == {*FUNCTIONS}
    else:
        # Stripped, a library names what it exports and nothing else of ours.
        named = {*re.findall(rb"(?<=\0)_?([a-z_]+)(?=\0)", code)}
        assert {name.encode() for name in FUNCTIONS} <= named


def test_no_library_is_large():
    sizes = {file: (LIBRARIES / file).stat().st_size for file in FILES}
    assert max(sizes.values()) < 300_000, sizes
