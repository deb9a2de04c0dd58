"""The policy that follows a strategy card: a few rules that a person can remember."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, ClassVar, Literal, Self

import msgspec

from greed.core.identity import sheet_hash
from greed.core.moves import Move
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.core.turn import Rules
from greed.policies._former._policy import Policy
from greed.policies._former.card_rules import CardRules, plain_rules
from greed.policies._policy import PolicyError

if TYPE_CHECKING:
    from greed.exact.match import Side
    from greed.tables import Tables

__all__ = [
    "Card",
    "CardRules",
    "Rival",
    "SavedCard",
    "card_rules",
    "card_side",
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


def card_side(rules: CardRules) -> Side:
    """Return how rules on a card play a game between two, for the solver of matches."""
    from greed.exact.match import PlannedSide

    digest = hashlib.sha256(msgspec.json.encode(rules)).hexdigest()[:8]
    return PlannedSide(f"card {digest}", rules)


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
        return _rules(state.rules, self.length).choose(state)

    def side(self, tables: Tables) -> Side:
        """Return how it plays a game between two."""
        return card_side(card_rules(tables.sheet, self.length))


@lru_cache(maxsize=64)
def _rules(rules: Rules, length: Length) -> CardRules:
    return card_rules(rules.sheet, length)


@cache
def _saved() -> dict[str, _SheetCards]:
    """Return the cards of the presets by the hash of their sheets."""
    text = (files("greed.policies") / "cards.json").read_bytes()
    saved = msgspec.json.decode(text, type=tuple[_SheetCards, ...])
    return {cards.hash: cards for cards in saved}
