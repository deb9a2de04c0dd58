"""Strategy cards on paper: a page to print with a score pad, and the page of all presets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from greed.core.messages import current, decimal, say
from greed.core.sheet import Sheet
from greed.policies.card import Rival, SavedCard, card_rules, saved_cards, saved_rival
from greed.report import Block, Item, Items, Note, Report, html
from greed.rulebook.about import summary
from greed.rulebook.card import card_tables, score_card
from greed.sheets import load, presets
from greed.sheets.words import title

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
_CERTAIN = 1.96
"""Standard errors to either side that make a 95% interval."""

_ABOUT = """# Strategy cards

Perfect play takes a computer, but good play fits on a card. For each sheet, here are a short card
and the best one that a person can remember (the bots `card:short` and `card` play by them). `greed
card SHEET` lists all that were found; `--html FILE` writes a page to print, with a score pad.

- **Bank from** says how many points a turn needs, by the number of dice left. You always take a
  win, never bank for nothing, and in a final round you roll until you lead.
- **Keep what scores most, adding ...** says which dice to set aside: add the number for the dice
  you would then roll, and nothing where you would bank. Hot dice count as all dice. If two ways
  come to the same, keep fewer dice.
- **Bank 200 later** adds 200 to the numbers in the first line, and **sooner** takes them off; the
  first rule that holds counts.
- **Reach the target** replaces the first line where a bank ends the race while somebody still has
  a turn.
- **Take over** says which offers are worth it.

*Words* counts the words and numbers on the card. *Wins* is how many of 100 games it wins against
perfect play, each side starting half of them, so 50 would be equal: exact, or *about* as many, with
a 95% interval, if it was measured. `maximiser` scores the most points on average in the rest of the
turn, which nobody can work out in their head.
"""


def wins(card: SavedCard) -> str:
    """Return how often a card wins against perfect play, as a sentence.

    >>> wins(saved_cards(load("koans"))[-1])
    'Wins 48.9 of 100 games against perfect play (50 would be equal).'
    """
    return say("wins-perfect-about" if card.error else "wins-perfect", n=_wins(card))


def _wins(card: SavedCard | Rival) -> str:
    """Return how many of 100 games a card wins; an estimate has its 95% interval."""
    won = decimal(100 * (0.5 - card.loss), 1)
    return f"{won} ± {decimal(_CERTAIN * 100 * card.error, 1)}" if card.error else won


def printable(rules: Sheet, card: SavedCard) -> str:
    """Return a page to print: what dice score, a card, and a score pad with room for names."""
    lines = tuple(Item(line) for line in card.rules.lines(rules))
    worth: tuple[Block, ...] = (
        *card_tables(score_card(rules)), Items(lines, ordered=True), Note(wins(card)),
    )  # fmt: skip
    name = f"<th><small>{escape(say('card-name'))}</small></th>"
    head = f"<tr>{name * _COLUMNS}</tr>"
    rows = f"<tr>{'<td></td>' * _COLUMNS}</tr>" * _ROWS
    return (
        f'<!doctype html><html lang="{current().code}"><head><meta charset="utf-8">'
        f"<title>{escape(title(rules))}</title><style>{_STYLE}</style></head><body>"
        f"{html(Report(title(rules), summary(rules), worth))}<section>"
        f'<table class="pad"><thead>{head}</thead><tbody>{rows}</tbody></table>'
        "</section></body></html>\n"
    )


def all_cards() -> str:
    """Return the page of the cards that come with Greed, in Markdown."""
    parts = [_ABOUT]
    for name in presets():
        rules = load(name)
        if cards := saved_cards(rules):
            parts.append("\n".join(_sheet(rules, cards)))
    return "\n".join(parts)


def _sheet(rules: Sheet, cards: Sequence[SavedCard]) -> Iterator[str]:
    """Yield the lines about a sheet: its short card, its best one, and what they compare with."""
    yield from (f"## {rules.title} (`{rules.name}`)", "")
    played = (card_rules(rules, "short"), card_rules(rules))
    for card in cards:
        if card.rules in played:
            text = " ".join(card.rules.lines(rules))
            yield f"- **{card.words} words. {wins(card)}** {text}"
    if rival := saved_rival(rules):
        about = "about " if rival.error else ""
        yield f"- The bot `{rival.policy}` wins {about}{_wins(rival)} of 100."
    yield ""
