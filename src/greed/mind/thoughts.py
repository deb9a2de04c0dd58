"""How questions are answered: one function, which asks the coach, the solver and the bots."""

from __future__ import annotations

from contextlib import nullcontext
from functools import lru_cache
from typing import Literal, cast

from msgspec.structs import asdict, replace

from greed import coach, solver
from greed.coach import Judge
from greed.coach.judge import is_estimate
from greed.coach.judges import PATIENCE, PointsJudge, WinJudge
from greed.core.errors import GreedError, PositionError, SheetError, Unsolvable
from greed.core.game import apply, legal_moves
from greed.core.jsonl import from_jsonl
from greed.core.messages import say
from greed.core.moves import BANK, ROLL, Move
from greed.core.people import present
from greed.core.position import position
from greed.core.sentences import move_words
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.core.turn import Rules, rules_of
from greed.graph import TooHeavy, Work, turn_size
from greed.languages import spoken
from greed.mind.bots import house_bot, solves
from greed.mind.practice import practise
from greed.mind.questions import (
    Advice,
    Advise,
    Advised,
    Answer,
    Balance,
    Check,
    Choose,
    Chosen,
    Explore,
    Explored,
    Faulty,
    Limits,
    Mistake,
    Pack,
    Packed,
    Priced,
    Question,
    Refused,
    Review,
    Reviewed,
    Rolled,
    SheetSource,
    Solve,
    Solved,
    Train,
    Trained,
    sheet_data,
)
from greed.mind.sheets import checked, sheet_from, sheet_view
from greed.packs import pack, shipped_solution
from greed.policies import Maximiser
from greed.policies.optimal import solution_of
from greed.sheets import load, parse_position, presets
from greed.solver import Solution, Tick

_MOST = 4
"""Seats among which luck is separated from skill; with more it takes too long."""
_SOON = 20.0
"""Seconds within which a game among three has to be solved so that it is worth the wait."""
_SLACK = 3.0
"""How many times more than allowed a solution may take by an estimate, which is as far off."""


def answer(question: Question, limits: Limits | None = None, tick: Tick | None = None) -> Answer:
    """Return the answer to a question; what can't be answered is `Faulty` or `Refused`.

    Nothing is solved but for `Solve`: other answers are `unsolved` where a solution would help.

    Args:
        question: to answer.
        limits: what it may take, as far as that can be told beforehand; None: anything.
        tick: hears how far solving is: the round, and how much of it is done.
    """
    try:
        with spoken(question.language) if question.language else nullcontext():
            return _answer(question, limits, tick)
    except SheetError as error:
        return Faulty(sheet=error.name, faults=error.faults)
    except (GreedError, ValueError, OverflowError, RecursionError) as error:
        return Refused(why=str(error) or type(error).__name__)


def _answer(question: Question, limits: Limits | None, tick: Tick | None) -> Answer:
    if isinstance(question, Check):
        return sheet_view(checked(question.sheet, question.toml, limits))
    if isinstance(question, Review):
        return _reviewed(question.record, limits)
    sheet = sheet_from(question.sheet, limits)
    match question:
        case Pack():
            return Packed(pack=pack(sheet, bots=question.bots).decode())
        case Solve():
            return _solved(sheet, question.seats, limits, tick)
        case Train():
            return _trained(sheet, question, limits)
        case Choose():
            return _chosen(parse_position(question.position, sheet), question, limits)
        case Advise():
            return _advised(parse_position(question.position, sheet), question.names, limits)
        case Explore():
            return _explored(parse_position(question.position, sheet), limits)


# -- what is solved


def _judge(sheet: Sheet, limits: Limits | None) -> WinJudge | None:
    """Return the judge of a sheet whose solution is there; None if there is none yet."""
    rules = rules_of(sheet)
    solution = _unkept.get(rules)
    if solution is None:
        # Bots go by the same solution, which can take hundreds of megabytes.
        solution = solution_of(rules) if solver.is_saved(sheet) else shipped_solution(sheet)
    # Where time is short, the end of a game among three isn't solved for every question.
    return _judge_by(solution, 0.0 if limits else PATIENCE) if solution else None


_unkept: dict[Rules, Solution] = {}
"""Solutions for two that couldn't be written to disk."""


@lru_cache(maxsize=4)
def _judge_by(solution: Solution, patience: float) -> WinJudge:
    return WinJudge(solution, patience)


