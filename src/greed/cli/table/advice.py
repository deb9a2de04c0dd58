"""What `?` shows: each legal choice with its points, the dice left, and the chance of a bust.

What each is worth comes from the coach, if its libraries are there. The tutor speaks up before a
costly choice, and looks back after the game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from msgspec import Struct

from greed.cli.exits import Refusal
from greed.cli.numbers import fraction
from greed.cli.solver import Solving, judge_of
from greed.coach import Advice, against, games_in
from greed.core.errors import Unsolvable
from greed.core.game import apply, legal_moves
from greed.core.messages import number, percent, say
from greed.core.moves import BANK, Move
from greed.core.record import Record, replay
from greed.core.sentences import move_words, spoken
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.core.turn import bust_chance

if TYPE_CHECKING:
    from greed.coach import Advice
    from greed.coach import Choice as Weighed
    from greed.coach.judges import WinJudge
    from greed.core.turn import Rules


class Choice(Struct, frozen=True):
    """A legal move and what it leads to.

    Attributes:
        move: the move.
        points: the points that it adds to the turn; for a bank, those that it records.
        turn: the points of the turn after it.
        left: the dice that would be thrown next; 0 if none would.
        bust: the exact chance that this next throw loses the turn.
        may_bank: whether the player may bank after it.
    """

    move: Move
    points: int
    turn: int
    left: int
    bust: Fraction
    may_bank: bool


def choices(state: State) -> list[Choice]:
    """Return every legal choice, the one with most points first.

    >>> import greed
    >>> state = greed.throw(greed.start(greed.load("official")), [1, 5, 2, 3, 6])
    >>> [(str(choice.move), choice.points, choice.left) for choice in choices(state)]
    [('keep 1 5', 150, 3), ('keep 1', 100, 4), ('keep 5', 50, 4)]
    """
    listed = [_choice(state, move) for move in legal_moves(state)]
    if state.phase == "keep":
        listed.sort(key=lambda choice: (-choice.points, -choice.left))
    return listed


def ranked(state: State, advice: Advice | None) -> list[tuple[Choice, str]]:
    """Return every legal choice with its worth as text, the best first where a coach weighs them.

    >>> import greed
    >>> from greed.coach import Advice
    >>> from greed.coach import Choice as Weighed
    >>> state = greed.throw(greed.start(greed.load("official")), [1, 2, 3, 3, 6])
    >>> [(str(choice.move), worth) for choice, worth in ranked(state, None)]
    [('keep 1', '')]
    >>> advice = Advice("win probability", "", (Weighed(greed.parse_move("keep 1"), 0.5, 0.0),), "")
    >>> [(str(choice.move), worth) for choice, worth in ranked(state, advice)]
    [('keep 1', '50.00%')]
    """
    legal = choices(state)
    if advice is None:
        return [(choice, "") for choice in legal]
    by_move = {choice.move: choice for choice in legal}
    return [(by_move[weighed.move], worth(weighed, advice)) for weighed in advice.choices]


def worth(choice: Weighed, advice: Advice) -> str:
    """Return what a choice is worth as it is shown: an estimate is a range."""
    if advice.estimated:
        from greed.coach import spread

        return spread(choice.worth)
    return shown(choice.worth, advice.measure)


def shown(worth: float, measure: str) -> str:
    """Return a worth as it is shown: a chance in percent, or the points of the turn."""
    if measure == "win probability":
        return percent(100 * worth, 2)
    return number(round(worth))


def danger(state: State) -> str:
    """Return what the throw that is due risks, with its exact chance.

    >>> import greed
    >>> danger(greed.start(greed.load("koans"))), danger(greed.start(greed.load("ten-dice")))
    ('bust 7.7%', 'short of 1,000 66.1%')
    """
    opening = state.hand.opening
    chance = percent(100 * float(bust_chance(state.rules, state.hand)))
    return say("danger-opening" if opening else "danger", opening=opening, chance=chance)


def _choice(state: State, move: Move) -> Choice:
    after = apply(state, move)
    if move == BANK or after.seat != state.seat:
        recorded = after.scores[state.seat] - state.scores[state.seat]
        return Choice(move, recorded, 0, 0, Fraction(0), may_bank=False)
    banked = after.scores[state.seat] - state.scores[state.seat]
    return Choice(
        move,
        after.points - state.points + banked,
        after.points,
        after.hand.dice,
        bust_chance(after.rules, after.hand),
        BANK in legal_moves(after),
    )


class Coach:
    """Weighs choices; a sheet is solved when it is first asked about, and then kept on disk.

    Attributes:
        note: tells the player why an answer takes a while, or does not come.
    """

    def __init__(self, note: Callable[[str], None]) -> None:
        self.note = note
        self._judges: dict[Rules, WinJudge | None] = {}
        self._solving: Solving | None = None

    def advice(self, state: State, names: Sequence[str]) -> Advice | None:
        """Return what every choice is worth; None where nothing is to be chosen, or known."""
        if state.phase not in ("keep", "decide", "offer"):
            return None
        from greed.coach import advise
        from greed.coach.judges import PointsJudge

        try:
            return advise(self._judge(state.rules) or PointsJudge(state), state, names)
        except KeyboardInterrupt:
            self.note(say("coach-stopped"))
        except Unsolvable as error:
            self.note(say("coach-none", reason=str(error)))
        return None

    def waits(self, state: State) -> bool:
        """Return whether advice for a state takes a while, so that the rest may be shown first."""
        from greed.packs import ready_solution

        choosing = state.phase in ("keep", "decide", "offer")
        if not choosing or state.rules in self._judges:
            return False
        return ready_solution(state.rules.sheet) is None

    def wait(self, sheet: Sheet) -> bool:
        """Wait while a sheet is solved beside the game; return whether it still matters.

        It doesn't once somebody types on, which is left for the next question, or presses Ctrl-C.
        """
        if self._solving is None or self._solving.sheet != sheet:
            if self._solving is not None:
                self._solving.stop()
            self._solving = Solving(sheet)
        self.note(say("coach-beside"))
        try:
            done = self._solving.wait()
        except KeyboardInterrupt:
            self._solving.stop()
            self._solving = None
            self.note(say("coach-stopped"))
            return False
        if done:
            self._solving = None
        return done

    def news(self) -> str:
        """Return that a sheet has been solved meanwhile, once; nothing if none has."""
        if self._solving is None or not self._solving.over:
            return ""
        self._solving = None
        return say("coach-ready")

    def _judge(self, rules: Rules) -> WinJudge | None:
        """Return who knows what wins, None if points have to do."""
        from greed.packs import ready_solution

        if rules not in self._judges:
            if ready_solution(rules.sheet) is None:
                self.note(say("coach-working"))
            try:
                self._judges[rules] = judge_of(rules.sheet)
            except Unsolvable as error:
                self.note(say("coach-points", reason=str(error)))
                self._judges[rules] = None
        return self._judges[rules]


_MOMENTS = 3
_MATTERS = 0.005
"""A smaller loss than this is not worth looking back at."""


def read_threshold(text: str) -> float:
    """Return a loss of win probability as somebody types it.

    >>> read_threshold("2%"), read_threshold("0.5")
    (0.02, 0.005)

    Raises:
        Refusal: it is not a percentage between 0 and 100.
    """
    percent = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)\s*%?", fraction(text.strip()))
    if percent is None or float(percent[1]) > 100:
        raise Refusal(f"--tutor takes a percentage, e.g. 2%, not {text!r}")
    return float(percent[1]) / 100


class Tutor:
    """Looks over the players' shoulders.

    Attributes:
        least: the loss of win probability from which it speaks up.
    """

    def __init__(self, coach: Coach, least: float) -> None:
        self._coach, self.least = coach, least
        self._warned: tuple[State, tuple[Move, ...]] | None = None

    def warning(self, state: State, moves: tuple[Move, ...], names: Sequence[str]) -> str | None:
        """Return what to say before these moves are made; None if they are good enough.

        It says so once: a player who types the same again means it.
        """
        if self._warned == (state, moves):
            return None
        at = state
        for move in moves:
            if (said := self._said(at, move, names)) is not None:
                self._warned = state, moves
                return say("note-sure", why=said)
            at = apply(at, move)
        return None

    def _said(self, state: State, move: Move, names: Sequence[str]) -> str | None:
        cost, advice = self._price(state, move, names)
        if cost is None or advice is None or cost < self.least:
            return None
        why = against(state, advice, move)
        return say("lesson-sure", games=games_in(cost), why=why)

    def moments(self, record: Record, seats: Sequence[int], names: Sequence[str]) -> Iterator[str]:
        """Yield the choices of these seats that mattered most, in plain words, the worst first."""
        mistakes = []
        rounds = [0] * len(names)
        before: State | None = None
        for state, event in zip(replay(record), record.events, strict=False):
            if before is None or state.seat != before.seat:
                rounds[state.seat] += 1
            before = state
            if state.seat in seats and event in legal_moves(state):
                assert isinstance(event, Move)
                cost, advice = self._price(state, event, names)
                if cost is not None and advice is not None and cost >= _MATTERS:
                    mistakes.append((cost, rounds[state.seat], state, event, advice.why))
        mistakes.sort(key=lambda mistake: -mistake[0])
        for cost, round_, state, event, why in mistakes[:_MOMENTS]:
            fields = {
                "round": round_,
                "points": state.points,
                "move": move_words(event),
                "games": games_in(cost),
                "why": why,
            }
            yield say("lesson-moment", fields, **spoken(names[state.seat]))

    def _price(
        self, state: State, move: Move, names: Sequence[str]
    ) -> tuple[float | None, Advice | None]:
        """Return what a move costs and the advice instead; None where that is not known."""
        if len(legal_moves(state)) < 2:
            return None, None
        advice = self._coach.advice(state, names)
        if advice is None or advice.measure != "win probability":
            return None, None
        return next(choice.cost for choice in advice.choices if choice.move == move), advice
