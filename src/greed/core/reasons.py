"""Why something isn't possible now: each reason is a message, with named fields."""

from __future__ import annotations

from enum import StrEnum, auto

from greed.core.messages import say


class Reason(StrEnum):
    """The name of a message, such as `reason-minimum`; `say` fills it in.

    Dice are written with spaces between them, and faces to choose from with `or`.

    >>> Reason.MINIMUM.say(least=1000, points=250)
    'you need at least 1,000 points to bank: 250 so far'
    """

    @staticmethod
    def _generate_next_value_(name: str, *_: object) -> str:
        return f"reason-{name.replace('_', '-').lower()}"

    OVER = auto()
    HOST_ONLY = auto()
    TABLE_ONLY = auto()
    PAD_ONLY = auto()
    DICE_FIRST = auto()
    ANSWER_FIRST = auto()
    NO_OFFER = auto()
    KEEP_FIRST = auto()
    OPENING = auto()
    KEPT_ALREADY = auto()
    NO_DICE_LEFT = auto()

    NO_DICE_KEPT = auto()
    SHOWS_NONE = auto()
    SHOWS_ONE = auto()
    SHOWS_SOME = auto()
    NOTHING_SCORES = auto()
    KEEP_ALL = auto()
    SCORES_NOTHING = auto()
    SCORES_NOTHING_HERE = auto()
    ADDS_ONLY_ALONE = auto()

    MUST_ROLL = auto()
    LOCKED_SCORE = auto()
    LOCKED_FACES = auto()
    MINIMUM = auto()
    ENTRY_THROW = auto()
    ENTRY_TURN = auto()
    ENTRY_OWN = auto()
    OVERSHOOT = auto()

    TURN_BEGUN = auto()
    NO_STEP = auto()
    TOO_LITTLE = auto()
    NO_SUCH_TURN = auto()
    NO_SUCH_LEFT = auto()
    SAY_LEFT = auto()
    NEEDS_DICE = auto()

    PLAYERS = auto()
    JOIN_TOO_LATE = auto()
    NO_SUCH_PLAYER = auto()
    OUT_ALREADY = auto()
    NOT_OUT = auto()
    LAST_PLAYER = auto()

    ILLEGAL = auto()
    STALE = auto()
    NO_THROW = auto()
    WRONG_DICE = auto()
    NO_FORFEIT = auto()

    def say(self, **fields: object) -> str:
        """Return the sentence in the language that is spoken now, its fields filled in."""
        return say(self.value, fields)
