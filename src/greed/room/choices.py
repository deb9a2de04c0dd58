"""A game as a screen shows it: how it stands, what can be done in it, and why not the rest."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from greed.core.consequence import Consequence, consequence
from greed.core.declared import declare, left_choices, turns_of
from greed.core.dice import Throw, multisets, submultisets
from greed.core.errors import GreedError
from greed.core.game import apply, legal_moves, throw
from greed.core.messages import say, speaking
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move, parse_move
from greed.core.position import position
from greed.core.reasons import Reason
from greed.core.state import ON, Board, Phase, State, Turn
from greed.core.turn import Hand, Rules, bust_chance, rules_of
from greed.graph import least_work
from greed.room import ask as asks
from greed.room.ask import Ask
from greed.room.people import change_of, why_no_change, why_people_stay
from greed.room.room import Room
from greed.room.undo import undoes

LISTED = 200
"""Most choices of dice for which the reason against them is listed; `why_not` knows of all."""
QUICK = 0.1
"""Seconds that a walk over all throws of a sheet may take for views to say what they risk.

Finding that out takes a twentieth of it, but for opening throws: see `prepare`.
"""
DECLARED = 0.25
"""Seconds that such a walk may take for turns to be entered as points: see `prepare`."""
_STANDINGS: tuple[Literal["off", "on", "out"], ...] = ("off", "on", "out")


class SeatScore(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """What a seat has: banked points, on the board or not, busts in a row where they count."""

    score: int
    standing: Literal["off", "on", "out"]
    strikes: int = 0
    away: bool = False


class EntryView(Struct, frozen=True, gc=False, kw_only=True):
    """What the seat to move still needs to get on the board: points, and what it has of them."""

    points: int
    have: int
    scope: Literal["throw", "turn"]


class BustRisk(Struct, frozen=True, gc=False, kw_only=True):
    """A bust in the next throw.

    Attributes:
        chance: from 0 to 1.
        points: of this turn, which it would cost.
        banked: points of the score, which it would cost as well.
    """

    chance: float
    points: int
    banked: int


class TurnView(Struct, frozen=True, gc=False, kw_only=True):
    """The turn under way.

    Attributes:
        points: at risk now.
        inherited: of those, what a carryover brought.
        kept: what was kept from each throw since all dice were last thrown.
        dice: how many dice the next throw has; in phase keep: that the throw had.
        attempt: it builds on a carryover, and must score more.
        entry: what the seat needs to get on the board; None: nothing.
        bust: what the next throw risks, where one is due or may be chosen; None also where a
            sheet has too many throws to look at.
    """

    points: int
    inherited: int
    kept: tuple[tuple[int, ...], ...]
    dice: int
    attempt: bool
    entry: EntryView | None
    bust: BustRisk | None


class ThrowView(Struct, frozen=True, gc=False, kw_only=True):
    """The throw on the table: its number in the game, from 1, and the dice in falling order."""

    index: int
    dice: tuple[int, ...]


class OfferView(Struct, frozen=True, gc=False, kw_only=True):
    """A carryover on offer: points to build on, dice to roll, and what either answer risks.

    The risks are None where a sheet has too many throws to look at.
    """

    points: int
    dice: int
    fresh: int
    risk: float | None
    fresh_risk: float | None


class FinalView(Struct, frozen=True, gc=False, kw_only=True):
    """The final round: who holds the score to beat, and who still has a turn, in order."""

    leader: int
    score_to_beat: int
    queue: tuple[int, ...]


class Part(Struct, frozen=True, gc=False, kw_only=True):
    """One set within a keep, such as three 2s."""

    kind: str
    dice: tuple[int, ...]
    points: int


class Choice(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A legal move, what it brings, and what could follow it.

    Attributes:
        move: as it is asked for.
        dice: the dice of a keep.
        points: what they score.
        parts: the sets that they make.
        turn: the points of the turn after it.
        left: how many dice the next throw has.
        hot: all dice have scored and are thrown again.
        ends: the turn ends with it.
        risk: the chance (0 to 1) that the next throw is a bust, if one rolls on after it; None
            also where a sheet has too many throws to look at.
        does: what the end of the turn does, by this move or by banking right after it.
        why_no_roll: why one can't roll on after it.
        why_no_bank: why one can't bank after it.
    """

    move: str
    dice: tuple[int, ...] = ()
    points: int = 0
    parts: tuple[Part, ...] = ()
    turn: int = 0
    left: int = 0
    hot: bool = False
    ends: bool = False
    risk: float | None = None
    does: Consequence | None = None
    why_no_roll: str | None = None
    why_no_bank: str | None = None


