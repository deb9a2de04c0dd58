"""The coach: what a server needs of one, and what may be asked in a room."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from greed.core.moves import Move
from greed.core.record import Record
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.store import Store
from greed.web.refusal import Refusal, told
from greed.web.rooms.live import Live
from greed.web.rooms.people import Person
from greed.web.rooms.record import record_of
from greed.wire import Advice, AdviceRequest, Reviewed

__all__ = ["Coach", "do_advice", "do_review"]


class Coach(Protocol):
    """Rates moves. It thinks in another process: only the client that asks has to wait."""

    async def advise(self, state: State, ply: int, names: tuple[str, ...]) -> Advice:
        """Return what it thinks of each legal move of a state; `names` are the players.

        Raises:
            Refusal: it cannot answer now.
        """
        ...

    async def choose(self, state: State, bot: str) -> Move:
        """Return the move of a bot that has to think.

        Raises:
            Refusal: it cannot answer now.
        """
        ...

    async def review(self, record: Record) -> Reviewed:
        """Return what luck and what each choice did to a game.

        Raises:
            Refusal: it cannot answer now.
        """
        ...

    async def three(self, sheet: Sheet) -> Path | None:
        """Return the file with a sheet's values between three; None while they are worked out.

        Raises:
            Refusal: nobody will work them out here.
        """
        ...

    async def close(self) -> None:
        """End whatever still thinks."""
        ...


async def do_advice(
    live: Live, person: Person, coach: Coach | None, request: AdviceRequest
) -> Advice:
    """Ask the coach about the present position."""
    room = live.room
    person.must_belong(room)
    if coach is None:
        raise Refusal("wrong_phase", told("refused-no-coach"))
    if not room.setup.coach:
        raise Refusal("wrong_phase", told("refused-coach-off"))
    if request.ply != room.ply:
        said = told("refused-moved-on", ply=request.ply, now=room.ply)
        raise Refusal("stale", said, ply=room.ply)
    if room.state is None or room.status != "playing" or room.state.phase == "throw":
        raise Refusal("wrong_phase", told("refused-nothing-to-decide"), ply=room.ply)
    advice = live.advice
    if advice is None or advice.ply != request.ply or advice.solving:
        names = tuple(seat.name for seat in room.seats)
        advice = live.advice = await coach.advise(room.state, request.ply, names)
    return advice


async def do_review(store: Store, live: Live, coach: Coach | None) -> Reviewed:
    """Ask the coach to look at a finished game again."""
    if coach is None:
        raise Refusal("wrong_phase", told("refused-no-coach"))
    if live.room.status != "over":
        raise Refusal("wrong_phase", told("refused-not-over"))
    ply = live.room.ply
    if live.review is not None and live.review[0] == ply:
        return live.review[1]
    review = await coach.review(await record_of(store, live.room))
    if review.worth:
        live.review = (ply, review)
    return review
