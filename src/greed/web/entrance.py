"""The way to a room's socket: who is let in, and what those are told who are not."""

from __future__ import annotations

from litestar import websocket
from litestar.params import FromPath

from greed.store import StoreBusy
from greed.web.gate import at_home, client_of
from greed.web.limits import Places
from greed.web.refusal import Refusal
from greed.web.rooms import Rooms
from greed.web.settings import Settings
from greed.web.socket import Connection, Socket

__all__ = ["Entrance", "room_socket"]


class Entrance:
    """Counts the sockets that are open: of each client, and of each room."""

    def __init__(self, settings: Settings) -> None:
        self._clients = Places(settings.sockets_per_client)
        self._rooms = Places(settings.sockets_per_room)

    async def pass_through(self, socket: Socket, rooms: Rooms, code: str) -> None:
        """Lead a socket to its room, and wait until it leaves."""
        if not at_home(socket.headers, rooms.settings):
            await _turn_away(socket, 4403, "this page comes from elsewhere")
            return
        with self._clients.hold(client_of(socket.scope)) as free:
            if not free:
                await _turn_away(socket, 4429, "too many connections from one place")
                return
            try:
                live, joins = await rooms.find(code)
            except Refusal as error:
                await _turn_away(socket, 4404, error.problem.message)
                return
            except StoreBusy:
                await _turn_away(socket, 1013, "the database does not answer: try again")
                return
            with self._rooms.hold(live.table.room.id) as inside:
                if not inside:
                    await _turn_away(socket, 4429, "too many connections to this room")
                    return
                await Connection(socket, rooms, live, joins=joins).serve()


async def _turn_away(socket: Socket, code: int, reason: str) -> None:
    """Close a socket with a reason, for which it has to be opened first."""
    await socket.accept()
    await socket.close(code, reason)


@websocket("/api/rooms/{code:str}/socket")
async def room_socket(socket: Socket, code: FromPath[str]) -> None:
    """Play in a room, or watch it."""
    state = socket.app.state
    await state.entrance.pass_through(socket, state.rooms, code)
