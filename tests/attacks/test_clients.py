"""Attacks on programs at tables, by a server or by somebody who poses as one.

What a host may make up about dice and games is in test_clients_truth.py.
"""

import json
import socket
import threading
import time
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from tests.support.guests import Room
from tests.support.liars import lying, saying
from tests.support.servers import serving

from greed.bots import bot
from greed.cli import guests
from greed.client import (
    Client,
    ClientError,
    Distrusted,
    NotUnderstood,
    Player,
    Refused,
    SeatFile,
    Table,
    Unreachable,
    table,
)  # fmt: skip
from greed.client.http import send
from greed.room import ask as asks
from greed.web.messages import ServerInfo


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    with serving(str(folder / "g.sqlite"), folder) as server:
        yield server


@contextmanager
def posing(status, headers, body):
    """Serve one answer to whatever is asked; give the address, and the requests that came."""
    asked = []

    class Handler(BaseHTTPRequestHandler):
        # A socket's client speaks to no older one; an answer then says how long it is.
        protocol_version = "HTTP/1.1" if "content-length" in headers else "HTTP/1.0"

        def do_GET(self):
            asked.append(dict(self.headers))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            with suppress(ConnectionError):
                for part in body if isinstance(body, list) else [body]:
                    self.wfile.write(part)
                    time.sleep(0.05 if len(part) == 1 else 0.0)

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}", asked
        server.shutdown()
        thread.join()


def test_a_redirection_does_not_carry_the_token_to_another_server():
    with (
        posing(200, {}, b"{}") as (thief, stolen),
        posing(302, {"location": f"{thief}/api"}, b"") as (url, asked),
        pytest.raises(ClientError, match="redirects to"),
    ):
        Client(url, "secret").look("2MH9RNKT")
    assert asked[0]["Authorization"] == "Bearer secret"
    assert stolen == []


@pytest.mark.parametrize(
    ("status", "body", "said"),
    [(200, b"<html>", "is it a Greed server|Is it a Greed server"),
     (200, b"[" * 100_000, "Is it a Greed server"),
     (200, b'{"version": 7}', "out of date"),
     (500, b"oops", "is it a Greed server"),
     (200, b" " * ((32 << 20) + 1), "more than 32 MB")],
    ids=["page", "deep", "types", "fault", "huge"],
)  # fmt: skip
def test_an_answer_that_is_not_greeds_is_not_understood(status, body, said):
    with posing(status, {}, body) as (url, _), pytest.raises(NotUnderstood, match=said):
        Client(url).info()


@contextmanager
def dripping(begun):
    """Serve an answer that has begun like this, and then comes byte by byte without end."""

    def drip():
        with suppress(OSError):
            line, _ = listening.accept()
            with line:
                line.sendall(begun)
                while not over.wait(0.02):
                    line.sendall(b"x")

    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=drip, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        over.set()
    thread.join()


OK = b"HTTP/1.1 200 OK\r\n"


@pytest.mark.parametrize(
    "begun",
    [b"", b"HTTP", OK + b"x: ", OK + b"content-length: 100000\r\n\r\n", OK + b"\r\n"],
    ids=["nothing", "version", "headers", "body", "endless"],
)
def test_an_answer_that_comes_byte_by_byte_is_not_waited_for_without_end(begun, monkeypatch):
    monkeypatch.setattr(table, "_OPEN", 0.3)
    with dripping(begun) as url, pytest.raises(Unreachable, match="takes too long"):
        send(url, "/api", ServerInfo, seconds=0.3)
    with dripping(begun) as url, pytest.raises(Unreachable), Table(url, "2MH9RNKT"):
        pass


@pytest.mark.parametrize("status", [200, 503])
def test_an_answer_that_is_cut_off_is_none(status):
    headers = {"content-length": "100", "connection": "close"}
    with (
        posing(status, headers, b'{"version":') as (url, _),
        pytest.raises(Unreachable),
    ):
        Client(url).info()


@pytest.mark.parametrize("url", ["file:///etc/passwd", "ftp://a", "http://", "http://u:p@a", "x"])
def test_only_the_address_of_a_server_is_asked(url):
    with pytest.raises(ClientError):
        Client(url)


# -- sockets


def test_a_socket_follows_nobody_to_another_server():
    stolen = []
    with (
        saying(lambda line: stolen.append(line.recv())) as thief,
        posing(302, {"location": thief.replace("http", "ws"), "content-length": "0"}, b"") as (
            url,
            _,
        ),
        pytest.raises(ClientError, match="redirects to"),
        Table(url, "2MH9RNKT", "secret", patience=0),
    ):
        pass
    assert stolen == []


