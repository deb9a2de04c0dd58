"""Build the page as a folder of files that any web server can show: no server of ours is needed.

`python scripts/site.py build/site` puts it together from the built page, the packs of all sheets
with their variants, and the documentation where it has been built; `make site` makes these first.
Games between three are solved where that takes seconds, and kept where `greed solve` keeps them.
What a game between two is worth comes with the packs of small sheets; the page solves the others.
`--values koans.three` is content with that file, and `--values ''` with none; `--more
classic.three` adds some. `--no-python` leaves out what house rules need.
`--meeting` names a server where phones find each other by a word; it allows the page by `--origin`.
`--url` says where the site will be found: many chats show the picture of a link only if its
address is complete, and searches ask for a map of the site.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from addresses import add_addresses, add_meeting
from browser_python import add_python
from previews import add_previews

from greed.exact.race import Tick
from greed.packs import kept_three
from greed.sheets import load
from greed.web.http.packs import (
    VALUES,
    VALUES_INDEX,
    site_file,
    site_files,
    valued_files,
    values_named,
)
from greed.web.http.page import STATIC

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "build" / "docs"


def build(
    folder: Path,
    docs: Path | None = DOCS,
    values: Iterable[str] | None = None,
    *,
    python: bool = True,
    url: str = "",
    meeting: str = "",
) -> None:
    """Write the site into a folder, in place of what was there.

    With these files of win probabilities between three, by default all, and with Python for house
    rules.
    """
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(STATIC, folder)
    for name in site_files():
        file = folder / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(site_file(name))
    add_values(folder, valued_files() if values is None else values)
    if python:
        add_python(folder)
    else:
        (folder / "python").mkdir()
        (folder / "python" / "index.json").write_text("null", "utf-8")
    if docs is not None and docs.is_dir():
        shutil.copytree(docs, folder / "docs")
    url = f"{url.rstrip('/')}/" if url else ""
    add_previews(folder, url)
    if meeting:
        add_meeting(folder, meeting.rstrip("/"))
    if url:
        add_addresses(folder, url)
    (folder / ".nojekyll").touch()  # GitHub would leave out folders that begin with _
    precache = [str(ROOT / "scripts" / "ui.sh"), "precache", str(folder.resolve())]
    subprocess.run(precache, check=True)


class Progress:
    """Says how far the solver is: one line for all files, in percent of each round of a file.

    Some sheets are solved in several rounds, and only the last one knows that it is. So the round
    stands beside the percentage, which would otherwise begin again for no reason to be seen.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._done = 0
        self._said = ""

    def file(self, name: str) -> Tick:
        """Return what the solver of a file calls."""

        def tick(round_: int, part: float) -> None:
            again = f", round {round_}" if round_ > 1 else ""
            self._say(f"solving {name}{again}: {int(100 * part)}%")

        return tick

    def made(self, name: str, size: int) -> None:
        """Say that a file is there."""
        self._done += 1
        self._say(f"{name}, {size / 1e6:.1f} MB")
        sys.stderr.write("\n")

    def _say(self, text: str) -> None:
        line = f"win probabilities, {self._done} of {self._count} files: {text}"
        if line != self._said:
            sys.stderr.write(f"\r{line:<{len(self._said)}}")
            sys.stderr.flush()
            self._said = line


def add_values(folder: Path, names: Iterable[str]) -> None:
    """Write the win probabilities of sheets, and the list of them."""
    sizes, wanted = {}, tuple(names)
    progress = Progress(len(wanted))
    for name in wanted:
        made = kept_three(load(values_named(name)), progress.file(name))
        sizes[name] = made.stat().st_size
        progress.made(name, sizes[name])
        file = folder / VALUES.format(name)
        file.parent.mkdir(exist_ok=True)
        shutil.copyfile(made, file)
    (folder / VALUES_INDEX).write_text(json.dumps(sizes), "utf-8")


def _names(text: str) -> list[str]:
    return text.split(",") if text else []


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build the page as a folder.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--values", type=_names, default=valued_files())
    parser.add_argument("--more", type=_names, default=[])
    parser.add_argument("--no-python", action="store_true")
    parser.add_argument("--no-docs", action="store_true")
    parser.add_argument("--url", default="", help="where the site will be found")
    parser.add_argument("--meeting", default="", help="the server where phones find each other")
    asked = parser.parse_args()
    docs = None if asked.no_docs else DOCS
    values = (*asked.values, *asked.more)
    python = not asked.no_python
    build(asked.folder, docs, values, python=python, url=asked.url, meeting=asked.meeting)
