"""The turn of a sheet as data: its hands, what each throw lets one keep, and where that leads.

All of it is found by asking the core for every throw of every hand. Which keeps a throw allows is
not listed throw by throw: nearly always they are the ones that fit into it. Wherever the core says
something else, that is written down, and a sheet that the format cannot express is refused.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from greed.core.combos import Combo
from greed.core.dice import Throw, contains, multisets, submultisets
from greed.core.scoring import Keep
from greed.core.state import State
from greed.core.turn import NO_DICE, Cast, Hand, Option, Rules
from greed.core.walk import Walk
from greed.packs._seal import PackError

Data = dict[str, Any]
_Lead = tuple[int, bool, bool]
_Table = tuple[tuple[int, ...], bool]
"""What decides the keeps of a throw: the sets one may add to, and whether all must be kept."""


def written(dice: Throw) -> str:
    """Return dice as they are written in a pack: their faces, without spaces.

    >>> written((1, 1, 5))
    '115'
    """
    return "".join(map(str, dice))


class PackedTurn:
    """The hands of a sheet in the order of their numbers, and all of them as data.

    >>> from greed.packs import PackedTurn
    >>> from greed.core.turn import rules_of
    >>> from greed.sheets import load
    >>> koans = PackedTurn(rules_of(load("koans")))
    >>> [hand.dice for hand in koans.hands], koans.data["scores"][0]["keeps"][:20]
    ([5, 0, 1, 2, 3, 4], '1 5 11 15 55 111 115')

    Attributes:
        hands: every hand that can come up, those with no dice left included.
        number: the number of each hand.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.hands: list[Hand] = []
        self.number: dict[Hand, int] = {}
        self._leads: dict[_Lead, int] = {}
        self._tables: dict[_Table, int] = {}
        self._casts: dict[Hand, dict[Throw, Cast]] = {}
        walk = Walk(rules)
        for hand in (*walk.hands, NO_DICE):
            self._add(hand)
        for hand, cast in walk:
            self._casts.setdefault(hand, {})[cast.throw] = cast
            for option in cast.ways:
                self._add(option.hand)
                offered = rules.offer_hand(option.hand)
                if offered and not option.tally:
                    self._add(offered)

    def _add(self, hand: Hand) -> None:
        if hand not in self.number:
            self.number[hand] = len(self.hands)
            self.hands.append(hand)
            if hand.dice:
                self._tables.setdefault(self._table(hand), len(self._tables))

    def _table(self, hand: Hand) -> _Table:
        return hand.sets, self.rules.forced(hand)

    @cached_property
    def data(self) -> Data:
        """The members `hands`, `leads`, `scores` and `sets` of a pack."""
        most = {
            table: max(hand.dice for hand in self.hands if hand.dice and self._table(hand) == table)
            for table in self._tables
        }
        scores = [_Score(self.rules, *table, dice) for table, dice in most.items()]
        hands = [self._hand(hand, scores) for hand in self.hands]
        combos: dict[Combo, int] = {}
        parts = [
            [[combos.setdefault(combo, len(combos)) for combo in split] for split in score.splits]
            for score in scores
        ]
        return {
            "hands": hands,
            "leads": [[lead, int(bank), int(tally)] for lead, bank, tally in self._leads],
            "scores": [score.data(sets) for score, sets in zip(scores, parts, strict=True)],
            "sets": [
                {
                    "name": combo.name,
                    "kind": combo.kind,
                    "dice": written(combo.dice),
                    "points": combo.points,
                }
                for combo in combos
            ],
        }

    def _hand(self, hand: Hand, scores: list[_Score]) -> Data:
        offered = self.rules.offer_hand(hand)
        written_hand: Data = {
            **msgspec.to_builtins(hand),
            "offer": self.number.get(offered) if offered else None,
        }
        if not hand.dice:
            return written_hand
        table = self._tables[self._table(hand)]
        score = scores[table]
        casts = self._casts[hand]
        needs = self._needs(hand, casts, score)
        leads = self._followed(casts, score)
        for throw, cast in casts.items():
            fitting = [] if needs and needs.isdisjoint(throw) else score.allowed(throw)
            options = tuple(score.keeps[k] for k in fitting if k < len(leads) and leads[k] >= 0)
            if options != tuple(option.keep for option in cast.options):
                raise PackError(f"a pack can't express what {throw} of {hand} allows")
            if cast.missed != bool(fitting and not options):
                raise PackError(f"a pack can't express that {throw} of {hand} is missed")
        return {
            **written_hand,
            "score": table,
            "leads": leads,
            "needs": sorted(needs),
            "saved": self._saved(casts),
        }

    def _needs(self, hand: Hand, casts: dict[Throw, Cast], score: _Score) -> frozenset[int]:
        """Return the faces of which a throw must show one to count at all; none if it need not."""
        strict = any(
            not cast.options and not cast.missed and score.allowed(throw)
            for throw, cast in casts.items()
        )
        return self.rules.scorer.single_faces if strict and hand.attempt else frozenset()

    def _followed(self, casts: dict[Throw, Cast], score: _Score) -> list[int]:
        """Return the number of the lead of each keep, -1 where this hand doesn't allow it."""
        leads = [-1] * len(score.keeps)
        for cast in casts.values():
            for option in cast.options:
                k, lead = score.number[option.keep], self._lead(option)
                if score.points[k] != option.points or leads[k] not in (-1, lead):
                    raise PackError(f"a pack can't express {option}")
                leads[k] = lead
        while leads and leads[-1] < 0:
            leads.pop()
        return leads

    def _lead(self, option: Option) -> int:
        lead = self.number[option.hand], option.may_bank, option.tally
        return self._leads.setdefault(lead, len(self._leads))

    def _saved(self, casts: dict[Throw, Cast]) -> Data | None:
        """Return what saves throws with nothing to keep, and which of them it saves."""
        free = {throw: cast.free for throw, cast in casts.items() if cast.free}
        if not free:
            return None
        option = next(iter(free.values()))
        if any(other != option for other in free.values()):
            raise PackError("a pack can't express that throws of a hand are saved in several ways")
        return {
            "points": option.points,
            "lead": self._lead(option),
            "throws": " ".join(map(written, free)),
        }


