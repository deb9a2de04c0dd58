"""The page goes into every wheel and source archive, built once if it is not there yet.

An editable install (what `make` sets up) leaves it alone: playing in the terminal needs no Node.
GREED_WITHOUT_PAGE=1 packs without it, for whoever serves the page from elsewhere.

A package also says of which commit it is made: GREED_REVISION, else the one that Git names.
"""

import os
import runpy
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "greed", "web", "static", "index.html")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page before it is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless it is there; `version` is the kind of the package."""
        root = Path(self.root)
        if version == "editable":
            return
        self._say_revision(root, build_data)
        if os.environ.get("GREED_WITHOUT_PAGE"):
            return
        if _is_stale(root):
            self.app.display_info("building the page (once)")
            subprocess.run(["sh", "scripts/ui.sh", "build"], cwd=root, check=True)  # noqa: S607
        build_data["artifacts"].append(f"/{PAGE.parent.as_posix()}/**")

    def _say_revision(self, root: Path, build_data: dict[str, Any]) -> None:
        """Pack a file with the commit; a source archive has one already."""
        packed = "src/greed/_revision.txt"
        said = os.environ.get("GREED_REVISION") or _commit_of(root)
        if said and not (root / packed).exists():
            file = Path(tempfile.mkdtemp()) / "_revision.txt"
            file.write_text(f"{said}\n", "utf-8")
            inside = packed if self.target_name == "sdist" else packed.removeprefix("src/")
            build_data["force_include"][str(file)] = inside


def _commit_of(root: Path) -> str:
    made = runpy.run_path(str(root / "src" / "greed" / "_revision.py"))
    return str(made["commit_of"](root))


def _is_stale(root: Path) -> bool:
    """Say whether the page is missing, or older than a file that it is made from.

    A source archive holds the page that belongs to it, whatever times its files got when unpacked.
    """
    page = root / PAGE
    if not page.is_file() or (root / "PKG-INFO").is_file():
        return not page.is_file()
    made = page.stat().st_mtime
    sources = [path for path in (root / "ui").glob("*") if path.is_file()]
    sources += [p for folder in ("src", "public") for p in (root / "ui" / folder).rglob("*")]
    return any(path.stat().st_mtime > made for path in sources)
