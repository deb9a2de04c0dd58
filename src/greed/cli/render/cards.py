"""Strategy cards on paper: a page to print with a score pad, and the page of all presets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from greed.core.sheet import Sheet
from greed.policies.card import SavedCard, saved_cards
from greed.sheets import load, presets

__all__ = ["all_cards", "lost", "printable"]

_STYLE = """
body { font: 12pt/1.35 Georgia, serif; margin: 12mm; color: #000; display: grid;
  grid-template-columns: 1fr 1fr; gap: 12mm; }
h1 { font-size: 18pt; margin: 0 0 4mm; } li { margin-bottom: 2mm; }
table { border-collapse: collapse; width: 100%; } th, td { border: 1px solid #888; height: 7mm; }
small { color: #444; }
"""
_ROWS, _COLUMNS = 24, 4

_ABOUT = """# Strategy cards

Perfect play takes a computer, but good play fits on a card. `greed card SHEET` searches a family of
rules that a person can remember and says how much each card loses: how many games in a hundred
fewer than half it wins against perfect play, each side beginning half of them. With `--html FILE`
it writes a page to print, with a score pad next to the card. The bots `card` and `card:short` play
by these rules.

How to read a card:

- **Bank from** says how many points a turn needs, by the number of dice that are left. You always
  take a win, never bank for nothing, and in a final round you roll until you lead.
- **Keep what scores most, adding ...** says which dice to set aside. Add the number for the dice
  you would still roll; where you would bank, add nothing. Hot dice count as all dice.
- **Want more, want less** changes the numbers in the first line. If several rules hold, only the
  first of them counts.
- **Take over** says which offers are worth it.

*Words* counts every word and number on the card. A dash means that the exact match takes too long
to work out here; such cards were compared on games of perfect play.
"""


def lost(card: SavedCard) -> str:
    """Return what a card loses, in words."""
    if card.loss is None:
        return "not measured exactly"
    return f"{100 * card.loss:.2f} games in a hundred lost against perfect play"


def printable(rules: Sheet, card: SavedCard) -> str:
    """Return a page to print: a card, and a score pad next to it."""
    lines = "".join(f"<li>{escape(line)}</li>" for line in card.rules.lines(rules))
    head = f"<tr>{'<th></th>' * _COLUMNS}</tr>"
    rows = f"<tr>{'<td></td>' * _COLUMNS}</tr>" * _ROWS
    title = escape(rules.title)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{_STYLE}</style></head><body><section><h1>{title}</h1>"
        f"<p>To {rules.target:,} points.</p><ol>{lines}</ol><p><small>{escape(lost(card))}."
        f"</small></p></section><section><table><thead>{head}</thead><tbody>{rows}</tbody></table>"
        "</section></body></html>\n"
    )


def all_cards() -> str:
    """Return the page of the cards that come with Greed, in Markdown."""
    parts = [_ABOUT]
    for name in presets():
        rules = load(name)
        if found := saved_cards(rules):
            parts.append("\n".join(_sheet(rules, found)))
    return "\n".join(parts)


def _sheet(rules: Sheet, found: Sequence[SavedCard]) -> Iterator[str]:
    yield from (f"## {rules.title} (`{rules.name}`)", "")
    yield from ("| words | lost per hundred | card |", "|---:|---:|---|")
    for each in found:
        loss = "-" if each.loss is None else f"{100 * each.loss:.2f}"
        yield f"| {each.words} | {loss} | {' '.join(each.rules.lines(rules))} |"
    yield ""
