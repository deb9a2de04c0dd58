"""docs/api.md shows requests that a server takes, and answers as the OpenAPI document has them."""

import json
import re
from pathlib import Path
from typing import get_args

import msgspec

from greed.room import Ask, Create, ErrorCode
from greed.room.host import RECENT
from greed.sealed import WAIT
from greed.web.app import ENDPOINTS
from greed.web.messages import ClientMessage
from greed.web.openapi import document

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
BLOCKS = re.findall(r"^```json\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
PARTS = re.compile(r"^(POST \S+|← \d+|→|←|(?={))(.*?)(?=^POST |^←|^→|\Z)", re.DOTALL | re.MULTILINE)
DOCUMENT = document(ENDPOINTS)
SCHEMAS = DOCUMENT["components"]["schemas"]


def shown():
    """Yield every message of the page: who says it, and what."""
    for block in BLOCKS:
        for who, text in PARTS.findall(block):
            yield who, json.loads(text)


def fits(value, schema):
    """Say whether what is shown of a value is as a schema has it; fields may be left out."""
    if "$ref" in schema:
        return fits(value, SCHEMAS[schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return any(fits(value, each) for each in schema["anyOf"])
    if isinstance(value, dict):
        known, others = schema.get("properties", {}), schema.get("additionalProperties")
        return all(
            fits(each, known[name]) if name in known else isinstance(others, dict)
            for name, each in value.items()
        )
    if isinstance(value, list):
        return schema.get("type") == "array" and all(
            fits(each, schema.get("items") or {}) for each in value
        )
    options = schema.get("enum", schema.get("const"))
    return options is None or value in ([options] if isinstance(options, str) else options)


def test_what_a_client_says_on_the_page_is_taken():
    asked = [said for who, said in shown() if who.startswith(("POST", "→"))]
    assert len(asked) > 5
    for said in asked:
        msgspec.convert(said, Create if "seats" in said else ClientMessage)


def test_what_the_server_says_on_the_page_is_as_it_says_it():
    told = [said for who, said in shown() if not who.startswith(("POST", "→"))]
    assert len(told) > 5
    for said in told:
        answers = ("Made", "Problem", "View", "ServerMessage")
        assert any(fits(said, SCHEMAS[each]) for each in answers), said
        assert not any(fits({**said, "nonsense": 1}, SCHEMAS[each]) for each in answers)


def test_the_page_names_everything_that_can_be_asked_for():
    section = PAGE.partition("## Asking")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", section.partition("`id` is")[0], re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row)} - {"do"}
    assert named == {SCHEMAS[ask.__name__]["properties"]["do"]["enum"][0] for ask in get_args(Ask)}


def test_codes_and_figures_of_the_page_are_those_of_the_server():
    section = PAGE.partition("| code | what to do |")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    codes = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert len(codes) > 5
    assert codes <= set(get_args(ErrorCode))
    assert f"Only the last {RECENT} steps are told" in PAGE
    assert WAIT == 5
    assert "silent for five\nseconds" in PAGE
