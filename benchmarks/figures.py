"""Which figures of the pages follow from what, and how they are written again.

`python -m benchmarks.figures` writes again all whose sources have changed (`make figures`); names
as arguments write those alone. A *figure* is a page, or the part of one between two comments. It is
tied to a fingerprint of what decides it: the sheets as graphs, the version of the
solver, and the programs that play or measure. Comments and docstrings do not count, so that
only a change that can move a figure makes it stale. `docs/figures.json` says what each was made of.
"""

import hashlib
import io
import json
import re
import shlex
import subprocess
import sys
import tempfile
import tokenize
from collections.abc import Callable, Iterable, Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import NamedTuple

from benchmarks.three import (
    ESTIMATED,
    FOUR,
    PLAYED,
    estimate_table,
    play_table,
)
from scripts.published import PUBLISHED
from scripts.strategy_page import SHEETS

from greed.core.state import OFF, ON, OUT
from greed.graph import GameGraph, TurnGraph, game_graph, turn_graph
from greed.sheets import load
from greed.solver.cache import VERSION

ROOT = Path(__file__).parents[1]
KNOWN = ROOT / "docs" / "figures.json"
STALE = "Not measured again since then: the programs have changed, and `make bench` measures them."
FIVE = ("official", "official(carryover=none)", "basic", "basic(carryover=none)",
        "classic+amish", "classic", "koans", "ten-dice")  # fmt: skip
OLD = (
    "(Not worked out again since what decides these figures has changed: `make figures` does that.)"
)
PAIRS = ("bold,threshold:300", "bold,cautious", "threshold:300,threshold:350")


class Figures(NamedTuple):
    """Some figures.

    Attributes:
        page: where they stand.
        command: what makes them.
        sheets: whose rules decide them.
        code: files that do, as patterns below src/greed.
        write: computes them again and returns them.
        whole: whether they are the whole page, not what stands between two comments.
    """

    page: str
    command: str
    sheets: tuple[str, ...]
    code: tuple[str, ...]
    write: Callable[[], str]
    whole: bool = False


def _greed(command: str) -> str:
    """Return what a command of the program prints."""
    done = subprocess.run(
        [sys.executable, "-m", "greed", *shlex.split(command)],
        check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    return done.stdout


def _written(command: str) -> str:
    """Return the file that a command writes whose last argument is its name."""
    with tempfile.TemporaryDirectory() as folder:
        _greed(f"{command} {folder}/made.md")
        return (Path(folder) / "made.md").read_text("utf-8")


def _page(script: str) -> str:
    """Return the page that a script writes."""
    with tempfile.NamedTemporaryFile(suffix=".md") as file:
        subprocess.run([sys.executable, "-m", f"scripts.{script}", file.name], check=True, cwd=ROOT)
        return Path(file.name).read_text("utf-8")


def _five() -> str:
    page = (ROOT / "docs" / "study-five-sheets.md").read_text("utf-8")
    command = page.split("```console\n$ greed ")[1].split("```")[0].replace("\\\n", "")
    values = _written(f"{command} --fresh --out").partition("|")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in values.splitlines()]
    named = [rows[0], ["---", *["---:"] * (len(rows[0]) - 1)]]
    named += [[f"`{name}`", *cells] for name, *cells in rows[2:]]
    return "\n".join(f"| {' | '.join(row)} |" for row in named)


def _pairs() -> str:
    lines = [
        "| pair | score of the first | 95% interval | one game is worth |",
        "|---|---:|---:|---:|",
    ]
    for bots in PAIRS:
        (pair,) = json.loads(
            _greed(f"arena --bots {bots} --sheet classic --games 2000 --json --fresh")
        )["pairs"]
        low, high = (100 * pair["interval"][end] for end in ("low", "high"))
        lines.append(
            f"| `{pair['first']}` v `{pair['second']}` | {100 * pair['score']:.2f}% "
            f"| {low:.1f} to {high:.1f}% | {pair['worth']:.1f} games |"
        )
    return "\n".join(lines)


