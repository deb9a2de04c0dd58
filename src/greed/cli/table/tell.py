"""What has happened, in words: read off the states before and after an event."""

from __future__ import annotations

from greed.core.dice import Throw
from greed.core.events import OfferMade, events
from greed.core.moves import Move
from greed.core.record import Event
from greed.core.sentences import Sentence, points, sentence, with_noun
from greed.core.state import State
from greed.game.people import Seat

__all__ = ["dice_left", "kept", "needed", "spaced", "tell"]


def dice_left(count: int) -> str:
    """Return a number of dice in words.

    >>> dice_left(1), dice_left(3)
    ('1 die', '3 dice')
    """
    return with_noun(count, "die")


def spaced(dice: Throw) -> str:
    """Return faces with spaces between them."""
    return " ".join(map(str, dice))


def kept(before: State, move: Move) -> int:
    """Return the points that a legal keep scores."""
    return before.cast.by_dice[move.dice].points if before.cast else 0


def tell(players: tuple[Seat, ...], before: State, event: Event, after: State) -> list[Sentence]:
    """Return what an event came to, in words; an offer is shown by the board itself."""
    return [
        sentence(each, lambda seat: players[seat].name)
        for each in events(before, event, after)
        if not isinstance(each, OfferMade)
    ]


def needed(players: tuple[Seat, ...], state: State) -> str:
    """Return what the player to act needs in a final round; nothing before, or for the leader.

    >>> import greed
    >>> state = greed.parse_position("koans 3100,2900 2/1 throw 5 - 0 - 1> 40")
    >>> needed((Seat("Ann"), Seat("Bob")), state)
    'Bob needs 200 points in this turn to draw level with Ann at 3,100, and more to lead.'
    """
    final = state.final
    if final is None or state.over or final.leader == state.seat:
        return ""
    player, leader = players[state.seat], players[final.leader]
    best = state.scores[final.leader]
    gap = best - state.scores[state.seat]
    end = state.rules.sheet.end
    needs = player.verb("needs", "need")
    if end.tie == "shared" and end.endgame in ("single_final_turn", "finish_round"):
        return (
            f"{needs} {points(gap)} points in this turn to draw level with {leader.name}"
            f" at {points(best)}, and more to lead."
        )
    return f"{needs} more than {points(gap)} points in this turn to beat {points(best)}."
