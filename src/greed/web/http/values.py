"""Win probabilities for pages that play by themselves: files, made when they are asked for."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from greed.sheets import load
from greed.web.http.packs import VALUES, VALUES_INDEX, packed_file, valued_files, values_named
from greed.web.rooms.coach import Coach

__all__ = ["values_of"]

_FOLDER, _ENDING = VALUES.split("{}")


@get(f"/{_FOLDER}{{file:str}}", include_in_schema=False)
async def values_of(state: State, file: FromPath[str]) -> Response[bytes]:
    """Return the values of a sheet; 202 with nothing while they are worked out.

    Raises:
        NotFoundException: no such file is made for pages.
        Refusal: these rules are too large for this server.
    """
    if _FOLDER + file == VALUES_INDEX and (index := await packed_file(VALUES_INDEX)) is not None:
        return Response(index, media_type="application/json")
    coach: Coach | None = state.coach
    name = file.removesuffix(_ENDING)
    if coach is None or not file.endswith(_ENDING) or name not in valued_files():
        raise NotFoundException(f"there is no /{_FOLDER}{file}")
    sheet, seats = values_named(name)
    path = await coach.values(load(sheet), seats)
    if path is None:
        return Response(b"", status_code=202)
    body = await asyncio.to_thread(path.read_bytes)
    return Response(body, media_type="application/octet-stream")
