"""One game of a simulation, traced by the kernel and played again through the core, die by die."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from greed.core.dice import Throw, multisets, weight
from greed.core.game import apply, decide, start, throw
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.record import Event, Record
from greed.core.state import State
from greed.core.turn import Option
from greed.graph import AGAIN, BONUS, BUST, PASS, Context, TurnGraph
from greed.graph import BANK as BANKED
from greed.sim.games import Games
from greed.sim.run import Run
from greed.sim.streams import Stream, game_key
from greed.solver import Guided, Planner

_THROWN, _OFFERED, _ENDED = range(3)
"""Kinds of traced events."""
_ROLLED = 5
"""What a throw comes to that doesn't end the turn."""


class _Way(NamedTuple):
    points: int
    decision: int
    option: Option


class _Fallen(NamedTuple):
    """A throw of a node, and what it comes to: how to go on, or else the end of the turn."""

    dice: Throw
    orders: int
    ways: tuple[_Way, ...]
    lost: int


_Seen = tuple[Throw, int, Option | None]
"""A throw, in how many orders it falls, and what is kept of it."""


def replay_game(run: Run, game: int) -> tuple[Record, State]:
    """Return the record of a game of a run, and the state in which it ends.

    The kernel says what throws come to, and what its seats choose. Dice that fall so are drawn, and
    every event goes through the core, which has to agree.

    >>> import greed
    >>> from greed.policies import Threshold
    >>> from greed.sim import Run, replay_game
    >>> run = Run(greed.load("koans"), (Threshold(300), Threshold(300)), seed=1)
    >>> record, state = replay_game(run, game=7)
    >>> state.over, record.first, record.seats
    (True, 1, ('threshold:300', 'threshold:300'))

    Raises:
        RuntimeError: core and kernel don't agree on what follows.
    """
    first = game % len(run.players) if run.first is None else run.first
    begun = start(run.sheet, len(run.players), first)
    events, states = [], [begun]
    for event, state in _played(run, game, begun):
        events.append(event)
        states.append(state)
    record = Record(
        sheet=run.sheet,
        seats=tuple(map(str, run.players)),
        first=first,
        dice=f"simulation seed {run.seed} game {game}",
        events=tuple(events),
    )
    return record, states[-1]


def _played(run: Run, game: int, state: State) -> Iterator[tuple[Event, State]]:
    """Yield every event of a game, and the state after it."""
    games, stream, thrown = run.games(), Stream(run.seed, game), 0
    for kind, *told in games.trace(game_key(run.seed), game, run.first):
        moves: list[Move] = []
        if kind == _THROWN:
            end, to, points, outcome, decision = told
            seen = _seen(games, state, (end, to, points), outcome, decision)
            fallen, option = _drawn(seen, stream.dice(thrown))
            thrown += 1
            state = throw(state, fallen)
            yield fallen, state
            if state.phase == "keep" and option:
                keep = Move("keep", option.keep)
                state = apply(state, keep)
                yield keep, state
            moves = [ROLL] if end == _ROLLED else [BANK] if state.phase == "decide" else []
        elif kind == _OFFERED:
            moves = [ACCEPT if told[0] else DECLINE]
        else:
            _agree(games, state, told)
        for move in moves:
            state = apply(state, move)
            yield move, state


def _drawn(seen: list[_Seen], word: int) -> tuple[Throw, Option | None]:
    """Draw one of several throws by 64 random bits, every order of the dice as likely."""
    rank = word * sum(orders for _, orders, _ in seen) >> 64
    for dice, orders, option in seen:
        if rank < orders:
            return _arranged(dice, orders, rank), option
        rank -= orders
    raise RuntimeError("no throw comes to what the kernel has played")


def _agree(games: Games, state: State, told: Sequence[int]) -> None:
    """Check that the core has ended a turn as the kernel did."""
    course, (seat, score, status, stage, mover) = games.course, told
    now = state.standing[seat], state.strikes[seat]
    agreed = state.scores[seat] == score * course.unit and now == course.statuses[status]
    if stage >= 0:
        agreed &= not state.over and state.seat == mover
        agreed = agreed and course.locate(state)[0] == stage
    else:
        won, n = course.shares[-1 - stage], course.seats
        winners = tuple(other for other in range(n) if won[(other - seat) % n])
        agreed &= state.over and state.winners == winners
    if not agreed:
        raise RuntimeError(f"core and kernel don't agree: {told} after\n{state}")


