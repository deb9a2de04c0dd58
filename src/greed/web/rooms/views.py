"""The view of a game: what is, what can be done, and for everything else why not."""

from __future__ import annotations

from msgspec.structs import replace

from greed.core.consequence import consequence
from greed.core.dice import Throw, submultisets
from greed.core.game import LegalMoves, apply, legal_moves, throw
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move
from greed.core.position import position
from greed.core.reasons import Reason
from greed.core.state import ON, OUT, State
from greed.core.turn import Hand, Rules
from greed.fair.keys import fingerprint
from greed.web.rooms.dice_view import dice_view
from greed.web.rooms.room import HOST, Room
from greed.web.sheets import sheet_info
from greed.web.workers.book import OddsOf
from greed.web.workers.weighed import Weighed
from greed.wire import (
    BustRisk,
    Choice,
    EntryView,
    FinalView,
    GameView,
    OfferView,
    Part,
    RoomView,
    SeatScore,
    SeatView,
    ThrowView,
    TurnView,
)
from greed.wire.requests import Clock
from greed.wire.words import ROOM

__all__ = ["game_view", "room_view"]

_LISTED = 200


def game_view(room: Room, odds: OddsOf) -> GameView | None:
    """Return the game as everybody sees it; None before it has started."""
    state = room.state
    if state is None:
        return None
    legal = legal_moves(state)
    return GameView(
        ply=room.ply,
        phase=state.phase,
        seat=state.seat,
        first=state.first,
        scores=tuple(_score(room, seat, odds) for seat in range(state.seats)),
        turn=_turn(room, state, legal, odds),
        throw=ThrowView(index=room.throws, dice=room.thrown) if room.thrown else None,
        offer=_offer(state, odds),
        final=_final(state),
        winners=state.winners,
        choices=_choices(state, legal, odds, rolling=room.rolling),
        why_not=_refusals(room, state, legal),
        waiting=room.waiting,
        deadline=room.ends_at,
        warned=room.warned_at,
        position=position(state),
    )


def _score(room: Room, seat: int, odds: OddsOf) -> SeatScore:
    state = room.state
    assert state is not None
    standing = state.standing[seat]
    return SeatScore(
        score=state.scores[seat],
        standing="on" if standing == ON else "out" if standing == OUT else "off",
        strikes=state.strikes[seat],
        luck=round(room.luck[seat].of(odds), 1),
        away=seat in state.away,
    )


def _turn(room: Room, state: State, legal: LegalMoves, odds: OddsOf) -> TurnView:
    entry = state.entry if not state.over else None
    return TurnView(
        points=state.points,
        inherited=state.inherited,
        kept=room.kept,
        dice=state.hand.dice,
        attempt=state.hand.attempt,
        entry=EntryView(points=entry.points, have=state.entry_progress, scope=entry.scope)
        if entry
        else None,
        bust=_bust(state, legal, odds),
    )


def _bust(state: State, legal: LegalMoves, odds: OddsOf) -> BustRisk | None:
    """Return what the next throw risks, where one is due or may be chosen."""
    if state.phase not in ("throw", "decide") or not state.hand.dice:
        return None
    if state.phase == "decide":
        if ROLL not in legal:
            return None
        state = apply(state, ROLL)
    brings = odds(state.hand)
    after = throw(state, brings.worst) if brings.worst else None
    return BustRisk(
        chance=_risk(odds, state.hand),
        points=state.points,
        banked=state.scores[state.seat] - after.scores[state.seat] if after else 0,
    )


def _offer(state: State, odds: OddsOf) -> OfferView | None:
    """Return the carryover on offer and what each answer risks."""
    if state.offer is None:
        return None
    taken = apply(state, ACCEPT).hand
    fresh = apply(state, DECLINE).hand
    return OfferView(
        points=state.offer.points,
        dice=taken.dice,
        fresh=fresh.dice,
        risk=_risk(odds, taken),
        fresh_risk=_risk(odds, fresh),
    )


def _risk(odds: OddsOf, hand: Hand) -> float:
    return round(odds(hand).bust, 6)


def _final(state: State) -> FinalView | None:
    if state.final is None:
        return None
    leader = state.final.leader
    return FinalView(leader=leader, score_to_beat=state.scores[leader], queue=state.final.queue)


def _choices(state: State, legal: LegalMoves, odds: OddsOf, *, rolling: bool) -> tuple[Choice, ...]:
    if state.phase == "throw" and rolling:
        return ()
    if state.phase == "throw":
        return (Choice(move="throw", left=state.hand.dice, turn=state.points),)
    if state.phase == "keep":
        return tuple(_keep(state, move, odds) for move in legal)
    points = state.points + (state.offer.points if state.offer else 0)
    return tuple(
        Choice(move=str(move), turn=points, does=consequence(state, move)) for move in legal
    )


