"""One report in the terminal, as HTML and as Markdown: complete, in its width, and harmless."""

import io
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

from greed.report import (
    Bars,
    DiceRow,
    Example,
    Figures,
    Heading,
    Item,
    Items,
    Note,
    Report,
    Step,
    Table,
    Text,
    document,
    html,
    markdown,
)
from greed.report.terminal import show
from greed.report.text import RowsError, check_rows_file, write_rows

EVIL = '<script>alert("x")</script>'
ARMED = "Ann\x1b[2J\x07[bold]|`*_"
ROWS = (
    ("threshold:300", "+115 \u00b1 20", "57.5%", "better"),
    ("bold", "-41 \u00b1 2", "42.5%", "open"),
)
TABLE = Figures(
    ("Bot", "Rating", "Fair share", "Verdict"), ROWS, spare=frozenset({"Fair share"}),
    tones={"better": "good"},
)  # fmt: skip


def everything(text: str) -> Report:
    return Report(
        text,
        text,
        (
            Heading(text, "part"),
            Text(text),
            Note(text, "bad"),
            Items((Item(text, text),)),
            Figures((text, text), ((text, text),), tones={text: "good"}),
            Bars((text, text), ((text, 0.5, text),)),
            Example(text, (Step(text, (1, 5)),)),
            DiceRow((1, 9)),
        ),
    )


def printed(report: Report, width: int = 80, *, colours: bool = False) -> str:
    paper = io.StringIO()
    console = Console(
        file=paper, width=width, force_terminal=colours,
        color_system="standard" if colours else None,
    )  # fmt: skip
    show(report, console)
    return paper.getvalue()


def test_html_takes_no_text_for_markup():
    for page in (html(everything(EVIL)), everything(EVIL)._repr_html_()):
        root = ET.fromstring(f"<all>{page}</all>")  # noqa: S314 - it is ours
        assert "script" not in {each.tag for each in root.iter()}
        assert "".join(root.itertext()).count(EVIL) == 18


def test_data_in_a_page_cannot_end_its_script():
    page = document(Report("x", "", ()), data={"bot": "</script><b>"})
    assert page.count("</script>") == 1
    assert "<b>" not in page


def test_a_document_needs_nothing_from_outside_and_is_readable_in_both_themes():
    page = document(everything("x"))
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page
    assert "http://" not in page.replace("http://www.w3.org", "")
    assert "https://" not in page


def test_markdown_takes_no_text_for_markup():
    said = markdown(everything("<b> *x* _y_ `z` [a](b) c|d"))
    assert "<b> *x*" not in said
    assert said.count("\\<b\\> \\*x\\*") == said.count("x\\*") > 5


@pytest.mark.parametrize("colours", [False, True], ids=["plain", "coloured"])
def test_a_terminal_shows_names_and_obeys_none(colours: bool):
    said = printed(everything(ARMED), colours=colours)
    assert "\x1b[2J" not in said
    assert "\x07" not in said
    assert "[bold]" in said


def test_a_table_gives_up_what_can_be_spared_before_it_folds():
    assert "Fair share" in printed(Report("", "", (TABLE,)), 80)
    narrow = printed(Report("", "", (TABLE,)), 42)
    assert "Fair share" not in narrow
    assert "threshold:300" in narrow


def test_where_nothing_helps_a_table_stands_upright_and_says_all():
    said = printed(Report("", "", (TABLE,)), 24)
    assert all(len(line) <= 24 for line in said.splitlines())
    assert [line.split() for line in said.splitlines() if "Fair" in line] == [
        ["Fair", "share", "57.5%"], ["Fair", "share", "42.5%"],
    ]  # fmt: skip


def test_the_words_of_an_upright_row_stand_apart_from_the_names_of_their_columns():
    row = ("straight of four", "1-2-3-4 or 2-3-4-5", "750")
    table = Table(("Set", "Dice", "Points"), (row,), words=2)
    lines = printed(Report("", "", (table,)), 24).splitlines()
    assert [line.strip() for line in lines if line.strip()] == [
        "Set: straight of four", "Dice: 1-2-3-4 or 2-3-4-5", "Points  750",
    ]  # fmt: skip


@pytest.mark.parametrize("width", [1, 12, 30])
def test_a_table_of_words_alone_stands_upright_too(width: int):
    table = Table(("Roll", "Keep"), (("six of a kind", "all of them"),), words=2)
    said = printed(Report("", "", (table, everything("word").blocks[-2])), width)
    assert "six" in said if width > 1 else said


@pytest.mark.parametrize("width", [80, 40])
def test_no_line_is_wider_than_the_terminal_or_ends_in_blanks(width):
    for line in printed(everything("some words that go on"), width).splitlines():
        assert len(line) <= width
        assert line == line.rstrip()


def test_colours_are_there_where_they_are_wanted_alone():
    report = Report("Title", "", (TABLE,))
    assert "\x1b[32m better" in printed(report, colours=True)
    assert "\x1b" not in printed(report)


def test_bars_are_as_long_as_their_shares():
    bars = Bars(("points", "share"), (("0", 0.25, "25%"), ("50", 0.5, "50%"), ("100", 0.0, "0%")))
    lines = [line.count("\u2588") for line in printed(Report("", "", (bars,))).splitlines()]
    assert sorted(lines)[-2:] == [20, 40]
    assert "width:50.0%" in html(Report("", "", (bars,)))


def test_rows_are_written_by_the_ending_of_the_file(tmp_path):
    rows = [{"bot": "Ann, the 1st", "wins": 0.5}]
    write_rows(tmp_path / "a.csv", rows)
    assert (tmp_path / "a.csv").read_text() == 'bot,wins\n"Ann, the 1st",0.5\n'
    write_rows(tmp_path / "a.json", rows)
    assert '"wins": 0.5' in (tmp_path / "a.json").read_text()
    with pytest.raises(RowsError, match="should end in .csv, .json, .parquet or .md"):
        check_rows_file(tmp_path / "a.xls", ".md")
    with pytest.raises(RowsError, match="cannot write"):
        write_rows(tmp_path / "no" / "a.csv", rows)
