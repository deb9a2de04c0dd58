"""Who asks, and by which tokens; codes of rooms, and names of players."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Iterable, Sequence

from greed.core.errors import MalformedMove
from greed.core.messages import say
from greed.core.moves import JOIN, Move
from greed.core.numerals import whole
from greed.core.people import why_no_change as why_not
from greed.room.refusal import Refusal
from greed.room.room import Room

# No vowels (no words), and nothing that is mistaken for something else: 0 O, 1 I L, 5 S, 8 B.
_LETTERS = "2346789CDFGHJKMNPQRTVWXZ"
_CODE = 8
_WATCH = 10
"""Bytes that nobody guesses, behind the w of a code to watch."""
_LONGEST = 32
_NAME = 24
_MARKUP = frozenset('<>"`\\{}')
"""What no name needs, and what markup or code begins with. "Mama & Papa" is a name."""
BOT = "bot:"
"""What the name of a bot begins with in a record."""


class Person:
    """Who asks, and how to speak to them.

    Attributes:
        keys: the hashes of the tokens shown.
        joins: whether the code that was used allows more than watching.
        language: the code of the language in which things are told.
        client: by what requests are counted: an address, or nothing where nobody counts.
    """

    __slots__ = ("_held", "client", "joins", "keys", "language")

    def __init__(
        self,
        tokens: tuple[str, ...] = (),
        *,
        joins: bool = True,
        language: str = "en",
        client: str = "",
    ) -> None:
        self.keys: frozenset[str | None] = frozenset(map(key_of, tokens))
        self.joins, self.language, self.client = joins, language, client
        self._held: tuple[object, object, tuple[int, ...]] = None, None, ()

    def with_token(self, token: str) -> Person:
        """Return the same person, who has been given one more token."""
        person = Person(joins=self.joins, language=self.language, client=self.client)
        person.keys = self.keys | {key_of(token)}
        return person

    def holds(self, room: Room) -> tuple[int, ...]:
        """Return the seats of a room that the tokens open."""
        # Asked for many times a move, while seats change hardly ever.
        keys, seats = self.keys, room.seats
        if self._held[0] is not keys or self._held[1] is not seats:
            held = tuple([number for number, seat in enumerate(seats) if seat.key in keys])
            self._held = keys, seats, held
        return self._held[2]

    def hosts(self, room: Room) -> bool:
        """Say whether one of the tokens is the host's."""
        return room.host in self.keys

    def must_belong(self, room: Room) -> None:
        """Refuse people who may only watch, or whose token is for another room."""
        if not self.joins:
            raise Refusal("read_only", say("refused-watching"))
        if not self.keys:
            raise Refusal("no_token", "send the token of your seat: Authorization: Bearer ...")
        if not self.holds(room) and not self.hosts(room):
            raise Refusal("wrong_token", say("refused-token"))

    def must_host(self, room: Room) -> None:
        """Refuse everybody but the host."""
        self.must_belong(room)
        if not self.hosts(room):
            raise Refusal("not_host", say("refused-host"))


def must_be_a_seat(seat: int, seats: int) -> None:
    """Refuse a number that none of a room's seats has."""
    if not 0 <= seat < seats:
        raise Refusal("bad_request", f"there is no such seat: this table has {seats}")


def new_token() -> str:
    """Return a fresh secret that opens seats: 32 characters, 192 bits."""
    return secrets.token_urlsafe(24)


def key_of(token: str) -> str:
    """Return what is stored of a token: from it the token cannot be got back.

    >>> from greed.room import key_of
    >>> key_of("secret")
    '2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b'
    """
    return hashlib.sha256(token.encode()).hexdigest()


