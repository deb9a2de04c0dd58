"""Charts of a report as SVG, drawn by matplotlib (extra `plot`).

Colours are variables, which `style` sets for light and for dark, so a chart follows its page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any, cast

from greed.report.model import Bar, Chart, Heat, Intervals, Lines, Series

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_COLOURS = {
    "ink": ("#1c1b19", "#e8e4da"), "paper": ("#fdfcf9", "#191815"), "line": ("#d9d4c9", "#423e36"),
    "shade": ("#f3f0e8", "#24221d"), "soft": ("#66615a", "#a8a297"),
    "accent": ("#96271f", "#f0998f"), "good": ("#1c7c4a", "#63c58f"), "bad": ("#b3412e", "#ee8a76"),
    "line-2": ("#2f6fb0", "#7fb2e5"), "line-3": ("#a97a12", "#dcb65a"),
    "line-4": ("#7a4fa3", "#b996dc"), "line-5": ("#4c8f91", "#8cc9ca"),
}  # fmt: skip
"""Names of colours, and what they are in light and in dark."""


def style(selector: str) -> str:
    """Return the colours of whatever a CSS selector names, in light and in dark."""
    light, dark = (
        " ".join(f"--{name}: {both[theme]};" for name, both in _COLOURS.items()) for theme in (0, 1)
    )
    return (
        f"{selector} {{ color-scheme: light dark; {light} }}\n"
        f"@media (prefers-color-scheme: dark) {{ {selector} {{ {dark} }} }}\n"
    )


_SERIES = ("good", "bad", "line-2", "line-3", "line-4", "line-5")
_FAR = 0.6
"""An axis begins at 0 unless all values lie above this part of the highest."""
_WIDTH, _ROW = 7.6, 0.3
_IDS = re.compile(r' id="[a-z0-9]+_\d+"')
_FONT = re.compile(r"(font: [\d.]+px|font-family:) '[^;\"]*")


def svg(chart: Chart) -> str:
    """Return a chart as an SVG element without colours of its own; empty if it shows nothing.

    Raises:
        ImportError: matplotlib is not installed.
    """
    if _empty(chart):
        return ""
    import warnings

    from matplotlib import rc_context
    from matplotlib.figure import Figure

    style = {
        "font.size": 10, "font.family": "sans-serif", "svg.fonttype": "none",
        "svg.hashsalt": chart.title, "text.parse_math": False, "axes.unicode_minus": False,
    }  # fmt: skip
    written = StringIO()
    with rc_context(cast(Any, style)), warnings.catch_warnings():
        # The reader's own fonts have the letters that this machine's lack.
        warnings.filterwarnings("ignore", message="Glyph .* missing from")
        # Labels may be longer than there is room for.
        warnings.filterwarnings("ignore", message="constrained_layout not applied")
        figure = Figure(layout="constrained")
        axes = figure.subplots()
        match chart:
            case Intervals():
                _intervals(figure, axes, chart)
            case Lines():
                _lines(figure, axes, chart)
            case Heat():
                _heat(figure, axes, chart)
        figure.savefig(written, format="svg", transparent=True, metadata={"Date": None})
    return _element(written.getvalue(), chart.title)


def standalone(chart: Chart) -> str:
    """Return a chart as a file of its own, with its colours in it; empty if it shows nothing."""
    drawn = svg(chart)
    head, tag, rest = drawn.partition(">")
    return f"{head}{tag}<style>{style('svg')}</style>{rest}\n" if drawn else ""


def _empty(chart: Chart) -> bool:
    match chart:
        case Intervals():
            return not chart.bars
        case Lines():
            return not any(line.dots for line in chart.series)
        case Heat():
            return not chart.values


def _element(text: str, title: str) -> str:
    """Return what stands in a page: named, with its colours as variables, without metadata."""
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = _FONT.sub(r"\1 system-ui, sans-serif", _IDS.sub("", text))
    for name, (light, _) in _COLOURS.items():
        text = text.replace(light, f"var(--{name})")
    label = f'<svg role="img" aria-label="{escape(title)}"'
    return label + text.removeprefix("<svg").rstrip()


def _colour(name: str) -> str:
    return _COLOURS[name][0]


def _plain(axes: Axes, title: str) -> None:
    for side in ("top", "right", "left", "bottom"):
        axes.spines[side].set_visible(False)
    axes.tick_params(length=0, colors=_colour("soft"), labelcolor=_colour("ink"))
    axes.set_axisbelow(True)
    axes.set_title(title, loc="left", fontsize=11, color=_colour("ink"))


def _written(*, percent: bool) -> Callable[[float, float], str]:
    return lambda at, _: f"{100 * at:g}%" if percent else f"{at:,g}"


def _from_zero(low: float, high: float) -> bool:
    """Say whether an axis begins at 0: unless all values lie close together far from it."""
    return low < _FAR * high or high <= 0


def _short(label: str, most: int = 28) -> str:
    return label if len(label) <= most else f"{label[: most - 1]}…"


def _intervals(figure: Figure, axes: Axes, chart: Intervals) -> None:
    bars: Sequence[Bar] = chart.bars
    figure.set_size_inches(_WIDTH, 0.9 + _ROW * len(bars))
    for place, bar in enumerate(bars):
        colour = _colour(bar.tone if bar.tone in ("good", "bad") else "soft")
        axes.plot([bar.low, bar.high], [place, place], color=colour, linewidth=2.5)
        axes.plot([bar.value], [place], "o", color=colour, markersize=6)
        axes.annotate(
            bar.text, (1, place), (8, 0), xycoords=("axes fraction", "data"),
            textcoords="offset points", va="center", color=_colour("ink"),
        )  # fmt: skip
    if chart.centre is not None:
        axes.axvline(chart.centre, color=_colour("soft"), linewidth=1, linestyle=(0, (3, 3)))
    elif _from_zero(min(bar.low for bar in bars), max(bar.high for bar in bars)):
        axes.set_xlim(*_around_zero(bars))
    axes.set_yticks(range(len(bars)), [_short(bar.label) for bar in bars])
    axes.set_ylim(len(bars) - 0.5, -0.5)
    axes.xaxis.set_major_formatter(_written(percent=chart.percent))
    axes.grid(axis="x", color=_colour("line"))
    _plain(axes, chart.title)


def _around_zero(bars: Sequence[Bar]) -> tuple[float, float]:
    low, high = min(0.0, *(bar.low for bar in bars)), max(0.0, *(bar.high for bar in bars))
    room = 0.03 * ((high - low) or 1.0)
    return (low - room if low else 0.0, high + room)


def _lines(figure: Figure, axes: Axes, chart: Lines) -> None:
    figure.set_size_inches(_WIDTH, 3.4)
    series: Sequence[Series] = [line for line in chart.series if line.dots]
    dots = [dot for line in series for dot in line.dots]
    low, high = min(dot.low for dot in dots), max(dot.high for dot in dots)
    title = chart.title
    for number, line in enumerate(series):
        colour = _colour(_SERIES[number % len(_SERIES)])
        x, y = [dot.x for dot in line.dots], [dot.y for dot in line.dots]
        spread = [[dot.y - dot.low for dot in line.dots], [dot.high - dot.y for dot in line.dots]]
        axes.errorbar(
            x, y, yerr=spread, color=colour, marker="o", markersize=4, linewidth=1.8,
            elinewidth=1.2, label=_short(line.label, 20) or None,
        )  # fmt: skip
    if _from_zero(low, high):
        room = 0.05 * ((max(high, 0.0) - min(low, 0.0)) or 1.0)
        axes.set_ylim(min(low - room, 0.0) if low < 0 else 0.0, max(high + room, 0.0))
    else:
        title += " (the axis does not begin at 0)"
    if len(series) > 1:
        axes.legend(
            loc="upper left", bbox_to_anchor=(1.01, 1), frameon=False, labelcolor=_colour("ink")
        )
    axes.yaxis.set_major_formatter(_written(percent=chart.percent))
    axes.xaxis.set_major_formatter(_written(percent=False))
    axes.set_xlabel(chart.across, color=_colour("soft"))
    axes.grid(axis="y", color=_colour("line"))
    _plain(axes, title)


def _heat(figure: Figure, axes: Axes, chart: Heat) -> None:
    from matplotlib.colors import LinearSegmentedColormap

    tall, wide = len(chart.values), len(chart.values[0])
    figure.set_size_inches(min(_WIDTH, 3 + 0.3 * wide), min(7.0, 1.5 + 0.3 * tall))
    shades = LinearSegmentedColormap.from_list("greed", ["#f7f7ee", "#105c3a"])
    drawn = axes.pcolormesh(range(wide + 1), range(tall + 1), chart.values, cmap=shades)
    axes.invert_yaxis()
    axes.set_yticks([tall * (n + 0.5) / len(chart.rows) for n in range(len(chart.rows))],
                    [_short(label) for label in chart.rows])  # fmt: skip
    axes.set_xticks([wide * (n + 0.5) / len(chart.columns) for n in range(len(chart.columns))],
                    chart.columns)  # fmt: skip
    scale = figure.colorbar(drawn, ax=axes)
    scale.outline.set_visible(False)
    scale.ax.tick_params(length=0, labelcolor=_colour("ink"))
    _plain(axes, chart.title)
