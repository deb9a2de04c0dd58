"""The image of the server: its recipe copies all that it takes to build the package."""

import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
UV = ROOT / "scripts" / "uv.sh"


def stage(name):
    """Return the lines of a stage of the recipe."""
    found = re.search(
        rf"^FROM \S+ AS {name}\n(.*?)(?=^FROM |\Z)", DOCKERFILE, re.MULTILINE | re.DOTALL
    )
    assert found, f"there is no stage {name}"
    return found[1].splitlines()


@pytest.fixture(scope="module")
def copied(tmp_path_factory):
    """A folder with the files that the stage copies before it builds the package, and no other."""
    folder = tmp_path_factory.mktemp("image")
    for line in stage("build"):
        words = line.split()
        if not words or words[0] != "COPY":
            continue
        *sources, target = words[1:]
        if sources[0].startswith("--from=page"):
            page = folder / target / "index.html"
            page.parent.mkdir(parents=True)
            page.write_text("<!doctype html>", "utf-8")
        elif not sources[0].startswith("--from"):
            for source in sources:
                name = "" if source == "src" else Path(source).name
                copy(ROOT / source, folder / target / name)
    return folder


def copy(source, target):
    if source.is_dir():
        unmade = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(source, target, ignore=unmade, dirs_exist_ok=True)
    else:
        shutil.copy(source, target)


def uv(folder, *arguments):
    done = subprocess.run(
        [UV, "--directory", folder, *arguments], capture_output=True, text=True, timeout=300
    )
    if "error sending request" in done.stderr or "Failed to fetch" in done.stderr:
        pytest.skip(f"the package is not built, for its tools cannot be fetched: {done.stderr}")
    return done


def test_the_package_is_built_from_exactly_the_files_that_the_image_copies(
    copied, tmp_path, monkeypatch
):
    monkeypatch.setenv("GREED_REVISION", "0123abcd")
    done = uv(copied, "build", "--wheel", "--out-dir", str(tmp_path))
    assert done.returncode == 0, done.stderr
    [wheel] = tmp_path.glob("*.whl")
    archive = zipfile.ZipFile(wheel)
    packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert archive.read("greed/_revision.txt") == b"0123abcd\n"
    kept = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and not {"__pycache__", "static"} & set(path.parts)
    }
    assert packed == kept | {"greed/web/static/index.html", "greed/_revision.txt"}


def test_the_image_installs_what_the_lock_file_names(copied):
    assert any("uv sync --locked" in line for line in stage("build"))
    done = uv(copied, "lock", "--check")
    assert done.returncode == 0, done.stderr


def test_every_file_that_the_image_copies_is_there():
    for name in ("page", "build"):
        for line in stage(name):
            if line.startswith("COPY ") and "--from" not in line:
                for source in line.split()[1:-1]:
                    assert (ROOT / source).exists(), source