@pytest.fixture(scope="module")
def shown(server):
    """What a server shows first."""
    room = Room(server.url, 2)
    answer = server.ask(f"/api/rooms/{room.code}", token=room.client.tokens[0])
    return json.dumps({"type": "view", "view": answer})


def forever(*messages):
    """Say the last of these messages without end."""

    def talk(line):
        line.recv()
        for message in messages:
            line.send(message)
        while True:
            line.send(messages[-1])
            time.sleep(0.01)

    return talk


def once(*messages):
    """Say these messages, and nothing any more."""

    def talk(line):
        line.recv()
        for message in messages:
            line.send(message)
        for _ in line:
            pass

    return talk


PONG = '{"type":"pong"}'


@pytest.mark.parametrize(
    ("talk", "kind", "said"),
    [(forever(PONG), Unreachable, "doesn't answer"), (once(), Unreachable, "doesn't answer"),
     (lambda line: line.close(), Unreachable, "hung up"),
     (lambda line: line.close(4404, "no such room"), Refused, "no such room"),
     (once("{"), NotUnderstood, "out of date"), (once(b"\xff"), NotUnderstood, "out of date"),
     (once('{"type":"view","view":{}}'), NotUnderstood, "out of date"),
     (once("[" * 100_000), NotUnderstood, "Is it a Greed server"),
     (once(" " * (33 << 20)), Unreachable, "hung up"),
     (once('{"type":"goodbye","reason":"bye","retry":-1}'), Unreachable, "bye"),
     (once('{"type":"refused","problem":{"code":"no_such_room","message":"none"}}'), Refused,
      "none")],
    ids=["endless", "silent", "closed", "none", "json", "binary", "view", "deep", "huge", "retry",
         "refused"],
)  # fmt: skip
def test_a_socket_that_shows_no_room_is_left(talk, kind, said, monkeypatch):
    monkeypatch.setattr(table, "ANSWER", 0.5)
    begun = time.monotonic()
    with (
        saying(talk) as url,
        pytest.raises(kind, match=said),
        Table(url, "2MH9RNKT", "secret", patience=0),
    ):
        pass
    assert time.monotonic() - begun < 10


@pytest.mark.parametrize("after", ["", PONG, "view"])
def test_a_server_that_never_answers_is_not_asked_without_end(shown, after, monkeypatch):
    monkeypatch.setattr(table, "ANSWER", 0.3)
    talk = forever(shown, shown if after == "view" else after) if after else once(shown)
    with (
        saying(talk) as url,
        Table(url, "2MH9RNKT", patience=0.5) as there,
        pytest.raises(Unreachable),
    ):
        there.ask(asks.Rename(seat=0, name="Ann"))


@pytest.mark.parametrize("done", ['"seq":1,"ply":0', '"seq":1,"ply":0,"token":"x"'])
def test_a_seat_without_its_number_or_token_is_none(shown, done):
    def talk(line):
        line.recv()
        line.send(shown)
        asked = json.loads(line.recv())
        line.send(f'{{"type":"done","id":"{asked["id"]}",{done}}}')
        line.recv()

    with (
        saying(talk) as url,
        Table(url, "2MH9RNKT", patience=0) as there,
        pytest.raises(NotUnderstood, match="gives us a seat"),
    ):
        there.sit("Ann")


# -- lies about a real table


def at_a_table(server, folder, lie):
    """Let a bot play, with another one that hears the truth, while somebody lies to it."""
    room = Room(server.url, 2)
    other = threading.Thread(target=honest, args=(server, room.code, folder), daemon=True)
    other.start()
    with lying(server.url, lie) as url, SeatFile(url, room.code, "Bot", folder) as file:
        player = Player(url, file, bot("random"), patience=3)
        with player.table:
            player.sit_down()
            room.start()
            player.play()


def honest(server, code, folder):
    """Play the other seat of a room for a while."""
    with suppress(ClientError), SeatFile(server.url, code, "Other", folder) as file:
        player = Player(server.url, file, bot("random"), patience=1)
        with player.table:
            player.sit_down()
            player.play()


def of_news(change):
    """Change whatever is told."""

    def lie(kind, said):
        if kind == "view":
            for news in said["view"]["news"]:
                change(news["what"])
        return said

    return lie


def of_dice(word, place, change):
    """Change a part of what is said about dice, where it begins with a word."""

    def told(what):
        if what["kind"] == "dice" and what["entry"][0] == word:
            what["entry"][place] = change(what["entry"][place])

    return of_news(told)


def other_dice(what):
    if what["kind"] == "throw":
        what["dice"][0] = what["dice"][0] % 6 + 1


def of_game(change):
    """Change the game in every view."""

    def lie(kind, said):
        if kind == "view" and said["view"]["game"]:
            change(said["view"]["game"])
        return said

    return lie


