"""A room as one person sees it, in one language: all that a screen draws. It takes no rules.

What can be done is a list of choices, each with what it brings, what it risks and what it does; for
everything else there is a reason. What happened since somebody last looked is told in sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Literal

from msgspec import Struct

from greed.core.messages import listed, say
from greed.core.moves import parse_move
from greed.core.sentences import YOU, Sentence, sentences, spoken
from greed.core.sentences import told as in_words
from greed.room import told
from greed.room.ask import DiceMode
from greed.room.choices import GameView, game_view
from greed.room.people import Person
from greed.room.room import HOST, Room
from greed.room.told import Happened, Told
from greed.rulebook.brief import SheetInfo, sheet_info


class SeatView(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A seat: a person's, a bot's or open; `here`: somebody is connected for it.

    `device` is the name of the device that makes dice for it. `program`: the player is a program.
    `free_from` is there when the player was called and has not answered: the time (in seconds
    since 1970) from which others at the table may play a turn for the seat or give it to a bot.
    """

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None = None
    here: bool = False
    host: bool = False
    device: str | None = None
    free_from: float | None = None
    program: bool = False


class DeviceView(Struct, frozen=True, gc=False, kw_only=True):
    """A device that was at the table, its seats now, and what it did.

    Attributes:
        name: what it is called.
        seats: its seats; none once another device has them.
        rolls: how many rolls were made while it had a seat.
        took: how many of them it took part in.
        silent: how many rolls were void because of it.
        out: it was silent, and takes part again when its player next asks for a roll.
    """

    name: str
    seats: tuple[int, ...]
    rolls: int = 0
    took: int = 0
    silent: int = 0
    out: bool = False


class DiceView(Struct, frozen=True, gc=False, kw_only=True):
    """Where the dice come from.

    Attributes:
        mode: see `DiceMode`.
        game: the id of the game, to which all chains are bound.
        sealed: the devices make the dice of this game; false before the start, and alone with bots.
        devices: in the order of the dice; before the start, those that will be in them.
    """

    mode: DiceMode
    game: str
    sealed: bool = False
    devices: tuple[DeviceView, ...] = ()


class You(Struct, frozen=True, gc=False, kw_only=True):
    """What the token that was shown holds: seats, the host's rights, or only the right to watch."""

    seats: tuple[int, ...] = ()
    host: bool = False


