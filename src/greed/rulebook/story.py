"""A few moves of a real game, told step by step.

The core says what every throw and move leads to, and `greed.core.sentences` tells it. Here stands
only what a reader of the rules wants to know besides: what may be kept, and what may be done next.

The throws that show something are tried against the rules, always the same ones: put together from
sets of the sheet, and filled up with dice that add nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations_with_replacement, islice

from greed.core.combos import Combo
from greed.core.dice import Throw
from greed.core.events import events
from greed.core.game import apply, legal_moves, start, throw
from greed.core.messages import say
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.record import Event
from greed.core.sentences import sentence, told
from greed.core.sheet import Sheet
from greed.core.state import ON, Board, Phase, State, fresh_turn
from greed.core.turn import NO_DICE, Hand, Option, Rules
from greed.core.turn_end import why_no_points
from greed.report import Example, KeepChoice, Step
from greed.rulebook.facts import NAMES, any_face, example_seats
from greed.rulebook.sentences import joined

_SHOWN = 10
"""Keeps that a step lists at most."""


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
        words = [say("story-rolls", dice=before.hand.dice, player=NAMES[before.seat])]
        listed: tuple[KeepChoice, ...] = ()
        if self.state.phase == "keep":
            listed = self._choices(before) if choices else ()
            words += [say("story-keeps", n=len(listed))] if listed else []
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
            total = [say("story-sum", points=before.points + points)] if before.points else []
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
        words = [
            say("story-score", player=NAMES[seat], score=score)
            for seat, score in enumerate(self.state.scores)
        ]
        self.tell(" ".join([*words, say("story-turn", player=NAMES[self.state.seat])]))

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
        return joined(
            "story-may",
            {
                "player": NAMES[state.seat],
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
        return [say("story-needed", faces=any_face(before.rules.scorer.single_faces))]


def _came_to(before: State, event: Event, after: State) -> list[str]:
    return [sentence(happened, NAMES.__getitem__).text for happened in events(before, event, after)]


def _left(before: State, option: Option) -> str:
    """Say what a keep leaves to roll."""
    if option.tally:
        return say("story-left-bonus")
    if option.hand == NO_DICE:
        return say("story-left-ends")
    hot = len(option.keep) == before.hand.dice
    return say("story-left-hot" if hot else "dice", n=option.hand.dice)


def _named(split: tuple[Combo, ...]) -> str:
    """Return the sets of a keep by name, equal ones counted."""
    names = [combo.name for combo in split if combo.kind not in ("dead", "add-on")]
    counted = [
        f"{names.count(name)} x {name}" if names.count(name) > 1 else name
        for name in dict.fromkeys(names)
    ]
    for kind, word in (("add-on", "story-added"), ("dead", "story-dead")):
        if dice := tuple(combo.dice[0] for combo in split if combo.kind == kind):
            counted.append(say(word, dice=dice))
    return ", ".join(counted)


_TRIES = 4000
"""Candidates to look at before a throw is taken not to exist; it only costs an example."""


def filled(
    rules: Rules, core: Throw, count: int, wanted: Callable[[Throw], bool] | None = None
) -> Throw | None:
    """Return a throw in which exactly the dice `core` score.

    The other dice are as different from one another as can be. `wanted` replaces the test.

    >>> from greed.core.turn import rules_of
    >>> from greed.sheets import load
    >>> filled(rules_of(load("official")), (2, 2, 2, 5), 5)
    (2, 2, 2, 5, 6)
    """
    core = tuple(sorted(core))

    def only_core(throw: Throw) -> bool:
        keeps = rules.scorer.keeps(throw, forced=True)
        return (keeps[0].dice if keeps else ()) == core

    test = wanted or only_core
    faces = range(rules.sheet.dice.faces, 0, -1)
    # A face that scores alone never fills.
    idle = [face for face in faces if face not in rules.scorer.single_faces]
    if count < len(core) or (count > len(core) and not idle):
        return None
    # Fillers in order of how often they repeat a face: 6 4 before 6 6.
    extra = count - len(core)
    other = [face for face in idle if face not in core] or idle
    first = [tuple((other * (extra // len(other) + 1))[:extra])] if extra else [()]
    others = islice(combinations_with_replacement(idle, extra), _TRIES)
    for fill in (*first, *sorted(others, key=lambda fill: -len(set(fill)))):
        throw = tuple(sorted((*core, *fill)))
        if test(throw):
            return throw
    return None


def scoreless(rules: Rules, hand: Hand, containing: Throw = ()) -> Throw | None:
    """Return a throw of a hand that is a bust, with these dice in it; None if none is found."""

    def bust(throw: Throw) -> bool:
        cast = rules.cast(hand, throw)
        return not cast.options and not cast.free and not cast.missed

    return filled(rules, containing, hand.dice, bust)


def cores(rules: Rules) -> Iterator[Throw]:
    """Yield dice that score together, the most instructive first: a triple and a single."""
    singles = sorted(rules.scorer.single_faces, reverse=True)
    every = [combo.dice for combo in rules.scorer.combos if combo.kind == "kind"]
    kinds = [dice for dice in every if dice[0] not in rules.scorer.single_faces and len(dice) == 3]
    for kind in kinds or every:
        for face in singles:
            if face not in kind:
                yield (*kind, face)
    yield from zip(singles[1:], singles, strict=False)
    yield from (combo.dice for combo in rules.scorer.combos)


def good_throw(rules: Rules) -> Throw | None:
    """Return a first throw that leaves a choice and a die to throw again, if there is one."""
    count = rules.sheet.dice.count
    for spare in (1, 0):
        for core in islice(cores(rules), 60):
            if len(core) <= count - spare and (throw := filled(rules, core, count)):
                return throw
    return None


def _parts(rules: Rules) -> list[Throw]:
    """Return the small sets that sums are put together from: singles, and a dozen others."""
    alone = rules.scorer.single_faces
    small = [c.dice for c in rules.scorer.combos if c.kind == "kind" and len(c.dice) <= 3]
    small.sort(key=lambda dice: (dice[0] in alone, len(dice)))
    return [(face,) for face in sorted(alone)][:6] + small[:6]


def _sums(rules: Rules, size: int) -> Iterator[Throw]:
    """Yield dice of this number that may all score: one set, or several."""
    alone = rules.scorer.single_faces
    sets = [combo.dice for combo in rules.scorer.combos if len(combo.dice) == size]
    yield from sorted(sets, key=lambda dice: (not alone.isdisjoint(dice), -len(set(dice))))
    for parts in range(2, min(size, 4) + 1):
        chosen = combinations_with_replacement(_parts(rules), parts)
        for several in sorted(chosen, key=lambda several: -len(set(several))):
            dice = tuple(sorted(face for part in several for face in part))
            if len(dice) == size:
                yield dice


def leaving(rules: Rules, left: int) -> tuple[Throw, Throw] | None:
    """Return a first throw and a keep that leaves this many dice; None if none is found.

    The keep is all that scores in the throw.
    """
    count = rules.sheet.dice.count
    for core in islice(_sums(rules, count - left), 200):
        throw = filled(rules, core, count)
        if throw:
            return throw, tuple(sorted(core))
    return None


def all_scoring(rules: Rules, hand: Hand) -> Throw | None:
    """Return a throw of a hand all of whose dice may be kept."""
    for dice in islice(_sums(rules, hand.dice), 200):
        throw = tuple(sorted(dice))
        whole = any(keep.dice == throw and keep.whole for keep in rules.keeps(hand, throw))
        if whole and throw in rules.cast(hand, throw).by_dice:
            return throw
    return None


def worth(rules: Rules, count: int, least: int, most: int | None = None) -> Throw | None:
    """Return a throw of this many dice whose scoring dice are worth `points` points."""
    throws = []
    for size in range(1, count + 1):
        for core in islice(_sums(rules, size), 120):
            best = rules.scorer.best(core)
            if best and best.points >= least and (most is None or best.points <= most):
                throw = filled(rules, core, count)
                if throw:
                    throws.append((size == count, best.points, throw))
    return min(throws)[2] if throws else None
