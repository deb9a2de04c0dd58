"""Puzzles: positions with a right answer, and the exact price of every other one."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import Literal, NamedTuple, get_args

import msgspec
from msgspec import Struct

from greed.bots import Bot
from greed.bots.play import Play
from greed.coach.difficulty import PANEL, failing_share, start_rating
from greed.coach.judge import Judge
from greed.coach.lessons import why_not
from greed.coach.situations import stage_of
from greed.core.dice import Throw
from greed.core.errors import GreedError
from greed.core.game import apply, legal_moves, start
from greed.core.identity import sheet_hash
from greed.core.messages import say
from greed.core.moves import BANK, Move, parse_move
from greed.core.position import position
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.sheets import parse_position

Theme = Literal[
    "entry", "endgame", "strikes", "take it or not", "a gift", "bank or roll", "dice or points"
]
"""What a puzzle is about. None of them gives its answer away."""
THEMES: tuple[Theme, ...] = get_args(Theme)


class PuzzleError(GreedError):
    """A file of puzzles that cannot be read."""


class Answer(Struct, frozen=True):
    """A legal move, its exact win probability, and how much less that is than the best."""

    move: str
    value: float
    cost: float


class Puzzle(Struct, frozen=True):
    """A position with a right answer.

    Attributes:
        id: 10 hex digits of the position.
        position: as one line of text.
        theme: what it is about.
        rating: how hard it is, as a rating like those of players: about 800 to 2000; see
            `greed.coach.difficulty`.
        answers: every legal move, the best first.
        natural: the answer that most people would give, right or wrong.
        failing: which share of a panel of bots gets it wrong.
    """

    id: str
    position: str
    theme: Theme
    rating: int
    answers: tuple[Answer, ...]
    natural: str
    failing: float

    @property
    def best(self) -> str:
        """The right answer."""
        return self.answers[0].move

    def why(self, given: str, sheet: Sheet) -> str:
        """Return why an answer is wrong; after the right one, why a natural one is.

        Where the right answer is also the natural one, it is compared with the next best.
        """
        best, *others = self.answers
        wanted = self.natural if given == best.move else given
        wrong = next((answer for answer in others if answer.move == wanted), others[0])
        state = parse_position(self.position, sheet)
        return why_not(state, *((parse_move(a.move), a.value) for a in (best, wrong)))


class PuzzleSet(Struct, frozen=True):
    """Puzzles of one sheet, and what they were made from.

    Attributes:
        sheet, hash: the name of the sheet, and the hash of its rules.
        seed: of the games that they come from.
    """

    sheet: str
    hash: str
    seed: str
    puzzles: tuple[Puzzle, ...]


def puzzle_from(priced: Priced, natural: Move) -> Puzzle:
    """Return a priced decision as a puzzle, with the answer that looks natural."""
    state, best = priced.state, priced.moves[priced.costs.index(0.0)]
    return _puzzle(
        position(state),
        theme_of(state),
        str(natural),
        failing_share(state, best),
        [
            (str(move), priced.best - cost)
            for move, cost in zip(priced.moves, priced.costs, strict=True)
        ],
    )


def _puzzle(
    line: str, theme: Theme, natural: str, failing: float, values: list[tuple[str, float]]
) -> Puzzle:
    best = max(value for _, value in values)
    answers = sorted(
        (Answer(move, value, best - value) for move, value in values), key=lambda a: a.cost
    )
    return Puzzle(
        id=hashlib.sha256(line.encode()).hexdigest()[:10],
        position=line,
        theme=theme,
        rating=start_rating([answer.cost for answer in answers[1:]], failing),
        answers=tuple(answers),
        natural=natural,
        failing=failing,
    )


def missed(puzzle: Puzzle) -> str:
    """Return how many bots get a puzzle wrong, in words."""
    bots = len(PANEL)
    return say("lesson-missed", {"missed": round(puzzle.failing * bots), "bots": bots})


def theme_of(state: State) -> Theme:
    """Return what a decision is about; only the position tells, not its answer."""
    stage = stage_of(state)
    if state.phase == "offer":
        return "take it or not"
    if stage in {"endgame", "final round"}:
        return "endgame"
    if stage == "entry":
        return "entry"
    if state.phase == "keep":
        return "dice or points"
    if state.strikes[state.seat]:
        return "strikes"
    return "a gift" if apply(state, BANK).phase == "offer" else "bank or roll"


# -- files

_Row = tuple[str, Theme, str, float, list[tuple[str, float]]]
"""A puzzle in a file: position, theme, natural answer, share that fails, and what answers win."""


class _File(Struct, frozen=True):
    sheet: str
    hash: str
    seed: str
    puzzles: list[_Row]


def write_puzzles(puzzles: PuzzleSet) -> str:
    """Return puzzles as JSON, with a line for each; what follows from the rest is left out."""
    rows = ",\n".join(msgspec.json.encode(_row(puzzle)).decode() for puzzle in puzzles.puzzles)
    head = {"sheet": puzzles.sheet, "hash": puzzles.hash, "seed": puzzles.seed}
    text = msgspec.json.encode(head).decode()
    return f'{text[:-1]},"puzzles":[\n{rows}\n]}}\n'


def _row(puzzle: Puzzle) -> _Row:
    values = [(answer.move, round(answer.value, 6)) for answer in puzzle.answers]
    return puzzle.position, puzzle.theme, puzzle.natural, round(puzzle.failing, 4), values


def read_puzzles(text: str | bytes) -> PuzzleSet:
    """Return the puzzles of a file.

    Raises:
        PuzzleError: it holds none; says what is wrong.
    """
    try:
        file = msgspec.json.decode(text, type=_File)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PuzzleError(f"this is not a file of puzzles: {error}") from None
    puzzles = tuple(_puzzle(*row) for row in file.puzzles)
    return PuzzleSet(file.sheet, file.hash, file.seed, puzzles)


def shipped_puzzles(sheet: Sheet) -> PuzzleSet | None:
    """Return the puzzles that come with Greed for a sheet; None if there are none."""
    if not sheet.name.replace("-", "").isalnum():
        return None
    shipped = _shipped(sheet.name)
    return shipped if shipped and shipped.hash == sheet_hash(sheet) else None


@lru_cache(maxsize=16)
def _shipped(name: str) -> PuzzleSet | None:
    path = files("greed.coach") / "data" / f"{name}.json"
    return read_puzzles(path.read_bytes()) if path.is_file() else None


_LONGEST = 4000


class Priced(NamedTuple):
    """A decision and what each legal move costs: the best value minus that of the move."""

    state: State
    moves: tuple[Move, ...]
    costs: tuple[float, ...]
    best: float


def priced(judge: Judge, state: State) -> Priced:
    """Return a decision with what each legal move costs."""
    moves = tuple(legal_moves(state))
    values = [judge.worth(apply(state, move), state.seat) for move in moves]
    best = max(values)
    return Priced(state, moves, tuple(best - value for value in values), best)


def priced_decisions(
    judge: Judge, sheet: Sheet, players: Sequence[Bot | None], seed: str
) -> Iterator[Priced]:
    """Yield every decision of a game with a real choice, priced by a judge.

    A player that is None plays best, as the judge has it. The same seed gives the same dice.
    """
    chance, faces = Random(seed), sheet.dice.faces

    def dice(state: State) -> Throw:
        return tuple(chance.randint(1, faces) for _ in range(state.hand.dice))

    play = Play(start(sheet, len(players)), dice, players)
    while not play.state.over and play.state.ply < _LONGEST:
        state = play.state
        if state.phase == "throw":
            play.throw()
            continue
        moves = tuple(legal_moves(state))
        move = moves[0]
        if len(moves) > 1:
            decision = priced(judge, state)
            yield decision
            player = players[state.seat]
            move = player.choose(state) if player else moves[decision.costs.index(0)]
        play.apply(move)
