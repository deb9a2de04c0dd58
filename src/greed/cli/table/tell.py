"""What the table says and asks: read off the states before and after an event."""

from __future__ import annotations

from greed.core.consequence import consequence
from greed.core.dice import Throw
from greed.core.events import OfferMade, events
from greed.core.game import legal_moves
from greed.core.moves import BANK, Move
from greed.core.record import Event
from greed.core.sentences import Sentence, points, with_noun
from greed.core.sentences import sentence as told_event
from greed.core.sheet import Sheet
from greed.core.state import State, entry_of
from greed.game.people import Seat

__all__ = [
    "HELP",
    "REAL_HELP",
    "aim",
    "dice_left",
    "due",
    "kept",
    "needed",
    "question",
    "score_line",
    "sentence",
    "spaced",
    "standing",
    "tell",
    "what_fell",
]

Players = tuple[Seat, ...]

HELP = (
    ("115 or 1 1 5", "keep these dice"),
    ("all, a", "keep every scoring die"),
    ("roll, r", "roll the dice that are left"),
    ("bank, b", "end the turn and add its points to your score"),
    ("115 roll, ab", "keep and roll (or bank) in one line"),
    ("take, t / pass, p", "take over a carryover, or pass"),
    ("?", "show your choices and how often each wins"),
    ("undo, u", "take back a choice, until the dice fall"),
    ("join Cleo", "somebody who comes later joins the game"),
    ("out Bob / back Bob", "somebody sits out or goes home / is back"),
    ("scores, s / rules", "show the score sheet / the rules"),
    ("save FILE", "save a copy of the game"),
    ("quit, q", "leave; the game is saved, --resume continues it"),
)
REAL_HELP = (
    ("1 1 5 2 3 or 11523", "type all the dice you rolled, after every roll"),
    ("650 / 650 3 / 0", "or just the points of the whole turn / with 3 dice left / a bust"),
    *HELP,
)


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


def tell(players: Players, before: State, event: Event, after: State) -> list[Sentence]:
    """Return what an event came to, in words; an offer is shown by the board itself."""
    return [
        told_event(each, lambda seat: players[seat].name)
        for each in events(before, event, after)
        if not isinstance(each, OfferMade)
    ]


def needed(players: Players, state: State) -> str:
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


def due(state: State, *, real: bool) -> str:
    """Return what happens next where dice have to fall: people roll real ones themselves."""
    left = dice_left(state.hand.dice)
    return f"{left} to roll" if real else f"Enter rolls {left}"


def what_fell(player: Seat, state: State) -> str:
    """Return the question for the dice that fell on a real table."""
    return f"{player.verb('rolls', 'roll')} {dice_left(state.hand.dice)}: what fell?"


def question(player: Seat, state: State, *, real: bool = False) -> str:
    """Return the question for the player to act, after a line with the reason for any limits."""
    match state.phase:
        case "throw":
            return f"{player.name}: {due(state, real=real)}"
        case "keep":
            return "Keep which dice?"
        case "offer":
            assert state.offer is not None
            count, worth = state.offer.hand.dice, points(state.offer.points)
            return (
                f"{player.name}: take over {dice_left(count)} with {worth} points,"
                f" or pass and roll all {state.rules.sheet.dice.count}?"
            )
        case _:
            return _decide(player, state, real=real)


def _decide(player: Seat, state: State, *, real: bool) -> str:
    """Return the question whether to roll or to bank, with what stands in the way of a bank."""
    moves, left = legal_moves(state), dice_left(state.hand.dice)
    if BANK not in moves:
        what = what_fell(player, state) if real else due(state, real=real)
        return f"{sentence(moves.why_not(BANK) or '')}\n{what}"
    roll = f"Roll {left} and type what fell" if real else f"Roll {left}"
    does = consequence(state, BANK)
    assert does is not None
    if does.kind == "nothing":
        return f"{sentence(f'A bank {does.words}')}\n{roll}, or bank nothing?"
    says = "" if does.kind == "banks" else f" ({does.words})"
    return f"{roll}, or bank {points(state.points)}{says}?"


def sentence(text: str) -> str:
    """Return a reason as a sentence.

    >>> sentence("the dice must fall first")
    'The dice must fall first.'
    """
    end = "" if text[-1:] in "?!.:" else "."
    return f"{text[:1].upper()}{text[1:]}{end}"


def standing(state: State, seat: int, *, short: bool = False) -> str:
    """Return what is to be said of a seat beside its score, or nothing."""
    said = []
    entry = entry_of(state, seat)
    if entry:
        where = "" if short else f" in one {entry.scope}"
        said.append(f"needs {points(entry.points)}{where}")
    if state.strikes[seat]:
        said.append("✗" * state.strikes[seat])
    if seat in state.away:
        said.append("sits out")
    if seat in state.winners:
        said.append("wins")
    elif state.final and not state.over and state.final.leader == seat:
        said.append("to beat")
    return ", ".join(said)


def aim(sheet: Sheet) -> str:
    """Return the title line of a game."""
    faces = "" if sheet.dice.faces == 6 else f" with {sheet.dice.faces} faces"
    return f"{sheet.title} · {sheet.dice.count} dice{faces} · to {points(sheet.target)}"


def score_line(players: Players, state: State) -> str:
    """Return everybody's score on one line, with what is to be said of each."""
    rows = []
    for seat, player in enumerate(players[: state.seats]):
        said = standing(state, seat)
        rows.append(f"{player.name} {points(state.scores[seat])}{f' ({said})' if said else ''}")
    return ", ".join(rows)
