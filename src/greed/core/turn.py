"""The turn as a small machine: a hand is thrown, the throw offers options, an option leads on.

A hand is all that matters of a turn besides its points: how many dice are thrown next, what
hinders the bank, the sets that dice may be added to, and whether this throw is an attempt at
a carryover or must bring the player on the board by itself. Points only add up along the way.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from operator import index

from msgspec import Struct
from msgspec.structs import replace

from greed.core.dice import Throw, multisets, weight
from greed.core.identity import canonical
from greed.core.moves import Move
from greed.core.scoring import Keep, Scorer
from greed.core.sheet import Entry, Sheet


class Hand(Struct, frozen=True, gc=False, order=True, cache_hash=True):
    """The dice to throw next, and what of the turn so far bears on what may follow.

    Attributes:
        dice: how many are thrown; 0 when the turn can only be banked.
        opening: points that this one throw must show for a player off the board; 0: no such test.
        attempt: the throw is an attempt at a carryover.
        locked: a carryover forbids the bank until a later keep lifts the lock.
        dead: dice set aside in this turn did not score, so there are no hot dice.
        sets: faces of the sets kept so far to which dice may be added.
    """

    dice: int
    opening: int = 0
    attempt: bool = False
    locked: bool = False
    dead: bool = False
    sets: tuple[int, ...] = ()


NO_DICE = Hand(0)


class Option(Struct, frozen=True, gc=False):
    """One way to go on after a throw: dice kept, their points, and the hand thrown next.

    `may_bank` is the turn's own word on the bank; the game has more to say (entry, minimum).
    `tally` means that the turn's points are banked at once and a bonus turn begins.
    """

    keep: Throw
    points: int
    hand: Hand
    may_bank: bool
    tally: bool = False


class Cast(Struct, frozen=True, gc=False):
    """What a throw of a hand leads to.

    With options the player keeps dice; `free` is an option that needs no keep (the throw is
    no bust although it does not score); with neither the turn is over, as a bust or, when
    `missed`, because the throw failed to bring the player on the board.
    """

    throw: Throw
    options: tuple[Option, ...]
    free: Option | None = None
    missed: bool = False
    moves: tuple[Move, ...] = ()
    by_dice: dict[Throw, Option] = {}

    def __hash__(self) -> int:
        return hash(self.throw)  # the rest follows from it and the hand

    @property
    def ways(self) -> tuple[Option, ...]:
        """Every way to go on, whether dice are kept or not; none after a lost turn."""
        return (self.free,) if self.free else self.options


class Rules:
    """A sheet ready for play: its scoring and its turn, with all that was computed kept.

    Get one from `rules_of`, which shares them.
    """

    def __init__(self, sheet: Sheet, key: str) -> None:
        self.sheet = sheet
        self._key = key
        self.scorer = Scorer(sheet)
        self.fresh = Hand(sheet.dice.count)
        self._casts: dict[tuple[Hand, Throw], Cast] = {}
        self._options = 0

    def __repr__(self) -> str:
        return f"rules_of({self.sheet.name or self.sheet.title!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __reduce__(self) -> tuple[object, tuple[Sheet]]:
        return rules_of, (self.sheet,)

    def entry_rule(self, *, again: bool) -> Entry | None:
        """Return what brings a player on the board, at first or `again` after a reset."""
        strikes = self.sheet.strikes
        if again and strikes and isinstance(strikes.reentry, Entry):
            return strikes.reentry
        return self.sheet.entry

    def start_hand(self, entry: Entry | None = None) -> Hand:
        """Return the hand that begins a turn, given what the player still needs for entry."""
        if entry and entry.ends_turn:
            return Hand(self.sheet.dice.count, opening=entry.points)
        return self.fresh

    def offer_hand(self, hand: Hand) -> Hand | None:
        """Return the hand that a player who banks leaves to the next one; None if none is."""
        carry = self.sheet.carryover
        if not carry or not hand.dice:
            return None
        if hand.dice == self.fresh.dice:
            return Hand(hand.dice, attempt=True) if carry.offer_after_all_dice != "none" else None
        inherit = self.sheet.addons is not None and self.sheet.addons.addon_inherited
        return Hand(hand.dice, attempt=True, dead=hand.dead, sets=hand.sets if inherit else ())

    def cast(self, hand: Hand, throw: Throw) -> Cast:
        """Return what a sorted throw of a hand leads to.

        >>> from greed.sheets import load
        >>> official = rules_of(load("official"))
        >>> [option.points for option in official.cast(Hand(5), (2, 2, 2, 5, 6)).options]
        [50, 200, 250]
        """
        key = (hand, throw)
        cast = self._casts.get(key)
        if cast is None:
            # 1.0 and NumPy's integers equal 1: what is kept must not be made of them.
            cast = self._casts[key] = self._cast(hand, tuple(map(index, throw)))
            self._options += len(cast.options)
            if len(self._casts) % _LOOK == 0:
                _bound()
                if self.kept > _MOST_BYTES:
                    self.forget()
        return cast

    @property
    def kept(self) -> int:
        """Roughly how many bytes everything computed takes."""
        return _BYTES * (len(self._casts) + self._options + self.scorer.kept)

    def forget(self) -> None:
        """Let go of everything computed; it is computed again when it is needed."""
        self._casts, self._options = {}, 0
        self.scorer.forget()

    def keeps(self, hand: Hand, throw: Throw) -> tuple[Keep, ...]:
        """Return the keeps that a throw of a hand allows, before any test of entry."""
        if self._attempt_fails(hand, throw):
            return ()
        return self.scorer.keeps(throw, hand.sets, forced=self.forced(hand))

    def scores(self, hand: Hand, throw: Throw) -> bool:
        """Say whether a throw of a hand has `keeps`, without finding them."""
        return not self._attempt_fails(hand, throw) and self.scorer.scores(throw, hand.sets)

    def loses(self, hand: Hand, throw: Throw) -> bool:
        """Say whether a throw of a hand loses the turn, without finding all that it leads to."""
        if not self.scores(hand, throw):
            return bool(hand.opening) or self._free(hand, throw) is None
        return bool(hand.opening) and self.scorer.most(throw) < hand.opening

    def why_not_keep(self, hand: Hand, throw: Throw, dice: Throw) -> str | None:
        """Say why dice may not be kept from a throw of a hand; None if they may."""
        return self.scorer.why_not(throw, dice, hand.sets, forced=self.forced(hand))

    def forced(self, hand: Hand) -> bool:
        """Return whether every scoring die of a throw of this hand must be kept."""
        carry = self.sheet.carryover
        whole = hand.attempt and carry is not None and carry.carryover_keep == "all"
        return whole or self.sheet.turn.keep == "forced"

    def _attempt_fails(self, hand: Hand, throw: Throw) -> bool:
        carry = self.sheet.carryover
        if not (hand.attempt and carry and carry.success == "one_or_five"):
            return False
        return self.scorer.single_faces.isdisjoint(throw)

    def _cast(self, hand: Hand, throw: Throw) -> Cast:
        scoring = self.keeps(hand, throw)
        keeps = tuple(keep for keep in scoring if keep.points >= hand.opening)
        if not keeps:
            free = None if hand.opening else self._free(hand, throw)
            return Cast(throw, (), free, missed=bool(scoring))
        options = tuple(self.option(hand, keep) for keep in keeps)
        moves = tuple(Move("keep", option.keep) for option in options)
        return Cast(
            throw, options, moves=moves, by_dice={option.keep: option for option in options}
        )

    def _free(self, hand: Hand, throw: Throw) -> Option | None:
        """Return what saves a throw that scores nothing, if anything does."""
        turn, scoring = self.sheet.turn, self.sheet.scoring
        fresh = replace(self.fresh, locked=hand.locked)
        if scoring.nothing and hand.dice == self.fresh.dice and not hand.attempt:
            return Option((), scoring.nothing, fresh, not (hand.locked or turn.nothing_must_roll))
        doubles = hand.dice == 2 and throw[0] == throw[1]
        if turn.end_doubles and doubles and not (hand.attempt and not turn.end_doubles_in_takeover):
            fresh = replace(fresh, locked=self._locked_after(hand, ()))
            return Option((), 0, fresh, not (fresh.locked or turn.end_doubles_must_roll))
        return None

    def option(self, hand: Hand, keep: Keep) -> Option:
        """Return what keeping dice of a throw of this hand leads to."""
        turn, addons = self.sheet.turn, self.sheet.addons
        left = hand.dice - len(keep.dice)
        locked = self._locked_after(hand, keep.dice)
        uncounted = bool(keep.addons) and addons is not None and not addons.addon_hot_dice
        dead = hand.dead or not keep.whole or uncounted
        hot = left == 0 and not dead
        if hot and turn.hot_dice == "bonus_turn" and (turn.bonus_on_opening or not hand.opening):
            return Option(keep.dice, keep.points, self.fresh, may_bank=False, tally=True)
        if hand.opening or (left == 0 and not (hot and turn.hot_dice == "fresh_dice")):
            return Option(keep.dice, keep.points, replace(NO_DICE, locked=locked), not locked)
        if hot:
            may_bank = not (locked or turn.hot_dice_must_roll)
            return Option(keep.dice, keep.points, replace(self.fresh, locked=locked), may_bank)
        sets = self._sets_after(hand, keep) if addons else ()
        after = Hand(left, locked=locked, dead=dead, sets=sets)
        return Option(keep.dice, keep.points, after, may_bank=not locked)

    def _locked_after(self, hand: Hand, kept: Throw) -> bool:
        lock = self.sheet.carryover.carry_lock if self.sheet.carryover else "none"
        if hand.attempt:
            return lock != "none"
        if not hand.locked or (lock == "any_score" and kept):
            return False
        return self.scorer.single_faces.isdisjoint(kept)

    def _sets_after(self, hand: Hand, keep: Keep) -> tuple[int, ...]:
        """Return the faces one may build on: sets of three or more whose dice score only there."""
        new = {face for face in keep.dice if keep.dice.count(face) >= 3}
        return tuple(sorted({*hand.sets, *(new - self.scorer.single_faces)}))


_RULES: dict[str, Rules] = {}
_RULES_KEPT = 256
_MOST_BYTES = 128 << 20
_BYTES = 350
"""What a throw, an option or a split takes that is kept, measured on sheets of all sizes."""
_LOOK = 64
"""After how many throws that were computed we look how much is kept in all."""


def rules_of(sheet: Sheet) -> Rules:
    """Return the rules of a sheet, as one shared object while the sheet is in use."""
    key = f"{sheet.name}\n{canonical(sheet)}"
    rules = _RULES.get(key)
    if rules is None:
        if len(_RULES) >= _RULES_KEPT:
            _RULES.pop(next(iter(_RULES))).forget()
        rules = _RULES[key] = Rules(sheet, key)
    return rules


def _bound() -> None:
    """Have the oldest rules forget what they computed, until what all keep is not too much."""
    every = tuple(_RULES.values())
    kept = sum(rules.kept for rules in every)
    for rules in every:
        if kept <= _MOST_BYTES:
            return
        kept -= rules.kept
        rules.forget()


@lru_cache(maxsize=4096)
def bust_chance(rules: Rules, hand: Hand) -> Fraction:
    """Return the exact chance that a throw of this hand loses the turn.

    That is a throw that scores nothing and that nothing saves; in an opening throw also one
    that falls short of what is needed.

    >>> import greed
    >>> state = greed.start(greed.load("official"))
    >>> bust_chance(state.rules, state.hand), bust_chance(state.rules, Hand(1))
    (Fraction(25, 324), Fraction(2, 3))
    """
    if not hand.dice:
        return Fraction(0)
    faces = rules.sheet.dice.faces
    lost = (throw for throw in multisets(hand.dice, faces) if rules.loses(hand, throw))
    return Fraction(sum(map(weight, lost)), faces**hand.dice)
