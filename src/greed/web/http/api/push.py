"""Notifications over HTTP."""

from __future__ import annotations

from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from greed.web.http.api.asking import Asking
from greed.web.protocol import PushRequest, PushStop, PushView

__all__ = ["PushApi"]


class PushApi(Controller):
    """Devices that are told when it is their player's turn."""

    path = "/api/rooms/{code:str}/push"
    tags = ["Notifications"]  # noqa: RUF012

    @post("/", status_code=200, summary="Be told on this device when it is your turn")
    async def push(self, asked: NamedDependency[Asking], data: JSONBody[PushRequest]) -> PushView:
        """Have notifications sent to a device while you are not connected."""
        return await asked.rooms.reminders.subscribe(asked.live, asked.person, data)

    @post("/stop", status_code=200, summary="Not be told on this device any more")
    async def push_stop(self, asked: NamedDependency[Asking], data: JSONBody[PushStop]) -> PushView:
        """Forget a device."""
        return await asked.rooms.reminders.unsubscribe(asked.live, asked.person, data)
