"""The compiled step: one decision in each of many games.

What is legal and what follows is the core's word; every function here names the one that it
mirrors, and a test holds the two against each other step for step. Parts that the simulator has
too are its own. All kernels of environments are in this one module, as Numba's cache watches only
the file of the cached function.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit, uint32, uint64
from numpy.typing import NDArray

from greed.sim import kernels as sim
from greed.sim.facts import Facts
from greed.sim.kernels import BANKED, LOST, MISSED, ROLLED, TALLIED, Machine, Orders, Seats
from greed.sim.streams import DICE, GAME

Array = NDArray[Any]

_jit: Any = njit
_part = _jit(_nrt=False, forceinline=True)
_door = _jit(cache=True, nogil=True, _nrt=False)

_mix, _bits, _outcome = sim._mix, sim._bits, sim._outcome
_best_other, _row, _says_yes, _sure = sim._best_other, sim._row, sim._says_yes, sim._sure
_after, _records, _may_bank, _end_turn = sim._after, sim._records, sim._may_bank, sim._end_turn

OFFER, THROW, KEEP, DECIDE, DONE = range(5)
"""The phases, as in `Codec`."""

OVER, SHORT, ILLEGAL = 1, 2, 4
"""How a game ended: somebody has won, it was cut short, an action was not legal."""

SEAT, FIRST, PHASE, POINTS, BASE, BEST, HAND, MAY_BANK, CAST, OFFERED, STAKE = range(11)
LEADER, QUEUE, BEATEN, PLY, DRAWS, GAME_NUMBER, ENDED, COLUMNS = range(11, 19)

_ON = 1
_LOCKED = 3  # where a hand in an observation says so: see `hand_row`
_1 = uint64(1)
_GAME, _DICE = uint64(GAME), uint64(DICE)


class Program(NamedTuple):
    """A sheet throw by throw; H stands for no hand; points are in units.

    Attributes:
        hands: H.
        unit: points of a unit.
        bits, cut, low, high: the alias tables of the throws of each hand.
        start: (C + 1,) where the options of each throw begin.
        free: (C,) the throw goes on without a keep.
        missed: (C,) without options it is a missed entry, not a bust.
        options: (K, 6) action, points, next hand, may bank, offer, tally.
        faces: (C, faces) how often each face lies on the table.
        shown: (H + 1, 5 + faces) each hand as in an observation.
        attempt: (H,) the hand attempts a carryover.
        words: (4,) the actions accept, decline, roll and bank; -1 where the sheet has none.
    """

    hands: int
    unit: int
    bits: int
    cut: Array
    low: Array
    high: Array
    start: Array
    free: Array
    missed: Array
    options: Array
    faces: Array
    shown: Array
    attempt: Array
    words: Array


class Games(NamedTuple):
    """Many games in play: one row each.

    Attributes:
        games: (N, COLUMNS) seat, phase, points and so on.
        scores, standing, strikes, spare: (N, seats).
        start: (N,) where the stream of random words of the game starts.
        limit: plies after which a game is cut short.
        random: (seats,) whether the player of a seat moves at random.
        learner: 1 if policies play the seats from 1 on, 0 if every seat asks for actions.
        least, most: an observation shows points within these bounds.
    """

    games: Array
    scores: Array
    standing: Array
    strikes: Array
    spare: Array
    start: Array
    limit: int
    random: Array
    learner: int
    least: int
    most: int


@_part
def _note(trace, number, code):
    """Write a throw down, if anybody wants it: c for row c of the program, -1 - o for outcome o."""
    if trace.size:
        at = uint64(number)
        trace[at, 0] += 1
        trace[at, uint64(trace[at, 0])] = code


@_part
def _finish(g):
    """End the game; mirrors `game._over`."""
    g[PHASE], g[ENDED] = DONE, OVER
    g[POINTS] = g[BASE] = g[BEST] = g[MAY_BANK] = g[STAKE] = 0
    g[OFFERED] = -1


@_part
def _end(q, f, g, s, end, offered, may_bank):
    """End the turn as the simulator does, and begin the next one or finish the game.

    `offered` is the hand that a bank leaves to the next seat; H: none.
    """
    at, points = uint64(g[SEAT]), g[POINTS]
    records = (end == TALLIED or (end == BANKED and may_bank)) and _records(
        f, s.standing[at], s.scores[at], points, g[BASE], g[BEST]
    )
    over, leader, queue, beaten, seat, offers = _end_turn(
        f, s, g[FIRST], g[SEAT], g[LEADER], g[QUEUE], g[BEATEN], end, points, records
    )
    if not (over and f.at_once):
        g[LEADER], g[QUEUE], g[BEATEN] = leader, queue, beaten
    if over:
        _finish(g)
        return
    g[SEAT], g[HAND] = seat, f.start_hand[uint64(s.standing[uint64(seat)])]
    g[POINTS] = g[BASE] = g[BEST] = g[MAY_BANK] = 0
    g[OFFERED], g[STAKE], g[PHASE] = -1, 0, THROW
    if offers and offered != q.hands:
        g[OFFERED], g[STAKE], g[PHASE] = offered, points, OFFER


@_part
def _decide(q, f, g, s, option):
    """Keep what an option keeps; mirrors `game._decide` and what `apply` makes of it."""
    row = q.options[option]
    points = row[1]
    standing = s.standing[uint64(g[SEAT])]
    g[POINTS] += points
    if standing != _ON:
        if f.own_after and q.attempt[uint64(g[HAND])]:
            g[BASE] += points
        elif f.entry_throw[uint64(standing)]:
            g[BEST] = max(g[BEST], points)
    g[PLY] += 1
    if row[5]:
        _end(q, f, g, s, TALLIED, q.hands, False)
        return
    g[HAND], g[MAY_BANK], g[OFFERED], g[PHASE] = row[2], row[3], row[4], DECIDE


@_part
def _throw(q, f, g, s, start, trace, number):
    """Let dice fall; mirrors `game.throw`. `OFFERED` holds the offer of a bank in phase decide."""
    cast = _outcome(q, uint32(g[HAND]), _bits(start, uint64(g[DRAWS])))
    g[DRAWS] += 1
    _note(trace, number, np.int64(cast))
    first = uint64(q.start[cast])
    if first == uint64(q.start[cast + _1]):
        g[PLY] += 1
        _end(q, f, g, s, MISSED if q.missed[cast] else LOST, q.hands, False)
    elif q.free[cast]:
        _decide(q, f, g, s, first)
    else:
        g[PLY] += 1
        g[CAST], g[PHASE], g[MAY_BANK] = np.int64(cast), KEEP, 0


@_part
def _opponent(q, m, f, p, g, s, start, trace, number):
    """Play the turn of a policy, its answer to an offer included; mirrors the simulator."""
    seat = g[SEAT]
    at = uint64(seat)
    leader, first, own = g[LEADER], g[FIRST], s.scores[at]
    standing = s.standing[at]
    rival = _best_other(s, seat, f.seats)
    row = _row(p, s, seat, standing, rival, leader, first)
    sure = _sure(f, s, seat, leader, first)
    if g[PHASE] == OFFER:
        g[PLY] += 1
        if _says_yes(p.accept[row * uint64(m.hands) + uint64(g[OFFERED])], g[STAKE]):
            g[HAND], g[POINTS] = g[OFFERED], g[STAKE]
            g[BASE] = 0 if f.counts_all and standing != _ON else g[STAKE]
    hand, points, base, best = uint32(g[HAND]), g[POINTS], g[BASE], 0
    end, option = ROLLED, uint64(0)
    while end == ROLLED:
        outcome = _outcome(m, hand, _bits(start, uint64(g[DRAWS])))
        g[DRAWS] += 1
        _note(trace, number, -1 - np.int64(outcome))
        end, option, points, base, best = _after(
            m, f, p, row, p.final_size[at] > 0, standing, own, leader >= 0, sure, hand,
            outcome, points, base, best,
        )  # fmt: skip
        g[PLY] += 1 if end in (LOST, MISSED) else 2 if end == TALLIED else 3
        if end == ROLLED:
            hand = uint32(m.next_hand[option])
    g[POINTS], g[BASE], g[BEST] = points, base, best
    _end(q, f, g, s, end, np.int64(m.offer[option]), m.may_bank[option] != 0)


@_part
def _act(q, f, g, s, action):
    """Make a move, if it is legal; mirrors `game.apply`."""
    phase, seat = g[PHASE], g[SEAT]
    standing = s.standing[uint64(seat)]
    if phase == KEEP:
        cast = uint64(g[CAST])
        option, end = uint64(q.start[cast]), uint64(q.start[cast + _1])
        while option < end and q.options[option, 0] != action:
            option += _1
        if option == end:
            return False
        _decide(q, f, g, s, option)
        return True
    if phase == DECIDE:
        none = g[HAND] == q.hands
        if action == q.words[3]:
            if none or (g[MAY_BANK] and _may_bank(f, standing, g[POINTS], g[BASE], g[BEST])):
                g[PLY] += 1
                _end(q, f, g, s, BANKED, g[OFFERED], g[MAY_BANK] != 0)
                return True
        elif action == q.words[2] and not none:
            g[PLY] += 1
            g[PHASE], g[OFFERED], g[MAY_BANK] = THROW, -1, 0
            return True
        return False
    if action == q.words[0]:
        g[HAND], g[POINTS] = g[OFFERED], g[STAKE]
        g[BASE] = 0 if f.counts_all and standing != _ON else g[STAKE]
    elif action != q.words[1]:
        return False
    g[PLY] += 1
    g[OFFERED], g[STAKE], g[PHASE] = -1, 0, THROW
    return True


@_part
def _by_chance(q, f, g, s, start):
    """Make one of the legal moves, all equally likely."""
    drawn = _bits(start, uint64(g[DRAWS]))
    g[DRAWS] += 1
    none = g[HAND] == q.hands
    if g[PHASE] == KEEP:
        cast = uint64(g[CAST])
        first = uint64(q.start[cast])
        action = q.options[first + uint64(drawn) % (uint64(q.start[cast + _1]) - first), 0]
    elif g[PHASE] == OFFER:
        action = q.words[uint64(drawn) & _1]
    else:
        bank, points = q.words[3], g[POINTS]
        standing = s.standing[uint64(g[SEAT])]
        banks = none or (g[MAY_BANK] and _may_bank(f, standing, points, g[BASE], g[BEST]))
        action = bank if none or (banks and uint64(drawn) & _1) else q.words[2]
    _act(q, f, g, s, action)


@_part
def _flow(q, m, f, p, t, g, s, start, trace, number):
    """Go on until somebody may choose, or all is over; mirrors `GymEnv` and `fallen`."""
    while g[ENDED] == 0:
        if g[PLY] >= t.limit:
            g[ENDED] = SHORT
        elif t.learner and g[SEAT] != 0 and not t.random[uint64(g[SEAT])]:
            _opponent(q, m, f, p, g, s, start, trace, number)
        elif g[PHASE] == THROW:
            _throw(q, f, g, s, start, trace, number)
        elif t.learner and g[SEAT] != 0:
            _by_chance(q, f, g, s, start)
        else:
            return


@_part
def _begin(f, t, key, first, number, game):
    """Sit down for a game; mirrors `game.start`."""
    at = uint64(number)
    start = _mix(key + uint64(game) * _GAME)
    t.start[at] = start
    g = t.games[at]
    for column in range(COLUMNS):
        g[column] = 0
    for seat in range(f.seats):
        t.scores[at, uint64(seat)] = 0
        t.standing[at, uint64(seat)] = f.standing
        t.strikes[at, uint64(seat)] = 0
    begins = first if first >= 0 else np.int64(_mix(start ^ _DICE) % uint64(f.seats))
    g[SEAT] = g[FIRST] = begins
    g[PHASE], g[HAND] = THROW, f.start_hand[uint64(f.standing)]
    g[OFFERED] = g[LEADER] = -1
    g[GAME_NUMBER] = game


@_part
def _around(step, seats):
    """Return a step round the table as a number from 0; quicker than a remainder."""
    return step + seats if step < 0 else step


@_part
def _write(q, f, t, number, seen, mask):
    """Write down what the seat to act (or the learner) sees; mirrors `Codec`."""
    at = uint64(number)
    g, out, seats, unit = t.games[at], seen[at], f.seats, q.unit
    me = 0 if t.learner else g[SEAT]
    for step in range(seats):
        other = me + step if me + step < seats else me + step - seats
        place = uint64(other)
        out[step] = max(t.least, min(t.most, t.scores[at, place] * unit))
        out[seats + step] = t.standing[at, place]
        out[2 * seats + step] = t.strikes[at, place]
        out[3 * seats + step] = (g[QUEUE] >> other) & 1
    phase = g[PHASE]
    column = 4 * seats
    out[column] = _around(g[FIRST] - me, seats)
    out[column + 1] = 1 + _around(g[LEADER] - me, seats) if g[LEADER] >= 0 else 0
    out[column + 2] = g[BEATEN]
    out[column + 3] = _around(g[SEAT] - me, seats)
    out[column + 4] = phase
    out[column + 5] = min(t.most, g[POINTS] * unit)
    out[column + 6] = min(t.most, g[BASE] * unit)
    out[column + 7] = min(t.most, g[BEST] * unit)
    out[column + 8] = g[MAY_BANK]
    column += 9
    faces, wide = q.faces.shape[1], q.shown.shape[1]
    cast, hand = uint64(g[CAST]), uint64(q.hands if phase == DONE else g[HAND])
    for face in range(faces):
        out[column + face] = q.faces[cast, uint64(face)] if phase == KEEP else 0
    column += faces
    offered = uint64(g[OFFERED] if phase == OFFER else q.hands)
    for part in range(wide):
        out[column + part] = q.shown[hand, uint64(part)]
        out[column + wide + 1 + part] = q.shown[offered, uint64(part)]
    if phase == DECIDE and g[HAND] == q.hands:  # no dice are left, and a carryover may still bind
        out[column + _LOCKED] = 1 - g[MAY_BANK]
    out[column + wide] = min(t.most, g[STAKE] * unit) if phase == OFFER else 0
    legal = mask[at]
    legal[:] = 0
    if g[ENDED] != 0:
        return
    if phase == KEEP:
        for option in range(np.int64(q.start[cast]), np.int64(q.start[cast + _1])):
            legal[uint64(q.options[uint64(option), 0])] = 1
    elif phase == DECIDE:
        none = g[HAND] == q.hands
        if not none:
            legal[uint64(q.words[2])] = 1
        standing = t.standing[at, uint64(g[SEAT])]
        if none or (g[MAY_BANK] and _may_bank(f, standing, g[POINTS], g[BASE], g[BEST])):
            legal[uint64(q.words[3])] = 1
    elif phase == OFFER:
        legal[uint64(q.words[0])] = 1
        legal[uint64(q.words[1])] = 1


@_part
def _share(f, g, s, seat):
    """Return a seat's share of the win; mirrors `endgame.winners`."""
    if g[ENDED] != OVER:
        return 0.0
    if f.at_once:
        return 1.0 if seat == g[SEAT] else 0.0
    best = s.scores[uint64(0)]
    for other in range(1, f.seats):
        best = max(best, s.scores[uint64(other)])
    if f.leader_ties and s.scores[uint64(g[LEADER])] == best:
        return 1.0 if seat == g[LEADER] else 0.0
    if s.scores[uint64(seat)] != best:
        return 0.0
    winners = 0
    for other in range(f.seats):
        winners += s.scores[uint64(other)] == best
    return 1.0 / winners


