"""Small charts as SVG text, drawn by hand: they need no library and fit into any page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from msgspec import Struct

__all__ = ["STYLE", "Bar", "Dot", "Series", "forest", "lines", "rows_of", "standalone"]

STYLE = """
svg { --ink: #1d2b24; --soft: #6d7a73; --line: #d9d8cf; --good: #1c7c4a; --bad: #b3412e;
  width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { svg { --ink: #e8ece9; --soft: #98a59d; --line: #36433b;
  --good: #63c58f; --bad: #ee8a76; } }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .label { text-anchor: end; } .axis { text-anchor: middle; fill: var(--soft); }
svg line { stroke: var(--line); } .centre { stroke: var(--soft); stroke-dasharray: 3 3; }
svg .interval { stroke: var(--soft); stroke-width: 3; stroke-linecap: round; }
svg circle { fill: var(--soft); }
svg .better { stroke: var(--good); fill: var(--good); }
svg .line { fill: none; stroke-width: 2; } .whisker { stroke-width: 1.5; opacity: .6; }
svg .tick { stroke: var(--line); }
svg .s0 { stroke: #1c7c4a; } circle.s0 { fill: #1c7c4a; }
svg .s1 { stroke: #b3412e; } circle.s1 { fill: #b3412e; }
svg .s2 { stroke: #2f6fb0; } circle.s2 { fill: #2f6fb0; }
svg .s3 { stroke: #a97a12; } circle.s3 { fill: #a97a12; }
svg .s4 { stroke: #7a4fa3; } circle.s4 { fill: #7a4fa3; }
svg .s5 { stroke: #4c8f91; } circle.s5 { fill: #4c8f91; }
svg .worse { stroke: var(--bad); fill: var(--bad); }
"""
"""What the charts of this file need on a page."""

WIDTH, LEFT, RIGHT, ROW, TOP = 720, 220, 90, 26, 30
_FAR = 0.6


class Bar(Struct, frozen=True):
    """One line of a chart: a value, the interval around it, and how both are written."""

    label: str
    value: float
    low: float
    high: float
    text: str
    mark: str = ""


def forest(
    bars: Sequence[Bar],
    *,
    centre: float,
    title: str,
    ticks: Sequence[tuple[float, str]],
    heading: bool = False,
) -> str:
    """Return a forest plot: a dot for each value, a line for its interval, a line at the centre.

    With a `heading` the title is written above it.
    """
    top = TOP + 26 if heading else TOP
    low = min([*(bar.low for bar in bars), *(at for at, _ in ticks)])
    high = max([*(bar.high for bar in bars), *(at for at, _ in ticks)])
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return round(LEFT + (value - low) / span * (WIDTH - LEFT - RIGHT), 1)

    height = top + ROW * len(bars) + 10
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" xmlns="http://www.w3.org/2000/svg">',
        f"<title>{escape(title)}</title>",
    ]
    if heading:
        parts.append(f'<text class="value" x="12" y="16">{escape(title)}</text>')
    for at, text in ticks:
        kind = "centre" if at == centre else "tick"
        parts.append(
            f'<line class="{kind}" x1="{x(at)}" x2="{x(at)}" y1="{top - 8}" y2="{height}"/>'
        )
        parts.append(f'<text class="axis" x="{x(at)}" y="{top - 14}">{escape(text)}</text>')
    for number, bar in enumerate(bars):
        y = top + ROW * number + ROW // 2
        parts += [
            f'<text class="label" x="{LEFT - 12}" y="{y + 4}">{escape(_short(bar.label))}</text>',
            f'<path class="interval {bar.mark}" d="M{x(bar.low)} {y}H{x(bar.high)}"/>',
            f'<circle class="{bar.mark}" cx="{x(bar.value)}" cy="{y}" r="4.5"/>',
            f'<text class="value" x="{WIDTH - RIGHT + 10}" y="{y + 4}">{escape(bar.text)}</text>',
        ]
    return "\n".join([*parts, "</svg>"])


def rows_of(bars: Sequence[Bar], *, title: str, percent: bool = False) -> str:
    """Return values that have no order as a chart with a line for each; empty if there are none."""
    if not bars:
        return ""
    low, high = _from_zero(min(bar.low for bar in bars), max(bar.high for bar in bars))
    ticks = [(at, _said(at, percent=percent)) for at in _Scale(low, high, 0, 1).ticks()]
    return forest(bars, centre=0.0, title=title, ticks=ticks, heading=True)


def _from_zero(low: float, high: float) -> tuple[float, float]:
    """Return the ends of an axis: from 0 on, unless all values lie close together far from it."""
    return (min(low, 0.0), max(high, 0.0)) if low < _FAR * high or high <= 0 else (low, high)


def _said(at: float, *, percent: bool) -> str:
    return f"{100 * at:g}%" if percent else f"{at:g}"


def _short(label: str, most: int = 26) -> str:
    return label if len(label) <= most else f"{label[: most - 1]}…"


class Dot(Struct, frozen=True):
    """A point of a line, with the interval around its height."""

    x: float
    y: float
    low: float
    high: float
    label: str


class Series(Struct, frozen=True):
    """A line of a chart."""

    label: str
    dots: Sequence[Dot]


def lines(series: Sequence[Series], *, title: str, across: str, percent: bool = False) -> str:
    """Return a chart of lines along an axis that has a name.

    With `percent` the heights are shares of 1 and told in percent.
    """
    dots = [dot for each in series for dot in each.dots]
    if not dots:
        return ""
    height, bottom, left = 320, 250, 70
    right = WIDTH - (150 if len(series) > 1 else 20)
    along = _Scale(min(d.x for d in dots), max(d.x for d in dots), left + 14, right - 14)
    low, high = _from_zero(min(d.low for d in dots), max(d.high for d in dots))
    up = _Scale(low, high, bottom - 8, 44)
    if low > 0:
        title += " (the axis does not begin at 0)"
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" xmlns="http://www.w3.org/2000/svg">',
        f"<title>{escape(title)}</title>",
        f'<text class="value" x="{left}" y="16">{escape(title)}</text>',
    ]
    for at in up.ticks():
        y = up(at)
        parts.append(f'<path class="tick" d="M{left} {y}H{right}"/>')
        said = _said(at, percent=percent)
        parts.append(f'<text class="label" x="{left - 8}" y="{y + 4}">{said}</text>')
    parts += [
        f'<text class="axis" x="{along(at)}" y="{bottom + 20}">{at:g}</text>'
        for at in along.ticks(8)
    ]
    parts.append(
        f'<text class="axis" x="{(left + right) / 2}" y="{height - 16}">{escape(across)}</text>'
    )
    for number, each in enumerate(series):
        hue = f"s{number % 6}"
        path = "L".join(f"{along(dot.x)} {up(dot.y)}" for dot in each.dots)
        parts.append(f'<path class="line {hue}" d="M{path}"/>')
        for dot in each.dots:
            x = along(dot.x)
            parts.append(f'<path class="whisker {hue}" d="M{x} {up(dot.low)}V{up(dot.high)}"/>')
            parts.append(f'<circle class="{hue}" cx="{x}" cy="{up(dot.y)}" r="3"/>')
        if len(series) > 1:
            y = 50 + 20 * number
            parts.append(f'<circle class="{hue}" cx="{right + 14}" cy="{y - 4}" r="4"/>')
            label = escape(_short(each.label, 20))
            parts.append(f'<text class="value" x="{right + 24}" y="{y}">{label}</text>')
    return "\n".join([*parts, "</svg>"])


class _Scale:
    """From values to places on the paper."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = (low, high) if high > low else (low - 0.5, high + 0.5)
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(self.start + share * (self.end - self.start), 1)

    def ticks(self, most: int = 6) -> list[float]:
        """Return round values that lie within the scale."""
        span = self.high - self.low
        step = 10.0 ** floor(log10(span / most))
        step *= next(m for m in (1, 2, 5, 10, 20) if span / (step * m) <= most)
        first = ceil(self.low / step)
        return [round(n * step, 12) for n in range(first, floor(self.high / step) + 1)]


def standalone(chart: str) -> str:
    """Return a chart as a file of its own, with its style in it."""
    head, tag, rest = chart.partition("</title>")
    return f"{head}{tag}<style>{STYLE}</style>{rest}\n"
