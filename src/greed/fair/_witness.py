"""Witness files: what a page knew by itself, held against a record."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from greed.core.errors import GreedError
from greed.core.messages import say
from greed.fair._encoding import u32
from greed.fair._replay import Replay
from greed.fair.keys import is_signed
from greed.fair.start import Start, StartError, read_start

_MOST = 100_000


class WitnessError(GreedError):
    """A witness file that can't be read."""


class Witness(Struct, frozen=True, forbid_unknown_fields=True):
    """What a page knew by itself.

    Attributes:
        greed: always "witness".
        protocol: always 1.
        start: the start text that it saw.
        device: its own number.
        heads: heads that it saw signed: number, head, the server's signature.
        sent: what it said: where that stands in the log (None: never acknowledged), body,
            signature.
        starts: how many starts it saw at this table.
    """

    greed: str
    protocol: int
    start: str
    device: int
    heads: tuple[tuple[int, str, str], ...] = ()
    sent: tuple[tuple[int | None, str, str], ...] = ()
    starts: int = 1

    @property
    def begun(self) -> Start:
        """The start, taken apart."""
        return read_start(self.start)


def read_witness(text: str | bytes) -> Witness:
    """Return the witness that a file holds.

    Raises:
        WitnessError: it holds something else.
    """
    try:
        witness = msgspec.json.decode(text, type=Witness)
        begun = witness.begun
        for _, *digits in (*witness.heads, *(sent[::2] for sent in witness.sent)):
            for hexadecimal in digits:
                bytes.fromhex(str(hexadecimal))
    except (msgspec.DecodeError, RecursionError) as error:
        raise WitnessError(say("checked-no-witness", why=str(error))) from None
    except (StartError, ValueError) as error:
        raise WitnessError(say("checked-witness-damaged", why=str(error))) from None
    if (witness.greed, witness.protocol) != ("witness", 1):
        raise WitnessError(say("checked-witness-protocol"))
    if not 0 <= witness.device < len(begun.devices) or witness.starts < 0:
        raise WitnessError(say("checked-witness-device"))
    if max(len(witness.heads), len(witness.sent)) > _MOST:
        raise WitnessError(say("checked-witness-long", most=_MOST))
    return witness


def compare(witness: Witness, replay: Replay, who: str) -> None:
    """Add what a witness contradicts to the report of a replayed record.

    What it does not sign, or the server has not, proves nothing, and is only noted.
    """
    report, session, begun = replay.report, replay.session, witness.begun
    if begun != session.start:
        report.add("witness", _another_start(witness, session.start, who))
        return
    if witness.starts > begun.attempt:
        seen = {"who": who, "n": witness.starts, "attempt": begun.attempt}
        report.add("witness", say("checked-saw-starts", seen))
    _compare_heads(witness, replay, who)
    keys = replay.keys[witness.device]
    for place, body, signature in witness.sent:
        signed = bytes.fromhex(signature)
        if not any(is_signed(key, signed, "say", session.digest, body) for key in keys):
            report.notes.append(say("checked-unsigned-words", who=who, words=body[:60]))
        elif place is None:
            if (witness.device, body, signed) not in replay.lines:
                word = body.split(" ")[0]
                report.notes.append(say("checked-never-taken", who=who, word=word))
        elif not 1 <= place <= session.count:
            report.add("witness", say("checked-said-later", who=who, at=place))
        elif replay.lines[place - 1] != (witness.device, body, signed):
            report.add("witness", say("checked-said-else", who=who), place)


def _compare_heads(witness: Witness, replay: Replay, who: str) -> None:
    report, session = replay.report, replay.session
    server, digest = session.start.server, session.digest
    for k, head, signature in witness.heads:
        claimed = bytes.fromhex(head)
        if 0 <= k <= session.count and session.head_at(k) == claimed:
            continue
        if not 0 <= k < 2**32 or not is_signed(
            server, bytes.fromhex(signature), "sign", digest, u32(k), claimed
        ):
            report.notes.append(say("checked-head-unsigned", who=who, k=k))
        elif k > session.count:
            report.add("witness", say("checked-saw-later", who=who, k=k, count=session.count))
        else:
            report.add("witness", say("checked-two-stories", who=who, k=k), k)


def _another_start(witness: Witness, recorded: Start, who: str) -> str:
    seen = witness.begun
    if seen.game == recorded.game:
        signed = seen.server == recorded.server and any(
            0 <= k < 2**32
            and is_signed(
                seen.server, bytes.fromhex(signature), "sign", seen.digest, u32(k),
                bytes.fromhex(head),
            )
            for k, head, signature in witness.heads
        )  # fmt: skip
        return say("checked-saw-start-signed" if signed else "checked-saw-start", who=who)
    return say("checked-other-game", who=who, seen=seen.game, recorded=recorded.game)
