"""The OpenAPI document: names that clients can be made from. What it says is held in every test."""

import json
import re

import pytest

from greed.web.app import ENDPOINTS
from greed.web.openapi import document


@pytest.fixture(scope="module")
def described():
    return document(ENDPOINTS)


def operations(described):
    return [each for path in described["paths"].values() for each in path.values()]


def test_a_schema_goes_by_the_plain_name_of_its_type(described):
    names = described["components"]["schemas"]
    assert [name for name in names if not re.fullmatch(r"[A-Z][A-Za-z]+", name)] == []
    assert {"DoneMessage", "Move", "Problem", "SheetView", "View"} <= set(names)


def test_every_operation_has_a_name_of_its_own_and_says_what_it_does(described):
    names = [each["operationId"] for each in operations(described)]
    assert len(names) == len(set(names)) == len(ENDPOINTS)
    for each in operations(described):
        assert each["summary"].endswith("."), each["operationId"]


def test_every_part_of_a_path_is_a_parameter(described):
    for path, methods in described["paths"].items():
        for each in methods.values():
            named = [one["name"] for one in each["parameters"] if one["in"] == "path"]
            assert named == re.findall(r"{(\w+)}", path)


def test_whatever_is_referred_to_is_there(described):
    def references(node):
        if isinstance(node, dict):
            for name, value in node.items():
                yield from [value] if name == "$ref" else references(value)
        elif isinstance(node, list):
            for each in node:
                yield from references(each)

    found = set(references(described))
    assert len(found) > 50
    schemas = described["components"]["schemas"]
    assert {name.removeprefix("#/components/schemas/") for name in found} <= set(schemas)


def test_the_document_says_how_a_token_is_sent(described):
    schemes = described["components"]["securitySchemes"]
    assert (schemes["token"]["type"], schemes["token"]["scheme"]) == ("http", "bearer")


def test_a_server_shows_its_document(client, described):
    assert client.get("/api/openapi.json").json() == json.loads(json.dumps(described))
