"""The part of a rules page that somebody at the table asks for."""

from __future__ import annotations

from rich.console import Console

from greed.core.messages import say
from greed.core.sheet import Sheet
from greed.report import Block, Heading, Note, Table
from greed.report.terminal import show, show_blocks
from greed.rulebook import Section, rules_page


def show_part(console: Console, sheet: Sheet, wanted: str) -> None:
    """Print the sections of the rules page whose title or id holds a word; else the score card.

    The titles of the others follow, so that a reader knows what to ask for.
    """
    page = rules_page(sheet)
    word = wanted.strip().lower()
    if word == "all":
        show(page.report, console)
        return
    named = [s for s in page.sections if word and (word in s.title.lower() or word in s.id)]
    shown = named or [section for section in page.sections if section.id == "scoring"]
    blocks: list[Block] = []
    for section in shown:
        blocks += [Heading(section.title), *(section.blocks if named else _card(section))]
    if word and not named:
        blocks.append(Note(say("rules-none", word=word)))
    others = ", ".join(section.title for section in page.sections if section not in shown)
    blocks.append(Note(say("rules-others", titles=others)))
    show_blocks(console, blocks)


def _card(section: Section) -> list[Table]:
    """Return the tables of a section alone."""
    return [block for block in section.blocks if isinstance(block, Table)]
