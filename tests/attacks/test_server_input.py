"""Input that no client sends by mistake: whatever comes gets an answer that blames the sender."""

import pytest
from tests.attacks.conftest import TWO, bearer

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize("path", ["/api/rooms", "/api/sheets/check"])
@pytest.mark.parametrize(
    "body",
    [b"\xff\xfe", b'{"sheet": "\xc3\x28"}', b"\x00", b'{"text": "\\ud800"}', b"[" * 30_000, b""],
    ids=["no-utf8", "broken-utf8", "nul", "surrogate", "deep", "empty"],
)
def test_a_body_that_cannot_be_read_is_refused(client, path, body):
    answer = client.post(path, content=body, headers=JSON)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["code"] in ("bad_request", "malformed")


@pytest.mark.parametrize(
    ("method", "body", "said"),
    [
        ("POST", b"", "nothing was sent: send a JSON object"),
        ("POST", b"[]", "Expected `object`, got `array`"),
        ("POST", b" " * 40_000, "the body is too large: 32,768 bytes at most"),
        ("PUT", b"{}", "nothing at this address takes PUT: see /api/openapi.json"),
    ],
)
def test_a_refused_request_is_told_what_to_send_instead(client, method, body, said):
    answer = client.request(method, "/api/rooms", content=body, headers=JSON)
    assert 400 <= answer.status_code < 500
    assert answer.json()["message"] == said


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "http://]", "a\tb"])
def test_an_origin_that_is_none_is_refused(client, origin):
    answer = client.post("/api/rooms", json=TWO, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


@pytest.mark.parametrize("code", ["%00", "AB%00CD", "%C3%28", "%ff", "x" * 500, "..%2f", "a%20b"])
def test_a_code_that_is_none_leads_to_no_room(client, code):
    answer = client.get(f"/api/rooms/{code}")
    assert (answer.status_code, answer.json()["code"] in ("no_such_room", "no_such_page")) == (
        404,
        True,
    )


@pytest.mark.parametrize("header", ["Bearer \x80", "Bearer " + "x," * 13, "Basic x", "Bearer"])
def test_a_token_that_is_none_is_refused(client, made, header):
    path, _, _ = made()
    asked = {"do": "move", "move": "throw", "ply": 0}
    answer = client.post(path, json=asked, headers=[(b"authorization", header.encode("latin-1"))])
    assert answer.status_code in (401, 403)


@pytest.mark.parametrize("name", ["A\x1b[31m", "A\x00", "A\u202eB", "\u200b", "A\x9b1m"], ids=ascii)
def test_a_name_that_commands_a_terminal_is_refused(client, name):
    seats = [{"name": name}, {"bot": "bold"}]
    answer = client.post("/api/rooms", json={"seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_name")


@pytest.mark.parametrize("query", ["since=" + "9" * 5000, "since=1e999", "since=-1", "as=nothing"])
def test_a_number_that_is_none_is_refused(client, made, query):
    path, _, _ = made()
    assert client.get(f"{path}?{query}").status_code == 400


@pytest.mark.parametrize("seat", [10**300, -1, 12, 1e3, "1"])
def test_a_seat_that_is_none_is_refused(client, made, seat):
    path, token, _ = made()
    asked = {"do": "bot", "seat": seat, "bot": "bold"}
    answer = client.post(path, json=asked, headers=bearer(token))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
