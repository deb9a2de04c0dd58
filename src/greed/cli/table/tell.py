"""What has happened, in words: read off the states before and after an event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from greed.cli.table.players import Player
from greed.core.bank import why_no_points
from greed.core.dice import Throw
from greed.core.moves import Move
from greed.core.record import Event
from greed.core.state import ON, OUT, State

__all__ = ["News", "dice_left", "kept", "needed", "points", "spaced", "tell"]

Mood = Literal["good", "bad", "big", "plain"]


class News(Struct, frozen=True):
    """One thing that happened, and how it should look."""

    text: str
    mood: Mood = "plain"


def points(number: int) -> str:
    """Return points as people write them.

    >>> points(10250)
    '10,250'
    """
    return f"{number:,}"


def dice_left(count: int) -> str:
    """Return a number of dice in words.

    >>> dice_left(1), dice_left(3)
    ('1 die', '3 dice')
    """
    return "1 die" if count == 1 else f"{count} dice"


def spaced(dice: Throw) -> str:
    """Return faces with spaces between them."""
    return " ".join(map(str, dice))


def kept(before: State, move: Move) -> int:
    """Return the points that a legal keep scores."""
    return before.cast.by_dice[move.dice].points if before.cast else 0


def tell(players: tuple[Player, ...], before: State, event: Event, after: State) -> list[News]:
    """Return the news of an event, the most important one last."""
    if isinstance(event, Move):
        news = list(_of_move(players, before, event, after))
    else:
        news = list(_of_throw(players, before, event, after))
    return [*news, *_of_the_end(players, before, after)]


def needed(players: tuple[Player, ...], state: State) -> str:
    """Return what the player to act needs in a final round; nothing before, or for the leader.

    >>> import greed
    >>> state = greed.parse_position("koans 3100,2900 2/1 throw 5 - 0 - 1> 40")
    >>> needed((Player("Ann"), Player("Bob")), state)
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


def _of_throw(
    players: tuple[Player, ...], before: State, event: Throw, after: State
) -> Iterator[News]:
    if after.phase == "keep":
        return
    cast = before.rules.cast(before.hand, tuple(sorted(event)))
    if cast.free:
        won = f", and that is worth {points(cast.free.points)}" if cast.free.points else ""
        yield News(f"Nothing scores{won}: go on with {dice_left(after.hand.dice)}.", "good")
        return
    if cast.missed:
        yield News(
            f"Less than {points(before.hand.opening)} in this throw: the turn is over.", "bad"
        )
        return
    gone = f" {points(before.points)} points gone." if before.points else " No points to lose."
    yield News("BUST!" + gone, "bad")
    yield from _of_strikes(players[before.seat], before, after)


def _of_strikes(player: Player, before: State, after: State) -> Iterator[News]:
    rule, seat = before.rules.sheet.strikes, before.seat
    if rule is None:
        return
    lost = before.scores[seat] - after.scores[seat]
    if after.strikes[seat]:
        count = after.strikes[seat]
        turns = "1 bust" if count == 1 else f"{count} busts in a row"
        yield News(f"{turns}: {rule.count} in a row cost {_cost(before)}.", "bad")
    elif before.strikes[seat] == rule.count - 1:
        out = (
            ", and is off the board" if after.standing[seat] == OUT != before.standing[seat] else ""
        )
        yield News(
            f"{rule.count} busts in a row: {player.verb('loses', 'lose')} {points(lost)}{out}.",
            "bad",
        )


def _cost(state: State) -> str:
    rule = state.rules.sheet.strikes
    assert rule is not None
    return f"{points(rule.penalty)} points" if rule.effect == "penalty" else "the whole score"


def _of_move(
    players: tuple[Player, ...], before: State, move: Move, after: State
) -> Iterator[News]:
    player, seat = players[before.seat], before.seat
    gained = after.scores[seat] - before.scores[seat]
    match move.kind:
        case "keep":
            used = before.hand.dice == len(move.dice)
            if after.phase != "decide":
                if gained:
                    yield News(
                        f"All dice scored: {points(gained)} banked, and a bonus turn.", "good"
                    )
            elif used and after.hand.dice:
                yield News(f"Hot dice! All {before.rules.sheet.dice.count} are back.", "good")
        case "bank":
            if gained or why_no_points(before) is None:
                total = after.scores[seat]
                in_all = f", {points(total)} in all" if total != gained else ""
                yield News(f"{player.verb('banks', 'bank')} {points(gained)}{in_all}.", "good")
            else:
                yield News(f"No points banked: {why_no_points(before)}.", "bad")
        case "forfeit":
            yield News(f"{player.verb('forfeits', 'forfeit')} the turn.", "bad")
        case "accept":
            assert before.offer is not None
            have = f"{points(before.offer.points)} points"
            yield News(
                f"{player.verb('takes', 'take')} {have} and {dice_left(after.hand.dice)}.", "good"
            )
        case "decline":
            yield News(f"{player.verb('passes', 'pass')}: a turn with all dice.")
        case "roll":
            pass
    if before.standing[seat] != ON == after.standing[seat]:
        yield News(f"{player.verb('is', 'are')} on the board.", "good")


def _of_the_end(players: tuple[Player, ...], before: State, after: State) -> Iterator[News]:
    if after.over:
        names = [players[seat] for seat in after.winners]
        score = points(after.scores[after.winners[0]])
        if len(names) == 1:
            yield News(f"{names[0].verb('wins', 'win')} with {score}!", "big")
        else:
            yield News(f"{' and '.join(p.name for p in names)} share the win with {score}!", "big")
        return
    if after.final is None or (before.final and before.final.leader == after.final.leader):
        return
    leader = players[after.final.leader]
    score = points(after.score_to_beat or 0)
    if before.final is None:
        yield News(f"FINAL ROUND: {leader.verb('has', 'have')} {score}, the score to beat.", "big")
    else:
        yield News(f"{leader.verb('leads', 'lead')} now: {score} is the score to beat.", "big")