def _seen(
    games: Games, state: State, result: tuple[int, int, int], outcome: int, decision: int
) -> list[_Seen]:
    """Return the throws that come to a result, in how many orders each falls, and what is kept."""
    seated = games.seated[games.policies[state.seat]]
    turn = games.columns.turns[games.columns.turn(games.course.locate(state)[1])]
    every = _throws(turn, turn.find(state), state)
    if not isinstance(seated, Guided):
        return _planned(games, state, turn, seated, every, result)
    if outcome < 0:
        lost = PASS if outcome < -1 else BUST
        return [(e.dice, e.orders, None) for e in every if not e.ways and e.lost == lost]
    options = sorted(turn.options(outcome))
    return [
        (
            each.dice,
            each.orders,
            next(w.option for w in each.ways if w[:2] == (result[2], decision)),
        )
        for each in every
        if sorted({way[:2] for way in each.ways}) == options
    ]


def _planned(
    games: Games,
    state: State,
    turn: TurnGraph,
    planner: Planner,
    every: Sequence[_Fallen],
    result: tuple[int, int, int],
) -> list[_Seen]:
    """Return the throws of which a plan makes a result."""
    course, had = games.course, state.points // turn.unit
    scores = [score // course.unit for score in state.scores]
    mine = scores.pop(state.seat)
    context = course.context(*course.locate(state), mine, max(scores))
    most = games.furthest(context)
    rows = sorted({min(had + way.points, most) for each in every for way in each.ways})
    plan, width = planner.plan(turn, rows, context), len(turn.node)
    at = {row: number * width for number, row in enumerate(rows)}
    found: list[_Seen] = []
    for each in every:
        if not each.ways:
            if (each.lost, 0, 0) == result:
                found.append((each.dice, each.orders, None))
            continue
        # Of equals the first counts, as ways are sorted.
        best = max(
            each.ways, key=lambda way: plan.rank[at[min(had + way.points, most)] + way.decision]
        )
        points = had + best.points
        ends = plan.ends[at[min(points, most)] + best.decision]
        if (*_end(turn, best.decision, points, ends, context), best.points) == result:
            found.append((each.dice, each.orders, best.option))
    return found


def _end(
    turn: TurnGraph, decision: int, points: int, ends: int, context: Context
) -> tuple[int, int]:
    """Return how a plan goes on after a decision, and the node or what it hands on."""
    bonus, banks = turn.offer[decision] == turn.bonus, points >= turn.bank_from[decision]
    may = points >= min(turn.bank_from[decision], turn.pass_from[decision])
    end = (BONUS if bonus else BANKED) if banks else AGAIN if bonus else PASS
    records = banks and (context.bounces or points <= context.last)
    if turn.node[decision] < 0 or (may and (ends == 2 or (ends and records))):
        return end, turn.offer[decision]
    return _ROLLED, turn.node[decision]


def _throws(turn: TurnGraph, node: int, state: State) -> list[_Fallen]:
    """Return every throw of the node that a state throws."""
    known = _known(turn)
    if node not in known:
        known[node] = [
            _fallen(turn, state, d) for d in multisets(state.hand.dice, turn.sheet.dice.faces)
        ]
    return known[node]


@lru_cache(maxsize=64)
def _known(turn: TurnGraph) -> dict[int, list[_Fallen]]:  # noqa: ARG001
    """Return the throws of a turn's nodes that were looked at so far."""
    return {}


def _fallen(turn: TurnGraph, state: State, dice: Throw) -> _Fallen:
    cast = state.rules.cast(state.hand, dice)
    ways = [
        _Way(
            option.points // turn.unit,
            turn.decide(decide(state, option), tally=option.tally),
            option,
        )
        for option in cast.ways
    ]
    ways.sort(key=lambda way: way[:2])
    return _Fallen(dice, weight(dice), tuple(ways), PASS if cast.missed else BUST)


def _arranged(dice: Throw, orders: int, rank: int) -> Throw:
    """Return the order of the dice with a rank, of all their distinct orders.

    >>> [_arranged((1, 1, 5), 3, rank) for rank in range(3)]
    [(1, 1, 5), (1, 5, 1), (5, 1, 1)]
    """
    rest, fallen = list(dice), []
    while rest:
        for face in sorted(set(rest)):
            with_face = orders * rest.count(face) // len(rest)
            if rank < with_face:
                orders = with_face
                break
            rank -= with_face
        rest.remove(face)
        fallen.append(face)
    return tuple(fallen)
