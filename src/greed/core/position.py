"""A position as one line of text: everything needed to continue the game.

Ten fields, separated by single spaces; docs/notation.md says what each holds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from greed.core.dice import Throw
from greed.core.errors import PositionError
from greed.core.numerals import MOST_DIGITS
from greed.core.reachable import first_fault
from greed.core.sheet import Sheet
from greed.core.state import OFF, ON, OUT, Board, Final, Offer, Phase, State, Turn
from greed.core.turn import Hand, Rules, rules_of

_FIELDS = ("sheet", "scores", "seat", "phase", "hand", "throw", "points", "offer", "final", "ply")
_SHOWN = 60
_NUMBER = rf"[0-9]{{1,{MOST_DIGITS}}}"
_SCORE = rf"(-?{_NUMBER})([?x]?)(!*)(~?)"
_HAND = rf"({_NUMBER})(a?)(l?)(d?)(!?)(?:o({_NUMBER}))?(?:\+([0-9.]+))?"
_FINAL = rf"({_NUMBER})>([0-9,]*)(!?)"
_MARKS = {OFF: "?", ON: "", OUT: "x"}
_PHASES: dict[str, Phase] = {
    "offer": "offer", "throw": "throw", "keep": "keep", "decide": "decide", "over": "over",
}  # fmt: skip


def position(state: State) -> str:
    """Return a state as one line of text, the inverse of `parse_position`.

    >>> import greed
    >>> greed.position(greed.throw(greed.start(greed.load("official")), [1, 1, 5, 2, 3]))
    'official 0?,0? 1/1 keep 5 11235 0 - - 1'
    """
    board, turn, sheet = state.board, state.turn, state.rules.sheet
    points = f"{turn.points}/{turn.inherited}/{turn.best_throw}"
    while points.endswith("/0"):
        points = points[:-2]
    barred = turn.phase == "decide" and not turn.may_bank
    offer, final = turn.offer, board.final
    return " ".join(
        [
            (sheet.name or sheet.title).replace(" ", "%20"),
            _scores_text(board),
            f"{turn.seat + 1}/{board.first + 1}",
            f"over:{_seats(state.winners)}" if turn.phase == "over" else turn.phase,
            _hand_text(turn.hand, barred=barred),
            _faces_text(turn.cast.throw) if turn.cast else "-",
            points,
            f"{offer.points}@{_hand_text(offer.hand)}" if offer else "-",
            f"{final.leader + 1}>{_seats(final.queue)}{'!' * final.beaten}" if final else "-",
            str(state.ply),
        ]
    )


def parse_position(text: str, load: Callable[[str], Sheet]) -> State:
    """Return the state that a line describes; `load` turns its first field into a sheet.

    Raises:
        PositionError: the line can't be read, or no game of the sheet can reach it; names the
            field, the reason, and the likely correction.
        SheetError: the first field doesn't name a sheet.
    """
    fields = text.split()
    if len(fields) != len(_FIELDS):
        raise PositionError(
            f"a position has {len(_FIELDS)} fields ({' '.join(_FIELDS)}), not {len(fields)}"
        )
    return _LineReader(dict(zip(_FIELDS, fields, strict=True)), load).state()


@lru_cache(maxsize=1024)  # which is the same for a whole turn
def _scores_text(board: Board) -> str:
    return ",".join(
        f"{score}{_MARKS[standing]}{'!' * strikes}{'~' * (seat in board.away)}"
        for seat, (score, standing, strikes) in enumerate(
            zip(board.scores, board.standing, board.strikes, strict=True)
        )
    )


def _seats(seats: Sequence[int]) -> str:
    return ",".join(str(seat + 1) for seat in seats)


@lru_cache(maxsize=1024)
def _faces_text(faces: Throw) -> str:
    return (".".join if max(faces, default=0) > 9 else "".join)(map(str, faces))


@lru_cache(maxsize=1024)
def _hand_text(hand: Hand, *, barred: bool = False) -> str:
    flags = f"{'a' * hand.attempt}{'l' * hand.locked}{'d' * hand.dead}{'!' * barred}"
    opening = f"o{hand.opening}" if hand.opening else ""
    sets = f"+{_faces_text(hand.sets)}" if hand.sets else ""
    return f"{hand.dice}{flags}{opening}{sets}"


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 3]}..."


class _LineReader:
    """The fields of one line on their way to a state."""

    def __init__(self, fields: dict[str, str], load: Callable[[str], Sheet]) -> None:
        self.fields = fields
        self.rules: Rules = rules_of(load(fields["sheet"].replace("%20", " ")))
        self.sheet = self.rules.sheet
        self.seats = fields["scores"].count(",") + 1

    def state(self) -> State:
        word, _, won = self.fields["phase"].partition(":")
        phase = _PHASES.get(word)
        self.need(phase is not None, "phase", f"expected one of {', '.join(_PHASES)}")
        assert phase is not None
        scores, standing, strikes, away = self.scores()
        seat, first = self.seat_pair()
        hand, barred = self.hand("hand", self.fields["hand"])
        self.need(phase == "decide" or not barred, "hand", "! is only for phase decide")
        self.need(bool(hand.dice) or phase in ("decide", "over"), "hand", "no dice to throw")
        points, base, best = self.points()
        fallen = self.faces("throw", self.fields["throw"]) if phase == "keep" else ()
        cast = None
        if phase == "keep":
            self.need(len(fallen) == hand.dice, "throw", f"expected {hand.dice} dice")
            cast = self.rules.cast(hand, tuple(sorted(fallen)))
            self.need(bool(cast.options), "throw", "nothing in it can be kept")
        elif self.fields["throw"] != "-":
            self.fail("throw", f"there are no dice on the table in phase {phase}; write -")
        board = Board(scores, standing, strikes, first, self.final(), away)
        open_ = phase == "decide" and not barred
        turn = Turn(seat, phase, hand, points, base, best, open_, cast, self.offer(phase))
        won_by = self.seat_list("phase", won) if phase == "over" else ()
        state = State(self.rules, board, turn, self.number("ply", self.fields["ply"]), won_by)
        if fault := first_fault(state):
            self.fail(*fault)
        return state

    def fail(self, field: str, what: str) -> None:
        raise PositionError(f"{field} {_short(self.fields[field])!r}: {what}")

    def need(self, condition: bool, field: str, what: str) -> None:
        if not condition:
            self.fail(field, what)

    def number(self, field: str, text: str) -> int:
        self.need(text.isascii() and text.isdecimal(), field, "expected a whole number")
        self.need(
            len(text) <= MOST_DIGITS, field, f"expected a number of up to {MOST_DIGITS} digits"
        )
        return int(text)

    def scores(self) -> tuple[tuple[int, ...], ...]:
        """Return the scores, standings and strikes of all seats, and the seats that sit out."""
        reason = self.sheet.why_not_for(self.seats)
        self.need(reason is None, "scores", reason or "")
        rows = []
        for part in self.fields["scores"].split(","):
            match = re.fullmatch(_SCORE, part)
            if match is None:
                raise PositionError(
                    f"scores: {_short(part)!r} isn't a score; write one like 1200, 0? or 850!"
                )
            standing = {mark: key for key, mark in _MARKS.items()}[match[2]]
            entry = self.rules.entry_rule(again=standing == OUT)
            self.need(standing == ON or entry is not None, "scores", "the sheet has no entry")
            limit = self.sheet.strikes.count if self.sheet.strikes else 1
            self.need(len(match[3]) < limit, "scores", "more strikes than the sheet allows")
            rows.append((int(match[1]), standing, len(match[3]), match[4]))
        scores, standings, strikes, marks = zip(*rows, strict=True)
        return scores, standings, strikes, tuple(seat for seat, out in enumerate(marks) if out)

    def seat_pair(self) -> tuple[int, int]:
        seat, slash, first = self.fields["seat"].partition("/")
        said = bool(slash and seat and first) and "," not in seat + first
        self.need(said, "seat", "expected seat/first, e.g. 2/1")
        pair = self.seat_list("seat", f"{seat},{first}")
        return pair[0], pair[1]

    def seat_list(self, field: str, text: str) -> tuple[int, ...]:
        seats = tuple(self.number(field, part) - 1 for part in text.split(",") if part)
        self.need(
            all(0 <= seat < self.seats for seat in seats), field, f"seats are 1 to {self.seats}"
        )
        return seats

    def faces(self, field: str, text: str) -> Throw:
        parts = text.split(".") if "." in text or len(text) > self.sheet.dice.count else list(text)
        faces = tuple(self.number(field, part) for part in parts)
        limit = self.sheet.dice.faces
        self.need(all(1 <= f <= limit for f in faces), field, f"faces are 1 to {limit}")
        return faces

    def hand(self, field: str, text: str) -> tuple[Hand, bool]:
        match = re.fullmatch(_HAND, text)
        if match is None:
            raise PositionError(
                f"{field} {_short(text)!r}: expected dice and flags, e.g. 5 or 2a+24"
            )
        dice, attempt, locked, dead, barred, opening, sets = match.groups()
        most = self.sheet.dice.count
        self.need(int(dice) <= most, field, f"the sheet has {most} dice")
        carry = self.sheet.carryover is not None
        self.need(carry or not (attempt or locked), field, "the sheet has no carryover")
        self.need(self.sheet.addons is not None or not sets, field, "the sheet has no add-ons")
        built = self.faces(field, sets) if sets else ()
        hand = Hand(int(dice), int(opening or 0), bool(attempt), bool(locked), bool(dead), built)
        return hand, bool(barred)

    def points(self) -> tuple[int, int, int]:
        parts = [self.number("points", part) for part in self.fields["points"].split("/")]
        self.need(len(parts) <= 3, "points", "expected up to three numbers, e.g. 450/300")
        points, base, best = (*parts, 0, 0)[:3]
        self.need(
            base <= points,
            "points",
            "the second number is larger than the first, the points of the turn",
        )
        return points, base, best

    def offer(self, phase: Phase) -> Offer | None:
        text = self.fields["offer"]
        if phase != "offer":
            self.need(text == "-", "offer", f"there is no offer in phase {phase}; write -")
            return None
        points, at, hand = text.partition("@")
        self.need(bool(at), "offer", "expected points@hand, e.g. 450@2a")
        taken = self.hand("offer", hand)[0]
        self.need(
            taken.attempt and bool(taken.dice),
            "offer",
            "an offer needs dice and the flag a, e.g. 450@2a",
        )
        return Offer(self.number("offer", points), taken)

    def final(self) -> Final | None:
        text = self.fields["final"]
        if text == "-":
            return None
        match = re.fullmatch(_FINAL, text)
        if match is None:
            raise PositionError(
                f"final {_short(text)!r}: expected leader>seats still to play, e.g. 1>2,3"
            )
        leader = self.seat_list("final", match[1])[0]
        return Final(leader, self.seat_list("final", match[2]), bool(match[3]))
