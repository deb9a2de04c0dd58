"""Greed talks plainly: turns of phrase that puzzle readers stay out of what people read."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

FINISHED = (
    *(f"src/greed/{part}" for part in ("cli", "bots", "coach", "core", "fair", "store", "web")),
    *(f"src/greed/{part}" for part in ("client", "game", "room")),
    *(
        f"src/greed/{part}"
        for part in ("certificates", "graph", "kernel", "sim", "solver", "testing")
    ),
    *(f"src/greed/{part}" for part in ("arena", "rulebook", "sheets")),
    *("ui/src", "docs", "benchmarks", "scripts"),
    *("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"),
)
"""Folders and files that have been gone through; add a part once its words are in order."""

ELSEWHERE = (
    "src/greed/web/static",
    "docs/rules",
    "docs/cards.md",
    "docs/settings.md",
)
"""Parts of those that are made, not written."""

BANNED = {
    r"\bso many\b(?! that)": "this many, or name the number",
    r"\bso much\b(?! that)": "this much, or name the amount",
    r"(?<![Tt]here )\b(?:is|are) no (?!longer|more|less|lower|worse)[a-z]": "is not a",
    r"\banew\b": "again",
    r"\bapart by\b": "separated by",
    r"\b[Ww]hoever\b": "the player who, the client, the person",
    r"\bof who\b(?! )|\bof who (?:begins|sits|is)\b": "of the player who",
    r"\bfor whom\b": "for the player who",
    r"\bwith whom\b": "with the player who",
    r"\btold (?:apart )?from\b": "separated from",
    r"\btold apart\b": "distinguished, separate",
    r"\bupon\b": "on",
    r"\bdraws? (?:\w+ )?lots\b": "chooses at random",
    r"\bknown to so\b": "known to this precision",
    r"\bwho brings on\b|\bwho brought\b": "the player who triggers",
    r"\b(?!256)\d+ %[ .,;)]": "50%, without a space",
}

ALLOWED = {
    ("README.md", "whoever"): "a carryover for whoever dares: an ordinary turn of phrase",
    ("src/greed/sheets/official.toml", "whoever"): "the same",
    ("src/greed/sheets/overlays/amish.toml", "Whoever"): "prose of a sheet, as players know it",
    ("src/greed/sheets/overlays/amish.toml", "upon"): "the same",
    ("src/greed/sheets/overlays/hsw.toml", "whoever"): "the same",
}


def _files() -> list[Path]:
    found = []
    for part in FINISHED:
        path = ROOT / part
        found += [path] if path.is_file() else sorted(path.rglob("*"))
    return [
        path
        for path in found
        if path.suffix in {".py", ".ts", ".svelte", ".md", ".toml"}
        and not str(path.relative_to(ROOT)).startswith(ELSEWHERE)
    ]


TEXTS = {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in _files()}


@pytest.mark.parametrize("phrase", BANNED)
def test_no_sentence_uses_a_turn_of_phrase_that_puzzles(phrase):
    found = [
        f"{name}:{text[: match.start()].count(chr(10)) + 1}: {match[0]!r}"
        for name, text in TEXTS.items()
        for match in re.finditer(phrase, text)
        if (name, match[0]) not in ALLOWED
    ]
    assert not found, f"say instead: {BANNED[phrase]}\n" + "\n".join(found)


def test_every_exception_is_still_needed():
    unused = [
        (name, said)
        for name, said in ALLOWED
        if not any(
            match[0] == said
            for phrase in BANNED
            for match in re.finditer(phrase, TEXTS.get(name, ""))
        )
    ]
    assert not unused
