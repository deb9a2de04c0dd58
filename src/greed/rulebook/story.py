"""A few moves of a real game, told step by step.

The core says what every throw and move leads to, and `greed.core.sentences` tells it. Here stands
only what a reader of the rules wants to know besides: what may be kept, and what may be done next.
"""

from __future__ import annotations

from collections.abc import Iterable

from greed.core.bank import why_no_points
from greed.core.combos import Combo
from greed.core.dice import Throw
from greed.core.events import events
from greed.core.game import apply, legal_moves, start, throw
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.record import Event
from greed.core.sentences import fill, sentence, told
from greed.core.sheet import Sheet
from greed.core.state import ON, Board, Phase, State, fresh_turn
from greed.core.turn import NO_DICE, Option
from greed.report import Example, KeepChoice, Step
from greed.rulebook.facts import NAMES, example_seats
from greed.rulebook.sentences import Either, Say, said
from greed.rulebook.words import faces, spaced

__all__ = ["Story"]

_SHOWN = 10
"""Keeps that a step lists at most."""

_ROLLS = "{player} {rolls|roll} {dice:die}."
_ASK = Either((Say("One keep is possible:", "alone"), Say("What may be kept:")))
_SCORES = "{player} has {score}."
_TURN = "It is {player}'s turn."
_NEEDS = "The attempt needed {faces}."
_SUM = "That makes {points} in this turn."
_MAY = Either((
    Say("The turn ends, and nothing is recorded: {reason}.", "!dice reason"),
    Say("The turn ends here, and {name} banks.", "!dice"),
    Say("{name} must roll {dice:die} now and may not bank: {closed}.", "closed"),
    Say("{name} may roll {dice:die}. To stop now would record nothing: {reason}.", "reason"),
    Say("{name} may roll {dice:die} now, or bank."),
))  # fmt: skip
_LEFT = Either((
    Say("bonus turn", "bonus"), Say("the turn ends", "ends"), Say("hot dice", "hot"),
    Say("{dice:die}"),
))  # fmt: skip


