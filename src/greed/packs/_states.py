"""States and events as data, in the numbers of a pack."""

from __future__ import annotations

from typing import Any

import msgspec

from greed.core.events import GameEvent
from greed.core.state import State
from greed.packs._hands import PackedTurn

__all__ = ["event_data", "state_data"]


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
        "hand": turn.number(state.hand),
        "may_bank": state.may_bank,
        "throw": list(state.throw),
        "offer": offer and {"points": offer.points, "hand": turn.number(offer.hand)},
        "final": final
        and {"leader": final.leader, "queue": list(final.queue), "beaten": final.beaten},
        "ply": state.ply,
        "winners": list(state.winners),
        **({"away": list(state.away)} if state.away else {}),
    }


def event_data(event: GameEvent) -> dict[str, Any]:
    """Return an event with its kind as `type`."""
    found: dict[str, Any] = msgspec.to_builtins(event)
    return found
