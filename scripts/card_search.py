"""The search for strategy cards: rules that a person can remember and that lose little.

Cards are compared on sampled decisions first, which takes a millisecond each, and at the end by
their exact loss, where that can be worked out. Nothing depends on the clock: the same seed gives
the same cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev

from scripts.card_changes import changes, starts
from scripts.card_sample import Sample, sampled

from greed.coach.judges import WinJudge, win_judge
from greed.coach.puzzles import priced_decisions
from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.policies import CardPlayer, Optimal, Policy
from greed.policies.card import SavedCard
from greed.policies.card_rules import CardRules
from greed.solver import match, size_of

GAMES = 200
"""How many games are sampled at a time."""

_PRICES = (0.02, 0.008, 0.004, 0.0015, 0.0006, 0.0002, 0.00006)
"""What a word on a card may cost, in loss; the lower, the longer the card."""
_FREE = 0.0001
"""The same for the cards whose games are sampled."""
_GAIN = 2e-5
"""A card that loses less by no more than this isn't worth another word."""
_MEASURED = 2
"""How many times as many games measure a card as are sampled for the search."""
_ROUNDS = 2
"""How often new games are sampled, with the best card so far."""
EXACT_TRIES = 16
"""How many changes to each card are tried by its exact loss, where that is quick."""

_MOMENT = 1.0
"""Seconds of a solution up to which a match counts as exact in a moment."""

Loss = Callable[[CardRules], float]


def exact_loss(rules: CardRules, sheet: Sheet) -> float:
    """Return how much less often than half a card wins against perfect play, each beginning half.

    Raises:
        Unsolvable: the game of this sheet has no exact solution.
    """
    return 0.5 - match(sheet, CardPlayer(rules, sheet), Optimal().seated(sheet)).share


def find_cards(
    sheet: Sheet, *, games: int = GAMES, tries: int = EXACT_TRIES, measure: bool = False,
    seed: str = "cards",
) -> tuple[SavedCard, ...]:  # fmt: skip
    """Return cards from very short to longer ones, each of which loses less than those before it.

    Where a match is exact in a moment, cards are improved and measured by their exact loss.
    Elsewhere they are measured in games against perfect play, but for the best one if `measure`
    asks for its exact loss.

    Args:
        sheet: the rules.
        games: how many games are sampled at a time.
        tries: how many changes to each card are tried by its exact loss.
        measure: measure the best card exactly even where that takes minutes.
        seed: of those games.

    Raises:
        Unsolvable: the race of this sheet has no exact solution.
    """
    search = _Search(sheet, games, seed)
    rules = search.cards()
    if _is_quick(sheet):
        improved = (_improved(sheet, card, search.exact, tries) for card in rules)
        return _frontier(map(search.exactly, improved))
    cards = _frontier(map(search.in_games, rules))
    return (*cards[:-1], search.exactly(cards[-1].rules)) if measure else cards


def measured_loss(
    sheet: Sheet, player: Policy, *, games: int = GAMES, measure: bool = False,
    seed: str = "measured",
) -> tuple[float, float]:  # fmt: skip
    """Return what a policy loses against perfect play, and the standard error; 0 where exact.

    Args:
        sheet: the rules.
        player: the policy, e.g. one that a card is compared with.
        games: how many games measure it where a match isn't exact in a moment.
        measure: work it out exactly even where that takes minutes.
        seed: of those games.

    Raises:
        Unsolvable: the race of this sheet has no exact solution.
    """
    if measure or _is_quick(sheet):
        share = match(sheet, player.seated(sheet), Optimal().seated(sheet)).share
        return round(0.5 - share, 7), 0.0
    return loss_in_games(sheet, player, games, seed)


