"""Puzzles: positions in which the natural answer is wrong, with the exact price of every answer."""

from __future__ import annotations

import hashlib
from collections import Counter
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from greed.coach._sentences import LESSONS
from greed.coach.advice import amount
from greed.coach.difficulty import NATURAL, PANEL, failing_share, start_rating
from greed.coach.judge import Judge
from greed.coach.selfplay import Player, Priced, priced_decisions
from greed.coach.situations import stage_of
from greed.core.errors import GreedError
from greed.core.game import apply
from greed.core.moves import ACCEPT, BANK, ROLL, Move
from greed.core.odds import bust_chance
from greed.core.position import position
from greed.core.sentences import fill
from greed.core.sheet import Sheet, sheet_hash
from greed.core.state import State
from greed.policies import policy

__all__ = [
    "THEMES", "Answer", "Puzzle", "PuzzleError", "PuzzleSet", "Theme", "mine", "missed",
    "puzzle_from", "puzzle_of", "read_puzzles", "shipped_puzzles", "write_puzzles",
]  # fmt: skip

Theme = Literal[
    "entry", "endgame", "strikes", "take it or not", "a gift", "must roll", "must bank",
    "dice before points", "points before dice",
]  # fmt: skip
THEMES: tuple[Theme, ...] = get_args(Theme)

_CLEAR = 0.01
"""The second best answer must cost at least this much: no coin flips."""
_ALIVE = 0.03
"""Positions that are won or lost whatever one does make poor puzzles."""
_MOST_GAMES = 20_000
_VERSION = 2

_TEMPTED = 2
"""How many of them must fall for the tempting answer."""


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
        rating: how hard it is, as a rating like those of players: about 1000 to 2000; see
            `greed.coach.difficulty`.
        answers: every legal move, the best first.
        tempting: the wrong answer that looks natural.
        why: one sentence on why the tempting answer is wrong.
        failing: which share of a panel of bots gets it wrong; None in files of version 1.
    """

    id: str
    position: str
    theme: Theme
    rating: int
    answers: tuple[Answer, ...]
    tempting: str
    why: str
    failing: float | None = None

    @property
    def best(self) -> str:
        """The right answer."""
        return self.answers[0].move


class PuzzleSet(Struct, frozen=True):
    """Puzzles of one sheet, and what they were made from.

    Attributes:
        sheet, hash: the name of the sheet, and the hash of its rules.
        seed: of the games that they come from.
        version: of the format; 1 knew no share of bots that fail.
    """

    sheet: str
    hash: str
    seed: str
    puzzles: tuple[Puzzle, ...]
    version: int = 1


def mine(judge: Judge, sheet: Sheet, count: int, seed: str = "puzzles") -> PuzzleSet:
    """Return this many puzzles of a sheet, or as many as can be found; the same for a seed.

    Simple players play each other, and every decision is priced. It becomes a puzzle if some of
    the natural ways to play go wrong, if the right answer is clear, and if no earlier puzzle is
    like it. No theme gets more than its share while others still turn up.
    """
    found: list[Puzzle] = []
    seen: set[tuple[object, ...]] = set()
    themes: Counter[Theme] = Counter()
    share, dry = max(2, -(-count // 4)), 0
    natural = _natural()
    for game in range(_MOST_GAMES):
        if len(found) >= count or dry > max(40, count):
            break
        pair = natural[game % len(natural)], natural[(game // len(natural) + 1) % len(natural)]
        before = len(found)
        for priced in priced_decisions(judge, sheet, pair, f"{seed}/{game}"):
            puzzle = puzzle_of(judge, priced)
            if puzzle is None or len(found) >= count or themes[puzzle.theme] >= share:
                continue
            likeness = _likeness(priced.state)
            if likeness not in seen:
                seen.add(likeness)
                themes[puzzle.theme] += 1
                found.append(puzzle)
        dry = dry + 1 if len(found) == before else 0
    return PuzzleSet(sheet.name, sheet_hash(sheet), seed, tuple(found), _VERSION)


def puzzle_of(judge: Judge, priced: Priced) -> Puzzle | None:
    """Return the puzzle of a priced decision; None if it makes a poor one."""
    state, costs = priced.state, sorted(priced.costs)
    clear = costs[1] >= _CLEAR and _ALIVE < priced.best < 1 - _ALIVE
    if not clear:
        return None
    best = priced.moves[priced.costs.index(0.0)]
    wrong = Counter(move for player in _natural() if (move := player.choose(state)) != best)
    tempting = max(wrong, key=lambda move: (wrong[move], str(move)), default=None)
    if tempting is None or wrong[tempting] < _TEMPTED:
        return None
    assert isinstance(tempting, Move)
    return puzzle_from(judge, priced, tempting)


def puzzle_from(judge: Judge, priced: Priced, tempting: Move) -> Puzzle:
    """Return a priced decision as a puzzle that warns of a tempting answer."""
    state, best = priced.state, priced.moves[priced.costs.index(0.0)]
    answers = [
        Answer(str(move), priced.best - cost, cost)
        for move, cost in zip(priced.moves, priced.costs, strict=True)
    ]
    answers.sort(key=lambda answer: answer.cost)
    line, price = position(state), priced.costs[priced.moves.index(tempting)]
    failing = failing_share(state, best)
    return Puzzle(
        id=hashlib.sha256(line.encode()).hexdigest()[:10],
        position=line,
        theme=_theme(state, best, tempting),
        rating=start_rating(failing, price),
        answers=tuple(answers),
        tempting=str(tempting),
        why=_why(judge, state, best, tempting),
        failing=failing,
    )


@lru_cache(maxsize=1)
def _natural() -> tuple[Player, ...]:
    return tuple(map(policy, NATURAL))


def missed(puzzle: Puzzle) -> str:
    """Return how many bots get a puzzle wrong, in words; empty where its file doesn't say."""
    if puzzle.failing is None:
        return ""
    bots = len(PANEL)
    return fill(LESSONS["missed"], {"missed": round(puzzle.failing * bots), "bots": bots})


