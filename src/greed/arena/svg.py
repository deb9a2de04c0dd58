"""Small charts as SVG text, drawn by hand: they need no library and fit into any page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from msgspec import Struct

__all__ = ["Bar", "forest"]

WIDTH, LEFT, RIGHT, ROW, TOP = 720, 220, 90, 26, 30


class Bar(Struct, frozen=True):
    """One line of a chart: a value, the interval around it, and how both are written."""

    label: str
    value: float
    low: float
    high: float
    text: str
    mark: str = ""


def forest(
    bars: Sequence[Bar], *, centre: float, title: str, ticks: Sequence[tuple[float, str]]
) -> str:
    """Return a forest plot: a dot for each value, a line for its interval, a line at the centre."""
    low = min([*(bar.low for bar in bars), *(at for at, _ in ticks)])
    high = max([*(bar.high for bar in bars), *(at for at, _ in ticks)])
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return round(LEFT + (value - low) / span * (WIDTH - LEFT - RIGHT), 1)

    height = TOP + ROW * len(bars) + 10
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" xmlns="http://www.w3.org/2000/svg">',
        f"<title>{escape(title)}</title>",
    ]
    for at, text in ticks:
        kind = "centre" if at == centre else "tick"
        parts.append(
            f'<line class="{kind}" x1="{x(at)}" x2="{x(at)}" y1="{TOP - 8}" y2="{height}"/>'
        )
        parts.append(f'<text class="axis" x="{x(at)}" y="{TOP - 14}">{escape(text)}</text>')
    for number, bar in enumerate(bars):
        y = TOP + ROW * number + ROW // 2
        parts += [
            f'<text class="label" x="{LEFT - 12}" y="{y + 4}">{escape(_short(bar.label))}</text>',
            f'<path class="interval {bar.mark}" d="M{x(bar.low)} {y}H{x(bar.high)}"/>',
            f'<circle class="{bar.mark}" cx="{x(bar.value)}" cy="{y}" r="4.5"/>',
            f'<text class="value" x="{WIDTH - RIGHT + 10}" y="{y + 4}">{escape(bar.text)}</text>',
        ]
    return "\n".join([*parts, "</svg>"])


def _short(label: str, most: int = 30) -> str:
    return label if len(label) <= most else f"{label[: most - 1]}…"