class _Score:
    """The keeps that throws of up to this many dice allow."""

    def __init__(self, rules: Rules, sets: tuple[int, ...], forced: bool, dice: int) -> None:
        self.rules, self.sets, self.forced = rules, sets, forced
        faces = rules.sheet.dice.faces
        self.throws = [t for count in range(1, dice + 1) for t in multisets(count, faces)]
        keeps = {keep.dice: keep for throw in self.throws for keep in self.legal(throw)}
        self.keeps = sorted(keeps, key=lambda dice: (len(dice), dice))
        self.points = [keeps[dice].points for dice in self.keeps]
        self.splits = [keeps[dice].split for dice in self.keeps]
        self.number = {dice: k for k, dice in enumerate(self.keeps)}

    def legal(self, throw: Throw) -> tuple[Keep, ...]:
        return self.rules.scorer.keeps(throw, self.sets, forced=self.forced)

    def fitting(self, throw: Throw) -> list[int]:
        return sorted(self.number[dice] for dice in submultisets(throw) if dice in self.number)

    @cached_property
    def alone(self) -> set[int]:
        """The keeps that are legal only where no other keep fits."""
        alone: set[int] = set()
        together = []
        for throw in self.throws:
            legal = {self.number[keep.dice] for keep in self.legal(throw)}
            alone |= set(self.fitting(throw)) - legal
            together.append(legal)
        # Others are of this kind, too, though no throw shows it: those legal beside one that is.
        while more := {keep for legal in together if legal & alone for keep in legal - alone}:
            alone |= more
        return alone

    def allowed(self, throw: Throw) -> list[int]:
        """Return the keeps of a throw, as a reader of the pack finds them."""
        if self.forced:
            return [self.number[keep.dice] for keep in self.legal(throw)]
        fitting = self.fitting(throw)
        return [k for k in fitting if k not in self.alone] or fitting

    def data(self, parts: list[list[int]]) -> Data:
        """Return all this as data; `parts` are the numbers of the sets that make each keep."""
        score: Data = {
            "sets": list(self.sets),
            "keeps": " ".join(map(written, self.keeps)),
            "points": self.points,
            "parts": parts,
            "forced": None,
        }
        if self.forced:
            score["forced"] = [self.allowed(throw) for throw in self.throws]
            return score
        score["alone"] = sorted(self.alone)
        score["idle"] = {
            written(dice): written(idle)
            for dice in self.throws
            if dice not in self.number
            and (idle := self.rules.scorer.idle(dice, self.sets)) != self.supposed(dice)
        }
        return score

    def supposed(self, dice: Throw) -> Throw:
        """Return the idle dice of a choice as a reader finds them where nothing else is said."""
        fitting = self.fitting(dice)
        if not fitting:
            return dice
        best = max(fitting, key=lambda k: (self.points[k], len(self.keeps[k]), -k))
        rest = list(dice)
        for face in self.keeps[best]:
            rest.remove(face)
        assert contains(dice, self.keeps[best])
        return tuple(face for face in rest if face not in self.sets)


def state_data(state: State, turn: PackedTurn) -> dict[str, Any]:
    """Return a state as docs/pack.md describes it."""
    offer, final = state.offer, state.final
    return {
        "scores": list(state.scores),
        "standing": list(state.standing),
        "strikes": list(state.strikes),
        "first": state.first,
        "seat": state.seat,
        "phase": state.phase,
        "points": state.points,
        "base": state.inherited,
        "best": state.best_throw,
        "hand": turn.number[state.hand],
        "may_bank": state.may_bank,
        "throw": list(state.throw),
        "offer": offer and {"points": offer.points, "hand": turn.number[offer.hand]},
        "final": final
        and {"leader": final.leader, "queue": list(final.queue), "beaten": final.beaten},
        "ply": state.ply,
        "winners": list(state.winners),
        **({"away": list(state.away)} if state.away else {}),
    }
