"""The host of a table: sees whose turn it is, asks people, and shows what happens."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from greed.cli.exits import Refusal, write_text
from greed.cli.solver import can_hear
from greed.cli.table.advice import Coach, Tutor
from greed.cli.table.screen import Screen
from greed.cli.table.tell import needed, question, sentence, spaced
from greed.cli.table.words import (
    Intent,
    NotUnderstood,
    answer_typed,
    faces_typed,
    is_command,
    points_typed,
    read,
    read_newcomer,
    typed,
)
from greed.core.declared import left_choices
from greed.core.errors import GreedError
from greed.core.game import apply, legal_moves
from greed.core.jsonl import to_jsonl
from greed.core.messages import listed, say
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.reasons import Reason
from greed.core.record import ends_turn
from greed.core.sentences import spoken
from greed.core.state import State
from greed.core.turn_end import why_no_points
from greed.game import Game, Happened


class Left(Exception):
    """Somebody left the table before the game was over."""


class Host:
    """Runs a game from wherever it stands until it is over or somebody leaves.

    Attributes:
        screen: shows what happens, and hears what people type.
        game: the game.
        file: where it is saved.
    """

    def __init__(self, screen: Screen, game: Game, file: Path, tutor: float | None = None) -> None:
        """Host a game; with a tutor that speaks up from this loss of win probability on."""
        self.screen, self.game, self.file = screen, game, file
        self._between = True
        self._typed = ""  # behind the answer to an offer
        self._coach = Coach(screen.note)
        self._tutor = None if tutor is None else Tutor(self._coach, tutor)

    def run(self) -> None:
        """Play on to the end.

        Raises:
            Left: somebody left, or nobody is there to answer.
        """
        if self.game.state.phase == "keep":
            # Taken up again with dice on the table.
            self._turn()
            self._show_dice()
        while not self.game.over:
            if self._between:
                self._turn()
            self._step(self.game.state)

    def _turn(self) -> None:
        game = self.game
        self.screen.turn(game.seats, game.state)
        if said := needed(game.seats, game.state):
            self.screen.note(said)
        self._between = False

    def _show_dice(self) -> None:
        state = self.game.state
        self.screen.throw(self.game.seat, state.throw, state)

    def _step(self, state: State) -> None:
        """Let a bot move, or ask a person for what is due."""
        if happened := self.game.let_bot_move():
            self._show(happened)
        elif state.phase == "throw" and self.game.real:
            self._ask_for_dice(state)
        elif (only := _without_choice(state)) is not None:
            self._play(only)
        else:
            self._ask(state)

    def _play(self, *moves: Move | str) -> None:
        """Make moves, one after the other."""
        for move in moves:
            self._show(self.game.move(str(move)))

    def _show(self, happened: Iterable[Happened]) -> None:
        for each in happened:
            self.screen.event(self.game.seats, each.before, each.event, each.after)
            over = each.after.over
            self._between = not over and ends_turn(each.before, each.event, each.after)

    def _ask_for_dice(self, state: State) -> None:
        """Ask for the dice that fell on a real table, once, and do what the answer says."""
        dice, faces = state.hand.dice, state.rules.sheet.dice.faces
        wanted = say("note-type-dice", dice=dice, example=_such_as(dice, faces))
        line, self._typed = self._typed or self.screen.ask_dice(self.game.seat, state), ""
        try:
            if is_command(line):
                self._command(read(line, state))
            elif (turn := points_typed(line, dice, faces)) is not None:
                self._declare(turn, state)
            elif len(fallen := faces_typed(line, faces)) == dice:
                self._play(f"throw {spaced(fallen)}")
            else:
                got = say("note-count", count=len(fallen), dice=dice, what=wanted)
                self._note(got if fallen else wanted)
        except NotUnderstood as error:
            dice_meant = line.strip()[:1].isdecimal()
            self._note(str(error) if dice_meant else say("note-help", what=wanted))

    def _declare(self, turn: Move, state: State) -> None:
        """Take in a turn by its points, or say what speaks against it, or what is missing."""
        try:
            lefts = left_choices(state, turn.points) if turn.left < 0 else ()
            if len(lefts) > 1 and -1 not in lefts:
                some = listed([str(left) for left in lefts], "or")
                self._note(say("note-left", lefts=some, example=f"{turn.points} {lefts[0]}"))
            else:
                self._play(turn)
        except GreedError as error:
            self._note(str(error))

    def _ask(self, state: State) -> None:
        """Ask the person whose turn it is, once, and do what the answer says."""
        game = self.game
        if ready := self._coach.news():
            self._note(ready)
        line = self.screen.ask(game.seat, state, real=game.real)
        try:
            if not line.strip():
                self._nothing_typed(state)
            elif game.real and state.phase in ("decide", "offer") and _is_rolled(line):
                self._real_throw(line, state)
            elif game.real and state.offer and (answer := answer_typed(line)):
                move, rest = answer
                self._line(state, (move,))
                self._typed = rest if game.state.phase == "throw" else ""
            else:
                intent = read(line, state)
                if intent.command:
                    self._command(intent)
                self._line(state, intent.moves)
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
            self._play(fits[0], f"throw {spaced(fallen)}")
        elif state.offer:
            self._note(say("note-take-first"))
        elif ROLL in legal:
            key = "note-type-real-bank" if BANK in legal else "note-type-real"
            self._note(say(key, dice=state.hand.dice))
        else:
            self._note(legal.why_not(ROLL) or "")

    def _line(self, state: State, moves: tuple[Move, ...]) -> None:
        """Make all the moves of a line, or none and say why."""
        if state.phase == "throw" and moves == (ROLL,):
            self._play(ROLL)
            return
        at = state
        for move in moves:
            reason = legal_moves(at).why_not(move)
            if reason:
                # The question that comes next says itself why the bank is closed.
                asked = question(self.game.seat, at, real=self.game.real)
                if len(moves) > 1 or sentence(reason) not in asked:
                    # As the keys at a table are called.
                    first = reason == Reason.ANSWER_FIRST.say()
                    self._note(say("note-take-words") if first else reason)
                return
            nothing = why_no_points(at) if move == BANK and len(moves) > 1 else None
            if nothing:
                self._note(say("note-bank-nothing", reason=nothing))
                return
            at = apply(at, move)
        if self._tutor is not None and moves:
            said = self._tutor.warning(state, moves, self.game.names)
            if said is not None:
                self._note(said)
                return
        self._play(*moves)

    def look_back(self) -> None:
        """Let the tutor tell the moments that mattered, if there is one."""
        game = self.game
        if self._tutor is None:
            return
        people = [seat for seat, player in enumerate(game.seats) if not player.bot]
        moments = list(self._tutor.moments(game.record, people, game.names))
        self.screen.note(say("note-moments" if moments else "note-no-moments"))
        for moment in moments:
            self.screen.note(moment)

    def _nothing_typed(self, state: State) -> None:
        if state.phase == "throw":
            self._play(ROLL)
        elif len(legal := legal_moves(state)) == 1:
            self._play(legal[0])
        else:
            self._note(say("note-nothing-typed"))

    def _command(self, intent: Intent) -> None:
        game = self.game
        match intent.command:
            case "odds":
                self._odds(game.state)
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

    def _odds(self, state: State) -> None:
        """Show points, dice and busts at once, and how often each choice wins when it is known."""
        real = self.game.real
        if can_hear() and self._coach.waits(state):
            self.screen.odds(state, None, real=real)
            if not self._coach.wait(state.rules.sheet):
                return
        self.screen.odds(state, self._coach.advice(state, self.game.names), real=real)

    def _copy(self, argument: str) -> None:
        if not argument:
            self.screen.note(say("note-saved", path=str(self.file)))
            return
        try:
            write_text(Path(argument).expanduser(), to_jsonl(self.game.record), new=True)
        except Refusal as refusal:
            self._note(str(refusal))
        else:
            self.screen.note(say("note-copied", path=argument))

    def _undo(self) -> None:
        game = self.game
        try:
            game.undo()
        except GreedError as error:
            self._note(str(error))
            return
        self._note(say("note-undone", **spoken(game.player)))
        self._between = False
        if game.state.phase == "keep":
            self._show_dice()

    def _change(self, word: str, name: str) -> None:
        """Let somebody join, sit out or be back; `out` alone is for the player to move."""
        try:
            if word == "join":
                name = read_newcomer(name, self.game.record.seats)
            self._play(f"{word} {name}")
        except (GreedError, Refusal) as error:
            self._note(str(error))

    def _note(self, text: str) -> None:
        self.screen.note(sentence(text))


def _is_rolled(line: str) -> bool:
    """Say whether a line begins like dice that fell, or like the points of a turn."""
    word = line.strip().partition(" ")[0].lower()
    return word[:1].isdecimal() or word in typed("points")


def _such_as(dice: int, faces: int) -> str:
    """Return dice as somebody might type them."""
    return " ".join(str((1, 1, 5, 2, 3)[at % 5] if faces >= 5 else 1) for at in range(dice))


def _without_choice(state: State) -> Move | None:
    """Return the move that nobody needs to be asked for; a roll is left to the player's hand."""
    legal = legal_moves(state)
    return legal[0] if len(legal) == 1 and legal[0] != ROLL else None