def _to_solve(sheet: Sheet, seats: int = 2) -> Solve:
    return Solve(sheet=_source(sheet), seats=seats)


def _source(sheet: Sheet) -> SheetSource:
    """Return a sheet by its name if it comes with Greed, else as data."""
    named = sheet.name in presets() and load(sheet.name) == sheet
    return sheet.name if named else sheet_data(sheet)


def _better(sheet: Sheet, seats: int, limits: Limits | None) -> Solve | None:
    """Return what makes estimates among three exact, if it takes seconds to solve."""
    if seats != 3 or solver.is_saved(sheet, 3):
        return None
    seconds = _seconds_for_three(rules_of(sheet))
    return _to_solve(sheet, 3) if seconds <= min(_SOON, _allowed(limits).seconds) else None


@lru_cache(maxsize=64)
def _seconds_for_three(rules: Rules) -> float:
    try:
        return solver.size_of(rules.sheet, 3).seconds
    except (Unsolvable, ValueError):
        return float("inf")


def _allowed(limits: Limits | None) -> Work:
    if limits is None:
        return Work(float("inf"), int(solver.MOST_BYTES))
    return Work(limits.solving_seconds, int(limits.solving_megabytes * 1e6))


def _solved(sheet: Sheet, seats: int, limits: Limits | None, tick: Tick | None) -> Answer:
    """Solve a game, unless that would take far more than is allowed."""
    try:
        if limits is not None and (why := _too_much(sheet, seats, limits)):
            return Refused(why=why)
        solution = solver.solve(sheet, seats, tick=tick)
    except Unsolvable as error:
        return Refused(why=f"these rules have no exact answer: {error}")
    kept = solver.is_saved(sheet, seats)
    if not kept and seats == 2:
        _unkept[rules_of(sheet)] = solution
    return Solved(
        wins=solution.first,
        residual=solution.residual,
        unseen=solution.unseen,
        seconds=solution.seconds,
        kept=kept,
    )


def _too_much(sheet: Sheet, seats: int, limits: Limits) -> str:
    """Return why solving a game is not even begun; "" if it may be."""
    if solver.is_saved(sheet, seats):
        return ""
    allowed = _allowed(limits)
    most = Work(_SLACK * allowed.seconds, int(_SLACK * allowed.bytes))
    try:
        turn_size(sheet, most)
        size = solver.size_of(sheet, seats)
        needed = Work(size.seconds, size.bytes)
    except TooHeavy as error:
        needed = error.work
    except ValueError:  # the solver says why
        return ""
    if not needed.exceeds(most):
        return ""
    return (
        f"solving these rules takes about {needed.seconds:,.0f} seconds and"
        f" {needed.bytes / 1e6:,.0f} MB; {allowed.seconds:,.0f} and {allowed.bytes / 1e6:,.0f} are"
        " allowed here"
    )


# -- bots


def _chosen(state: State, asked: Choose, limits: Limits | None) -> Answer:
    """Return the move of a bot; one that plays to win plays for points until that is solved."""
    if not legal_moves(state):
        raise PositionError(f"nobody has a choice to make: the phase is {state.phase}")
    bot = house_bot(asked.bot, asked.seed)
    if not solves(asked.bot) or isinstance(bot, Maximiser):
        return Chosen(move=str(bot.choose(state)))
    sheet = state.rules.sheet
    if _judge(sheet, limits) is None:
        return Chosen(move=str(Maximiser().choose(state)), unsolved=_to_solve(sheet))
    seats = present(state)[0].seats
    return Chosen(move=str(bot.choose(state)), unsolved=_better(sheet, seats, limits))


# -- advice


def _advised(state: State, names: tuple[str, ...], limits: Limits | None) -> Answer:
    """Return what a coach thinks of a position; nothing is solved for it but the turn alone."""
    if names and len(names) < state.seats:
        raise PositionError(f"{state.seats} play here, but only {len(names)} of them have a name")
    sheet = state.rules.sheet
    judge = _judge(sheet, limits)
    unsolved: Solve | None
    if judge is None:
        unsolved = _to_solve(sheet)
        try:
            return _advice(PointsJudge(state), state, names, unsolved)
        except (Unsolvable, KeyError) as error:
            note = f"the points of a turn cannot be worked out: {error}"
            return Advice(measure=None, note=note, unsolved=unsolved)
    unsolved = _better(sheet, present(state)[0].seats, limits)
    return _advice(judge, state, names, unsolved)


