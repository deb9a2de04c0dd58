"""A few moves of a real game, told step by step.

The game's own functions say what every throw and move leads to; a story only puts into words
what has changed between two states.
"""

from __future__ import annotations

from collections.abc import Iterable

from greed.core.bank import why_no_points
from greed.core.combos import Combo
from greed.core.dice import Throw
from greed.core.game import apply, legal_moves, start, throw
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.sheet import Sheet
from greed.core.state import OFF, ON, OUT, Board, Phase, State, fresh_turn
from greed.core.turn import NO_DICE, Option
from greed.report import Example, KeepChoice, Step
from greed.rulebook.words import dice as dice_words
from greed.rulebook.words import every, number, points, spaced, thousands

__all__ = ["NAMES", "Story", "example_seats"]

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")
_SHOWN = 10
"""Keeps that a step lists at most."""


def example_seats(sheet: Sheet) -> int:
    """Return how many play in the examples: three, if the sheet allows."""
    return min(max(3, sheet.seats.min), sheet.seats.max)


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
        after = throw(before, dice)
        who, fallen = NAMES[before.seat], tuple(sorted(dice))
        self.state = after
        intro = f"{who} throws {dice_words(before.hand.dice)}"
        if after.phase == "keep":
            listed = self._choices(before, after) if choices else ()
            text = f"{intro}."
            if listed:
                text = f"{intro}. " + (
                    "One keep is possible:" if len(listed) == 1 else "What may be kept:"
                )
            more = len(listed) - _SHOWN
            self.steps.append(Step(text, fallen, listed[:_SHOWN], max(0, more)))
        elif after.seat == before.seat and after.phase == "decide":
            gained = after.points - before.points
            text = (
                f"{intro}. Nothing scores, and that is worth {points(gained)}: {who} now has"
                f" {points(after.points)} in this turn"
                if gained
                else f"{intro}. Two equal dice that score nothing: no bust, and {who} keeps the"
                f" {points(after.points)} of the turn"
            )
            self.steps.append(Step(f"{text}. {self._may()}", fallen))
        else:
            self.steps.append(Step(f"{intro}. {self._lost(before, fallen)}", fallen))

    def move(self, move: Move | str) -> None:
        """Make a move, and tell what comes of it."""
        before, after = self.state, apply(self.state, move)
        self.state = after
        who = NAMES[before.seat]
        kind = move.kind if isinstance(move, Move) else move.split()[0]
        if kind == "keep" and before.cast:
            kept = move.dice if isinstance(move, Move) else ()
            self.tell(self._kept(before, before.cast.by_dice[kept]))
        elif kind == "bank":
            self.tell(self._banked(before))
        elif kind == "accept":
            self.tell(
                f"{who} accepts, begins with {points(after.points)}, and has"
                f" {dice_words(after.hand.dice)} to throw."
            )
        elif kind == "decline":
            self.tell(
                f"{who} declines: the offer is gone, and {who} begins with"
                f" {dice_words(after.hand.dice)} and 0 points."
            )

    def keep(self, dice: Throw) -> None:
        """Keep dice of the throw on the table."""
        self.move(Move("keep", tuple(sorted(dice))))

    def keep_all(self) -> Throw:
        """Keep what is worth most of the throw on the table, with as few dice as that takes."""
        assert self.state.cast is not None
        best = max(self.state.cast.options, key=lambda o: (o.points, -len(o.keep)))
        self.keep(best.keep)
        return best.keep

    def bank(self) -> None:
        """Bank."""
        self.move(BANK)

    def turn(self, dice: Throw) -> bool:
        """Play a turn of one throw and bank it, told as one step; say whether that was possible."""
        told, seat = len(self.steps), self.state.seat
        self.throw(dice, choices=False)
        if not self.at("keep"):
            return True
        kept = self.keep_all()
        text = f"{NAMES[seat]}'s turn. {NAMES[seat]} keeps {spaced(kept)}."
        if self.at("decide") and self.state.seat == seat:
            if not self.may("bank"):
                return False
            self.bank()
        else:
            text = f"{NAMES[seat]}'s turn."
        text = f"{text} {self.steps[-1].text}"
        del self.steps[told:]
        self.steps.append(Step(text, tuple(sorted(dice))))
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

    def scores(self) -> str:
        """Return everybody's score."""
        return ", ".join(
            f"{NAMES[seat]} has {score:,}" for seat, score in enumerate(self.state.scores)
        )

    def may(self, kind: str) -> bool:
        """Say whether a move is legal now."""
        return any(move.kind == kind for move in legal_moves(self.state))

    def _choices(self, before: State, after: State) -> tuple[KeepChoice, ...]:
        assert after.cast is not None
        keeps = {keep.dice: keep for keep in before.rules.keeps(before.hand, after.cast.throw)}
        return tuple(
            KeepChoice(
                option.keep,
                _named(keeps[option.keep].split),
                option.points,
                self._left(before, option),
            )
            for option in after.cast.options
        )

    def _left(self, before: State, option: Option) -> str:
        """Say what a keep leaves to throw."""
        if option.tally:
            return "bonus turn"
        if option.hand == NO_DICE:
            return "the turn ends"
        if len(option.keep) == before.hand.dice:
            return "hot dice"
        return dice_words(option.hand.dice)

    def _kept(self, before: State, option: Option) -> str:
        who, state = NAMES[before.seat], self.state
        text = f"{who} keeps {spaced(option.keep)} for {points(option.points)}"
        total = before.points + option.points
        if before.points:
            text += f" and has {points(total)} in this turn"
        if option.tally:
            gained = state.scores[before.seat] - before.scores[before.seat]
            text += ". All dice have scored: "
            text += f"{points(gained)} are banked at once" if gained else "nothing is banked"
            if state.over:
                return f"{text}. {self._ending()}"
            return f"{text}, and {who} begins a bonus turn with {dice_words(state.hand.dice)}."
        if state.hand.dice == 0:
            return f"{text}. {self._may()}"
        if len(option.keep) == before.hand.dice:
            text += ". All dice have scored: hot dice"
        return f"{text}. {self._may()}"

    def _may(self) -> str:
        """Say what the player may do now, and why no more."""
        state = self.state
        who, moves = NAMES[state.seat], legal_moves(state)
        again = dice_words(state.hand.dice)
        nothing = why_no_points(state)
        if not state.hand.dice:
            if nothing:
                return f"The turn ends, and nothing is recorded: {thousands(nothing)}."
            return f"The turn ends here, and {who} banks."
        if BANK not in moves:
            why = thousands(moves.why_not(BANK) or "")
            return f"{who} must throw {again} now and may not bank: {why}."
        if nothing:
            return (
                f"{who} may throw {again}. To stop now would record nothing: {thousands(nothing)}."
            )
        return f"{who} may throw {again} now, or bank."

    def _banked(self, before: State) -> str:
        who, seat, state = NAMES[before.seat], before.seat, self.state
        gained = state.scores[seat] - before.scores[seat]
        nothing = why_no_points(before)
        if nothing:
            text = f"{who} stops, and nothing is recorded: {thousands(nothing)}."
        else:
            text = f"{who} banks {points(gained)} and now has {state.scores[seat]:,}."
            if before.standing[seat] != ON:
                text = f"{who} banks {points(gained)} and is on the board."
        return " ".join([text, *self._after_turn(before)])

    def _lost(self, before: State, fallen: Throw) -> str:
        """Tell how a throw ended a turn, and what it cost."""
        who, seat, state = NAMES[before.seat], before.seat, self.state
        cast = before.rules.cast(before.hand, fallen)
        if cast.missed:
            best = max(keep.points for keep in before.rules.keeps(before.hand, fallen))
            text = (
                f"That is worth {points(best)}, less than the {before.hand.opening:,} needed: the"
                " turn ends with nothing."
            )
        else:
            scored = before.rules.scorer.keeps(fallen, before.hand.sets, forced=True)
            singles = sorted(before.rules.scorer.single_faces)
            text = "Nothing scores: bust."
            if scored and before.hand.attempt:
                text = f"{' or '.join(map(str, singles))} would be needed: the attempt fails."
            if before.points:
                text += f" The {points(before.points)} of the turn are lost."
        change = state.scores[seat] - before.scores[seat]
        rule = before.rules.sheet.strikes
        if rule and before.strikes[seat] + 1 == rule.count and not cast.missed:
            text += f" It is {who}'s {_nth(rule.count)}: the score goes from"
            text += f" {before.scores[seat]:,} to {state.scores[seat]:,}"
            text += f", and {who} is off the board." if state.standing[seat] == OUT else "."
        elif not change and state.standing[seat] != OFF:
            text += f" {who}'s score stays at {state.scores[seat]:,}."
        return " ".join([text, *self._after_turn(before)])

    def _after_turn(self, before: State) -> list[str]:
        """Tell what the end of a turn brings about: an offer, the final round, the end."""
        state = self.state
        said = []
        if state.over:
            return [self._ending()]
        if state.final and not before.final:
            said.append(f"The final round begins. Still to play: {self._queue()}.")
        elif state.final and before.final and state.final.leader != before.final.leader:
            said.append(
                f"That is more than {NAMES[before.final.leader]} has. Still to play:"
                f" {self._queue()}."
            )
        if state.offer:
            said.append(
                f"{NAMES[state.seat]} is offered {dice_words(state.offer.hand.dice)} and"
                f" {points(state.offer.points)}."
            )
        return said

    def _queue(self) -> str:
        state = self.state
        assert state.final is not None
        return every([NAMES[seat] for seat in (state.seat, *state.final.queue)])

    def _ending(self) -> str:
        state = self.state
        won = every([NAMES[seat] for seat in state.winners])
        verb = "wins" if len(state.winners) == 1 else "share the victory"
        best = max(state.scores)
        also = [s for s, score in enumerate(state.scores) if score == best]
        text = f"The game is over: {won} {verb} with {best:,}"
        if len(also) > len(state.winners):
            text += ", having had that score first"
        return f"{text}."


def _nth(count: int) -> str:
    return "bust" if count == 1 else f"bust number {number(count)} in a row"


def _named(split: tuple[Combo, ...]) -> str:
    """Return the sets of a keep by name, equal ones counted."""
    names = [combo.name for combo in split if combo.kind not in ("dead", "add-on")]
    counted = [
        f"{names.count(name)} x {name}" if names.count(name) > 1 else name
        for name in dict.fromkeys(names)
    ]
    added = tuple(c.dice[0] for c in split if c.kind == "add-on")
    dead = tuple(c.dice[0] for c in split if c.kind == "dead")
    if added:
        counted.append(f"{spaced(added)} added")
    if dead:
        counted.append(f"{spaced(dead)} for nothing")
    return ", ".join(counted)
