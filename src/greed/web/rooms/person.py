"""Who asks: what the tokens that somebody shows open in a room."""

from __future__ import annotations

from greed.web.refusal import Refusal
from greed.web.rooms.people import key_of
from greed.web.rooms.table import Table
from greed.wire import You

__all__ = ["Person"]


class Person:
    """Who asks: the keys of the tokens shown, and whether the code allows more than watching."""

    __slots__ = ("joins", "keys")

    def __init__(self, tokens: tuple[str, ...] = (), *, joins: bool = True) -> None:
        self.keys: frozenset[str | None] = frozenset(map(key_of, tokens))
        self.joins = joins

    def holds(self, table: Table) -> tuple[int, ...]:
        """Return the seats of a table that the tokens open."""
        keys = self.keys
        return tuple([i for i, seat in enumerate(table.seats) if seat.key in keys])

    def hosts(self, table: Table) -> bool:
        """Say whether one of the tokens is the host's."""
        return table.host in self.keys

    def you(self, table: Table) -> You:
        """Return what the tokens hold, as it is told."""
        return You(seats=self.holds(table), host=self.hosts(table))

    def must_belong(self, table: Table) -> None:
        """Refuse people who may only watch, or whose token is for another room."""
        if not self.joins:
            raise Refusal("read_only", "this link is only for watching")
        if not self.keys:
            raise Refusal("no_token", "send the token of your seat: Authorization: Bearer ...")
        if not self.holds(table) and not self.hosts(table):
            raise Refusal("wrong_token", "your token doesn't belong to a seat in this room")

    def must_host(self, table: Table) -> None:
        """Refuse everybody but the host."""
        self.must_belong(table)
        if not self.hosts(table):
            raise Refusal("not_host", "only the host can do this")
