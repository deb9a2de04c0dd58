"""Games as records and as reviews, for the page's engine to write, read and review alike."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
from tests.support.engine_judgements import solved

from greed import Record, Sheet
from greed.coach import review
from greed.coach.judges import WinJudge
from greed.core.game import start
from greed.core.jsonl import to_jsonl
from greed.core.record import Event, apply_event
from greed.core.text import to_text
from greed.packs import pack, read
from greed.testing.play import careful, careless, coming_or_going, play

Line = dict[str, Any]
NAMES = ("Ann", "Bob the 2nd", "Çé", "= 5 {x}")


def lines(sheet: Sheet, games: int, seed: int, *, values: bool = True) -> Iterator[Line]:
    """The pack of a sheet, then games with their `record`, their `text` and their `review`.

    Some are unfinished. The review is null without values, and takes drift for luck in a game of
    more than two that is long.
    """
    solution = solved(sheet) if values else None
    text = pack(sheet, solution)
    judge = WinJudge(read(text).solution, patience=0.0) if solution else None
    yield {"pack": text.decode(), "name": sheet.name}
    chance = random.Random(seed)
    for _ in range(games):
        record = _record(sheet, chance)
        drift = len(record.seats) == 2 or len(record.events) < 30
        yield {
            "seats": record.seats,
            "first": record.first,
            "dice": record.dice,
            "tags": record.tags,
            "events": [e if isinstance(e, tuple) else str(e) for e in record.events],
            "record": to_jsonl(record),
            "text": to_text(record),
            "drift": drift,
            "review": judge and msgspec.to_builtins(_reviewed(judge, record, drift=drift)),
        }


def _record(sheet: Sheet, chance: random.Random) -> Record:
    seats = max(sheet.seats.min, min(sheet.seats.max, chance.choice([2, 2, 3])))
    first = chance.randrange(seats)
    players = [chance.choice([careful, careful, careless]) for _ in range(seats)]
    if chance.random() < 0.4:
        return _coming_and_going(sheet, chance, seats, first)
    events = [event for _, event, _ in play(sheet, players, chance.randrange(2**32), first)]
    if chance.random() < 0.5 or len(events) > 400:
        events = events[: chance.randrange(1, min(len(events), 25))]
    return Record(
        sheet=sheet, seats=NAMES[:seats], first=first, dice="typed in",
        tags={"date": "2026-11-20", "place": "Zoë's kitchen"}, events=tuple(events),
    )  # fmt: skip


def _coming_and_going(sheet: Sheet, chance: random.Random, seats: int, first: int) -> Record:
    """A game in which people join, up to as many as there are names, sit out and come back."""
    state, events = start(sheet, seats, first), list[Event]()
    while not state.over and len(events) < 60:
        change = coming_or_going(state, chance) if chance.random() < 0.1 else None
        if change and not (change.kind == "join" and state.seats == len(NAMES)):
            event: Event = change
        elif state.phase == "throw":
            faces = range(1, sheet.dice.faces + 1)
            event = tuple(chance.choices(faces, k=state.hand.dice))
        else:
            event = careful(state, chance)
        state = apply_event(state, event)
        events.append(event)
    return Record(
        sheet=sheet, seats=NAMES[:state.seats], first=first, dice="typed in",
        tags={"date": "2026-11-20"}, events=tuple(events),
    )  # fmt: skip


def _reviewed(judge: WinJudge, record: Record, *, drift: bool) -> Line:
    seen = review(judge, record, drift=drift)
    decisions = [
        {"event": d.event, "seat": d.seat, "move": str(d.move), "best": str(d.best), "cost": d.cost}
        for d in seen.decisions
    ]
    luck = [{"event": throw.event, "gain": throw.gain} for throw in seen.luck]
    return {
        "caveat": "; ".join(filter(None, [seen.caveat, seen.left_out])),
        "worth": seen.worth,
        "decisions": decisions,
        "luck": luck,
        "accounts": seen.accounts,
    }
