"""Ratings over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from greed.web.rooms.ratings import LISTED
from greed.web.rooms.registry import Rooms
from greed.wire import RatedPlayer, RatingsView

__all__ = ["RatingsApi"]

_GAMES = 50
Most = Annotated[int, QueryParameter(ge=1, le=200, description="How many players.")]
Of = Annotated[
    str,
    QueryParameter(
        max_length=400, description="Fingerprints, by commas: these players instead of the best."
    ),
]


class RatingsApi(Controller):
    """Players who are known by a key."""

    path = "/api/ratings"
    tags = ["Ratings"]  # noqa: RUF012

    @get("/", summary="The best players, or those that you name")
    async def ratings(
        self, rooms: NamedDependency[Rooms], most: Most = 100, of: Of = ""
    ) -> RatingsView:
        """Return those who have played enough games, the strongest first."""
        named = tuple(part.strip() for part in of.split(",") if part.strip())
        players = await (rooms.raters.known(named) if named else rooms.raters.best(most))
        return RatingsView(players=players, least=LISTED)

    @get("/{fingerprint:str}", summary="A player, with the latest rated games")
    async def rating(
        self, rooms: NamedDependency[Rooms], fingerprint: FromPath[str]
    ) -> RatedPlayer:
        """Return the player whose key has a fingerprint."""
        return await rooms.raters.player(fingerprint, _GAMES)
