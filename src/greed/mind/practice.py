"""Practice: the answer to one puzzle, and the next one."""

from __future__ import annotations

from datetime import date
from functools import lru_cache, partial

from msgspec.structs import replace

from greed.coach.judges import WinJudge
from greed.coach.puzzles import Puzzle, missed, shipped_puzzles
from greed.coach.sources import mine, mistakes
from greed.coach.training import (
    Day,
    Training,
    TrainingError,
    answered,
    daily_dice,
    daily_puzzles,
    next_puzzle,
    share_line,
)
from greed.core.identity import sheet_hash
from greed.core.jsonl import from_jsonl
from greed.core.messages import say
from greed.core.sheet import Sheet
from greed.core.turn import Rules, rules_of
from greed.mind.questions import Train, Trained
from greed.sheets import parse_position

_MINED = 30
"""Puzzles that are looked for where none come with a sheet."""
_WIDE_LOSS = 0.02
"""The loss of win probability from which a choice in one's own game is a mistake to practise."""


def practise(sheet: Sheet, asked: Train, judge: WinJudge | None) -> Trained | None:
    """Return the player's progress and the next puzzle; None if the sheet has to be solved first.

    Raises:
        GreedError: the puzzles or games can't be read, or the answer belongs to none of them.
    """
    pool = _pool(sheet, asked.puzzles, judge)
    if pool is None:
        return None
    today = _day(asked.today)
    if asked.daily:
        return _daily(sheet, pool, asked, today)
    own = [mistake for game in asked.games if judge for mistake in _mistakes(judge, game)]
    return _course(sheet, pool, asked, today, tuple(own))


def _course(
    sheet: Sheet, pool: tuple[Puzzle, ...], asked: Train, today: date, own: tuple[Puzzle, ...]
) -> Trained:
    """Return what fits the player best: their own mistakes, what is due again, what is as hard."""
    told = Trained(training=asked.training)
    pairs = pool
    if asked.puzzle:
        puzzle, move = _found((*own, *pool), asked)
        told = replace(
            _explained(sheet, puzzle, move),
            training=answered(asked.training, puzzle, move, today, own=puzzle in own),
        )
        if asked.theme is None:  # one theme after the other, where there is a choice
            pairs = tuple(other for other in pool if other.theme != puzzle.theme)
    find = partial(
        next_puzzle, told.training, today=today, mistakes=own, theme=asked.theme,
        skip=frozenset(asked.skip) | {asked.puzzle},
    )  # fmt: skip
    following = find(pairs) or find(pool)
    return replace(told, puzzle=following, own=following in own)


def _daily(sheet: Sheet, pool: tuple[Puzzle, ...], asked: Train, today: date) -> Trained:
    """Return the next position of the day; there is one try at each."""
    puzzles, key = daily_puzzles(pool, sheet.name, today), f"{sheet.name} {today.isoformat()}"
    told, days = Trained(training=asked.training), asked.training.days
    costs = days[key].costs if key in days else ()
    if asked.puzzle:
        puzzle, move = _found(puzzles[len(costs) : len(costs) + 1], asked)
        costs = (*costs, next(each.cost for each in puzzle.answers if each.move == move))
        dice: tuple[int, ...] = ()
        if move == "roll":
            count = parse_position(puzzle.position, sheet).hand.dice
            dice = daily_dice(sheet.name, today, puzzle, count, sheet.dice.faces)
        told = replace(
            _explained(sheet, puzzle, move),
            training=replace(asked.training, days={**days, key: Day(costs)}),
            dice=dice,
        )
    left = puzzles[len(costs) :]
    share = "" if left else share_line(sheet.name, today, costs)
    return replace(told, puzzle=left[0] if left else None, costs=costs, left=len(left), share=share)


def _found(puzzles: tuple[Puzzle, ...], asked: Train) -> tuple[Puzzle, str]:
    """Return the puzzle that is answered, and the move that answers it."""
    puzzle = next((each for each in puzzles if each.id == asked.puzzle), None)
    if puzzle is None:
        raise TrainingError(f"puzzle {asked.puzzle!r} isn't one that can be answered now")
    if all(each.move != asked.move for each in puzzle.answers):
        moves = ", ".join(each.move for each in puzzle.answers)
        raise TrainingError(f"{asked.move!r} isn't an answer to this puzzle; possible are: {moves}")
    return puzzle, asked.move


def _explained(sheet: Sheet, puzzle: Puzzle, move: str) -> Trained:
    return Trained(training=Training(), why=puzzle.why(move, sheet), missed=missed(puzzle))


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise TrainingError(f"{text!r} isn't a date such as 2026-11-28") from None


def _pool(
    sheet: Sheet, given: tuple[Puzzle, ...], judge: WinJudge | None
) -> tuple[Puzzle, ...] | None:
    """Return those puzzles, or those that come with Greed, or new ones; None if unsolved."""
    if given:
        if any(len(puzzle.answers) < 2 for puzzle in given):
            raise TrainingError("a puzzle has two answers or more")
        return given
    if shipped := shipped_puzzles(sheet):
        return shipped.puzzles
    return None if judge is None else _new(judge, rules_of(sheet))


@lru_cache(maxsize=4)
def _new(judge: WinJudge, rules: Rules) -> tuple[Puzzle, ...]:
    puzzles = mine(judge, rules.sheet, _MINED).puzzles
    if not puzzles:
        raise TrainingError(say("drill-none", sheet=rules.sheet.name))
    return puzzles


@lru_cache(maxsize=16)
def _mistakes(judge: WinJudge, game: str) -> tuple[Puzzle, ...]:
    """Return what people did wrong in a game between two; nothing of a game on other rules."""
    record = from_jsonl(game)
    if sheet_hash(record.sheet) != sheet_hash(judge.solution.sheet) or len(record.seats) != 2:
        return ()
    people = [seat for seat, name in enumerate(record.seats) if not name.startswith("bot:")]
    return tuple(mistakes(judge, record, people, _WIDE_LOSS))
