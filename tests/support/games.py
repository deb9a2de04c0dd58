"""Random games, for tests that need something to have happened."""

import random

import greed
from greed import Record, Sheet, State
from greed.core.record import Event, apply_event
from greed.testing.play import careful, coming_or_going

VARIANTS = [
    "+".join(
        ["classic", *(v for bit, v in enumerate(("amish", "hsw", "zilch")) if bits >> bit & 1)]
    )
    for bits in range(8)
]
SHEETS = [*(name for name in greed.presets() if name != "classic"), *VARIANTS]
"""Every preset, and classic in every combination of its variants."""


def random_events(sheet: Sheet, seats: int = 2, seed: int = 0, first: int = 0) -> list[Event]:
    """Return the events of a whole random game."""
    chance = random.Random(seed)
    state = greed.start(sheet, seats, first)
    events: list[Event] = []
    while not state.over:
        if state.phase == "throw":
            faces = sheet.dice.faces
            event: Event = tuple(chance.randint(1, faces) for _ in range(state.hand.dice))
            state = greed.throw(state, event)  # type: ignore[arg-type]
        else:
            event = chance.choice(list(greed.legal_moves(state)))
            state = greed.apply(state, event)
        events.append(event)
    return events


def random_record(name: str, seats: int = 2, seed: int = 0, length: int | None = None) -> Record:
    """Return the record of a random game, or of its first events."""
    sheet = greed.load(name)
    names = ("Ann", "Bob the 2nd", "Çé", "= 5 {x}")[:seats]
    events = random_events(sheet, seats, seed, first=seed % seats)
    return Record(
        sheet=sheet, seats=names, first=seed % seats, dice="seeded:7",
        tags={"date": "2026-11-20", "place": "a kitchen table"}, events=tuple(events[:length]),
    )  # fmt: skip


def random_changes(seed: int, share: float = 0.05, sheet: Sheet | None = None) -> Record:
    """Return the record of a random game of 2 or 3 in which people join, sit out and come back."""
    chance = random.Random(seed)
    sheet = sheet or greed.load(chance.choice(SHEETS))
    seats = chance.choice([2, 3])
    state = greed.start(sheet, seats, seed % seats)
    events: list[Event] = []
    while not state.over:
        event = coming_or_going(state, chance) if chance.random() < share else None
        if event is None and state.phase == "throw":
            dice = range(1, sheet.dice.faces + 1)
            event = tuple(chance.choices(dice, k=state.hand.dice))  # type: ignore[assignment]
        events.append(event or careful(state, chance))
        state = apply_event(state, events[-1])
    names = tuple(f"Player {seat}" for seat in range(state.seats))
    return Record(sheet=sheet, seats=names, first=seed % seats, events=tuple(events))


def states(record: Record) -> list[State]:
    """Return the state before the first event of a record and after each."""
    return list(greed.replay(record))
