"""Charts: titles to read, axes that mislead nobody, names that stay names, colours of the page."""

from xml.etree import ElementTree as ET

import pytest

from greed.report import Bar, Dot, Heat, Intervals, Lines, Report, Series, html
from greed.report.pictures import standalone, svg

pytest.importorskip("matplotlib")
EVIL = '<script>alert("$x$")</script>'


def line(*heights: float, label: str = "") -> Lines:
    dots = tuple(Dot(float(n), y, y, y) for n, y in enumerate(heights))
    return Lines("Turns of a game", (Series(label, dots),), "target")


def texts(drawn: str) -> list[str]:
    root = ET.fromstring(drawn)  # noqa: S314 - it is ours
    return [each.text or "" for each in root.iter() if each.tag.endswith("text")]


def test_an_axis_begins_at_zero_or_says_that_it_does_not():
    assert "does not begin at 0" not in svg(line(10, 40))
    assert "does not begin at 0" in svg(line(99, 100))


def test_a_chart_has_its_title_and_the_name_of_its_axis_to_read():
    said = texts(svg(line(10, 40)))
    assert {"Turns of a game", "target"} <= set(said)


def test_values_without_an_order_get_a_row_each():
    bars = (Bar("koans", 0.5, 0.4, 0.6, "50.0%"), Bar("basic", 0.7, 0.7, 0.7, "70.0%"))
    said = texts(svg(Intervals("Busts", bars, percent=True)))
    assert {"koans", "basic", "50.0%", "0%", "Busts"} <= set(said)


@pytest.mark.parametrize(
    "empty", [Intervals("x", ()), Lines("x", (Series("", ()),), "y"), Heat("x", ())], ids=str
)
def test_what_shows_nothing_is_not_drawn(empty):
    assert svg(empty) == standalone(empty) == ""
    assert "<figure" not in html(Report("", "", (empty,)))


@pytest.mark.parametrize(
    "chart",
    [
        Intervals(EVIL, (Bar(EVIL[:20], 1, 0, 2, EVIL),)),
        Lines(EVIL, line(1, 2, label=EVIL[:15]).series + line(1, 2, label="b").series, EVIL),
        Heat(EVIL, ((1.0, 2.0),), (EVIL[:20],), (EVIL,)),
    ],
    ids=["intervals", "lines", "heat"],
)
def test_names_are_only_ever_text_and_no_formula(chart):
    drawn = svg(chart)
    assert "<script" not in drawn
    assert EVIL in texts(drawn)


def test_letters_that_this_machine_cannot_draw_are_left_to_the_reader():
    drawn = svg(Intervals("x", (Bar("\u4f60\u597d \U0001f3b2", 1, 0, 2, "1"),)))
    assert "\u4f60\u597d \U0001f3b2" in texts(drawn)


def test_a_chart_follows_the_theme_of_its_page():
    drawn = svg(line(10, 40))
    assert "var(--ink)" in drawn
    assert "#1c1b19" not in drawn
    assert "prefers-color-scheme: dark" in standalone(line(10, 40))


def test_the_same_chart_is_the_same_text():
    assert svg(line(10, 40)) == svg(line(10, 40))


def test_without_matplotlib_a_page_says_how_to_get_the_picture(monkeypatch):
    monkeypatch.setattr("greed.report._html.find_spec", lambda _: None)
    said = html(Report("", "", (line(1, 2),)))
    assert "<figure" not in said
    assert "Without its picture" in said
    assert "plot" in said
