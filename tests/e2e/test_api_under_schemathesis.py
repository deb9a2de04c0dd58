"""The HTTP API under requests made from its own description: no 5xx, and nothing changes.

Every operation is called for a room that exists, by somebody who may not do anything in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from greed.web.app import ENDPOINTS
from greed.web.openapi import document

if TYPE_CHECKING:  # importing it takes two seconds, which tests of something else can do without
    from schemathesis import Case

EXAMPLES = max(6, settings().max_examples // 20)
TWO = {"seats": [{"name": "Ann"}, {}, {"bot": "bold"}]}


@pytest.fixture(scope="module")
def room(server):
    """A room that waits for somebody, and the token of another room."""
    code = server.ask("/api/rooms", {**TWO, "first": 0})["view"]["code"]
    stranger = server.ask("/api/rooms", TWO)["token"]
    return code, stranger


SCHEMA = document(ENDPOINTS)
OPERATIONS = [(path, method) for path in SCHEMA["paths"] for method in SCHEMA["paths"][path]]


@pytest.fixture(scope="module")
def schema():
    import schemathesis

    return schemathesis.openapi.from_dict(SCHEMA)


# Requests are drawn when a test runs, not while the tests are collected: that takes seconds.
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_no_request_breaks_the_server_or_changes_a_room(path, method, schema, server, room) -> None:
    from schemathesis import GenerationMode

    operation = schema[path][method]

    @given(case=st.one_of([operation.as_strategy(generation_mode=each) for each in GenerationMode]))
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    def holds(case: Case[Any]) -> None:
        check(case, server, room)

    holds()


def check(case: Case[Any], server, room) -> None:
    from schemathesis import checks
    from schemathesis.specs.openapi import checks as conformance

    code, stranger = room
    if "code" in case.path_parameters:
        # A seat that is open may be taken by anybody: that is what it is for.
        sits = isinstance(case.body, dict) and case.body.get("do") == "sit"
        case.path_parameters["code"] = "ZZZZZZZZ" if sits else code
    before = server.ask(f"/api/rooms/{code}?since=0")
    case.call_and_validate(
        base_url=server.url,
        headers={"authorization": f"Bearer {stranger}"},
        checks=[
            checks.not_a_server_error,
            conformance.status_code_conformance,
            conformance.content_type_conformance,
            conformance.response_schema_conformance,
        ],
    )
    assert server.ask(f"/api/rooms/{code}?since=0") == before
