"""People and programs that mean no good: whatever they send is refused and changes nothing."""

import contextlib
import json
from pathlib import Path
from secrets import token_hex
from tempfile import gettempdir
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.support.servers import serving
from websockets.sync.client import connect

TWO = {"seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True, "first": 0}


@pytest.fixture(scope="module")
def table(server):
    """A running game after its first throw, the token that may move in it, and another room's."""
    made = server.ask("/api/rooms", TWO)
    path = f"/api/rooms/{made['view']['code']}"
    server.ask(path, {"do": "move", "move": "throw", "ply": 0}, made["token"])
    return path, made["token"], server.ask("/api/rooms", TWO)["token"]


def stored(server, path):
    """Return a room as it stands, without who is connected just now."""
    shown = server.ask(f"{path}?since=0")
    for seat in shown["seats"]:
        seat.pop("here", None)
    return {**shown, "watching": 0}


def socket_of(server, path):
    """Return the address of a room's socket."""
    return f"ws://127.0.0.1:{server.port}{path.removeprefix('/api').replace('rooms', 'room')}"


def closing_code(line, message):
    """Send a message again and again, until the line is closed; return the code."""
    try:
        while True:
            line.send(message)
            line.recv(timeout=20)
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def refused(server, path, data, token=None, **headers):
    """Return status and code of a request that is refused."""
    sent = {"content-type": "application/json", **headers}
    if token:
        sent["authorization"] = f"Bearer {token}"
    body = data if isinstance(data, bytes) else json.dumps(data).encode()
    with pytest.raises(HTTPError) as error, urlopen(Request(server.url + path, body, sent)):
        pass
    return error.value.code, json.load(error.value)["code"]


NAMES = (
    "move", "ply", "id", "then", "seat", "tokens", "since", "device", "k", "link", "game", "anchor",
)  # fmt: skip
MOVE = {"do": "move"}
# The game stands at ply 1: no number may be that one, or a move might be right by chance.
numbers = st.one_of(st.integers(-1, 3), st.integers(-(2**70), 2**70), st.floats())
plies = numbers.filter(lambda number: number != 1)
texts = st.one_of(
    st.sampled_from(["throw", "roll", "bank", "keep 1", "keep 5 5", "undo", "accept", ""]),
    st.text(max_size=120),
)
fields = st.one_of(st.none(), st.booleans(), plies, texts, st.lists(texts, max_size=3))
messages = st.one_of(
    st.fixed_dictionaries(
        {"do": st.sampled_from(["hello", "move", "seal", "open", "why", "ping", "fly"])},
        optional=dict.fromkeys(NAMES, fields),
    ).map(json.dumps),
    # Sound in form, and a link of nobody's.
    st.builds(
        lambda k, device: json.dumps(
            {"do": "open", "k": k, "device": device, "link": "0" * 64}
        ),
        st.integers(0, 11), st.text(min_size=1, max_size=200),
    ),
    # Sound in form, made for another ply: what a client with an old view sends.
    st.builds(
        lambda *said: json.dumps(dict(zip(("move", "ply", "then"), said, strict=True)) | MOVE),
        texts, st.integers(2, 9_999_999), st.sampled_from([None, "roll", "bank"]),
    ),
    st.recursive(st.none() | st.text(), lambda inner: st.lists(inner, max_size=3)).map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.integers(1, 40_000).map(lambda size: "[" * size),
)  # fmt: skip


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(sent=st.lists(messages, min_size=1, max_size=12), mine=st.booleans())
def test_no_message_breaks_a_socket_or_changes_the_game(server, table, sent, mine):
    path, token, stranger = table
    before = stored(server, path)
    # Answers may pile up while it still sends.
    with connect(socket_of(server, path), max_queue=None) as line:
        line.send(json.dumps({"do": "hello", "tokens": [token if mine else stranger]}))
        with contextlib.suppress(websockets.ConnectionClosedError):
            for message in sent:
                line.send(message)
            line.send('{"do":"ping"}')
            kinds, pongs = set(), 1 + sum(_is_ping(message) for message in sent)
            while pongs:
                kind = json.loads(line.recv(timeout=20))["type"]
                kinds.add(kind)
                pongs -= kind == "pong"
            assert kinds <= {"view", "done", "refused", "pong"}
    assert stored(server, path) == before


def _is_ping(message):
    return isinstance(message, str) and message.replace(" ", "") == '{"do":"ping"}'


def test_a_message_beyond_all_bounds_closes_the_line_and_harms_nobody_else(server, table):
    path, _, _ = table
    with connect(socket_of(server, path)) as line:
        line.send('{"do":"hello"}')
        line.recv(timeout=20)
        assert closing_code(line, "x" * 1_000_000) in {1009, None}  # or it was simply cut
    assert server.ask("/health")["status"] == "ok"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "x"])
def test_a_page_from_elsewhere_can_change_nothing(server, table, origin):
    path, token, _ = table
    move = {"do": "move", "move": "roll", "ply": 1}
    assert refused(server, path, move, token, origin=origin) == (403, "wrong_origin")
    assert refused(server, "/api/rooms", TWO, origin=origin) == (403, "wrong_origin")


def test_a_forged_host_and_origin_that_do_not_agree_are_refused(server):
    headers = {"origin": server.url, "host": "elsewhere.example"}
    assert refused(server, "/api/rooms", TWO, **headers) == (421, "wrong_host")


