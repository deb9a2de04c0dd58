"""What the coach makes of games and positions, for the page's trainer and board to make the same.

Lines of JSON: the `pack` of a sheet with its values; then games (`record`) with everybody's
`skills`, the `mistakes` that become puzzles, and what is said after each answer to them
(`lessons`); positions with the `branches` of their next roll; and `banks`: from how many points to
bank, by both scores.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Any

from tests.support.engine_judgements import solved

from greed import Record, Sheet
from greed.bots.registry import packed_bots
from greed.cli.render.race_pictures import bank_from
from greed.coach import performances, review, skills
from greed.coach.explore import branches
from greed.coach.judges import WinJudge
from greed.coach.puzzles import Puzzle
from greed.coach.sources import mistakes
from greed.core.jsonl import to_jsonl
from greed.core.position import position
from greed.core.record import replay
from greed.packs import pack, read
from greed.solver import Solution, overview
from greed.testing.play import careful, careless, play

Line = dict[str, Any]
PLAYERS = ("Ann", "Bob")


def lines(sheet: Sheet, games: int, seed: int) -> Iterator[Line]:
    """The pack of a sheet, then games, positions, and its map of when to bank."""
    solution = solved(sheet)
    text = pack(sheet, solution, bots=packed_bots())
    packed = read(text).solution
    assert packed is not None
    judge = WinJudge(packed)
    yield {"pack": text.decode(), "name": sheet.name}
    chance, seen = random.Random(seed), []
    for number in range(games):
        record = _record(sheet, chance, number % 2)
        reviewed = review(judge, record)
        seen.append((number, record.seats, reviewed))
        puzzles = list(mistakes(judge, record, [0, 1]))
        yield {
            "record": to_jsonl(record),
            "skills": skills(reviewed),
            "places": [[d.event, d.stage, d.kind, d.round] for d in reviewed.decisions],
            "mistakes": puzzles,
            "lessons": [_lessons(puzzle, sheet) for puzzle in puzzles],
        }
        waiting = [state for state in replay(record) if state.phase == "throw"]
        for state in chance.sample(waiting, 2):
            yield {"position": position(state), "branches": branches(judge, state)}
    yield {"performances": performances(seen)}
    yield {"banks": list(_banks(packed, chance))}


def _lessons(puzzle: Puzzle, sheet: Sheet) -> dict[str, str]:
    return {answer.move: puzzle.why(answer.move, sheet) for answer in puzzle.answers}


def _banks(race: Solution, chance: random.Random) -> Iterator[list[float | None]]:
    sheet = race.sheet
    facts = overview(sheet)
    lowest = sheet.entry.points if sheet.entry else 0
    scores = range(lowest, sheet.target, facts.unit)
    for _ in range(12):
        left = chance.randint(1, sheet.dice.count)
        own, other = chance.choice(scores), chance.choice(scores)
        points = bank_from(facts, race, left, own, other)
        yield [left, own, other, None if math.isnan(points) else points]


def _record(sheet: Sheet, chance: random.Random, first: int) -> Record:
    players = [careful, careless]
    events = [event for _, event, _ in play(sheet, players, chance.randrange(2**32), first)]
    return Record(sheet=sheet, seats=PLAYERS, first=first, dice="typed in", events=tuple(events))
