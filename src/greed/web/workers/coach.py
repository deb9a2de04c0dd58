"""The coach of the house: which sheets are solved, being solved, or refused.

It thinks in processes of its own, so that no room waits for it: one answers questions from what is
solved, another solves one sheet after the other.
"""

from __future__ import annotations

import asyncio
import logging

from msgspec.structs import replace

from greed.core.identity import sheet_hash
from greed.core.jsonl import to_jsonl
from greed.core.moves import Move, parse_move
from greed.core.position import position
from greed.core.record import Record
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.solver import is_saved
from greed.web.limits import Buckets
from greed.web.refusal import Refusal, client_asking
from greed.web.settings import Settings
from greed.web.sheets import preset_sheet, three_is_cheap
from greed.web.workers.crew import Crew, Limits, queue_of_client
from greed.web.workers.questions import Answer, Choose, Question, Review, Solve, Think, packed
from greed.wire import Advice, Reviewed

ANSWER_SECONDS = 30
PATIENCE = 4.0
"""So many times its CPU seconds may pass on the clock until a process is ended."""
IDLE = 600.0
"""Seconds without a question after which a process gives its memory back."""
DAY = 86_400.0
SHARE = 5
"""One client may have this part of the house rules solved that a server solves in a day."""
FAULTS = 3
BOT_SECONDS = 60.0
"""So long a bot waits for its sheet; then it plays for points until it is solved."""
_SERVER = "all"
log = logging.getLogger("greed.web.workers.coach")


class Coach:
    """Knows the win probability of every choice, once the sheet is solved.

    Among more than two players that is an estimate. Until then it tells the points that the turn
    brings. It thinks in other processes: only the client that asks has to wait. What it cannot
    answer now is refused (`Refusal`).
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        most = Limits(
            seconds=ANSWER_SECONDS, megabytes=settings.coach_memory, patience=PATIENCE, behind=10,
            idle=IDLE,
        )  # fmt: skip
        self._thinking = Crew("thinking", 1, most)
        at_once = replace(most, seconds=settings.coach_seconds, idle=0.0)
        self._solver = Crew("solving", 1, at_once)
        self._solving: dict[str, asyncio.Task[None]] = {}
        self._refused: dict[str, str] = {}
        self._faults: dict[str, int] = {}
        self._awaited: set[str] = set()
        sheets = settings.coach_sheets
        of_one = max(1, sheets // SHARE)
        self._solved = Buckets(sheets / DAY, sheets)
        self._of_one = Buckets(of_one / DAY, of_one)

    async def advise(self, state: State, ply: int, names: tuple[str, ...]) -> Advice:
        """Return what each legal move of a state is worth."""
        sheet = state.rules.sheet
        asked = Think(sheet=packed(sheet), position=position(state), ply=ply, names=names)
        answer = await self._ask(sheet, asked)
        if answer.thought is None:
            return Advice(ply=ply, measure=None, note=answer.refused)
        self._solve_three(sheet, state.seats)  # until then chances are estimated
        if not answer.unsolved:
            return answer.thought
        solving, why = self._solve(sheet)
        note = f"{why}; {answer.thought.note}" if why else answer.thought.note
        return replace(answer.thought, note=note, solving=solving)

    async def choose(self, state: State, bot: str) -> Move:
        """Return the move of a bot; `optimal` waits a while for the sheet to be solved, once."""
        sheet = state.rules.sheet
        asked = Choose(sheet=packed(sheet), position=position(state), bot=bot, solves=True)
        answer = await self._ask(sheet, asked)
        key = sheet_hash(sheet)
        if answer.unsolved and self._solve(sheet)[0] and key not in self._awaited:
            await asyncio.wait([self._solving[key]], timeout=BOT_SECONDS)
            self._awaited.add(key)
            answer = await self._ask(sheet, asked)
        if not answer.move:
            raise Refusal("busy", answer.refused)
        return parse_move(answer.move)

    async def review(self, record: Record) -> Reviewed:
        """Return what luck and what each choice did to a game."""
        if self._solve_three(record.sheet, len(record.seats)):
            return Reviewed(solving=True)
        text = await asyncio.to_thread(to_jsonl, record)
        answer = await self._ask(record.sheet, Review(record=text))
        if answer.review is None:
            return Reviewed(note=answer.refused)
        if answer.unsolved:
            solving, why = self._solve(record.sheet)
            return Reviewed(note=why, solving=solving)
        return answer.review

    async def close(self) -> None:
        """End what still thinks."""
        for task in self._solving.values():
            task.cancel()
        await asyncio.gather(*self._solving.values(), return_exceptions=True)
        self._thinking.close()
        self._solver.close()

    async def _ask(self, sheet: Sheet, question: Question) -> Answer:
        """Return the answer; about a sheet that it broke over too often it is asked no more."""
        key = sheet_hash(sheet)
        if self._faults.get(key, 0) >= FAULTS:
            return Answer(refused="these rules are too big for the coach")
        answer = await self._thinking.ask(question, queue_of_client())
        if answer.overran:
            self._faults[key] = self._faults.get(key, 0) + 1
            log.warning("the coach gave no answer", extra={"sheet": key})
            return Answer(refused="the coach gave no answer")
        return answer

    # -- solving

    def _solve_three(self, sheet: Sheet, seats: int) -> bool:
        """Have a game between three solved, if that takes seconds; return whether that goes on."""
        if seats != 3 or not three_is_cheap(sheet) or is_saved(sheet, 3):
            return False
        return self._solve(sheet, three=True)[0]

    def _solve(self, sheet: Sheet, *, three: bool = False) -> tuple[bool, str]:
        """Have a sheet solved, once; return whether that is still going on, and if not why.

        With `three` it is solved between three as well.
        """
        key = sheet_hash(sheet) + (" three" if three else "")
        if key in self._refused:
            return False, self._refused[key]
        if key in self._solving:
            return True, ""
        if preset_sheet(sheet.name) != sheet and (why := self._why_no_more()):
            return False, why
        self._solving[key] = asyncio.create_task(
            self._solve_one(key, sheet, three=three), name=f"solve {key}"
        )
        return True, ""

    def _why_no_more(self) -> str:
        """Take a permit to solve house rules; return why there is none, else ""."""
        client = client_asking()
        if not self._settings.coach_sheets:
            return "this server solves no house rules"
        if self._solved.spent(_SERVER):
            return "this server has solved as many house rules today as it may: try again tomorrow"
        if not self._of_one.take(client):
            return "this server has solved many house rules for you today: try again tomorrow"
        self._solved.take(_SERVER)
        return ""

    async def _solve_one(self, key: str, sheet: Sheet, *, three: bool) -> None:
        """Have a process solve a sheet; one at a time."""
        try:
            seconds, megabytes = self._settings.coach_seconds, self._settings.coach_memory
            asked = Solve(sheet=packed(sheet), seconds=seconds, megabytes=megabytes, three=three)
            answer = await self._solver.ask(asked)
            over = f"it takes more than {seconds} seconds or {megabytes:,} megabytes to solve these"
            if why := f"{over} rules" if answer.overran else answer.refused:
                self._refused[key] = why
                log.info("a sheet was not solved: %s", why, extra={"sheet": key})
        finally:
            del self._solving[key]


def house_coach(settings: Settings) -> Coach | None:
    """Return the coach of a server; None where it is turned off."""
    return Coach(settings) if settings.coach else None
