"""One game of a simulation, played again through the core, die by die."""

from __future__ import annotations

from collections.abc import Iterator

from greed.core.dice import Throw
from greed.core.game import apply, start, throw
from greed.core.record import Event, Record
from greed.core.state import State
from greed.core.turn import Hand
from greed.sim.player import Player
from greed.sim.run import LIMIT
from greed.sim.setup import Setup
from greed.sim.streams import Stream


def _fallen(setup: Setup, stream: Stream, number: int, hand: Hand) -> Throw:
    """Return throw `number` of a game: an outcome as in the kernel, then real dice that show it.

    Every order in which they can fall is equally likely.
    """
    outcome = setup.alias.outcome(setup.find.hand(hand), stream.bits(number))
    throws = setup.find.throws(outcome)
    rank = stream.dice(number) * sum(orders for _, orders in throws) >> 64
    for dice, orders in throws:
        if rank < orders:
            return _arranged(dice, orders, rank)
        rank -= orders
    raise AssertionError("a rank is below the number of all orders")


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


def replay_game(
    setup: Setup, seed: int, game: int, first: int | None = None
) -> tuple[Record, State]:
    """Return the record of game number `game` of a run, and the state in which it ends.

    The game is played through the core alone: the same words choose the same outcomes as in the
    kernel, and the same policies decide.

    >>> from greed.sim import replay_game
    >>> import greed
    >>> from greed.policies import Threshold
    >>> from greed.sim import Setup
    >>> from greed.tables import tables
    >>> koans = tables(greed.load("koans"))
    >>> record, state = replay_game(Setup(koans, [Threshold(300).table(koans)] * 2), seed=1, game=7)
    >>> state.over, record.first, record.seats
    (True, 1, ('threshold:300', 'threshold:300'))
    """
    _, events, states = zip(*play_game(setup, seed, game, first), strict=True)
    record = Record(
        sheet=setup.tables.sheet,
        seats=tuple(policy.name for policy in setup.policies),
        first=_begins(setup, game, first),
        dice=f"simulation seed {seed} game {game}",
        events=events,
    )
    return record, states[-1]


def play_game(
    setup: Setup, seed: int, game: int, first: int | None = None, limit: int = LIMIT
) -> Iterator[tuple[State, Event, State]]:
    """Yield every event of game number `game` with the states before and after it."""
    stream = Stream(seed, game)
    players = [Player(policy, setup.find) for policy in setup.policies]
    state = start(setup.tables.sheet, len(players), _begins(setup, game, first))
    thrown = 0
    while not state.over and (thrown < limit or state.phase != "throw"):
        event: Event
        if state.phase == "throw":
            event = _fallen(setup, stream, thrown, state.hand)
            after = throw(state, event)
            thrown += 1
        else:
            event = players[state.seat].choose(state)
            after = apply(state, event)
        yield state, event, after
        state = after


def _begins(setup: Setup, game: int, first: int | None) -> int:
    return game % len(setup.policies) if first is None else first
