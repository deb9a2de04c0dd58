"""A game played to its end over HTTP, for tests of what comes after it."""

from __future__ import annotations

from tests.support.servers import Server

TWO = [{"name": "Ann"}, {"name": "Bob"}]


def finish(server: Server, **asked: object) -> tuple[str, str]:
    """Play a room to the end, every seat by its last choice; return its code and token."""
    made = server.ask("/api/rooms", {"seats": TWO, "first": 0, "start": True, **asked})
    shown, token = made["snapshot"], made["token"]
    code = shown["room"]["code"]
    while shown["game"]["phase"] != "over":
        game = shown["game"]
        move = {"move": game["legal"][-1], "ply": game["ply"]}
        shown = server.ask(f"/api/rooms/{code}/moves", move, token)["snapshot"]
    return code, token
