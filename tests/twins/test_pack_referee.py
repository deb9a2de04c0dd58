"""A referee that knows only packs, against the core: the same game, ply by ply."""

import json
from itertools import combinations
from math import inf

import pytest
from hypothesis import HealthCheck, given, settings
from tests.twins.pack_referee import Referee, read

from greed.core.sheet import Sheet
from greed.packs import pack
from greed.sheets import load, presets, variants
from greed.testing.strategies import sheets
from greed.testing.vectors import vectors

MIXED = ["koans+amish+hsw+zilch", "official+zilch", "basic(addons.addon_with_scoring=false)"]
PLIES = 112_000  # for each preset: together a million


def compare(
    sheet: Sheet, games: int, seed: int = 0, changes: float = 0.0, most: float = inf
) -> int:
    """Compare everything in test games, `most` plies of them, and return how many it were."""
    referee = Referee(read(pack(sheet)))
    fields = referee.pack["events"]
    state, plies = None, 0
    for line in map(json.loads, map(json.dumps, vectors(sheet, games, seed, changes=changes))):
        if "vectors" in line:
            continue
        if "game" in line:
            if plies >= most:
                break
            state = referee.start(line["seats"], line["first"])
        else:
            event, before = line["event"], state
            state = (referee.apply if isinstance(event, str) else referee.throw)(before, event)
            told = [
                {"type": kind, **dict(zip(fields[kind], told, strict=True))}
                for kind, *told in referee.events(before, event, state)
            ]
            assert told == line["events"]
            plies += 1
        assert state == line["state"]
        assert referee.legal(state) == line["legal"]
        assert {move: referee.why_not(state, move) for move in line["refused"]} == line["refused"]
        for move, said in line.get("changes", {}).items():
            assert referee.why_no_change(state, move) == said
        for move, said in line.get("no_moves", {}).items():
            assert referee.why_not(state, move) == said
        for move, said in line.get("declared", {}).items():
            after, asked = referee.declared(state, move)
            assert (after if isinstance(after, str) else None) == said.get("reason")
            assert (None if isinstance(after, str) else after) == said.get("state")
            assert asked == said.get("left")
    return plies


@pytest.mark.parametrize("name", [*presets(), *MIXED])
def test_a_referee_with_nothing_but_a_pack_plays_the_same_game(name: str):
    assert compare(load(name), games=1) > 10


@pytest.mark.parametrize("name", [*presets(), *MIXED])
def test_it_plays_on_while_people_come_and_go(name: str):
    assert compare(load(name), games=1, seed=1, changes=0.05) > 10


@settings(max_examples=8, suppress_health_check=list(HealthCheck))
@given(sheets(max_dice=5))
def test_a_referee_with_nothing_but_a_pack_plays_house_sheets(sheet: Sheet):
    compare(sheet, games=1)


@settings(max_examples=300, suppress_health_check=list(HealthCheck))
@given(sheets())
def test_it_plays_300_house_sheets_with_up_to_eight_dice(sheet: Sheet):
    compare(sheet, games=2)


@pytest.mark.parametrize("preset", presets())
def test_it_plays_a_million_plies_across_all_presets_and_variants(preset: str):
    listed = sorted(variants())
    chosen = [c for count in range(len(listed) + 1) for c in combinations(listed, count)]
    for variant in chosen:
        enough = PLIES / len(chosen)
        sheet = load("+".join((preset, *variant)))
        assert compare(sheet, games=PLIES, most=enough) >= enough
