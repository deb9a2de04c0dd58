"""The aim of the game, how it ends, and who has won."""

from __future__ import annotations

from collections.abc import Iterator

from greed.core.sheet import Sheet
from greed.report import Item, Items, Text
from greed.rulebook.model import Section
from greed.rulebook.words import points

__all__ = ["aim_section", "end_section", "gist"]


def gist(sheet: Sheet) -> str:
    """Return in a few words what wins the game.

    >>> from greed.sheets import load
    >>> gist(load("classic"))
    'first to bank 10,000 points'
    """
    target = points(sheet.target)
    exact = "exactly " if sheet.end.overshoot != "allowed" else ""
    match sheet.end.endgame:
        case "first_to_target":
            return f"first to bank {exact}{target}"
        case "single_final_turn":
            return f"{exact}{target}, then one last turn for the others"
        case "finish_round":
            return f"{exact}{target}, then the round is finished"
        case "rechallenge_all" | "rechallenge_rounds":
            return f"{target}, then the score to beat until nobody beats it"
        case "deposed_and_waiting":
            return f"{target}, then the highest score wins that nobody can beat"


def aim_section(sheet: Sheet) -> Section:
    """Return what the game is about, in the fewest words."""
    target = f"{'exactly ' if sheet.end.overshoot != 'allowed' else ''}{points(sheet.target)}"
    if sheet.end.endgame == "first_to_target":
        goal = f"Be the first to bank {target}: that wins the game at once."
    else:
        goal = (
            f"Have the highest score when the game ends. The end begins when somebody has banked"
            f" {target}."
        )
    idea = (
        "On your turn you throw dice, set some aside that score, and then choose: throw the rest"
        " for more points, or stop and bank what you have. The longer you go on, the more you can"
        " win, and the more a bad throw takes away."
    )
    return Section("aim", "What it is about", (Text(goal), Text(idea)))


def end_section(sheet: Sheet) -> Section:
    """Return how the game ends."""
    first, *rest = _course(sheet)
    items = [*(Item(text, lead) for lead, text in _details(sheet))]
    blocks = (Text(first), *map(Text, rest), *((Items(tuple(items)),) if items else ()))
    return Section("end", "The end of the game", blocks)


def _course(sheet: Sheet) -> Iterator[str]:
    target = points(sheet.target)
    begins = f"When a player banks and so has {target} or more, the final round begins."
    if sheet.end.overshoot != "allowed":
        begins = f"When a player banks and so has exactly {target}, the final round begins."
    beat = (
        f"When a player banks and so has {target} or more, the final round begins: that score is"
        " the score to beat. To beat it takes more points; the same score is not enough."
    )
    match sheet.end.endgame:
        case "first_to_target":
            exactly = "exactly " if sheet.end.overshoot != "allowed" else ""
            more = "" if exactly else " or more"
            yield (
                f"The first player who banks and so has {exactly}{target}{more} wins, and the game"
                " is over at once. The others have no further turn."
            )
        case "single_final_turn":
            yield (
                f"{begins} Every other player has one more turn, in the usual order, also those who"
                " had theirs in this round already. Then the highest score wins."
            )
        case "finish_round":
            yield (
                "A round is one turn for every player, from the one who began the game. "
                f"{begins} Only the players who come after in this round have their turn; if nobody"
                " does, the game is over at once. Then the highest score wins."
            )
        case "rechallenge_all":
            yield f"{beat} Every other player, in the usual order, has one turn to beat it."
            yield (
                "As soon as a player beats it, there is a new score to beat, and every other player"
                " has one more turn, beginning with the next: also the one just beaten, and those"
                f" who have tried before. When nobody is left to try, {_winner(sheet)}"
            )
        case "rechallenge_rounds":
            yield f"{beat} Every other player, in the usual order, has one turn to try."
            yield (
                "A player who beats it sets a new score to beat for those who still have to"
                " try. When all of them have tried and the score was beaten, every player but the"
                " one who holds it"
                " has one more turn. When a round of tries ends without a new score to beat,"
                f" {_winner(sheet)}"
            )
        case "deposed_and_waiting":
            yield f"{beat} Every other player, in the usual order, has one turn to beat it."
            yield (
                "A player who beats it sets a new score to beat. Then the player just beaten"
                " gets one turn, and so do those who have not tried yet; a player who tried in"
                " vain is out."
                f" When nobody is left to try, {_winner(sheet)}"
            )


def _details(sheet: Sheet) -> Iterator[tuple[str, str]]:
    end = sheet.end
    if end.overshoot == "forfeits":
        text = (
            f"Points that would take your score beyond {sheet.target:,} are lost: a turn banked for"
            " too much records nothing."
        )
        yield "Too much.", text
    elif end.overshoot == "bounces":
        example = sheet.target - 200
        text = (
            f"Your score bounces off {sheet.target:,}: points that take it beyond are taken off"
            f" again, as if you had walked on and back. With {max(example, 0):,} and a turn of 500"
            f" you have {max(sheet.target - 300, 0):,}. No turn takes your score below 0."
        )
        yield "Too much.", text
    strikes = sheet.strikes
    bonus = sheet.turn.hot_dice == "bonus_turn" and end.endgame != "first_to_target"
    if bonus and strikes and strikes.count == 1:
        text = (
            "Once the final round has begun, a bust in a bonus turn takes nothing from the player"
            " with the highest score: the score to beat stands."
        )
        yield "Bonus turns.", text
    if end.endgame != "first_to_target":
        yield "Same rules.", "In the final round all the rules of a turn hold."
        text = (
            "Players who share the highest score share the victory."
            if end.tie == "shared"
            else "Among players who share the highest score, the one who had it first wins."
        )
        yield "Ties.", text


def _winner(sheet: Sheet) -> str:
    """Say who wins when a score to beat was not beaten."""
    if sheet.end.tie == "first_to_reach":
        return "the player who holds the score to beat wins."
    return "the highest score wins."
