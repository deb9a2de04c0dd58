"""Thousands of inputs that no client would send: each gets an answer, none breaks anything."""

import asyncio

import pytest
from tests.support.asgi import silent
from tests.support.fuzz import attack


@pytest.mark.parametrize("seed", [1, 2])
def test_no_input_breaks_the_server_or_changes_another_room(tmp_path, seed):
    with silent():
        found = asyncio.run(attack(600, seed, str(tmp_path / "g.sqlite")))
    assert not [kind for kind in found if kind.startswith("http 5") and kind != "http 503"]
    assert "socket refused" in found
    assert found["sheet faulty"] > found["sheet sheetview"] > 0
