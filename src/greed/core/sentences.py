"""The sentences that tell a game: a template for each kind of event, wherever it is shown.

The terminal, the server, the page and packs all tell a game with these, so that each sentence is
written once and can be translated in one place. A template names fields of its event in braces:

- `{points}`: a number with thousands separators, a text as it stands, dice with spaces between;
- `{dice:die}`: a number with its noun, `1 die` or `3 dice`;
- `{banks|bank}`: a verb, in the form for one player or the one for `You` and for several;
- `{player}`: the name of the event's seat; `{players}`: the winners' names.

Of several templates for an event the first holds whose field `when` has a value other than 0,
false, null or nothing; the last has no condition.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import asdict

from greed.core.events import GameEvent, Won

__all__ = [
    "CONSEQUENCES",
    "SENTENCES",
    "YOU",
    "Sentence",
    "Template",
    "Tone",
    "chosen",
    "fill",
    "points",
    "sentence",
    "told",
    "with_noun",
]

Tone = Literal["good", "bad", "big", "plain"]
YOU = "You"
"""The name of a player who is spoken to: `You bank`, where others read `Ann banks`."""

_FIELD = re.compile(r"\{(\w+)(?:([:|])(\w+))?\}")
_PLURALS = {"die": "dice"}


class Template(Struct, frozen=True, omit_defaults=True):
    """A sentence with named fields, how it should look, and the field that it depends on."""

    text: str
    tone: Tone = "plain"
    when: str = ""


class Sentence(Struct, frozen=True):
    """One thing that happened, in words, and how it should look."""

    text: str
    tone: Tone = "plain"


SENTENCES: Mapping[str, tuple[Template, ...]] = {
    # What players do; the page's log begins a line with these.
    "Started": (Template("{player} {goes|go} first."),),
    "Threw": (Template("{player} {rolls|roll} {dice}."),),
    "Kept": (Template("{player} {keeps|keep} {dice} for {points}."),),
    "WentSilent": (Template("{player} went silent after asking for the roll."),),
    # What became of it: the kinds of `greed.events`.
    "Bust": (
        Template("Bust! {lost} points lost.", "bad", "lost"),
        Template("Bust! No points to lose.", "bad"),
    ),
    "MissedOpening": (
        Template("Less than {needed} in the opening roll: the turn is over.", "bad"),
    ),
    "Saved": (
        Template(
            "Nothing scores, and that is worth {points}: go on with {dice:die}.", "good", "points"
        ),
        Template("Nothing scores, but the turn goes on with {dice:die}.", "good"),
    ),
    "HotDice": (Template("Hot dice! All {dice} are back.", "good"),),
    "BonusTurn": (
        Template(
            "All dice scored, {over} too many: back to {score}, and a bonus turn.", "bad", "over"
        ),
        Template("All dice scored: {points} banked, and a bonus turn.", "good", "points"),
        Template("All dice scored, but too few points to bank: a bonus turn.", "good"),
    ),
    "Banked": (
        Template("No points banked: {reason}.", "bad", "reason"),
        Template("{player} {overshoots|overshoot} by {over}: back to {score}.", "bad", "over"),
        Template("{player} {banks|bank} {points}: {score} in all.", "good"),
    ),
    "Forfeited": (
        Template("{player} {forfeits|forfeit} the turn and {lost} points.", "bad", "lost"),
        Template("{player} {forfeits|forfeit} the turn.", "bad"),
    ),
    "Joined": (
        Template("{player} {joins|join} the game, and {plays|play} when the turn comes round."),
    ),
    "SatOut": (
        Template("{player} {sits|sit} out: {lost} points lost.", "bad", "lost"),
        Template("{player} {sits|sit} out."),
    ),
    "CameBack": (Template("{player} {is|are} back.", "good"),),
    "Entered": (
        Template("{player} {is|are} back on the board.", "good", "again"),
        Template("{player} {is|are} on the board.", "good"),
    ),
    "Strike": (
        Template(
            "That is bust {busts} in a row; bust {limit} costs {penalty} points.", "bad", "penalty"
        ),
        Template("That is bust {busts} in a row; bust {limit} costs the whole score.", "bad"),
    ),
    "Spared": (
        Template(
            "{player} {has|have} {busts} busts in a row, which cost nothing this time.", "bad"
        ),
    ),
    "Fine": (Template("{player} {loses|lose} {lost} points after {busts} busts in a row.", "bad"),),
    "Reset": (
        Template(
            "{player} {loses|lose} all {lost} points after {busts} busts in a row,"
            " and {is|are} off the board.",
            "bad",
            "off_board",
        ),
        Template("{player} {loses|lose} all {lost} points after {busts} busts in a row.", "bad"),
    ),
    "OfferMade": (Template("{player} may take over {points} points and {dice:die}."),),
    "OfferTaken": (Template("{player} {takes|take} over {points} points and {dice:die}.", "good"),),
    "OfferPassed": (Template("{player} {passes|pass} and {starts|start} with all dice."),),
    "FinalRound": (
        Template("Final round! {player} {has|have} {score}, the score to beat.", "big"),
    ),
    "ScoreToBeat": (
        Template("{player} {raises|raise} the score to beat to {score}.", "big", "raised"),
        Template("{player} {leads|lead} now: {score} is the score to beat.", "big"),
    ),
    "Won": (Template("{players} {wins|win} with {score}!", "big"),),
}

CONSEQUENCES: Mapping[str, tuple[Template, ...]] = {
    # What the end of a turn does: said on a button, so short, and never of somebody by name.
    "wins": (Template("wins the game!", "big"),),
    "shares": (Template("shares the win", "big"),),
    "loses": (
        Template("loses: {short} short", "bad", "short"),
        Template("loses: the same score was reached first", "bad"),
    ),
    "nothing": (
        Template("scores nothing: {reason}", "bad", "reason"),
        Template("scores nothing", "bad"),
    ),
    "behind": (
        Template("{short} short of the score to beat", "bad", "short"),
        Template("not enough: the same score was reached first", "bad"),
    ),
    "bounces": (Template("{over} too many: back to {score}", "bad"),),
    "level": (Template("draws level with the score to beat"),),
    "final": (Template("starts the final round: {score} to beat", "big"),),
    "leads": (
        Template("raises the score to beat to {score}", "big", "raised"),
        Template("takes the lead: {score} to beat", "big"),
    ),
    "bonus": (
        Template("banks {points}, then a bonus turn", "good", "points"),
        Template("a bonus turn, but too few points to bank"),
    ),
    "enters": (
        Template("on the board, but offers {offered} and {dice:die}", "good", "offered"),
        Template("safe, and on the board", "good"),
    ),
    "banks": (
        Template("safe, but offers {offered} and {dice:die}", "good", "offered"),
        Template("safe, and the turn ends", "good"),
    ),
}


def points(number: int) -> str:
    """Return points as people write them.

    >>> points(10250)
    '10,250'
    """
    return f"{number:,}"


def with_noun(count: int, noun: str) -> str:
    """Return a number with its noun.

    >>> with_noun(1, "die"), with_noun(3, "die"), with_noun(2, "bust")
    ('1 die', '3 dice', '2 busts')
    """
    return f"{count:,} {noun if count == 1 else _PLURALS.get(noun, noun + 's')}"


def sentence(event: GameEvent, name: Callable[[int], str]) -> Sentence:
    """Return an event in words; `name` gives the name of the player at a seat.

    >>> from greed.core.events import Banked, HotDice
    >>> sentence(Banked(0, 450, 1200), ("Ann", "You").__getitem__).text
    'Ann banks 450: 1,200 in all.'
    >>> sentence(Banked(1, 450, 1200), ("Ann", "You").__getitem__).text
    'You bank 450: 1,200 in all.'
    >>> sentence(HotDice(0, 5), str).tone
    'good'
    """
    seats = event.outcome.winners if isinstance(event, Won) else (event.seat,)
    return told(type(event).__name__, asdict(event), [name(seat) for seat in seats])


def told(kind: str, fields: Mapping[str, Any], names: Sequence[str]) -> Sentence:
    """Return the sentence of a kind of event, with these fields and the names of its players.

    >>> told("Kept", {"dice": (1, 5), "points": 150}, ["Ann"]).text
    'Ann keeps 1 5 for 150.'
    """
    template = chosen(SENTENCES[kind], fields)
    return Sentence(fill(template.text, fields, names), template.tone)


def chosen(templates: Sequence[Template], fields: Mapping[str, Any]) -> Template:
    """Return the first template whose condition holds."""
    return next(each for each in templates if not each.when or fields[each.when])


def fill(template: str, fields: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """Return a template with its fields filled in.

    >>> fill("rolling {dice:die} busts {bust} of the time", {"dice": 1, "bust": "66.7%"})
    'rolling 1 die busts 66.7% of the time'
    """
    together = " and ".join(names)
    base_form = len(names) > 1 or together == YOU

    def field(found: re.Match[str]) -> str:
        key, sort, other = found.groups()
        if sort == "|":
            return str(other if base_form else key)
        if key in ("player", "players"):
            return together
        return with_noun(fields[key], other) if sort else _shown(fields[key])

    return _FIELD.sub(field, template)


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return points(value) if isinstance(value, int) else str(value)