class GameView(Struct, frozen=True, gc=False, kw_only=True):
    """One position of the game, with all that can be done in it and why not the rest.

    Attributes:
        ply: throws, moves and undos so far; moves are made for a ply.
        phase: offer: accept or decline. throw: the seat throws. keep: choose dice. decide: roll
            or bank. over.
        seat: whose turn it is.
        first: the seat that began.
        scores: per seat.
        turn: the turn under way.
        throw: the throw on the table.
        offer: the carryover on offer.
        final: the final round.
        winners: once the game is over.
        choices: the legal moves, "throw" included; none while a roll is being made.
        why_not: why the others can't be made: by a move's first word, or "keep 1 5" for dice.
        deadline: when the turn's time is up, as seconds since 1970; None: no clock runs.
        rolling: the number of the roll that is being made, if one is.
        position: all of the game as one line of text, see docs/notation.md.
    """

    ply: int
    phase: Phase
    seat: int
    first: int
    scores: tuple[SeatScore, ...]
    turn: TurnView
    throw: ThrowView | None
    offer: OfferView | None
    final: FinalView | None
    winners: tuple[int, ...]
    choices: tuple[Choice, ...]
    why_not: dict[str, str]
    deadline: float | None
    rolling: int | None
    position: str


def game_view(room: Room) -> GameView | None:
    """Return the game of a room as a screen shows it, in the language that is being spoken."""
    state = room.state
    if state is None:
        return None
    board, final, why_not, rolling = state.board, state.final, refusals(state), room.rolling
    if rolling:
        why_not = {**why_not, "throw": say("room-rolling")}
    return GameView(
        ply=room.ply,
        phase=state.phase,
        seat=state.seat,
        first=state.first,
        scores=tuple(
            [
                SeatScore(
                    score=score, standing=_STANDINGS[on], strikes=strikes, away=seat in board.away
                )
                for seat, (score, on, strikes) in enumerate(
                    zip(board.scores, board.standing, board.strikes, strict=True)
                )
            ]
        ),
        turn=_turn(room, state),
        throw=ThrowView(index=room.throws, dice=room.thrown) if room.thrown else None,
        offer=_offer(state),
        final=None
        if final is None
        else FinalView(
            leader=final.leader, score_to_beat=state.scores[final.leader], queue=final.queue
        ),
        winners=state.winners,
        choices=() if rolling else choices(state),
        why_not=why_not,
        deadline=room.deadline,
        rolling=room.course.k if room.course and rolling else None,
        position=position(state),
    )


def _turn(room: Room, state: State) -> TurnView:
    entry, needs = None if state.over else state.entry, None
    if entry is not None:
        needs = EntryView(points=entry.points, have=state.entry_progress, scope=entry.scope)
    return TurnView(
        points=state.points,
        inherited=state.inherited,
        kept=room.kept,
        dice=state.hand.dice,
        attempt=state.hand.attempt,
        entry=needs,
        bust=_bust(state),
    )


def _bust(state: State) -> BustRisk | None:
    """Return what the next throw risks, where one is due or may be chosen."""
    if state.phase not in ("throw", "decide") or not state.hand.dice:
        return None
    if state.phase == "decide":
        if ROLL not in legal_moves(state):
            return None
        state = apply(state, ROLL)
    chance = _risk(state.rules, state.hand)
    if chance is None:
        return None
    lost, strikes = 0, state.rules.sheet.strikes
    if strikes and (worst := _worst(state.rules, state.hand)) is not None:
        lost = state.scores[state.seat] - throw(state, worst).scores[state.seat]
    return BustRisk(chance=chance, points=state.points, banked=lost)


