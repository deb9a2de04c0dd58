"""What must hold of a room after any number of crashes."""

from __future__ import annotations

import json

from tests.support.players import Message, Player
from tests.support.servers import Server
from tests.support.signing_players import SigningPlayer

import greed
from greed.core.moves import Move
from greed.fair.verify import read_witness, verify


def check_room(server: Server, player: Player | SigningPlayer) -> int:
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
        assert first in _first_words(player.asked[name])
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


def _first_words(asked: str) -> set[str]:
    """Return how the step may begin that a move, or a signed statement, has become.

    A part in a roll goes without saying, and dice that wait for the devices fall in another step.
    """
    words = asked.split(" ")
    if words[0] in ("reveal", "ready", "value"):
        return {"", "start", "throw"}
    move = words[3] if words[0] == "decide" else words[0]
    return {"throw", ""} if move == "throw" else {move}


def check_dice(
    server: Server, path: str, throws: list[Message], player: Player | SigningPlayer
) -> int:
    """Check the record of a finished game, and that its throws are those that were shown."""
    shown = server.ask(path)
    record = greed.from_jsonl(server.text(f"{path}/record"))
    if isinstance(player, SigningPlayer):
        witness = read_witness(json.dumps(player.phone.it.witness()))
        report = verify(record, [("the player", witness)])
        assert report.code == 0, report.findings
    else:
        report = verify(record)
        assert report.code == 4, report.findings  # nobody signs here, and that is all it remarks
        assert all(said.text.startswith(("Nobody signed", "No device")) for said in report.findings)
    assert report.throws == len(throws)
    fallen = [event for event in record.events if not isinstance(event, Move)]
    assert fallen == [tuple(event["dice"]) for event in throws]
    *_, last = greed.replay(record)
    assert list(last.scores) == shown["game"]["scores"]
    return len(throws)
