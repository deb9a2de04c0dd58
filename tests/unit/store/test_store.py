"""Games at rest: one winner for every step, and nothing that is there before it is stored."""

import asyncio

import pytest

from greed.store import RoomRow, Step, Store, StoreError, Touch
from greed.store.engine import database_url


def a_room(name="a", **values):
    given = {
        "id": name, "code": f"C{name}", "watch": f"w{name}", "created": 1.0, "touched": 1.0,
        "status": "open", "deadline": None, "setup": b"{}", "secret": b"s",
    }  # fmt: skip
    return RoomRow(**{**given, **values})


@pytest.fixture
def run(any_database):
    """Run a coroutine with a store that is open."""

    def running(use):
        url = any_database()

        async def opened():
            async with Store(url) as store:
                return await use(store)

        return asyncio.run(opened())

    return running


def test_a_room_is_found_by_both_of_its_codes(run):
    async def use(store):
        assert await store.create(a_room(), Step(1, 1.0, b"[]"))
        return [await store.find(code) for code in ("Ca", "wa", "nothing")]

    assert run(use) == [a_room(), a_room(), None]


def test_a_code_that_is_taken_makes_no_room(run):
    async def use(store):
        await store.create(a_room(), Step(1, 1.0, b"[]"))
        made = await store.create(a_room("b", code="Ca"), Step(1, 1.0, b"[]"))
        return made, await store.get("b"), await store.steps("b")

    assert run(use) == (False, None, [])


def test_of_two_writers_of_the_same_step_one_wins_and_the_other_is_told(run):
    async def use(store):
        await store.create(a_room(), Step(1, 1.0, b"[]"))
        stored = await asyncio.gather(
            *(store.append("a", Step(2, 2.0, b"%d" % number)) for number in range(20))
        )
        return stored, await store.steps("a", since=1)

    stored, steps = run(use)
    assert sorted(stored) == [False] * 19 + [True]
    assert steps == [Step(2, 2.0, b"%d" % stored.index(True))]


def test_a_step_that_came_too_late_does_not_touch_the_room(run):
    async def use(store):
        await store.create(a_room(), Step(1, 1.0, b"[]"))
        touch = Touch(status="over", deadline=None, touched=9.0)
        late = await store.append("a", Step(1, 2.0, b"[]"), touch)
        return late, (await store.get("a")).status

    assert run(use) == (False, "open")


def test_steps_of_many_rooms_are_all_there_and_in_order(run):
    async def use(store):
        for name in "abcdefgh":
            await store.create(a_room(name), Step(1, 1.0, b"1"))

        async def fill(name):
            for seq in range(2, 20):
                assert await store.append(name, Step(seq, 2.0, b"%d" % seq))

        await asyncio.gather(*map(fill, "abcdefgh"))
        return [[int(step.body) for step in await store.steps(name)] for name in "abcdefgh"]

    assert run(use) == [list(range(1, 20))] * 8


def test_a_clock_that_has_run_out_is_found(run):
    async def use(store):
        await store.create(a_room("a", deadline=10.0), Step(1, 1.0, b"[]"))
        await store.create(a_room("b", deadline=30.0), Step(1, 1.0, b"[]"))
        await store.create(a_room("c"), Step(1, 1.0, b"[]"))
        return await store.due(20.0)

    assert run(use) == ["a"]


def test_a_store_that_is_opened_again_holds_what_it_held(any_database):
    url = any_database()

    async def use():
        async with Store(url) as store:
            await store.create(a_room(), Step(1, 1.0, b"[]"))
        async with Store(url) as store:
            return await store.get("a")

    assert asyncio.run(use()) == a_room()


def test_other_databases_are_refused_by_name():
    with pytest.raises(StoreError, match="not in mysql"):
        database_url("mysql://db/greed")


@pytest.mark.parametrize("text", ["", ":memory:", "sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_refused_for_it_would_forget_games(text):
    with pytest.raises(StoreError, match="SQLite in memory would forget"):
        database_url(text)
