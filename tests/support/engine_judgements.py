"""What positions are worth, for the page's engine to say the same, as lines of JSON.

    python -m tests.support.engine_judgements --sheet koans --positions 50

A sheet begins with its `pack`, the text of the file, with values if it has some; and it `solves`
what no pack holds, with the modules that come with Greed, among `three` as well if that is asked
for. Every other line is a `state` of a random game, with what the coach says of it: `worth` to each
seat (null without values), `prices`: every legal move with its value, the best first, and what best
follows it, the measure and the caveat; and `bots`: how likely each is to take which move.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from typing import Any
from unittest.mock import patch

import msgspec
from tests.support.engine_games import house_sheets

import greed
from greed import Sheet, State, solver
from greed.bots.registry import packed_bots
from greed.coach.advice import advise
from greed.coach.judge import Judge
from greed.coach.judges import PointsJudge, WinJudge
from greed.core.errors import Unsolvable
from greed.core.game import apply, legal_moves
from greed.core.turn import rules_of
from greed.packs import PackedTurn, PackError, pack, read, ready_solution, state_data
from greed.policies import policy
from greed.policies.level import Level
from greed.solver import MultiplayerEstimate, Solution
from greed.testing.play import careful, careless, play

Line = dict[str, Any]

SHEETS = ("koans", "classic", "farkle-minimal+hsw", "kingdom-come", "ten-dice", "zilch-online")
"""Sheets whose values come with Greed, one of each kind."""

BOTS = ("bold", "cautious", "threshold", "threshold:450", "maximiser", "optimal")
LEVELS = ("level:1", "level:5", "level:9")
_SOON = 20_000
"""Positions of a game between three that is solved soon."""


def lines(
    sheet: Sheet,
    positions: int,
    seed: int,
    *,
    values: bool,
    trio: bool = False,
    itself: bool = False,
) -> Iterator[Line]:
    """The pack of a sheet, and what positions of some games are worth; with `trio` of three.

    With `itself` the page works out what its packs could hold.
    """
    solution = (solver.solve if itself else solved)(sheet) if values else None
    solves = solution is not None and (itself or sheet.carryover is not None)
    text = pack(sheet, None if solves else solution, bots=packed_bots())
    packed = solution if solves or solution is None else read(text).solution
    head: Line = {"pack": text.decode(), "name": sheet.name or sheet.title, "solves": solves}
    if solution and solves:  # as close as what their own equations leave open, over some turns
        head["close"] = 1e-7 + 20 * (solution.residual + solution.unseen)
    turn, chance = PackedTurn(rules_of(sheet)), random.Random(seed)
    # The engine knows what it solves itself, and nothing of solutions on this machine's disk.
    with patch("greed.coach.judges.solver.is_saved", lambda *_: False):
        three = solver.solve(sheet, 3) if trio else None
        yield head | {"three": trio}
        lowest = _lowest(packed) if packed else float("-inf")
        for state in _positions(sheet, chance, positions, (3,) if trio else (2, 2, 2, 3, 4)):
            if min(state.scores) >= lowest:
                yield _line(state, turn, packed, three)


def _lowest(solution: Solution) -> float:
    """Return the lowest score that a solution tells apart; below it both sides guess."""
    graph = solution.graph
    races = [k for k, leads in enumerate(graph.leads) if leads < 0]
    furthest = max(graph.least[2 * k] + graph.count[2 * k] - 1 for k in races)
    return float((graph.target - furthest) * graph.unit)


def _line(state: State, turn: PackedTurn, packed: Solution | None, three: Solution | None) -> Line:
    """What a position is worth, by the values of the pack and those between three."""
    judge = WinJudge(packed, 0.0, three) if packed else PointsJudge(state)
    line: Line = {
        "position": greed.position(state),
        "state": state_data(state, turn),
        "worth": [judge.worth(state, s) for s in range(state.seats)] if packed else None,
    }
    if legal_moves(state):
        advice = advise(judge, state)
        line |= {
            "measure": advice.measure,
            "caveat": advice.caveat,
            "why": advice.why,
            "prices": [[str(c.move), c.worth, _then(judge, state, c.move)] for c in advice.choices],
            "bots": _bots(state, MultiplayerEstimate(packed) if packed else None, three),
        }
    return line


def _positions(
    sheet: Sheet, chance: random.Random, most: int, tables: Sequence[int]
) -> Iterator[State]:
    """Positions of games at tables of these sizes, more of them late in a game than early."""
    done = 0
    while done < most:
        seats = max(sheet.seats.min, min(sheet.seats.max, chance.choice(tables)))
        players = [chance.choice([careful, careful, careless])] * seats
        steps = list(
            play(sheet, players, chance.randrange(2**32), chance.randrange(seats), most=3000)
        )
        for _ in range(6):
            late = chance.random() < 0.5
            before, _, after = chance.choice(steps[-12:] if late else steps)
            yield chance.choice([before, before, after])
            done += 1


def _then(judge: Judge, state: State, move: greed.Move) -> str | None:
    after = apply(state, move)
    if move.kind != "keep" or after.phase != "decide":
        return None
    return str(advise(judge, after).best)


def solved(sheet: Sheet) -> Solution:
    """The solution whose values a pack gets: one that is there already, or worked out now."""
    return ready_solution(sheet) or solver.solve(sheet)


class _Weights:
    """Draws nothing, but keeps how likely each move would have been."""

    def __init__(self) -> None:
        self.chances: dict[str, float] = {}

    def choices(self, moves: Sequence[greed.Move], weights: Sequence[float]) -> list[greed.Move]:
        for move, weight in zip(moves, weights, strict=True):
            self.chances[str(move)] = weight / sum(weights)
        return [moves[0]]


def _bots(
    state: State, table: MultiplayerEstimate | None, three: Solution | None
) -> dict[str, dict[str, float]]:
    """How likely each bot is to take which move, by the values of the pack."""
    chances: dict[str, dict[str, float]] = {}
    weights = _Weights()
    with (
        patch("greed.policies.optimal.multiplayer", lambda _: table),
        patch("greed.policies.optimal._solved", lambda _, seats: three if seats == 3 else None),
        patch("greed.policies.level.multiplayer", lambda _: table),
        patch.object(Level, "_lots", lambda *_: weights),
    ):
        for name in (*BOTS, *LEVELS):
            weights.chances = {}
            move = policy(name).choose(state)
            chances[name] = weights.chances or {str(move): 1.0}
    return chances


def _solved_by_pages(sheet: Sheet, *, three: bool) -> bool:
    """Whether a page works out games between two, or three and soon, to the same values."""
    if sheet.end.overshoot == "bounces":
        return False
    if not three:  # where the leader may answer, it matters how far leads are told apart
        return sheet.why_not_for(2) is None and sheet.end.endgame != "rechallenge_all"
    if sheet.carryover or sheet.strikes or sheet.turn.hot_dice == "bonus_turn":
        return False
    if solver.size_of(sheet, 3).positions > _SOON:
        return False
    return not solver.solve(sheet, 3).unsettled


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sheet", action="append", default=[])
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--points", action="store_true", help="leave out the values")
    parser.add_argument("--three", action="store_true", help="games between three, solved")
    parser.add_argument("--itself", action="store_true", help="the page works out all values")
    parser.add_argument("--house", type=int, default=0, help="instead, this many random sheets")
    chosen = parser.parse_args()
    named = [greed.load(name) for name in chosen.sheet or SHEETS]
    for sheet in house_sheets(chosen.house, chosen.seed) if chosen.house else named:
        try:
            values = not chosen.points
            if chosen.house and values and not _solved_by_pages(sheet, three=chosen.three):
                continue
            found_ = lines(
                sheet,
                chosen.positions,
                chosen.seed,
                values=values,
                trio=chosen.three,
                itself=chosen.itself,
            )
            for line in found_:
                sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
        except (Unsolvable, PackError) as error:
            sys.stderr.write(f"{error}\n")


if __name__ == "__main__":
    main()
