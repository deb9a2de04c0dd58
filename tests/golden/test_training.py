"""The trainer, answer by answer; the page's trainer reads the same file and has to agree."""

from datetime import date, timedelta
from typing import Any

import msgspec

import greed
from greed.coach.puzzles import Puzzle, Theme, shipped_puzzles
from greed.coach.training import (
    Day,
    Training,
    answered,
    daily_dice,
    daily_puzzles,
    next_puzzle,
    read_training,
    share_line,
    write_training,
)

FIRST = date(2026, 11, 22)
COSTS = ((0.0, 0.0, 0.0, 0.0, 0.0), (0.0, 0.004, 0.03, 0.0195, 0.02), (0.25,))


def pool(name: str) -> tuple[Puzzle, ...]:
    found = shipped_puzzles(greed.load(name))
    assert found is not None
    return found.puzzles


def course() -> list[dict[str, Any]]:
    """Forty answers over ten days, right and wrong, with and without a theme."""
    puzzles, training = pool("koans"), Training()
    told: list[dict[str, Any]] = []
    mistakes = puzzles[7:9]
    for number in range(40):
        today = FIRST + timedelta(days=number // 4)
        theme: Theme | None = "bank or roll" if number % 7 == 3 else None
        skip = frozenset(list(training.drills)[-2:])
        chosen = next_puzzle(training, puzzles, today, mistakes=mistakes, theme=theme, skip=skip)
        assert chosen is not None
        move = chosen.answers[number % len(chosen.answers)].move if number % 3 else chosen.best
        own = chosen in mistakes
        training = answered(training, chosen, move, today, own=own)
        told.append(
            {
                "today": today.isoformat(),
                "theme": theme,
                "skip": sorted(skip),
                "puzzle": chosen.id,
                "move": move,
                "own": own,
                "glicko": training.glicko,
                "streak": training.streak,
                "longest": training.longest,
                "drill": training.drills[chosen.id],
            }
        )
    return told


def days() -> list[dict[str, Any]]:
    """What the challenges of some days are, and the dice that fall in them."""
    told = []
    for name in ("koans", "official"):
        sheet = greed.load(name)
        for ahead in (0, 1, 99, 500):
            day = FIRST + timedelta(days=ahead)
            chosen = daily_puzzles(pool(name), name, day)
            dice = [daily_dice(name, day, each, 1 + at, 6) for at, each in enumerate(chosen)]
            told.append(
                {
                    "sheet": name,
                    "day": day.isoformat(),
                    "faces": sheet.dice.faces,
                    "puzzles": [each.id for each in chosen],
                    "dice": dice,
                }
            )
    return told


def test_the_trainer_answer_by_answer(golden):
    ended = Training(days={"koans 2026-11-22": Day((0.0, 0.03))})
    ended = answered(ended, pool("koans")[0], pool("koans")[0].best, FIRST)
    assert read_training(write_training(ended)) == ended
    told = {
        "mistakes": [each.id for each in pool("koans")[7:9]],
        "course": course(),
        "days": days(),
        "lines": [
            {"sheet": "koans", "day": FIRST.isoformat(), "costs": costs,
             "text": share_line("koans", FIRST, costs)}
            for costs in COSTS
        ],
        "file": write_training(ended),
    }  # fmt: skip
    golden("training.json", msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
