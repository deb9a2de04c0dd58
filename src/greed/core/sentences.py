"""The sentences that tell a game: a message for each kind of event, wherever it is shown.

The terminal, the page and the rules all tell a game with these, so that each sentence is written
once in every language. A message reaches the fields of its event by their names, and besides

- `{ $player }`: the name of the event's seat, or the winners' names;
- `{ $who }`: `you` for somebody at this screen, `many` for several, else `one`.

Of several messages for an event the first holds whose field `when` has a value other than 0,
false, null or nothing; the last has no condition. They are named after both: `bust-lost`, `bust`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, cast

from msgspec import Struct
from msgspec.structs import asdict

from greed.core.events import GameEvent, OfferMade, Won
from greed.core.messages import listed, say
from greed.core.moves import Move

Tone = Literal["good", "bad", "big", "plain"]
YOU = "You"
"""The name of a player who is spoken to: `You bank`, where others read `Ann banks`."""


class Template(Struct, frozen=True, gc=False, omit_defaults=True):
    """The name of a message, how it should look, and the field that it depends on."""

    id: str
    tone: Tone = "plain"
    when: str = ""


class Sentence(Struct, frozen=True, gc=False):
    """One thing that happened, in words, and how it should look."""

    text: str
    tone: Tone = "plain"


def _templates(kinds: Mapping[str, str], prefix: str = "") -> dict[str, tuple[Template, ...]]:
    """Return the templates of each kind from their tones: `bad lost, good` is bad if `lost`."""
    return {
        kind: tuple(_template(prefix + _kebab(kind), *tone.split()) for tone in tones.split(", "))
        for kind, tones in kinds.items()
    }


def _template(name: str, tone: str, when: str = "") -> Template:
    return Template(f"{name}-{_kebab(when)}" if when else name, cast(Tone, tone), when)


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).replace("_", "-").lower()


SENTENCES: Mapping[str, tuple[Template, ...]] = _templates(
    {
        # What players do; the page's log begins a line with these.
        "Started": "plain",
        "Threw": "plain",
        "Kept": "plain",
        "WentSilent": "plain",
        # What became of it: the kinds of `greed.events`.
        "Bust": "bad lost, bad",
        "MissedOpening": "bad",
        "Saved": "good points, good",
        "HotDice": "good",
        "BonusTurn": "bad over, good points, good",
        "Banked": "bad reason, bad over, good",
        "Forfeited": "bad lost, bad",
        "Joined": "plain",
        "SatOut": "bad lost, plain",
        "CameBack": "good",
        "Entered": "good again, good",
        "Strike": "bad penalty, bad",
        "Spared": "bad",
        "Fine": "bad",
        "Reset": "bad off_board, bad",
        "OfferMade": "plain",
        "OfferTaken": "good",
        "OfferPassed": "plain",
        "FinalRound": "big",
        "ScoreToBeat": "big raised, big",
        "Won": "big",
    }
)

CONSEQUENCES: Mapping[str, tuple[Template, ...]] = _templates(
    {
        # What the end of a turn does: said on a button, so short, and never of somebody by name.
        "wins": "big",
        "shares": "big",
        "loses": "bad short, bad",
        "nothing": "bad reason, bad",
        "behind": "bad short, bad",
        "bounces": "bad",
        "level": "plain",
        "final": "big",
        "leads": "big raised, big",
        "bonus": "good points, plain",
        "enters": "good offered, good",
        "banks": "good offered, good",
    },
    "does-",
)


def sentence(event: GameEvent, name: Callable[[int], str]) -> Sentence:
    """Return an event in words; `name` gives the name of the player at a seat.

    >>> import greed
    >>> from greed.core.events import Banked, HotDice
    >>> greed.sentence(Banked(0, 450, 1200), ("Ann", "You").__getitem__).text
    'Ann banks 450: 1,200 in all.'
    >>> greed.sentence(Banked(1, 450, 1200), ("Ann", "You").__getitem__).text
    'You bank 450: 1,200 in all.'
    >>> greed.sentence(HotDice(0, 5), str).tone
    'good'
    """
    seats = event.outcome.winners if isinstance(event, Won) else (event.seat,)
    return told(type(event).__name__, asdict(event), [name(seat) for seat in seats])


def sentences(events: Iterable[GameEvent], name: Callable[[int], str]) -> tuple[Sentence, ...]:
    """Return what came of a throw or move in words; an offer shows itself.

    >>> from greed.core.events import HotDice, OfferMade
    >>> [said.text for said in sentences([HotDice(0, 5), OfferMade(1, 600, 2)], str)]
    ['Hot dice! All 5 are back.']
    """
    return tuple([sentence(event, name) for event in events if not isinstance(event, OfferMade)])


def told(kind: str, fields: Mapping[str, Any], names: Sequence[str]) -> Sentence:
    """Return the sentence of a kind of event, with these fields and the names of its players.

    >>> told("Kept", {"dice": (1, 5), "points": 150}, ["Ann"]).text
    'Ann keeps 1 5 for 150.'
    """
    template = chosen(SENTENCES[kind], fields)
    return Sentence(say(template.id, {**fields, **spoken(*names)}), template.tone)


def move_words(move: Move, *, capital: bool = False) -> str:
    """Return a move as people say it, at the beginning of a sentence with a capital.

    >>> from greed.core.moves import parse_move
    >>> move_words(parse_move("keep 1 5")), move_words(parse_move("decline"), capital=True)
    ('keep 1 5', 'Decline')
    """
    if move.kind not in ("keep", "roll", "bank", "accept", "decline"):
        return str(move)
    text = say(f"move-{move.kind}", dice=move.dice)
    return text[:1].upper() + text[1:] if capital else text


def chosen(templates: Sequence[Template], fields: Mapping[str, Any]) -> Template:
    """Return the first template whose condition holds."""
    *conditional, otherwise = templates
    for template in conditional:
        if fields[template.when]:
            return template
    return otherwise


def spoken(*names: str) -> dict[str, str]:
    """Return the fields of a message about these players: `player` and `who`.

    >>> spoken("Ann"), spoken("You", "Bob")
    ({'player': 'Ann', 'who': 'one'}, {'player': 'You and Bob', 'who': 'many'})
    """
    who = "many" if len(names) > 1 else "you" if names == (YOU,) else "one"
    if who == "one":
        return {"player": "".join(names), "who": who}
    return {"player": listed([say("you") if name == YOU else name for name in names]), "who": who}
