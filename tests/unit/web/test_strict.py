"""Strict dice at a server: nobody knows a throw before the decisions that it answers are stored."""

import pytest
from tests.support.phone import HttpTable, over

import greed


@pytest.fixture
def table(call, client):
    """Make a room with proven dice, all its phones prepared."""

    def look(path, params, token):
        headers = {"authorization": f"Bearer {token}"}
        return client.get(path, params=params, headers=headers).json()

    return lambda *args, **request: HttpTable(call, look, *args, **request)


def record_of(client, table):
    return greed.read_jsonl(client.get(f"{table.path}/record").text, growing=True)


def test_a_whole_strict_game_is_played_and_recorded(client, table):
    strict = table(sheet="koans(target=500)")
    assert strict.start()["room"]["status"] == "playing"
    shown = strict.play(over)
    assert shown["room"]["status"] == "over"
    record = record_of(client, strict)
    assert record.tags["protocol"] == "2"
    *_, last = greed.replay(record)
    assert last.scores == tuple(seat["score"] for seat in shown["game"]["scores"])
    assert record.proof[-1] == "server - end over"