@_part
def _seats(t, number):
    at = uint64(number)
    spare = t.spare[at]
    return Seats(t.scores[at], t.standing[at], t.strikes[at], spare, spare, spare)


@_door
def reset(
    q: Program, m: Machine, f: Facts, p: Orders, t: Games, key: np.uint64, first: int,
    numbers: Array, game: int, seen: Array, mask: Array, trace: Array,
) -> None:  # fmt: skip
    """Begin game `game` and those after it in these rows; `first` begins (negative: drawn)."""
    for index in range(numbers.size):
        number = numbers[uint64(index)]
        _begin(f, t, key, first, number, game + index)
        at = uint64(number)
        s = _seats(t, number)
        _flow(q, m, f, p, t, t.games[at], s, t.start[at], trace, number)
        _write(q, f, t, number, seen, mask)


@_door
def step(
    q: Program, m: Machine, f: Facts, p: Orders, t: Games, actions: Array, shares: Array,
    ended: Array, seen: Array, mask: Array, trace: Array,
) -> int:  # fmt: skip
    """Make a move in every game that goes on; return how many games ended by it.

    `shares` (N, seats) receives everybody's share of the win, `ended` (N,) how the game ended by
    this move, 0 if it did not.
    """
    count = 0
    for number in range(t.games.shape[0]):
        at = uint64(number)
        g = t.games[at]
        ended[at] = 0
        for seat in range(f.seats):
            shares[at, uint64(seat)] = 0.0
        if g[ENDED] == 0:
            s = _seats(t, number)
            if _act(q, f, g, s, actions[at]):
                _flow(q, m, f, p, t, g, s, t.start[at], trace, number)
            else:
                g[ENDED] = ILLEGAL
            if g[ENDED] != 0:
                ended[at] = g[ENDED]
                count += 1
                for seat in range(f.seats):
                    shares[at, uint64(seat)] = _share(f, g, s, seat)
        _write(q, f, t, number, seen, mask)
    return count