def _likeness(state: State) -> tuple[object, ...]:
    """Return what two positions have in common if they teach the same thing."""
    target = state.rules.sheet.target
    scores = tuple(score * 4 // target for score in state.scores)
    dice = tuple(sorted(state.throw)) if state.phase == "keep" else (state.hand.dice,)
    offered = state.offer and (state.offer.points // 200, state.offer.hand.dice)
    return state.phase, scores, dice, state.points // 250, offered, state.final is not None


def _theme(state: State, best: Move, tempting: Move) -> Theme:
    stage = stage_of(state)
    if state.phase == "offer":
        return "take it or not"
    if stage in {"endgame", "final round"}:
        return "endgame"
    if stage == "entry":
        return "entry"
    if state.phase == "keep":
        left = [apply(state, move).hand.dice for move in (best, tempting)]
        return "dice before points" if left[0] > left[1] else "points before dice"
    if state.strikes[state.seat]:
        return "strikes"
    if best == ROLL:
        return "a gift" if apply(state, BANK).phase == "offer" else "must roll"
    return "must bank"


def _why(judge: Judge, state: State, best: Move, tempting: Move) -> str:
    """Return why the tempting answer is wrong."""
    right, wrong = (
        amount(judge, judge.worth(apply(state, move), state.seat)) for move in (best, tempting)
    )
    fields: dict[str, Any] = {"right": right, "wrong": wrong}
    if state.phase == "keep":
        one, two = apply(state, best), apply(state, tempting)
        fields |= {
            "tempting": _said(tempting),
            "best": str(best),
            "scored": two.points - state.points,
            "left": two.hand.dice,
            "risk": _bust(judge, two),
            "better": one.points - state.points,
            "stays": one.hand.dice,
            "safer": _bust(judge, one),
        }
        return fill(LESSONS["keep"], fields)
    points, hand = (state.offer.points, state.offer.hand) if state.offer else (
        state.points, state.hand
    )  # fmt: skip
    risk = float(bust_chance(state.rules, hand))
    fields |= {"dice": hand.dice, "points": points, "bust": amount(judge, risk)}
    if state.phase == "offer":
        return fill(LESSONS["take" if best == ACCEPT else "pass"], fields)
    if best == BANK:
        return fill(LESSONS["bank"], fields)
    lesson = LESSONS["roll" if risk else "roll, no bust"]
    return fill(lesson, fields | {"reason": _reason(state)})


def _bust(judge: Judge, state: State) -> str:
    return amount(judge, float(bust_chance(state.rules, state.hand)))


def _reason(state: State) -> str:
    """Return why it would be wrong to bank."""
    after = apply(state, BANK)
    rival = max(score for seat, score in enumerate(state.scores) if seat != state.seat)
    target = state.rules.sheet.target
    if after.scores[state.seat] == state.scores[state.seat]:
        return LESSONS["nothing"]
    if after.phase == "offer":
        return LESSONS["gift"]
    needed = target - rival
    return fill(LESSONS["close" if needed * 5 <= target else "dice"], {"needed": needed})


def _said(move: Move) -> str:
    text = str(move)
    return text[0].upper() + text[1:]


# -- files


def write_puzzles(puzzles: PuzzleSet) -> str:
    """Return puzzles as JSON, with a line for each; values are rounded to a millionth."""
    lines = [msgspec.json.encode(_rounded(each)).decode() for each in puzzles.puzzles]
    head = msgspec.json.encode(
        {
            "version": puzzles.version,
            "sheet": puzzles.sheet,
            "hash": puzzles.hash,
            "seed": puzzles.seed,
        }
    )
    body = ",\n".join(lines)
    return f'{head.decode()[:-1]},"puzzles":[\n{body}\n]}}\n'


def read_puzzles(text: str | bytes) -> PuzzleSet:
    """Return the puzzles of a file, also of one that an earlier version wrote.

    Raises:
        PuzzleError: it holds none, or is of a newer version of Greed; says what is wrong.
    """
    try:
        found = msgspec.json.decode(text, type=PuzzleSet)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PuzzleError(f"this is not a file of puzzles: {error}") from None
    if not 1 <= found.version <= _VERSION:
        raise PuzzleError(f"version {found.version} of puzzles is not known here: update Greed")
    return found


def shipped_puzzles(sheet: Sheet) -> PuzzleSet | None:
    """Return the puzzles that come with Greed for a sheet; None if there are none."""
    path = files("greed.coach") / "data" / f"{sheet.name}.json"
    if not sheet.name.replace("-", "").isalnum() or not path.is_file():
        return None
    found = read_puzzles(path.read_bytes())
    return found if found.hash == sheet_hash(sheet) else None


def _rounded(puzzle: Puzzle) -> Puzzle:
    answers = [
        Answer(each.move, round(each.value, 6), round(each.cost, 6)) for each in puzzle.answers
    ]
    failing = None if puzzle.failing is None else round(puzzle.failing, 4)
    return replace(puzzle, answers=tuple(answers), failing=failing)
