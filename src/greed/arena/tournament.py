"""A tournament: hands out work, takes results in order, stops what is decided, reports.

Results arrive in any order and are counted in the order of the plan, and a table is stopped by
what has been counted alone. So the report depends on the plan only: not on the number of
workers, on when which of them was killed, or on how often the tournament was taken up again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from greed.arena.crews import Crew, crew, work
from greed.arena.journal import Journal
from greed.arena.plan import Plan
from greed.arena.results import Results
from greed.arena.summary import summary
from greed.arena.table import TableState
from greed.arena.unit import Deals, play_unit
from greed.bots import bot
from greed.bots.interface import close

__all__ = ["Entry", "Tournament", "play"]


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
        self.known: set[tuple[int, int]] = set()

    def take(self, entry: Entry) -> None:
        """Take the result of a piece of work."""
        self.known.add((entry.table, entry.unit))
        self.tables[entry.table].take(entry.unit, entry.deals)

    def units(self) -> Iterator[tuple[int, int]]:
        """Yield the work that is left, table by table in turn; looks at each only when asked."""
        most = max(self.plan.units(number) for number in range(len(self.tables)))
        for unit in range(most):
            for table in self.tables:
                wanted = unit < self.plan.units(table.number) and not table.closed
                if wanted and (table.number, unit) not in self.known:
                    yield table.number, unit

    @property
    def games(self) -> int:
        """Games counted so far."""
        return sum(table.tally.games for table in self.tables)

    def report(self, *, skills: bool = True) -> Results:
        """Return what the tournament has come to; `skills` asks for openskill's ratings, too."""
        return summary(self.plan, self.tables, skills=skills)


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
