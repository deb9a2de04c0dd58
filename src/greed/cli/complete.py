"""What the shell offers when a word is half typed."""

from __future__ import annotations

from collections.abc import Iterator

__all__ = ["arena_bots", "bots", "dice", "sheets"]


def sheets(incomplete: str) -> list[tuple[str, str]]:
    """Return sheets, and variants after a `+`, that go on from what was typed."""
    from greed.sheets import load, presets, variants

    base, plus, _ = incomplete.rpartition("+")
    if plus:
        found = [
            (f"{base}+{name}", str(variant["title"]))
            for name, variant in variants().items()
            if name not in base.split("+")
        ]
    else:
        found = [(name, load(name).title) for name in presets()]
    return [(name, what) for name, what in found if name.startswith(incomplete)]


def bots(incomplete: str) -> list[tuple[str, str]]:
    """Return player lists that go on from what was typed with a bot."""
    from greed.bots import bots as every

    head, comma, _ = incomplete.rpartition(",")
    found = [(f"{head}{comma}bot:{name}", what) for name, what in every().items()]
    return [(name, what) for name, what in found if name.startswith(incomplete)]


def arena_bots(incomplete: str) -> list[tuple[str, str]]:
    """Return lists of bots that go on from what was typed."""
    from greed.bots import bots as every

    head, comma, _ = incomplete.rpartition(",")
    found = [(f"{head}{comma}{name}", what) for name, what in every().items()]
    return [(name, what) for name, what in found if name.startswith(incomplete)]


def dice(incomplete: str) -> list[tuple[str, str]]:
    """Return dice sources."""
    return list(_matching(incomplete))


def _matching(incomplete: str) -> Iterator[tuple[str, str]]:
    for name, what in (
        ("system", "random dice"),
        ("seed:42", "the same dice every time"),
        ("real", "roll your own dice and type them in"),
    ):
        if name.startswith(incomplete):
            yield name, what
