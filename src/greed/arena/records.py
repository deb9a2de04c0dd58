"""The games of a tournament as records, one file for each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from greed.arena.game import read_events
from greed.arena.plan import Plan
from greed.arena.tournament import Entry
from greed.core.jsonl import to_jsonl
from greed.core.record import Record

__all__ = ["records", "write_records"]


def records(plan: Plan, entries: Iterable[Entry]) -> Iterator[tuple[str, Record]]:
    """Yield the record of every game whose events were kept, with a name for its file."""
    for entry in entries:
        places = plan.tables[entry.table]
        seatings = plan.seatings(entry.table)
        for deal, games in zip(plan.unit_range(entry.table, entry.unit), entry.deals, strict=True):
            for order, (seating, game) in enumerate(zip(seatings, games, strict=True), 1):
                if not game.events:
                    continue
                tags = {"table": str(entry.table + 1), "deal": str(deal + 1), "order": str(order)}
                if game.fault:
                    loser = plan.labels[places[game.fault.place]]
                    tags["forfeit"] = f"{loser}: {game.fault.kind}: {game.fault.detail}"
                yield (
                    f"table{entry.table + 1}-deal{deal + 1}-order{order}.jsonl",
                    Record(
                        sheet=plan.sheet,
                        seats=tuple(plan.labels[places[place]] for place in seating),
                        dice=f"deal:{plan.seed}/{entry.table}/{deal}",
                        tags=tags,
                        events=read_events(game.events),
                    ),
                )


def write_records(folder: Path, plan: Plan, entries: Iterable[Entry]) -> int:
    """Write every record into a folder and return how many there are.

    Raises:
        OSError: the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for count, (name, record) in enumerate(records(plan, entries), 1):  # noqa: B007
        (folder / name).write_text(to_jsonl(record), "utf-8")
    return count
