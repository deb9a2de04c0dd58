"""A game under way: who sits where, by name, and what happens, step by step."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from greed.bots import Bot, bot
from greed.bots.interface import begin, decision, guarded
from greed.core.dice import Throw
from greed.core.errors import MalformedMove
from greed.core.game import apply, legal_moves, throw
from greed.core.messages import say
from greed.core.moves import Move
from greed.core.record import Event
from greed.core.state import State

BOT = "bot:"
"""What the name of a bot begins with in a record."""
REAL = "real"
"""The dice of a game in which people roll their own and type in what fell."""


class Seat(Struct, frozen=True):
    """A place at the table: the name as it is shown, and the bot that decides there, if one does.

    A game that is only shown needs no bots: `is_bot` is all that it says about them.
    """

    name: str
    is_bot: bool = False
    bot: Bot | None = None


def seated(names: Sequence[str], *, bots: bool = True) -> tuple[Seat, ...]:
    """Return the seats of a record's names; a second player of a name gets a number.

    Without `bots` none are made, for a game that has been played.

    >>> [seat.name for seat in seated(["Ann", "bot:bold", "bot:bold"])]
    ['Ann', 'bold', 'bold 2']

    Raises:
        BotError: a bot is unknown.
    """
    seats: list[Seat] = []
    for name in names:
        is_bot = name.startswith(BOT)
        shown = wanted = name.removeprefix(BOT)
        count = 1
        while any(seat.name == shown for seat in seats):
            count += 1
            shown = f"{wanted} {count}"
        seats.append(Seat(shown, is_bot, bot(name) if is_bot and bots else None))
    return tuple(seats)


def seat_named(text: str, names: Sequence[str]) -> int:
    """Return the seat of the player with a name, or with the first letters of one.

    >>> seat_named("bo", ["Ann", "Bob"])
    1

    Raises:
        MalformedMove: nobody has this name, or several do.
    """
    wanted = " ".join(text.split()).casefold()
    exact = [seat for seat, name in enumerate(names) if name.casefold() == wanted]
    near = [seat for seat, name in enumerate(names) if name.casefold().startswith(wanted)]
    fitting = exact or (near if wanted else [])
    if len(fitting) != 1:
        raise MalformedMove(say("whom", names=", ".join(names)))
    return fitting[0]


def with_names(reason: str, names: Sequence[str]) -> str:
    """Return a reason of the rules, which number the players, with a name instead."""
    return re.sub(say("player-pattern"), lambda match: names[int(match[1]) - 1], reason)


Step: TypeAlias = tuple[State, Event, State]
"""The state before an event, the event, and the state after it."""

Dice = Callable[[State], Throw]
"""Gives the dice that fall in a state in which dice are due."""


class Play:
    """A game under way.

    >>> from greed.bots import bot
    >>> from greed.core.game import start
    >>> from greed.sheets import load
    >>> play = Play(start(load("koans")), lambda state: (5,) * state.hand.dice, [bot("bold")] * 2)
    >>> [str(event) for _, event, _ in play.run()][:3]
    ['(5, 5, 5, 5, 5)', 'keep 5 5 5 5 5', 'roll']

    Attributes:
        state: the game now.
        events: what has happened.
        dice: gives the dice that fall.
        bots: who decides by itself, by seat; None at the seat of a person.
        asked: the seat of the bot that was asked for something last.
    """

    def __init__(self, state: State, dice: Dice, bots: Sequence[Bot | None] = ()) -> None:
        self.state = state
        self.events: list[Event] = []
        self.dice = dice
        self.bots = tuple(bots)
        self.asked = 0

    def begin(self, seeds: Sequence[str]) -> None:
        """Tell every bot that a game begins, with the seed of its random choices.

        Raises:
            Breach: a bot failed.
        """
        for seat, (player, seed) in enumerate(zip(self.bots, seeds, strict=True)):
            if player is not None:
                self.asked = seat
                guarded(partial(begin, player, seat, len(self.bots), seed))

    def run(
        self, most: int = 100_000, decide: Callable[[State], Move] | None = None
    ) -> Iterator[Step]:
        """Yield step after step until the game is over, or there have been this many events.

        Without `decide` every seat needs a bot.
        """
        while not self.state.over and self.state.ply < most:
            if self.state.phase == "throw":
                yield self.throw()
            else:
                yield self.apply(decide(self.state) if decide else self.decided())

    def throw(self, dice: Throw | None = None) -> Step:
        """Let the dice fall that are due, or these.

        Raises:
            ThrowError: these dice cannot have fallen; nothing has changed.
            SourceError: the source has no more dice.
        """
        before = self.state
        fallen = self.dice(before) if dice is None else dice
        return self._went(before, fallen, throw(before, fallen))

    def apply(self, move: Move) -> Step:
        """Make a move.

        Raises:
            IllegalMove: the rules do not allow it; nothing has changed.
        """
        return self._went(self.state, move, apply(self.state, move))

    def decided(self) -> Move:
        """Return the move of the bot whose turn it is; it is asked only if it has a choice.

        Raises:
            Breach: the bot failed, or its answer is not a legal move.
        """
        moves, bot = legal_moves(self.state), self.bots[self.state.seat]
        assert bot is not None
        if len(moves) == 1:
            return moves[0]
        self.asked = self.state.seat
        return decision(bot, self.state, moves)

    def _went(self, before: State, event: Event, after: State) -> Step:
        """Take note of an event: every one of them passes here."""
        self.state = after
        self.events.append(event)
        return before, event, after
