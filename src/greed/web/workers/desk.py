"""Where the server brings what may take long: sheets to read and pack, bots to ask."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import msgspec

from greed.core.errors import SheetError
from greed.core.moves import Move, parse_move
from greed.core.position import position
from greed.core.sheet import Sheet
from greed.core.sheet_data import parse_sheet
from greed.core.state import State
from greed.sheets import load, presets
from greed.sheets.names import parse_name
from greed.web.limits import Weighed
from greed.web.refusal import Refusal, asking
from greed.web.settings import Settings
from greed.web.sheets import Bearable, preset_sheet, too_heavy_at_sight
from greed.web.workers.crew import Limits, queue_of_client, shared_crew
from greed.web.workers.questions import Check, Choose, Packing, packed
from greed.wire import SheetView

_BYTES = 16 << 20
_PACKS = 32 << 20


def _is_ours(sheet: Sheet) -> bool:
    """Say whether a sheet comes with Greed, with any of its variants."""
    name = parse_name(sheet.name) if sheet.name else None
    if name is None or name.options or name.is_file or name.base not in presets():
        return False
    return load(sheet.name) == sheet


class Desk:
    """What a server has worker processes do, besides the coach's part."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        limits = Limits(seconds=settings.helper_seconds, megabytes=settings.helper_memory)
        # Reading sheets must not keep players waiting.
        self._reading = shared_crew("reading", 1, limits)
        self._playing = shared_crew("playing", max(1, settings.helpers - 1), limits)
        self._playing.begin()
        self._reading.begin()
        self._bearable = Bearable(settings.sheet_seconds, settings.sheet_memory)
        self._views: Weighed[str, SheetView] = Weighed(_BYTES)
        self._packs: Weighed[str, bytes] = Weighed(_PACKS)

    async def view(
        self,
        name: str | None = None,
        toml: str | None = None,
        rules: dict[str, Any] | None = None,
    ) -> SheetView:
        """Return a sheet by its name, as TOML, or as data, in the language of the person who asks.

        Raises:
            SheetError: it is faulty, or heavier than this server allows.
            Refusal: none or several were given, or too much is asked just now.
        """
        if sum(given is not None for given in (name, toml, rules)) != 1:
            raise Refusal("bad_request", "send either the name of a sheet or its TOML")
        asked = Check(name=name, toml=toml, rules=rules, bearable=self._bearable, language=asking())
        key = msgspec.json.encode(asked).decode()
        view = self._views.get(key)
        if view is None:
            told = await self._reading.ask(asked, queue_of_client())
            if told.faults:
                raise SheetError(told.sheet, told.faults)
            if told.view is None:
                raise SheetError(name or "house rules", [told.refused])
            view = told.view
            self._views.put(key, view, 8 * len(msgspec.json.encode(view)) + len(key))
        return view

    async def view_of(self, sheet: Sheet) -> SheetView:
        """Return the view of a sheet that is played already."""
        words = msgspec.json.decode(packed(sheet))
        name = words.pop("name", "")
        view = await self.view(rules=words)
        return msgspec.structs.replace(view, sheet=msgspec.structs.replace(view.sheet, name=name))

    async def sheet(self, name: str | None = None, toml: str | None = None) -> Sheet:
        """Return the sheet of a name or a TOML text; raises as `view` does."""
        preset = preset_sheet(name) if name is not None and toml is None else None
        if preset is not None:
            return preset
        words = dict((await self.view(name, toml)).rules)
        return parse_sheet(words, str(words.pop("name", "")))

    async def pack(self, sheet: Sheet) -> bytes:
        """Return the pack of a sheet, zipped: with it a page shows what happens in a game.

        Raises:
            Refusal: it can't be made (now).
        """
        key = packed(sheet)
        body = self._packs.get(key)
        if body is None:
            # What comes with Greed is light, and packed once: it waits for nobody's house rules.
            crew, queue = (
                (self._playing, key) if _is_ours(sheet) else (self._reading, queue_of_client())
            )
            told = await crew.ask(Packing(sheet=key), queue)
            if not told.pack:
                raise Refusal("busy", told.refused)
            body = await asyncio.to_thread(gzip.compress, told.pack.encode(), mtime=0)
            self._packs.put(key, body, len(body) + len(key))
        return body

    async def choose(self, state: State, bot: str, seed: str) -> Move:
        """Return the move of a bot.

        Raises:
            Refusal: it took too long.
        """
        sheet = packed(state.rules.sheet)
        asked = Choose(sheet=sheet, position=position(state), bot=bot, seed=seed)
        told = await self._playing.ask(asked, seed)
        if not told.move:
            raise Refusal("busy", told.refused)
        return parse_move(told.move)

    def must_bear(self, sheet: Sheet) -> None:
        """Refuse a sheet that is clearly heavier than this server allows.

        All of it was looked at when it was first sent; but limits change.

        Raises:
            SheetError: what it would cost, and what is allowed.
        """
        if faults := too_heavy_at_sight(sheet, self._bearable):
            raise SheetError(sheet.name or sheet.title, faults)
