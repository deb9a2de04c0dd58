"""Table scripts: a table, what people ask for there, and what each of them sees.

tests/tables/README.md says how they are written. A script is read into a `Script`, and can be
written again with other answers; what an answer should be, `tests.support.table_play` finds.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

TABLES = Path(__file__).parents[1] / "tables"
ARROW, _WIDTH, _MARGIN = "->", 100, 30
HEADS = ("sheet", "seats", "dice", "first", "clock", "watching", "undo", "waiting", "listed")
_WORDS = re.compile(r"(.+?)\s*(?:\(([^()]+)\))?")


@dataclass(frozen=True)
class Seat:
    """A seat as a script names it: whose it is, or the bot at it; open without either."""

    person: str = ""
    bot: str = ""


@dataclass
class Line:
    """One line of a script: who asks for what, and what should come of it.

    What follows in parentheses is in `extras`, by its first word. A remark or an empty line is all
    in `words`, and its `answer` is None.
    """

    number: int
    who: str
    words: str
    extras: dict[str, str] = field(default_factory=dict)
    answer: str | None = None


@dataclass
class Script:
    """A table and its lines.

    Attributes:
        heads: what is said of the table, by its first word.
        screens: the names of the seats, by who looks at the same screen.
    """

    name: str
    heads: dict[str, str]
    seats: tuple[Seat, ...]
    screens: tuple[tuple[str, ...], ...]
    lines: list[Line]

    def screen(self, who: str) -> str:
        """Return the person whose screen somebody looks at: their own, or the first one's there."""
        return next((screen[0] for screen in self.screens if who in screen), who)

    def __str__(self) -> str:
        return "".join(f"{_written(line)}\n" for line in self.lines)


class ScriptError(Exception):
    """A script can't be read, or asks for what its table hasn't got."""


def scripts() -> list[Path]:
    """Return the files of all scripts."""
    return sorted(TABLES.rglob("*.txt"))


def read(path: Path) -> Script:
    """Return the script of a file.

    Raises:
        ScriptError: it is none.
    """
    return parsed(path.read_text("utf-8"), path.stem)


def parsed(script: str, name: str) -> Script:
    """Return a script of this name.

    Raises:
        ScriptError: it is none.
    """
    heads, lines = dict[str, str](), list[Line]()
    for number, text in enumerate(script.splitlines(), 1):
        word, _, rest = text.partition(" ")
        if lines and text[:1] == " " and lines[-1].answer is not None:
            lines[-1].answer = f"{lines[-1].answer} {text.strip()}".strip()
        elif not text.strip() or text.startswith("#"):
            lines.append(Line(number, "", text))
        elif ARROW not in text and word in HEADS:
            heads[word] = f"{heads[word]} | {rest}" if word in heads else rest.strip()
            lines.append(Line(number, "", text))
        else:
            lines.append(asked(text, f"{name}, line {number}", number))
    missing = {"sheet", "seats"} - heads.keys()
    if missing:
        raise ScriptError(f"{name} doesn't say: {', '.join(sorted(missing))}")
    screens = tuple(
        tuple(name.strip() for name in screen.split("+")) for screen in heads["seats"].split(",")
    )
    return Script(name, heads, tuple(map(_seat, sum(screens, ()))), screens, lines)


def asked(text: str, where: str, number: int = 0) -> Line:
    """Return a line of a script in which somebody asks for something.

    Raises:
        ScriptError: it is none.
    """
    words, _, answer = text.partition(ARROW)
    found = _WORDS.fullmatch(words.strip())
    if found is None:
        raise ScriptError(f"{where}: say who asks for what")
    words, extra = found.groups()
    who, _, rest = words.partition(" ")
    extras = dict(part.strip().partition(" ")[::2] for part in (extra or "").split(",") if part)
    return Line(number, who, rest.strip(), extras, " ".join(answer.split()))


def _seat(text: str) -> Seat:
    if text.startswith("[") and text.endswith("]"):
        return Seat(bot=text[1:-1])
    return Seat() if text == "-" else Seat(person=text)


def _written(line: Line) -> str:
    if line.answer is None:
        return line.words
    extras = ", ".join(" ".join(extra).strip() for extra in line.extras.items())
    asked = f"{line.who} {line.words}".strip() + (f" ({extras})" if extras else "")
    return (
        textwrap.fill(
            line.answer,
            _WIDTH,
            initial_indent=f"{asked:{_MARGIN - 1}} {ARROW} ",
            subsequent_indent=" " * (_MARGIN + len(ARROW) + 1),
            break_long_words=False,
            break_on_hyphens=False,
        )
        if line.answer
        else f"{asked:{_MARGIN - 1}} {ARROW}"
    )