class News(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """One thing that happened, and how it is told.

    Attributes:
        seq: the step that it was part of.
        at: when that was, in seconds since 1970.
        what: what it was, with what the rules made of it.
        lines: the same in words, each with how it should look; none where nothing is to be said.
    """

    seq: int
    at: float
    what: Told
    lines: tuple[Sentence, ...] = ()


class View(Struct, frozen=True, gc=False, kw_only=True):
    """All that somebody sees of a room.

    Attributes:
        seq: the last step in it.
        code: joins; short enough to say aloud. None for those who may only watch.
        watch: the code of the read-only link.
        status: open: seats are being taken. starting: a roll decides who begins. playing. over.
            abandoned.
        clock: seconds per turn; 0: nobody hurries.
        coach: whether players may ask for advice.
        listed: the lobby shows the room while a seat is free.
        rematch: the code of the room that follows this one.
        host_free_from: when the host was called and has not answered: the time from which
            another player may take the host's part.
        watching: how many are connected who hold no seat.
        you: what the person who looks holds.
        game: None before it has started.
        news: what has happened since the last look; `since` is the step before the first of it.
    """

    seq: int
    code: str | None
    watch: str
    status: Literal["open", "starting", "playing", "over", "abandoned"]
    sheet: SheetInfo
    seats: tuple[SeatView, ...]
    dice: DiceView
    clock: int
    coach: bool
    listed: bool
    rematch: str | None
    created: float
    host_free_from: float | None
    you: You
    watching: int
    game: GameView | None
    since: int
    news: tuple[News, ...] = ()


def view(
    room: Room,
    person: Person,
    news: Iterable[Happened] = (),
    *,
    since: int = 0,
    present: Collection[int] = (),
    watching: int = 0,
    game: GameView | None = None,
) -> View:
    """Return what a person sees of a room, in the language that is being spoken.

    Args:
        room: the room.
        person: who looks.
        news: the steps after `since`.
        since: the last step that the person knows.
        present: the seats for which somebody is connected.
        watching: how many others are.
        game: how the game stands, where that was worked out for somebody else.
    """
    mine = person.holds(room)
    names = [
        YOU if mine == (number,) else seat.name or f"{number + 1}"
        for number, seat in enumerate(room.seats)
    ]
    name = names.__getitem__
    return View(
        seq=room.seq,
        code=room.code if person.joins else None,
        watch=room.watch,
        status=room.status,
        sheet=sheet_info(room.sheet, room.state.rules if room.state else None),
        seats=seat_views(room, present),
        dice=dice_view(room),
        clock=room.setup.clock,
        coach=room.setup.coach,
        listed=room.listed_at is not None,
        rematch=room.next if person.joins else None,
        created=room.created,
        host_free_from=room.free_from(HOST),
        you=you(room, person),
        watching=watching,
        game=game or game_view(room),
        since=since,
        news=tuple(
            [
                News(seq=step.seq, at=step.at, what=what, lines=lines(what, name))
                for step in news
                for what in step.entries
            ]
        ),
    )


def you(room: Room, person: Person) -> You:
    """Return what a person holds in a room."""
    if not person.joins:
        return You()
    return You(seats=person.holds(room), host=person.hosts(room))


def seat_views(room: Room, present: Collection[int]) -> tuple[SeatView, ...]:
    """Return the seats of a room; `present` are those for which somebody is connected."""
    return tuple(
        [
            SeatView(
                kind="bot" if seat.bot else "person" if seat.key else "open",
                name=seat.name,
                bot=seat.bot,
                here=number in present or seat.bot is not None,
                host=seat.key is not None and seat.key == room.host,
                device=room.device_of(number),
                free_from=room.free_from(number),
                program=seat.program,
            )
            for number, seat in enumerate(room.seats)
        ]
    )


def dice_view(room: Room) -> DiceView:
    """Return where the dice of a room come from."""
    if room.course is None:
        seats: dict[str, list[int]] = {}
        for seat, sealed in sorted(room.sealed.items()):
            seats.setdefault(sealed.device, []).append(seat)
        devices = tuple(DeviceView(name=name, seats=tuple(own)) for name, own in seats.items())
        return DiceView(mode=room.setup.dice, game=room.id, devices=devices)
    devices = tuple(
        DeviceView(
            name=each.name,
            seats=each.seats,
            rolls=each.rolls,
            took=each.took,
            silent=each.silent,
            out=each.out,
        )
        for each in room.course.devices
    )
    return DiceView(mode=room.setup.dice, game=room.id, sealed=True, devices=devices)


def lines(what: Told, name: Callable[[int], str]) -> tuple[Sentence, ...]:
    """Return what happened in words, in the language that is being spoken; offers show themselves.

    >>> from greed.core.events import HotDice
    >>> from greed.room import lines, told
    >>> heard = told.Moved(seat=0, move="keep 1 1 5", points=250, came_to=(HotDice(0, 5),))
    >>> [line.text for line in lines(heard, ("Ann", "Bob").__getitem__)]
    ['Ann keeps 1 1 5 for 250.', 'Hot dice! All 5 are back.']
    """
    match what:
        case told.Threw(seat=seat, dice=dice, came_to=came):
            return (in_words("Threw", {"dice": dice}, [name(seat)]), *sentences(came, name))
        case told.Moved(came_to=came):
            return (*_made(what, name), *sentences(came, name))
        case told.Dice(entry=("void", _, silent), again=True):
            devices = listed([say("device-any")] * len(silent))
            return (Sentence(say("log-silent", device=devices)),)
        case told.Dice():
            return ()
        case told.Started(first=first):
            return (in_words("Started", {}, [name(first)]),)
        case told.NewPlayer(name=own, seat=seat, came_to=came):
            return sentences(came, lambda number: own if number == seat else name(number))
        case told.Undone():
            return (Sentence(say("log-undone")),)
        case told.SeatChanged(seat=seat, name=person, bot=bot):
            key = "log-bot" if bot else "log-seat" if person else "log-open"
            return (Sentence(say(key, seat=seat + 1, **spoken(person or bot or ""))),)
        case told.PlayerCalled(seat=seat):
            said = say("log-call", **spoken(name(seat))) if seat >= 0 else say("log-call-host")
            return (Sentence(said),)
        case told.PlayerBack(seat=seat):
            said = say("came-back", **spoken(name(seat))) if seat >= 0 else say("log-back-host")
            return (Sentence(said),)
        case told.HostChanged(seat=seat):
            return (Sentence(say("log-host", **spoken(name(seat)))),)


def _made(what: told.Moved, name: Callable[[int], str]) -> tuple[Sentence, ...]:
    """Return what a player did, where no sentence about its outcome says so."""
    move = parse_move(what.move)
    match move.kind:
        case "keep":
            fields = {"dice": move.dice, "points": what.points}
            return (in_words("Kept", fields, [name(what.seat)]),)
        case "roll":
            return (Sentence(say("rolled-on", {"dice": what.dice, **spoken(name(what.seat))})),)
        case "forfeit":
            return (in_words("WentSilent", {}, [name(what.seat)]),)
        case _:
            return ()
