"""The search for strategy cards: rules that a person can remember and that lose little."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from time import monotonic

from msgspec.structs import replace

from greed.coach.judges import win_judge
from greed.coach.selfplay import priced_decisions
from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet
from greed.exact.match import match_value, optimal_side, score_only
from greed.policies.card import SavedCard, card_side
from greed.policies.card_rules import NEVER, CardRules, Situation, plain_rules, situation
from greed.policies.optimal import Optimal
from greed.tables import Tables, tables

__all__ = ["exact_loss", "find_cards"]

Loss = Callable[[CardRules], float]
Change = dict[str, tuple[int, ...]]

_GAIN = 2e-5
"""A change that wins less than this is not worth another number on a card."""
_STEPS = (200, -200, 50, -50)
_FIELDS = ("bank", "keep", "near", "behind", "ahead", "take")


def exact_loss(rules: CardRules, held: Tables) -> float:
    """Return how much less often than half a card wins against perfect play, each beginning half.

    Raises:
        Unsolvable: no exact match is known for this sheet.
    """
    return 0.5 - match_value(card_side(rules), optimal_side(held), held).share


def find_cards(
    sheet: Sheet, seconds: float = 60.0, *, games: int = 60, measure: bool = False,
    seed: str = "cards", known: Sequence[SavedCard] = (),
) -> tuple[SavedCard, ...]:  # fmt: skip
    """Return cards from very short to longer ones, each of which loses less than those before it.

    Candidates are compared by what their choices cost in games of perfect play.
    Where a match is exact in a moment, these cards are then improved by their exact loss.

    Args:
        sheet: the rules.
        known: cards that were found before; one whose exact loss is known is never replaced by one
            that was only compared, so that searching again makes no card worse.
        seconds: about how long to improve them by their exact loss.
        games: on how many games candidates are compared.
        measure: measure the cards exactly even where that takes minutes each.
        seed: of those games.

    Raises:
        Unsolvable: the race of this sheet has no exact solution.
    """
    held, sampled = tables(sheet), _remembered(_sampled(sheet, games, seed))
    exact = _remembered(lambda rules: exact_loss(rules, held))
    quick = _is_quick(held)
    stages = [_one_number(sheet, exact if quick else sampled), *_stages(sheet, sampled)]
    if quick:
        share = seconds / len(stages)
        stages = [_climbed(rules, exact, _FIELDS, share) for rules in stages]
    measured = exact if quick or measure else None
    found = {each.rules: each for each in known}
    for rules in stages:
        if rules not in found or measured:
            loss = measured(rules) if measured else None
            found[rules] = SavedCard(rules, rules.words(sheet), loss)
    return _frontier(found.values(), measured or sampled)


def _frontier(cards: Iterable[SavedCard], judged: Loss) -> tuple[SavedCard, ...]:
    """Return the cards that lose less than every shorter one, in the order of their words."""
    kept: list[SavedCard] = []
    for card in sorted(cards, key=lambda each: (each.words, judged(each.rules))):
        if not kept or judged(card.rules) < judged(kept[-1].rules) - _GAIN:
            kept.append(card)
    exact = [card for card in kept if card.loss is not None]
    if exact and len(exact) < len(kept):  # the others were only compared: they come before these
        kept = [each for each in kept if each.loss is not None or each.words < exact[0].words]
    return tuple(kept)


def _is_quick(held: Tables) -> bool:
    """Return whether a match of this sheet is exact in a moment."""
    try:
        score_only(held)
    except Unsolvable:
        return False
    return True


def _stages(sheet: Sheet, loss: Loss) -> Iterator[CardRules]:
    """Yield the best card of each family, every one with a few numbers more than the last."""
    plain, dice = plain_rules(sheet), sheet.dice.count
    best = _one_number(sheet, loss)
    offers = tuple(0 if points == NEVER else points for points in plain.take)
    if offers:
        best = _climbed(_better(best, ({"take": take} for take in _offers(dice)), loss), loss,
                        ("take",))  # fmt: skip
        yield best
    keep = tuple(max(0, 50 * (left - 2) + 50 * max(0, left - 4)) for left in range(1, dice + 1))
    two = (
        (*(points,) * few, *(NEVER,) * (dice - few))
        for points in range(250, 600, 50)
        for few in range(2, dice)
    )
    simple = _better(replace(best, keep=keep), ({"bank": bank} for bank in two), loss)
    yield replace(simple, keep=())
    yield _climbed(simple, loss, ("keep",))
    uneven = [tuple(max(50, min(points, 10_000)) for points in _usual(dice))]
    uneven.append(tuple(NEVER if points == NEVER else points for points in plain.bank))
    best = _better(best, ({"bank": bank} for bank in uneven), loss)
    best = _climbed(replace(best, bank=_tail(best.bank)), loss, ("bank",))
    yield best
    best = _better(best, ({"keep": keep}, {"keep": tuple(2 * k for k in keep)}), loss)
    best = _climbed(best, loss, ("keep", "bank"))
    yield best
    near = [(needs, more) for needs in (500, 1000, 1500) for more in (200, 500, 1000)]
    best = _climbed(_better(best, ({"near": each} for each in near), loss), loss,
                    ("near",))  # fmt: skip
    yield best
    gaps = [(gap, more) for gap in (1000, 2000) for more in (50, 100)]
    best = _better(best, ({"behind": each} for each in gaps), loss)
    best = _better(best, ({"ahead": each} for each in gaps), loss)
    best = _climbed(best, loss, _FIELDS)
    yield best


def _one_number(sheet: Sheet, loss: Loss) -> CardRules:
    """Return the best card with a single number, which takes over nothing."""
    found = (CardRules((points,) * sheet.dice.count) for points in range(200, 700, 50))
    return min(found, key=loss)


def _usual(dice: int) -> Iterator[int]:
    """Yield points to bank from that suit most sheets, by dice left."""
    known = (300, 250, 400, 1000, 2850)
    for left in range(dice):
        yield known[min(left, len(known) - 1)] if left < len(known) else 10_000


def _tail(bank: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points with those that no turn comes to written as NEVER."""
    return tuple(NEVER if points >= 10_000 else points for points in bank)


