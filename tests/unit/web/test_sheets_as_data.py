"""Sheets that come as JSON from the editor of house rules, and what is said of them."""

import pytest


@pytest.fixture
def check(client):
    def checking(rules):
        answer = client.post("/api/sheets/check", json={"rules": rules})
        return answer.status_code, answer.json()

    return checking


def rules_of(client, name):
    return client.get("/api/sheets/one", params={"sheet": name}).json()["rules"]


def test_what_a_sheet_states_is_a_sheet_again(client, check):
    rules = rules_of(client, "official")
    status, view = check(rules)
    assert status == 200
    again = client.get("/api/sheets/one", params={"sheet": "official"}).json()
    assert view["sheet"]["hash"] == again["sheet"]["hash"]


def test_every_fault_is_named_by_its_path(client, check):
    rules = {**rules_of(client, "official"), "target": 0, "turn": {"keep": "none"}}
    status, problem = check(rules)
    assert status == 422
    assert [fault.split(":")[0] for fault in problem["faults"]] == ["target", "turn.keep"]


def test_the_same_rules_under_two_titles_keep_both(client, check):
    rules = rules_of(client, "koans")
    for title in ("Kitchen Greed", "Garden Greed"):
        view = check({**rules, "title": title})[1]
        assert (view["sheet"]["title"], view["page"]["title"]) == (title, title)
        room = {"toml": view["toml"], "seats": [{"name": "Ann"}, {}]}
        made = client.post("/api/rooms", json=room).json()
        assert made["snapshot"]["room"]["sheet"]["title"] == title


@pytest.mark.parametrize("bracket", ["[]", "{}"])
def test_a_body_nested_without_end_is_refused(client, bracket):
    depth = 3_000
    opened = '{"a":' * depth if bracket == "{}" else "[" * depth
    body = f'{{"rules": {{"x": {opened}1{bracket[1] * depth}}}}}'
    answer = client.post(
        "/api/sheets/check", content=body, headers={"content-type": "application/json"}
    )
    # Some versions of Python give up on JSON this deep; others read it and find no sheet in it.
    refused = {(400, "bad_request"), (422, "bad_sheet")}
    assert (answer.status_code, answer.json()["code"]) in refused


def test_the_schema_names_the_tables_that_may_be_absent(client):
    found = client.get("/api/sheets/schema").json()["x-optional"]
    assert found == ["entry", "carryover", "strikes", "addons"]
