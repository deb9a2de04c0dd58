"""Witness files: what a page knew by itself, held against a record."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from greed.core.errors import GreedError
from greed.fair._encoding import u32
from greed.fair._replay import Replay
from greed.fair.keys import is_signed
from greed.fair.start import Start, StartError, read_start

__all__ = ["Witness", "WitnessError", "compare", "read_witness"]

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
            for each in digits:
                bytes.fromhex(str(each))
    except (msgspec.DecodeError, RecursionError) as error:
        raise WitnessError(f"this is not a witness file: {error}") from None
    except (StartError, ValueError) as error:
        raise WitnessError(f"the witness file is damaged: {error}") from None
    if (witness.greed, witness.protocol) != ("witness", 1):
        raise WitnessError("this is not a witness file of dice protocol 1")
    if not 0 <= witness.device < len(begun.devices) or witness.starts < 0:
        raise WitnessError("the witness file names a device that is not in its start text")
    if max(len(witness.heads), len(witness.sent)) > _MOST:
        raise WitnessError(f"a witness file has at most {_MOST:,} heads and statements")
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
        said = f"{who} saw {witness.starts} starts at this table, and this is number"
        report.add("witness", f"{said} {begun.attempt}")
    _compare_heads(witness, replay, who)
    keys = replay.keys[witness.device]
    for place, body, signature in witness.sent:
        signed = bytes.fromhex(signature)
        if not any(is_signed(key, signed, "say", session.digest, body) for key in keys):
            report.notes.append(f"{who} claims words that its device has not signed: {body[:60]}")
        elif place is None:
            if (witness.device, body, signed) not in replay.lines:
                word = body.split(" ")[0]
                report.notes.append(f"{who} said {word!r}, which the server never took")
        elif not 1 <= place <= session.count:
            report.add(
                "witness", f"{who} said something as statement {place}: the record is shorter"
            )
        elif replay.lines[place - 1] != (witness.device, body, signed):
            report.add("witness", f"{who} said something else than the record holds", place)


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
            report.notes.append(f"{who} claims a head {k} that the server has not signed")
        elif k > session.count:
            said = f"{who} saw statement {k} signed by the server; the record ends with"
            report.add("witness", f"{said} {session.count}")
        else:
            said = f"the server has signed another head {k} for {who}: it told two stories"
            report.add("witness", said, k)


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
        proof = "the server has signed both" if signed else "the server's signature is not on it"
        return f"{who} saw another start of this game; {proof}"
    return f"{who} is about another game ({seen.game}) than the record ({recorded.game})"
