"""A tournament: hands out work, takes results in order, stops what is decided, reports.

Results arrive in any order and are counted in the order of the plan, and a table is stopped by
what has been counted alone. So the report depends on the plan only: not on the number of
workers, on when which of them was killed, or on how often the tournament was taken up again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from greed.arena.crews import Crew, crew, work
from greed.arena.game import Deals, play_unit, read_events
from greed.arena.journal import Journal
from greed.arena.plan import Plan
from greed.arena.results import Results, summary
from greed.arena.tally import TableState
from greed.bots import bot
from greed.bots.interface import close
from greed.core.jsonl import to_jsonl
from greed.core.record import Record


class Entry(Struct, frozen=True, array_like=True):
    """A line of the journal: the piece of work, and its games per deal and seat order."""

    table: int
    unit: int
    deals: Deals


class Tournament:
    """The tables of a plan and what has come in for them."""

    def __init__(self, plan: Plan) -> None:
        plan.check()
        self.plan = plan
        self.tables = [TableState(plan, number) for number in range(len(plan.tables))]
        self.taken: set[tuple[int, int]] = set()

    def take(self, entry: Entry) -> None:
        """Take the result of a piece of work."""
        self.taken.add((entry.table, entry.unit))
        self.tables[entry.table].take(entry.unit, entry.deals)

    def units(self) -> Iterator[tuple[int, int]]:
        """Yield the work that is left, table by table in turn; looks at each only when asked."""
        most = max(self.plan.units(number) for number in range(len(self.tables)))
        for unit in range(most):
            for table in self.tables:
                wanted = unit < self.plan.units(table.number) and not table.closed
                if wanted and (table.number, unit) not in self.taken:
                    yield table.number, unit

    @property
    def games(self) -> int:
        """Games counted so far."""
        return sum(table.tally.games for table in self.tables)

    def report(self) -> Results:
        """Return what the tournament has come to."""
        return summary(self.plan, self.tables)


def play(
    plan: Plan,
    team: Crew | None = None,
    journal: Journal[Plan, Entry] | None = None,
    watch: Callable[[Tournament], None] | None = None,
) -> Results:
    """Play a tournament to its end and return the report.

    Args:
        plan: what to play.
        team: who plays it; this process if nobody else does.
        journal: what has been played already, and where to write down what is.
        watch: called after every piece of work.

    Raises:
        BotError: a bot cannot be made.
        CrewError: the workers are lost again and again.
    """
    tournament = Tournament(plan)
    for name in dict.fromkeys(plan.bots):
        close(bot(name))
    for entry in journal.entries if journal else ():
        tournament.take(entry)
    units = work(
        team or crew(), play_unit, tournament.units(), lambda unit: (plan, unit[0], unit[1])
    )
    for (table, unit), deals in units:
        entry = Entry(table, unit, deals)
        if journal:
            journal.add(entry)
        tournament.take(entry)
        if watch:
            watch(tournament)
    return tournament.report()


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
