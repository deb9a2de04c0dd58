"""What a new room is made of: its setup, the secret of its dice, and the first step of its log."""

from __future__ import annotations

import secrets

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from greed.core.faults import parse_sheet
from greed.core.sheet import Sheet, builtins
from greed.fair._protocol1 import commitment, new_secret, sheet_digest
from greed.store import Entry, HostKey, Room, Seating, Seeding, Setup, Start, Step, encode_step
from greed.web.bots import known_bot
from greed.web.people import clean_name, key_of, new_code, new_watch
from greed.web.protocol import Create, SeatSetup
from greed.web.refusal import Refusal

__all__ = ["Opening", "opening", "opening_again"]


class Opening(Struct, frozen=True):
    """A room to be made: all of it but the codes by which people find it."""

    setup: Setup
    secret: bytes
    entries: tuple[Entry, ...]

    def room(self, now: float) -> Room:
        """Return the room's row, with fresh codes: another call gives others."""
        started = any(isinstance(entry, Start) for entry in self.entries)
        return Room(
            id=self.setup.game,
            code=new_code(),
            watch=new_watch(),
            created=now,
            touched=now,
            status="playing" if started else "open",
            deadline=None,
            setup=msgspec.json.encode(self.setup),
            secret=self.secret,
        )

    def step(self, now: float) -> Step:
        """Return the first step of the room's log."""
        return Step(1, now, encode_step(self.entries))


def opening(request: Create, sheet: Sheet, token: str, *, coach: bool) -> Opening:
    """Return the room that is asked for; `token` opens the seats of whoever asks.

    Raises:
        Refusal: its parts do not go together.
    """
    _check(request, sheet)
    seats = len(request.seats)
    entries: list[Entry] = [HostKey(key=key_of(token))]
    for index, seat in enumerate(request.seats):
        if seat.name and seat.bot:
            raise Refusal("bad_request", f"seat {index} is either a person's or a bot's")
        if seat.bot:
            made = known_bot(seat.bot, coach=coach)
            entries.append(Seating(seat=index, name=_bot_name(seat.bot), bot=str(made)))
        elif seat.name:
            name = clean_name(seat.name)
            entries.append(Seating(seat=index, name=name, key=key_of(token)))
            entries += _shares(index, seat)
    if request.start:
        if any(not seat.name and not seat.bot for seat in request.seats):
            raise Refusal("wrong_phase", "a game starts when no seat is open")
        entries.append(Start(first=_first(request.first, seats)))
    secret, game = new_secret(), secrets.token_hex(12)
    real = request.dice == "real"
    setup = Setup(
        game=game,
        sheet=builtins(sheet),
        seats=seats,
        dice=request.dice,
        first=request.first,
        clock=request.clock.seconds if request.clock else 0,
        coach=request.coach,
        commitment="" if real else commitment(secret, game, sheet_digest(sheet), seats),
    )
    return Opening(setup, secret, tuple(entries))


def opening_again(setup: Setup, first: int, entries: tuple[Entry, ...]) -> Opening:
    """Return a room for another game with the same setup, and fresh dice."""
    secret, game = new_secret(), secrets.token_hex(12)
    words = dict(setup.sheet)
    digest = sheet_digest(parse_sheet(words, words.pop("name", "")))
    bound = "" if setup.dice == "real" else commitment(secret, game, digest, setup.seats)
    return Opening(replace(setup, game=game, first=first, commitment=bound), secret, entries)


def _check(request: Create, sheet: Sheet) -> None:
    """Refuse a room whose parts do not go together."""
    seats = len(request.seats)
    if not sheet.seats.min <= seats <= sheet.seats.max:
        low, high = sheet.seats.min, sheet.seats.max
        raise Refusal("bad_request", f"{sheet.title} is for {low} to {high} seats, not {seats}")
    if request.first is not None and request.first >= seats:
        raise Refusal("bad_request", f"there is no seat {request.first}")
    if request.clock and request.dice == "real":
        raise Refusal("bad_request", "with real dice nobody can throw when the time is up")
    if request.dice == "strict" and not request.clock:
        raise Refusal("bad_request", "strict dice need a clock: whoever is silent would stop all")
    if all(seat.bot for seat in request.seats):
        raise Refusal("bad_request", "at least one seat is a person's, or open")
    unanchored = any(seat.name and not seat.anchor for seat in request.seats)
    if request.dice == "strict" and request.start and unanchored:
        raise Refusal("wrong_phase", "strict dice need the anchor of every person's chain")


def _bot_name(name: str) -> str:
    return name.removeprefix("bot:").partition(":")[0].capitalize()


def _shares(index: int, seat: SeatSetup) -> list[Entry]:
    if not seat.seed and not seat.anchor:
        return []
    seed = seat.seed or ""
    if not seed.isprintable():
        raise Refusal("bad_request", "a seed holds characters that show")
    return [Seeding(seat=index, seed=seed, anchor=seat.anchor)]


def _first(first: int | None, seats: int) -> int:
    return secrets.randbelow(seats) if first is None else first
