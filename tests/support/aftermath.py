"""What must hold of a room after any number of crashes."""

from __future__ import annotations

from tests.support.players import Player
from tests.support.servers import Server

import greed
from greed.core.moves import Move
from greed.fair._protocol1 import ProvableDice
from greed.fair._verify1 import verify


def check_room(server: Server, player: Player) -> int:
    """Check one room's log against what its player was told; return how many throws it has."""
    path = f"/api/rooms/{player.code}"
    shown = server.ask(f"{path}?since=0")
    log = {step["seq"]: step for step in shown["log"]}
    assert sorted(log) == list(range(1, shown["seq"] + 1)), "a step is missing"
    for seq, step in player.told.items():
        assert log[seq] == step, "a step that was shown is not in the log as it was shown"
    seqs = [seq for seq, _ in player.promised.values()]
    assert len(set(seqs)) == len(seqs), "two moves became the same step"
    assert max(seqs) <= shown["seq"], "a step that was promised is lost"
    for name, (seq, ply) in player.promised.items():
        assert log[seq]["ply"] == ply
        wanted = player.asked[name].split()[0]
        kinds = [event["kind"] for event in log[seq]["events"]]
        assert kinds[0] == {"accept": "offer", "decline": "offer"}.get(wanted, wanted)
    throws = [e for step in log.values() for e in step["events"] if e["kind"] == "throw"]
    assert [event["index"] for event in throws] == list(range(1, len(throws) + 1))
    return check_dice(server, path, throws)


def check_dice(server: Server, path: str, throws: list[dict[str, list[int]]]) -> int:
    """Check the record of a finished game, and that its throws are those that were shown."""
    shown = server.ask(path)
    dice = shown["room"]["dice"]
    source = ProvableDice(bytes.fromhex(dice["secret"]), dice["game"], dice["seeds"])
    for number, event in enumerate(throws, 1):
        assert tuple(event["dice"]) == source.throw(number, len(event["dice"]))
    record = greed.read_jsonl(server.text(f"{path}/record"))
    assert verify(record).throws == len(throws)
    fallen = [event for event in record.events if not isinstance(event, Move)]
    assert fallen == [tuple(event["dice"]) for event in throws]
    *_, last = greed.replay(record)
    assert list(last.scores) == [seat["score"] for seat in shown["game"]["scores"]]
    return len(throws)
