"""The devices that sign for seats: prepared for an attempt, and written into its start text."""

from __future__ import annotations

from greed.fair.dealer import Dealer
from greed.fair.start import DeviceLine, SeatLine, Start, sheet_digest, why_weak
from greed.store import Prepared
from greed.web.refusal import Refusal
from greed.web.rooms.people import distinct
from greed.web.rooms.person import Person
from greed.web.rooms.table import Table
from greed.wire import DeviceSetup

__all__ = ["devices_of", "prepared", "start_text"]


def prepared(table: Table, person: Person, seats: tuple[int, ...], device: DeviceSetup) -> Prepared:
    """Return the entry by which a person's device is to sign for seats.

    Raises:
        Refusal: it was made for another game, or its key is weak or somebody else's.
    """
    if table.setup.dice == "real":
        raise Refusal("wrong_phase", "the dice of this room need no device")
    if device.game != table.game:
        said = f"this device was prepared for game {device.game}, the next is {table.game}"
        raise Refusal("stale", said)
    why = why_weak(bytes.fromhex(device.key)) or why_weak(bytes.fromhex(device.recovery))
    if why is not None:
        raise Refusal("bad_request", why)
    held = person.holds(table)
    for seat, other in table.prepared.items():
        if seat in seats or other.key != device.key:
            continue
        if seat not in held:
            raise Refusal("bad_request", "this key belongs to another person's device")
        known = (other.anchor, other.commit, other.recovery)
        if known != (device.anchor, device.commit, device.recovery):
            raise Refusal("bad_request", "one device has one anchor and one commitment")
    return Prepared(
        seats=seats, key=device.key, anchor=device.anchor, commit=device.commit,
        recovery=device.recovery,
    )  # fmt: skip


def devices_of(table: Table) -> list[tuple[Prepared, tuple[int, ...]]]:
    """Return the devices that are prepared, in the order of their seats, with their seats."""
    found: dict[str, tuple[Prepared, list[int]]] = {}
    for seat in sorted(table.prepared):
        device = table.prepared[seat]
        found.setdefault(device.key, (device, []))[1].append(seat)
    return [(device, tuple(seats)) for device, seats in found.values()]


def start_text(table: Table, dealer: Dealer) -> str:
    """Return the text that starts the next attempt.

    Raises:
        Refusal: a device is missing.
    """
    setup = table.setup
    devices = devices_of(table)
    number = {seat: index for index, (_, seats) in enumerate(devices) for seat in seats}
    lines = []
    names = distinct(tuple(seat.name for seat in table.seats))
    for index, (seat, name) in enumerate(zip(table.seats, names, strict=True)):
        if seat.bot:
            lines.append(SeatLine(f"bot:{seat.bot}", name))
        elif index in number:
            lines.append(SeatLine(f"device:{number[index]}", name))
        elif seat.signs or setup.dice == "strict":
            raise Refusal("wrong_phase", f"the device of {seat.name} is not prepared yet")
        else:
            lines.append(SeatLine("unsigned", name))
    start = Start(
        game=table.game,
        attempt=table.attempts + 1,
        previous=bytes.fromhex(table.previous),
        mode="strict" if setup.dice == "strict" else "fair",
        sheet=sheet_digest(table.sheet),
        clock=setup.clock,
        first=setup.first,
        server=dealer.key,
        anchor=dealer.anchor,
        devices=tuple(
            DeviceLine(*map(bytes.fromhex, (d.key, d.anchor, d.commit, d.recovery)))
            for d, _ in devices
        ),
        seats=tuple(lines),
    )
    return str(start)
