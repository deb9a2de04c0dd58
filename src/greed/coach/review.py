"""A finished or unfinished game looked at again: what was luck, and what was skill.

Between two events a seat's worth changes for one of two reasons. Dice fell: that is luck, and
on average it comes to nothing. A player moved: that can only cost, and costs nothing if the
move was best. So the result is the worth at the start plus all luck minus one's own errors
plus the errors of others, and the sums below account for every bit of it.

A turn that was entered as points shows neither its dice nor its decisions. What it changed is
listed apart, luck and skill together, and the review says how many there were. What people change
who come later, sit out or come back stands there too. Those who aren't there are worth nothing, and
one who plays alone has nothing to decide.

Among more than two the worth is an estimate, unless three play and their game is solved. Before a
throw an estimate is not quite the mean of what it is after it. That difference is nobody's luck
and nobody's fault: it is listed as drift.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from greed.coach.judge import Judge, Measure
from greed.coach.situations import Kind, Stage, kind_of, stage_of
from greed.core.game import apply, chances, legal_moves, throw
from greed.core.messages import say
from greed.core.moves import FORFEIT, Move
from greed.core.people import is_change, present
from greed.core.record import Record, ends_turn, replay
from greed.core.state import State


class Decision(Struct, frozen=True):
    """A choice that a seat made: what it cost, and what would have been best.

    Attributes:
        event: the number of the event in the record, from 1.
        seat: who chose.
        move, best: what was chosen, and what would have been best.
        cost: by how much the best was better.
        turn: the turn of the game, numbered from 1 as in a record as text.
        round: which of the seat's own turns that was, from 1.
        stage, kind: where in the game, and what kind of choice (`greed.coach.situations`).
    """

    event: int
    seat: int
    move: Move
    best: Move
    cost: float
    turn: int
    round: int
    stage: Stage
    kind: Kind


class Luck(Struct, frozen=True):
    """A throw: by how much it changed what the game was worth to the seat that threw.

    `event`, `turn` and `round` are those of `Decision`.
    """

    event: int
    seat: int
    gain: float
    turn: int
    round: int


class Account(Struct, frozen=True):
    """One seat's game: start + luck - errors + gifts + drift + undivided = end.

    Attributes:
        start, end: what the game was worth to the seat before the first and after the last event.
        luck: what all throws, its own and others', changed for it.
        errors: what its own decisions cost it.
        gifts: what the decisions of others brought it.
        decisions: how many choices it had (with one legal move there is none).
        drift: what the estimate moved by itself; 0 where the worth is exact.
        undivided: what turns entered as points changed (nobody knows how much of it was luck), and
            what people changed who came or went.
    """

    start: float
    end: float
    luck: float
    errors: float
    gifts: float
    decisions: int
    drift: float = 0.0
    undivided: float = 0.0


class Review(Struct, frozen=True):
    """A game reviewed: every choice, every throw, the worth over time, and a balance per seat.

    `declared` counts the turns that were entered as points, `changes` how often people came or
    went.
    """

    measure: Measure
    caveat: str
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]
    worth: tuple[tuple[float, ...], ...]
    accounts: tuple[Account, ...]
    declared: int = 0
    changes: int = 0

    def __repr__(self) -> str:
        return f"<Review of {len(self.decisions):,} decisions by {self.measure}>"

    @property
    def left_out(self) -> str:
        """What the review can't count as luck or as skill; empty if there is nothing.

        >>> from greed.coach import Review
        >>> Review("win probability", "", (), (), (), (), declared=3).left_out
        "3 turns were entered as points, so what was luck there isn't known"
        """
        said = []
        if self.declared:
            said.append(say("review-declared", n=self.declared))
        if self.changes:
            said.append(say("review-changes", n=self.changes))
        return "; ".join(said)

    def worst(self, most: int = 5) -> tuple[Decision, ...]:
        """Return the decisions that cost most, the costliest first."""
        costliest = sorted(self.decisions, key=lambda decision: -decision.cost)
        return tuple(decision for decision in costliest[:most] if decision.cost > 0)


def review(judge: Judge, record: Record, *, drift: bool = True) -> Review:
    """Return a judge's review of a record.

    Without `drift` that of an estimate is counted as luck, which takes much less time.

    Raises:
        RecordError: the record does not replay.
    """
    states = list(replay(record))
    seats = range(len(record.seats))
    judges = [judge.from_here(state) for state in states]
    worth = tuple(_worths(now, state, seats) for now, state in zip(judges, states, strict=True))
    decisions: list[Decision] = []
    luck: list[Luck] = []
    fortune, errors, gifts, drifted, undivided = ([0.0 for _ in seats] for _ in range(5))
    declared = changes = 0
    turn, rounds, begins = 0, [0 for _ in seats], True
    for number, event in enumerate(record.events, 1):
        before, seat = states[number - 1], states[number - 1].seat
        if begins:
            turn += 1
            rounds[seat] += 1
        begins = ends_turn(before, event, states[number])
        now = judges[number - 1]
        playing = len(present(before)[1])
        apart = drift and playing > 2
        # What the state after it is worth to this judge, if the next one knows more.
        same = judges[number] is now
        after = worth[number] if same else _worths(now, states[number], seats)
        _add(drifted if apart else fortune, after, worth[number])
        change = [after[s] - worth[number - 1][s] for s in seats]
        if isinstance(event, Move) and event.kind == "points":
            declared += 1
            _add(undivided, worth[number - 1], after)
        elif isinstance(event, Move) and is_change(event):
            changes += 1
            _add(undivided, worth[number - 1], after)
        elif isinstance(event, Move):
            for s in seats:
                if s != seat:
                    gifts[s] += change[s]
            errors[seat] -= change[seat]
            choices = legal_moves(before)
            if event != FORFEIT and len(choices) > 1 and playing > 1:
                best = max(choices, key=lambda move: now.worth(apply(before, move), seat))
                cost = max(0.0, -change[seat])
                where = stage_of(before), kind_of(before)
                decisions.append(
                    Decision(number, seat, event, best, cost, turn, rounds[seat], *where)
                )
        else:
            moved = [0.0 for _ in seats]
            if apart and now.caveat(before):
                moved = _drift(now, before, worth[number - 1])
            for s in seats:
                fortune[s] += change[s] - moved[s]
                drifted[s] += moved[s]
            luck.append(Luck(number, seat, change[seat] - moved[seat], turn, rounds[seat]))
    accounts = tuple(
        Account(
            start=worth[0][seat],
            end=worth[-1][seat],
            luck=fortune[seat],
            errors=errors[seat],
            gifts=gifts[seat],
            decisions=sum(decision.seat == seat for decision in decisions),
            drift=drifted[seat],
            undivided=undivided[seat],
        )
        for seat in seats
    )
    caveats = (now.caveat(state) for now, state in zip(judges, states, strict=True))
    caveat = next(filter(None, caveats), "")
    return Review(
        judge.measure, caveat, tuple(decisions), tuple(luck), worth, accounts, declared, changes
    )


def _worths(judge: Judge, state: State, seats: Sequence[int]) -> tuple[float, ...]:
    """Return what a state is worth to every seat: nothing to those who have yet to join."""
    return tuple(judge.worth(state, seat) if seat < state.seats else 0.0 for seat in seats)


def _add(
    totals: list[float], before: Sequence[float], after: Sequence[float], part: float = 1.0
) -> None:
    """Add to each total by how much a number has changed, or a part of it."""
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        totals[seat] += part * (new - old)


def _drift(judge: Judge, state: State, worth: Sequence[float]) -> list[float]:
    """Return by how much the mean after a throw is more than the worth before it, by seat."""
    moved = [0.0 for _ in worth]
    for dice, chance in chances(state).items():
        after, part = throw(state, dice), float(chance)
        _add(moved, worth, _worths(judge, after, range(len(worth))), part)
    return moved
