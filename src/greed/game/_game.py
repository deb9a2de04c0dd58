"""A game with players, dice and a record: what a host program holds while people play."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from greed.bots import Bot, bot
from greed.bots.asking import decision, guarded
from greed.bots.interface import begin, close
from greed.core.errors import IllegalMove, MalformedMove
from greed.core.events import GameEvent, OfferMade, events
from greed.core.game import LegalMoves, apply, legal_moves, throw
from greed.core.jsonl import from_jsonl, to_jsonl
from greed.core.moves import JOIN, Move, parse_move
from greed.core.people import change, joined
from greed.core.record import Event, Record, apply_event, replay
from greed.core.sentences import YOU, points, sentence, with_noun
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.fair import DiceSource, source
from greed.game.people import seat_named, with_names
from greed.sheets import load

__all__ = ["Game", "Happened"]

_BOT = "bot:"
_REAL = "real"


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


class Game:
    """A game that is played, by people who type moves and bots that move by themselves.

    >>> game = Game("classic", ["Ann", "bot:bold"], dice="seed:1")
    >>> game.player, game.moves
    ('Ann', ('roll',))

    Attributes:
        state: the game now, a frozen value.
        names: who sits where.
        record: everything that has happened; enough to replay the game.
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
            dice: `system`, `seed:42`, `real` (typed in), or any dice source.
            first: the seat that begins, from 0.
            events: what has happened already.
            position: the position to begin from, as one line; empty: the beginning of a game.

        Raises:
            SheetError, BotError, SourceError: the sheet, a bot or the dice source is unknown.
            TypeError: players are one name, not a list.
            ValueError: the sheet isn't for this many players.
            RecordError: the events or the position can't be.
        """
        rules = sheet if isinstance(sheet, Sheet) else load(sheet)
        if isinstance(players, str):
            raise TypeError(f"players are a list of names, such as [{players!r}, 'bot:bold']")
        if not position and (reason := rules.why_not_for(len(players) - joined(tuple(events)))):
            raise ValueError(reason)
        self._dice = None if dice == _REAL else source(dice) if isinstance(dice, str) else dice
        self.record = record = Record(
            sheet=rules, seats=tuple(players), first=first, dice=str(dice), events=tuple(events),
            position=position,
        )  # fmt: skip
        *_, self.state = replay(record)
        self._throws = sum(not isinstance(event, Move) for event in record.events)
        self.names, self._bots = _seated(record)
        for seat, player in self._bots.items():
            begin(player, seat, len(self.names), f"{record.dice}/{seat + 1}")

    # Looking

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
            return ("throw ...",) if self._dice is None else ("roll",)
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
            done = [self._change(word, text.strip()[len(word) :].strip())]
        elif word == "throw" or (word == "roll" and self.state.phase == "throw"):
            done = [self._throw(rest)]
        else:
            done = [self._apply(parse_move(text))]
        done += self._rolled()
        return (*done, *self.let_bots_play())

    def let_bots_play(self) -> tuple[Happened, ...]:
        """Let bots act until a person has to; `play` does so, too, once a person has moved.

        Raises:
            Breach: a bot does not play by the rules; what happened before stands.
        """
        done: list[Happened] = []
        while not self.over and self.state.seat in self._bots:
            if self.state.phase != "throw":
                done.append(self._apply(self._decided()))
            elif self._dice is not None:
                done.append(self._throw(""))
            else:
                break  # somebody types in what fell for the bot
            done += self._rolled()
        return tuple(done)

    def _rolled(self) -> list[Happened]:
        """Let the dice fall that a move has asked for."""
        last = self.record.events[-1]
        asked = isinstance(last, Move) and last.kind in ("roll", "accept", "decline")
        falls = asked and self.state.phase == "throw" and self._dice is not None
        return [self._throw("")] if falls else []

    def _decided(self) -> Move:
        moves = self.legal
        return (
            moves[0]
            if len(moves) == 1
            else decision(self._bots[self.state.seat], self.state, moves)
        )

    def _throw(self, words: str) -> Happened:
        before = self.state
        if self._dice is None:
            dice = _typed(words)
        elif words:
            raise MalformedMove("these dice roll themselves: say 'roll'")
        elif before.phase != "throw":
            raise IllegalMove(f"it isn't time to roll: choose one of {', '.join(self.moves)}")
        else:
            faces = before.rules.sheet.dice.faces
            dice = self._dice.throw(self._throws + 1, before.hand.dice, faces)
        after = throw(before, dice)
        self._throws += 1
        return self._went(before, dice, after)

    def _apply(self, move: Move) -> Happened:
        before = self.state
        declared = move.kind == "points" and self._dice is None
        if declared and before.seat in self._bots:
            raise IllegalMove("a bot decides by its dice: say what was rolled for it")
        return self._went(before, move, (apply_event if declared else apply)(before, move))

    def _change(self, word: str, name: str) -> Happened:
        """Let somebody join, sit out or be back."""
        if self._bots:
            raise IllegalMove("nobody can join or sit out in a game with bots")
        before = self.state
        if word != "join":
            seat = before.seat if word == "out" and not name else self._seat(name)
            move = parse_move(f"{word} {seat + 1}")
        elif not name or name.startswith(_BOT) or name in self.names:
            raise MalformedMove("say who joins, by a name that nobody has yet, e.g. 'join Cleo'")
        else:
            move = JOIN
        try:
            after = change(before, move)
        except IllegalMove as error:
            raise IllegalMove(with_names(str(error), self.names)) from None
        if move == JOIN:
            self.record = replace(self.record, seats=(*self.record.seats, name))
            self.names = (*self.names, name)
        return self._went(before, move, after)

    def _seat(self, name: str) -> int:
        """Return the seat of a name, or of the number that a record writes."""
        number = int(name) if name.isascii() and name.isdecimal() else 0
        return number - 1 if 0 < number <= len(self.names) else seat_named(name, self.names)

    def _went(self, before: State, event: Event, after: State) -> Happened:
        self.state = after
        self.record = replace(self.record, events=(*self.record.events, event))
        came_to = events(before, event, after)
        text = " ".join(
            [
                *_done(self.names[before.seat], before, event),
                *(
                    sentence(each, self.names.__getitem__).text
                    for each in came_to
                    if not isinstance(each, OfferMade)
                ),
            ]
        )
        return Happened(self.names[before.seat], event, before, after, tuple(came_to), text)

    def close(self) -> None:
        """Tell bots that no more follows; needed where a bot is a program of its own."""
        for player in self._bots.values():
            guarded(lambda player=player: close(player))  # type: ignore[misc]

    # Keeping

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game so far to a file, as JSON Lines."""
        Path(path).write_text(to_jsonl(self.record), "utf-8")

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """Return the game of a file, to be played on: with the dice that it began with.

        Raises:
            RecordError: the file isn't a record, or its game cannot have happened.
            SourceError: its dice were proven at a server's table, which isn't here.
        """
        return cls.of(from_jsonl(Path(path).read_text("utf-8"), growing=True))

    @classmethod
    def of(cls, record: Record) -> Self:
        """Return the game of a record, to be played on."""
        game = cls(
            record.sheet, record.seats, dice=record.dice, first=record.first, events=record.events,
            position=record.position,
        )  # fmt: skip
        game.record = record
        return game

    # Showing

    def __str__(self) -> str:
        scores = ", ".join(f"{name} {points(score)}" for name, score in self.scores.items())
        if self.over:
            return f"{scores}; {' and '.join(self.winners)} won"
        return f"{scores}; {self.player}: {', '.join(self.moves)}"

    def __repr__(self) -> str:
        return f"<Game of {self.record.sheet.name or self.record.sheet.title}: {self}>"

    def _repr_html_(self) -> str:
        from greed.game._notebook import board

        return board(self.state, self.names)._repr_html_()


