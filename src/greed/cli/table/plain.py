"""A screen of plain lines: for pipes, logs, screen readers and terminals without graphics."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from greed.cli.table.advice import choices, danger, ranked
from greed.cli.table.players import Player
from greed.cli.table.screen import (
    HELP,
    REAL_HELP,
    Players,
    aim,
    due,
    question,
    standing,
    what_fell,
)
from greed.cli.table.tell import dice_left, kept, spaced
from greed.core.dice import Throw
from greed.core.moves import Move
from greed.core.sentences import Sentence, points, told
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.report.plain import unarmed

if TYPE_CHECKING:
    from greed.coach import Advice

__all__ = ["PlainScreen"]

_SHOWN = 6


class PlainScreen:
    """Writes one line for each thing that happens, and reads lines."""

    def _say(self, text: str = "") -> None:
        sys.stdout.write(f"{unarmed(text)}\n")
        sys.stdout.flush()

    def opening(self, sheet: Sheet, *, resumed: bool) -> None:
        """Show which game begins, or goes on."""
        self._say(f"{aim(sheet)}{', resumed' if resumed else ''} (h for help)")

    def turn(self, players: Players, state: State) -> None:
        """Show that a turn begins."""
        self._say()
        self._say(f"{players[state.seat].name} to play. Scores: {self._line(players, state)}")

    def _line(self, players: Players, state: State) -> str:
        rows = []
        for seat, player in enumerate(players[: state.seats]):
            said = standing(state, seat)
            note = f" ({said})" if said else ""
            rows.append(f"{player.name} {points(state.scores[seat])}{note}")
        return ", ".join(rows)

    def throw(self, player: Player, fallen: Throw, after: State) -> None:  # noqa: ARG002
        """Show dice that fell."""
        self._say(told("Threw", {"dice": tuple(sorted(fallen))}, [player.name]).text)

    def move(self, player: Player, before: State, move: Move, after: State) -> None:
        """Show a move; that somebody rolls is said with the dice that fall."""
        if move.kind == "keep":
            turn = f" {points(after.points)} this turn." if after.phase == "decide" else ""
            fields = {"dice": move.dice, "points": kept(before, move)}
            self._say(told("Kept", fields, [player.name]).text + turn)

    def news(self, news: list[Sentence]) -> None:
        """Show what has happened."""
        for item in news:
            self._say(item.text)

    def scores(self, players: Players, state: State) -> None:
        """Show the score sheet."""
        self._say(self._line(players, state))

    def odds(self, state: State, advice: Advice | None, *, real: bool = False) -> None:
        """Show what is possible now, and what the coach says about it."""
        if state.phase == "throw":
            self._say(f"  {due(state, real=real)}, {danger(state)}")
        for choice, worth in ranked(state, advice):
            parts = [str(choice.move)]
            if choice.points:
                parts.append(f"{points(choice.points)} points")
            if choice.left:
                parts.append(f"{dice_left(choice.left)} next, bust {100 * float(choice.bust):.1f}%")
            if advice:
                parts.append(f"{advice.measure} {worth}")
            self._say("  " + ", ".join(parts))
        if advice:
            self._say(f"  {advice.why}" + (f" ({advice.caveat})" if advice.caveat else ""))

    def help(self, *, real: bool) -> None:
        """Show what can be typed."""
        for words, what in REAL_HELP if real else HELP:
            self._say(f"  {words}: {what}")

    def rules(self, sheet: Sheet, wanted: str) -> None:
        """Show the part of the rules that is wanted; without a word the score card."""
        from rich.console import Console

        from greed.cli.render.rules import show_part

        show_part(Console(width=80, color_system=None), sheet, wanted)

    def note(self, text: str) -> None:
        """Show a remark to the player who typed last."""
        self._say(text)

    def ask(self, player: Player, state: State, *, real: bool = False) -> str:
        """Ask the player to act, and return the line typed; EOFError if nobody is there."""
        if state.phase == "keep":
            best = choices(state)
            some = (f"{spaced(c.move.dice)} ({points(c.points)})" for c in best[:_SHOWN])
            more = f", ? for {len(best) - _SHOWN} more" if len(best) > _SHOWN else ""
            self._say(f"Choices: {', '.join(some)}{more}")
        return self._ask(question(player, state, real=real))

    def ask_dice(self, player: Player, state: State) -> str:
        """Ask for the dice that fell on a real table, and return the line typed."""
        return self._ask(what_fell(player, state))

    def _ask(self, text: str) -> str:
        self._say(text)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            self._say(f"> {line.strip()}")
        return line
