"""A program of somebody else, as strict type checkers see it: every type is the one expected."""

from collections.abc import Iterator
from typing import assert_type

import greed
from greed.client import AsyncClient, Client, RoomState, calls
from greed.game import Happened, show
from greed.report import Report
from greed.wire import (
    Accepted,
    GameState,
    MoveRequest,
    Seated,
    SeatSetup,
    Snapshot,
)


class Cautious:
    """A bot of one's own."""

    def choose(self, state: greed.State) -> greed.Move:
        """Bank as soon as that is legal."""
        moves = greed.legal_moves(state)
        return greed.BANK if greed.BANK in moves else moves[0]


def host() -> str:
    """Host a game."""
    game = greed.Game("koans", ["Ann", "bot:bold"], dice="seed:1")
    assert_type(game.play("roll"), tuple[Happened, ...])
    assert_type(game.scores, dict[str, int])
    assert_type(game.state, greed.State)
    assert_type(game.record, greed.Record)
    assert_type(show(game.state), Report)
    states: Iterator[greed.State] = greed.replay(game.record)
    return f"{game.player} {len(list(states))} {greed.outcome(game.state)}"


def guest(url: str, code: str) -> None:
    """Play in a room."""
    server = Client(url)
    seated = assert_type(server.ask(calls.join(code, "Ann")), Seated)
    server.token = seated.token
    for room in server.follow(code):
        assert_type(room, RoomState)
        game = room.game
        assert_type(game, GameState | None)
        if game is not None and room.mine:
            assert_type(game.legal, tuple[str, ...])
            move = MoveRequest(move=game.legal[-1], ply=game.ply)
            assert_type(server.ask(calls.move(code, move)), Accepted)


async def watch(url: str, code: str) -> str:
    """Watch a room, and make another."""
    server = AsyncClient(url)
    assert_type(await server.ask(calls.look(code)), Snapshot)
    await server.ask(calls.create([SeatSetup(name="Ann"), SeatSetup(bot="bold")]))
    async for room in server.follow(code):
        assert_type(room, RoomState)
    return assert_type(await server.ask(calls.record(code)), str)
