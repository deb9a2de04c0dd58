"""What has happened, in words: read off the states before and after an event."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greed.cli.table.players import Player
from greed.core.dice import Throw
from greed.core.events import (
    Banked,
    BonusTurn,
    Bust,
    Entered,
    FinalRound,
    Fine,
    Forfeited,
    GameEvent,
    HotDice,
    MissedOpening,
    OfferPassed,
    OfferTaken,
    Reset,
    Saved,
    ScoreToBeat,
    Strike,
    Won,
    events,
)
from greed.core.moves import FORFEIT, Move
from greed.core.record import Event
from greed.core.sheet import Sheet
from greed.core.state import State

__all__ = ["News", "dice_left", "kept", "needed", "points", "spaced", "tell"]

Mood = Literal["good", "bad", "big", "plain"]
_STRIKES = (Strike, Fine, Reset)  # which are not told of a forfeit


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
    happened = events(before, event, after)
    if event == FORFEIT:
        happened = tuple(each for each in happened if not isinstance(each, _STRIKES))
    told = (_news(players, before.rules.sheet, each) for each in happened)
    return [news for news in told if news]


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


def _news(players: tuple[Player, ...], sheet: Sheet, event: GameEvent) -> News | None:
    """Return the words for an event; None if the screen shows it by itself."""
    if isinstance(event, Won):
        return _of_win(players, event)
    player = players[event.seat]
    if isinstance(event, _STRIKES):
        return News(_of_strikes(player, sheet, event), "bad")
    return _of_dice(event) or _of_move(player, event) or _of_scores(player, event)


def _of_dice(event: GameEvent) -> News | None:
    match event:
        case Bust(lost=lost):
            gone = f" {points(lost)} points gone." if lost else " No points to lose."
            return News("BUST!" + gone, "bad")
        case MissedOpening(needed=needed):
            return News(f"Less than {points(needed)} in this throw: the turn is over.", "bad")
        case Saved():
            won = f", and that is worth {points(event.points)}" if event.points else ""
            return News(f"Nothing scores{won}: go on with {dice_left(event.dice)}.", "good")
        case HotDice(dice=dice):
            return News(f"Hot dice! All {dice} are back.", "good")
        case BonusTurn() if event.points:
            return News(
                f"All dice scored: {points(event.points)} banked, and a bonus turn.", "good"
            )
        case _:
            return None


def _of_move(player: Player, event: GameEvent) -> News | None:
    match event:
        case Banked(reason=None, score=score):
            in_all = f", {points(score)} in all" if score != event.points else ""
            return News(f"{player.verb('banks', 'bank')} {points(event.points)}{in_all}.", "good")
        case Banked(reason=reason):
            return News(f"No points banked: {reason}.", "bad")
        case Forfeited():
            return News(f"{player.verb('forfeits', 'forfeit')} the turn.", "bad")
        case OfferTaken(dice=dice):
            have = f"{points(event.points)} points and {dice_left(dice)}"
            return News(f"{player.verb('takes', 'take')} {have}.", "good")
        case OfferPassed():
            return News(f"{player.verb('passes', 'pass')}: a turn with all dice.")
        case _:
            return None


def _of_scores(player: Player, event: GameEvent) -> News | None:
    match event:
        case Entered():
            return News(f"{player.verb('is', 'are')} on the board.", "good")
        case FinalRound(score=score):
            has = f"{player.verb('has', 'have')} {points(score)}"
            return News(f"FINAL ROUND: {has}, the score to beat.", "big")
        case ScoreToBeat(score=score, raised=False):
            leads = player.verb("leads", "lead")
            return News(f"{leads} now: {points(score)} is the score to beat.", "big")
        case _:
            return None


def _of_strikes(player: Player, sheet: Sheet, event: Strike | Fine | Reset) -> str:
    in_a_row = f"{event.busts} busts in a row"
    if isinstance(event, Strike) and event.busts < event.limit:
        turns = "1 bust" if event.busts == 1 else in_a_row
        return f"{turns}: {event.limit} in a row cost {_cost(sheet)}."
    lost = 0 if isinstance(event, Strike) else event.lost
    out = ", and is off the board" if isinstance(event, Reset) and event.off_board else ""
    return f"{in_a_row}: {player.verb('loses', 'lose')} {points(lost)}{out}."


def _cost(sheet: Sheet) -> str:
    rule = sheet.strikes
    assert rule is not None
    return f"{points(rule.penalty)} points" if rule.effect == "penalty" else "the whole score"


def _of_win(players: tuple[Player, ...], won: Won) -> News:
    names = [players[seat] for seat in won.outcome.winners]
    score = points(won.score)
    if len(names) == 1:
        return News(f"{names[0].verb('wins', 'win')} with {score}!", "big")
    return News(f"{' and '.join(p.name for p in names)} share the win with {score}!", "big")
