"""The screen of a table: drawn on a terminal, in plain lines elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from shutil import get_terminal_size
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from greed._plain import unarmed
from greed.cli.table import board
from greed.cli.table.advice import Choice, choices, danger, ranked
from greed.cli.table.tell import (
    Players,
    aim,
    due,
    help_lines,
    kept,
    question,
    score_line,
    spaced,
    what_fell,
)
from greed.cli.table.words import typed
from greed.core.dice import Throw
from greed.core.events import events
from greed.core.messages import number, percent, say
from greed.core.moves import Move
from greed.core.record import Event
from greed.core.sentences import move_words, sentences, spoken, told
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.room import Seat

if TYPE_CHECKING:
    from greed.coach import Advice

WIDEST = 120
_MOODS: dict[str, Style | str] = {"good": "green", "bad": board.BAD, "big": board.BIG, "plain": ""}
_MARKS = {"good": "✓", "bad": "✗", "big": "★", "plain": "·"}
_SHOWN = 6
"""How many choices a plain line names."""


class Screen:
    """Shows a game and hears what people say: only ever downwards, at most 120 columns wide.

    A plain screen says each thing that happens in a line of its own, without drawings, colours or
    indents: for pipes, logs, screen readers and terminals without graphics. `fold` keeps its lines
    within the screen. A compact one draws no dice large.
    """

    def __init__(
        self,
        console: Console,
        *,
        plain: bool = False,
        compact: bool = False,
        fold: bool = False,
        read: Callable[[str], str] | None = None,
    ) -> None:
        self.console = console
        self.plain = plain
        self._endless = plain and not fold
        self._compact = compact
        self._read = read or (_line if plain else input)
        self._width = min(console.width, WIDEST)
        self._warned: set[str] = set()

    def _print(self, *lines: RenderableType) -> None:
        for line in lines:
            self.console.print(
                line, highlight=False, markup=False,
                width=None if self._endless else self._width, soft_wrap=self._endless,
            )  # fmt: skip

    def _say(self, text: str, style: str = "", indent: str = "  ") -> None:
        """Show a line; what would take the terminal over is made harmless."""
        self._hang("" if self.plain else indent, Text(unarmed(text), style))

    def _hang(self, lead: str, text: Text) -> None:
        """Show text behind its lead; where it is folded, all of it stands as far in."""
        room = self._width - len(lead)
        whole = [text] if self._endless else text.wrap(self.console, max(1, room))
        for at, line in enumerate(whole):
            self._print(Text(" " * len(lead) if at else lead, line.style).append_text(line))

    def _small(self, player: Seat) -> bool:
        """Say whether a player's turn is told in one line for each throw."""
        return self._compact or bool(player.bot)

    def opening(self, sheet: Sheet, *, resumed: bool) -> None:
        """Show which game begins, or goes on."""
        if self.plain:
            key = "table-plain-resumed" if resumed else "table-plain"
            self._say(say(key, title=aim(sheet)))
            return
        self._print("", Rule(Text(f" {aim(sheet)} ", "bold"), style="dim"))
        keys = say("table-keys")
        self._say(say("table-resumed", keys=keys) if resumed else keys, "dim")

    def turn(self, players: Players, state: State) -> None:
        """Show that a turn begins."""
        player = players[state.seat]
        if self.plain:
            self._say("")
            scores = score_line(players, state)
            self._say(say("table-turn", scores=scores, **spoken(player.name)))
            return
        # Where nobody is asked, the score sheet comes once in a round.
        watched = self._compact or all(seat.bot for seat in players)
        if watched and (state.seat == state.first or state.final):
            self.scores(players, state)
        if self._small(player):
            self._print("")
            self._say(spoken(player.name)["player"], "bold")
        else:
            self.scores(players, state)

    def throw(self, player: Seat, fallen: Throw, after: State) -> None:
        """Show dice that fell."""
        throw = tuple(sorted(fallen))
        if self.plain:
            self._say(told("Threw", {"dice": throw}, [player.name]).text)
        elif not self._small(player):
            alive = board.marks(after) or (False,) * len(throw)
            self._print("", *board.big_dice(throw, alive, self._width))
        elif after.phase != "keep":
            self._print(Text("    ").append_text(board.chips(throw, ())))

    def move(self, player: Seat, before: State, move: Move, after: State) -> None:
        """Show a move; that somebody rolls is said with the dice that fall."""
        if move.kind != "keep":
            return
        won = kept(before, move)
        turn = number(after.points) if after.phase == "decide" else ""
        this_turn = say("table-this-turn", points=turn)
        if self.plain:
            said = told("Kept", {"dice": move.dice, "points": won}, [player.name]).text
            self._say(f"{said} {this_turn}." if turn else said)
        elif self._small(player):
            size = before.rules.sheet.dice.count * 4 - 1
            line = Text("    ").append_text(board.chips(before.throw, move.dice))
            line.pad_right(max(0, size + 4 - len(line)))
            wide = size + 4 + 17 <= self._width
            gained, total = f"+{number(won)}", turn if wide else f" {turn:>5}"
            line.append(f"  {gained:>7}" if wide else f" {gained:>6}", "green")
            self._print(line.append(f"  {total:>6}" if wide else total))
        else:
            line = Text(say("table-kept", points=won, dice=move.dice), "green")
            self._hang("  ✓ ", line.append(f"   {this_turn}", "bold") if turn else line)

    def event(self, players: Players, before: State, event: Event, after: State) -> None:
        """Show a throw or a move, and what it came to."""
        player = players[before.seat]
        if isinstance(event, Move):
            self.move(player, before, event, after)
        else:
            self.throw(player, event, after)
        for item in sentences(events(before, event, after), lambda seat: players[seat].name):
            if self.plain:
                self._say(item.text)
            elif item.tone == "big":
                self._print("", Rule(Text(f" {item.text} ", board.BIG), style=board.BIG))
            else:
                self._hang(f"  {_MARKS[item.tone]} ", Text(item.text, _MOODS[item.tone]))

    def scores(self, players: Players, state: State) -> None:
        """Show the score sheet."""
        if self.plain:
            self._say(score_line(players, state))
        else:
            self._print("", board.score_sheet(players, state, self._width))

    def odds(self, state: State, advice: Advice | None, *, real: bool = False) -> None:
        """Show what is possible now, and what the coach says about it."""
        wins = advice and advice.measure == "win probability"
        measure = say("odds-wins" if wins else "odds-worth") if advice else ""
        table = board.odds_table(ranked(state, advice), measure)
        if self.plain:
            self._odds_in_lines(state, advice, real=real)
        elif state.phase == "throw":
            text = Text(f"  {due(state, real=real)}").append(f"   {danger(state)}", "dim")
            self._print("", text)
        elif self._too_wide(table):
            self._print("")
            self._odds_in_lines(state, advice, real=real)
        else:
            self._print("", table)
            if advice:
                self._print("")
                self._say(advice.why)
                if caveat := self._caveat(advice):
                    self._say(caveat, "dim")

    def _caveat(self, advice: Advice) -> str:
        """Return how far off the numbers may be, once in a game."""
        if not advice.caveat or advice.caveat in self._warned:
            return ""
        self._warned.add(advice.caveat)
        return f"({advice.caveat})"

    def _too_wide(self, table: Table) -> bool:
        free = self.console.options.update(max_width=10 * WIDEST)
        return self.console.measure(table, options=free).maximum > self._width

    def _odds_in_lines(self, state: State, advice: Advice | None, *, real: bool) -> None:
        if state.phase == "throw":
            self._say(f"  {due(state, real=real)}, {danger(state)}")
        for choice, worth in ranked(state, advice):
            parts = [move_words(choice.move)]
            if choice.points:
                parts.append(say("points", n=choice.points))
            if choice.left:
                bust = percent(100 * float(choice.bust))
                parts.append(say("odds-next", dice=choice.left, bust=bust))
            if advice:
                parts.append(say(f"measure-{advice.measure.split()[0]}", worth=worth))
            self._say("  " + ", ".join(parts))
        if advice:
            self._say(f"  {advice.why} {self._caveat(advice)}".rstrip())

    def help(self, players: Players, sheet: Sheet, *, real: bool) -> None:
        """Show what can be typed."""
        lines = help_lines(players, sheet, real=real)
        if self.plain:
            for words, what in lines:
                self._say(f"  {words}: {what}")
            return
        table = Table.grid(padding=(0, 3))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for words, what in lines:
            table.add_row(f"  {words}", what)
        self._print("", table)

    def rules(self, sheet: Sheet, wanted: str) -> None:
        """Show the sections of the rules page whose title or id holds a word; else the score card.

        The titles of the others follow, so that a reader knows what to ask for.
        """
        from greed.report import Block, Heading, Note
        from greed.report import Table as Rows
        from greed.report.terminal import show, show_blocks
        from greed.rulebook import rules_page

        page = rules_page(sheet)
        word = wanted.strip().lower()
        if word in typed("all"):
            show(page.report, self.console)
            return
        named = [
            part for part in page.sections if word and (word in f"{part.title.lower()} {part.id}")
        ]
        shown = named or [part for part in page.sections if part.id == "scoring"]
        blocks: list[Block] = []
        for part in shown:
            rows = [block for block in part.blocks if named or isinstance(block, Rows)]
            blocks += [Heading(part.title), *rows]
        if word and not named:
            blocks.append(Note(say("rules-none", word=word)))
        others = ", ".join(part.title for part in page.sections if part not in shown)
        show_blocks(self.console, [*blocks, Note(say("rules-others", titles=others))])

    def note(self, text: str) -> None:
        """Show a remark to the player who typed last."""
        self._say(text, "magenta")

    def ask(self, player: Seat, state: State, *, real: bool = False) -> str:
        """Ask the player to act, and return the line typed; EOFError if nobody is there."""
        if not self.plain:
            self._print("")
        if state.phase == "keep":
            self._name_keeps(choices(state))
        return self._ask(question(player, state, real=real))

    def _name_keeps(self, keeps: list[Choice]) -> None:
        """Show the choices of a throw on one line."""
        if not self.plain:
            self._print(board.short_choices(keeps, self._width))
            return
        some = (f"{spaced(keep.move.dice)} ({number(keep.points)})" for keep in keeps[:_SHOWN])
        key = "choices-more" if len(keeps) > _SHOWN else "choices"
        self._say(say(key, choices=", ".join(some), more=len(keeps) - _SHOWN))

    def ask_dice(self, player: Seat, state: State) -> str:
        """Ask for the dice that fell on a real table, and return the line typed."""
        if not self.plain:
            self._print("")
        return self._ask(what_fell(player, state))

    def _ask(self, text: str) -> str:
        *reasons, last = text.splitlines()
        for reason in reasons:
            self._say(reason)
        self._say(last, "bold")
        return self._read("  > ")


def _line(prompt: str) -> str:
    """Return a line of standard input; show it where nobody sees what is typed."""
    if sys.stdin.isatty():
        sys.stdout.write(prompt.lstrip())
        sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    if not sys.stdin.isatty():
        sys.stdout.write(f"> {unarmed(line.strip())}\n")
    return line


def screen_for(*, plain: bool, compact: bool = False) -> Screen:
    """Return the screen that standard output can show; `compact` draws no dice large."""
    utf = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    seen = sys.stdout.isatty()
    if plain or not utf or not seen or os.environ.get("TERM") == "dumb":
        width, height = get_terminal_size() if seen else (80, 24)
        # Without a height Rich takes a dumb terminal to be 80 columns wide.
        paper = Console(width=width, height=height, color_system=None)
        return Screen(paper, plain=True, compact=compact, fold=seen)
    return Screen(Console(), compact=compact)
