"""What a worker process thinks of positions and games, from what is solved."""

from __future__ import annotations

from collections import OrderedDict
from typing import Literal, cast

import msgspec

from greed.coach import Judge, advise, review
from greed.coach.advice import Advice
from greed.coach.judges import WinJudge
from greed.coach.points import PointsJudge
from greed.core.game import apply, legal_moves
from greed.core.jsonl import from_jsonl
from greed.core.messages import say
from greed.core.moves import BANK, ROLL, Move
from greed.core.sheet import Sheet, canonical
from greed.core.state import State
from greed.exact.model import Unsolvable
from greed.packs import ready_solution
from greed.policies import Maximiser, policy
from greed.web.workers.questions import Answer, Thought
from greed.wire import Advised, Balance, Mistake, Reviewed

__all__ = ["chosen", "reviewed", "thought"]

_KEPT = 4
_judges: OrderedDict[str, WinJudge] = OrderedDict()
_MOST = 4
"""Most seats for separating luck from skill: with more it takes too long."""


def thought(state: State, names: tuple[str, ...]) -> Answer:
    """Return what the coach thinks of a position; nothing is solved for it but the turn alone."""
    judge = win_judge(state.rules.sheet)
    if judge is not None:
        return Answer(thought=_told(judge, state, names))
    try:
        told = _told(PointsJudge(state), state, names)
    except (Unsolvable, KeyError) as error:
        told = Thought(measure=None, note=f"the points of a turn cannot be worked out: {error}")
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


def _told(judge: Judge, state: State, names: tuple[str, ...]) -> Thought:
    advice = advise(judge, state, names)
    return Thought(
        measure=advice.measure,
        moves=tuple(_advised(judge, state, choice.move, choice.worth, choice.cost)
                    for choice in advice.choices),
        words=_sentence(judge, state, advice, names),
        note=advice.caveat,
        estimated=advice.estimated,
    )  # fmt: skip


def _advised(judge: Judge, state: State, move: Move, worth: float, cost: float) -> Advised:
    return Advised(move=str(move), worth=worth, cost=cost, then=_then(judge, state, move))


def _then(judge: Judge, state: State, move: Move) -> Literal["roll", "bank"] | None:
    """Return what follows a keep best, if the same player then has the choice."""
    after = apply(state, move)
    if move.kind != "keep" or after.phase != "decide":
        return None
    moves = legal_moves(after)
    best = max(moves, key=lambda one: judge.worth(apply(after, one), after.seat))
    return cast(Literal["roll", "bank"], str(best)) if best in (ROLL, BANK) else None


def _sentence(judge: Judge, state: State, advice: Advice, names: tuple[str, ...]) -> str:
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
