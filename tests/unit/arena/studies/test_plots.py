"""The plots of a study: titles in words, axes that mislead nobody."""

from greed.arena.svg import Bar, Dot, Series, lines, rows_of


def line(*heights: float) -> str:
    dots = [Dot(float(n), y, y, y, str(n)) for n, y in enumerate(heights)]
    return lines([Series("", dots)], title="Turns of a game", across="target")


def test_an_axis_begins_at_zero_or_says_that_it_does_not():
    assert "does not begin at 0" not in line(10, 40)
    assert "does not begin at 0" in line(99, 100)


def test_a_plot_has_its_title_to_read():
    assert '<text class="value" x="70" y="16">Turns of a game</text>' in line(10, 40)


def test_values_without_an_order_get_a_row_each():
    bars = [Bar("koans", 0.5, 0.4, 0.6, "50.0%"), Bar("basic", 0.7, 0.7, 0.7, "70.0%")]
    drawn = rows_of(bars, title="Busts", percent=True)
    assert all(said in drawn for said in ("koans", "basic", "50.0%", ">0%<", ">Busts</text>"))
    assert rows_of([], title="Busts") == ""