def cheaper(game):
    board, scores, *rest = game["position"].split(" ")
    game["position"] = " ".join([board, scores.replace("0?", "350", 1), *rest])


def fewer(game):
    if len(game["choices"]) > 1:
        del game["choices"][0]


def of_rules(**changes):
    def lie(kind, said):
        if kind == "sheet":
            said["rules"].update(changes)
        return said

    return lie


def robbed(kind, said):
    if kind == "view" and said["view"]["game"]:
        said["view"]["you"]["seats"] = []
    return said


LIES = {
    "a position": (of_game(cheaper), Distrusted, "but what happened led to"),
    "links": (of_dice("rolled", 3, lambda _: "0" * 64), Distrusted, "what cannot be"),
    "a shorter list": (of_dice("asked", 3, lambda names: names[:-1]), Distrusted, ""),
    "dice": (of_news(other_dice), Distrusted, "not those of the devices"),
    "choices": (of_game(fewer), NotUnderstood, "other moves"),
    "a seat": (robbed, ClientError, "seat 1 isn't ours any more|seat 2 isn't ours any more"),
}


@pytest.mark.parametrize("name", LIES)
def test_a_bot_takes_no_further_part_once_the_server_contradicts_itself(server, tmp_path, name):
    lie, kind, said = LIES[name]
    with pytest.raises(kind, match=said or None):
        at_a_table(server, tmp_path, lie)


@pytest.mark.parametrize(
    ("target", "change", "said"),
    [(1100, {"target": 500}, "reads the room's rules differently"),
     (1200, {"dice": {"count": 60, "faces": 60}}, "rules"),
     (1300, {"target": -1}, "rules that this version of Greed doesn't know")],
)  # fmt: skip
def test_a_bot_does_not_sit_down_to_rules_that_are_not_the_rooms_or_too_heavy(
    server, tmp_path, target, change, said
):
    # Nobody in this process has read the rules of such a room before.
    room = Room(server.url, 1, house="bold", sheet=f"koans(target={target})")
    with (
        lying(server.url, of_rules(**change)) as url,
        SeatFile(url, room.code, "Bot", tmp_path) as file,
    ):
        player = Player(url, file, bot("random"), patience=3)
        with player.table, pytest.raises(NotUnderstood, match=said):
            player.sit_down()
    assert room.look().seats[0].kind == "open"


def test_the_code_to_watch_does_not_seat_a_bot(server, tmp_path):
    watch = Room(server.url, 1, house="bold").look().watch
    with SeatFile(server.url, watch, "Bot", tmp_path) as file:
        player = Player(server.url, file, bot("random"))
        with player.table, pytest.raises(ClientError, match="only for watching"):
            player.sit_down()


def test_a_full_table_refuses_a_bot_with_the_servers_reason(server, tmp_path):
    room = Room(server.url, 1, house="bold")
    room.ask(asks.Sit(name="Ann"))
    with SeatFile(server.url, room.code, "Bot", tmp_path) as file:
        player = Player(server.url, file, bot("random"))
        with player.table, pytest.raises(Refused, match="every seat is taken"):
            player.sit_down()


# -- what is kept


def test_what_others_write_cannot_steer_the_terminal(capsys):
    guests._say("A", "\x1b[2J won")
    assert "\x1b[2J" not in capsys.readouterr().out


def test_a_seat_is_kept_where_only_its_owner_reads_it(tmp_path):
    with SeatFile("http://a", "CODE", "Bot", tmp_path / "seats") as file:
        file.kept.token = "abc"  # noqa: S105
        file.save()
    (kept,) = (tmp_path / "seats").glob("*.json")
    assert kept.stat().st_mode & 0o077 == 0
    assert (tmp_path / "seats").stat().st_mode & 0o077 == 0
    with SeatFile("http://a", "CODE", "Bot", tmp_path / "seats") as again:
        assert again.kept.token == "abc"  # noqa: S105


def test_a_seat_is_played_by_one_command_at_a_time(tmp_path):
    with SeatFile("http://a", "CODE", "Bot", tmp_path):
        with (
            pytest.raises(ClientError, match="--name of its own"),
            SeatFile("http://a", "CODE", "Bot", tmp_path),
        ):
            pass
        with SeatFile("http://a", "CODE", "Other", tmp_path):
            pass


def test_a_damaged_seat_is_named_with_its_file(tmp_path):
    with SeatFile("http://a", "CODE", "Bot", tmp_path) as file:
        file.save()
    (kept,) = tmp_path.glob("*.json")
    kept.write_bytes(b"{")
    with (
        pytest.raises(ClientError, match="delete it"),
        SeatFile("http://a", "CODE", "Bot", tmp_path),
    ):
        pass
