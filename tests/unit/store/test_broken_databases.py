"""Databases that are locked, full, gone, damaged, too new or in use: said plainly, nothing lost."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from urllib.parse import urlsplit

import pytest
from tests.support.stored import a_room, opened, stored_room

from greed.store import Step, Store, StoreBusy, StoreError

CODE = "2MH9RNCODE"


@pytest.fixture
def path(tmp_path):
    """A database with a room in it."""
    path = tmp_path / "g.sqlite"
    opened(path, stored_room)
    return path


def changed(path, *changes):
    """Change a database behind its server's back."""
    with closing(sqlite3.connect(path)) as database, database:
        for change in changes:
            database.execute(change)


def of_another_version(path):
    opened(path, stored_room)
    changed(path, "UPDATE schema_version SET version = 2")


REFUSED = {
    "no database": (lambda path: path.write_bytes(b"a text" * 500), "not a sound SQLite database"),
    "a header alone": (
        lambda path: path.write_bytes(b"SQLite format 3\0" + b"x" * 5000),
        "not a sound SQLite database",
    ),
    "another version": (of_another_version, "another version of Greed"),
    "two versions": (
        lambda path: changed(
            path,
            *(f"CREATE TABLE {name} (version)" for name in ("log", "rooms", "lobby")),
            "CREATE TABLE schema_version AS SELECT 3 AS version UNION SELECT 4",
        ),
        "another version of Greed",
    ),
    "tables of others": (
        lambda path: changed(path, "CREATE TABLE rooms (size)"),
        "by something else",
    ),
    "a folder": (lambda path: path.mkdir(), "is a folder: name a file in it"),
    "below a file": (
        lambda path: path.parent.write_text("a file"),
        "cannot open a database at .*: (File exists|Not a directory)",
    ),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_a_file_that_is_no_database_of_greed_is_refused_and_left_as_it_was(tmp_path, kind):
    make, said = REFUSED[kind]
    path = tmp_path / "there" / "g.sqlite"
    if kind != "below a file":
        path.parent.mkdir()
    make(path)
    before = path.read_bytes() if path.is_file() else None
    for _ in range(2):  # a store that did not open holds no lock
        with pytest.raises(StoreError, match=said):
            opened(path, stored_room)
    assert before is None or path.read_bytes() == before


URLS = {
    "mysql://db/greed": "sqlite or postgresql, not in mysql",
    "": "SQLite in memory would forget",
    ":memory:": "SQLite in memory would forget",
    "sqlite://": "SQLite in memory would forget",
    "sqlite:///:memory:": "SQLite in memory would forget",
    "sqlite:///g?mode=memory&uri=true": "after the path",
    "://": "neither a path nor a URL",
    "/proc/none/g.sqlite": "cannot open a database at /proc/none/g.sqlite",
    "postgresql://greed:hidden@127.0.0.1:9/none": "cannot be opened: .*refused",
    "postgresql://greed:hidden@/none?port=a": "cannot be opened",
    "postgresql://greed:hidden@/none?prot=5432": 'cannot be opened: .*"prot"',
}


@pytest.mark.parametrize("url", URLS)
def test_what_cannot_be_a_database_says_why_and_not_its_password(url):
    with pytest.raises((StoreError, StoreBusy), match=URLS[url]) as refused:
        opened(url, stored_room)
    assert "hidden" not in str(refused.value)


HOLD = """
import asyncio, sys
from greed.store import Store
async def main():
    async with await Store.open(sys.argv[1]):
        print("open", flush=True)
        await asyncio.sleep(60)
asyncio.run(main())
"""


def test_a_second_process_on_a_file_says_so_and_stops_until_the_first_one_has_died(path):
    link = path.with_name("other.sqlite")
    link.symlink_to(path)
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        for name in (path, link):
            with pytest.raises(
                StoreError, match=r"another server has .*g\.sqlite open.*PostgreSQL"
            ):
                opened(name, stored_room)
        first.kill()
    assert opened(path, lambda store: store.get("a")) == a_room()


def test_nobody_else_on_the_computer_can_read_the_seeds_of_dice(path):
    async def use(store):
        await store.touch("a", deadline=1.0)
        return [file.stat().st_mode & 0o077 for file in path.parent.iterdir()]

    assert set(opened(path, use)) == {0}


async def busy(*asked):
    """Everything asked for is refused as busy; return what was said."""
    said = []
    for one in asked:
        with pytest.raises(StoreBusy) as refused:
            await one
        said.append(str(refused.value))
    return "\n".join(said)


def test_a_locked_database_is_busy_until_it_is_free(path):
    async def use(store):
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            said = await busy(
                store.append("a", Step(2, 2.0, CODE.encode())),
                store.create(a_room("b", code=CODE), Step(1, 1.0, b"[]")),
                store.probe(),
            )
            other.execute("ROLLBACK")
        assert "locked" in said
        assert CODE not in said
        await store.probe()
        return await store.append("a", Step(2, 2.0, b"[]"))

    assert opened(path, use, patience=0.05)


def test_a_full_disk_is_busy_and_every_step_that_was_acknowledged_is_there(path):
    resource = pytest.importorskip("resource")
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def use(store):
        await store.append("a", Step(2, 2.0, b"[]"))
        full = path.with_name("g.sqlite-wal").stat().st_size + 20_000
        stored = 2
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (full, usual[1]))
            with suppress(StoreBusy):
                while await store.append("a", Step(stored + 1, 2.0, b"x" * 3000)):
                    stored += 1
            await busy(store.probe(), store.append("a", Step(stored + 1, 2.0, b"x" * 90_000)))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, usual)
        await store.probe()
        assert await store.append("a", Step(stored + 1, 2.0, b"last"))
        return stored + 1

    stored = opened(path, use)
    steps = opened(path, lambda store: store.steps("a"))
    assert [step.seq for step in steps] == list(range(1, stored + 1))
    assert steps[-1].body == b"last"


