"""One client whose house rules are to be solved all day: others have theirs solved as well."""

import asyncio
import json

from tests.support.asgi import HOST, InProcess
from tests.support.slow_judge import TINY

from greed.web.app import create_app
from greed.web.settings import Settings

ROOM = {"seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True, "first": 0, "coach": True}


class Person:
    """Somebody at an address, who asks a server in this process."""

    def __init__(self, server, client):
        self.server, self.client = server, client

    async def ask(self, path, data, token=b""):
        headers = (
            HOST, (b"content-type", b"application/json"), (b"authorization", b"Bearer " + token)
        )[: 3 if token else 2]  # fmt: skip
        status, said = await self.server.ask(
            "POST", path, json.dumps(data).encode(), headers, client=self.client
        )
        assert status < 300, said
        return json.loads(said)

    async def advised(self, number):
        """Return what the coach says of house rules with a number of their own."""
        toml = TINY.replace("target = 200", f"target = {200 + 50 * number}")
        made = await self.ask("/api/rooms", {**ROOM, "toml": toml})
        path, token = f"/api/rooms/{made['snapshot']['room']['code']}", made["token"].encode()
        game = made["snapshot"]["game"]
        while game["phase"] == "throw":
            moved = await self.ask(f"{path}/moves", {"move": "throw", "ply": game["ply"]}, token)
            game = moved["snapshot"]["game"]
        return await self.ask(f"{path}/advice", {"ply": game["ply"]}, token)


def test_one_client_has_a_part_of_the_house_rules_solved_and_no_more(tmp_path, monkeypatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))

    async def ask():
        settings = Settings(database=str(tmp_path / "g.sqlite"), rate=0, coach_sheets=5)
        async with InProcess(create_app(settings)) as server:
            eve, ann = Person(server, "192.0.2.1"), Person(server, "198.51.100.1")
            mine = [await eve.advised(number) for number in range(2)]
            return mine, await ann.advised(2)

    mine, other = asyncio.run(ask())
    notes = [each["note"] for each in mine]
    assert ["today" in note for note in notes] == [False, True]
    assert other["solving"] or other["measure"] == "win probability", other
