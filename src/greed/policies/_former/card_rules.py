"""Human rules for Greed, as a person can keep them in mind: what a strategy card says."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from greed.core.game import apply, legal_moves
from greed.core.messages import number, say
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.sheet import Sheet
from greed.core.state import ON, Phase, State
from greed.core.turn import Hand, bust_chance, rules_of
from greed.policies._former._judgement import SURE, banking, gain

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from greed.exact.match import Task, TurnPlan
    from greed.exact.model import TurnGraph
    from greed.tables import Tables

__all__ = ["NEVER", "SURE", "CardRules", "Situation", "plain_rules", "situation"]

NEVER = -1
"""Stands for a number of points: always roll, or never take over."""
_PLAIN, _NEAR, _BEHIND, _AHEAD = range(4)


class Option(NamedTuple):
    """What a card looks at in one way to go on: points, dice to roll, points to bank, a win."""

    points: int
    dice: int
    banked: float = 0.0
    wins: bool = False


class Situation(NamedTuple):
    """What a card looks at in a state.

    Attributes:
        phase: of the state.
        final: whether it is the final round, in which only the lead counts.
        needed: how many points the best opponent needs for the target.
        lead: how many points ahead of that opponent the player is.
        missing: how many points the player needs for the target.
        options: for each keep what it leads to; else one, that of banking or taking over.
        moves: the moves between which a card decides.
    """

    phase: Phase
    final: bool
    needed: int
    lead: int
    missing: int
    options: tuple[Option, ...]
    moves: tuple[Move, ...]


def situation(state: State) -> Situation:
    """Return what a card looks at in a state in which somebody has a choice."""
    best = max(score for seat, score in enumerate(state.scores) if seat != state.seat)
    mine = state.scores[state.seat]
    options: tuple[Option, ...]
    moves: tuple[Move, ...]
    if state.phase == "offer":
        assert state.offer is not None
        options = (Option(state.offer.points, state.offer.hand.dice),)
        moves = (DECLINE, ACCEPT)
    elif state.phase == "decide":
        options, moves = (_option(state, state),), (ROLL, BANK)
    else:
        moves = tuple(legal_moves(state))
        options = tuple(_option(state, apply(state, move)) for move in moves)
    target, final = state.rules.sheet.target, state.final is not None
    return Situation(state.phase, final, target - best, mine - best, target - mine, options, moves)


def _option(state: State, after: State) -> Option:
    gained = after.scores[state.seat] - state.scores[state.seat]
    if after.seat != state.seat or after.over:
        return Option(gained, 0)
    if after.phase != "decide":
        return Option(gained + after.points, after.hand.dice)
    return Option(gained + after.points, after.hand.dice, *banking(after))


class CardRules(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers on a card, all in points.

    Attributes:
        bank: bank from here, by the number of dice left (1, 2 and so on); NEVER: always roll.
        keep: what dice that you would still roll are worth, by their number, when you choose which
            to keep; empty: nothing.
        near: (how many points the opponent still needs at most, what to add to `bank` then).
        behind: (how far behind, what to add to `bank` then).
        ahead: (how far ahead, what to take off `bank` then).
        take: take over an offer from here, by its dice; NEVER: pass.
        close: (how many points past the target, with how many dice left at most) a bank has to be
            that reaches the target while others still have a turn; 0 dice: as any other bank.
        chase: in a last turn, from how far behind to take over whatever brings one level; 0: as
            any other offer.
    """

    bank: tuple[int, ...]
    keep: tuple[int, ...] = ()
    near: tuple[int, int] = (0, 0)
    behind: tuple[int, int] = (0, 0)
    ahead: tuple[int, int] = (0, 0)
    take: tuple[int, ...] = ()
    close: tuple[int, int] = (0, 0)
    chase: int = 0

    # -- the definition

    def chosen_stance(self, needed: int, lead: int) -> int:
        """Return which rule about the scores holds, given what the opponent needs and the lead."""
        if self.near[1] and needed <= self.near[0]:
            return _NEAR
        if self.behind[1] and -lead >= self.behind[0]:
            return _BEHIND
        return _AHEAD if self.ahead[1] and lead >= self.ahead[0] else _PLAIN

    def banks_from(self, dice: int, stance: int) -> int:
        """Return the fewest points that are banked with these dice left, or NEVER."""
        points = self.bank[min(dice, len(self.bank)) - 1]
        if points == NEVER:
            return NEVER
        more = (0, self.near[1], self.behind[1], -self.ahead[1])[stance]
        return max(points + more, 1)

    def counts(self, dice: int) -> int:
        """Return what dice that would still be rolled are worth when choosing which to keep."""
        return self.keep[min(dice, len(self.keep)) - 1] if dice and self.keep else 0

    def takes_from(self, dice: int) -> int:
        """Return the fewest points that are taken over with these dice, or NEVER."""
        return self.take[dice - 1] if dice <= len(self.take) else NEVER

    def chases(self, points: int, behind: int) -> bool:
        """Return whether an offer in the final round is taken for what it brings at once."""
        return bool(self.chase) and behind >= self.chase and points >= behind

    def closes(self, spare: float, dice: int) -> bool:
        """Return whether to end the race `spare` points past the target with these dice left."""
        past, most = self.close
        return spare >= past and (dice <= most or dice == len(self.bank))

    def picks(self, asked: Situation) -> int:
        """Return the number of the option that the card tells to take."""
        stance = _PLAIN if asked.final else self.chosen_stance(asked.needed, asked.lead)
        first = asked.options[0]
        match asked.phase:
            case "offer":
                least = self.takes_from(first.dice)
                taken = least != NEVER and first.points >= least
                return int(taken or (asked.final and self.chases(first.points, -asked.lead)))
            case "decide":
                return int(first.wins or self._enough(first, asked, stance))
            case _:
                ranks = [self._rank(option, asked, stance) for option in asked.options]
                return ranks.index(max(ranks))

    def _enough(self, option: Option, asked: Situation, stance: int) -> bool:
        if self.close[1] and option.dice and not asked.final and option.banked >= asked.missing:
            return self.closes(option.banked - asked.missing, option.dice)
        least = self.banks_from(option.dice, stance) if option.dice else 1
        return least != NEVER and option.banked >= least

    def _rank(self, option: Option, asked: Situation, stance: int) -> float:
        if option.wins:
            return SURE + option.points
        if self._enough(option, asked, stance):
            return float(option.points)  # the dice that are left will not be rolled
        return float(option.points + self.counts(option.dice))

    # -- what follows from it

    def choose(self, state: State) -> Move:
        """Return the move that the card tells."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        asked = situation(state)
        return asked.moves[self.picks(asked)]

    def stance(self, tables: Tables, score: int, rival: int) -> int:
        """Return which rule about the scores holds, as `greed.exact.match.Planner` asks."""
        target, unit = tables.sheet.target, tables.unit
        return self.chosen_stance(target - rival * unit, (score - rival) * unit)

    def heeds_score(self, tables: Tables) -> bool:
        """Return whether what it does in a turn depends on the player's own score."""
        del tables
        return bool(self.close[1] or self.chase)

    def plan(self, turn: TurnGraph, rows: int, task: Task) -> TurnPlan:
        """Return how a turn is played, as `greed.exact.match.Planner` has it."""
        import numpy as np

        from greed.exact.match import TurnPlan

        tables, t = turn.tables, np.arange(rows)[:, None]
        dice = np.append(tables.hand_dice[turn.hand], 0)[turn.node]
        tally = turn.source == turn.tally
        dice = np.where(tally, tables.hand_dice[tables.first_hands[ON]], dice)
        never = 1 << 40
        least = [self.banks_from(int(n), task.stance) if n else 1 for n in dice]
        enough = np.array([never if p == NEVER else -(-p // tables.unit) for p in least])
        enough = np.minimum(task.goal, enough) if not task.final else np.full(len(dice), task.goal)
        recorded = (t >= turn.bank_from) & (t <= task.last)
        wins = recorded & (t >= task.goal) & ~tally
        ends = recorded & (t >= enough)
        if self.close[1] and not task.final:
            spare = t - (tables.sheet.target // tables.unit - task.score)
            past, left = -(-self.close[0] // tables.unit), (dice > 0) & ~tally
            fits = np.array([self.closes(self.close[0], int(n)) for n in dice])
            ends = np.where(left & (spare >= 0), recorded & (spare >= past) & fits, ends)
        ends |= wins
        counts = np.array([self.counts(int(n)) for n in dice])
        worth = t * float(tables.unit) + np.where(ends & ~tally, 0, counts)
        return TurnPlan(np.where(wins, SURE + t, worth), ends)

    def accepts(self, turn: TurnGraph, offer: int, rows: int, task: Task) -> NDArray[np.bool_]:
        """Say with which inherited points a carryover is attempted."""
        import numpy as np

        least = self.takes_from(turn.tables.hands[int(turn.offers[offer])].dice)
        points = np.arange(rows) * turn.tables.unit
        taken = np.zeros(rows, np.bool_) if least == NEVER else points >= least
        behind = task.goal * turn.tables.unit
        if task.final and self.chase and behind >= self.chase:
            taken |= points >= behind
        return taken

    # -- in words

    def lines(self, sheet: Sheet) -> tuple[str, ...]:
        """Return the card as sentences, the most important first."""
        lines = [_banking(self.bank)]
        if any(self.keep):
            added = [f"{points:+d}"[0] + number(abs(points)) for points in self.keep]
            lines.append(say("plan-keep", parts=_grouped(self.keep, "plan-add", shown=added)))
        if self.near[1]:
            lines.append(say("plan-near", points=self.near[0], more=self.near[1]))
        if self.behind[1]:
            lines.append(say("plan-behind", points=self.behind[0], more=self.behind[1]))
        if self.ahead[1]:
            lines.append(say("plan-ahead", points=self.ahead[0], less=self.ahead[1]))
        if self.close[1]:
            lines.append(_closing(*self.close, len(self.bank)))
        if sheet.carryover is not None:
            taken = _grouped(self.take, "plan-take-from", zero="plan-dice")
            lines.append(say("plan-take", parts=taken) if taken else say("plan-take-never"))
        if self.chase:
            lines.append(say("plan-chase", points=self.chase))
        return tuple(lines)

    def words(self, sheet: Sheet) -> int:
        """Return how many words and numbers a card has to remember."""
        return sum(len(line.split()) for line in self.lines(sheet))


def plain_rules(sheet: Sheet) -> CardRules:
    """Return a card that follows from the odds of a single throw, for any sheet.

    It banks once a bust would cost more on average than the throw would bring.

    >>> import greed
    >>> plain_rules(greed.load("koans")).bank
    (50, 100, 300, 900, 2800)
    """
    rules, bank, take = rules_of(sheet), [], []
    for dice in range(1, sheet.dice.count + 1):
        bust = float(bust_chance(rules, Hand(dice)))
        points = gain(rules, Hand(dice)) / bust if bust else 0.0
        bank.append(NEVER if not bust else max(50, 50 * round(points / 50)))
        take.append(300 if bust < 1 / 2 else NEVER)
    return CardRules(tuple(bank), take=tuple(take) if sheet.carryover is not None else ())


def _grouped(
    numbers: Sequence[int], message: str, zero: str = "", shown: Sequence[str] = ()
) -> str:
    """Return numbers by dice in words, equal neighbours together, leaving out what is NEVER.

    >>> _grouped((300, 300, NEVER, 0), "plan-bank-with", "plan-dice")
    '300 with 1\u20132 dice, 4 dice'
    """
    parts = []
    for points, group in groupby(range(1, len(numbers) + 1), lambda n: numbers[n - 1]):
        dice = list(group)
        count = f"{dice[0]}" if len(dice) == 1 else f"{dice[0]}\N{EN DASH}{dice[-1]}"
        said = message if points else zero
        if points != NEVER and said:
            value = shown[dice[0] - 1] if shown else points
            parts.append(say(said, n=dice[-1], range=count, points=value))
    return ", ".join(parts)


def _closing(past: int, most: int, dice: int) -> str:
    """Return when to reach the target.

    >>> _closing(400, 1, 6), _closing(400, 6, 6)
    ('Reach the target by 400 or more, leaving 1 die at most.', 'Reach the target by 400 or more.')
    """
    by = "-by" if past else ""
    leaving = "-leaving" if most < dice else ""
    return say(f"plan-reach{by}{leaving}", points=past, n=most, range=str(most))


def _banking(bank: Sequence[int]) -> str:
    if len(set(bank)) == 1:
        return say("plan-roll") if bank[0] == NEVER else say("plan-bank", parts=number(bank[0]))
    banked = _grouped(bank, "plan-bank-with", "plan-dice")
    rolled = _grouped([1 if points == NEVER else NEVER for points in bank], "plan-dice")
    if rolled:
        return say("plan-bank-roll", parts=banked, rolled=rolled)
    return say("plan-bank", parts=banked)
