"""What must hold of a room after any number of crashes."""

from __future__ import annotations

import asyncio

import msgspec
from tests.support.players import Message, Player
from tests.support.servers import Server

import greed
from greed.core.moves import Move
from greed.room import Room, replayed
from greed.sealed import verify_game
from greed.store import Store


def check_rooms(server: Server, database: str, players: list[Player]) -> None:
    """Check the logs of all rooms against what the players were told; the server is ended."""
    records = {each.code: server.text(f"/api/rooms/{each.code}/record") for each in players}
    server.end()
    logs = asyncio.run(_logs(database, set(records)))
    for player in players:
        log = logs[player.code]
        assert player.view["seq"] == len(log), "a step is missing"
        for seq, told in player.told.items():
            assert log[seq - 1]["entries"] == told, "a step is not in the log as it was shown"
        _check_promises(player, log)
        _check_record(player, log, records[player.code])


async def _logs(database: str, codes: set[str]) -> dict[str, list[Message]]:
    """Return every step of each room, read from the database alone."""
    logs: dict[str, list[Message]] = {}
    async with await Store.open(database) as store:
        for code in codes:
            row = await store.find(code)
            assert row, "a room is lost"
            room, logs[code] = Room.of(row.setup, row.created, row.code, row.watch), []
            for step in await store.steps(row.id):
                room, happened, _ = replayed(room, step.seq, step.at, step.body)
                logs[code].append(msgspec.json.decode(msgspec.json.encode(happened)))
    return logs


def _check_promises(player: Player, log: list[Message]) -> None:
    """Check that every move that was answered is there, once."""
    seqs = [seq for seq, _ in player.promised.values()]
    assert len(set(seqs)) == len(seqs), "two moves became the same step"
    for name, (seq, ply) in player.promised.items():
        step = log[seq - 1]
        first = step["entries"][0]
        done = str(first["move"] if first["kind"] == "move" else first["kind"]).split(" ")[0]
        word = player.asked[name].split(" ")[0]
        # Dice that all devices make are asked for in one step, and fall in another.
        assert (step["ply"], done) in {(ply, word), (ply, "dice" if word == "throw" else word)}


def _check_record(player: Player, log: list[Message], text: str) -> None:
    """Check the record of a finished game, and that its throws are those that were shown."""
    record = greed.from_jsonl(text)
    throws = [each for step in log for each in step["entries"] if each["kind"] == "throw"]
    fallen = [event for event in record.events if not isinstance(event, Move)]
    assert fallen == [tuple(event["dice"]) for event in throws]
    *_, last = greed.replay(record)
    assert list(last.scores) == [seat["score"] for seat in player.view["game"]["scores"]]
    verdict = verify_game(record)
    assert (verdict is None) == (player.phone is None)
    if verdict is not None:
        assert len([roll for roll in verdict.rolls if roll.dice]) >= len(throws)
        assert any(device.took for device in verdict.devices)