def _offers(dice: int) -> Iterator[tuple[int, ...]]:
    """Yield offers that may be worth taking over: those of several dice, from some points on."""
    yield (NEVER,) * dice
    for least in range(1, dice + 1):
        for points in (0, 200, 400, 700):
            yield (*(NEVER,) * (least - 1), *(points,) * (dice - least + 1))


def _better(best: CardRules, changes: Iterable[Change], loss: Loss) -> CardRules:
    """Return the card after the best of some changes, or as it was."""
    return min([best, *(replace(best, **change) for change in changes)], key=loss)


def _climbed(
    best: CardRules, loss: Loss, names: Sequence[str], seconds: float = float("inf")
) -> CardRules:
    """Return the best card that can be reached by changing one number at a time."""
    deadline, reached = monotonic() + seconds, loss(best)
    changed = True
    while changed:
        changed = False
        for name in names:
            for at in range(len(getattr(best, name))):
                for step in _STEPS:
                    while monotonic() < deadline:
                        other = _stepped(best, name, at, step)
                        value = loss(other) if other else reached
                        if other is None or value >= reached - _GAIN:
                            break
                        best, reached, changed = other, value, True
    return best


def _stepped(rules: CardRules, name: str, at: int, step: int) -> CardRules | None:
    numbers = list(getattr(rules, name))
    if numbers[at] == NEVER or (name in {"near", "behind", "ahead"} and not all(numbers)):
        return None
    numbers[at] += step
    if numbers[at] < (0 if name in {"take", "keep"} else 50):
        return None
    return replace(rules, **{name: tuple(numbers)})


def _remembered(loss: Loss) -> Loss:
    known: dict[CardRules, float] = {}

    def found(rules: CardRules) -> float:
        if rules not in known:
            known[rules] = loss(rules)
        return known[rules]

    return found


def _sampled(sheet: Sheet, games: int, seed: str) -> Loss:
    """Return about what a card loses per game, going by the decisions of perfect play.

    Games of simple players as well made worse cards, where that was measured exactly.
    """
    judge, player = win_judge(sheet), Optimal()
    sample: list[tuple[Situation, tuple[float, ...]]] = []
    for game in range(games):
        for priced in priced_decisions(judge, sheet, (player, player), f"{seed}/{game}"):
            asked = situation(priced.state)
            cost = dict(zip(priced.moves, priced.costs, strict=True))
            sample.append((asked, tuple(cost[move] for move in asked.moves)))

    def loss(rules: CardRules) -> float:
        return sum(costs[rules.picks(asked)] for asked, costs in sample) / games / 2

    return loss
