"""A program of somebody else, as strict type checkers see it: every type is the one expected."""

from collections.abc import Iterator
from typing import assert_type

import greed
from greed.client import Client, Table
from greed.game import Happened, show
from greed.report import Report
from greed.room import Create, Done, SeatSetup, View
from greed.room import ask as asks
from greed.room.choices import Choice, GameView
from greed.web.messages import AdviceMessage, DoneMessage, ReviewMessage


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
    with Table(url, code) as table:
        assert_type(table.sit("Ann"), int)
        for view in table:
            assert_type(view, View)
            game = view.game
            assert_type(game, GameView | None)
            if game is not None and table.mine:
                assert_type(game.choices, tuple[Choice, ...])
                assert_type(table.move(game.choices[-1].move), Done)
                assert_type(table.state, greed.State)


def watch(url: str, code: str) -> str:
    """Look at a room, and make another."""
    server = Client(url)
    assert_type(server.look(code), View)
    made = server.create(Create(seats=(SeatSetup(name="Ann"), SeatSetup(bot="bold"))))
    answer = Client(url, assert_type(made.token, str)).ask(code, asks.Start())
    assert_type(answer, DoneMessage | AdviceMessage | ReviewMessage)
    return assert_type(server.record(code), str)
