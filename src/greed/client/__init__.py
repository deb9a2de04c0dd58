"""Programs at real tables: a server's rooms over one socket, a view in, what they ask for out.

>>> from greed.client import Table
>>> table = Table("http://127.0.0.1:8000", "2MH9RNKT")
>>> table.code, table.client.url
('2MH9RNKT', 'http://127.0.0.1:8000')

`Client` makes rooms and looks at them, `Table` sits at one and takes part in its dice, `Player`
plays there for a bot. docs/network.md shows bots over the network.
"""

from greed._extras import of_extra

with of_extra("client", "greed.client"):
    from greed.client.client import Client
    from greed.client.errors import ClientError, Distrusted, NotUnderstood, Refused, Unreachable
    from greed.client.player import Player
    from greed.client.seats import SeatFile
    from greed.client.table import Table

__all__ = [
    "Client",
    "ClientError",
    "Distrusted",
    "NotUnderstood",
    "Player",
    "Refused",
    "SeatFile",
    "Table",
    "Unreachable",
]
