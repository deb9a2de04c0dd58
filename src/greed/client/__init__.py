"""Programs at real tables: a server's requests and sockets, typed, and bots that take a seat.

>>> from greed.client import calls
>>> calls.look("2MH9RNKT").path
'/api/rooms/2MH9RNKT'

`Client` is for plain code, `AsyncClient` for asynchronous code; both send the requests of
`greed.client.calls`. docs/network.md shows bots over the network.
"""

from greed.client import calls
from greed.client.client import AsyncClient, Client, RoomState
from greed.client.errors import ClientError, Distrusted, NotUnderstood, Refused, Unreachable

__all__ = [
    "AsyncClient",
    "Client",
    "ClientError",
    "Distrusted",
    "NotUnderstood",
    "Refused",
    "RoomState",
    "Unreachable",
    "calls",
]