def loss_in_games(sheet: Sheet, player: Policy, games: int, seed: str) -> tuple[float, float]:
    """Return what a policy loses in games against perfect play, in both seats, and the error."""
    judge = win_judge(sheet)
    lost = []
    for game in range(games):
        seat = game % 2
        players = (player, None) if seat == 0 else (None, player)
        lost.append(
            sum(
                priced.costs[priced.moves.index(player.choose(priced.state))]
                for priced in priced_decisions(judge, sheet, players, f"{seed}/{game}")
                if priced.state.seat == seat
            )
        )
    return round(fmean(lost), 4), round(stdev(lost) / len(lost) ** 0.5, 4)


@dataclass
class _Search:
    """One search, with what is remembered during it."""

    sheet: Sheet
    games: int
    seed: str
    _known: dict[CardRules, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.judge: WinJudge = win_judge(self.sheet)

    def cards(self) -> list[CardRules]:
        """Return the best card at each price of a word, the shortest first."""
        sample = sampled(self.judge, self.sheet, None, self.games, f"{self.seed}/perfect")
        for number in range(_ROUNDS):
            (best,) = self._at_each_price(sample, (_FREE,))
            player = CardPlayer(best, self.sheet)
            sample = sampled(self.judge, self.sheet, player, self.games, f"{self.seed}/{number}")
        return list(self._at_each_price(sample, _PRICES))

    def _at_each_price(self, sample: Sample, prices: Sequence[float]) -> Iterator[CardRules]:
        begun = list(starts(self.sheet))
        for price in prices:

            def cost(rules: CardRules, price: float = price) -> float:
                return sample.loss(rules) + price * rules.words(self.sheet)

            card = _climbed(self.sheet, min(begun, key=cost), cost)
            begun.append(card)
            yield card

    def exact(self, rules: CardRules) -> float:
        """Return the exact loss of a card, worked out once."""
        if rules not in self._known:
            self._known[rules] = exact_loss(rules, self.sheet)
        return self._known[rules]

    def exactly(self, rules: CardRules) -> SavedCard:
        """Return a card with its exact loss."""
        return SavedCard(rules, rules.words(self.sheet), round(self.exact(rules), 7))

    def in_games(self, rules: CardRules) -> SavedCard:
        """Return a card with what it loses in games against perfect play."""
        games = _MEASURED * self.games
        player = CardPlayer(rules, self.sheet)
        sample = sampled(self.judge, self.sheet, player, games, f"{self.seed}/measured")
        loss, error = round(sample.loss(rules), 4), round(sample.error(rules), 4)
        return SavedCard(rules, rules.words(self.sheet), loss, error)


def _climbed(sheet: Sheet, best: CardRules, cost: Loss) -> CardRules:
    """Return a card that no single change makes better."""
    reached, better = cost(best), True
    while better:
        better = False
        for kind in changes(sheet):
            for other in kind(best):
                value = cost(other)
                if value < reached - 1e-9:
                    best, reached, better = other, value, True
    return best


def _improved(sheet: Sheet, best: CardRules, loss: Loss, tries: int) -> CardRules:
    """Return a card after some changes that add no word, tried by their exact loss."""
    words, reached, tried = best.words(sheet), loss(best), {best}
    better = True
    while better:
        better = False
        for kind in changes(sheet, fine=True):
            for other in kind(best):
                if len(tried) > tries or other in tried or other.words(sheet) > words:
                    continue
                tried.add(other)
                value = loss(other)
                if value < reached - 1e-9:
                    best, reached, better = other, value, True
    return best


def _frontier(cards: Iterable[SavedCard]) -> tuple[SavedCard, ...]:
    """Return the cards that lose less than every shorter one, in the order of their words."""
    kept: list[SavedCard] = []
    for card in sorted(set(cards), key=lambda saved: (saved.words, saved.loss)):
        if not kept or card.loss < kept[-1].loss - _GAIN:
            kept.append(card)
    return tuple(kept)


def _is_quick(sheet: Sheet) -> bool:
    """Return whether a match of this sheet is exact in a moment."""
    try:
        return size_of(sheet).seconds < _MOMENT
    except Unsolvable:
        return False
