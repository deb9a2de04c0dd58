"""Asking a bot: whatever it raises or answers, the outcome is a legal move or a breach."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from greed.bots.interface import Bot, Breach
from greed.core.errors import MoveError
from greed.core.game import LegalMoves
from greed.core.moves import Move, parse_move
from greed.core.state import State

__all__ = ["decision", "guarded"]

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
