"""The host of a table: sees whose turn it is, asks people and bots, and tells what happens."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from greed.cli.exits import Refusal, write_text
from greed.cli.solver import can_hear
from greed.cli.table.advice import Coach, Tutor
from greed.cli.table.saves import SavedGame
from greed.cli.table.screen import Screen
from greed.cli.table.tell import needed, question, sentence, tell
from greed.cli.table.words import (
    Intent,
    NotUnderstood,
    answer_typed,
    faces_typed,
    is_command,
    points_typed,
    read,
    read_newcomer,
)
from greed.core.declared import left_choices
from greed.core.dice import Throw
from greed.core.errors import MoveError, ThrowError
from greed.core.game import apply, legal_moves
from greed.core.jsonl import to_jsonl
from greed.core.messages import listed, say
from greed.core.moves import ACCEPT, BANK, DECLINE, JOIN, ROLL, Move
from greed.core.reasons import Reason
from greed.core.record import Event, ends_turn
from greed.core.sentences import spoken
from greed.core.state import State
from greed.core.turn_end import why_no_points
from greed.bots.play import seat_named


class Left(Exception):
    """Somebody left the table before the game was over."""


class Instead(Exception):
    """Something was taken back, or a whole turn was entered, instead of typing dice."""


class Host:
    """Runs a game from wherever it stands until it is over or somebody leaves."""

    def __init__(self, screen: Screen, tutor: float | None = None) -> None:
        """Host on a screen; with a tutor that speaks up from this loss of win probability on."""
        self.screen = screen
        self.game: SavedGame | None = None
        self._between = True
        self._pause = False
        self._rolled: Throw = ()
        self._typed = ""  # behind the answer to an offer
        self._coach = Coach(screen.note)
        self._tutor = None if tutor is None else Tutor(self._coach, tutor)

    def ask_for_dice(self, number: int, dice: int, faces: int) -> tuple[int, ...]:  # noqa: ARG002
        """Ask for the dice that fell on a real table, until they make sense."""
        game = self._game()
        if self._rolled:  # typed before anybody asked
            rolled, self._rolled = self._rolled, ()
            return rolled
        wanted = say("note-type-dice", dice=dice, example=_such_as(dice, faces))
        while True:
            line, self._typed = self._typed or self.screen.ask_dice(game.seat, game.state), ""
            try:
                if is_command(line):
                    self._command(read(line, game.state))
                    continue
                if (turn := points_typed(line, dice, faces)) is not None:
                    self._declare(turn)
                    continue
                fallen = faces_typed(line, faces)
            except NotUnderstood as error:
                dice_meant = line.strip()[:1].isdecimal()
                self._note(str(error) if dice_meant else say("note-help", what=wanted))
                continue
            if len(fallen) == dice:
                return fallen
            got = say("note-count", count=len(fallen), dice=dice, what=wanted)
            self._note(got if fallen else wanted)

    def run(self, game: SavedGame) -> State:
        """Play on to the end and return the last state.

        Raises:
            Left: somebody left, or nobody is there to answer.
        """
        self.game = game
        if game.state.phase == "keep":
            # Taken up again with dice on the table.
            self._turn()
            self._show_dice()
        while not game.state.over:
            if self._between:
                self._turn()
            self._step(game.state)
        return game.state

    def _turn(self) -> None:
        game = self._game()
        self.screen.turn(game.seats, game.state)
        if said := needed(game.seats, game.state):
            self.screen.note(said)
        self._between = False
        self._wait_for_leave()

    def _wait_for_leave(self) -> None:
        """Let people throw when they are ready; the dice of bots and real tables need no leave."""
        game = self._game()
        self._pause = game.state.phase == "throw" and not (game.seat.is_bot or game.real)

    def _show_dice(self) -> None:
        state = self._game().state
        self.screen.throw(self._game().seat, state.throw, state)

    def _step(self, state: State) -> None:
        """Let happen what is due: dice fall, a bot moves, or a person is asked."""
        game = self._game()
        if state.phase == "throw" and not self._pause:
            self._throw()
        elif game.seat.is_bot:
            self._move(game.decided())
        elif (only := _without_choice(state)) is not None:
            self._move(only)
        else:
            self._ask(state)

    def _throw(self) -> None:
        game = self._game()
        try:
            before, event, after = game.throw()
        except ThrowError as error:
            self._note(str(error))
        except Instead:
            pass
        else:
            self._pause = False
            assert not isinstance(event, Move)
            self.screen.throw(game.seats[before.seat], event, after)
            self._after(before, event, after)

    def _declare(self, turn: Move) -> None:
        """Take in a turn by its points, or say what speaks against it, or what is missing."""
        game = self._game()
        try:
            lefts = left_choices(game.state, turn.points) if turn.left < 0 else ()
            if len(lefts) > 1 and -1 not in lefts:
                some = listed([str(left) for left in lefts], "or")
                self._note(say("note-left", lefts=some, example=f"{turn.points} {lefts[0]}"))
                return
            went = game.declare(turn)
        except MoveError as error:
            self._note(str(error))
            return
        self._after(*went)
        raise Instead

    def _move(self, move: Move) -> None:
        game = self._game()
        before, event, after = game.apply(move)
        self.screen.move(game.seats[before.seat], before, move, after)
        self._after(before, event, after)

    def _after(self, before: State, event: Event, after: State) -> None:
        self.screen.news(tell(self._game().seats, before, event, after))
        self._between = not after.over and ends_turn(before, event, after)

    def _ask(self, state: State) -> None:
        """Ask the person whose turn it is, once, and do what the answer says."""
        game = self._game()
        if ready := self._coach.news():
            self._note(ready)
        line = self.screen.ask(game.seat, state, real=game.real)
        try:
            if not line.strip():
                self._nothing_typed(state)
                return
            if game.real and state.phase in ("decide", "offer") and line.strip()[0].isdecimal():
                self._real_throw(line, state)
                return
            if game.real and state.offer and (answer := answer_typed(line)):
                move, rest = answer
                self._do((move,))
                self._typed = rest if self._game().state.phase == "throw" else ""
                return
            intent = read(line, state)
            if intent.command:
                self._command(intent)
            self._do(intent.moves)
        except Instead:
            pass
        except NotUnderstood as error:
            self._note(str(error))

    def _real_throw(self, line: str, state: State) -> None:
        """Take dice typed where somebody may roll: they rolled, and this fell."""
        takes = {ROLL: state.hand.dice}
        if state.offer:
            takes = {ACCEPT: state.offer.hand.dice, DECLINE: state.rules.sheet.dice.count}
        legal = legal_moves(state)
        turn = points_typed(line, state.hand.dice, state.rules.sheet.dice.faces)
        if turn is not None:
            first = say("note-take-first-points", points=turn.points)
            self._note(first if state.offer else say("note-points-first"))
            return
        fallen = faces_typed(line, state.rules.sheet.dice.faces)
        fits = [move for move, dice in takes.items() if move in legal and dice == len(fallen)]
        if len(fits) == 1:
            self._rolled = fallen
            self._move(fits[0])
            self._throw()
        elif state.offer:
            self._note(say("note-take-first"))
        elif ROLL in legal:
            key = "note-type-real-bank" if BANK in legal else "note-type-real"
            self._note(say(key, dice=state.hand.dice))
        else:
            self._note(legal.why_not(ROLL) or "")

    def _do(self, moves: tuple[Move, ...]) -> None:
        """Make all the moves of a line, or none and say why."""
        state = self._game().state
        if state.phase == "throw" and moves == (ROLL,):
            self._throw()
            return
        for move in moves:
            reason = legal_moves(state).why_not(move)
            if reason:
                # The question that comes next says itself why the bank is closed.
                asked = question(self._game().seat, state, real=self._game().real)
                if len(moves) > 1 or sentence(reason) not in asked:
                    # As the keys at a table are called.
                    first = reason == Reason.ANSWER_FIRST.say()
                    self._note(say("note-take-words") if first else reason)
                return
            nothing = why_no_points(state) if move == BANK and len(moves) > 1 else None
            if nothing:
                self._note(say("note-bank-nothing", reason=nothing))
                return
            state = apply(state, move)
        if self._doubted(moves):
            return
        for move in moves:
            self._move(move)

    def _doubted(self, moves: tuple[Move, ...]) -> bool:
        """Let the tutor speak up; return whether it did, and the player is asked again."""
        game = self._game()
        if self._tutor is None or not moves:
            return False
        said = self._tutor.warning(game.state, moves, game.names)
        if said is not None:
            self._note(said)
        return said is not None

    def look_back(self) -> None:
        """Let the tutor tell the moments that mattered, if there is one."""
        game = self._game()
        if self._tutor is None:
            return
        people = [seat for seat, player in enumerate(game.seats) if not player.is_bot]
        moments = list(self._tutor.moments(game.record, people, game.names))
        self.screen.note(say("note-moments" if moments else "note-no-moments"))
        for moment in moments:
            self.screen.note(moment)

    def _nothing_typed(self, state: State) -> None:
        if state.phase == "throw":
            self._throw()
        elif len(legal_moves(state)) == 1:
            self._move(legal_moves(state)[0])
        else:
            self._note(say("note-nothing-typed"))

    def _command(self, intent: Intent) -> None:
        game = self._game()
        match intent.command:
            case "odds":
                self._odds()
            case "help":
                self.screen.help(game.seats, game.record.sheet, real=game.real)
            case "rules":
                self.screen.rules(game.record.sheet, intent.argument)
            case "scores":
                self.screen.scores(game.seats, game.state)
            case "save":
                self._copy(intent.argument)
            case "undo":
                self._undo()
            case "join" | "out" | "back":
                self._change(intent.command, intent.argument)
            case "quit":
                raise Left
            case None:
                pass

    def _odds(self) -> None:
        """Show points, dice and busts at once, and how often each choice wins when it is known."""
        state, names, real = self._game().state, self._game().names, self._game().real
        if can_hear() and self._coach.waits(state):
            self.screen.odds(state, None, real=real)
            if not self._coach.wait(state.rules.sheet):
                return
        self.screen.odds(state, self._coach.advice(state, names), real=real)

    def _copy(self, argument: str) -> None:
        game = self._game()
        if not argument:
            self.screen.note(say("note-saved", path=str(game.file.path)))
            return
        try:
            write_text(Path(argument).expanduser(), to_jsonl(game.record), new=True)
        except Refusal as refusal:
            self._note(str(refusal))
        else:
            self.screen.note(say("note-copied", path=argument))

    def _undo(self) -> None:
        game = self._game()
        reason = game.undo()
        if reason:
            self._note(reason)
            return
        self._note(say("note-undone", **spoken(game.seat.name)))
        self._between = False
        self._wait_for_leave()
        if game.state.phase == "keep":
            self._show_dice()
        raise Instead

    def _change(self, kind: Literal["join", "out", "back"], name: str) -> None:
        """Let somebody join, sit out or be back; `out` alone is for the player to move."""
        game = self._game()
        try:
            if kind == "join":
                went = game.change(JOIN, read_newcomer(name, game.record.seats))
            else:
                own = kind == "out" and not name
                seat = game.state.seat if own else seat_named(name, game.names)
                went = game.change(Move(kind, seat=seat))
        except (MoveError, Refusal) as error:
            self._note(str(error))
            return
        self._after(*went)
        raise Instead

    def _note(self, text: str) -> None:
        self.screen.note(sentence(text))

    def _game(self) -> SavedGame:
        assert self.game is not None
        return self.game


def _such_as(dice: int, faces: int) -> str:
    """Return dice as somebody might type them."""
    return " ".join(str((1, 1, 5, 2, 3)[at % 5] if faces >= 5 else 1) for at in range(dice))


def _without_choice(state: State) -> Move | None:
    """Return the move that nobody needs to be asked for; a roll is left to the player's hand."""
    legal = legal_moves(state)
    return legal[0] if len(legal) == 1 and legal[0] != ROLL else None
