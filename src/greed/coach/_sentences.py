"""What the coach says, as templates (see `greed.core.sentences`); the page fills in the same ones.

`ADVICE` explains the best choice, `against` beside another one that somebody wanted. There `offer`
and what begins with `rolling`, `banking` or `because` are parts of the others, which they reach as
fields of that name. `LESSONS` explain why a tempting answer to a puzzle is wrong, and `missed` how
many bots miss the right one; `close`, `dice`, `gift` and `nothing` are the reasons in one of them.
`sure` is what the tutor says before a costly choice, `moment` what is said of one afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["ADVICE", "LESSONS", "NOTES"]

ADVICE: Mapping[str, str] = {
    "rolling": "rolling {dice:die} busts {bust} of the time",
    "rolling, no bust": "rolling {dice:die} never busts",
    "banking": "banking {points}",
    "banking nothing": "banking nothing",
    "offer": "{player} an offer worth {gain} to them",
    "poor offer": "{player} an offer that isn't worth taking",
    "only": "{move} is the only legal move.",
    "then": "{move}, then {rest}",
    "take": (
        "Take it: rolling {dice:die} for {points} points fails {bust} of the time, and the other"
        " choice costs {cost}."
    ),
    "pass": (
        "Pass: rolling {dice:die} for {points} points fails {bust} of the time, and the other"
        " choice costs {cost}."
    ),
    "keep": "{move} leaves {dice:die} to roll; {second} would cost {cost}.",
    "keep that ends": "{move} ends the turn: {does}; {second} would cost {cost}.",
    "points": (
        "{move}: rolling {dice:die} brings {worth} on average, and busts {bust} of the time."
    ),
    "roll": "Roll: that wins {rolls}, {banking} {worth}, although {rolling}.",
    "roll, no bust": "Roll: that wins {rolls}, {banking} {worth}, and {rolling}.",
    "roll, not offer": (
        "Roll: that wins {rolls}, although {rolling}; {banking} wins {worth}, and leaves {offer}."
    ),
    "bank": "Bank: {banking} wins {worth}, rolling {rolls}, because {rolling}.",
    "bank, no bust": "Bank: {banking} wins {worth}, rolling {rolls}.",
    "bank and offer": (
        "Bank: {banking} wins {worth}, even though it leaves {offer}; rolling wins {rolls},"
        " because {rolling}."
    ),
    "bank, poor offer": (
        "Bank: {banking} wins {worth}, rolling {rolls}, because {rolling}. It leaves {offer}."
    ),
    "against": 'You wanted "{yours}" ({wrong}); "{best}" {is} {right}, because {because}.',
    "because of dice": "it leaves {dice:die} to roll instead of {other}",
    "because of points": "it makes {points} points instead of {less}",
    "because of more": "what can follow is worth more",
    "because it goes on": "your turn goes on",
    "because it ends": "it ends the turn: {does}",
    "because of risk": "rolling {dice:die} busts {bust} of the time",
    "because it is worth it": "the risk is worth it: rolling {dice:die} busts {bust} of the time",
}
"""Why the best choice is the best, as templates (see `greed.core.sentences`)."""

LESSONS: Mapping[str, str] = {
    "take": (
        "Starting fresh gives away a good chance: rolling {dice:die} for {points} fails {bust} of"
        " the time, yet taking over wins {right} and starting fresh {wrong}."
    ),
    "pass": (
        "The points look good, but rolling {dice:die} for {points} fails {bust} of the time:"
        " taking over wins {wrong}, starting fresh {right}."
    ),
    "keep": (
        "{tempting} scores {scored} and leaves {left:die} ({risk} bust); {best} scores {better},"
        " leaves {stays:die} ({safer} bust), and wins {right} instead of {wrong}."
    ),
    "bank": (
        "Rolling {dice:die} busts {bust} of the time and wins only {wrong}; banking {points} wins"
        " {right}."
    ),
    "roll": (
        "Banking wins only {wrong}, because {reason}; rolling {dice:die} busts {bust} of the time,"
        " but wins {right}."
    ),
    "roll, no bust": (
        "Banking wins only {wrong}, because {reason}; rolling {dice:die} never busts, and wins"
        " {right}."
    ),
    "close": "your opponent needs only {needed} more",
    "dice": "the points are worth less than the dice you still have",
    "gift": "it leaves your opponent points and dice to take over",
    "nothing": "it records nothing",
    "missed": "About {missed} of {bots} bots get this wrong.",
    "sure": '"{move}" costs {games}. {why}',
    "moment": ('Round {round}, {player}, with {points} points: "{move}" cost {games}. {why}'),
}
"""Why a tempting answer to a puzzle is wrong, and what the tutor says, as templates."""

NOTES: Mapping[str, str] = {
    "few": "; luck and skill are separated only for up to {most} players",
    "drift": "; drift is error of the estimate",
}
"""What is added to the caveat of a review among several players."""
