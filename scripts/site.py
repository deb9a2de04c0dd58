"""Build the page as a folder of files that any web server can show: no server of ours is needed.

`python scripts/site.py build/site` puts it together from the built page, the packs of all sheets
with their variants, and the documentation where it has been built; `make site` makes these first.
Sheets whose win probabilities don't come with Greed are solved, which takes minutes the first time
and is kept where `greed solve` keeps it. So are games between three where that takes seconds.
`--values official,koans.three` is content with these, and `--values ''` with none; `--more
classic.three` adds some. `--no-python` leaves out what house rules need. `--url` says where the
site will be found: many chats show the picture of a link only if its address is complete.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from browser_python import add_python
from previews import add_previews

from greed.exact.race import Tick
from greed.packs import kept_values
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
) -> None:
    """Write the site into a folder, in place of what was there.

    With the win probabilities of these sheets, by default of all whose packs have none, and with
    Python for house rules. Its links have previews, complete if its address `url` is known.
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
    add_previews(folder, f"{url.rstrip('/')}/" if url else "")
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
        sheet, seats = values_named(name)
        made = kept_values(load(sheet), progress.file(name), seats)
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
    asked = parser.parse_args()
    docs = None if asked.no_docs else DOCS
    values = (*asked.values, *asked.more)
    build(asked.folder, docs, values, python=not asked.no_python, url=asked.url)