def test_the_servers_own_page_is_welcome(server):
    sent = {"content-type": "application/json", "origin": server.url}
    with urlopen(Request(f"{server.url}/api/rooms", json.dumps(TWO).encode(), sent)) as answer:
        assert answer.status == 201


def test_a_body_beyond_all_bounds_is_refused(server):
    body = b'{"toml": "' + b"x" * 300_000 + b'"}'
    assert refused(server, "/api/sheets/check", body) == (413, "too_large")


def test_a_toml_that_is_too_long_is_refused(server):
    assert refused(server, "/api/sheets/check", {"toml": "#" * 20_001}) == (400, "bad_request")


@pytest.mark.parametrize(
    "toml",
    [
        'title="x"\ntarget=300\n[dice]\ncount=12\nfaces=9\n[scoring]\nsingles={1=100}\n',
        "a" + ".a" * 9_000 + "=1",
        "x = " + "[" * 9_000,
        "x = " + "{a=" * 4_000,
        "x = " + "9" * 15_000,
        "\n".join(f"[a{n}]" for n in range(2_500)),
        'title = "' + "\\u0000" * 3_000 + '"',
    ],
    ids=["many-dice", "dotted", "lists", "tables", "number", "headers", "zeros"],
)
def test_a_sheet_made_to_hurt_is_refused_at_once(server, toml):
    status, code = refused(server, "/api/sheets/check", {"toml": toml})
    assert (status, code) in {(422, "bad_sheet"), (400, "bad_request")}
    assert server.ask("/health")["status"] == "ok"


@pytest.mark.parametrize(
    "markup", ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</title><b>", "<!-- "]
)
def test_markup_in_a_sheets_words_is_refused(server, markup):
    words = json.dumps(markup)
    toml = f"title={words}\ntarget=300\ndice.count=3\nscoring.singles={{1=100}}\n"
    assert refused(server, "/api/sheets/check", {"toml": toml}) == (422, "bad_sheet")
    made = {"toml": toml, "seats": [{"name": "Ann"}, {}]}
    assert refused(server, "/api/rooms", made) == (422, "bad_sheet")


@pytest.mark.parametrize("make", ["cmd:touch {}", "pathlib:Path.touch:{}", "os:mkdir:{}"])
def test_a_seat_is_given_to_no_program_and_no_module(server, make):
    made = Path(gettempdir()) / f"greed-{token_hex(4)}"
    bot = make.format(made)
    asked = {"seats": [{"name": "Ann"}, {"bot": bot}], "start": True, "first": 1}
    assert refused(server, "/api/rooms", asked) == (422, "bad_bot")
    seated = server.ask("/api/rooms", {"seats": [{"name": "Ann"}, {}]})
    path, given = f"/api/rooms/{seated['view']['code']}", {"do": "bot", "seat": 1, "bot": bot}
    assert refused(server, path, given, seated["token"]) == (422, "bad_bot")
    assert not made.exists()


@pytest.mark.parametrize("bot", ["sprinter", "bot:sprinter", " Sprinter "])
def test_no_bot_sits_down_that_would_solve_a_sheet_while_its_room_waits(server, bot):
    asked = {"seats": [{"name": "Ann"}, {"bot": bot}]}
    assert refused(server, "/api/rooms", asked) == (422, "bad_bot")
    assert bot not in {each["name"] for each in server.ask("/api/bots")}


@pytest.mark.parametrize("token", ["", "x", "é", "x" * 5_000, ",,,", ",".join("abcdefghijklm")])
def test_wrong_tokens_open_nothing(server, table, token):
    path, _, _ = table
    move, shown = {"do": "move", "move": "roll", "ply": 1}, f"Bearer {token}".encode()
    status, code = refused(server, path, move, authorization=shown)
    assert (status, code) in {(401, "no_token"), (403, "wrong_token")}


def test_whoever_asks_too_fast_is_told_so(tmp_path):
    limits = {"GREED_RATE": "0.5", "GREED_BURST": "10", "GREED_ROOMS_PER_HOUR": "3"}
    with serving(str(tmp_path / "g.sqlite"), tmp_path, **limits) as server:
        made = server.ask("/api/rooms", TWO)
        path = f"/api/rooms/{made['view']['code']}"
        codes = [refused(server, "/api/rooms", {**TWO, "seats": []}) for _ in range(3)]
        assert codes == [(400, "bad_request")] * 3
        with connect(socket_of(server, path)) as line:
            line.send('{"do":"hello"}')
            for _ in range(40):
                line.send('{"do":"ping"}')
            heard: list[dict[str, Any]] = []
            while sum(each["type"] in {"pong", "refused"} for each in heard) < 40:
                heard.append(json.loads(line.recv(timeout=20)))
            kinds = [message["type"] for message in heard]
            assert 10 <= kinds.count("pong") < 40
            assert {m["problem"]["code"] for m in heard if m["type"] == "refused"} == {"too_fast"}
            assert closing_code(line, '{"do":"ping"}') == 4429
        assert [server.ask("/api/rooms", TWO)["seat"] for _ in range(2)] == [0, 0]
        assert refused(server, "/api/rooms", TWO) == (429, "too_fast")
        with pytest.raises(HTTPError, match="429"):
            [server.ask("/api") for _ in range(40)]


def test_a_server_takes_no_more_rooms_than_it_can_bear(tmp_path):
    with serving(str(tmp_path / "g.sqlite"), tmp_path, GREED_MAX_ROOMS="2") as server:
        for _ in range(2):
            server.ask("/api/rooms", TWO)
        assert refused(server, "/api/rooms", TWO) == (503, "too_many")
