"""Build the page as a folder of files that any web server can show: no server of ours is needed.

`python scripts/site.py build/site` puts it together from the built page, the packs of all sheets
with their variants, and the documentation where it has been built; `make site` makes these first.
What a game is worth comes with the packs of small sheets; the page solves the others.
`--no-python` leaves out what house rules need.
`--meeting` names a server where phones find each other by a word; it allows the page by `--origin`.
`--url` says where the site will be found: many chats show the picture of a link only if its
address is complete, and searches ask for a map of the site.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
from pathlib import Path

from addresses import add_addresses, add_meeting
from browser_python import add_python
from previews import add_previews

from greed.web.packs import site_file, site_files
from greed.web.page import STATIC

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "build" / "docs"


def build(
    folder: Path,
    docs: Path | None = DOCS,
    *,
    python: bool = True,
    url: str = "",
    meeting: str = "",
) -> None:
    """Write the site into a folder, in place of what was there; with Python for house rules."""
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(STATIC, folder)
    for name in site_files():
        file = folder / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(site_file(name))
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


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build the page as a folder.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--no-python", action="store_true")
    parser.add_argument("--no-docs", action="store_true")
    parser.add_argument("--url", default="", help="where the site will be found")
    parser.add_argument("--meeting", default="", help="the server where phones find each other")
    asked = parser.parse_args()
    docs = None if asked.no_docs else DOCS
    python = not asked.no_python
    build(asked.folder, docs, python=python, url=asked.url, meeting=asked.meeting)
