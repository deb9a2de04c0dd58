"""A game with players, dice and a record: what a host program holds while people play."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from greed.bots.interface import close, guarded
from greed.core.declared import declare
from greed.core.dice import Throw
from greed.core.errors import IllegalMove, MalformedMove, RecordError, SetupError
from greed.core.events import GameEvent, OfferMade, events
from greed.core.game import LegalMoves, legal_moves
from greed.core.jsonl import from_jsonl, to_jsonl
from greed.core.messages import number, say
from greed.core.moves import JOIN, Move, parse_move
from greed.core.numerals import whole
from greed.core.people import change, is_change, joined
from greed.core.record import Event, Record, replay
from greed.core.sentences import sentence, spoken, told
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.fair import DiceSource, SourceError, source
from greed.fair.deal import DEAL, Deal
from greed.bots.play import BOT, REAL, Play, Seat, Step, seat_named, seated, with_names
from greed.sheets import load


class Happened(Struct, frozen=True):
    """A throw or a move, and what it came to; `str` tells it in words.

    Attributes:
        name: whose it was.
        event: the dice, or the move.
        before: the state that it was made in.
        after: the state that it led to.
        events: what it came to, as values.
        text: all of it in words.
    """

    name: str
    event: Event
    before: State
    after: State
    events: tuple[GameEvent, ...]
    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Happened: {self.text}>"


class Game(Play):
    """A game that is played, by people who type moves and bots that move by themselves.

    >>> import greed
    >>> game = greed.Game("classic", ["Ann", "bot:bold"], dice="seed:1")
    >>> game.player, game.moves
    ('Ann', ('roll',))

    Attributes:
        state: the game now, a frozen value.
        seats: who sits where, people and bots.
        events: what has happened.
    """

    def __init__(
        self,
        sheet: Sheet | str | os.PathLike[str] = "official",
        players: Sequence[str] = ("You", "bot:bold"),
        *,
        dice: str | DiceSource = "system",
        first: int = 0,
        events: Sequence[Event] = (),
        position: str = "",
    ) -> None:
        """Begin a game.

        Args:
            sheet: a sheet, the name of one, or the path of its file.
            players: names in playing order; `bot:NAME` is a bot of that name.
            dice: `system`, `seed:42`, `real` (typed in), `script:11523,24`, those of a tournament
                such as `deal:greed/0/0`, or any dice source.
            first: the seat that begins, from 0.
            events: what has happened already.
            position: the position to begin from, as one line; empty: the beginning of a game.

        Raises:
            SheetError, BotError, SourceError: the sheet, a bot or the dice source is unknown.
            SetupError: the sheet isn't for this many players, or there is no such first seat.
            RecordError: the events or the position can't be.
            TypeError: players are one name, not a list.
        """
        rules = sheet if isinstance(sheet, Sheet) else load(sheet)
        if isinstance(players, str):
            raise TypeError(f"players are a list of names, such as [{players!r}, 'bot:bold']")
        if not position and (reason := rules.why_not_for(len(players) - joined(tuple(events)))):
            raise SetupError(reason)
        self._head = record = Record(
            sheet=rules, seats=tuple(players), first=first, dice=str(dice), events=tuple(events),
            position=position,
        )  # fmt: skip
        *_, state = replay(record)
        self._source: str | DiceSource = dice
        if not state.over:  # else no dice fall any more
            self._know_source()
        self.seats = seated(record.seats)
        super().__init__(state, self._fallen, [seat.bot for seat in self.seats])
        self.events = list(record.events)
        kind, _, seed = record.dice.partition(":")
        own = seed if kind == "seed" else token_hex(8)
        self.begin([f"{own}/{number}" for number, _ in enumerate(self.seats, 1)])

    def _fallen(self, state: State) -> Throw:
        """Return the dice that fall now."""
        self._know_source()
        if self._source == REAL:
            raise MalformedMove("say which dice fell, e.g. 'throw 1 1 5 2 3'")
        if isinstance(self._source, str):
            return Deal.after(self._source.removeprefix(f"{DEAL}:"), self.record).throw(state)
        number = 1 + sum(not isinstance(event, Move) for event in self.events)
        return self._source.throw(number, state.hand.dice, state.rules.sheet.dice.faces)

    def _know_source(self) -> None:
        """See to it that there is a source of dice; those of a deal depend on the game so far."""
        text = self._source
        if isinstance(text, str) and text != REAL and not text.startswith(f"{DEAL}:"):
            self._source = source(text)

    # Looking

    @property
    def record(self) -> Record:
        """Everything that has happened; enough to replay the game."""
        return replace(self._head, events=tuple(self.events))

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where, by name."""
        return tuple(seat.name for seat in self.seats)

    @property
    def seat(self) -> Seat:
        """The seat of the player to act."""
        return self.seats[self.state.seat]

    @property
    def has_bots(self) -> bool:
        """Whether bots play."""
        return any(seat.is_bot for seat in self.seats)

    @property
    def real(self) -> bool:
        """Whether people roll real dice and type in what fell."""
        return self._head.dice == REAL

    @property
    def player(self) -> str:
        """The name of the player to act."""
        return self.names[self.state.seat]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of the winners; nobody before the end."""
        return tuple(self.names[seat] for seat in self.state.winners) if self.over else ()

    @property
    def scores(self) -> dict[str, int]:
        """Everybody's score, by name."""
        return dict(zip(self.names, self.state.scores, strict=True))

    @property
    def moves(self) -> tuple[str, ...]:
        """What the player to act can say now; `roll` also begins a turn."""
        if self.state.phase == "throw":
            return ("throw ...",) if self.real else ("roll",)
        return tuple(map(str, self.legal))

    @property
    def legal(self) -> LegalMoves:
        """The legal moves as values, with the reason against every other move."""
        return legal_moves(self.state)

    # Playing

    def play(self, text: str) -> tuple[Happened, ...]:
        """Make a move for the player to act, let the dice fall, and let bots play on.

        Real dice are typed in: `throw 1 1 5 2 3`; or a whole turn as its points: `points 650`.
        People come and go in a game without bots: `join Cleo`, `out Bob` and `back Bob`, and `out`
        for the player to act.

        Raises:
            MalformedMove, IllegalMove: this is not a move, or not now; nothing has changed.
            ThrowError: these dice cannot have fallen.
            Breach: a bot does not play by the rules; what happened before stands.
        """
        word, _, rest = text.strip().lower().partition(" ")
        if word in ("join", "out", "back"):
            step = self._come_or_go(word, text.strip()[len(word) :].strip())
        elif word == "throw" or (word == "roll" and self.state.phase == "throw"):
            step = self._rolled(rest)
        else:
            move = parse_move(text)
            step = self.declare(move) if move.kind == "points" and self.real else self.apply(move)
        return (self._told(step), *self._asked_for(), *self.let_bots_play())

    def let_bots_play(self) -> tuple[Happened, ...]:
        """Let bots act until a person has to; `play` does so, too, once a person has moved.

        Raises:
            Breach: a bot does not play by the rules; what happened before stands.
        """
        done: list[Happened] = []
        while not self.over and self.seat.bot is not None:
            if self.state.phase != "throw":
                done.append(self._told(self.apply(self.decided())))
            elif not self.real:
                done.append(self._told(self.throw()))
            else:
                break  # somebody types in what fell for the bot
            done += self._asked_for()
        return tuple(done)

    def declare(self, move: Move) -> Step:
        """Take in a whole turn by its points, where people roll their own dice.

        Raises:
            IllegalMove: no such turn can have happened; nothing has changed.
        """
        if self.seat.bot is not None:
            raise IllegalMove("a bot decides by its dice: type what was rolled for it")
        return self._went(self.state, move, declare(self.state, move))

    def change(self, move: Move, newcomer: str = "") -> Step:
        """Let somebody join, sit out or be back.

        Raises:
            IllegalMove: it can't be done now; nothing has changed.
        """
        if self.has_bots:
            raise IllegalMove("nobody can join or sit out in a game with bots")
        before = self.state
        try:
            after = change(before, move)
        except IllegalMove as error:
            raise IllegalMove(with_names(str(error), self.names)) from None
        if move == JOIN:
            self._sit((*self._head.seats, newcomer))
        return self._went(before, move, after)

    def undo(self) -> str | None:
        """Take back the last thing that somebody did; say why not if it cannot be.

        With dice that roll themselves that is a choice made since they fell. With real dice it is
        any throw or choice that was typed, and whatever followed from it without a word.
        """
        states = list(replay(self.record))
        for count in range(len(self.events), 0, -1):
            event, before = self.events[count - 1], states[count - 1]
            if not isinstance(event, Move):
                if not self.real:
                    return say("undo-fallen")
            elif is_change(event):
                pass
            elif self.bots[before.seat] is not None:
                if not self.real:
                    return say("undo-moved", player=self.names[before.seat])
                continue
            elif len(legal_moves(before)) == 1:
                continue
            self._back_to(count - 1, before)
            return None
        return say("undo-nothing")

    def _back_to(self, events: int, state: State) -> None:
        del self.events[events:]
        self.state = state
        self._sit(self._head.seats[: state.seats])

    def _sit(self, names: tuple[str, ...]) -> None:
        """Seat people of these names, where there are no bots or as many seats as before."""
        self._head = replace(self._head, seats=names)
        if len(names) != len(self.seats):
            self.seats = seated(names)
            self.bots = tuple(seat.bot for seat in self.seats)

    def _asked_for(self) -> list[Happened]:
        """Let the dice fall that a move has asked for."""
        last = self.events[-1]
        asked = isinstance(last, Move) and last.kind in ("roll", "accept", "decline")
        falls = asked and self.state.phase == "throw" and not self.real
        return [self._told(self.throw())] if falls else []

    def _rolled(self, words: str) -> Step:
        """Let the dice fall that words name, or those that roll themselves."""
        if self.real:
            return self.throw(_typed(words))
        if words:
            raise MalformedMove("these dice roll themselves: say 'roll'")
        if self.state.phase != "throw":
            raise IllegalMove(f"it isn't time to roll: choose one of {', '.join(self.moves)}")
        return self.throw()

    def _come_or_go(self, word: str, name: str) -> Step:
        if word != "join":
            seat = self.state.seat if word == "out" and not name else self._seat(name)
            return self.change(parse_move(f"{word} {seat + 1}"))
        if not self.has_bots and (not name or name.startswith(BOT) or name in self.names):
            raise MalformedMove("say who joins, by a name that nobody has yet, e.g. 'join Cleo'")
        return self.change(JOIN, name)

    def _seat(self, name: str) -> int:
        """Return the seat of a name, or of the number that a record writes."""
        number = whole(name) or 0
        return number - 1 if 0 < number <= len(self.names) else seat_named(name, self.names)

    def _told(self, step: Step) -> Happened:
        """Return a step with what it came to, in words."""
        before, event, after = step
        came_to = events(before, event, after)
        said = [
            sentence(happened, self.names.__getitem__).text
            for happened in came_to
            if not isinstance(happened, OfferMade)
        ]
        name = self.names[before.seat]
        text = " ".join([*_done(name, before, event), *said])
        return Happened(name, event, before, after, tuple(came_to), text)

    def close(self) -> None:
        """Tell bots that no more follows; needed where a bot is a program of its own."""
        for bot in self.bots:
            if bot is not None:
                guarded(partial(close, bot))

    # Keeping

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game so far to a file, as JSON Lines."""
        Path(path).write_text(to_jsonl(self.record), "utf-8")

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """Return the game of a file, to be played on: with the dice that it began with.

        A game that is over can have had any dice. One that isn't goes on if its dice are `system`,
        `seed:...`, `script:...`, `real`, or `deal:...` as in the records of a tournament.

        Raises:
            OSError: the file can't be read.
            RecordError: the file isn't a record, or its game cannot have happened.
            SourceError: it isn't over, and its dice aren't here, such as those of a server's table.
        """
        try:
            text = Path(path).read_text("utf-8")
        except UnicodeDecodeError:
            raise RecordError(0, f"{path} is not text") from None
        return cls.of(from_jsonl(text, growing=True))

    @classmethod
    def of(cls, record: Record, dice: DiceSource | None = None) -> Self:
        """Return the game of a record, to be played on: with its own dice, or with these."""
        try:
            game = cls(
                record.sheet, record.seats, dice=dice or record.dice, first=record.first,
                events=record.events, position=record.position,
            )  # fmt: skip
        except SourceError:
            if not record.events:
                raise
            raise SourceError(
                f"this game isn't over, and its dice ({record.dice or 'it does not say which'})"
                " can't be rolled on here; to read it, use greed.from_jsonl or greed replay"
            ) from None
        game._head = record
        return game

    # Showing

    def __str__(self) -> str:
        scores = ", ".join(f"{name} {number(score)}" for name, score in self.scores.items())
        if self.over:
            return f"{scores}; {' and '.join(self.winners)} won"
        return f"{scores}; {self.player}: {', '.join(self.moves)}"

    def __repr__(self) -> str:
        return f"<Game of {self.record.sheet.name or self.record.sheet.title}: {self}>"

    def _repr_html_(self) -> str:
        from greed.game._notebook import board

        return board(self.state, self.names)._repr_html_()


def _typed(words: str) -> tuple[int, ...]:
    faces = tuple(face for face in map(whole, words.split()) if face is not None)
    if not faces or len(faces) < len(words.split()):
        raise MalformedMove("say which dice fell, e.g. 'throw 1 1 5 2 3'")
    return faces


def _done(name: str, before: State, event: Event) -> list[str]:
    """Return what a player did, where no sentence about its outcome says so."""
    if not isinstance(event, Move):
        return [told("Threw", {"dice": tuple(event)}, [name]).text]
    if event.kind == "roll":
        return [say("rolled-on", {"dice": before.hand.dice, **spoken(name)})]
    if event.kind != "keep" or before.cast is None:
        return []
    kept = before.cast.by_dice[event.dice].points
    return [told("Kept", {"dice": event.dice, "points": kept}, [name]).text]