class Story:
    """A game in a position of interest, and what has been told of it so far."""

    def __init__(self, sheet: Sheet, scores: Iterable[int] | None = None) -> None:
        """Begin a game; with scores everybody is on the board already."""
        seats = example_seats(sheet)
        state = start(sheet, seats)
        if scores is not None:
            banked = tuple(scores)
            banked += banked[-1:] * (seats - len(banked))
            board = Board(banked[:seats], (ON,) * seats, (0,) * seats)
            state = State(state.rules, board, fresh_turn(state.rules, 0, ON))
        self.sheet = sheet
        self.rules = state.rules
        self.state = state
        self.steps: list[Step] = []

    def example(self, title: str) -> Example:
        """Return what was told, under a title."""
        return Example(title, tuple(self.steps))

    def tell(self, text: str) -> None:
        """Add a step in words."""
        self.steps.append(Step(text))

    def throw(self, dice: Throw, *, choices: bool = True) -> None:
        """Let dice fall, after the decision to roll if that is due; tell what they allow."""
        before = apply(self.state, ROLL) if self.state.phase == "decide" else self.state
        self.state = throw(before, dice)
        words = [fill(_ROLLS, {"dice": before.hand.dice}, [NAMES[before.seat]])]
        listed: tuple[KeepChoice, ...] = ()
        if self.state.phase == "keep":
            listed = self._choices(before) if choices else ()
            words += [said(_ASK, {"alone": len(listed) == 1})] if listed else []
        else:
            words += self._missed(before, dice) + _came_to(before, dice, self.state)
            if self.state.seat == before.seat and self.state.phase == "decide":
                words.append(self._may())
        more = max(0, len(listed) - _SHOWN)
        self.steps.append(Step(" ".join(words), tuple(sorted(dice)), listed[:_SHOWN], more))

    def move(self, move: Move) -> None:
        """Make a move, and tell what comes of it."""
        before = self.state
        self.state = apply(before, move)
        words = _came_to(before, move, self.state)
        if move.kind == "keep" and before.cast:
            points = before.cast.by_dice[move.dice].points
            kept = told("Kept", {"dice": move.dice, "points": points}, [NAMES[before.seat]])
            total = [fill(_SUM, {"points": before.points + points})] if before.points else []
            words = [kept.text, *total, *words]
            if self.at("decide") and self.state.seat == before.seat:
                words.append(self._may())
        self.tell(" ".join(words))

    def keep(self, dice: Throw) -> None:
        """Keep dice of the throw on the table."""
        self.move(Move("keep", tuple(sorted(dice))))

    def keep_all(self) -> None:
        """Keep what is worth most of the throw on the table, with as few dice as that takes."""
        assert self.state.cast is not None
        self.keep(max(self.state.cast.options, key=lambda o: (o.points, -len(o.keep))).keep)

    def bank(self) -> None:
        """Bank."""
        self.move(BANK)

    def turn(self, dice: Throw) -> bool:
        """Play a turn of one throw and bank it, told as one step; say whether that was possible."""
        first, seat = len(self.steps), self.state.seat
        self.throw(dice, choices=False)
        if not self.at("keep"):
            return True
        self.keep_all()
        if self.at("decide") and self.state.seat == seat:
            if not self.may("bank"):
                return False
            kept = self.steps.pop()
            self.tell(kept.text.removesuffix(self._may()).strip())
            self.bank()
        text = " ".join(step.text for step in self.steps[first:])
        self.steps[first:] = [Step(text, tuple(sorted(dice)))]
        return True

    def at(self, phase: Phase) -> bool:
        """Say whether the game is in this phase."""
        return self.state.phase == phase

    def accept(self) -> None:
        """Accept the carryover on offer."""
        self.move(ACCEPT)

    def decline(self) -> None:
        """Decline the carryover on offer."""
        self.move(DECLINE)

    def scores(self) -> None:
        """Tell everybody's score, and whose turn it is."""
        words = [fill(_SCORES, {"score": score}, [NAMES[seat]])
                 for seat, score in enumerate(self.state.scores)]  # fmt: skip
        self.tell(" ".join([*words, fill(_TURN, {}, [NAMES[self.state.seat]])]))

    def may(self, kind: str) -> bool:
        """Say whether a move is legal now."""
        return any(move.kind == kind for move in legal_moves(self.state))

    def _choices(self, before: State) -> tuple[KeepChoice, ...]:
        assert self.state.cast is not None
        keeps = {keep.dice: keep for keep in before.rules.keeps(before.hand, self.state.cast.throw)}
        return tuple(
            KeepChoice(
                option.keep, _named(keeps[option.keep].split), option.points, _left(before, option)
            )
            for option in self.state.cast.options
        )

    def _may(self) -> str:
        """Say what the player may do now, and why no more."""
        state, moves = self.state, legal_moves(self.state)
        return said(
            _MAY,
            {
                "name": NAMES[state.seat],
                "dice": state.hand.dice,
                "closed": "" if BANK in moves else moves.why_not(BANK),
                "reason": why_no_points(state),
            },
        )

    def _missed(self, before: State, dice: Throw) -> list[str]:
        """Say which dice an attempt would have needed, where others would score elsewhere."""
        scored = before.rules.scorer.keeps(tuple(sorted(dice)), before.hand.sets, forced=True)
        if not (before.hand.attempt and scored and self.state.seat != before.seat):
            return []
        return [fill(_NEEDS, {"faces": faces(before.rules.scorer.single_faces)})]


def _came_to(before: State, event: Event, after: State) -> list[str]:
    return [sentence(each, NAMES.__getitem__).text for each in events(before, event, after)]


def _left(before: State, option: Option) -> str:
    """Say what a keep leaves to roll."""
    return said(
        _LEFT,
        {
            "bonus": option.tally,
            "ends": option.hand == NO_DICE,
            "hot": len(option.keep) == before.hand.dice,
            "dice": option.hand.dice,
        },
    )


def _named(split: tuple[Combo, ...]) -> str:
    """Return the sets of a keep by name, equal ones counted."""
    names = [combo.name for combo in split if combo.kind not in ("dead", "add-on")]
    counted = [
        f"{names.count(name)} x {name}" if names.count(name) > 1 else name
        for name in dict.fromkeys(names)
    ]
    for kind, word in (("add-on", "added"), ("dead", "for nothing")):
        if dice := tuple(combo.dice[0] for combo in split if combo.kind == kind):
            counted.append(f"{spaced(dice)} {word}")
    return ", ".join(counted)
