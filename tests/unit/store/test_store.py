"""Games at rest: one winner for every step, and nothing that is there before it is stored."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from tests.support.stored import a_room, opened, stored_room

from greed.store import Listed, Step, Store, StoreBusy, Touch

OVER = Touch(status="over", deadline=None, touched=2.0)


@pytest.fixture
def run(any_database):
    """Run a coroutine with a store that is open, on SQLite and on PostgreSQL."""
    return lambda use: opened(any_database(), use)


def test_a_room_is_found_by_both_of_its_codes_and_no_other_text(run):
    async def use(store):
        assert await store.create(a_room(), Step(1, 1.0, b"[]"))
        return [await store.find(code) for code in ("Ca", "wa", "a", "", "C\0a", "C\ud800")]

    assert run(use) == [a_room(), a_room(), None, None, None, None]


@pytest.mark.parametrize("taken", [{"code": "Ca"}, {"watch": "wa"}, {"id": "a"}])
def test_a_code_that_is_taken_makes_no_room_and_does_not_disturb_others(run, taken):
    async def use(store):
        await stored_room(store)
        second = Step(1, 1.0, b"second")
        made = await asyncio.gather(
            store.create(a_room("b", **taken), second, Listed(b"shown", 1.0, 9.0)),
            store.create(a_room("c"), second),
            store.append("a", Step(2, 2.0, b"[]")),
        )
        return made, await store.count(), len(await store.steps("a")), await store.shown(0.0, 9)

    assert run(use) == ([False, True, True], {"open": 2}, 2, [])


def test_of_many_writers_of_the_same_step_one_wins_and_the_others_are_told(run):
    async def use(store):
        await stored_room(store)
        stored = await asyncio.gather(
            *(store.append("a", Step(2, 2.0, b"%d" % number)) for number in range(20))
        )
        return stored, await store.steps("a", since=1)

    stored, steps = run(use)
    assert sorted(stored) == [False] * 19 + [True]
    assert steps == [Step(2, 2.0, b"%d" % stored.index(True))]


def test_rooms_whose_logs_have_grown_are_found(run):
    async def use(store):
        for name in "abc":
            await stored_room(store, name)
        await store.append("b", Step(2, 2.0, b"[]"))
        return [await store.longer(known) for known in ({}, dict.fromkeys("abz", 1), {"b": 2})]

    assert run(use) == [[], ["b"], []]


def test_of_two_stores_on_one_postgresql_one_wins_every_step(postgres):
    database = postgres.database()
    rooms = [f"r{number}" for number in range(30)]

    async def fill(store, order):
        won = 0
        for seq in range(2, 12):
            steps = (store.append(room, Step(seq, 2.0, b"[]"), OVER) for room in order)
            won += sum(await asyncio.gather(*steps))
        return won

    async def use(one):
        async with await Store.open(database) as two:
            await asyncio.gather(*(stored_room(one, room) for room in rooms))
            won = await asyncio.gather(fill(one, rooms), fill(two, rooms[::-1]))
            return sum(won), [[step.seq for step in await two.steps(room)] for room in rooms]

    assert opened(database, use) == (300, [list(range(1, 12))] * 30)


@pytest.mark.parametrize(("room", "seq"), [("a", 1), ("gone", 2)], ids=["taken", "of no room"])
def test_a_step_that_comes_too_late_changes_nothing_and_no_other_step_suffers(run, room, seq):
    async def use(store):
        await stored_room(store, "a")
        await stored_room(store, "b")
        touch = Touch(status="over", deadline=None, touched=9.0, listed=Listed(b"x", 1.0, 9.0))
        stored = await asyncio.gather(
            store.append("b", Step(2, 2.0, b"b"), OVER),
            store.append(room, Step(seq, 2.0, b"late"), touch),
        )
        return stored, (await store.get("a")).status, await store.count(), await store.shown(0.0, 9)

    assert run(use) == ([True, False], "open", {"open": 1, "over": 1}, [])


def test_steps_of_many_rooms_are_all_there_in_order_and_in_few_commits(any_database):
    commits = []

    async def use(store):
        rooms = [f"r{number}" for number in range(60)]
        await asyncio.gather(*(stored_room(store, room) for room in rooms))

        async def fill(room):
            for seq in range(2, 12):
                assert await store.append(room, Step(seq, 2.0, b"%d" % seq), OVER)

        await asyncio.gather(*map(fill, rooms))
        steps = [[int(step.body) for step in await store.steps(room, since=1)] for room in rooms]
        return steps, await store.steps("r0", since=4, most=2)

    steps, some = opened(any_database(), use, lambda *told: commits.append(told[1]))
    assert steps == [list(range(2, 12))] * 60
    assert some == [Step(5, 2.0, b"5"), Step(6, 2.0, b"6")]
    assert sum(commits) == 60 * 11
    assert len(commits) < 60


def test_more_steps_than_a_commit_holds_are_stored_all_the_same(run):
    async def use(store):
        rooms = [f"r{number}" for number in range(1100)]
        await asyncio.gather(*(stored_room(store, room) for room in rooms))
        stored = await asyncio.gather(*(store.append(room, Step(2, 2.0, b"")) for room in rooms))
        return all(stored), await store.count()

    assert run(use) == (True, {"open": 1100})


ROOMS = [
    a_room("a", deadline=10.0, touched=1.0),
    a_room("b", deadline=30.0, touched=3.0, status="playing"),
    a_room("c", touched=2.0, status="starting"),
    a_room("d", touched=4.0, status="over"),
    a_room("e", touched=0.5, status="abandoned"),
]
ASKED = {
    "due at 9": (lambda store: store.due(9.0), []),
    "due at 10": (lambda store: store.due(10.0), ["a"]),
    "idle": (lambda store: store.idle(9.0), ["a", "c", "b"]),
    "idle before 3": (lambda store: store.idle(3.0), ["a", "c"]),
    "idle, the oldest": (lambda store: store.idle(9.0, most=1), ["a"]),
    "idle of a status": (lambda store: store.idle(9.0, ["over", "abandoned"]), ["e", "d"]),
    "latest": (lambda store: store.latest(), 4.0),
    "count": (
        lambda store: store.count(),
        {"open": 1, "playing": 1, "starting": 1, "over": 1, "abandoned": 1},
    ),
    "forgotten": (lambda store: store.forget(4.0), 1),
    "forgotten, all": (lambda store: store.forget(9.0), 2),
}


def test_rooms_are_found_by_what_their_rows_say(run):
    async def use(store):
        none = await store.latest(), await store.count()
        for room in ROOMS:
            await store.create(room, Step(1, 1.0, b"[]"))
        return none, {name: await ask(store) for name, (ask, _) in ASKED.items()}

    none, said = run(use)
    assert none == (None, {})
    # What was forgotten before is not there to be forgotten again.
    assert said == {name: told for name, (_, told) in ASKED.items()} | {"forgotten, all": 1}


def test_forgotten_rooms_leave_nothing_behind_however_many(run):
    async def use(store):
        rooms = [f"r{number}" for number in range(450)]
        await asyncio.gather(*(stored_room(store, room, status="over") for room in rooms))
        await stored_room(store, "new", status="over", touched=9.0)
        forgotten = await store.forget(5.0)
        return forgotten, await store.count(), await store.steps("r7"), await store.get("r7")

    assert run(use) == (450, {"over": 1}, [], None)


def test_a_row_is_touched_by_itself_and_by_a_step(run):
    async def use(store):
        await stored_room(store)
        await store.touch("a", deadline=5.0)
        first = await store.get("a")
        await store.append("a", Step(2, 2.0, b"[]"), OVER)
        return first, await store.get("a")

    assert run(use) == (a_room(deadline=5.0), a_room(status="over", touched=2.0))


def test_the_lobby_shows_what_steps_say_and_fades_unless_it_is_tended(run):
    async def use(store):
        async def step(room, seq, listed):
            touch = Touch(status="open", deadline=None, touched=1.0, listed=listed)
            assert await store.append(room, Step(seq, 1.0, b"[]"), touch)

        for room, since in ("c", 3.0), ("b", 2.0), ("a", 1.0):
            shown = Listed(b"shown", since, 20.0)
            assert await store.create(a_room(room), Step(1, 1.0, b"[]"), shown)
        seen = [await store.shown(10.0, 9), await store.shown(10.0, 1), await store.shown(20.0, 9)]
        await step("a", 2, Listed(b"anew", 9.0, 20.0))
        await step("b", 2, Listed(b""))
        await step("b", 3, Listed(b""))
        await step("c", 2, None)
        seen.append(await store.shown(10.0, 9))
        await store.tend(["a", "b", "nothing"], 40.0)
        await store.tend([], 90.0)
        return [*seen, await store.shown(30.0, 9)]

    assert run(use) == [
        [("a", b"shown"), ("b", b"shown"), ("c", b"shown")],
        [("a", b"shown")],
        [],
        [("c", b"shown"), ("a", b"anew")],
        [("a", b"anew")],
    ]


def test_a_store_that_is_opened_again_holds_what_it_held(any_database):
    database = any_database()
    opened(database, stored_room)
    assert opened(database, lambda store: store.get("a")) == a_room()


def test_what_was_asked_before_the_end_is_stored_and_what_comes_after_is_refused(any_database):
    database = any_database()

    async def use():
        store = await Store.open(database)
        asked = asyncio.gather(*(stored_room(store, f"r{number}") for number in range(50)))
        await asyncio.sleep(0)
        await store.close()
        await asked
        for late in store.get("r0"), stored_room(store, "late"):
            with pytest.raises(StoreBusy, match="closed"):
                await late

    asyncio.run(use())
    assert opened(database, lambda store: store.count()) == {"open": 50}


def test_whoever_goes_away_while_a_step_is_stored_disturbs_nobody(run):
    async def use(store):
        await asyncio.gather(stored_room(store, "a"), stored_room(store, "b"))
        gone = asyncio.create_task(store.append("a", Step(2, 2.0, b"[]")))
        stays = asyncio.create_task(store.append("b", Step(2, 2.0, b"[]")))
        await asyncio.sleep(0)
        gone.cancel()
        return await stays, len(await store.steps("a"))

    assert run(use) == (True, 2)


def test_readers_do_not_wait_for_a_writer_who_waits(tmp_path):
    path = tmp_path / "g.sqlite"

    async def use(store):
        await stored_room(store)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waits = asyncio.create_task(store.append("a", Step(2, 2.0, b"[]")))
            read = await asyncio.wait_for(store.steps("a"), 4.0)
            assert not waits.done()
            other.execute("ROLLBACK")
        return len(read), await waits

    assert opened(path, use) == (1, True)
