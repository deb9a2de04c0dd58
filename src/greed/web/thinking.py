"""What rooms have the mind think about: their sheets, the turns of bots, advice and reviews."""

from __future__ import annotations

from greed.bots import BotError
from greed.core.errors import SheetError
from greed.core.messages import say
from greed.core.moves import Move, parse_move
from greed.core.position import position
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import State
from greed.mind import (
    Advice,
    Advise,
    Check,
    Choose,
    Chosen,
    Faulty,
    Refused,
    Review,
    Reviewed,
    SheetSource,
    SheetView,
    house_bot,
)
from greed.room import Create, Person, Refusal, Room
from greed.room.ask import Advise as AskForAdvice
from greed.sheets import load, presets
from greed.web.live import Live
from greed.web.pool import Pool
from greed.web.records import Records


class Thinking:
    """Asks the pool for rooms; `coach`: advice and reviews are given here, and bots may solve."""

    def __init__(self, pool: Pool, records: Records, *, coach: bool) -> None:
        self._pool, self._records, self._coach = pool, records, coach

    def bot(self, name: str) -> str:
        """Return the full name of a bot that may take a seat.

        Raises:
            Refusal: no bot of the house has this name, or it rejects its parameter.
        """
        try:
            return str(house_bot(name, solving=self._coach))
        except BotError as error:
            raise Refusal("bad_bot", str(error)) from None

    async def sheet(self, request: Create, person: Person) -> Sheet:
        """Return the sheet of a new room.

        Raises:
            SheetError, Busy: it is faulty or too heavy, or that can't be looked at now.
        """
        if request.toml is None and request.sheet in presets():
            return load(request.sheet)
        name = request.sheet if request.toml is None else ""
        asked = Check(sheet=name, toml=request.toml or "", language=person.language)
        told = await self._pool.ask(asked, person.client)
        match told:
            case SheetView():
                rules = dict(told.rules)
                return parse_sheet(rules, str(rules.pop("name", "")))
            case Faulty():
                raise SheetError(told.sheet, told.faults)
            case Refused(why=why):
                raise SheetError(name or "house rules", [why])
            case _:
                raise AssertionError(told)

    async def choose(self, live: Live, bot: str, state: State) -> Move:
        """Return the move of a bot.

        Raises:
            Refusal, Busy: it can't think now.
        """
        room = live.room
        told = await self._pool.ask(
            Choose(
                sheet=source_of(room),
                position=position(state),
                bot=bot,
                seed=f"{room.id}:{room.ply}",
            ),
            live.client,
        )
        if isinstance(told, Chosen):
            return parse_move(told.move)
        raise Refusal("busy", told.why if isinstance(told, Refused) else "these rules are faulty")

    async def advise(self, live: Live, person: Person, ask: AskForAdvice) -> Advice:
        """Return what the coach thinks of the present position.

        Raises:
            Refusal, Busy: nobody may ask it here, there is nothing to decide, or not now.
        """
        room, state = live.room, live.room.state
        person.must_belong(room)
        self._must_be_there()
        if not room.setup.coach:
            raise Refusal("wrong_phase", say("refused-coach-off"))
        if ask.ply != room.ply:
            said = say("refused-moved-on", ply=ask.ply, now=room.ply)
            raise Refusal("stale", said, ply=room.ply)
        if state is None or room.status != "playing" or state.phase == "throw":
            raise Refusal("wrong_phase", say("refused-nothing-to-decide"), ply=room.ply)
        question = Advise(
            sheet=source_of(room),
            position=position(state),
            names=tuple(seat.name for seat in room.seats),
            language=person.language,
        )
        known = live.coached.get(person.language)
        if isinstance(known, Advice):
            return known
        told = await self._pool.ask(question, person.client)
        advice = told if isinstance(told, Advice) else Advice(measure=None, note=_why(told))
        if not advice.solving and live.room is room:
            live.coached[person.language] = advice
        return advice

    async def review(self, live: Live, person: Person) -> Reviewed:
        """Return what luck and what each choice did to a finished game.

        Raises:
            Refusal, Busy: there is no coach, the game is not over, or not now.
        """
        self._must_be_there()
        room = live.room
        if room.status != "over":
            raise Refusal("wrong_phase", say("refused-not-over"))
        known = live.coached.get(person.language)
        if isinstance(known, Reviewed):
            return known
        asked = Review(record=await self._records.text(room), language=person.language)
        told = await self._pool.ask(asked, person.client)
        review = told if isinstance(told, Reviewed) else Reviewed(note=_why(told))
        if not review.solving and live.room is room:
            live.coached[person.language] = review
        return review

    def _must_be_there(self) -> None:
        if not self._coach:
            raise Refusal("wrong_phase", say("refused-no-coach"))


def source_of(room: Room) -> SheetSource:
    """Return the sheet of a room as questions carry it."""
    name = room.sheet.name
    return name if name in presets() and load(name) == room.sheet else room.setup.sheet


def _why(told: object) -> str:
    return told.why if isinstance(told, Refused) else "these rules can't be worked out here"
