"""What a bot is: somebody at a seat who, shown a state, answers with a legal move; how to ask."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol, TypeVar

from greed.core.errors import GreedError, MoveError
from greed.core.game import LegalMoves
from greed.core.moves import Move, parse_move
from greed.core.sheet import Sheet
from greed.core.state import State


class BotError(GreedError):
    """No such bot, or a parameter that it does not understand."""


class Breach(BotError):
    """A bot broke the rules of play and loses the game; `kind` is one word for how.

    The kinds: `start` (it did not start, or not in time), `crash`, `late`, `garbage`, `flood`,
    `illegal`, and `error` (a bot in Python raised something). `remedy` is what to do about it
    where that depends on more than the kind.
    """

    def __init__(self, kind: str, detail: str, remedy: str = "") -> None:
        self.kind = kind
        self.detail = detail
        self.remedy = remedy
        super().__init__(f"{kind}: {detail}")

    def __reduce__(self) -> tuple[type[Breach], tuple[str, str, str]]:
        return type(self), (self.kind, self.detail, self.remedy)


class Bot(Protocol):
    """A player without hands: it decides, somebody else throws its dice.

    `str` gives the name that `greed.bots.bot` reads again, parameter included.

    A bot may have four more methods, and who plays whole games calls those that are there:
    `ready(sheet)` before it takes a seat, where a bot that can't play should say so;
    `begin(seat, seats, seed)` before each game, with a seed for its random choices;
    `end(result)` after it, in the words of the line protocol; and `close()` when no more games
    follow.
    """

    def choose(self, state: State) -> Move:
        """Return one of the legal moves of a state in which `state.seat` has to move.

        A state hides nothing that a player at the table could not see, and holds no dice that
        have yet to fall. The answer depends on the state, the bot and the seed alone, so that
        a game which is taken up again goes on as it would have.
        """
        ...


class Maker(Protocol):
    """Makes a bot from its parameter (the text after the colon, or nothing) and a seed."""

    def __call__(self, parameter: str, seed: str | None) -> Bot:
        """Return the bot; raises BotError for a parameter that it does not understand."""
        ...


def ready(bot: Bot, sheet: Sheet) -> None:
    """Have a bot get ready for a sheet before it takes a seat, if it has to."""
    hook = getattr(bot, "ready", None)
    if hook is not None:
        hook(sheet)


def begin(bot: Bot, seat: int, seats: int, seed: str) -> None:
    """Tell a bot that a game begins, at which seat from 0, if it wants to know."""
    hook = getattr(bot, "begin", None)
    if hook is not None:
        hook(seat, seats, seed)


def end(bot: Bot, result: str) -> None:
    """Tell a bot how its game ended, if it wants to know."""
    hook = getattr(bot, "end", None)
    if hook is not None:
        hook(result)


def close(bot: Bot) -> None:
    """Tell a bot that no more games follow, if it wants to know."""
    hook = getattr(bot, "close", None)
    if hook is not None:
        hook()


Answer = TypeVar("Answer")


def decision(bot: Bot, state: State, moves: LegalMoves) -> Move:
    """Return the move of a bot, which may answer with the text of one.

    >>> import greed
    >>> from greed.bots import bot
    >>> state = greed.throw(greed.start(greed.load("koans")), [1, 5, 2, 3, 4])
    >>> str(decision(bot("bold"), state, greed.legal_moves(state)))
    'keep 1 5'

    Raises:
        Breach: the bot failed, or its answer is not a legal move.
    """
    answer: object = guarded(partial(bot.choose, state))
    try:
        move = parse_move(answer) if isinstance(answer, str) else answer
        if not isinstance(move, Move):
            raise Breach("illegal", f"{answer!r} isn't a move")
        if move in moves:
            return move
        reason = moves.why_not(move)
    except MoveError as error:
        raise Breach("illegal", str(error)) from None
    raise Breach("illegal", f"{move}: {reason}")


def guarded(ask: Callable[[], Answer]) -> Answer:
    """Return what a bot answers; whatever it raises is a breach of its own."""
    try:
        return ask()
    except Breach:
        raise
    except Exception as error:
        raise Breach("error", f"{type(error).__name__}: {error}") from error
