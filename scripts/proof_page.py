"""Write docs/proof.md from what `make proof` has just found.

`python scripts/proof_page.py build/proof.xml` ends `make proof`. Of a run in several parts all
files are given, and a test that ran again counts as it ended last. Failures are listed first: a
page that is committed should have none.
"""

from __future__ import annotations

import platform
import sys
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from greed import __version__

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "proof.md"

HEAD = """\
# The proof: every test at full size

`make test` checks what a change can break. `make proof` runs everything: properties on a thousand
random examples each instead of a fixed few, whole games on the page, and servers and databases that
are killed again and again. It writes this page; a GitHub workflow runs it every night.
"""

_HOW = {"failure": "failed", "error": "broke off"}


class Case(NamedTuple):
    """A test: where it lies, what it says, its seconds, and how it ended."""

    file: str
    name: str
    seconds: float
    ended: str


def read(paths: list[Path]) -> list[Case]:
    """Return the tests of JUnit files."""
    tests = {}
    for path in paths:
        for case in ET.parse(path).iter("testcase"):  # noqa: S314 -- our own run wrote it
            names = {child.tag for child in case}
            ended = next((tag for tag in ("failure", "error", "skipped") if tag in names), "passed")
            file = case.get("classname", "").removeprefix("tests.").replace(".", "/") + ".py"
            test = Case(file, case.get("name", ""), float(case.get("time", 0)), ended)
            tests[_id(test)] = test
    return list(tests.values())


def page(cases: list[Case]) -> str:
    """Return the page."""
    ended: dict[str, int] = defaultdict(int)
    for case in cases:
        ended[case.ended] += 1
    parts = [HEAD, _summary(cases, ended)]
    if broken := [case for case in cases if case.ended in ("failure", "error")]:
        parts.append("## Not proven\n\n" + "\n".join(f"- {_id(case)}" for case in broken) + "\n")
    parts.append(_by_folder(cases))
    return "\n".join(parts)


def _summary(cases: list[Case], ended: dict[str, int]) -> str:
    when = datetime.now(UTC).date()
    seconds = sum(case.seconds for case in cases)
    counts = ", ".join(f"{count:,} {_HOW.get(how, how)}" for how, count in sorted(ended.items()))
    files = (path.relative_to(ROOT / "tests") for path in (ROOT / "tests").rglob("test_*.py"))
    left = {_folder(path.as_posix()) for path in files} - {_folder(case.file) for case in cases}
    missing = ", ".join(f"`tests/{folder}`" for folder in sorted(left))
    return (
        f"Last run: {when}, Greed {__version__}, Python {platform.python_version()}."
        f" {counts}; {seconds / 60:,.0f} minutes of tests."
        + (f" Not part of that run: {missing}." if missing else "")
        + "\n"
    )


def _folder(file: str) -> str:
    """Return the folder of a test below tests/."""
    return file.partition("/")[0]


def _by_folder(cases: list[Case]) -> str:
    counted: dict[str, list[float]] = defaultdict(list)
    for case in cases:
        counted[_folder(case.file)].append(case.seconds)
    rows = [
        f"| `tests/{folder}` | {len(seconds):,} | {sum(seconds):,.0f} |"
        for folder, seconds in sorted(counted.items())
    ]
    return "\n".join(["| folder | tests | seconds |", "|---|---:|---:|", *rows]) + "\n"


def _id(case: Case) -> str:
    return f"{case.file}::{case.name}"


if __name__ == "__main__":
    PAGE.write_text(page(read([Path(path) for path in sys.argv[1:]])), "utf-8")
    print(f"{PAGE} written")
