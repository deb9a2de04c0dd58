"""Playing a table script by typing it into the table of `greed play`."""

from __future__ import annotations

import io
import re
from collections import deque
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from tests.support.table_play import Dice
from tests.support.tables import Line, Script

from greed.cli.table.host import Host
from greed.cli.table.screen import Screen
from greed.core.consequence import consequence
from greed.core.messages import number, percent, say, speaking
from greed.core.moves import BANK, Move, parse_move
from greed.core.record import Record
from greed.core.sentences import YOU, move_words, spoken
from greed.game import Game
from greed.room.people import bot_name
from greed.sheets import load

_HEADS = {"sheet", "seats", "dice", "first", "undo"}
_MOVES = ("keep", "roll", "bank", "accept", "decline", "points")
_PEOPLE = ("join", "out", "back")
_OWN_WORDS = {
    "first accept or decline": "first take or pass",
    "say how many dice are left": "how many dice are left",
    "the dice must fall first": "Press Enter to roll",
}
"""What the terminal says as its keys are called, by the beginning of what it says elsewhere."""
_SEEN = {"sees game": "scores", "sees offer": "scores", "sees choices": "?"}
_LOOKS = ("sees", "why", "lefts", "speaks", "undo", "rematch")


def why_not_typed(script: Script) -> str:
    """Say why a script can't be played in a terminal; nothing if it can."""
    if more := script.heads.keys() - _HEADS:
        return f"a terminal's table has no {', '.join(sorted(more))}"
    if Dice(script).mode in ("fair", "sealed"):
        return "no device makes dice in a terminal"
    if sum(screen[0][0] not in "[-" for screen in script.screens) != 1:
        return "a terminal is one screen"
    if any(not (seat.person or seat.bot) for seat in script.seats):
        return "no seat is open at a terminal"
    for line in script.lines:
        word = line.words.partition(" ")[0]
        refused = (line.answer or "").startswith("refused")
        if line.extras:
            return "what is typed has no ply, id or seat of its own"
        if line.answer is None or refused:
            continue
        if word not in ("throw", *_MOVES, *_PEOPLE, *_LOOKS):
            return f"nobody types: {line.who} {line.words}"
        if word == "undo" and "undo" not in script.heads:
            return "a terminal takes back what followed without a word, too"
    return ""


class _Listened(Screen):
    """A plain screen of which it is known what was said of throws and moves, and people's moves."""

    def __init__(self, paper: io.StringIO, read: Any) -> None:
        super().__init__(Console(file=paper, width=80), plain=True, read=read)
        self.paper, self.said, self.moves = paper, "", deque[Move]()

    def event(self, players: Any, before: Any, event: Any, after: Any) -> None:
        begun = self.paper.tell()
        super().event(players, before, event, after)
        turn = re.escape(f" {say('table-this-turn', points='N')}.")
        turn = turn.replace("N", r"\d+(?:\D\d{3})*")
        self.said += " " + re.sub(turn, "", self.paper.getvalue()[begun:])
        if isinstance(event, Move) and not players[before.seat].bot:
            self.moves.append(event)


