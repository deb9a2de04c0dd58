"""Test games for readers of packs in any language: what the core says at every ply."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from greed.core.combos import unit_of
from greed.core.declared import declare, left_choices, why_no_declaring
from greed.core.dice import Throw, submultisets
from greed.core.errors import IllegalMove
from greed.core.events import events
from greed.core.game import legal_moves, start
from greed.core.identity import sheet_hash
from greed.core.moves import FORFEIT, JOIN, Move
from greed.core.people import why_no_change
from greed.core.record import Event, apply_event
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.core.turn import rules_of
from greed.packs import PackedTurn, state_data
from greed.testing.play import Player, careful, careless, coming_or_going

Line = dict[str, Any]
_WORDS = ("roll", "bank", "accept", "decline", "forfeit")
_FORFEITS = 0.01
_DECLARED = 0.3


def vectors(
    sheet: Sheet, games: int, seed: int = 0, *, most: int = 1_000, changes: float = 0.0
) -> Iterator[Line]:
    """Yield the lines of some test games of a sheet, the same ones for the same seed.

    The first line says which sheet this is. Each game begins with a line that has `game`, followed
    by one line per throw and move. A game of more than `most` of them is broken off. With
    `changes`, the chance of one before every throw and move, people join, sit out and come back.

    >>> from greed.sheets import load
    >>> first, game, ply, *_ = vectors(load("koans"), games=1)
    >>> first["name"], game["seats"], ply["state"]["ply"]
    ('koans', 4, 1)
    """
    turn = PackedTurn(rules_of(sheet))
    yield {"vectors": 1, "name": sheet.name, "hash": sheet_hash(sheet), "seed": seed}
    for game in range(games):
        yield from _game(sheet, turn, game, random.Random(f"{seed}:{game}"), most, changes)


def _game(
    sheet: Sheet, turn: PackedTurn, game: int, chance: random.Random, most: int, changes: float
) -> Iterator[Line]:
    seats = chance.randint(sheet.seats.min, min(sheet.seats.max, sheet.seats.min + 2))
    first = chance.randrange(seats)
    player: Player = chance.choice([careful, careful, careless])
    state = start(sheet, seats, first)
    begun: Line = {"game": game, "seats": seats, "first": first}
    yield {**begun, **_seen(state, turn, chance)}
    own = random.Random(f"{game}:{seats}:{first}")
    while not state.over and state.ply < most:
        event = _event(state, player, chance, changes)
        after = apply_event(state, event)
        yield {
            "event": str(event) if isinstance(event, Move) else list(event),
            "events": msgspec.to_builtins(events(state, event, after)),
            **_seen(after, turn, chance),
            **(_who_plays(after, own) if changes else {}),
        }
        state = after


def _event(state: State, player: Player, chance: random.Random, changes: float) -> Event:
    if changes and chance.random() < changes and (change := coming_or_going(state, chance)):
        return change
    if chance.random() < _FORFEITS:
        return FORFEIT
    if state.phase != "throw":
        return player(state, chance)
    return _dice(state.hand.dice, state, chance)


def _dice(count: int, state: State, chance: random.Random) -> Throw:
    return tuple(chance.choices(range(1, state.rules.sheet.dice.faces + 1), k=count))


def _who_plays(state: State, chance: random.Random) -> Line:
    """Try to let people join, sit out and come back, and return why each is refused, or null."""
    at = chance.randint(0, state.seats)
    tried = JOIN, Move("out", seat=at), Move("back", seat=at)
    legal = legal_moves(state)
    return {
        "changes": {str(move): why_no_change(state, move) for move in tried},
        "no_moves": {str(move): legal.why_not(move) for move in tried},
    }


def _declared(state: State, turn: PackedTurn) -> Line:
    """Return what a declared turn comes to, now and then where one can be declared."""
    own = random.Random(f"{state.ply}:{state.scores}:{state.seat}")
    if why_no_declaring(state) or own.random() > _DECLARED:
        return {}
    unit = unit_of(state.rules.sheet)
    points = state.points + unit * own.choice([0, 1, *range(2, 60, 3)]) + own.choice([0, 0, 0, 1])
    count = state.rules.sheet.dice.count
    said = Move("points", points=points, left=own.choice([-1, own.randint(0, count), count]))
    return {"declared": {str(said): _outcome(state, said, turn)}}


def _outcome(state: State, said: Move, turn: PackedTurn) -> Line:
    line: Line = {}
    try:
        after = declare(state, said)
    except IllegalMove as error:
        line["reason"] = str(error)
    else:
        line["state"] = state_data(after, turn)
        line["events"] = msgspec.to_builtins(events(state, said, after))
    with suppress(IllegalMove):
        line["left"] = left_choices(state, said.points)
    return line


def _seen(state: State, turn: PackedTurn, chance: random.Random) -> Line:
    """Return a state, its legal moves, and some moves that are refused, each with the reason."""
    legal = legal_moves(state)
    tried = {chance.choice(_WORDS), str(Move("keep", tuple(sorted(_dice(2, state, chance)))))}
    if state.throw:
        tried.add(str(Move("keep", chance.choice(list(submultisets(state.throw))))))
    return {
        **_declared(state, turn),
        "state": state_data(state, turn),
        "legal": [str(move) for move in legal],
        "refused": {move: reason for move in sorted(tried) if (reason := legal.why_not(move))},
    }
