"""A course of puzzles: ratings of player and puzzles, repetition, streaks, and the day's challenge.

Pure values: a `Training` in, a `Training` out; the caller knows the date and keeps the file.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Sequence
from datetime import date, timedelta
from functools import reduce
from math import log, pi, sqrt
from operator import add

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from greed.coach.difficulty import GUESSED
from greed.coach.puzzles import Puzzle, Theme
from greed.core.errors import GreedError

DAILY = 5
"""How many positions a daily challenge has."""
_WAITS = (0, 1, 3, 7, 21, 60)
"""Days until a puzzle comes back, by how often in a row it was solved when it was due."""
_NEW, _GUESS, _SURE = 350.0, 150.0, 45.0
_Q = log(10) / 400


class TrainingError(GreedError):
    """A file of training that cannot be read."""


class Glicko(Struct, frozen=True):
    """A rating and its deviation, as Glicko has them."""

    rating: float = 1500.0
    deviation: float = _NEW


def rated(
    player: Glicko, puzzle: Glicko, *, right: bool, guessed: float = GUESSED
) -> tuple[Glicko, Glicko]:
    """Return the ratings of a player and a puzzle after an answer.

    It is Glicko for a single game, but for answers that are right by chance: a player knows the
    answer as often as Glicko says, and guesses it otherwise. So somebody who only guesses loses
    rating, whatever they press.

    Args:
        player: the rating before.
        puzzle: that of the puzzle.
        right: the answer was.
        guessed: how often an answer is right that was given without looking; with 0 it is Glicko.

    >>> one, other = rated(Glicko(1500, 200), Glicko(1500, 30), right=True)
    >>> round(one.rating), round(other.rating)
    (1534, 1499)
    >>> round(rated(Glicko(1500, 200), Glicko(1500, 30), right=False)[0].rating)
    1397

    Source: M. Glickman, The Glicko system, http://www.glicko.net/glicko/glicko.pdf; F. Lord,
    Applications of Item Response Theory (1980), for the guesses.
    """
    ahead = player.rating - puzzle.rating
    return (
        _moved(player, puzzle.deviation, ahead, right, guessed, 1),
        _moved(puzzle, player.deviation, ahead, right, guessed, -1),
    )


def _moved(
    one: Glicko, other: float, ahead: float, right: bool, guessed: float, sign: int
) -> Glicko:
    g = 1 / sqrt(1 + 3 * (_Q * other / pi) ** 2)
    knows = 1 / (1 + 10 ** (-g * ahead / 400))
    chance = guessed + (1 - guessed) * knows
    slope = _Q * g * knows / chance
    precision = 1 / one.deviation**2 + slope * _Q * g * (1 - guessed) * knows * (1 - knows)
    rating = one.rating + sign * slope * (right - chance) / precision
    return Glicko(rating, max(_SURE, sqrt(1 / precision)))


class Drill(Struct, frozen=True):
    """What is known of a puzzle that was tried.

    Attributes:
        glicko: its rating.
        step: which of the waits comes next.
        due: the day from which it comes again, as in 2026-11-22.
        tries, right: how often it was tried, and solved.
    """

    glicko: Glicko
    step: int
    due: str
    tries: int
    right: int


class Day(Struct, frozen=True):
    """A daily challenge that was tried: what each answer cost."""

    costs: tuple[float, ...]


class Training(Struct, frozen=True, kw_only=True):
    """Everything a trainer remembers of one player.

    Attributes:
        version: of the format.
        glicko: the player's rating.
        streak, longest: right answers in a row, now and at best.
        drills: puzzles that were tried, by their id.
        days: daily challenges, by sheet and day, as in "koans 2026-11-22".
    """

    version: int = 1
    glicko: Glicko = Glicko()
    streak: int = 0
    longest: int = 0
    drills: dict[str, Drill] = {}
    days: dict[str, Day] = {}


def answered(
    training: Training, puzzle: Puzzle, move: str, today: date, *, own: bool = False
) -> Training:
    """Return the training after an answer to a puzzle.

    Only the first answer is rated: after it the player knows the solution. A mistake of their own
    is not rated at all, for they know one answer that is wrong.
    """
    right = move == puzzle.best
    fresh = Drill(Glicko(puzzle.rating, _GUESS), 0, "", 0, 0)
    drill, player = training.drills.get(puzzle.id, fresh), training.glicko
    glicko = drill.glicko
    if not drill.tries and not own:
        player, glicko = rated(player, glicko, right=right)
    step = min(drill.step + 1, len(_WAITS) - 1) if right else 0
    drilled = Drill(
        glicko=glicko,
        step=step,
        due=(today + timedelta(days=_WAITS[step])).isoformat(),
        tries=drill.tries + 1,
        right=drill.right + right,
    )
    streak = training.streak + 1 if right else 0
    return replace(
        training,
        glicko=player,
        streak=streak,
        longest=max(streak, training.longest),
        drills={**training.drills, puzzle.id: drilled},
    )


def next_puzzle(
    training: Training,
    puzzles: Sequence[Puzzle],
    today: date,
    *,
    mistakes: Sequence[Puzzle] = (),
    theme: Theme | None = None,
    skip: frozenset[str] = frozenset(),
) -> Puzzle | None:
    """Return what to practise next; None if nothing is left today.

    The player's own mistakes come first, then puzzles that are due again, then new ones, the
    nearest to the player's rating first; as long as that is uncertain, easier ones.

    Args:
        training: what is known of the player.
        puzzles: to choose from.
        today: the date.
        mistakes: puzzles from the player's own games.
        theme: only these.
        skip: the ids of puzzles that have just been shown.
    """
    drills = training.drills

    def wanted(puzzle: Puzzle) -> bool:
        return puzzle.id not in skip and theme in {None, puzzle.theme}

    def due(puzzle: Puzzle) -> bool:
        return puzzle.id in drills and drills[puzzle.id].due <= today.isoformat()

    for puzzle in mistakes:
        if wanted(puzzle) and (puzzle.id not in drills or due(puzzle)):
            return puzzle
    again = [puzzle for puzzle in puzzles if wanted(puzzle) and due(puzzle)]
    if again:
        return min(again, key=lambda puzzle: (drills[puzzle.id].due, puzzle.id))
    new = [puzzle for puzzle in puzzles if wanted(puzzle) and puzzle.id not in drills]
    aim = training.glicko.rating - training.glicko.deviation
    return min(new, key=lambda puzzle: (abs(puzzle.rating - aim), puzzle.id), default=None)


def daily_puzzles(puzzles: Sequence[Puzzle], sheet: str, day: date) -> tuple[Puzzle, ...]:
    """Return the positions of a day, the easiest first: the same for everyone.

    They are those whose hash with the sheet and the day comes first, which a program in any
    language can work out.
    """

    def drawn(puzzle: Puzzle) -> str:
        return hashlib.sha256(f"{sheet}/{day.isoformat()}/{puzzle.id}".encode()).hexdigest()

    return tuple(
        sorted(sorted(puzzles, key=drawn)[:DAILY], key=lambda puzzle: (puzzle.rating, puzzle.id))
    )


def daily_dice(sheet: str, day: date, puzzle: Puzzle, count: int, faces: int) -> tuple[int, ...]:
    """Return the dice that fall after a roll in a daily challenge: the same for everyone.

    Every byte of one hash after another is a die, but for those that would favour low faces.
    """
    dice: list[int] = []
    for block in itertools.count():
        text = f"{sheet}/{day.isoformat()}/{puzzle.id}/{block}"
        for byte in hashlib.sha256(text.encode()).digest():
            if len(dice) == count:
                return tuple(dice)
            if byte < 256 - 256 % faces:
                dice.append(byte % faces + 1)
    raise AssertionError("unreachable")


def share_line(sheet: str, day: date, costs: Sequence[float]) -> str:
    """Return a line to share that gives nothing away.

    >>> share_line("koans", date(2026, 11, 22), (0.0, 0.004, 0.03, 0.0, 0.0))
    'Greed koans 2026-11-22 🟩🟨🟥🟩🟩 lost 3.4%'
    """
    marks = "".join("🟩" if not cost else "🟨" if cost < 0.02 else "🟥" for cost in costs)
    lost = reduce(add, costs, 0.0)  # as the page does it: sum() rounds otherwise from 3.12 on
    return f"Greed {sheet} {day.isoformat()} {marks} lost {100 * lost:.1f}%"


def write_training(training: Training) -> str:
    """Return a training as JSON."""
    return msgspec.json.format(msgspec.json.encode(training), indent=1).decode() + "\n"


def read_training(text: str | bytes) -> Training:
    """Return the training of a file.

    Raises:
        TrainingError: it holds none, or one of a newer version of Greed; says which.
    """
    try:
        training = msgspec.json.decode(text, type=Training)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise TrainingError(f"this is not a training file: {error}") from None
    if training.version != 1:
        raise TrainingError(
            f"version {training.version} of training is not known here: update Greed"
        )
    return training
