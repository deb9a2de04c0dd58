"""What a table needs of a screen, and the questions that it asks there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from greed.cli.table.tell import dice_left
from greed.core.consequence import consequence
from greed.core.dice import Throw
from greed.core.game import legal_moves
from greed.core.moves import BANK, Move
from greed.core.sentences import Sentence, points
from greed.core.sheet import Sheet
from greed.core.state import State, entry_of
from greed.game.people import Seat

if TYPE_CHECKING:
    from greed.coach import Advice

__all__ = [
    "HELP",
    "REAL_HELP",
    "Screen",
    "aim",
    "due",
    "question",
    "sentence",
    "standing",
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


class Screen(Protocol):
    """Shows a game and hears what people say."""

    def opening(self, sheet: Sheet, *, resumed: bool) -> None:
        """Show which game begins, or goes on."""

    def turn(self, players: Players, state: State) -> None:
        """Show that a turn begins."""

    def throw(self, player: Seat, fallen: Throw, after: State) -> None:
        """Show dice that fell."""

    def move(self, player: Seat, before: State, move: Move, after: State) -> None:
        """Show a move."""

    def news(self, news: list[Sentence]) -> None:
        """Show what has happened."""

    def scores(self, players: Players, state: State) -> None:
        """Show the score sheet."""

    def odds(self, state: State, advice: Advice | None, *, real: bool = False) -> None:
        """Show what is possible now, and what the coach says about it."""

    def help(self, *, real: bool) -> None:
        """Show what can be typed."""

    def rules(self, sheet: Sheet, wanted: str) -> None:
        """Show the part of the rules that is wanted; without a word the score card."""

    def note(self, text: str) -> None:
        """Show a remark to the player who typed last."""

    def ask(self, player: Seat, state: State, *, real: bool = False) -> str:
        """Ask the player to act, and return the line typed; EOFError if nobody is there."""
        ...

    def ask_dice(self, player: Seat, state: State) -> str:
        """Ask for the dice that fell on a real table, and return the line typed."""
        ...


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
