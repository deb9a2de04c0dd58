"""What the schema of sheets says to editors, compared with the rules themselves."""

from typing import Any, get_args, get_type_hints

import pytest
from msgspec.structs import replace

import greed
from greed.core.contradictions import contradictions
from greed.core.sheet import Entry, Strikes
from greed.packs import pack, read
from greed.sheets.schema import schema

NEEDS = schema()["x-needs"]
WORDS = {"sheet", "page", "sha256"}
"""What a pack says of a sheet in words."""
OTHER: dict[str, tuple[Any, ...]] = {"penalty": (500,), "reentry": (Entry(points=500),)}


def tables():
    sheet = replace(greed.load("koans"), name="", strikes=Strikes(count=2))
    return sheet, {name: getattr(sheet, name) for name in ("scoring", "turn", "entry", "strikes")}


def values(part, field: str) -> tuple[Any, ...]:
    """Return the values that a field can have."""
    if field in OTHER:
        return OTHER[field]
    kind = get_type_hints(type(part))[field]
    return get_args(kind) or (False, True)


def without(part, field: str, wanted: str | None):
    """Return a table in which another field doesn't say what is needed."""
    if wanted is None:
        return replace(part, **{field: type(getattr(part, field))()})
    return replace(part, **{field: next(each for each in values(part, field) if each != wanted)})


@pytest.mark.parametrize("field", NEEDS)
def test_a_field_that_needs_another_one_is_refused_or_changes_nothing_without_it(field):
    sheet, parts = tables()
    (name,) = (each for each, part in parts.items() if hasattr(part, field))
    part = without(parts[name], *(*NEEDS[field], None)[:2])
    usual = replace(sheet, **{name: part})
    for value in values(part, field):
        other = replace(sheet, **{name: replace(part, **{field: value})})
        if contradictions(other):
            continue
        one, two = (read(pack(each)).body for each in (usual, other))
        # The least bank is 0, which all points reach: what counts for it says nothing.
        words = WORDS | ({"rules"} if field == "minimum_bank_counts_carry" else set())
        assert {key for key in one if one[key] != two[key]} <= words
