"""What follows a turn, asked of the core: where the round stands then, and who gains by it.

What a turn leads to depends on three things: on where the round stands (a *stage*), on the standing
and strikes of the seat that moves, and on where the turn leaves this seat, short of its goal, at it
or past it. The goal is the target, and in the final round the score of the leader. So the core is
asked once about each of these, with scores that stand for all others, and only when somebody wants
to know: games of many seats have more stages than they come to.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from threading import RLock
from typing import Literal, NamedTuple

from greed.core.endgame import winners
from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.core.state import OFF, ON, Board, Final, Standing, State, Turn, fresh_turn
from greed.core.turn import NO_DICE, Rules, rules_of
from greed.core.turn_end import end_turn, lose_turn, may_take
from greed.graph.turn import NEVER, has_bonus_turns, unit_of

BUST = 0
"""A turn ends that is lost."""
PASS = 1
"""A turn ends without recording points."""
BANK = 2
"""A turn ends with its points recorded."""
AGAIN = 3
"""A turn ends without recording points, and a bonus turn follows."""
BONUS = 4
"""A turn ends with its points recorded, and a bonus turn follows."""
SHORT = 0
"""A turn ends short of the goal of the seat to move."""
AT = 1
"""A turn ends at the goal."""
PAST = 2
"""A turn ends past the goal."""
GOES = 0
"""A bank shrinks the distance by its points."""
STAYS = 1
"""A bank leaves the distance as it was."""
BOUNCES = 2
"""A bank shrinks the distance, and what is too much is taken off the score again."""

_FAR = 1 << 40
"""Units further than any game goes."""
_ENDS = tuple(product((BUST, PASS, BANK, AGAIN, BONUS), (SHORT, AT, PAST)))

Part = Literal["", "leads", "waits", "level", "behind"]


class Status(NamedTuple):
    """What matters of a seat besides its score.

    Attributes:
        standing: as in `greed.core.state`: OFF, ON or OUT.
        strikes: busts in a row that count.
    """

    standing: Standing
    strikes: int = 0


class Stage(NamedTuple):
    """Where a round stands; seats are counted from the one to move.

    Attributes:
        first: the seat that began the round, where that matters.
        parts: of the seats in the final round; before it there are none. A seat that isn't called
            any more is level with the leader or behind.
        beaten: the score to beat was beaten, and everybody will be called again.
    """

    first: int = 0
    parts: tuple[Part, ...] = ()
    beaten: bool = False

    @property
    def leader(self) -> int:
        """The seat that leads in the final round; -1 before it."""
        return self.parts.index("leads") if self.parts else -1


class Ending(NamedTuple):
    """What follows one end of a turn.

    Attributes:
        then: the number of the stage that follows; -1 - w: the game is over, and `shares[w]` of
            the course are won.
        turned: by how many seats the turn has passed on.
        status: the number of the status that the seat has now which moved.
        move: what becomes of its distance: GOES, STAYS or BOUNCES.
        leads: whether this seat would win if nobody scored any more.
    """

    then: int
    turned: int
    status: int
    move: int
    leads: bool


class Follows(NamedTuple):
    """What follows the turns of a stage and a status.

    Attributes:
        endings: (15,) for BUST, PASS, BANK, AGAIN and BONUS, each SHORT, AT and PAST.
        cost: units that a bust costs; NEVER: the whole score. floor: whether that stops at a score
            of 0.
        offered: whether the seat to move may be offered a carryover.
    """

    endings: tuple[Ending, ...]
    cost: int
    floor: bool
    offered: bool

    def ending(self, end: int, away: int) -> Ending:
        """Return what follows an end that leaves the seat `away` units from its goal."""
        return self.endings[end * 3 + (SHORT if away > 0 else PAST if away < 0 else AT)]


class Context(NamedTuple):
    """What a player may look at besides the turn itself; all points are in units.

    Attributes:
        strikes: of the player.
        final: whether this is the final round, in which only the lead counts.
        goal: the least points of the turn with which a bank wins at once, or leads in the final
            round; NEVER if none does.
        last: the most points that a bank records as they are; NEVER if there is no such limit.
        bounces: whether the score bounces back by what is more than `last`; else that records
            nothing.
        score: of the player. rival: the best of the other scores.
        lost: what a bust costs of the score.
    """

    strikes: int = 0
    final: bool = False
    goal: int = NEVER
    last: int = NEVER
    bounces: bool = False
    score: int = 0
    rival: int = 0
    lost: int = 0

    def recorded(self, points: int) -> int:
        """Return what it adds to the score to bank this many points of a turn.

        >>> from greed.graph import Context
        >>> [Context(last=4, bounces=True, score=1).recorded(points) for points in (3, 4, 5, 9)]
        [3, 4, 3, -1]
        """
        if points <= self.last:
            return points
        return max(2 * self.last - points, -self.score) if self.bounces else 0


class Course:
    """What follows turns in the games of a sheet between a number of seats; one to any number.

    Attributes:
        sheet: the sheet. seats: n, how many play. unit: points a unit has. target: in units.
        stages: those found so far; the first is the beginning of the game. statuses: likewise.
        shares: (n,) each, what seats win when a game is over, from the one that moved last.
        above: by how many units the leader of a final round may be beyond the target, at most ten.
        final: whether final rounds come about. rounds: whether it matters who began a round.

    >>> import greed
    >>> from greed.graph import BANK, course
    >>> koans = course(greed.load("koans"), 3)
    >>> ending = koans.follows(0, 0).ending(BANK, away=0)
    >>> koans.stages[ending.then].parts, ending.leads
    (('waits', 'waits', 'leads'), True)
    """

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules, self.sheet, self.seats = rules, rules.sheet, seats
        self.unit = unit_of(rules.sheet)
        self.target = rules.sheet.target // self.unit
        self.stages: list[Stage] = []
        self.statuses: list[Status] = []
        self.shares: list[tuple[float, ...]] = []
        self._known: dict[tuple[int, int], Follows] = {}
        self._lock = RLock()  # numbers are handed out to several threads
        fresh = self._state((0,) * seats, (Status(ON),) * seats)
        past = self._ended(fresh, self.target + 10).scores[0] // self.unit
        self.above = max(past - self.target, 0)
        started = {self._reached(first) for first in range(seats)}
        self.rounds, self.final = len(started) > 1, any(final for _, final in started)
        self.has_bonus = has_bonus_turns(rules.sheet)
        self.number(Stage())
        self.number(Status(OFF if rules.entry_rule(again=False) else ON))

    def number(self, what: Stage | Status) -> int:
        """Return the number of a stage or status."""
        with self._lock:
            known: list[Stage] | list[Status]
            known = self.stages if isinstance(what, Stage) else self.statuses
            if what not in known:
                known.append(what)  # type: ignore[arg-type]
            return known.index(what)  # type: ignore[arg-type]

    def follows(self, stage: int, status: int) -> Follows:
        """Return what follows the turns of a stage and a status.

        Raises:
            Unsolvable: the leader of a final round can bounce off the target.
        """
        key = stage, status
        with self._lock:
            if key not in self._known:
                self._known[key] = self._asked(self.stages[stage], self.statuses[status])
            return self._known[key]

    def locate(self, state: State) -> tuple[int, int]:
        """Return the stage of a state, and the status of the seat to act."""
        seat = state.seat
        stage = self.number(stage_of(state, rounds=self.rounds))
        return stage, self.number(Status(state.standing[seat], state.strikes[seat]))

    def context(self, stage: int, status: int, score: int, rival: int) -> Context:
        """Return what a player may look at; scores are in units."""
        follows, leader = self.follows(stage, status), self.stages[stage].leader
        bank, final = follows.endings[BANK * 3 : BANK * 3 + 3], leader >= 0
        gap = self.target - score if not final else 0 if leader == 0 else rival - score
        wins = [end.leads and (final or end.then < 0) for end in bank]
        past = bank[PAST].move
        lost = follows.cost if follows.cost < NEVER else score
        if follows.floor:
            lost = min(lost, max(score, 0))
        return Context(
            strikes=self.statuses[status].strikes,
            final=final,
            goal=gap if wins[AT] else gap + 1 if wins[PAST] else NEVER,
            last=NEVER if past == GOES else gap,
            bounces=past == BOUNCES,
            score=score,
            rival=rival,
            lost=lost,
        )

    # -- the core, asked about seats that stand for all others

    def state(self, stage: Stage, statuses: tuple[Status, ...], gap: int) -> State:
        """Return a state of a stage whose seat to move, number 0, has this far to go."""
        goal = self.target + (self.above if stage.parts else 0)
        scores = [goal - 5] * self.seats
        for seat, part in enumerate(stage.parts):
            scores[seat] = goal - 5 * (part in ("waits", "behind"))
        scores[0] = goal - gap
        final = None
        if stage.parts:
            waiting = (seat for seat in range(1, self.seats) if stage.parts[seat] == "waits")
            final = Final(stage.leader, tuple(waiting), stage.beaten)
        return self._state(tuple(scores), statuses, stage.first, final)

    def _state(
        self,
        scores: tuple[int, ...],
        statuses: tuple[Status, ...],
        first: int = 0,
        final: Final | None = None,
    ) -> State:
        board = Board(
            tuple(score * self.unit for score in scores),
            tuple(status.standing for status in statuses),
            tuple(status.strikes for status in statuses),
            first,
            final,
        )
        return State(self.rules, board, fresh_turn(self.rules, 0, statuses[0].standing))

    def _ended(self, state: State, points: int, *, bonus: bool = False) -> State:
        """Return what follows when a turn that records this many units is ended."""
        turn = Turn(
            0, "decide", NO_DICE, points * self.unit, best_throw=_FAR * self.unit, may_bank=True
        )
        return end_turn(State(state.rules, state.board, turn), 1, bonus=bonus)

    def _reached(self, first: int) -> tuple[bool, Final | None]:
        """Return what follows when seat 0 reaches the target in a round that another began."""
        state = self._state((0,) * self.seats, (Status(ON),) * self.seats, first)
        after = self._ended(state, self.target)
        return after.over, after.final

    def _asked(self, stage: Stage, status: Status) -> Follows:
        others = (Status(ON),) * (self.seats - 1)
        endings = tuple(self._ending(stage, (status, *others), *end) for end in _ENDS)
        fresh = self.state(stage, (status, *others), 1)
        offered = may_take(fresh, status.standing, fresh.final)
        return Follows(endings, *self._cost(stage, (status, *others)), offered)

    def _ending(self, stage: Stage, statuses: tuple[Status, ...], end: int, where: int) -> Ending:
        """Return what follows an end; several states are asked, which must all say the same."""
        if end in (AGAIN, BONUS) and not self.has_bonus:
            end = PASS  # no turn ends so
        found = {
            self._answer(self.state(stage, statuses, gap), stage.leader, end, gap, away)
            for gap, away in self._cases(stage, end, where)
        }
        if len(found) > 1:
            raise NotImplementedError(
                f"no words for what follows {stage} and {statuses[0]} at {end}, {where}: {found}"
            )
        return found.pop()

    def _cases(self, stage: Stage, end: int, where: int) -> Iterator[tuple[int, int]]:
        """Yield distances before and after a turn that ends so, as far as there are any."""
        leads = stage.leader == 0
        if end in (BUST, PASS, AGAIN):
            gaps = (0,) if leads or (stage.parts and where != SHORT) else (1, 7)
            yield from ((gap, gap) for gap in gaps)
        elif leads:
            yield from ((0, away) for away in ((-_FAR, -_FAR - 7) if where == PAST else (0,)))
        else:
            far = (-1, -3, -7, -self.target, -self.target - 3)
            yield from ((_FAR, away) for away in ((1, 7), (0,), far)[where])

    def _answer(self, state: State, leader: int, end: int, gap: int, away: int) -> Ending:
        move = GOES
        if end in (BUST, PASS):
            after = lose_turn(state, struck=end == BUST)
        elif end == AGAIN:
            nothing = Turn(0, "decide", NO_DICE)
            after = end_turn(State(state.rules, state.board, nothing), 1, bonus=True)
        else:
            after = self._ended(state, gap - away, bonus=end == BONUS)
            recorded = (after.scores[0] - state.scores[0]) // self.unit
            bounced = gap - min(-away, self.target)
            move = {0: STAYS, bounced: BOUNCES, gap - away: GOES}[recorded]
            if move == BOUNCES and leader == 0:
                raise Unsolvable("the leader of a final round can bounce off the target")
        status = self.number(Status(after.standing[0], after.strikes[0]))
        if after.over:
            won = tuple((s in after.winners) / len(after.winners) for s in range(self.seats))
            if won not in self.shares:
                self.shares.append(won)
            return Ending(-1 - self.shares.index(won), 0, status, move, leads=won[0] > 0)
        final = after.final
        leads = final is not None and 0 in winners(after, after.scores, final)
        then = self.number(stage_of(after, rounds=self.rounds))
        return Ending(then, after.seat, status, move, leads)

    def _cost(self, stage: Stage, statuses: tuple[Status, ...]) -> tuple[int, bool]:
        """Return what a bust costs in units, NEVER for all, and whether it stops at nothing."""
        if stage.leader == 0:
            return 0, False
        rich = self.state(stage, statuses, -_FAR)
        left = lose_turn(rich, struck=True).scores[0]
        lost = (rich.scores[0] - left) // self.unit
        if lost and not left:
            return NEVER, True
        poor = self.state(stage, statuses, self.target + self.above * bool(stage.parts) - lost + 1)
        return lost, lost > 0 and lose_turn(poor, struck=True).scores[0] >= 0


def course(sheet: Sheet, seats: int = 2) -> Course:
    """Return what follows turns in a sheet's games between a number of seats.

    Raises:
        ValueError: the sheet isn't for this many seats.
    """
    if seats > 1 and (reason := sheet.why_not_for(seats)):
        raise ValueError(reason)
    return _course(rules_of(sheet), seats)


def stage_of(state: State, *, rounds: bool) -> Stage:
    """Return where the round of a state stands; `rounds`: whether it matters who began it."""
    n, seat, final = state.seats, state.seat, state.final
    if final is None:
        return Stage((state.first - seat) % n if rounds else 0)
    best, waiting = state.scores[final.leader], {seat, *final.queue} - {final.leader}
    around = ((seat + k) % n for k in range(n))
    parts = (_part(k == final.leader, k in waiting, level=state.scores[k] == best) for k in around)
    return Stage(0, tuple(parts), final.beaten)


def context_of(state: State) -> Context:
    """Return what the player to act may look at.

    >>> import greed
    >>> from greed.graph import context_of
    >>> context_of(greed.parse_position("koans 2000,2500 1/1 throw 3 - 200 - - 40")).score
    40
    """
    found = course(state.rules.sheet, state.seats)
    scores = [score // found.unit for score in state.scores]
    score = scores.pop(state.seat)
    return found.context(*found.locate(state), score, max(scores, default=0))


@lru_cache(maxsize=64)
def _course(rules: Rules, seats: int) -> Course:
    return Course(rules, seats)


def _part(leads: bool, waits: bool, *, level: bool) -> Part:
    return "leads" if leads else "waits" if waits else "level" if level else "behind"