THREE = ("classic(target=1000)", "classic(target=2000)", "classic(target=3000)",
         "classic(target=5000)", "classic", "koans(target=500)", "koans")  # fmt: skip
FOURS = ("classic(target=1000)", "classic(target=2000)", "koans(target=500)", "koans")


def _wins(seats: int, sheets: tuple[str, ...]) -> str:
    numbers = ("first", "second", "third", "fourth")[:seats]
    lines = ["| sheet | " + " | ".join(numbers) + " |", "|---|" + "---:|" * seats]
    for sheet in sheets:
        command = f"solve '{sheet}' --seats {seats} --memory 6GB --time 1h --json"
        wins = json.loads(_greed(command))["wins"]
        lines.append(f"| `{sheet}` | " + " | ".join(f"{100 * won:.3f}%" for won in wins) + " |")
    return "\n".join(lines)


_SOLVERS = ("graph/*.py", "solver/*.py")
FIGURES = {
    "five-sheets": Figures(
        "docs/study-five-sheets.md", "the command on the page", FIVE,
        (*_SOLVERS, "sim/*.py", "policies/maximiser.py", "policies/sprinter.py",
         "arena/studies/measures.py"), _five,
    ),
    "strategy": Figures(
        "docs/good-play.md", "python -m scripts.strategy_page", tuple(SHEETS),
        (*_SOLVERS, "../../scripts/strategy_page.py", "../../scripts/matchups.py"),
        lambda: _page("strategy_page"), whole=True,
    ),
    "reproduced": Figures(
        "docs/reproduced.md", "python -m scripts.published",
        tuple(sorted({figure.sheet for figure in PUBLISHED})),
        (*_SOLVERS, "../../scripts/published.py", "../../scripts/matchups.py"),
        lambda: _page("published"), whole=True,
    ),
    "three": Figures(
        "docs/three.md", "greed solve SHEET --seats 3 --json", THREE,
        _SOLVERS, lambda: _wins(3, THREE),
    ),
    "four": Figures(
        "docs/three.md", "greed solve SHEET --seats 4 --json", FOURS,
        _SOLVERS, lambda: _wins(4, FOURS),
    ),
    "four-estimate": Figures(
        "docs/three.md", "python -m benchmarks.three", FOUR,
        (*_SOLVERS, "coach/judge.py"), lambda: estimate_table(4, FOUR),
    ),
    "three-estimate": Figures(
        "docs/three.md", "python -m benchmarks.three", ESTIMATED,
        (*_SOLVERS, "coach/judge.py"),
        estimate_table,
    ),
    "three-play": Figures(
        "docs/three.md", "python -m benchmarks.three", (PLAYED,),
        _SOLVERS, play_table,
    ),
    "pairs": Figures(
        "docs/arena.md", "greed arena --bots A,B --sheet classic --games 2000", ("classic",),
        ("policies/character.py", "policies/threshold.py", "policies/_judgement.py",
         "arena/game.py", "stats.py"), _pairs,
    ),
}  # fmt: skip


@cache
def _code(pattern: str) -> str:
    """Return the programs of a pattern without comments, docstrings and layout."""
    programs = []
    for path in sorted((ROOT / "src" / "greed").glob(pattern)):
        text = path.read_text("utf-8")
        if path.suffix != ".py":
            programs.append(text)
            continue
        kept, fresh = [], True
        for kind, string in _tokens(text):
            if kind == tokenize.COMMENT:
                continue
            if kind == tokenize.STRING and fresh:
                continue  # a docstring stands where a statement begins
            layout = (tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT)
            fresh = kind in layout
            kept.append("" if fresh else string)
        programs.append(re.sub(r"\s", "", "".join(kept)))
    if not programs:
        raise FileNotFoundError(f"no file is called {pattern}")
    return "\n".join(programs)


def _tokens(text: str) -> Iterator[tuple[int, str]]:
    """Yield the tokens of a program; an f-string is one, as it is for Python before 3.12."""
    lines, inside, begin = text.splitlines(keepends=True), 0, (0, 0)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        name = tokenize.tok_name[token.type]
        if name == "FSTRING_START":
            begin = begin if inside else token.start
            inside += 1
        elif name == "FSTRING_END":
            inside -= 1
            if not inside:
                yield tokenize.STRING, _between(lines, begin, token.end)
        elif not inside:
            yield token.type, token.string


