"""Build the page as a folder of files that any web server can show: no server of ours is needed.

`python scripts/site.py build/site` puts it together from the built page, the packs of all sheets
with their variants, and the documentation where it has been built; `make site` makes these first.
"""

from __future__ import annotations

import itertools
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from greed import __version__
from greed.core.sheet import sheet_hash
from greed.packs import pack
from greed.sheets import load, presets, variants
from greed.web.http.page import STATIC
from greed.web.http.sheets import preset_infos
from greed.web.protocol import ServerInfo

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "build" / "docs"


def sheet_names() -> Iterator[str]:
    """Yield every preset with every choice of its variants: `classic`, `classic+amish`, ..."""
    for name in presets():
        offered = load(name).variants
        for count in range(len(offered) + 1):
            for chosen in itertools.combinations(offered, count):
                yield "+".join((name, *chosen))


def build(folder: Path) -> None:
    """Write the site into a folder, in place of what was there."""
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(STATIC, folder)
    packs = folder / "packs"
    packs.mkdir(exist_ok=True)
    sheets = {name: load(name) for name in sheet_names()}
    for name, sheet in sheets.items():
        (packs / f"{name}.pack.json").write_bytes(pack(sheet))
    by_rules = {sheet_hash(sheet): name for name, sheet in sheets.items()}
    (packs / "index.json").write_bytes(msgspec.json.encode(by_rules))
    (folder / "catalog.json").write_bytes(msgspec.json.encode(catalog()))
    if DOCS.is_dir():
        shutil.copytree(DOCS, folder / "docs")
    (folder / ".nojekyll").touch()  # GitHub would leave out folders that begin with _
    subprocess.run([str(ROOT / "scripts" / "ui.sh"), "precache", str(folder.resolve())], check=True)


def catalog() -> ServerInfo:
    """Return what a page without a server offers."""
    return ServerInfo(
        version=__version__,
        url="",
        sheets=preset_infos(),
        variants={name: variant["title"] for name, variant in variants().items()},
        bots=(),  # each pack says which bots can play it
        coach=True,
    )


if __name__ == "__main__":
    build(Path(sys.argv[1]))