class TypedTable:
    """The table of a terminal, into which a script is typed.

    A move without a choice is made by the table itself: for such a line nothing is typed.
    """

    def __init__(self, script: Script) -> None:
        dice = Dice(script)
        names = [seat.person or f"bot:{seat.bot}" for seat in script.seats]
        first = script.heads.get("first", "1")
        people = [seat.person for seat in script.seats if seat.person]
        record = Record(
            sheet=load(script.heads["sheet"]),
            seats=tuple(YOU if [name] == people else name for name in names),
            first=int(first) - 1 if first.isdecimal() else names.index(first),
            dice="real" if dice.mode == "real" else "script:"
            + ",".join("".join(map(str, throw)) for throw in dice.left),
        )  # fmt: skip
        self.game = Game.of(record)
        self._screen = _Listened(io.StringIO(), self._next)
        self._host = Host(self._screen, self.game, Path("game.jsonl"))
        self._me = {people[0]: YOU} if len(people) == 1 else {}
        self._undo = "undo" in script.heads
        self._lines = deque(line for line in script.lines if line.answer is not None)
        self._line: Line | None = None
        self._typed, self._told, self._read = 0, "", 0

    def play(self) -> None:
        """Type the script, and hold what is printed against it."""
        try:
            self._host.run()
        except EOFError:
            return
        self._hear()
        for line in self._lines:
            if line.words == "sees game":
                self._line = line
                self._screen.scores(self.game.seats, self.game.state)
                self._hear()

    def _next(self, _: str) -> str:
        """Return the next line to be typed, once what was printed has been heard."""
        self._hear()
        while self._lines:
            self._line = self._lines.popleft()
            if (typed := self._to_type(self._line)) is not None:
                return typed
        raise EOFError

    def _to_type(self, line: Line) -> str | None:
        """Return what to type for a line; None where nothing has to be typed, or can be."""
        game, made, words, reason = self.game, self._screen.moves, line.words, _reason(line)
        word, _, rest = words.partition(" ")
        free = game.real or self._undo
        if word == "speaks":
            speaking.set(rest)
        if made and not reason and word in _MOVES:  # the table has gone on by itself
            moves = words.split(", ")
            while made and moves and parse_move(moves[0]) == made[0]:
                made.popleft()
                del moves[0]
            self._typed, words = len(moves), ", ".join(moves)
            if not moves:
                self._hear()
            return words or None
        if made and word != "undo":
            return None
        if words in _SEEN:
            return _SEEN[words] if words == "sees game" or game.state.phase != "throw" else None
        if word == "why" or words.startswith("sees no "):
            words = rest.removeprefix("no ")
            word = words.partition(" ")[0]
            if not reason or word not in _MOVES:
                return None
        elif word == "throw":
            words = rest if game.real or game.state.phase == "throw" else "throw"
        elif word in (*_MOVES, *_PEOPLE) and not reason:
            self._typed = len(words.split(", "))
        mine = self._me.get(line.who, line.who) == game.player
        unlike = word == "points" and not game.real, word == "roll" and game.state.phase == "throw"
        can = free if word in ("undo", *_PEOPLE) else mine and word in ("throw", *_MOVES)
        return words if can and not any(unlike) else None

    def _hear(self) -> None:
        """Hold what has been printed since the last line was typed against the script."""
        screen, line = self._screen, self._line
        printed = " ".join(screen.paper.getvalue()[self._read :].split())
        self._read = screen.paper.tell()
        if line is None:  # a bot has begun
            screen.said = ""
            return
        reason, words, answer = _reason(line), line.words, line.answer or ""
        if reason and "malformed" not in answer:
            own = [told for said, told in _OWN_WORDS.items() if reason.startswith(said)]
            assert any(why.casefold() in printed.casefold() for why in (reason, *own)), printed
        elif words == "undo" and not reason:
            assert say("note-undone", **spoken(self.game.player)) in printed
            screen.said = self._told = ""
            screen.moves.clear()
        elif words == "sees game":
            self._must_show_scores(answer, printed)
        elif words == "sees choices":
            self._must_show_choices(answer, printed)
        elif words == "sees offer" and answer != "none":
            points, dice, every = re.findall(r"([\d,]+) (?:and|of|fresh)", answer)
            offer = {"points": int(points.replace(",", "")), "dice": int(dice), "all": int(every)}
            assert say("ask-offer", offer, **spoken(self.game.player)) in printed
        elif not reason and words.partition(" ")[0] not in _LOOKS:
            self._told += f" {answer}"
            for _ in range(self._typed):
                screen.moves.popleft()
        self._typed = 0
        said, told = self._as_said(screen.said), self._as_said(self._told)
        ahead = screen.moves and said.startswith(told)
        assert said == told or ahead, f"line {line.number}"

    def _as_said(self, text: str) -> str:
        """Return sentences as the script and the terminal both say them; there, dice are sorted."""
        text = " ".join(text.split())
        text = re.sub(r"\b\d( \d)+\b", lambda dice: " ".join(sorted(dice[0].split())), text)
        for seat in self.game.seats:
            name = bot_name(seat.bot) if seat.bot else seat.name
            text = text.replace(seat.name, name)
            for dice in range(1, self.game.record.sheet.dice.count + 1):
                text = text.replace(say("rolled-on", dice=dice, **spoken(name)), "")
        return " ".join(text.split())

    def _must_show_scores(self, answer: str, printed: str) -> None:
        """Compare what stands beside each name on the line of scores."""
        scores, _, due = answer.partition("; ")
        ends = [printed.index(f"{spoken(name)['player']} ") for name in self.game.names]
        shown = [printed[at:end] for at, end in pairwise([*ends, len(printed)])]
        said = re.findall(r"(-?\d+(?:,\d{3})*)([^,]*)", scores)
        for (score, notes), text in zip(said, shown, strict=True):
            assert f" {number(int(score.replace(',', '')))}" in text, (answer, printed)
            assert not notes.count("!") or say("table-busts", busts=notes.count("!")) in text
            assert ("sits out" in notes) == (say("table-away") in text)
        if due.startswith("won by"):
            assert sum(say("table-wins") in text for text in shown) == due.count(" and ") + 1

    def _must_show_choices(self, answer: str, printed: str) -> None:
        """Compare each choice, its points and risk, and what a bank does."""
        for choice in answer.split("; "):
            move = choice.partition(", ")[0]
            shown = [move_words(parse_move(move))]
            if keep := re.search(r", \+([\d,]+),", choice):
                shown.append(say("points", n=int(keep[1].replace(",", ""))))
            if left := re.search(r"(\d+) left, bust ([\d.]+)%", choice):
                bust = percent(float(left[2]))
                shown.append(say("odds-next", dice=int(left[1]), bust=bust))
            assert ", ".join(shown) in printed, (choice, printed)
            does = consequence(self.game.state, BANK) if move == "bank" else None
            assert not does or does.kind == "banks" or does.words in printed, (choice, printed)


def _reason(line: Line) -> str:
    """Return why something can't be done, as a line says; nothing where it is done or answered."""
    answer = line.answer or ""
    if line.words.startswith(("why ", "sees no ")):
        return "" if answer == "it can be done" else answer
    refused = re.match(r"refused, \w+: (?:[a-z]+[ \d]* is not legal: )?(.*?)(?: \(|$)", answer)
    return refused[1] if refused else ""
