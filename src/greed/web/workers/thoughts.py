"""How a worker process solves a sheet, and what it thinks of positions and games from that."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Iterator
from typing import Literal, cast

import msgspec
from filelock import FileLock

from greed import coach, solver
from greed._folders import cache_folder
from greed.coach import Judge, advise, review
from greed.coach.judges import PointsJudge, WinJudge
from greed.core.game import apply, legal_moves
from greed.core.identity import canonical, sheet_hash
from greed.core.jsonl import from_jsonl
from greed.core.messages import say
from greed.core.moves import BANK, ROLL, Move
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.graph import TooHeavy, Work, turn_size
from greed.packs import ready_solution
from greed.policies import Maximiser, policy
from greed.solver import Unsolvable
from greed.web.workers.questions import Answer, Solve
from greed.wire import Advice, Advised, Balance, Mistake, Reviewed

_KEPT = 4
_judges: OrderedDict[str, WinJudge] = OrderedDict()
_MOST = 4
"""Most seats for separating luck from skill: with more it takes too long."""


def thought(state: State, ply: int, names: tuple[str, ...]) -> Answer:
    """Return what the coach thinks of a position; nothing is solved for it but the turn alone."""
    judge = win_judge(state.rules.sheet)
    if judge is not None:
        return Answer(thought=_told(judge, state, ply, names))
    try:
        told = _told(PointsJudge(state), state, ply, names)
    except (Unsolvable, KeyError) as error:
        told = Advice(
            ply=ply, measure=None, note=f"the points of a turn cannot be worked out: {error}"
        )
    return Answer(thought=told, unsolved=True)


def chosen(state: State, name: str) -> Answer:
    """Return the move of a bot; one that plays to win plays for points until that is solved."""
    bot, points = policy(name), Maximiser()
    if str(bot) != str(points) and win_judge(state.rules.sheet) is None:
        return Answer(move=str(points.choose(state)), unsolved=True)
    return Answer(move=str(bot.choose(state)))


def win_judge(sheet: Sheet) -> WinJudge | None:
    """Return the judge of a sheet whose solution is there; None if there is none yet."""
    rules = canonical(sheet)
    if rules not in _judges:
        solution = ready_solution(sheet)
        if solution is None:
            return None
        _judges[rules] = WinJudge(solution, patience=0.0)
        if len(_judges) > _KEPT:
            _judges.popitem(last=False)
    _judges.move_to_end(rules)
    return _judges[rules]


def _told(judge: Judge, state: State, ply: int, names: tuple[str, ...]) -> Advice:
    advice = advise(judge, state, names)
    return Advice(
        ply=ply,
        measure=advice.measure,
        moves=tuple(
            Advised(move=str(choice.move), worth=choice.worth, cost=choice.cost,
                    then=_then(judge, state, choice.move))
            for choice in advice.choices
        ),
        words=_sentence(judge, state, advice, names),
        note=advice.caveat,
        estimated=advice.estimated,
    )  # fmt: skip


def _then(judge: Judge, state: State, move: Move) -> Literal["roll", "bank"] | None:
    """Return what follows a keep best, if the same player then has the choice."""
    after = apply(state, move)
    if move.kind != "keep" or after.phase != "decide":
        return None
    moves = legal_moves(after)
    best = max(moves, key=lambda one: judge.worth(apply(after, one), after.seat))
    return cast(Literal["roll", "bank"], str(best)) if best in (ROLL, BANK) else None


def _sentence(judge: Judge, state: State, advice: coach.Advice, names: tuple[str, ...]) -> str:
    """Return why the best move is best; of a keep that leaves a choice, why what follows it is."""
    if _then(judge, state, advice.best) is None:
        return advice.why
    following = advise(judge, apply(state, advice.best), names)
    if len(following.choices) == 1:
        return advice.why
    return f"K{str(advice.best)[1:]}, then {following.why[0].lower()}{following.why[1:]}"


def reviewed(text: str) -> Answer:
    """Return what luck and what each choice did to a game, which is given as JSON Lines."""
    record = from_jsonl(text)
    judge = win_judge(record.sheet)
    if judge is None:
        return Answer(review=Reviewed(), unsolved=True)
    seats = len(record.seats)
    seen = review(judge, record, drift=seats <= _MOST)
    if seats > _MOST:
        few = Reviewed(
            worth=seen.worth, note=seen.caveat + say("note-few", most=_MOST), estimated=True
        )
        return Answer(review=few)
    estimated = seats > 2 and bool(seen.caveat)
    note = seen.caveat + (say("note-drift") if estimated else "")
    return Answer(
        review=Reviewed(
            worth=seen.worth,
            balances=tuple(
                Balance(**msgspec.structs.asdict(account)) for account in seen.accounts
            ),
            mistakes=tuple(
                Mistake(
                    event=one.event, seat=one.seat, move=str(one.move), best=str(one.best),
                    cost=one.cost,
                )
                for one in seen.worst()
            ),
            note="; ".join(filter(None, [note, seen.left_out])),
            estimated=estimated,
        )
    )  # fmt: skip


_SLACK = 3.0
"""How far an estimate may be above the limit: it is that far off at most."""


def solved(sheet: Sheet, asked: Solve) -> Answer:
    """Solve a sheet, between three as well if that is asked for.

    A process asked for a sheet that another one is solving waits for it, and then finds it solved.
    """
    if why := _too_much(sheet, asked.seconds, asked.megabytes):
        return Answer(refused=why)
    with _alone(sheet):
        try:
            solver.solve(sheet)
            if asked.three:
                solver.solve(sheet, 3)
        except Unsolvable as error:
            return Answer(refused=f"these rules have no exact answer: {error}")
    return Answer()


def _too_much(sheet: Sheet, seconds: int, megabytes: int) -> str:
    """Return why solving a sheet is not even begun; "" if it may be."""
    limit = Work(_SLACK * seconds, int(_SLACK * 1e6) * megabytes)
    try:
        turn_size(sheet, limit)
        size = solver.size_of(sheet)
        race = Work(size.seconds, size.bytes)
    except TooHeavy as error:
        race = error.work
    except (Unsolvable, ValueError):  # the solver says why
        return ""
    if not race.exceeds(limit):
        return ""
    return (
        f"solving these rules takes about {race.seconds:,.0f} seconds and"
        f" {race.bytes / 1e6:,.0f} MB; this server allows {seconds:,} and {megabytes:,}"
    )


@contextlib.contextmanager
def _alone(sheet: Sheet) -> Iterator[None]:
    """Wait until no other process solves the same rules."""
    try:
        folder = cache_folder() / "solver"
        folder.mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder / f"{sheet_hash(sheet)}.lock", fallback_to_soft=False)
        alone = lock.acquire()
    except OSError:  # a folder that cannot be written: solved all the same
        yield
        return
    with alone:
        yield