def _between(lines: list[str], begin: tuple[int, int], end: tuple[int, int]) -> str:
    """Return the text between two places, each a line from 1 on and a column."""
    between = lines[begin[0] - 1 : end[0]]
    between[-1] = between[-1][: end[1]]
    between[0] = between[0][begin[1] :]
    return "".join(between)


@cache
def _rules(name: str) -> str:
    """Return what the rules of a sheet come to: the graphs of its turns and of its games."""
    sheet = load(name)
    turns = [turn_graph(sheet, standing) for standing in (OFF, ON, OUT)]
    parts = [_parts(turn) for turn in turns] + [_parts(game_graph(sheet))]
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def _parts(graph: TurnGraph | GameGraph) -> list[object]:
    """Return what a graph holds besides its sheet."""
    return [getattr(graph, field.name) for field in fields(graph) if field.name != "sheet"]


def fingerprint(figures: Figures) -> str:
    """Return 16 hex digits of everything that decides some figures."""
    parts: Iterable[str] = (
        figures.command, repr(VERSION), *map(_rules, figures.sheets), *map(_code, figures.code)
    )  # fmt: skip
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def engine() -> str:
    """Return 16 hex digits of the programs whose speed is measured."""
    return digest("\n".join(map(_code, ("core/*.py", "kernel/*.c", "sim/*.py"))))


def shown(name: str) -> str:
    """Return figures as their page shows them, whether or not it says that they are old."""
    figures = FIGURES[name]
    page = (ROOT / figures.page).read_text("utf-8").replace(f"{OLD}\n\n", "")
    if figures.whole:
        return page
    before, after = _around(name, page)
    return page[len(before) : len(page) - len(after)]


def _around(name: str, page: str) -> tuple[str, str]:
    """Return what stands before figures that are part of a page, and what stands after them."""
    before, begin, rest = page.partition(f"<!-- figures: {name} -->\n")
    inside, end, after = rest.partition("<!-- end of figures -->")
    if not (begin and end) or "<!-- figures: " in inside:
        raise LookupError(f"there is no part <!-- figures: {name} --> on the page, or no end of it")
    return before + begin, f"\n{end}{after}"


def digest(text: str) -> str:
    """Return 16 hex digits of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def recorded() -> dict[str, dict[str, str]]:
    """Return what is on record: of what each was made, and what it said."""
    held: dict[str, dict[str, str]] = json.loads(KNOWN.read_text("utf-8"))
    return held


def write(name: str) -> None:
    """Make figures again, put them into their page, and put on record what they are made of."""
    figures, text = FIGURES[name], FIGURES[name].write()
    path = ROOT / figures.page
    if figures.whole:
        path.write_text(text, "utf-8")
    else:
        page = path.read_text("utf-8").replace(f"{OLD}\n\n", "")
        path.write_text(text.join(_around(name, page)), "utf-8")
    record(name, fingerprint(figures))


def record(name: str, source: str) -> None:
    """Put on record what figures are made of, and what they say."""
    figures = recorded() if KNOWN.exists() else {}
    figures[name] = {"from": source, "says": digest(shown(name))}
    KNOWN.write_text(json.dumps(figures, indent=2, sort_keys=True) + "\n", "utf-8")


def main(wanted: list[str]) -> int:
    """Write the figures named, or all that are stale; return the exit status."""
    if unknown := sorted(set(wanted) - set(FIGURES)):
        print(f"no such figures: {unknown}; there are: {sorted(FIGURES)}", file=sys.stderr)
        return 2
    made = recorded()
    for name, figures in FIGURES.items():
        stale = made.get(name, {}).get("from") != fingerprint(figures)
        if name in wanted or (stale and not wanted):
            print(f"writing {name} into {figures.page} ...", flush=True)
            write(name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
