"""House rules as a page without a server reads them: the same answers, without NumPy."""

import hashlib
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from greed.bots.registry import packed_bots
from greed.packs import pack, read
from greed.sheets import load
from greed.web import editing

ROOT = Path(__file__).parents[3]
ALONE = """
import sys
for absent in ("numpy", "starlette", "platformdirs"):
    sys.modules[absent] = None
from greed.web import editing
import hashlib, json
rules = json.loads(editing.preset("ten-dice"))["rules"]
print(hashlib.sha256(editing.packed(json.dumps(rules), "{}").encode()).hexdigest())
"""


ZIPPED = "import browser_python, sys; sys.stdout.buffer.write(browser_python.greed_modules())"
READ = """
from greed.web import editing
import json
editing.speak("de")
view = json.loads(editing.preset("official"))
print(view["page"]["title"], json.loads(editing.schema())["x-labels"]["points"], sep=", ")
"""


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The modules that a page without a server gets, and nothing else of ours."""
    folder = tmp_path_factory.mktemp("browser")
    written = subprocess.run(
        [sys.executable, "-c", ZIPPED],
        check=True, capture_output=True, cwd=ROOT / "scripts",
    )  # fmt: skip
    with zipfile.ZipFile(io.BytesIO(written.stdout)) as archive:
        archive.extractall(folder)
    return folder


def asked(program: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True, text=True, cwd=folder, env={"PYTHONPATH": str(folder)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def rules(**changes) -> str:
    found = json.loads(editing.preset("koans"))["rules"]
    return json.dumps({**found, **changes})


def test_sound_rules_are_shown_in_full():
    found = json.loads(editing.check(rules(title="Kitchen Greed", target=4321)))
    assert found["view"]["sheet"]["title"] == "Kitchen Greed"
    assert "4,321" in json.dumps(found["view"]["page"])


def test_every_fault_is_named():
    found = json.loads(editing.check(rules(target=0, title=5)))
    assert [line.partition(":")[0] for line in found["faults"]] == ["title", "target"]


def test_rules_that_are_too_heavy_for_a_browser_are_refused():
    heavy = {"count": 12, "faces": 9}
    assert "dice:" in json.loads(editing.check(rules(dice=heavy)))["faults"][0]


def test_what_is_packed_is_played_by_the_bots_of_packs():
    found = read(editing.packed(rules(target=4321), json.dumps(packed_bots())).encode())
    assert found.sheet.target == 4321
    assert found.body["bots"] == packed_bots()
    assert found.body["graphs"] is not None


def test_what_a_page_without_a_server_gets_is_enough_to_speak_other_languages(browser):
    assert asked(READ, browser) == "Greed, die offiziellen Regeln, Punkte"


def test_packing_needs_no_numpy_and_no_other_files_and_gives_the_same_pack(browser):
    packed = hashlib.sha256(pack(load("ten-dice"), bots={})).hexdigest()
    assert asked(ALONE, browser) == packed


@pytest.mark.parametrize("name", ["koans", "official"])
def test_rules_keep_their_hash_through_the_editor(name: str):
    found = json.loads(editing.preset(name))["rules"]
    packed = read(editing.packed(json.dumps(found), "{}").encode())
    assert packed.body["sheet"]["hash"] == read(pack(load(name))).body["sheet"]["hash"]