def _keep(state: State, move: Move, odds: OddsOf) -> Choice:
    assert state.cast is not None
    option = state.cast.by_dice[move.dice]
    base = _kept(state.rules, state.hand, state.cast.throw)[move.dice]
    after = apply(state, move)
    turn = state.points + option.points
    if after.phase != "decide":
        ends = ROOM["turn ends"]
        does = consequence(state, move)
        return replace(base, turn=turn, ends=True, does=does, why_no_roll=ends, why_no_bank=ends)
    legal = legal_moves(after)
    return replace(
        base,
        turn=turn,
        risk=_risk(odds, after.hand),
        does=consequence(after, BANK) if BANK in legal else None,
        why_no_roll=legal.why_not(ROLL),
        why_no_bank=legal.why_not(BANK),
    )


_Thrown = tuple[Rules, Hand, Throw]
_CACHED, _CHOICE, _REASON = 32 << 20, 1200, 250
"""Bytes that are kept of choices and of reasons, and what one of either weighs, roughly."""
_keeps: Weighed[_Thrown, dict[Throw, Choice]] = Weighed(_CACHED)
_reasons: Weighed[_Thrown, dict[str, str]] = Weighed(_CACHED)


def _kept(rules: Rules, hand: Hand, fallen: Throw) -> dict[Throw, Choice]:
    """Return the keeps of a throw as far as they depend on nothing else."""
    key = (rules, hand, fallen)
    choices = _keeps.get(key)
    if choices is None:
        choices = _find_kept(rules, hand, fallen)
        _keeps.put(key, choices, _CHOICE * (1 + len(choices)))
    return choices


def _find_kept(rules: Rules, hand: Hand, fallen: Throw) -> dict[Throw, Choice]:
    choices = {}
    keeps = {keep.dice: keep for keep in rules.keeps(hand, fallen)}
    for option in rules.cast(hand, fallen).options:
        parts = tuple(
            Part(name=combo.name, dice=combo.dice, points=combo.points)
            for combo in keeps[option.keep].split
        )
        choices[option.keep] = Choice(
            move=str(Move("keep", option.keep)),
            dice=option.keep,
            points=option.points,
            parts=parts,
            left=option.hand.dice,
            hot=len(option.keep) == hand.dice and option.hand.dice > 0,
        )
    return choices


def _refusals(room: Room, state: State, legal: LegalMoves) -> dict[str, str]:
    """Return why each move is refused that the page might offer."""
    said: dict[str, str] = {}
    for move in (ACCEPT, DECLINE, ROLL, BANK):
        if (reason := legal.why_not(move)) is not None:
            said[move.kind] = reason
    if (reason := room.why_no_throw) is not None:
        said["throw"] = reason
    if state.cast:
        said.update(_idle(state.rules, state.hand, state.cast.throw))
    return said


def _idle(rules: Rules, hand: Hand, fallen: Throw) -> dict[str, str]:
    """Return the choices of dice that are not a legal keep, each with the reason."""
    key = (rules, hand, fallen)
    said = _reasons.get(key)
    if said is None:
        said = _find_idle(rules, hand, fallen)
        _reasons.put(key, said, _REASON * (1 + len(said)))
    return said


def _find_idle(rules: Rules, hand: Hand, fallen: Throw) -> dict[str, str]:
    legal = rules.cast(hand, fallen).by_dice
    said: dict[str, str] = {}
    for dice in submultisets(fallen):
        if dice in legal:
            continue
        if len(said) == _LISTED:
            break
        reason = rules.why_not_keep(hand, fallen, dice)
        said[str(Move("keep", dice))] = reason or Reason.OPENING.say(points=hand.opening)
    return said


def room_view(room: Room, here: frozenset[int], *, code: bool) -> RoomView:
    """Return the room without its game; `code` for those who may join it."""
    setup = room.setup
    return RoomView(
        code=room.row.code if code else None,
        watch=room.row.watch,
        status=room.status,
        sheet=sheet_info(room.sheet),
        seats=tuple(
            SeatView(
                kind="bot" if seat.bot else "person" if seat.key else "open",
                name=seat.name,
                bot=seat.bot,
                here=index in here or seat.bot is not None,
                host=seat.key is not None and seat.key == room.host,
                device=_device(room, index),
                free_from=room.free_from(index),
                fingerprint=fingerprint(bytes.fromhex(seat.identity)) if seat.identity else None,
                program=seat.program,
            )
            for index, seat in enumerate(room.seats)
        ),
        dice=dice_view(room),
        clock=Clock(seconds=setup.clock) if setup.clock else None,
        coach=setup.coach,
        listed=room.listed_at is not None,
        rematch=room.next if code else None,
        created=room.row.created,
        host_free_from=room.free_from(HOST),
    )


def _device(room: Room, seat: int) -> int | None:
    """Return the number of the device that signs for a seat, if one does."""
    if room.proof:
        number = room.device_of(seat)
        return number if number >= 0 else None
    return next((n for n, (_, seats) in enumerate(room.devices) if seat in seats), None)
