"""Actions as numbers and states as arrays: one codec for every environment."""

from __future__ import annotations

from functools import cached_property
from math import comb

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.random import Generator
from numpy.typing import NDArray

from greed.core.combos import most_points
from greed.core.errors import GreedError
from greed.core.game import legal_moves, throw
from greed.core.identity import canonical
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.core.turn import NO_DICE, Hand, Rules, rules_of
from greed.core.walk import Walk, hands, moves
from greed.sheets import load

Ints = NDArray[np.int32]

PHASES = ("offer", "throw", "keep", "decide", "over")
"""What the field `phase` counts."""

_MOST = 2**31 - 1

_MOST_CHOICES, _FORCED = 2_000_000, 20
"""Choices of dice to look at, over all throws of a sheet: a few seconds; and how many of them take
as long as a throw that leaves no choice."""


class EnvError(GreedError, ValueError):
    """An environment can't be made like this, or can't do this now; the message says why."""


class Field(Struct, frozen=True):
    """A part of an observation: some numbers in a row.

    Attributes:
        name: what it is called.
        size: how many numbers it has.
        low, high: the least and the greatest number that it holds.
        about: what they mean, in one sentence.
    """

    name: str
    size: int
    low: int
    high: int
    about: str


class Codec:
    """Numbers the moves of a sheet and writes its states down as arrays.

    Action a is `moves[a]`: the numbers follow `greed.moves(sheet)` and so do not change between
    versions. An observation is one row of 32-bit integers, the fields one after the other. Seats
    are rotated: the observer is number 0, the next to play number 1, and so on; so every seat sees
    the same game. Nothing is hidden in Greed: an observation tells everything but the ply.

    Divide an observation by `high`, and you have numbers that a network can use. Scores and points
    are bounded by what games come to: the target and the best throw on top of it. Whatever goes
    beyond that, in a turn without end, is shown as the bound.

    Attributes:
        sheet: the sheet.
        seats: how many play.
        max_plies: after this many throws and moves a game is cut short.
        moves: the move of each action.
        fields: the parts of an observation, in order.
    """

    def __repr__(self) -> str:
        sheet = self.sheet.name or self.sheet.title
        return f"<Codec of {sheet} for {self.seats} seats: {len(self.moves):,} moves>"

    def __init__(self, sheet: Sheet, seats: int, max_plies: int) -> None:
        if reason := sheet.why_not_for(seats):
            raise EnvError(reason)
        if max_plies < 1:
            raise EnvError(f"max_plies must be 1 or more, not {max_plies}")
        _few_enough(rules_of(sheet))
        self.sheet = sheet
        self.seats = seats
        self.max_plies = max_plies
        self.moves = moves(sheet)
        # Where a sheet leaves a field at 0, its bounds are 0 and 1: checkers want them to differ.
        self.fields = tuple(replace(f, high=max(f.high, 1)) for f in self._fields())
        self._numbers = {move: number for number, move in enumerate(self.moves)}

    def __reduce__(self) -> tuple[object, tuple[Sheet, int, int]]:
        return codec, (self.sheet, self.seats, self.max_plies)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Codec) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((canonical(self.sheet), self.seats, self.max_plies))

    def _fields(self) -> tuple[Field, ...]:
        sheet, seats, faces = self.sheet, self.seats, self.sheet.dice.faces
        most = min(_MOST, sheet.target + most_points(sheet))
        strikes = sheet.strikes
        fined = strikes is not None and strikes.effect == "penalty" and not strikes.score_floor
        fines = min(most, self.max_plies * strikes.penalty) if strikes and fined else 0
        opening = max(hand.opening for hand in hands(sheet))
        dice = sheet.dice.count

        def hand(prefix: str, what: str) -> tuple[Field, ...]:
            return (
                Field(f"{prefix}dice", 1, 0, dice, f"dice of {what}"),
                Field(f"{prefix}opening", 1, 0, opening, "points this one throw must show, or 0"),
                Field(f"{prefix}attempt", 1, 0, 1, "1: the throw is an attempt at a carryover"),
                Field(f"{prefix}locked", 1, 0, 1, "1: a carryover forbids the bank for now"),
                Field(f"{prefix}dead", 1, 0, 1, "1: dice set aside did not score: no hot dice"),
                Field(f"{prefix}sets", faces, 0, 1, "per face, 1: dice may be added to this set"),
            )

        return (
            Field("scores", seats, -fines, most, "banked points per seat"),
            Field("standing", seats, 0, 2, "per seat 0: off the board, 1: on it, 2: off again"),
            Field("strikes", seats, 0, strikes.count if strikes else 0, "busts in a row per seat"),
            Field("waiting", seats, 0, 1, "per seat, 1: has a turn to come in the final round"),
            Field("first", 1, 0, seats - 1, "the seat that began the game"),
            Field("leader", 1, 0, seats, "1 + the seat to beat in the final round; 0 before it"),
            Field("beaten", 1, 0, 1, "1: the score to beat was beaten in the challenges under way"),
            Field("seat", 1, 0, seats - 1, "the seat whose turn it is"),
            Field("phase", 1, 0, 4, "0: offer, 1: throw, 2: keep, 3: decide, 4: over"),
            Field("points", 1, 0, most, "points of the turn so far"),
            Field("base", 1, 0, most, "those of them that do not count for entry"),
            Field("best", 1, 0, most, "points of the best throw, while one throw must bring entry"),
            Field("may_bank", 1, 0, 1, "1: the turn allows the bank (entry and minimum may not)"),
            Field("throw", faces, 0, dice, "how often each face lies on the table"),
            *hand("", "the hand: to roll next, or as rolled in phase keep"),
            Field("offer_points", 1, 0, most, "points of the carryover on offer"),
            *hand("offer_", "the carryover on offer"),
        )

    @cached_property
    def low(self) -> Ints:
        """(size,) the least number at each place of an observation."""
        return np.repeat([f.low for f in self.fields], self._sizes).astype(np.int32)

    @cached_property
    def high(self) -> Ints:
        """(size,) the greatest number at each place of an observation."""
        return np.repeat([f.high for f in self.fields], self._sizes).astype(np.int32)

    @property
    def _sizes(self) -> list[int]:
        return [field.size for field in self.fields]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(self._sizes)

    def where(self, name: str) -> slice:
        """Return the places of a field in an observation.

        >>> from greed.envs import codec
        >>> codec("classic", 2).where("points")
        slice(13, 14, None)

        Raises:
            EnvError: the field is unknown.
        """
        first = 0
        for field in self.fields:
            if field.name == name:
                return slice(first, first + field.size)
            first += field.size
        raise EnvError(f"no field {name!r}; there are {', '.join(f.name for f in self.fields)}")

    def observe(self, state: State, seat: int) -> Ints:
        """Return what a seat sees of a state: (size,) 32-bit integers.

        >>> from greed.envs import codec
        >>> import greed
        >>> classic = codec("classic", 2)
        >>> state = greed.throw(greed.start(classic.sheet), [1, 1, 5, 2, 3, 3])
        >>> seen = classic.observe(state, seat=0)
        >>> seen[classic.where("throw")].tolist(), seen[classic.where("dice")].tolist()
        ([2, 1, 2, 0, 1, 0], [6])
        """
        n, faces, final, offer = self.seats, self.sheet.dice.faces, state.final, state.offer
        around = [(seat + step) % n for step in range(n)]
        queue = final.queue if final else ()
        seen = np.array(
            [
                *(state.scores[other] for other in around),
                *(state.standing[other] for other in around),
                *(state.strikes[other] for other in around),
                *(other in queue for other in around),
                (state.first - seat) % n,
                1 + (final.leader - seat) % n if final else 0,
                final is not None and final.beaten,
                (state.seat - seat) % n,
                PHASES.index(state.phase),
                state.points,
                state.inherited,
                state.best_throw,
                state.may_bank,
                *(state.throw.count(face) for face in range(1, faces + 1)),
                *hand_row(state.hand, faces),
                offer.points if offer else 0,
                *hand_row(offer.hand if offer else NO_DICE, faces),
            ]
        )
        return seen.clip(self.low, self.high).astype(np.int32)

    def mask(self, state: State) -> NDArray[np.int8]:
        """Return which actions are legal for the seat to act: (actions,) 1 or 0."""
        mask = np.zeros(len(self.moves), np.int8)
        mask[[self._numbers[move] for move in legal_moves(state)]] = 1
        return mask

    def number(self, move: Move) -> int:
        """Return the action that is a move.

        Raises:
            KeyError: the sheet has no such move.
        """
        return self._numbers[move]


