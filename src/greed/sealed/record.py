"""A game's sealed dice as a record, and what it proves."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from greed.core.errors import GreedError
from greed.core.identity import sheet_digest
from greed.core.messages import say
from greed.core.moves import FORFEIT, Move
from greed.core.record import Event
from greed.core.record import Record as Game
from greed.sealed.chain import DiceError
from greed.sealed.dice import Asked, Device, Entry, Rolled, Start, Void, begin, fold

_ALONE = ("forfeit", "points")
"""Turns without a throw: the first is a roll that was lost, the other is none of these dice."""


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """All that was said about a game's dice.

    Attributes:
        start: the start.
        entries: what followed, in order.
        head: the hash over all of it, as 64 hex digits.
    """

    start: Start
    entries: tuple[Entry, ...]
    head: str


_READ = msgspec.json.Decoder(Record)


class Roll(Struct, frozen=True):
    """A roll that was made, or was lost with its turn: then it has no dice.

    Attributes:
        k: its number.
        by: the device that asked; "" for a bot, for the clock, or to decide who begins.
        dice: as they fell.
    """

    k: int
    by: str
    dice: tuple[int, ...]


class Verdict(Struct, frozen=True):
    """What a record proves.

    Attributes:
        rolls: the rolls in order, to compare with the game.
        void: how many rolls were given up for a silent device.
        devices: all devices that ever were at the table: how many rolls each took part in, of how
            many, and how many were void because of it.
        unfinished: the roll that was asked for last and never made, if that is how it ends. If all
            its devices were there, the host has kept its link to itself.
    """

    rolls: tuple[Roll, ...]
    void: int
    devices: tuple[Device, ...]
    unfinished: int | None


def read_record(text: str | bytes) -> Record:
    """Return the record that a JSON text holds.

    Raises:
        DiceError: it holds something else.
    """
    try:
        return _READ.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise DiceError("record", {"why": str(error)}) from None


def verify(record: Record, seen: Sequence[tuple[int, str]] = ()) -> Verdict:
    """Return what a record proves.

    >>> from greed.sealed import Record, Start, begin, verify
    >>> start = Start("game-1", "0" * 64, 0, "0" * 64, (), (("Ann", ""),))
    >>> verify(Record(start, (), begin(start).head.hex())).rolls
    ()

    Args:
        record: the record.
        seen: what devices remember of this game: a number of entries, and the head there.

    Raises:
        DiceError: it is wrong; the error says where.
    """
    course, rolls, void, asked = begin(record.start), list[Roll](), 0, None
    heads = [course.head.hex()]
    for place, entry in enumerate(record.entries, 1):
        try:
            course = fold(course, entry)
        except DiceError as error:
            raise DiceError("entry", {"n": place, "why": str(error)}) from error
        heads.append(course.head.hex())
        match entry:
            case Asked():
                asked = entry
            case Rolled() if asked:
                rolls.append(Roll(entry.k, asked.by, entry.dice))
            case Void() if asked:
                void += 1
                if course.again is None:
                    rolls.append(Roll(entry.k, asked.by, ()))
    if record.head != heads[-1]:
        raise DiceError("cut")
    for count, head in seen:
        if count >= len(heads) or heads[count] != head:
            raise DiceError("other-story", {"n": count})
    unfinished = course.k if course.asked or course.again else None
    return Verdict(tuple(rolls), void, course.devices, unfinished)


class Mismatch(GreedError):
    """The dice are right by themselves, and the game that is told of them is another."""


def verify_game(game: Game) -> Verdict | None:
    """Return what the record of a game proves of its dice; None if there is nothing to check.

    Whether its moves were legal, `greed.replay` says.

    >>> import greed
    >>> from greed.sealed import verify_game
    >>> verify_game(greed.Record(sheet=greed.load("koans"), seats=("Ann", "Bob"), dice="real"))

    Raises:
        DiceError: what was said about the dice is wrong.
        Mismatch: the game has other rules, players or dice, or turns that nobody rolled.
    """
    if not game.proof:
        return None
    record = read_record(
        f'{{"start": {game.proof[0]}, "entries": [{",".join(game.proof[1:])}],'
        f' "head": {msgspec.json.encode(game.tags.get("head", "")).decode()}}}'
    )
    verdict, start = verify(record), record.start
    if start.sheet != sheet_digest(game.sheet):
        raise Mismatch(say("verify-other-sheet"))
    if game.seats[: len(start.seats)] != tuple(name for name, _ in start.seats):
        raise Mismatch(say("verify-other-players"))
    _must_be_dice_of(game, record)
    rolls, began = list(verdict.rolls), start.first
    if began is None and rolls:
        began = rolls.pop(0).dice[0] - 1
    if began is not None and game.first != began:
        raise Mismatch(say("verify-began", began=began + 1, told=game.first + 1))
    told = [event for event in game.events if not isinstance(event, Move) or event.kind in _ALONE]
    for at in range(max(len(told), len(rolls))):
        here = _shown(told[at]) if at < len(told) else say("verify-event-missing")
        due = _shown(rolls[at].dice or FORFEIT) if at < len(rolls) else say("verify-event-missing")
        if here != due:
            raise Mismatch(say("verify-event", at=at + 1, due=due, told=here))
    return verdict


def _must_be_dice_of(game: Game, record: Record) -> None:
    """Refuse rolls of dice that the game doesn't have; the one that decides has a face per seat."""
    decides, seats = record.start.first is None, len(record.start.seats)
    for entry in record.entries:
        match entry:
            case Asked(k=k, dice=dice, faces=faces):
                due = (1, seats) if decides else (dice, game.sheet.dice.faces)
                if (dice, faces) != due:
                    said = {"due": f"{due[0]}d{due[1]}", "told": f"{dice}d{faces}"}
                    raise Mismatch(say("verify-event", at=k, **said))
            case Rolled():
                decides = False
            case _:
                pass


def _shown(event: Event) -> str:
    return str(event) if isinstance(event, Move) else " ".join(map(str, event))
