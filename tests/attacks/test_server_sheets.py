"""Sheets that would keep a server busy: refused by what they cost, before anything is computed."""

import asyncio
import re

import pytest

import greed
from greed.core import turn
from greed.web.sheets import Bearable, too_heavy
from greed.web.workers.crew import Crew, Limits
from greed.web.workers.questions import Check, Packing, packed

TWELVE = """\
title = "x"
target = 1000
dice.count = 12
scoring.singles = { 1 = 100, 5 = 50 }
turn.dead_dice_keepable = true
"""
MANY_SETS = """\
title = "Many"
target = 1000
dice = {{ count = 9, faces = 9 }}
scoring.singles = {{ 1 = 100 }}
scoring.straights = [{lines}]
"""


def many_sets():
    pairs = [(low, high) for low in range(1, 9) for high in range(low + 1, 10)]
    lines = [f"{{ faces = [{low}, {high}], points = {low + 10 * high} }}" for low, high in pairs]
    return MANY_SETS.format(lines=", ".join(lines * 4))


@pytest.fixture
def casts(monkeypatch):
    """Counts the throws that this process has looked at."""
    seen = []
    cast = turn.Rules._cast

    def counted(self, hand, throw):
        seen.append(throw)
        return cast(self, hand, throw)

    monkeypatch.setattr(turn.Rules, "_cast", counted)
    return seen


@pytest.mark.parametrize("toml", [TWELVE, many_sets()], ids=["twelve-dice", "many-sets"])
def test_a_sheet_that_is_too_heavy_is_refused_everywhere_and_nothing_is_worked_out(
    client, casts, toml
):
    room = client.post("/api/rooms", json={"toml": toml, "seats": [{"name": "Ann"}, {}]})
    check = client.post("/api/sheets/check", json={"toml": toml})
    for answer in (room, check):
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_sheet")
        assert " here: " in answer.json()["faults"][0]
    assert not casts


def test_a_refusal_says_what_the_sheet_would_cost():
    sheet = greed.loads(TWELVE.replace("dice.count = 12", "dice.count = 11"))
    (said,) = too_heavy(sheet, Bearable(seconds=1.0, megabytes=100))
    assert re.search(r"takes \d+\.\d seconds and [\d,]+ MB or more", said)
    assert "1 seconds and 100 MB are allowed here" in said


def test_a_pack_is_not_made_where_everybody_waits(made, casts, client):
    path, _, _ = made(sheet="farkle")
    assert client.get(f"{path}/pack").status_code == 200
    assert len(casts) < 5, "the throws of a pack were looked at in the server's own process"


def test_a_room_of_before_with_a_heavy_sheet_is_refused_and_not_loaded(served):
    with served(rate=0) as client:
        made = client.post("/api/rooms", json={"sheet": "ten-dice", "seats": [{"name": "A"}, {}]})
        code = made.json()["snapshot"]["room"]["code"]
    with served(rate=0, sheet_seconds=0.01) as client:
        answer = client.get(f"/api/rooms/{code}")
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_sheet")


@pytest.mark.parametrize(
    "toml",
    [
        "a" + ".a" * 9_000 + " = 1",
        "".join('"\u2028".' for _ in range(4_000)) + "a = 1",
        "a = " + "[" * 9_000,
        "a = " + "{a=" * 5_000,
        "[" + "[" * 9_000,
        'title = "' + "x" * 19_000,
        "a = " + "9" * 19_000,
    ],
    ids=["dots", "quoted-dots", "lists", "tables", "brackets", "open", "digits"],
)
def test_a_text_that_is_slow_to_read_is_refused_by_a_helper(client, toml):
    answer = client.post("/api/sheets/check", json={"toml": toml})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_sheet")


def test_a_helper_that_takes_too_much_time_is_replaced():
    helpers = Crew("testing", 1, Limits(seconds=1, megabytes=512))
    heavy = Packing(sheet=packed(greed.loads(TWELVE)))
    light = Check(name="koans", bearable=Bearable(5.0, 256))

    async def ask():
        return await helpers.ask(heavy), await helpers.ask(light)

    first, second = asyncio.run(ask())
    helpers.close()
    assert "more time or memory" in first.refused
    assert second.view is not None


def test_the_event_loop_goes_on_while_a_helper_works():
    helpers = Crew("testing", 1, Limits(seconds=1, megabytes=512))
    heavy = Packing(sheet=packed(greed.loads(TWELVE)))

    async def ask():
        asked = asyncio.create_task(helpers.ask(heavy))
        turns = 0
        while not asked.done():
            await asyncio.sleep(0.01)
            turns += 1
        return turns

    assert asyncio.run(ask()) > 10
    helpers.close()


@pytest.mark.parametrize("where", ["title", "summary", "notes"])
@pytest.mark.parametrize("char", ["\x1b", "\x00", "\x07", "\x9b", "\u202e"], ids=ascii)
def test_words_of_a_sheet_hold_no_characters_that_command_a_terminal(client, where, char):
    view = client.get("/api/sheets/one", params={"sheet": "koans"}).json()
    rules = {key: value for key, value in view["rules"].items() if key != "name"}
    rules[where] = [f"a{char}[31m"] if where == "notes" else f"a{char}[31m"
    answer = client.post("/api/sheets/check", json={"rules": rules})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_sheet")
