"""A rules page as a value: what it says, in order, before any renderer gives it a look.

Every text is plain: no markup, no line breaks, numbers already written for people.
"""

from __future__ import annotations

from msgspec import Struct

from greed.report import Example, Heading, Items, Report, Table, Text

PageBlock = Text | Items | Table | Example


class Section(Struct, frozen=True):
    """A part of the page; `id` is stable, so that a link or a test can name it."""

    id: str
    title: str
    blocks: tuple[PageBlock, ...]


class Page(Struct, frozen=True, kw_only=True):
    """A complete rules page.

    Attributes:
        title: the sheet's title, with the variants in play.
        name: the string that loads the sheet.
        rules: the sheet's hash, which identifies the rules.
        summary: one sentence about the game.
        sections: what a player needs to know, in reading order.
    """

    title: str
    name: str
    rules: str
    summary: str
    sections: tuple[Section, ...]

    @property
    def report(self) -> Report:
        """The page as a report, to be shown."""
        return Report(
            self.title,
            self.summary,
            tuple(
                block
                for section in self.sections
                for block in (Heading(section.title, section.id), *section.blocks)
            ),
        )
