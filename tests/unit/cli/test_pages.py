"""How each kind of block of a rules page looks in a terminal."""

import io

from rich.console import Console

import greed
from greed.cli.table.screen import Screen
from greed.report import Example, Item, Items, KeepChoice, Step, Table, Text
from greed.report.terminal import show
from greed.rulebook import Page, Section

LONG = "It goes on and on, " * 8 + "and ends."
PAGE = Page(
    title="A Game of the Tests",
    name="tests",
    rules="0123456789abcdef",
    summary="One sentence about it.",
    sections=(
        Section("words", "Words", (Text("A paragraph."), Text(LONG))),
        Section(
            "lists",
            "Lists",
            (
                Items((Item(LONG, "First."), Item("Short.", "Then.")), ordered=True),
                Items((Item(LONG), Item("No lead word."))),
            ),
        ),
        Section(
            "tables", "Tables", (Table(("Set", "Dice", "Points"), (("six", "1-6", "1,200"),), 2),)
        ),
        Section(
            "examples",
            "Examples",
            (
                Example(
                    "A throw",
                    (
                        Step(
                            "Ann throws.",
                            (1, 5),
                            (KeepChoice((1,), "single 1", 100, "one die"),),
                            2,
                        ),
                        Step("Ann keeps 1."),
                    ),
                ),
            ),
        ),
    ),
)


def paper() -> Console:
    return Console(file=io.StringIO(), width=80, color_system=None)


def text(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_every_kind_of_block_is_drawn(snapshot):
    console = paper()
    show(PAGE.report, console)
    assert text(console) == snapshot


def test_no_line_ends_in_blanks():
    console = paper()
    show(PAGE.report, console)
    assert all(line == line.rstrip() for line in text(console).splitlines())


def test_without_a_word_the_score_card_is_shown():
    console = paper()
    Screen(console).rules(greed.load("koans"), "")
    assert "THE SCORE CARD" in text(console)
    assert "three of a kind" in text(console)


def test_a_word_finds_its_section():
    console = paper()
    Screen(console).rules(greed.load("official"), "carry")
    assert "CARRYOVER" in text(console)
    assert "THE SCORE CARD" not in text(console)


def test_a_word_that_finds_nothing_shows_the_score_card():
    console = paper()
    Screen(console).rules(greed.load("koans"), "weather")
    assert "THE SCORE CARD" in text(console)


def test_all_shows_everything():
    console = paper()
    Screen(console).rules(greed.load("koans"), "all")
    assert "WHAT YOU NEED" in text(console)
