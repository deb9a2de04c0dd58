"""A screen for terminals: dice drawn as dice, the score sheet as bars, colour where it helps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from greed.cli.table import board
from greed.cli.table.advice import choices, danger, ranked
from greed.cli.table.drawing import marks
from greed.cli.table.screen import HELP, REAL_HELP, Players, aim, due, what_fell
from greed.cli.table.screen import question as asked
from greed.cli.table.tell import kept, spaced
from greed.core.dice import Throw
from greed.core.moves import Move
from greed.core.sentences import Sentence, points
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.game.people import Seat

if TYPE_CHECKING:
    from greed.coach import Advice

__all__ = ["RichScreen"]

WIDEST = 120
_MOODS: dict[str, Style | str] = {"good": "green", "bad": board.BAD, "big": board.BIG, "plain": ""}
_MARKS = {"good": "✓", "bad": "✗", "big": "★", "plain": "·"}


class RichScreen:
    """Writes to a console, never more than 120 columns wide, and only ever downwards."""

    def __init__(
        self, console: Console, *, compact: bool = False, read: Callable[[str], str] = input
    ) -> None:
        self.console = console
        self._compact = compact
        self._read = read
        self._width = min(console.width, WIDEST)

    def _print(self, *lines: RenderableType) -> None:
        for line in lines:
            self.console.print(line, highlight=False, width=self._width, soft_wrap=False)

    def _small(self, player: Seat) -> bool:
        """Say whether a player's turn is told in one line for each throw."""
        return self._compact or player.is_bot

    def opening(self, sheet: Sheet, *, resumed: bool) -> None:
        """Show which game begins, or goes on."""
        self._print("", Rule(Text(f" {aim(sheet)} ", "bold"), style="dim"))
        hint = "resumed · " if resumed else ""
        self._print(Text(f"  {hint}? your choices · h help · q quit", "dim"))

    def turn(self, players: Players, state: State) -> None:
        """Show that a turn begins."""
        player = players[state.seat]
        # Where nobody is asked, the score sheet comes once in a round.
        watched = self._compact or all(player.is_bot for player in players)
        if watched and (state.seat == state.first or state.final):
            self._print("", board.score_sheet(players, state, self._width))
        if self._small(player):
            self._print("", Text("  ").append(player.name, "bold"))
        else:
            self._print("", board.score_sheet(players, state, self._width))

    def throw(self, player: Seat, fallen: Throw, after: State) -> None:
        """Show dice that fell."""
        throw = tuple(sorted(fallen))
        if not self._small(player):
            alive = marks(after) or (False,) * len(throw)
            self._print("", *board.big_dice(throw, alive, self._width))
        elif after.phase != "keep":
            self._print(Text("    ").append_text(board.chips(throw, ())))

    def move(self, player: Seat, before: State, move: Move, after: State) -> None:
        """Show a move."""
        if move.kind != "keep":
            return
        worth = f"+{points(kept(before, move))}"
        turn = points(after.points) if after.phase == "decide" else ""
        if self._small(player):
            size = before.rules.sheet.dice.count * 4 - 1
            line = Text("    ").append_text(board.chips(before.throw, move.dice))
            line.pad_right(max(0, size + 4 - len(line)))
            line.append(f"  {worth:>7}", "green").append(f"  {turn:>6}")
        else:
            line = Text("  ✓ ", "green").append(f"{worth} for {spaced(move.dice)}", "green")
            if turn:
                line.append(f"   {turn} this turn", "bold")
        self._print(line)

    def news(self, news: list[Sentence]) -> None:
        """Show what has happened."""
        for item in news:
            if item.tone == "big":
                self._print("", Rule(Text(f" {item.text} ", board.BIG), style=board.BIG))
            else:
                mark = _MARKS[item.tone]
                self._print(Text(f"  {mark} {item.text}", style=_MOODS[item.tone]))

    def scores(self, players: Players, state: State) -> None:
        """Show the score sheet."""
        self._print("", board.score_sheet(players, state, self._width))

    def odds(self, state: State, advice: Advice | None, *, real: bool = False) -> None:
        """Show what is possible now, and what the coach says about it."""
        if state.phase == "throw":
            text = Text(f"  {due(state, real=real)}").append(f"   {danger(state)}", "dim")
            self._print("", text)
        else:
            measure = advice.measure.split()[0].replace("win", "wins") if advice else ""
            self._print("", board.odds_table(ranked(state, advice), measure))
            if advice:
                self._print("", Padding(advice.why, (0, 0, 0, 2)))
                if advice.caveat:
                    self._print(Padding(Text(f"({advice.caveat})", "dim"), (0, 0, 0, 2)))

    def help(self, *, real: bool) -> None:
        """Show what can be typed."""
        table = Table.grid(padding=(0, 3))
        table.add_column(style="bold")
        table.add_column()
        for words, what in REAL_HELP if real else HELP:
            table.add_row(f"  {words}", what)
        self._print("", table)

    def rules(self, sheet: Sheet, wanted: str) -> None:
        """Show the part of the rules that is wanted; without a word the score card."""
        from greed.cli.render.rules import show_part

        show_part(self.console, sheet, wanted)

    def note(self, text: str) -> None:
        """Show a remark to the player who typed last."""
        self._print(Text(f"  {text}", "magenta"))

    def ask(self, player: Seat, state: State, *, real: bool = False) -> str:
        """Ask the player to act, and return the line typed; EOFError if nobody is there."""
        self._print("")
        if state.phase == "keep":
            self._print(board.short_choices(choices(state), self._width))
        return self._ask(asked(player, state, real=real))

    def ask_dice(self, player: Seat, state: State) -> str:
        """Ask for the dice that fell on a real table, and return the line typed."""
        self._print("")
        return self._ask(what_fell(player, state))

    def _ask(self, text: str) -> str:
        *reasons, question = text.splitlines()
        for reason in reasons:
            self._print(Text(f"  {reason}"))
        self._print(Text(f"  {question}", "bold"))
        return self._read("  > ")
