"""Devices for notifications, in databases that were made before there were any."""

import asyncio

from alembic import command
from tests.unit.store.test_store import a_room

from greed.store import PushDevice, Step, Store
from greed.store.schema import config


def test_a_database_of_the_version_before_gets_the_table_and_loses_nothing(any_database):
    url = any_database()
    device = PushDevice("https://push.example/x", "key", "secret")

    async def use():
        async with Store(url) as store:
            await store.create(a_room(), Step(1, 1.0, b"[]"))
            async with store.engine.begin() as connection:
                await connection.run_sync(lambda line: command.downgrade(config(line), "0003"))
        async with Store(url) as store:
            await store.pushes.add("a", "ann", device, at=1.0, most=5)
            return await store.get("a"), await store.pushes.of("a", ("ann", "bob"), now=2.0)

    assert asyncio.run(use()) == (a_room(), [device])
