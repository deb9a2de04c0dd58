"""The view of a game: what is, what can be done, and for everything else why not."""

from __future__ import annotations

from msgspec.structs import replace

from greed.core.consequence import consequence
from greed.core.dice import Throw, submultisets
from greed.core.errors import GreedError
from greed.core.game import LegalMoves, apply, legal_moves, throw
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move, parse_move
from greed.core.position import position
from greed.core.reasons import Reason
from greed.core.state import ON, OUT, State
from greed.core.turn import Hand, Rules
from greed.fair.keys import fingerprint
from greed.web._work.book import OddsOf
from greed.web._work.weighed import Weighed
from greed.web.rooms.coming import is_coming, why_no_coming
from greed.web.rooms.declaring import choices, declared_at
from greed.web.rooms.dice.devices import devices_of
from greed.web.rooms.dice.view import dice_view
from greed.web.rooms.table import HOST, Table
from greed.web.sheets import sheet_info
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

__all__ = ["game_view", "lefts", "room_view", "why_not"]

_LISTED = 200
_ROLLING = "the roll is on its way: it waits for the other devices"


def game_view(table: Table, odds: OddsOf) -> GameView | None:
    """Return the game as everybody sees it; None before it has started."""
    state = table.state
    if state is None:
        return None
    legal = legal_moves(state)
    return GameView(
        ply=table.ply,
        phase=state.phase,
        seat=state.seat,
        first=state.first,
        scores=tuple(_score(table, seat, odds) for seat in range(state.seats)),
        turn=_turn(table, state, legal, odds),
        throw=ThrowView(index=table.throws, dice=table.thrown) if table.thrown else None,
        offer=_offer(state, odds),
        final=_final(state),
        winners=state.winners,
        choices=_choices(state, legal, odds, rolling=table.rolling),
        why_not=_refusals(state, legal, rolling=table.rolling),
        waiting=table.waiting,
        deadline=table.ends_at,
        warned=table.warned_at,
        position=position(state),
    )


def _score(table: Table, seat: int, odds: OddsOf) -> SeatScore:
    state = table.state
    assert state is not None
    standing = state.standing[seat]
    return SeatScore(
        score=state.scores[seat],
        standing="on" if standing == ON else "out" if standing == OUT else "off",
        strikes=state.strikes[seat],
        luck=round(table.luck[seat].of(odds), 1),
        away=seat in state.away,
    )


def _turn(table: Table, state: State, legal: LegalMoves, odds: OddsOf) -> TurnView:
    entry = state.entry if not state.over else None
    return TurnView(
        points=state.points,
        inherited=state.inherited,
        kept=table.kept,
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


def _refusals(state: State, legal: LegalMoves, *, rolling: bool) -> dict[str, str]:
    """Return why each move is refused that the page might offer."""
    said: dict[str, str] = {}
    for move in (ACCEPT, DECLINE, ROLL, BANK):
        if (reason := legal.why_not(move)) is not None:
            said[move.kind] = reason
    if state.phase != "throw":
        said["throw"] = _why_no_throw(state)
    elif rolling:
        said["throw"] = _ROLLING
    if state.cast:
        said.update(_idle(state.rules, state.hand, state.cast.throw))
    return said


def _why_no_throw(state: State) -> str:
    if state.over:
        return ROOM["over"]
    return ROOM.get(f"no throw: {state.phase}", ROOM["no throw: decide"])


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


def why_not(table: Table, text: str) -> str | None:
    """Say why a move, as a client writes it, cannot be made now; None if it can."""
    if table.state is None:
        return "the game has not started"
    word = text.strip().lower().partition(" ")[0]
    if word == "throw":
        if table.state.phase == "throw":
            return _ROLLING if table.rolling else None
        return _why_no_throw(table.state)
    if word == "undo":
        if table.setup.dice != "real":
            return "you can only undo with real dice"
        return None if table.past else "there is nothing to take back"
    try:
        if is_coming(text):
            return why_no_coming(table, table.state, text)
        move = parse_move(text)
        if move.kind == "points":
            declared_at(table, table.state, move)
            return None
        return legal_moves(table.state).why_not(move)
    except GreedError as error:
        return str(error)


def lefts(table: Table, text: str) -> tuple[int, ...]:
    """Return what may be said of the dice left with a turn's points; nothing for other moves."""
    try:
        move = parse_move(text) if text.strip().lower().startswith("points") else None
    except GreedError:
        return ()
    return choices(table, move) if move else ()


def room_view(table: Table, here: frozenset[int], *, code: bool) -> RoomView:
    """Return the room without its game; `code` for those who may join it."""
    setup = table.setup
    return RoomView(
        code=table.room.code if code else None,
        watch=table.room.watch,
        status=table.status,  # type: ignore[arg-type]
        sheet=sheet_info(table.sheet),
        seats=tuple(
            SeatView(
                kind="bot" if seat.bot else "person" if seat.key else "open",
                name=seat.name,
                bot=seat.bot,
                here=index in here or seat.bot is not None,
                host=seat.key is not None and seat.key == table.host,
                device=_device(table, index),
                free_from=table.free_from(index),
                fingerprint=fingerprint(bytes.fromhex(seat.identity)) if seat.identity else None,
                program=seat.program,
            )
            for index, seat in enumerate(table.seats)
        ),
        dice=dice_view(table),
        clock=Clock(seconds=setup.clock) if setup.clock else None,
        coach=setup.coach,
        listed=table.listed_at is not None,
        rematch=table.next if code else None,
        created=table.room.created,
        host_free_from=table.free_from(HOST),
    )


def _device(table: Table, seat: int) -> int | None:
    """Return the number of the device that signs for a seat, if one does."""
    if table.proof:
        number = table.proof.session.device_of(seat)
        return number if number >= 0 else None
    return next((n for n, (_, seats) in enumerate(devices_of(table)) if seat in seats), None)