@lru_cache(maxsize=4096)
def _worst(rules: Rules, hand: Hand) -> tuple[int, ...] | None:
    """Return a throw that is a bust; None if none is."""
    for thrown in multisets(hand.dice, rules.sheet.dice.faces):
        if not rules.scores(hand, thrown) and rules.loses(hand, thrown):
            return thrown
    return None


@lru_cache(maxsize=4096)
def _risk(rules: Rules, hand: Hand) -> float | None:
    if throws_take(rules) > QUICK:
        return None
    return round(float(bust_chance(rules, hand)), 6) if hand.dice else 0.0


def takes_thought(ask: Ask) -> bool:
    """Say whether an ask may take long to answer, unless `prepare` has looked at it before."""
    match ask:
        case asks.Start() | asks.Lefts():
            return True
        case asks.Move(move=move) | asks.Why(move=move):
            return "points" in move.lower()
        case _:
            return False


def prepare(room: Room, ask: Ask | None = None) -> None:
    """Work out what would hold everybody up while it is asked: for another thread.

    That is what the opening throws of a sheet risk and, where people roll, how its turns can come
    to their points; with an ask, to the points that it names.
    """
    rules = rules_of(room.sheet)
    for again in (False, True):
        _risk(rules, rules.start_hand(rules.entry_rule(again=again)))
    if room.real and throws_take(rules) <= DECLARED:
        turns_of(rules)
    match ask:
        case asks.Lefts(points=points):
            lefts(room, points)
        case asks.Move(move=move) | asks.Why(move=move):
            with suppress(GreedError):
                lefts(room, parse_move(move).points)
        case _:
            pass


@lru_cache(maxsize=256)
def throws_take(rules: Rules) -> float:
    """Return about how many seconds it takes to look at every throw of all dice of a sheet."""
    return least_work(rules.sheet).seconds


def _offer(state: State) -> OfferView | None:
    if state.offer is None:
        return None
    taken, fresh = apply(state, ACCEPT).hand, apply(state, DECLINE).hand
    return OfferView(
        points=state.offer.points,
        dice=taken.dice,
        fresh=fresh.dice,
        risk=_risk(state.rules, taken),
        fresh_risk=_risk(state.rules, fresh),
    )


def choices(state: State) -> tuple[Choice, ...]:
    """Return every legal move with what it brings, what may follow, and what that risks.

    >>> import greed
    >>> state = greed.parse_position("koans 0?,0? 1/1 keep 5 11523 0 - - 1")
    >>> [(choice.move, choice.points, choice.left) for choice in choices(state)]
    [('keep 1 1 5', 250, 2)]
    """
    if state.phase == "throw":
        return (Choice(move="throw", left=state.hand.dice, turn=state.points),)
    if state.phase == "keep":
        keeps = _known_keeps if len(legal_moves(state)) <= _FEW else _keeps
        return tuple([_keep(state, keep) for keep in keeps(state.rules, state.hand, state.throw)])
    points = state.points + (state.offer.points if state.offer else 0)
    return tuple(
        Choice(move=str(move), turn=points, does=consequence(state, move))
        for move in legal_moves(state)
    )


def _keeps(rules: Rules, hand: Hand, thrown: Throw) -> tuple[Choice, ...]:
    """Return the keeps of a throw with what doesn't depend on the rest of the game."""
    splits = {keep.dice: keep.split for keep in rules.keeps(hand, thrown)}
    return tuple(
        Choice(
            move=str(Move("keep", option.keep)),
            dice=option.keep,
            points=option.points,
            parts=tuple(
                Part(kind=combo.kind, dice=combo.dice, points=combo.points)
                for combo in splits[option.keep]
            ),
            left=option.hand.dice,
            hot=len(option.keep) == hand.dice and option.hand.dice > 0,
            ends=option.tally,
            risk=_risk(rules, option.hand) if option.hand.dice and not option.tally else None,
        )
        for option in rules.cast(hand, thrown).options
    )


