"""The OpenAPI document: names that clients can be made from, and by which they are known here."""

import inspect
import re

import pytest

from greed import wire
from greed.client import calls
from greed.web.app import create_app


@pytest.fixture(scope="module")
def document():
    return create_app().openapi_schema.to_schema()


def test_a_schema_goes_by_the_plain_name_of_its_type(document):
    names = document["components"]["schemas"]
    assert [name for name in names if not re.fullmatch(r"[A-Z][A-Za-z]+", name)] == []
    for name in ("Moved", "GameState", "Snapshot", "Happened", "Problem"):
        assert name in names
        assert hasattr(wire, name)


def test_an_operation_goes_by_the_name_of_its_call(document):
    operations = {
        operation["operationId"]
        for path in document["paths"].values()
        for operation in path.values()
    }
    known = {name for name in calls.__all__ if inspect.isfunction(getattr(calls, name))}
    assert operations - known == {
        "bots", "health", "metrics_text", "qr_code", "schema", "sheets", "stream",
        "answer_meeting", "meet", "meeting",  # phones that need no client
    }  # fmt: skip
    assert known <= operations


def test_the_document_says_how_a_token_is_sent(document):
    schemes = document["components"]["securitySchemes"]
    assert (schemes["token"]["type"], schemes["token"]["scheme"]) == ("http", "bearer")
