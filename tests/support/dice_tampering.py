"""Records with something changed, as by somebody who has only the record."""

from __future__ import annotations

import random

from msgspec.structs import replace

from greed.core.record import Record


def tampered(record: Record, chance: random.Random) -> Record:
    """Return a record that differs in one place."""
    proof = list(record.proof)
    at = chance.randrange(1, len(proof)) if len(proof) > 1 else 0
    tags, events = dict(record.tags), list(record.events)
    match chance.randrange(10):
        case 0 if at:
            del proof[at]
        case 1 if at:
            proof.insert(at, proof[chance.randrange(1, len(proof))])
        case 2 if at + 1 < len(proof):
            proof[at], proof[at + 1] = proof[at + 1], proof[at]
        case 3 | 2:
            place = chance.randrange(len(proof[at]))
            letter = chance.choice("0123456789abcdef ,-")
            proof[at] = proof[at][:place] + letter + proof[at][place + 1 :]
        case 4:
            lines = proof[0].split("\n")
            place = chance.randrange(len(lines))
            lines[place] = lines[place][:-1] + chance.choice("0123456789f.")
            proof[0] = "\n".join(lines)
        case 5 if at:
            del proof[at:]
        case 6 if events:
            del events[chance.randrange(len(events)) :]
        case 7:
            signed = tags["signed"]
            k, _, digits = signed.partition(":")
            tags["signed"] = chance.choice(
                (f"{int(k) - 1}:{digits}", f"{k}:{digits[::-1]}", "x", signed)
            )
        case 8:
            del tags["signed"]
        case _:
            throws = [event for event in events if isinstance(event, tuple)]
            if throws:
                events[events.index(throws[0])] = tuple(reversed(throws[0]))
    return replace(record, proof=tuple(proof), tags=tags, events=tuple(events))
