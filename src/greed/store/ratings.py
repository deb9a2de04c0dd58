"""Ratings at rest: each game counts once, whatever happens to the workers that count it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Literal, TypeVar

from msgspec import Struct
from sqlalchemy import ColumnElement, Executable, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from greed.store.engine import PLAYERS, RATED, RESULTS, StoreBusy, kind_of

Belief = tuple[float, float]
"""What is believed of a player's strength: mean and deviation, as openskill counts them."""
Measure = tuple[float, int]
"""What a player's choices in a game have cost, and how many there were."""
Value = TypeVar("Value")
State = Literal["due", "rated", "done", "void"]
PAIR = 20
"""Games of the same two players within a day that count."""
_DAY = 86_400.0


class Finish(Struct, frozen=True):
    """How a game ended for a player; `place` 1 is the winner's, players who are level share it."""

    key: str
    fingerprint: str
    name: str
    place: int


class Rated(Struct, frozen=True):
    """A player as the ratings know her."""

    key: str
    fingerprint: str
    name: str
    mu: float
    sigma: float
    games: int
    wins: int
    loss: float
    decisions: int


class Rival(Struct, frozen=True):
    """Another player of a rated game, under the present name."""

    name: str
    fingerprint: str
    place: int


class Result(Struct, frozen=True):
    """A rated game of a player's, with the belief after it."""

    at: float
    place: int
    mu: float
    sigma: float
    loss: float | None
    decisions: int | None
    sheet: str | None
    rivals: tuple[Rival, ...]


def noted(room: str, at: float, dialect: str) -> Executable:
    """Return the statement that notes a game to be rated, unless it is noted."""
    insert = (postgresql if dialect == "postgresql" else sqlite).insert(RATED)
    write: Executable = insert.values(room=room, at=at, state="due").on_conflict_do_nothing()
    return write


class Ratings:
    """The players of a server who are known by a key."""

    def __init__(self, engine: Callable[[], AsyncEngine]) -> None:
        self._engine = engine

    async def waiting(self, state: State, most: int) -> list[str]:
        """Return the games in a state, the oldest first."""
        query = select(RATED.c.room).where(RATED.c.state == state).order_by(RATED.c.at).limit(most)
        return [row[0] for row in await self._rows(query)]

    async def settle(self, room: str, before: State, after: State) -> bool:
        """Move a game on; False if another worker has done so."""
        return await self._within(lambda connection: _moved(connection, room, before, after))

    async def rate(
        self,
        room: str,
        sheet: str,
        finishes: Sequence[Finish],
        at: float,
        fresh: Belief,
        update_all: Callable[[list[Belief], list[int]], list[Belief]],
    ) -> bool:
        """Count a game that is due; False if it was counted or doesn't count.

        `update_all` makes new beliefs of the old ones and the places; `fresh` is a newcomer's.

        Raises:
            StoreBusy: it is not known whether it was counted; asking again is safe.
        """

        async def counted(connection: AsyncConnection) -> bool:
            # A write comes first: the second of two workers waits here, and then finds nothing due.
            if not await _moved(connection, room, "due", "rated"):
                return False
            players = await _locked(connection, finishes, fresh)
            if await _too_often(connection, sorted(players), at):
                return not await _moved(connection, room, "rated", "void")
            before = [(players[finish.key].mu, players[finish.key].sigma) for finish in finishes]
            beliefs = update_all(before, [finish.place for finish in finishes])
            for finish, (mu, sigma) in zip(finishes, beliefs, strict=True):
                player = players[finish.key]
                await connection.execute(
                    update(PLAYERS)
                    .where(PLAYERS.c.key == finish.key)
                    .values(
                        name=finish.name, mu=mu, sigma=sigma, games=player.games + 1,
                        wins=player.wins + (finish.place == 1),
                    )
                )  # fmt: skip
                row = {"room": room, "sheet": sheet, "key": finish.key, "at": at, "mu": mu}
                row |= {"sigma": sigma, "place": finish.place}
                await connection.execute(RESULTS.insert(), [row])
            return True

        return await self._within(counted)

    async def measure(self, room: str, measures: dict[str, Measure]) -> bool:
        """Note what the choices of a rated game cost; False if that is noted."""

        async def written(connection: AsyncConnection) -> bool:
            if not await _moved(connection, room, "rated", "done"):
                return False
            for key, (loss, decisions) in sorted(measures.items()):
                mine = (RESULTS.c.room == room) & (RESULTS.c.key == key)
                await connection.execute(
                    update(RESULTS).where(mine).values(loss=loss, decisions=decisions)
                )
                await connection.execute(
                    update(PLAYERS)
                    .where(PLAYERS.c.key == key)
                    .values(loss=PLAYERS.c.loss + loss, decisions=PLAYERS.c.decisions + decisions)
                )
            return True

        return await self._within(written)

    async def best(self, most: int, games: int) -> list[Rated]:
        """Return the players with at least a number of games, the strongest first."""
        strength = PLAYERS.c.mu - 3 * PLAYERS.c.sigma
        query = select(PLAYERS).where(PLAYERS.c.games >= games)
        rows = await self._rows(query.order_by(strength.desc(), PLAYERS.c.key).limit(most))
        return [Rated(*row) for row in rows]

    async def players(self, fingerprints: Iterable[str]) -> list[Rated]:
        """Return the players with these fingerprints, as far as they are rated."""
        query = select(PLAYERS).where(PLAYERS.c.fingerprint.in_(tuple(fingerprints)))
        return [Rated(*row) for row in await self._rows(query)]

    async def results(self, key: str, most: int) -> list[Result]:
        """Return a player's rated games, the latest first."""
        names = [name for name in Result.__struct_fields__ if name != "rivals"]
        query = select(RESULTS.c.room, *(RESULTS.c[name] for name in names)).where(
            RESULTS.c.key == key
        )
        rows = await self._rows(query.order_by(RESULTS.c.at.desc(), RESULTS.c.room).limit(most))
        rivals: dict[str, list[Rival]] = {row[0]: [] for row in rows}
        others = (
            select(RESULTS.c.room, PLAYERS.c.name, PLAYERS.c.fingerprint, RESULTS.c.place)
            .select_from(RESULTS.join(PLAYERS, RESULTS.c.key == PLAYERS.c.key))
            .where(RESULTS.c.room.in_(tuple(rivals)), RESULTS.c.key != key)
            .order_by(RESULTS.c.place, PLAYERS.c.name)
        )
        for room, *rival in await self._rows(others):
            rivals[room].append(Rival(*rival))
        return [
            Result(**dict(zip(names, row, strict=True)), rivals=tuple(rivals[room]))
            for room, *row in rows
        ]

    async def _rows(self, query: Executable) -> list[Any]:
        async def read(connection: AsyncConnection) -> list[Any]:
            return [tuple(row) for row in (await connection.execute(query)).all()]

        return await self._within(read)

    async def _within(self, work: Callable[[AsyncConnection], Awaitable[Value]]) -> Value:
        """Return what work in one transaction comes to."""
        try:
            async with self._engine().begin() as connection:
                return await work(connection)
        except (SQLAlchemyError, OSError) as error:
            raise StoreBusy(f"the database did not answer: {kind_of(error)}") from error


