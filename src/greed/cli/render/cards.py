"""Strategy cards on paper: a page to print with a score pad, and the page of all presets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from textwrap import wrap

from greed.core.sheet import Sheet
from greed.policies.card import Rival, SavedCard, saved_cards, saved_rival
from greed.report import Block, Item, Items, Note, Report, html
from greed.rulebook.about import summary
from greed.rulebook.card import card_tables, score_card
from greed.sheets import load, presets

__all__ = ["all_cards", "lost", "printable"]

_STYLE = """
body { font: 12pt/1.35 Georgia, serif; margin: 12mm; color: #000; display: grid;
  grid-template-columns: 1fr 1fr; gap: 12mm; }
h1 { font-size: 18pt; margin: 0 0 4mm; } li { margin-bottom: 2mm; }
table { border-collapse: collapse; width: 100%; } th, td { border: 1px solid #888; height: 7mm; }
.greed table { margin: 4mm 0; font-size: 10pt; } .greed th, .greed td { height: auto;
  padding: .5mm 1.5mm; text-align: left; } .greed .number { text-align: right; }
.pad th { height: 11mm; vertical-align: bottom; font-weight: normal; }
small, .quiet { color: #444; font-size: 10pt; }
@page { size: A4 landscape; margin: 0; }
"""
_ROWS, _COLUMNS = 20, 4
_WIDTH = 100
_CERTAIN = 1.96
"""Standard errors to either side that make a 95% interval."""

_ABOUT = """# Strategy cards

Perfect play takes a computer, but good play fits on a card. These cards are the best of a family of
rules that a person can remember (`make cards` searches them). `greed card SHEET` shows them and
says how much each card loses: how many games in a hundred fewer than half it wins against perfect
play, each side beginning half of them. With `--html FILE` it writes a page to print, with a score
pad next to the card. The bots `card` and `card:short` play by these rules.

How to read a card:

- **Bank from** says how many points a turn needs, by the number of dice that are left. You always
  take a win, never bank for nothing, and in a final round you roll until you lead.
- **Keep what scores most, adding ...** says which dice to set aside. Add the number for the dice
  you would still roll; where you would bank, add nothing. Hot dice count as all dice. If two ways
  come to the same, keep fewer dice.
- **Want more, want less** changes the numbers in the first line. If several rules hold, only the
  first of them counts.
- **Reach the target** says when to bank points that end the race while somebody still has a turn.
  It replaces the first line there.
- **Take over** says which offers are worth it.

*Words* counts every word and number on the card. Losses are exact, worked out position by position,
unless they say *about*: these were measured in games against perfect play, counting what each
decision costs, and carry a 95% interval. With a carryover, and with the bonus turns of
ten-dice, an exact match takes five to ten minutes a card, so at most the best card of such a sheet
has one. On zilch-online there is none: a third bust in a row costs 500 points, even below 0, so a
match goes back to lower scores again and again, with no lowest one to begin at.

The last line of each table is for comparison: `maximiser` looks for the most points on average in
the rest of the turn, which nobody can do in their head. """


def lost(card: SavedCard) -> str:
    """Return what a card loses, in words."""
    return f"{_figure(card)} games in a hundred lost against perfect play"


def _figure(card: SavedCard | Rival) -> str:
    """Return what a card loses in a hundred games; an estimate has its 95% interval."""
    if not card.error:
        return f"{100 * card.loss:.2f}"
    return f"about {100 * card.loss:.1f} ± {_CERTAIN * 100 * card.error:.1f}"


def printable(rules: Sheet, card: SavedCard) -> str:
    """Return a page to print: what dice score, a card, and a score pad with room for names."""
    lines = tuple(Item(line) for line in card.rules.lines(rules))
    worth: tuple[Block, ...] = (
        *card_tables(score_card(rules)), Items(lines, ordered=True), Note(f"{lost(card)}."),
    )  # fmt: skip
    head = f"<tr>{'<th><small>Name</small></th>' * _COLUMNS}</tr>"
    rows = f"<tr>{'<td></td>' * _COLUMNS}</tr>" * _ROWS
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f"<title>{escape(rules.title)}</title><style>{_STYLE}</style></head><body>"
        f"{html(Report(rules.title, summary(rules), worth))}<section>"
        f'<table class="pad"><thead>{head}</thead><tbody>{rows}</tbody></table>'
        "</section></body></html>\n"
    )


def all_cards() -> str:
    """Return the page of the cards that come with Greed, in Markdown."""
    parts = [_ABOUT, _compared()]
    for name in presets():
        rules = load(name)
        if found := saved_cards(rules):
            parts.append("\n".join(_sheet(rules, found)))
    return "\n".join(parts)


def _compared() -> str:
    """Return on which presets the longest card is known to lose less than its rival."""
    less: list[str] = []
    open_: list[str] = []
    for name in presets():
        rules = load(name)
        found, rival = saved_cards(rules), saved_rival(rules)
        if found and rival:
            apart = rival.loss - found[-1].loss > _CERTAIN * (rival.error + found[-1].error)
            (less if apart else open_).append(name)
    said = f"The longest card loses less than `maximiser` on {_listed(less)}."
    if open_:
        said += f" On {_listed(open_)} the two are too close for the games that were played."
    return "\n".join([*wrap(said, _WIDTH), ""])


def _listed(names: Sequence[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def _sheet(rules: Sheet, found: Sequence[SavedCard]) -> Iterator[str]:
    yield from (f"## {rules.title} (`{rules.name}`)", "")
    yield from ("| words | lost per hundred | card |", "|---:|---:|---|")
    for each in found:
        yield f"| {each.words} | {_figure(each)} | {' '.join(each.rules.lines(rules))} |"
    if rival := saved_rival(rules):
        yield f"| | {_figure(rival)} | the bot `{rival.policy}` |"
    yield ""
