"""A game with players, dice and a record: what a host program holds while people play."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from secrets import token_hex
from time import time
from typing import Self

from msgspec import Struct

from greed.bots import bot
from greed.bots.interface import begin, close, decision, guarded
from greed.core.dice import Throw
from greed.core.errors import RecordError
from greed.core.events import GameEvent
from greed.core.game import LegalMoves, legal_moves
from greed.core.jsonl import from_jsonl, to_jsonl
from greed.core.messages import number
from greed.core.moves import Move
from greed.core.record import Event, Record
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.fair import DiceSource, SourceError, source
from greed.fair.deal import DEAL, Deal
from greed.room import (
    Change,
    Draft,
    Host,
    Person,
    Seat,
    Step,
    decide,
    key_of,
    lines,
    recorded,
    resumed,
)
from greed.room.ask import Move as MoveAsked
from greed.room.clock import bot_to_move
from greed.room.told import Moved, NewPlayer, Threw
from greed.sheets import load

_SCREEN = "the one screen"
_EVERYBODY = Person((_SCREEN,))
"""The host, who holds the seats of all people."""


class Happened(Struct, frozen=True):
    """A throw or a move, and what it came to; `str` tells it in words.

    Attributes:
        event: the dice, or the move.
        before: the state that it was made in.
        after: the state that it led to.
        told: what everybody at the table hears.
        names: who sits where, by name.
    """

    event: Event
    before: State
    after: State
    told: Threw | Moved | NewPlayer
    names: tuple[str, ...]

    @property
    def name(self) -> str:
        """Whose it was."""
        return self.names[self.before.seat]

    @property
    def events(self) -> tuple[GameEvent, ...]:
        """What it came to, as values."""
        return self.told.came_to

    @property
    def text(self) -> str:
        """All of it in words, in the language that is being spoken."""
        return " ".join(line.text for line in lines(self.told, self.names.__getitem__))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Happened: {self.text}>"


class Game:
    """A game that is played, by people who type moves and bots that move by themselves.

    >>> import greed
    >>> game = greed.Game("classic", ["Ann", "bot:bold"], dice="seed:1")
    >>> game.player, game.moves
    ('Ann', ('roll',))
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
        store: Callable[[Step], None] | None = None,
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
            store: keeps each step; whatever it raises, the step has not happened.

        Raises:
            SheetError, BotError, SourceError: the sheet, a bot or the dice source is unknown.
            SetupError: the sheet isn't for this many players, or there is no such first seat.
            RecordError: the events or the position can't be.
            TypeError: players are one name, not a list.
        """
        if isinstance(players, str):
            raise TypeError(f"players are a list of names, such as [{players!r}, 'bot:bold']")
        self._record = record = Record(
            sheet=sheet if isinstance(sheet, Sheet) else load(sheet), seats=tuple(players),
            first=first, dice=str(dice), events=tuple(events), position=position,
        )  # fmt: skip
        room = resumed(record, key_of(_SCREEN), time())
        self._host = Host(room, now=time, store=store or (lambda _: None), throw=self._fallen)
        self._dice = dice if self.over else _known(dice)  # no dice fall any more
        self._bots = [bot(seat.bot) if seat.bot else None for seat in room.seats]
        kind, _, seed = record.dice.partition(":")
        own = seed if kind == "seed" else token_hex(8)
        for seat, player in enumerate(self._bots):
            if player is not None:
                guarded(partial(begin, player, seat, len(self._bots), f"{own}/{seat + 1}"))

    def _fallen(self, state: State) -> Throw:
        """Return the dice that fall now; no step has more than one throw."""
        dice = self._dice = _known(self._dice)
        if isinstance(dice, str):
            return Deal.after(dice.removeprefix(f"{DEAL}:"), self.record).throw(state)
        throws = self._host.room.throws
        return dice.throw(throws + 1, state.hand.dice, state.rules.sheet.dice.faces)

    # Looking

    @property
    def state(self) -> State:
        """The game now, a frozen value."""
        state = self._host.room.state
        assert state is not None
        return state

    @property
    def record(self) -> Record:
        """Everything that has happened; enough to replay the game."""
        return recorded(self._record, self._host.room)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where, people and bots."""
        return self._host.room.seats

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where, by name."""
        return tuple(seat.name for seat in self.seats)

    @property
    def seat(self) -> Seat:
        """The seat of the player to act."""
        return self.seats[self.state.seat]

    @property
    def real(self) -> bool:
        """Whether people roll real dice and type in what fell."""
        return self._host.room.real

    @property
    def player(self) -> str:
        """The name of the player to act."""
        return self.seat.name

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of the winners; nobody before the end."""
        return tuple(self.seats[seat].name for seat in self.state.winners)

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
            MalformedMove, IllegalMove, Refusal: this is not a move, or not now; nothing has
                changed.
            ThrowError: these dice cannot have fallen.
            Breach: a bot does not play by the rules; what happened before stands.
        """
        return (*self.move(text), *self.let_bots_play())

    def move(self, text: str) -> tuple[Happened, ...]:
        """Do the same and leave bots waiting, so that they move when they are let.

        Raises:
            MalformedMove, IllegalMove, Refusal, ThrowError: as `play` does.
        """
        word, _, rest = text.strip().partition(" ")
        if word.lower() == "roll" and self.state.phase == "throw":
            text = f"throw {rest}"
        draft = self._host.draft()
        decide(draft, _EVERYBODY, MoveAsked(move=text, ply=draft.room.ply))
        return self._kept(draft)

    def undo(self) -> None:
        """Take back the last thing that somebody did.

        With dice that roll themselves that is a choice made since they fell. With real dice it is
        any throw or choice that was typed, and whatever followed from it without a word.

        Raises:
            IllegalMove: there is nothing that can be taken back; the message says why.
        """
        self.move("undo")

    def let_bots_play(self) -> tuple[Happened, ...]:
        """Let bots act until a person has to; `play` does so, too, once a person has moved.

        Raises:
            Breach: a bot does not play by the rules; what happened before stands.
        """
        done: list[Happened] = []
        while told := self.let_bot_move():
            done += told
        return tuple(done)

    def let_bot_move(self) -> tuple[Happened, ...]:
        """Let the bot that has to act do one thing; nothing happens where a person has to.

        Raises:
            Breach: the bot does not play by the rules; nothing has changed.
        """
        if bot_to_move(self._host.room) is None:
            return ()
        draft = self._host.draft(by="bot")
        draft.play_on(self._decided)
        return self._kept(draft)

    def _decided(self, state: State) -> Move:
        """Return the move of a bot, which is asked only if it has a choice."""
        moves, player = legal_moves(state), self._bots[state.seat]
        assert player is not None
        return moves[0] if len(moves) == 1 else decision(player, state, moves)

    def _kept(self, draft: Draft) -> tuple[Happened, ...]:
        """Keep a step, and return what happened in it."""
        step = draft.end()
        self._host.keep(step)
        return tuple(happened for change in step.changes for happened in _happened(change))

    def close(self) -> None:
        """Tell bots that no more follows; needed where a bot is a program of its own."""
        for player in self._bots:
            if player is not None:
                guarded(partial(close, player))

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
    def of(
        cls,
        record: Record,
        dice: DiceSource | None = None,
        store: Callable[[Step], None] | None = None,
    ) -> Self:
        """Return the game of a record, to be played on: with its own dice, or with these.

        `store` keeps each step of the game; whatever it raises, the step has not happened.
        """
        try:
            game = cls(
                record.sheet, record.seats, dice=dice or record.dice, first=record.first,
                events=record.events, position=record.position, store=store,
            )  # fmt: skip
        except SourceError:
            if not record.events:
                raise
            raise SourceError(
                f"this game isn't over, and its dice ({record.dice or 'it does not say which'})"
                " can't be rolled on here; to read it, use greed.from_jsonl or greed replay"
            ) from None
        game._record = record
        return game

    # Showing

    def __str__(self) -> str:
        scores = ", ".join(f"{name} {number(score)}" for name, score in self.scores.items())
        if self.over:
            return f"{scores}; {' and '.join(self.winners)} won"
        return f"{scores}; {self.player}: {', '.join(self.moves)}"

    def __repr__(self) -> str:
        sheet = self._record.sheet
        return f"<Game of {sheet.name or sheet.title}: {self}>"

    def _repr_html_(self) -> str:
        from greed.game._notebook import board

        return board(self.state, self.names)._repr_html_()


def _known(dice: str | DiceSource) -> str | DiceSource:
    """Return a source of dice; nobody here rolls real ones, and those of a deal need the record.

    Raises:
        SourceError: the text doesn't name a source.
    """
    if not isinstance(dice, str) or dice == "real" or dice.startswith(f"{DEAL}:"):
        return dice
    return source(dice)


def _happened(change: Change) -> Iterator[Happened]:
    """Yield what happened; that something was taken back isn't an event."""
    past, after = change.after.past, change.after.state
    for told in change.told:
        if isinstance(told, Threw | Moved | NewPlayer):
            assert past is not None
            assert after is not None
            names = tuple([seat.name for seat in change.after.seats])
            yield Happened(past.event, past.state, after, told, names)
