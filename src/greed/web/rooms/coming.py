"""People who come later, sit out or go home, at a table where people roll their own dice.

The host says who plays, by moves of its own: `join Cleo`, `out 2`, `back 2` (docs/notation.md says
what follows). Where a server's dice can be verified, the signed start fixes the seats: a silent
player sits out by what the devices of the others sign, and comes back by what its own signs.
"""

from __future__ import annotations

from greed.core.errors import MalformedMove
from greed.core.moves import JOIN, Move, parse_move
from greed.web.refusal import Refusal
from greed.web.rooms.people import clean_name, unlike
from greed.web.rooms.person import Person
from greed.web.rooms.table import Table

__all__ = ["change_of", "is_coming", "must_say_who_plays", "newcomer"]

_WORDS = ("join", "out", "back")
_PROVEN = (
    "the signed start of this game fixes its seats: nobody can join, and only a silent player"
    " sits out, once the devices of the others have signed it"
)
_BOTS = "nobody can join or sit out in a game with bots"


def is_coming(text: str) -> bool:
    """Say whether a move, as a client writes it, changes who plays."""
    return text.strip().lower().partition(" ")[0] in _WORDS


def must_say_who_plays(table: Table, person: Person) -> None:
    """Refuse unless this person decides who joins or sits out, and this table allows it."""
    person.must_host(table)
    if reason := _closed(table):
        raise Refusal("wrong_phase", reason, ply=table.ply)


def change_of(text: str) -> Move:
    """Return the change that a text stands for; that of `join` has no name.

    Raises:
        MalformedMove: it can't be read.
    """
    word, _, rest = text.strip().partition(" ")
    if word.lower() != "join":
        return parse_move(text)
    if not rest.strip():
        raise MalformedMove("say who joins, e.g. 'join Cleo'")
    return JOIN


def newcomer(table: Table, text: str) -> str:
    """Return the name of somebody who joins: unlike those of all others at the table.

    Raises:
        Refusal: it isn't a name.
    """
    name = clean_name(text.strip().partition(" ")[2])
    return unlike(name, [seat.name for seat in table.seats])


def _closed(table: Table) -> str | None:
    if table.setup.dice != "real":
        return _PROVEN
    return _BOTS if any(seat.bot for seat in table.seats) else None
