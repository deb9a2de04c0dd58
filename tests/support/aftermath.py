"""What must hold of a room after any number of crashes."""

from __future__ import annotations

from tests.support.players import Message, Player
from tests.support.sealed_players import SealedPlayer
from tests.support.servers import Server

import greed
from greed.core.moves import Move
from greed.sealed import verify_game


def check_room(server: Server, player: Player | SealedPlayer) -> int:
    """Check one room's log against what its player was told; return how many throws it has."""
    path = f"/api/rooms/{player.code}"
    shown, log = whole_log(server, path)
    assert sorted(log) == list(range(1, shown["seq"] + 1)), "a step is missing"
    for seq, step in player.told.items():
        assert log[seq] == step, "a step that was shown is not in the log as it was shown"
    seqs = [seq for seq, _ in player.promised.values()]
    assert len(set(seqs)) == len(seqs), "two moves became the same step"
    assert max(seqs, default=0) <= shown["seq"], "a step that was promised is lost"
    for name, (seq, ply) in player.promised.items():
        assert log[seq]["ply"] == ply
        first = next(map(_word, log[seq]["entries"]), "")
        word = player.asked[name].split(" ")[0]
        # Dice that all devices make are asked for in one step, and fall in another.
        assert first == word or (word == "throw" and first == "dice")
    throws = [e for step in log.values() for e in step["entries"] if e["kind"] == "throw"]
    return check_dice(server, path, throws, player)


def whole_log(server: Server, path: str) -> tuple[Message, dict[int, Message]]:
    """Return a room as it stands, and all of its steps, page by page."""
    log: dict[int, Message] = {}
    while True:
        shown = server.ask(f"{path}?since={max(log, default=0)}")
        log |= {step["seq"]: step for step in shown["log"]}
        if not shown["log"] or max(log) >= shown["seq"]:
            return shown, log


def _word(entry: Message) -> str:
    """Return what an entry says that somebody did."""
    return str(entry["move"]).split(" ")[0] if entry["kind"] == "move" else str(entry["kind"])


def check_dice(
    server: Server, path: str, throws: list[Message], player: Player | SealedPlayer
) -> int:
    """Check the record of a finished game, and that its throws are those that were shown."""
    shown = server.ask(path)
    record = greed.from_jsonl(server.text(f"{path}/record"))
    verdict = verify_game(record)
    if isinstance(player, SealedPlayer):
        assert verdict is not None
        assert len([roll for roll in verdict.rolls if roll.dice]) >= len(throws)
        assert any(device.took for device in verdict.devices)
    else:
        assert verdict is None
    fallen = [event for event in record.events if not isinstance(event, Move)]
    assert fallen == [tuple(event["dice"]) for event in throws]
    *_, last = greed.replay(record)
    assert list(last.scores) == shown["game"]["scores"]
    return len(throws)