def new_code() -> str:
    """Return a fresh code to join a room, short enough to say: 24^8 = 110 billion of them."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE))


def derived(seed: str) -> tuple[str, str]:
    """Return the id and the code of a room that follow from a seed, which must be secret."""
    hashed = hashlib.sha256(f"greed room:{seed}".encode()).digest()
    number = int.from_bytes(hashed[12:])
    letters = [_LETTERS[number // len(_LETTERS) ** place % len(_LETTERS)] for place in range(_CODE)]
    return hashed[:12].hex(), "".join(letters)


def is_code(text: str) -> bool:
    """Say whether a text has the form of a code, to join or to watch."""
    return text.isascii() and text.isalnum() and len(text) <= _LONGEST


def looks_like_a_code(text: str) -> bool:
    """Say whether a text may be the code of a room of a server's, to join or to watch.

    >>> looks_like_a_code("jk9fmvrz"), looks_like_a_code("strategy")
    (True, False)
    """
    return is_watch(text) or (len(text) == _CODE and set(text.upper()) <= set(_LETTERS))


def new_watch() -> str:
    """Return a fresh code to watch a room, which nobody guesses."""
    return "w" + secrets.token_hex(_WATCH)


def is_watch(code: str) -> bool:
    """Say whether a code is that of a link to watch; room codes may begin with a w as well."""
    return code.startswith("w") and len(code) == 1 + 2 * _WATCH


def clean_name(name: str) -> str:
    """Return a name as it is shown: trimmed, spaces single, in Unicode's composed form.

    >>> clean_name("  Ann   the 2nd ")
    'Ann the 2nd'

    Raises:
        Refusal: nothing is left of it, or it holds markup or characters that do not show.
    """
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    if not cleaned or len(cleaned) > _NAME:
        raise Refusal("bad_name", say("refused-name-length", n=_NAME))
    if not cleaned.isprintable():
        raise Refusal("bad_name", say("refused-name-hidden"))
    if cleaned.startswith(BOT):
        raise Refusal("bad_name", say("refused-name-signs", signs=BOT))
    if wrong := sorted(_MARKUP.intersection(cleaned)):
        raise Refusal("bad_name", say("refused-name-signs", signs=" ".join(wrong)))
    return cleaned


def bot_name(bot: str) -> str:
    """Return the name under which a bot sits at a table.

    >>> bot_name("threshold:300")
    'Threshold'
    """
    return bot.removeprefix(BOT).partition(":")[0].capitalize()


def unlike(name: str, others: Iterable[str]) -> str:
    """Return a name that nobody else at a table has: with a number where somebody has it.

    >>> unlike("Ann", ("Bob", "Ann"))
    'Ann 2'
    """
    taken, shown, number = set(others), name, 2
    while shown in taken:
        shown, number = f"{name[: _NAME - len(str(number)) - 1]} {number}", number + 1
    return shown


def distinct(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names, a number added where one stands twice.

    >>> distinct(("Ann", "Bob", "Ann"))
    ('Ann', 'Bob', 'Ann 2')
    """
    taken: list[str] = []
    for name in names:
        taken.append(unlike(name, taken))
    return tuple(taken)


def seat_named(text: str, names: Sequence[str]) -> int:
    """Return the seat of a player: by number from 1, by name, or by the first letters of one.

    >>> seat_named("bo", ["Ann", "Bob"]), seat_named("1", ["Ann", "Bob"])
    (1, 0)

    Raises:
        MalformedMove: nobody has this name, or several do.
    """
    wanted = " ".join(text.split()).casefold()
    if 0 < (number := whole(wanted) or 0) <= len(names):
        return number - 1
    exact = [seat for seat, name in enumerate(names) if name.casefold() == wanted]
    near = [seat for seat, name in enumerate(names) if name.casefold().startswith(wanted)]
    fitting = exact or (near if wanted else [])
    if len(fitting) != 1:
        raise MalformedMove(say("whom", names=", ".join(names)))
    return fitting[0]


def change_of(room: Room, text: str) -> Move:
    """Return the change of who plays that a text names: `join Cleo`, `out 2`, `back Bob`.

    `out` alone is for the player to move.

    Raises:
        MalformedMove: nobody joins, or it isn't clear who sits out or is back.
    """
    word, _, rest = text.strip().partition(" ")
    if word.lower() == "join":
        if not rest.strip():
            raise MalformedMove("say who joins, e.g. 'join Cleo'")
        return JOIN
    if word.lower() == "back":
        return Move("back", seat=seat_named(rest, _names(room)))
    if not rest.strip() and room.state:
        return Move("out", seat=room.state.seat)
    return Move("out", seat=seat_named(rest, _names(room)))


def why_people_stay(room: Room) -> str | None:
    """Say why nobody can join, sit out or be back in a room at all; None if they can."""
    if not (room.real or room.setup.undo):
        return "only where people roll their own dice can somebody join during a game, or sit out"
    if any(seat.bot for seat in room.seats):
        return say("refused-bots-stay")
    return None


def why_no_change(room: Room, change: Move) -> str | None:
    """Say why somebody can't join, sit out or be back in a game now, by name; None if they can."""
    if room.state is None:
        return say("refused-not-started")
    reason = why_not(room.state, change)
    # The rules number the players.
    called = _names(room)
    return reason and re.sub(say("player-pattern"), lambda it: called[int(it[1]) - 1], reason)


def _names(room: Room) -> list[str]:
    return [seat.name for seat in room.seats]