def _few_enough(rules: Rules) -> None:
    """Refuse rules whose turns have too many throws, or keeps, to be written down one by one.

    A hand counts as soon as it is found, by the choices of dice that all its throws leave: of each
    face some lie on the table, and some of these are kept.
    """
    walk, seen, choices, faces = Walk(rules), 0, 0, rules.sheet.dice.faces
    steps = iter(walk)
    while True:
        for hand in walk.hands[seen:]:
            forced = rules.forced(hand)  # its throws leave one choice each, but cost more to read
            kinds = faces if forced else 2 * faces
            choices += comb(hand.dice + kinds - 1, hand.dice) * (_FORCED if forced else 1)
        seen = len(walk.hands)
        if choices > _MOST_CHOICES:
            raise EnvError(
                f"too many ways to keep dice for an environment, {choices:,} or more: fewer dice or"
                ' faces, or turn.keep = "forced", make them fewer'
            )
        if next(steps, None) is None:
            return


def hand_row(hand: Hand, faces: int) -> list[int]:
    """Return a hand as the numbers of an observation."""
    sets = [int(face in hand.sets) for face in range(1, faces + 1)]
    return [hand.dice, hand.opening, int(hand.attempt), int(hand.locked), int(hand.dead), *sets]


def codec(sheet: Sheet | str, seats: int = 2, max_plies: int = 10_000) -> Codec:
    """Return the codec of a sheet.

    >>> from greed.envs import codec
    >>> classic = codec("classic", seats=3)
    >>> classic.size, len(classic.moves), str(classic.moves[5])
    (50, 136, 'keep 1 5')

    Raises:
        EnvError: the sheet is not for this many seats.
        SheetError: the sheet is unknown.
    """
    return Codec(sheet if isinstance(sheet, Sheet) else load(sheet), seats, max_plies)


def fallen(state: State, chance: Generator, max_plies: int) -> State:
    """Return the state once dice have fallen until somebody may choose, or all is over."""
    faces = state.rules.sheet.dice.faces
    while state.phase == "throw" and state.ply < max_plies:
        state = throw(state, chance.integers(1, faces + 1, state.hand.dice).tolist())
    return state


def returns(state: State) -> list[float]:
    """Return each seat's share of the win; 0 for everybody while nobody has won."""
    share = 1 / len(state.winners) if state.winners else 0.0
    return [share if seat in state.winners else 0.0 for seat in range(state.seats)]
