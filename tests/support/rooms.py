"""A room on a server, asked over HTTP: for tests of what a page makes of it."""

from __future__ import annotations

import time
from typing import Any, Self

from tests.support.servers import Server

TWO = [{"name": "Ann"}, {"name": "Bob"}]
View = dict[str, Any]


class Room:
    """A room that was just made.

    Attributes:
        code, watch: to join it, and to watch.
        token: its creator's.
    """

    def __init__(self, server: Server, **wish: object) -> None:
        made = server.ask("/api/rooms", {"seats": TWO, **wish})
        self.server, self.token = server, made["token"]
        self.code, self.watch = made["view"]["code"], made["view"]["watch"]

    @property
    def seat(self) -> str:
        """The link to the creator's seats."""
        return f"/{self.code}#seat={self.token}"

    @property
    def view(self) -> View:
        """The room as it stands."""
        view: View = self.server.ask(f"/api/rooms/{self.code}", token=self.token)
        return view

    def ask(self, do: str, token: str | None = None, **fields: object) -> dict[str, Any]:
        """Have something done; the creator asks if no other token is given."""
        asked = {"do": do, **fields}
        done: dict[str, Any] = self.server.ask(
            f"/api/rooms/{self.code}", asked, token or self.token
        )
        return done

    @property
    def game(self) -> View:
        """The game as it stands, once no roll waits for the devices of others any more."""
        for _ in range(300):
            game: View = self.view["game"]
            if game["rolling"] is None:
                return game
            time.sleep(0.05)
        raise AssertionError("the dice never fall")

    def move(self, which: int = -1, token: str | None = None) -> View:
        """Make one of the moves that are possible; return the game after it."""
        game = self.game
        self.ask("move", token, move=game["choices"][which]["move"], ply=game["ply"])
        return self.game

    def finish(self) -> Self:
        """Play to the end, every seat by its last choice."""
        while self.move()["phase"] != "over":
            pass
        return self