async def _moved(connection: AsyncConnection, room: str, before: State, after: State) -> bool:
    mine: ColumnElement[bool] = (RATED.c.room == room) & (RATED.c.state == before)
    done = await connection.execute(update(RATED).where(mine).values(state=after))
    return done.rowcount == 1


async def _locked(
    connection: AsyncConnection, finishes: Sequence[Finish], fresh: Belief
) -> dict[str, Rated]:
    """Return the players of a game; nobody else changes them before this transaction ends."""
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(PLAYERS)
    for finish in sorted(finishes, key=lambda finish: finish.key):
        row = Rated(finish.key, finish.fingerprint, finish.name, *fresh, 0, 0, 0.0, 0)
        values = {name: getattr(row, name) for name in Rated.__struct_fields__}
        await connection.execute(insert.values(**values).on_conflict_do_nothing())
    keys = tuple(finish.key for finish in finishes)
    query = select(PLAYERS).where(PLAYERS.c.key.in_(keys)).order_by(PLAYERS.c.key)
    rows = (await connection.execute(query.with_for_update())).all()
    return {row[0]: Rated(*row) for row in rows}


async def _too_often(connection: AsyncConnection, keys: Sequence[str], at: float) -> bool:
    """Say whether two of these players have met too often within a day."""
    mine, theirs = RESULTS.alias(), RESULTS.alias()
    met = (
        select(func.count().label("games"))
        .select_from(mine.join(theirs, mine.c.room == theirs.c.room))
        .where(
            mine.c.key.in_(keys), theirs.c.key.in_(keys), mine.c.key < theirs.c.key,
            mine.c.at > at - _DAY,
        )
        .group_by(mine.c.key, theirs.c.key)
        .order_by(func.count().desc())
        .limit(1)
    )  # fmt: skip
    return ((await connection.execute(met)).scalar() or 0) >= PAIR