def _seated(record: Record) -> tuple[tuple[str, ...], dict[int, Bot]]:
    """Return the names as they are shown, and the bots by seat; bots of a seed have one too."""
    names: list[str] = []
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(record.seats):
        shown = name.removeprefix(_BOT)
        if name.startswith(_BOT):
            kind, _, seed = record.dice.partition(":")
            bots[seat] = bot(name, f"{seed}/{seat + 1}" if kind == "seed" else None)
        count = 2
        while shown in names:
            shown, count = f"{name.removeprefix(_BOT)} {count}", count + 1
        names.append(shown)
    return tuple(names), bots


def _typed(words: str) -> tuple[int, ...]:
    faces = words.split()
    if not faces or not all(each.isascii() and each.isdecimal() for each in faces):
        raise MalformedMove("say which dice fell, e.g. 'throw 1 1 5 2 3'")
    return tuple(map(int, faces))


def _done(name: str, before: State, event: Event) -> list[str]:
    """Return what a player did, where no sentence about its outcome says so."""
    s = "" if name == YOU else "s"
    if not isinstance(event, Move):
        return [f"{name} roll{s} {' '.join(map(str, event))}."]
    if event.kind == "roll":
        return [f"{name} roll{s} on with {with_noun(before.hand.dice, 'die')}."]
    if event.kind != "keep" or before.cast is None:
        return []
    kept = before.cast.by_dice[event.dice].points
    return [f"{name} keep{s} {' '.join(map(str, event.dice))} for {points(kept)} points."]