def _advice(judge: Judge, state: State, names: tuple[str, ...], unsolved: Solve | None) -> Advice:
    told = coach.advise(judge, state, names)
    then = {choice.move: _then(judge, state, choice.move) for choice in told.choices}
    words = told.why
    if then[told.best] is not None:  # of a keep that leaves a choice, what follows it is the point
        following = coach.advise(judge, apply(state, told.best), names)
        if len(following.choices) > 1:
            why = f"{following.why[0].lower()}{following.why[1:]}"
            words = say("advice-then", move=move_words(told.best, capital=True), rest=why)
    return Advice(
        measure=told.measure,
        moves=tuple(
            Advised(
                move=str(choice.move),
                worth=choice.worth,
                cost=choice.cost,
                then=then[choice.move],
            )
            for choice in told.choices
        ),
        words=words,
        note=told.caveat,
        estimated=told.estimated,
        unsolved=unsolved,
    )


def _then(judge: Judge, state: State, move: Move) -> Literal["roll", "bank"] | None:
    """Return what follows a keep best, if the same player then has the choice."""
    after = apply(state, move)
    if move.kind != "keep" or after.phase != "decide":
        return None
    moves = legal_moves(after)
    best = max(moves, key=lambda one: judge.worth(apply(after, one), after.seat))
    return cast(Literal["roll", "bank"], str(best)) if best in (ROLL, BANK) else None


# -- games and positions


def _reviewed(text: str, limits: Limits | None) -> Answer:
    """Return what luck and what each choice did to a game, which is given as JSON Lines."""
    record = from_jsonl(text)
    sheet_from(sheet_data(record.sheet), limits)
    judge = _judge(record.sheet, limits)
    if judge is None:
        return Reviewed(unsolved=_to_solve(record.sheet))
    seats = len(record.seats)
    unsolved = _better(record.sheet, seats, limits)
    seen = coach.review(judge, record, drift=seats <= _MOST)
    if seats > _MOST:
        note = seen.caveat + say("note-few", most=_MOST)
        return Reviewed(worth=seen.worth, note=note, estimated=True)
    estimated = seats > 2 and bool(seen.caveat)
    note = seen.caveat + (say("note-drift") if estimated else "")
    return Reviewed(
        worth=seen.worth,
        balances=tuple(Balance(**asdict(account)) for account in seen.accounts),
        mistakes=tuple(
            Mistake(
                event=one.event,
                seat=one.seat,
                move=str(one.move),
                best=str(one.best),
                cost=one.cost,
            )
            for one in seen.worst()
        ),
        note="; ".join(filter(None, [note, seen.left_out])),
        estimated=estimated,
        unsolved=unsolved,
    )


def _explored(state: State, limits: Limits | None) -> Answer:
    """Return what every choice of a position leads to, and what can follow a roll."""
    from greed.coach.explore import branches

    if state.over:
        raise PositionError("the game is over in this position")
    sheet = state.rules.sheet
    known = _judge(sheet, limits)
    if known is None:
        return Explored(unsolved=_to_solve(sheet))
    judge = known.from_here(state)
    after = {move: apply(state, move) for move in legal_moves(state)}
    values = {move: judge.worth(then, state.seat) for move, then in after.items()}
    best = max(values.values(), default=0.0)
    rolling = state if state.phase == "throw" else after.get(ROLL)
    return Explored(
        choices=tuple(
            Priced(
                move=str(move),
                value=values[move],
                cost=best - values[move],
                position=position(after[move]),
            )
            for move in sorted(values, key=lambda move: -values[move])
        ),
        rolls=tuple(
            Rolled(
                move=None if branch.move is None else str(branch.move),
                chance=branch.chance,
                value=branch.value,
                example=branch.example,
            )
            for branch in (branches(judge, rolling) if rolling else ())
        ),
        estimated=is_estimate(judge, state),
        unsolved=_better(sheet, present(state)[0].seats, limits),
    )


def _trained(sheet: Sheet, asked: Train, limits: Limits | None) -> Answer:
    """Return the next puzzle; the player's own games are priced once the sheet is solved."""
    judge = _judge(sheet, limits)
    told = practise(sheet, asked, judge)
    if told is None:
        return Trained(training=asked.training, unsolved=_to_solve(sheet))
    return replace(told, unsolved=_to_solve(sheet)) if asked.games and judge is None else told
