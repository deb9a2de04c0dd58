"""Build the page as a folder of files that any web server can show: no server of ours is needed.

`python scripts/site.py build/site` puts it together from the built page, the packs of all sheets
with their variants, and the documentation where it has been built; `make site` makes these first.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from greed.web.http.packs import site_file, site_files
from greed.web.http.page import STATIC

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "build" / "docs"


def build(folder: Path, docs: Path = DOCS) -> None:
    """Write the site into a folder, in place of what was there."""
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(STATIC, folder)
    for name in site_files():
        file = folder / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(site_file(name))
    if docs.is_dir():
        shutil.copytree(docs, folder / "docs")
    (folder / ".nojekyll").touch()  # GitHub would leave out folders that begin with _
    precache = [str(ROOT / "scripts" / "ui.sh"), "precache", str(folder.resolve())]
    subprocess.run(precache, check=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]))
