"""Who thinks for others at a table: the bots that sit there, and the coach that is asked.

A bot's turn is begun by whatever made it its turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from greed.core.moves import Move
from greed.core.state import State
from greed.store import Entry, StoreBusy
from greed.web.bots import thinks
from greed.web.refusal import Refusal, told
from greed.web.rooms.draft import Decide, Draft
from greed.web.rooms.live import Live
from greed.web.rooms.people import Person
from greed.web.rooms.records import Records, Shared
from greed.web.rooms.room import Room
from greed.web.workers.coach import Coach
from greed.web.workers.desk import Desk
from greed.wire import Advice, AdviceRequest, Reviewed


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


Reviews = Shared[str, Reviewed]


async def do_review(
    records: Records, reviews: Reviews, live: Live, coach: Coach | None
) -> Reviewed:
    """Ask the coach to look at a finished game again."""
    if coach is None:
        raise Refusal("wrong_phase", told("refused-no-coach"))
    if live.room.status != "over":
        raise Refusal("wrong_phase", told("refused-not-over"))
    ply = live.room.ply
    if live.review is not None and live.review[0] == ply:
        return live.review[1]
    room, thinking = live.room, coach

    async def looked_at() -> Reviewed:
        review = await thinking.review(await records.of(room))
        if review.worth:
            live.review = (ply, review)
        return review

    return await reviews.get(room.row.id, looked_at)


GRACE = 1.0

log = logging.getLogger("greed.web.rooms.bots")


class SeatedBots:
    """Plays for every seat that is a bot's; `act` stores what it decides, as for anybody."""

    def __init__(
        self,
        act: Callable[[Live, Decide], Awaitable[int]],
        desk: Desk,
        coach: Coach | None = None,
    ) -> None:
        self._act = act
        self._desk = desk
        self._coach = coach
        self._tasks: set[asyncio.Task[None]] = set()

    def advance_soon(self, live: Live) -> None:
        """Let the bot play, beside what goes on, if it is one's turn in a room."""
        if _bot_to_move(live.room) is None:
            return
        task = asyncio.create_task(self._advance(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _advance(self, live: Live) -> None:
        """Let the bot play whose turn it is; its step leads on to the next bot's."""
        with contextlib.suppress(StoreBusy, Refusal):
            name = _bot_to_move(live.room)
            if name is not None and not live.thinking:
                await self._think(live, name)

    async def _think(self, live: Live, name: str) -> None:
        """Let a bot play in another process; if something happens meanwhile, it starts over."""
        live.thinking = True
        try:
            seq, draft = live.room.seq, Draft(live.room, by="bot")
            await draft.think_turn(self._choose(live.room, name))
            thought = draft  # the step is stored now: a clock starts now, too
        except Refusal as error:
            # The game goes on all the same, as if the bot's time were up.
            log.warning("%s could not think: %s", name, error)
            await self._act(live, _stood_in_for)
            return
        finally:
            live.thinking = False
        await self._act(live, lambda room: thought.again(room) if room.seq == seq else ())

    def _choose(self, room: Room, name: str) -> Callable[[State], Awaitable[Move]]:
        """Return how a bot chooses: with the coach, or by a helper."""
        if thinks(name):
            coach = self._coach
            if coach is None:
                raise Refusal("busy", told("refused-no-coach"))
            return lambda state: coach.choose(state, name)
        seed = f"{room.setup.game}:{room.ply}"
        return lambda state: self._desk.choose(state, name, seed)

    async def close(self) -> None:
        """Wait for what is being done; what has not begun by then is done after the restart."""
        if self._tasks:
            _, waiting = await asyncio.wait(self._tasks, timeout=GRACE)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)


def _bot_to_move(room: Room) -> str | None:
    state = room.state
    if state is None or room.status != "playing":
        return None
    name = room.seats[state.seat].bot
    if room.rolling:
        return None
    if name and room.real and state.phase == "throw":
        return None
    return name


def _stood_in_for(room: Room) -> Draft | tuple[Entry, ...]:
    """Return the rest of the turn of a bot that cannot think; nothing if it is not its turn."""
    if _bot_to_move(room) is None:
        return ()
    draft = Draft(room, by="bot")
    draft.play_turn()
    return draft
