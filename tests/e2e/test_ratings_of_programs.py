"""Programs with keys play for ratings, and the coach of the server measures what they give away."""

import time

import pytest
from tests.support.guests import joining
from tests.support.servers import serving

from greed.client import Client, calls
from greed.wire import SeatSetup


@pytest.mark.parametrize("dice", ["fair", "strict"])
def test_two_programs_are_rated_and_measured(tmp_path, monkeypatch, dice):
    homes = {"GREED_HOME": str(tmp_path / "solved"), "GREED_RATINGS": "1"}
    with serving(str(tmp_path / "g.sqlite"), tmp_path, **homes) as server:
        host = Client(server.url)
        clock = 60 if dice == "strict" else None
        made = host.ask(calls.create([SeatSetup()] * 2, "koans", dice=dice, clock=clock))
        host.token, code = made.token, made.snapshot.room.code or ""
        guests = []
        for name in ("random", "bold"):
            monkeypatch.setenv("GREED_HOME", str(tmp_path / name))
            options = ("--identity",)
            guests.append(
                joining(server.url, code, *options, bot=name, log=tmp_path / f"{name}.log")
            )
        last = time.monotonic() + 60
        while any(seat.kind == "open" for seat in host.ask(calls.look(code)).room.seats):
            assert time.monotonic() < last
            time.sleep(0.1)
        host.ask(calls.start(code))
        assert [guest.wait(120) for guest in guests] == [0, 0]
        seats = host.ask(calls.look(code)).room.seats
        keys = {seat.name: seat.fingerprint or "" for seat in seats}
        while True:
            players = {p.name: p for p in host.ask(calls.ratings(keys.values())).players}
            if len(players) == 2 and all(p.pr is not None for p in players.values()):
                break
            assert time.monotonic() < last + 120, players
            time.sleep(0.2)
        assert {p.games for p in players.values()} == {1}
        assert (players["random"].pr or 0) > (players["bold"].pr or 0)
        shown = host.ask(calls.rating(keys["bold"]))
        assert shown.games[0].pr == players["bold"].pr