_FEW = 32
"""Most keeps of a throw that are remembered, so that no sheet takes much memory."""
_known_keeps = lru_cache(maxsize=2048)(_keeps)
"""The same, remembered: a day of play brings the same throws again and again."""


def _keep(state: State, keep: Choice) -> Choice:
    move, turn = Move("keep", keep.dice), state.points + keep.points
    if keep.ends:
        ends, does = say("room-turn-ends"), consequence(state, move)
        return replace(keep, turn=turn, does=does, why_no_roll=ends, why_no_bank=ends)
    after = apply(state, move)
    legal = legal_moves(after)
    shut = legal.why_not(BANK)
    does = consequence(after, BANK) if shut is None else None
    return replace(keep, turn=turn, does=does, why_no_roll=legal.why_not(ROLL), why_no_bank=shut)


def refusals(state: State) -> dict[str, str]:
    """Return why each move is refused that a screen might offer, by the move."""
    if state.phase == "decide":  # where the bank may be shut by anything in the game
        return _refused(state)
    return _refused_of(state.rules, state.hand, state.throw, state.phase, speaking.get())


@lru_cache(maxsize=2048)
def _refused_of(
    rules: Rules, hand: Hand, thrown: Throw, phase: Phase, _language: str
) -> dict[str, str]:
    """Return why moves are refused where nothing else of the game matters."""
    cast = rules.cast(hand, thrown) if thrown else None
    return _refused(State(rules, Board((0,), (ON,), (0,)), Turn(0, phase, hand, cast=cast)))


def _refused(state: State) -> dict[str, str]:
    legal, said = legal_moves(state), dict[str, str]()
    for move in (ACCEPT, DECLINE, ROLL, BANK):
        if (why := legal.why_not(move)) is not None:
            said[move.kind] = why
    if state.phase != "throw":
        said["throw"] = why_no_throw(state)
    if state.phase == "keep":
        chosen = {dice for dice in submultisets(tuple(sorted(state.throw))) if dice}
        for dice in sorted(chosen - {move.dice for move in legal})[:LISTED]:
            move = Move("keep", dice)
            said[str(move)] = legal.why_not(move) or ""
    return said


def why_no_throw(state: State) -> str:
    """Return why no dice are to be thrown now."""
    match state.phase:
        case "over":
            return Reason.OVER.say()
        case "offer":
            return Reason.ANSWER_FIRST.say()
        case "keep":
            return Reason.KEEP_FIRST.say()
        case _:
            return say("room-decide")


def why_not(room: Room, move: str) -> str | None:
    """Return why a move, as people write it, can't be made now; None if it can.

    Raises:
        GreedError: the same, of a turn entered as points, of an undo, or if it isn't a move.
    """
    state, word = room.state, move.strip().lower().partition(" ")[0]
    if state is None:
        return say("refused-not-started")
    if room.rolling:
        return say("room-rolling")
    if word == "throw":
        return None if state.phase == "throw" else why_no_throw(state)
    if word == "undo":
        undoes(room)
        return None
    if word in ("join", "out", "back"):
        return why_people_stay(room) or why_no_change(room, change_of(room, move))
    if word == "points":
        if (reason := why_no_points(room)) is None:
            declare(state, parse_move(move))
        return reason
    return legal_moves(state).why_not(move)


def why_no_points(room: Room) -> str | None:
    """Return why no turn can be entered as points in a room now, whatever they are."""
    state = room.state
    if state is None:
        return say("refused-not-started")
    if not room.real:
        return Reason.PAD_ONLY.say()
    if not state.over and room.seats[state.seat].bot:
        return say("refused-bot-dice")
    if throws_take(state.rules) > DECLARED:
        return say("refused-many-rolls")
    return None


def lefts(room: Room, points: int) -> tuple[int, ...]:
    """Return the numbers of dice of which one has to be said with a turn's points; -1: none said.

    Points that are entered where an offer waits are those of a turn that begins fresh.
    """
    state = room.state
    if state is None or why_no_points(room):
        return ()
    try:
        return left_choices(apply(state, DECLINE) if state.phase == "offer" else state, points)
    except GreedError:
        return ()
