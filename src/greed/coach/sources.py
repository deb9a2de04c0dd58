"""Where puzzles come from: games of simple players, and one's own mistakes."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from greed.bots import Bot
from greed.coach.difficulty import NATURAL
from greed.coach.judge import Judge
from greed.coach.puzzles import Priced, Puzzle, PuzzleSet, priced, priced_decisions, puzzle_from
from greed.core.game import apply, legal_moves
from greed.core.identity import sheet_hash
from greed.core.moves import Move, parse_move
from greed.core.people import present
from greed.core.record import Record, replay
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.policies import policy

_CLEAR = 0.01
"""The second best answer must cost at least this much: no coin flips."""
_ALIVE = 0.03
"""Positions that are won or lost whatever one does make poor puzzles."""
_MISSED = 0.05
"""At least this share of the panel must go wrong, or there is nothing to ask."""
_BAND = 100
"""How many rating points a pair of puzzles may lie apart."""
_CLOSE = 0.1
"""Answers that cost less than this are plausible."""
_CHOICE = 3
"""Games go on until there are this many times more pairs than are wanted ..."""
_GAMES, _FEWEST = 12, 200
"""... or until this many games have been played for each puzzle, and at least this many in all."""

_Cell = tuple[str, int, str]
"""A theme, a band of ratings, and a class of natural answers."""


def mine(
    judge: Judge,
    sheet: Sheet,
    count: int,
    seed: str = "puzzles",
    watch: Callable[[int, int], None] | None = None,
) -> PuzzleSet:
    """Return this many puzzles of a sheet, or as many as can be found; the same for a seed.

    Simple players play each other, and every decision is priced. Those with a clear answer that
    some bots miss are candidates. They are taken in pairs: about the same theme, about as hard,
    with the same kind of natural answer, which is right in one and wrong in the other. So no
    answer that is given without looking is right more than half of the time, whatever the theme
    or the rating. Themes and ratings take turns, and positions with several plausible answers
    come first. `watch` is told how many were found, and how many are wanted.
    """
    right: defaultdict[_Cell, list[Puzzle]] = defaultdict(list)
    wrong: defaultdict[_Cell, list[Puzzle]] = defaultdict(list)
    supply = 0
    for puzzle, state in _candidates(judge, sheet, max(_FEWEST, _GAMES * count), seed):
        natural = class_of(state, parse_move(puzzle.natural))
        cell = (puzzle.theme, puzzle.rating // _BAND, natural)
        side, other = (right, wrong) if puzzle.natural == puzzle.best else (wrong, right)
        if side is wrong and class_of(state, parse_move(puzzle.best)) == natural:
            continue
        side[cell].append(puzzle)
        supply += len(side[cell]) <= len(other[cell])
        if watch:
            watch(min(count, 2 * supply // _CHOICE), count)
        if supply >= _CHOICE * count // 2:
            break
    pairs = {
        cell: deque(zip(_best_first(right[cell]), _best_first(wrong[cell]), strict=False))
        for cell in sorted(right.keys() & wrong.keys())
    }
    puzzles = [puzzle for pair in _in_turn(pairs, count // 2) for puzzle in pair]
    return PuzzleSet(sheet.name, sheet_hash(sheet), seed, tuple(puzzles))


def _candidates(
    judge: Judge, sheet: Sheet, games: int, seed: str
) -> Iterator[tuple[Puzzle, State]]:
    seen: set[tuple[object, ...]] = set()
    players = _natural()
    for game in range(games):
        pair = players[game % len(players)], players[(game // len(players) + 1) % len(players)]
        for decision in priced_decisions(judge, sheet, pair, f"{seed}/{game}"):
            likeness = _likeness(decision.state)
            if likeness in seen or not _clear(decision):
                continue
            puzzle = puzzle_from(decision, natural_move(decision.state))
            if puzzle.failing >= _MISSED:
                seen.add(likeness)
                yield puzzle, decision.state


def _clear(priced: Priced) -> bool:
    return sorted(priced.costs)[1] >= _CLEAR and _ALIVE < priced.best < 1 - _ALIVE


def _best_first(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Return puzzles with several plausible answers first, otherwise as they were found."""
    return sorted(
        puzzles, key=lambda puzzle: -min(4, sum(answer.cost < _CLOSE for answer in puzzle.answers))
    )


def _in_turn(
    pairs: dict[_Cell, deque[tuple[Puzzle, Puzzle]]], count: int
) -> Iterator[tuple[Puzzle, Puzzle]]:
    """Yield pairs from the theme that has had the fewest, and there from the rating that has."""
    themes: Counter[str] = Counter()
    bands: Counter[int] = Counter()
    cells: Counter[_Cell] = Counter()
    for _ in range(count):
        left = [cell for cell, waiting in pairs.items() if waiting]
        if not left:
            return
        cell = min(left, key=lambda one: (bands[one[1]] + themes[one[0]], cells[one], one))
        themes[cell[0]] += 1
        bands[cell[1]] += 1
        cells[cell] += 1
        yield pairs[cell].popleft()


def natural_move(state: State) -> Move:
    """Return what most natural players choose."""
    chosen = Counter(player.choose(state) for player in _natural())
    move = max(chosen, key=lambda move: (chosen[move], str(move)))
    assert isinstance(move, Move)
    return move


def class_of(state: State, move: Move) -> str:
    """Return how one would name a move without looking at the position.

    >>> import greed
    >>> state = greed.throw(greed.start(greed.load("official")), [1, 5, 5, 2, 3])
    >>> [class_of(state, move) for move in greed.legal_moves(state)]
    ['middle', 'fewest', 'middle', 'middle', 'most']
    """
    if move.kind != "keep":
        return move.kind
    moves = [keep for keep in legal_moves(state) if keep.kind == "keep"]
    points = {keep: apply(state, keep).points for keep in moves}
    if points[move] == max(points.values()):
        return "most"
    return "fewest" if points[move] == min(points.values()) else "middle"


@lru_cache(maxsize=1)
def _natural() -> tuple[Bot, ...]:
    return tuple(map(policy, NATURAL))


def _likeness(state: State) -> tuple[object, ...]:
    """Return what two positions have in common if they teach the same thing."""
    target = state.rules.sheet.target
    scores = tuple(score * 8 // target for score in state.scores)
    dice = tuple(sorted(state.throw)) if state.phase == "keep" else (state.hand.dice,)
    offered = state.offer and (state.offer.points // 200, state.offer.hand.dice)
    return state.phase, scores, dice, state.points // 150, offered, state.final is not None


def mistakes(
    judge: Judge, record: Record, seats: Iterable[int], least: float = 0.02
) -> Iterator[Puzzle]:
    """Yield the decisions of some seats that lost at least this share of the wins, as puzzles.

    Their natural answer is what was played.

    Raises:
        RecordError: the record does not replay.
    """
    people = set(seats)
    states = list(replay(record))
    for state, event in zip(states, record.events, strict=False):
        choices = legal_moves(state)
        if state.seat not in people or event not in choices or len(choices) < 2:
            continue
        if len(present(state)[1]) < 2:
            continue  # nobody else is there, so nothing was lost
        assert isinstance(event, Move)
        decision = priced(judge, state)
        if decision.costs[decision.moves.index(event)] >= least:
            yield puzzle_from(decision, event)
