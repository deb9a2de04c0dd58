"""Playing whole games for a test: by simple players, or by a script of dice and moves."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from greed.bots.play import Play, Step
from greed.core.dice import Throw
from greed.core.errors import MalformedMove
from greed.core.game import apply, legal_moves, start, throw
from greed.core.moves import BANK, JOIN, ROLL, Move, parse_move
from greed.core.people import why_no_change
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.core.turn_end import why_no_points

Player = Callable[[State, random.Random], Move]
"""Chooses a legal move; draws its random numbers from the generator that it is given."""


def careless(state: State, chance: random.Random) -> Move:
    """Return any legal move, each as likely."""
    return chance.choice(legal_moves(state))


def careful(state: State, chance: random.Random) -> Move:
    """Return a move that brings a game to its end soon, and at times any other.

    Keeps what scores most, and banks as soon as that records something (two times in three).
    """
    moves = legal_moves(state)
    if chance.random() < 0.1:
        return chance.choice(moves)
    if state.cast:
        best = max(state.cast.options, key=lambda option: (option.points, -len(option.keep)))
        return Move("keep", best.keep)
    if BANK in moves and ROLL in moves:
        records = why_no_points(state) is None and state.points > 0
        return BANK if records and chance.random() < 2 / 3 else ROLL
    return chance.choice(moves)


def coming_or_going(state: State, chance: random.Random) -> Move | None:
    """Let anybody join, sit out or come back who can do so now; None if nobody can.

    Somebody joins in one of ten cases at most.
    """
    kinds: tuple[Literal["out", "back"], ...] = ("out", "back")
    moves = [Move(kind, seat=seat) for kind in kinds for seat in range(state.seats)]
    if chance.random() < 0.1:
        moves = [JOIN]
    possible = [move for move in moves if why_no_change(state, move) is None]
    return chance.choice(possible) if possible else None


def play(
    sheet: Sheet,
    players: Sequence[Player],
    seed: int = 0,
    first: int = 0,
    *,
    most: int = 50_000,
) -> Iterator[Step]:
    """Yield each event of a game with the states before and after it, until the game is over.

    Ends early after `most` events.

    >>> import greed
    >>> from greed.testing import play
    >>> from greed.testing.play import careful
    >>> *_, (_, event, last) = play(greed.load("koans"), [careful, careful], seed=1)
    >>> str(event), last.over
    ('bank', True)
    """
    chance = random.Random(seed)
    faces = range(1, sheet.dice.faces + 1)

    def dice(state: State) -> Throw:
        return tuple(chance.choices(faces, k=state.hand.dice))

    under_way = Play(start(sheet, len(players), first), dice)
    yield from under_way.run(most, lambda state: players[state.seat](state, chance))


def course(begin: Sheet | State, script: str, seats: int = 2, first: int = 0) -> State:
    """Return the state after a script of throws and moves, from a new game or from a state.

    Words are separated by spaces: faces alone are a throw, `k` and faces a keep, and `roll`,
    `bank`, `accept` and `decline` themselves.

    >>> from greed.testing import course
    >>> from greed.sheets import load
    >>> state = course(load("official"), "11155 k11155 roll 44423 k444 bank accept 45")
    >>> state.seat, state.points, state.throw
    (1, 1500, (4, 5))

    Raises:
        GreedError: dice that cannot fall, or a move that is none or not legal, at that place.
    """
    state = begin if isinstance(begin, State) else start(begin, seats, first)
    for word in script.split():
        state = throw(state, map(int, word)) if word.isdecimal() else apply(state, _move(word))
    return state


def _move(word: str) -> Move:
    if word[0] == "k" and word[1:].isdecimal():
        return parse_move(f"keep {word[1:]}")
    try:
        return parse_move(word)
    except MalformedMove as error:
        raise MalformedMove(f"{word!r} is not a word of a course: {error}") from None
