"""What a throw is worth: its legal keeps, their points, and why other dice may not be kept."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations

from msgspec import Struct

from greed.core.combos import Combo, combos
from greed.core.dice import Throw, contains, remove, submultisets
from greed.core.reasons import Reason
from greed.core.sheet import Sheet


class Keep(Struct, frozen=True, gc=False):
    """Dice set aside from one throw, their points, and the split into sets that gives them."""

    dice: Throw
    points: int
    split: tuple[Combo, ...]

    @property
    def whole(self) -> bool:
        """Whether every die of the keep scores."""
        return all(combo.kind != "dead" for combo in self.split)

    @property
    def addons(self) -> Throw:
        """The dice added to sets kept earlier."""
        return tuple(combo.dice[0] for combo in self.split if combo.kind == "add-on")


_Key = tuple[Throw, tuple[int, ...], bool, tuple[Combo, ...]]


class Scorer:
    """The scoring of one sheet, with everything once computed kept.

    `sets` are the faces of sets kept earlier to which dice may be added (with add-ons).
    """

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.combos = combos(sheet)
        self.single_faces = frozenset(c.dice[0] for c in self.combos if c.kind == "single")
        self._dice = frozenset(combo.dice for combo in self.combos)
        self._sizes = sorted({*map(len, self._dice)})
        self._by_lowest: dict[int, list[Combo]] = defaultdict(list)
        for combo in self.combos:
            self._by_lowest[combo.dice[0]].append(combo)
        self._best: dict[_Key, tuple[Combo, ...] | None] = {}
        self._keeps: dict[tuple[Throw, tuple[int, ...], bool], tuple[Keep, ...]] = {}

    @property
    def kept(self) -> int:
        """How many splits are kept."""
        return len(self._best)

    def forget(self) -> None:
        """Let go of everything computed."""
        self._best, self._keeps = {}, {}

    def keeps(
        self, throw: Throw, sets: tuple[int, ...] = (), *, forced: bool | None = None
    ) -> tuple[Keep, ...]:
        """Return every legal keep of a sorted throw; none at all means that it scores nothing.

        `forced` replaces the sheet's own word on whether all scoring dice must be kept.

        >>> from greed.sheets import load
        >>> [keep.dice for keep in Scorer(load("official")).keeps((2, 2, 2, 5, 6))]
        [(5,), (2, 2, 2), (2, 2, 2, 5)]
        """
        if forced is None:
            forced = self.sheet.turn.keep == "forced"
        key = (throw, sets, forced)
        if key not in self._keeps:
            self._keeps[key] = (self._forced if forced else self._chosen)(throw, sets)
        return self._keeps[key]

    def scores(self, throw: Throw, sets: tuple[int, ...] = ()) -> bool:
        """Say whether anything of a sorted throw may be kept, many times as fast as `keeps`.

        >>> from greed.sheets import load
        >>> official = Scorer(load("official"))
        >>> official.scores((2, 2, 3, 4, 6)), official.scores((2, 2, 2, 4, 6))
        (False, True)
        """
        if not (self.single_faces.isdisjoint(throw) and frozenset(sets).isdisjoint(throw)):
            return True
        return any(not self._dice.isdisjoint(combinations(throw, size)) for size in self._sizes)

    def most(self, throw: Throw) -> int:
        """Return the points of the keep of a sorted throw that scores most; 0 if none does."""
        return sum(combo.points for combo in self._split(throw, (), dead=True) or ())

    def best(self, dice: Throw) -> Keep | None:
        """Return the dice as a keep with its best complete split; None if a die is left over."""
        return self._keep(tuple(sorted(dice)))

    def why_not(
        self, throw: Throw, dice: Throw, sets: tuple[int, ...] = (), *, forced: bool | None = None
    ) -> str | None:
        """Say why these dice may not be kept from the throw; None if they may.

        >>> from greed.sheets import load
        >>> Scorer(load("official")).why_not((2, 2, 2, 5, 6), (2, 2))
        '2 2 scores nothing'
        """
        dice = tuple(sorted(dice))
        legal = self.keeps(throw, sets, forced=forced)
        if any(keep.dice == dice for keep in legal):
            return None
        if not dice:
            return Reason.NO_DICE_KEPT.say()
        if not contains(throw, dice):
            face = next(face for face in dice if throw.count(face) < dice.count(face))
            shows = (Reason.SHOWS_NONE, Reason.SHOWS_ONE, Reason.SHOWS_SOME)
            return shows[min(throw.count(face), 2)].say(count=throw.count(face), face=face)
        if not legal:
            return Reason.NOTHING_SCORES.say()
        if forced if forced is not None else self.sheet.turn.keep == "forced":
            return Reason.KEEP_ALL.say(dice=_spaced(legal[0].dice))
        idle = self.idle(dice, sets)
        if len(idle) == len(dice):
            return Reason.SCORES_NOTHING.say(dice=_spaced(dice))
        # Where dice that score nothing may be kept, they aren't what is wrong.
        if idle and not self.sheet.turn.dead_dice_keepable:
            return Reason.SCORES_NOTHING_HERE.say(dice=_spaced(idle))
        return Reason.ADDS_ONLY_ALONE.say()

    def idle(self, dice: Throw, sets: tuple[int, ...] = ()) -> Throw:
        """Return those of some sorted dice that score nothing in their best split.

        >>> from greed.sheets import load
        >>> Scorer(load("official")).idle((2, 2, 5))
        (2, 2)
        """
        split = self._split(dice, sets, dead=True)
        return tuple(combo.dice[0] for combo in split or () if combo.kind == "dead")

    def _chosen(self, throw: Throw, sets: tuple[int, ...]) -> tuple[Keep, ...]:
        addons = self.sheet.addons
        dead = self.sheet.turn.dead_dice_keepable
        if sets and addons and not addons.addon_with_scoring:
            plain = self._chosen(throw, ())
            if plain:
                return plain
        candidates = (self._keep(dice, sets, dead=dead) for dice in submultisets(throw))
        legal = [keep for keep in candidates if keep and (keep.points or keep.addons)]
        return tuple(sorted(legal, key=lambda keep: (len(keep.dice), keep.dice)))

    def _forced(self, throw: Throw, sets: tuple[int, ...]) -> tuple[Keep, ...]:
        """Return the keep of every scoring die; dice may then still be added to earlier sets."""
        split = self._split(throw, (), dead=True) or ()
        scoring = tuple(combo for combo in split if combo.kind != "dead")
        dice = tuple(sorted(face for combo in scoring for face in combo.dice))
        legal = [Keep(dice, sum(c.points for c in scoring), scoring)] if dice else []
        addons = self.sheet.addons
        if sets and addons and (addons.addon_with_scoring or not dice):
            matching = tuple(face for face in remove(throw, dice) if face in sets)
            for added in submultisets(matching):
                extra = tuple(Combo("add-on", (face,), 0) for face in added)
                points = sum(combo.points for combo in scoring)
                legal.append(Keep(tuple(sorted(dice + added)), points, scoring + extra))
        return tuple(legal)

    def _keep(self, dice: Throw, sets: tuple[int, ...] = (), *, dead: bool = False) -> Keep | None:
        """Return dice as a keep; with `dead`, dice may score nothing where no split uses all."""
        split = self._split(dice, sets, dead=False)
        if split is None and dead:
            split = self._split(dice, sets, dead=True)
        return Keep(dice, sum(c.points for c in split), split) if split is not None else None

    def _split(
        self, dice: Throw, sets: tuple[int, ...], *, dead: bool, used: tuple[Combo, ...] = ()
    ) -> tuple[Combo, ...] | None:
        """Return the best split of all the dice: most points, fewest dead dice, fewest sets.

        The lowest die belongs to a set whose lowest face it is, which makes the search small.
        `used` are the sets already scored whose lowest face it is (where none may repeat).
        """
        if not dice:
            return ()
        key = (dice, sets, dead, used)
        if key in self._best:
            return self._best[key]
        lowest = dice[0]
        choices = [c for c in self._by_lowest[lowest] if c not in used and contains(dice, c.dice)]
        if lowest in sets:
            choices.append(Combo("add-on", (lowest,), 0))
        if dead:
            choices.append(Combo("dead", (lowest,), 0))
        splits: list[tuple[Combo, ...]] = []
        for combo in choices:
            rest = remove(dice, combo.dice)
            again: tuple[Combo, ...] = ()
            if not self.sheet.scoring.repeat_sets and rest and rest[0] == lowest:
                again = (*used, combo) if combo.points else used
            tail = self._split(rest, sets, dead=dead, used=again)
            if tail is not None:
                splits.append((combo, *tail))
        best = splits[0] if len(splits) == 1 else max(splits, key=_rank, default=None)
        self._best[key] = best
        return best


def _rank(split: tuple[Combo, ...]) -> tuple[int, int, int]:
    points = dead = 0
    for combo in split:
        points += combo.points
        dead += combo.kind == "dead"
    return points, -dead, -len(split)


def _spaced(dice: Throw) -> str:
    return " ".join(map(str, dice))
