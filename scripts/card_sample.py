"""Decisions to compare strategy cards on: what each choice costs, as arrays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from greed.bots import Bot
from greed.coach.judges import WinJudge
from greed.coach.puzzles import priced_decisions
from greed.core.game import apply, legal_moves
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.sheet import Sheet
from greed.core.state import Phase, State
from greed.policies._planned import SURE, bank_in
from greed.policies.card_rules import NEVER, CardRules, Stance

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

_FAR = 1 << 40


class Option(NamedTuple):
    """What a card looks at in one way to go on: points, dice to roll, points to bank, a win."""

    points: int
    dice: int
    banked: int = 0
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
    if state.offer:
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
    bank = bank_in(after)
    banked = after.points if bank.may and bank.brings else 0
    return Option(gained + after.points, after.hand.dice, banked, bank.settles)


class Decision(NamedTuple):
    """A decision in the game of a number, and what each of its moves costs."""

    game: int
    asked: Situation
    costs: tuple[float, ...]


class Sample:
    """Decisions of one seat in some games against perfect play, and what each choice costs.

    What a card loses in games of its own, summed over its decisions, is on average just how much
    less often than half it wins. In games of a similar card it is nearly that.
    """

    def __init__(self, games: int, decisions: Iterable[Decision]) -> None:
        self.games = games
        number, asked, costs = zip(*decisions, strict=True)
        self.game = np.array(number)
        width = max(len(row) for row in costs)
        options = max(len(decision.options) for decision in asked)
        self.costs = np.array([[*row, *(0.0,) * (width - len(row))] for row in costs])
        points = np.full((len(asked), options), -_FAR, np.int64)
        dice, banked, wins = np.zeros_like(points), np.zeros_like(points), points > 0
        for at, decision in enumerate(asked):
            for place, option in enumerate(decision.options):
                points[at, place], dice[at, place] = option.points, option.dice
                banked[at, place], wins[at, place] = option.banked, option.wins
        self.points, self.dice, self.banked, self.wins = points, dice, banked, wins
        self.offers = np.array([decision.phase == "offer" for decision in asked])
        self.keeps = np.array([decision.phase == "keep" for decision in asked])
        self.final = np.array([decision.final for decision in asked])
        self.needed, self.lead, self.missing = (
            np.array([getattr(decision, name) for decision in asked])
            for name in ("needed", "lead", "missing")
        )

    def loss(self, rules: CardRules) -> float:
        """Return what a card loses per game, each side beginning half of them."""
        return float(self.losses(rules).sum()) / self.games

    def error(self, rules: CardRules) -> float:
        """Return the standard error of that loss, if the games are the card's own."""
        by_game = np.bincount(self.game, self.losses(rules), self.games)
        return float(by_game.std(ddof=1) / self.games**0.5)

    def losses(self, rules: CardRules) -> Floats:
        """Return what a card loses at each decision."""
        return self.costs[np.arange(len(self.costs)), self.picks(rules)]

    def picks(self, rules: CardRules) -> Ints:
        """Return the number of the option that a card takes at each decision.

        It is the choice of `greed.policies.CardPlayer` for all of them at once.
        """
        dice = self.dice
        enough = self._enough(rules)
        counts = np.array([rules.counts(left) for left in range(int(dice.max()) + 1)])[dice]
        rank = self.points + np.where(enough, 0, counts)
        rank = np.where(self.wins, int(SURE) + self.points, rank)
        take = [_FAR] + [
            _FAR if rules.takes_from(left) == NEVER else rules.takes_from(left)
            for left in range(1, int(dice.max()) + 1)
        ]
        offered, behind = self.points[:, 0], -self.lead
        taken = offered >= np.array(take)[dice[:, 0]]
        if rules.chase:
            taken |= self.final & (behind >= rules.chase) & (offered >= behind)
        ends = self.wins[:, 0] | enough[:, 0]
        choices: Ints = np.where(
            self.offers, taken, np.where(self.keeps, rank.argmax(axis=1), ends)
        )
        return choices

    def _enough(self, rules: CardRules) -> Bools:
        """Return for each option whether the card would bank there."""
        dice, most = self.dice, int(self.dice.max())
        plain, near, behind, ahead = Stance
        stance = np.full(len(dice), plain)
        if rules.ahead[1]:
            stance[self.lead >= rules.ahead[0]] = ahead
        if rules.behind[1]:
            stance[-self.lead >= rules.behind[0]] = behind
        if rules.near[1]:
            stance[self.needed <= rules.near[0]] = near
        stance[self.final] = plain
        least = np.array(
            [[1, *(_banks(rules, left, how) for left in range(1, most + 1))] for how in Stance]
        )
        enough: Bools = self.banked >= least[stance[:, None], dice]
        if rules.close[1]:
            spare = self.banked - self.missing[:, None]
            closing = (dice > 0) & ~self.final[:, None] & (spare >= 0)
            few = (dice <= rules.close[1]) | (dice == len(rules.bank))
            enough = np.where(closing, (spare >= rules.close[0]) & few, enough)
        return enough


def _banks(rules: CardRules, dice: int, stance: Stance) -> int:
    least = rules.banks_from(dice, stance)
    return _FAR if least == NEVER else least


def sampled(judge: WinJudge, sheet: Sheet, player: Bot | None, games: int, seed: str) -> Sample:
    """Return the decisions of a player in games against perfect play, in both seats.

    A player that is None plays perfectly as well.
    """
    return Sample(games, _decisions(judge, sheet, player, games, seed))


def _decisions(
    judge: WinJudge, sheet: Sheet, player: Bot | None, games: int, seed: str
) -> Iterable[Decision]:
    for game in range(games):
        seat = game % 2
        players = (player, None) if seat == 0 else (None, player)
        for priced in priced_decisions(judge, sheet, players, f"{seed}/{game}"):
            if priced.state.seat == seat:
                asked = situation(priced.state)
                cost = dict(zip(priced.moves, priced.costs, strict=True))
                yield Decision(game, asked, tuple(cost[move] for move in asked.moves))
