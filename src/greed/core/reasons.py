"""Why something isn't possible now, each sentence written once, as a template with named fields.

Programs that need the words without the rules take the templates from here, by way of packs.
"""

from __future__ import annotations

from enum import StrEnum

__all__ = ["Reason"]


class Reason(StrEnum):
    """A sentence with fields in braces; `say` fills them in.

    Dice are written with spaces between them, and faces to choose from with `or`.

    >>> Reason.MINIMUM.say(least=1000, points=250)
    'you need at least 1,000 points to bank: 250 so far'
    """

    OVER = "the game is over"
    HOST_ONLY = "only the host can declare a forfeit"
    TABLE_ONLY = "only the host of the table says who plays"
    PAD_ONLY = "only a score pad takes the points of a turn without its dice"
    DICE_FIRST = "the dice must fall first"
    ANSWER_FIRST = "first accept or decline the carryover"
    NO_OFFER = "there is no carryover on offer now"
    KEEP_FIRST = "first keep one or more scoring dice of the throw"
    OPENING = "{points} points are needed in this throw"
    KEPT_ALREADY = "dice have been kept from this throw already"
    NO_DICE_LEFT = "no dice are left to roll"

    NO_DICE_KEPT = "at least one scoring die must be kept"
    SHOWS_NONE = "the throw shows no {face}s"
    SHOWS_ONE = "the throw shows 1 {face}"
    SHOWS_SOME = "the throw shows {count} {face}s"
    NOTHING_SCORES = "nothing in this throw scores"
    KEEP_ALL = "every scoring die must be kept: {dice}"
    SCORES_NOTHING = "{dice} scores nothing"
    SCORES_NOTHING_HERE = "{dice} scores nothing beside the others"
    ADDS_ONLY_ALONE = "dice may be added to a set only when the throw scores nothing else"

    MUST_ROLL = "you must roll all the dice again before you may bank"
    LOCKED_SCORE = "after taking over, score once more before you bank"
    LOCKED_FACES = "after taking over, score a {faces} in a later throw before you bank"
    MINIMUM = "you need at least {least} points to bank: {points} so far"
    ENTRY_THROW = "{needed} needed in one throw to get on the board: {points} so far"
    ENTRY_TURN = "{needed} needed in one turn to get on the board: {points} so far"
    ENTRY_OWN = (
        "{needed} of your own needed; the {inherited} from the takeover don't count:"
        " {points} so far"
    )
    OVERSHOOT = "{score} would be more than {target}, so the points of the turn are lost"

    TURN_BEGUN = "only a whole turn can be entered as points, before any of its dice"
    NO_STEP = "points come in steps of {unit}, so no turn is worth {points}"
    TOO_LITTLE = "{inherited} points were taken over, so this turn is not worth {points}"
    NO_SUCH_TURN = "no turn can come to {points} points here"
    NO_SUCH_LEFT = "no turn that comes to {points} points here leaves {left} of the dice to roll"
    SAY_LEFT = "say how many dice are left: points {points} leaving {left}"
    NEEDS_DICE = "what the next player may roll depends on the dice of this turn: enter them"

    PLAYERS = "{sheet} is for {least} to {most} players, not {players}"
    JOIN_TOO_LATE = "the final round has begun, so nobody can join any more"
    NO_SUCH_PLAYER = "there are {seats} players, so there is no player {player}"
    OUT_ALREADY = "player {player} sits out already"
    NOT_OUT = "player {player} doesn't sit out"
    LAST_PLAYER = "everybody else sits out, so this player has to stay"

    ILLEGAL = "{move} is not legal: {reason} (legal: {legal})"
    STALE = "this move was made for ply {made}, the game is at ply {ply}"
    NO_THROW = "no dice are to fall now: the phase is {phase}"
    WRONG_DICE = "{count} dice with faces from 1 to {faces} fall here, not {dice}"
    NO_FORFEIT = "no turn can be forfeited: the game is over"

    def say(self, **fields: object) -> str:
        """Return the sentence with its fields filled in, numbers with commas between thousands."""
        return self.value.format_map(
            {
                name: f"{value:,}" if isinstance(value, int) else value
                for name, value in fields.items()
            }
        )
