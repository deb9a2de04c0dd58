"""Packs: what is in them, and which files are refused."""

import gzip
import json
import re
from pathlib import Path

import pytest

from greed.core.dice import multisets
from greed.core.game import start
from greed.core.identity import canonical
from greed.packs import PackError, pack, read, shipped_solution
from greed.packs._seal import sealed
from greed.sheets import load, presets
from greed.solver import solve

KOANS = pack(load("koans"))
SOLUTION = shipped_solution(load("koans"))


@pytest.mark.parametrize("name", presets())
def test_a_pack_carries_its_whole_sheet(name: str):
    sheet = load(name)
    found = read(pack(sheet)).sheet
    assert (canonical(found), found.name, found.title) == (canonical(sheet), name, sheet.title)


def test_the_weights_of_each_node_of_the_turn_graph_add_up_to_all_throws():
    body = read(pack(load("official"))).body
    for graph in filter(None, body["graphs"]):
        for node in graph["nodes"]:
            thrown = sum(weight for weight, _ in node["outcomes"])
            dice = body["hands"][node["hand"]]["dice"]
            assert node["bust"] + node["missed"] + thrown == 6**dice


def test_forced_keeps_are_listed_for_every_throw():
    (score,) = read(KOANS).body["scores"]
    assert score["forced"] is not None
    assert len(score["forced"]) == sum(len(multisets(dice)) for dice in range(1, 6))


def test_a_pack_may_be_compressed(tmp_path):
    path = tmp_path / "koans.json.gz"
    path.write_bytes(gzip.compress(KOANS))
    assert read(path).sheet.name == "koans"


def test_packing_twice_gives_the_same_file():
    assert pack(load("koans")) == KOANS


def test_a_pack_knows_what_its_game_is_worth():
    koans = read(pack(load("koans"), SOLUTION))
    assert abs(koans.solution.value(start(koans.sheet), 0) - 0.539854) < 1e-5


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "isn't a pack"),
        (b'{"sheet": 1}', "isn't a pack"),
        (KOANS[:-9], "damaged: its hash"),
        (KOANS.replace(b'"target":3000', b'"target":2000'), "damaged: its hash"),
        (gzip.compress(KOANS)[:-20], "damaged: it was cut off"),
        (b"\x1f\x8b" + b"0" * 40, "damaged: it can't be unzipped"),
        (KOANS.replace(b'{"greed-pack":1', b'{"greed-pack":2'), "newer than version 1.*update"),
        (KOANS.replace(b'{"greed-pack":1', b'{"greed-pack":0'), "older than version 1.*again"),
        (sealed({"sheet": {"name": "x"}}), "the sheet of this pack can't be read"),
    ],
)
def test_what_is_damaged_foreign_or_newer_is_refused(data: bytes, said: str):
    with pytest.raises(PackError, match=said):
        read(data)


def test_a_pack_whose_sheet_was_changed_is_refused():
    body = json.loads(KOANS)
    body["sheet"]["data"]["target"] = 2000
    del body["greed-pack"], body["sha256"]
    with pytest.raises(PackError, match="doesn't match the sheet"):
        read(sealed(body))


def test_a_pack_without_values_says_how_to_get_them():
    with pytest.raises(PackError, match="greed pack SHEET --values"):
        _ = read(KOANS).solution


def test_a_pack_of_a_sheet_with_a_carryover_has_no_values():
    sheet = load("koans+amish(target=500)")
    with pytest.raises(PackError, match="with carryovers: solve it instead"):
        pack(sheet, solve(sheet))
    half = sealed({**read(pack(sheet)).body, "values": {"unit": 50, "rounds": False}})
    with pytest.raises(PackError, match="with carryovers: solve it instead"):
        _ = read(half).solution


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"unit": 7}, "another sheet"),
        ({"lowest": -3}, "should be 1 by 63 numbers, not 1 by 60"),
        ({"race": [{}]}, "can't be read"),
        ({"final": 5}, "can't be read"),
    ],
)
def test_damaged_values_are_refused(change, said: str):
    body = read(pack(load("koans"), SOLUTION)).body
    with pytest.raises(PackError, match=said):
        _ = read(sealed({**body, "values": {**body["values"], **change}})).solution


@pytest.mark.parametrize("data", ["", "?", "eNpjYGBgBAAABQAC", 5])
def test_a_damaged_plane_is_refused(data):
    body = read(pack(load("koans"), SOLUTION)).body
    body["values"]["race"][-1]["data"] = data
    with pytest.raises(PackError, match="values of this pack"):
        _ = read(sealed(body)).solution


def test_a_player_off_the_board_begins_with_an_opening_throw_where_the_sheet_asks_for_one():
    body = read(pack(load("ten-dice"))).body
    statuses = body["rules"]["statuses"]
    openings = {each["standing"]: body["hands"][each["hand"]]["opening"] for each in statuses}
    assert openings == {0: 1000, 1: 0}


PAGE = (Path(__file__).parents[3] / "docs" / "pack.md").read_text("utf-8")
TYPES = {
    "number": int, "boolean": bool, "text": str, "object": dict, "null": type(None),
    "list of numbers": [int], "list of lists of numbers": [[int]], "object of texts": {str: str},
}  # fmt: skip


def _typed(value: object, kind: object) -> bool:
    """Say whether a value is of a type as the page names it."""
    if isinstance(kind, list):
        return isinstance(value, list) and all(_typed(each, kind[0]) for each in value)
    if isinstance(kind, dict):
        return isinstance(value, dict) and all(_typed(each, str) for each in value.values())
    return type(value) is kind


def _rows(first: str) -> dict[str, list[object]]:
    """Return the types of the fields in the table of the page whose first row is about a field."""
    table = PAGE[PAGE.index(f"\n| `{first}` | ") :].split("\n\n")[0]
    rows = [line.split(" | ") for line in table.strip().splitlines()]
    return {
        row[0].strip("| `"): [TYPES[kind] for kind in row[1].replace(", or", " or").split(" or ")]
        for row in rows
    }


@pytest.mark.parametrize("name", [*presets(), "koans+amish+zilch+hsw", "official+zilch"])
def test_hands_and_scores_have_the_types_that_the_page_says(name: str):
    body = read(pack(load(name))).body
    for member, fields in (("hands", _rows("dice")), ("scores", _rows("keeps"))):
        for each in body[member]:
            assert set(each) <= set(fields)
            for field, value in each.items():
                assert any(_typed(value, kind) for kind in fields[field]), (field, value)


def test_the_example_of_the_page_is_a_pack():
    (example,) = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
                  if "hands[0]" in text]  # fmt: skip
    body = read(pack(load("koans(dice.count=3,keep=choose)"))).body
    assert example == {
        "hands[0]": body["hands"][0], "leads": body["leads"], "scores[0]": body["scores"][0],
    }  # fmt: skip
    assert len(body["scores"]) == 1
    (forced,) = re.findall(r"with three dice, `(\[.*?), \.\.\.\]`", PAGE)
    every = read(pack(load("koans(dice.count=3)"))).body["scores"][0]["forced"]
    assert json.loads(forced + "]") == every[:7]


@pytest.mark.parametrize("name", presets())
def test_packs_are_as_small_as_the_page_says(name: str):
    assert "have 6 to 20 kB" in PAGE
    assert 6_000 < len(gzip.compress(pack(load(name)), 9)) < 20_000