@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_acknowledged_that_would_go_with_a_deleted_file(path, replaced):
    async def use(store):
        for file in path.parent.glob("g.sqlite*"):
            file.unlink()
        if replaced:
            changed(path, "CREATE TABLE things (a)")
        said = await busy(
            store.append("a", Step(2, 2.0, b"[]")), stored_room(store, "b"), store.get("a")
        )
        assert said.count("deleted or replaced: restart the server") == 3
        return path.exists()

    assert opened(path, use) == replaced


def test_tables_that_are_gone_are_busy_until_they_are_back(path):
    async def use(store):
        changed(path, "ALTER TABLE log RENAME TO gone", "ALTER TABLE rooms RENAME TO lost")
        room = a_room("b", code=CODE)
        said = await busy(store.create(room, Step(1, 1.0, b"[]")), store.find(CODE), store.count())
        assert CODE not in said
        changed(path, "ALTER TABLE gone RENAME TO log", "ALTER TABLE lost RENAME TO rooms")
        return await store.append("a", Step(2, 2.0, b"[]"))

    assert opened(path, use)


GARBLED = {
    "a text for bytes": "UPDATE log SET body = '[]' WHERE room = 'a'",
    "a text for a time": "UPDATE log SET at = 'noon' WHERE room = 'a'",
    "a text for a deadline": "UPDATE rooms SET deadline = '2MH9RNCODE' WHERE id = 'a'",
    "a text for a seed": "UPDATE rooms SET secret = 'x' WHERE id = 'a'",
    "no text at all": "UPDATE rooms SET status = CAST(x'ff' || code AS TEXT) WHERE id = 'a'",
}


@pytest.mark.parametrize("kind", GARBLED)
def test_a_room_that_somebody_has_garbled_is_refused_and_others_are_not(path, kind):
    async def use(store):
        await stored_room(store, "b")
        changed(path, GARBLED[kind])
        with pytest.raises((StoreError, StoreBusy)) as refused:
            await store.get("a"), await store.steps("a")
        assert CODE not in str(refused.value)
        assert "Ca" not in str(refused.value)
        return await store.get("b"), len(await store.steps("b"))

    assert opened(path, use) == (a_room("b"), 1)


def test_a_file_that_was_cut_off_is_not_taken_for_a_whole_one(path):
    async def use(store):
        for seq in range(2, 40):
            await store.append("a", Step(seq, 1.0, b"x" * 1000))

    opened(path, use)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    with pytest.raises((StoreError, StoreBusy), match="malformed"):
        opened(path, lambda store: store.steps("a"))


def test_a_postgresql_that_cuts_connections_is_busy_for_a_moment_and_loses_nothing(postgres):
    import psycopg

    database = postgres.database()

    async def use(store):
        await stored_room(store)
        await store.steps("a")
        with psycopg.connect(postgres.url, autocommit=True) as other:
            other.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
                [urlsplit(database).path[1:]],
            )
        said = await busy(store.append("a", Step(2, 2.0, CODE.encode())), store.get("a"))
        assert CODE not in said
        assert await store.append("a", Step(2, 2.0, b"[]"))
        return [step.seq for step in await store.steps("a")]

    assert opened(database, use) == [1, 2]


def test_a_postgresql_of_another_version_is_refused(postgres):
    import psycopg

    database = postgres.database()
    opened(database, stored_room)
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE schema_version SET version = 2")
    with pytest.raises(StoreError, match="another version of Greed"):
        opened(database, stored_room)


def test_many_servers_that_start_at_once_on_an_empty_postgresql_all_find_its_tables(postgres):
    database = postgres.database()

    async def start():
        stores = await asyncio.gather(*(Store.open(database) for _ in range(6)))
        made = [await store.create(a_room(), Step(1, 1.0, b"[]")) for store in stores]
        await asyncio.gather(*(store.close() for store in stores))
        return made

    assert asyncio.run(start()) == [True] + [False] * 5
