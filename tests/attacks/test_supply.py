"""What is fetched while Greed is built: each thing is the one that somebody has looked at."""

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def jobs(workflow):
    """Return the text of each job of a workflow."""
    _, _, said = workflow.read_text("utf-8").partition("\njobs:\n")
    return re.split(r"^  (?=[a-z-]+:$)", said, flags=re.MULTILINE)[1:]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_named_by_its_commit(workflow):
    used = re.findall(r"uses: (.*)", workflow.read_text("utf-8"))
    assert used
    for action in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[0-9.]+", action), action


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_job_that_may_publish_runs_nothing_of_the_repositorys(workflow):
    before, _, _ = workflow.read_text("utf-8").partition("\njobs:\n")
    assert "permissions: { contents: read }" in before
    for job in jobs(workflow):
        if "write" in job:
            assert "run:" not in job
            assert "checkout" not in job


def test_uv_is_fetched_by_hashes_alone():
    script = (ROOT / "scripts" / "uv.sh").read_text("utf-8")
    recipe = (ROOT / "Dockerfile").read_text("utf-8")
    for line in [*script.splitlines(), *recipe.splitlines()]:
        if "pip install" in line:
            assert "$HASHED" in line or "--require-hashes" in line, line
    wanted = (ROOT / "scripts" / "uv-requirements.txt").read_text("utf-8")
    assert re.search(r"^uv==[0-9.]+ \\$", wanted, re.MULTILINE)
    assert len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", wanted)) > 10


def test_the_page_comes_with_the_licences_of_all_that_it_contains(tmp_path):
    node, modules = shutil.which("node"), ROOT / "ui" / "node_modules" / "svelte"
    if node is None or not modules.is_dir():
        pytest.skip("there is no Node, or the page's packages have not been fetched")
    (tmp_path / "index.html").touch()
    subprocess.run([node, "ui/scripts/notices.mjs", str(tmp_path)], cwd=ROOT, check=True)
    told = (tmp_path / "notices.txt").read_text("utf-8")
    packages = json.loads((ROOT / "ui" / "package.json").read_text("utf-8"))["dependencies"]
    for name in (*packages, "svelte"):
        assert re.search(rf"^{re.escape(name)} [0-9]", told, re.MULTILINE), name
    assert "SIL OPEN FONT LICENSE Version 1.1" in told


IMPORTED_AS = {"open-spiel": "pyspiel"}
LOADED_BY_OTHERS = {"distributed", "uvloop"}
"""What a library that we call loads by itself."""


def wanted():
    """Yield each library that an extra brings, with the extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for extra, libraries in project["optional-dependencies"].items():
        for library in libraries:
            name = re.split(r"[\[<>=;]", library)[0].strip().lower().replace("_", "-")
            if name not in {"greed-dice", *LOADED_BY_OTHERS}:
                yield extra, name


def test_every_library_that_people_install_with_greed_is_one_that_it_uses():
    ours = [path.read_text("utf-8") for path in (ROOT / "src" / "greed").rglob("*.py")]
    unused = [
        (extra, name)
        for extra, name in wanted()
        if not any(
            re.search(rf"\b{IMPORTED_AS.get(name, name.replace('-', '_'))}\b", text)
            for text in ours
        )
    ]
    assert unused == []
