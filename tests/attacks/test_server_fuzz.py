"""Thousands of inputs that no client would send: each gets an answer, none breaks anything."""

import asyncio

import pytest
from tests.support.asgi import silent
from tests.support.fuzz import attack


@pytest.mark.parametrize(("inputs", "seed"), [(3_000, 1), (100_000, 2)])
def test_no_input_breaks_the_server_or_changes_another_room(tmp_path, inputs, seed):
    with silent():
        found = asyncio.run(attack(inputs, seed, str(tmp_path / "g.sqlite"), messages=100))
    assert found["inputs"] >= inputs
    assert not [kind for kind in found if kind.startswith("http 5") and kind != "http 503"]
    assert not {"socket close 4500", "socket close 1011"} & found.keys()
    assert min(found[f"socket {kind}"] for kind in ("view", "snapshot", "done", "refused")) > 10
    assert found["sheet faulty"] > found["sheet sheetview"] > 0
