"""The policy that follows a strategy card: a few rules that a person can remember."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import ClassVar, Literal, Self

import msgspec

from greed.core.identity import sheet_hash
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.core.turn import Rules, rules_of
from greed.graph import Context, TurnGraph, unit_of
from greed.policies._planned import SURE, Planned, Row, bank
from greed.policies._policy import Policy, PolicyError
from greed.policies.card_rules import NEVER, CardRules, Stance, plain_rules

__all__ = [
    "Card",
    "CardPlayer",
    "CardRules",
    "Rival",
    "SavedCard",
    "card_rules",
    "saved_cards",
    "saved_rival",
]

Length = Literal["", "short"]


_SHORT = 35
"""How many words a short card has at most."""


class SavedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that was found for a sheet.

    Attributes:
        rules: what it says.
        words: how many words and numbers that is.
        loss: how much less often than half it wins against perfect play.
        error: the standard error of that, where it was measured in games; 0 where it is exact.
    """

    rules: CardRules
    words: int
    loss: float
    error: float = 0.0


class Rival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a policy that cards are compared with loses, and the standard error; 0: exact."""

    policy: str
    loss: float
    error: float = 0.0


class _SheetCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sheet: str
    hash: str
    cards: tuple[SavedCard, ...]
    rival: Rival | None = None


def saved_cards(sheet: Sheet) -> tuple[SavedCard, ...]:
    """Return the cards that come with Greed for a sheet, the shortest first; perhaps none."""
    saved = _saved().get(sheet_hash(sheet))
    return saved.cards if saved else ()


def saved_rival(sheet: Sheet) -> Rival | None:
    """Return what the policy loses that the cards of a sheet are compared with, if it is known."""
    saved = _saved().get(sheet_hash(sheet))
    return saved.rival if saved else None


def card_rules(sheet: Sheet, length: Length = "") -> CardRules:
    """Return the rules of a sheet's card, the best or a short one.

    A sheet that comes without a card gets one that follows from the odds of a single throw.

    >>> import greed
    >>> card_rules(greed.load("koans(target=1500)")).bank
    (50, 100, 300, 900, 2800)
    """
    cards = saved_cards(sheet)
    if not cards:
        return plain_rules(sheet)
    short = [card for card in cards if card.words <= _SHORT] or cards[:1]
    return (short if length else cards)[-1].rules


@dataclass(frozen=True)
class CardPlayer(Planned):
    """Follows the rules on a card, on one sheet.

    Attributes:
        rules: what the card says. sheet: the rules of the game.
    """

    rules: CardRules
    sheet: Sheet = field(hash=False)
    _like: dict[object, tuple[int, int]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    name = "card"

    @cached_property
    def unit(self) -> int:
        """The points of a unit."""
        return unit_of(self.sheet)

    @property
    def heeds_rival(self) -> bool:
        """Whether a rule on the card is about the scores."""
        rules = self.rules
        return bool(rules.near[1] or rules.behind[1] or rules.ahead[1])

    def row(self, turn: TurnGraph, points: int, context: Context) -> Row:
        """Return what the card tells to do."""
        rules, stance, fresh = self.rules, self._stance(context), self.sheet.dice.count
        held, spare = points * turn.unit, points * turn.unit - self._missing(context)
        closing = bool(rules.close[1]) and not context.final and spare >= 0
        over = self.sheet.end.endgame == "first_to_target" and points >= context.goal
        rank: list[float] = []
        ends: list[int] = []
        for d, x in enumerate(turn.node):
            does = bank(turn, d, points, context)
            if turn.offer[d] == turn.bonus:
                # The dice of a bonus turn count as well, if there is one.
                more = 0 if over and does.records else rules.counts(fresh)
                rank.append(float(does.adds * turn.unit + more))
                ends.append(0)
                continue
            dice = turn.nodes[x].hand.dice if x >= 0 else 0
            least = rules.banks_from(dice, stance) if dice else 1
            enough = does.may and does.brings and held >= least != NEVER
            if closing and dice and does.may and does.brings:
                enough = rules.closes(spare, dice)
            # Dice that are left will not be rolled where the turn is ended.
            counted = held + (0 if enough else rules.counts(dice))
            rank.append(SURE + held if does.settles else float(counted))
            ends.append(does.ends(does.settles or enough))
        return Row(tuple(rank), tuple(ends))

    def takes(self, turn: TurnGraph, offer: int, points: int, context: Context) -> bool:
        """Return whether the card says to take over this many points."""
        held, least = points * turn.unit, self.rules.takes_from(turn.offers[offer].dice)
        behind = (context.rival - context.score) * turn.unit
        chased = context.final and self.rules.chases(held, behind)
        return chased or held >= least != NEVER

    def reads(self, context: Context) -> Context:
        """Return a context with scores for which the same rules about them hold."""
        rules, stance = self.rules, self._stance(context)
        context = context._replace(strikes=0, lost=0)
        if context.final:
            behind = context.rival - context.score if rules.chase else 0
            score = context.score if context.bounces else 0
            return context._replace(score=score, rival=score + behind)
        score = context.score if self.heeds_rival or rules.close[1] or context.bounces else 0
        rival = context.rival if self.heeds_rival else 0
        if self.heeds_rival and not (rules.close[1] or context.bounces):
            score, rival = self._like.setdefault(stance, (score, rival))
        elif self.heeds_rival:
            score, rival = self._like.setdefault((stance, score), (score, rival))
        return context._replace(score=score, rival=rival)

    def _stance(self, context: Context) -> Stance:
        if context.final:
            return Stance.PLAIN
        needed = self.sheet.target - context.rival * self.unit
        return self.rules.stance(needed, (context.score - context.rival) * self.unit)

    def _missing(self, context: Context) -> int:
        """Return how many points are missing to the target."""
        return self.sheet.target - context.score * self.unit


@dataclass(frozen=True)
class Card(Policy):
    """Follows the best card a person can remember for the sheet; card:short a shorter one."""

    length: Length = ""

    name = "card"
    written: ClassVar[str] = "card[:short]"

    def __str__(self) -> str:
        return f"card:{self.length}" if self.length else "card"

    @classmethod
    def made(cls, parameter: str, seed: str | None) -> Self:  # noqa: ARG003
        """Return the policy of the best card, or of the short one."""
        if parameter not in {"", "short"}:
            raise PolicyError(f"there is card and card:short, but no card:{parameter}")
        return cls("short" if parameter else "")

    def choose(self, state: State) -> Move:
        """Return the move that the card tells."""
        return _player(state.rules, self.length).choose(state)

    def seated(self, sheet: Sheet, seats: int = 2) -> CardPlayer:  # noqa: ARG002
        """Return play by the card of the sheet."""
        return _player(rules_of(sheet), self.length)


@lru_cache(maxsize=64)
def _player(rules: Rules, length: Length) -> CardPlayer:
    return CardPlayer(card_rules(rules.sheet, length), rules.sheet)


@cache
def _saved() -> dict[str, _SheetCards]:
    """Return the cards of the presets by the hash of their sheets."""
    text = (files("greed.policies") / "cards.json").read_bytes()
    saved = msgspec.json.decode(text, type=tuple[_SheetCards, ...])
    return {cards.hash: cards for cards in saved}
