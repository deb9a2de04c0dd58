"""Attacks on programs at tables, by a server or by somebody who poses as one."""

import asyncio
import threading
import time
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from msgspec.structs import replace
from tests.support.guests import Room
from tests.support.servers import serving

from greed.bots import bot
from greed.cli import guests
from greed.client import (
    Client,
    ClientError,
    Distrusted,
    NotUnderstood,
    Refused,
    Unreachable,
    calls,
)  # fmt: skip
from greed.client.lines import AsyncLine
from greed.client.seated_bot import SeatedBot
from greed.client.seats import SeatFile
from greed.wire import Dice, SheetView, Snapshot, SnapshotMessage, Threw, Update


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
        Client(url, "secret").ask(calls.info())
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
        Client(url, patience=0).ask(calls.info())


def test_an_answer_that_comes_byte_by_byte_is_not_waited_for_without_end():
    with (
        posing(200, {"content-length": "100000", "connection": "close"}, [b" "] * 20) as (url, _),
        pytest.raises(Unreachable, match="takes too long"),
    ):
        Client(url, patience=0).ask(calls.info(), seconds=0.2)


@pytest.mark.parametrize("status", [200, 503])
def test_an_answer_that_is_cut_off_is_none_and_is_asked_for_again(status):
    with (
        posing(status, {"content-length": "100", "connection": "close"}, b'{"version":') as (
            url,
            asked,
        ),
        pytest.raises(Unreachable),
    ):
        Client(url, patience=0.5).ask(calls.info())
    assert len(asked) > 1


def test_a_socket_follows_nobody_to_another_server():
    async def come(url):
        async with AsyncLine(url, "2MH9RNKT", ("secret",), 0):
            pass

    with (
        posing(200, {}, b"") as (thief, stolen),
        posing(302, {"location": thief.replace("http", "ws"), "content-length": "0"}, b"") as (
            url,
            _,
        ),
        pytest.raises(ClientError),
    ):
        asyncio.run(come(url))
    assert stolen == []


@pytest.mark.parametrize("url", ["file:///etc/passwd", "ftp://a", "http://", "http://u:p@a", "x"])
def test_only_the_address_of_a_server_is_asked(url):
    with pytest.raises(ClientError):
        Client(url)


class Lying(Client):
    """A client between whom and the server somebody changes what is shown."""

    def __init__(self, url, lie):
        super().__init__(url, patience=5)
        self.lie = lie

    def ask(self, call, seconds=60.0):
        return self.lie(super().ask(call, seconds))

    def line(self, code, since=0):
        line = super().line(code, since)
        receive = line.receive

        def lying(seconds=None):
            message = receive(seconds)
            if isinstance(message, SnapshotMessage):
                return replace(message, snapshot=self.lie(message.snapshot))
            return self.lie(message)

        line.receive = lying  # type: ignore[method-assign]
        return line


def at_a_table(server, tmp_path, lie):
    """Let a bot play, with another one that hears the truth, while somebody lies to it."""
    room = Room(server.url, 2)
    other = threading.Thread(target=honest, args=(server, room.code, tmp_path), daemon=True)
    other.start()
    with SeatFile(server.url, room.code, "Bot", tmp_path) as file:
        player = SeatedBot(Lying(server.url, lie), file, bot("random"), patience=5)
        player.sit_down()
        room.start()
        player.play()


def cheaper(shown):
    """Take points from the first seat in every position."""
    if isinstance(shown, (Snapshot, Update)) and shown.game is not None:
        board, scores, *rest = shown.game.position.split(" ")
        faked = " ".join([board, scores.replace("0?", "50", 1), *rest])
        return replace(shown, game=replace(shown.game, position=faked))
    return shown


def honest(server, code, tmp_path):
    """Play the other seat of a room for a while."""
    with suppress(ClientError), SeatFile(server.url, code, "Other", tmp_path) as file:
        player = SeatedBot(Client(server.url), file, bot("random"), patience=1)
        player.sit_down()
        player.play()


def entries_with(shown, change):
    """Change entries in what is shown of what has happened."""

    def changed(steps):
        return tuple(
            replace(step, entries=tuple(map(change, step.entries))) for step in steps
        )  # fmt: skip

    if isinstance(shown, Snapshot):
        return replace(shown, log=changed(shown.log))
    return replace(shown, steps=changed(shown.steps)) if isinstance(shown, Update) else shown


def said_with(shown, word, place, change):
    """Change a part of whatever begins with a word."""

    def changed(one):
        if not isinstance(one, Dice) or one.entry[0] != word:
            return one
        parts = list(one.entry)
        parts[place] = change(parts[place])
        return replace(one, entry=tuple(parts))

    return entries_with(shown, changed)


def other_links(shown):
    """Show every roll with another link of the host's."""
    return said_with(shown, "rolled", 3, lambda _: "0" * 64)


def fewer_devices(shown):
    """Leave the last device out of every list, so that its links don't count."""
    return said_with(shown, "asked", 3, lambda devices: devices[:-1])


def other_dice(shown):
    """Show every throw with other dice than the devices have made."""

    def changed(one):
        if isinstance(one, Threw):
            return replace(one, dice=(one.dice[0] % 6 + 1, *one.dice[1:]))
        return one

    return entries_with(shown, changed)


@pytest.mark.parametrize("lie", [cheaper, other_links, fewer_devices, other_dice])
def test_a_bot_takes_no_further_part_once_the_server_contradicts_itself(server, tmp_path, lie):
    with pytest.raises(Distrusted):
        at_a_table(server, tmp_path, lie)


def test_a_bot_does_not_play_by_rules_that_are_not_the_rooms(server, tmp_path):
    def easier(shown):
        if isinstance(shown, SheetView):
            return replace(shown, rules={**shown.rules, "target": 500})
        return shown

    with pytest.raises(NotUnderstood, match="reads the room's rules differently"):
        at_a_table(server, tmp_path, easier)


def test_a_bot_does_not_sit_down_to_rules_that_it_could_never_work_out(server, tmp_path):
    def heavier(shown):
        if isinstance(shown, SheetView):
            return replace(shown, rules={**shown.rules, "dice": {"count": 60, "faces": 60}})
        return shown

    with pytest.raises(NotUnderstood, match="rules"):
        at_a_table(server, tmp_path, heavier)


def test_a_bot_refuses_moves_that_its_own_rules_do_not_know(server, tmp_path):
    def fewer(shown):
        if isinstance(shown, (Snapshot, Update)) and shown.game and len(shown.game.legal) > 1:
            return replace(shown, game=replace(shown.game, legal=shown.game.legal[1:]))
        return shown

    with pytest.raises(NotUnderstood, match="other moves"):
        at_a_table(server, tmp_path, fewer)


def test_the_code_to_watch_does_not_seat_a_bot(server, tmp_path):
    watch = Room(server.url, 1, house="bold").look().room.watch
    with SeatFile(server.url, watch, "Bot", tmp_path) as file:
        player = SeatedBot(Client(server.url), file, bot("random"))
        with pytest.raises(ClientError, match="only for watching"):
            player.sit_down()


def test_a_full_table_refuses_a_bot_with_the_servers_reason(server, tmp_path):
    room = Room(server.url, 1, house="bold")
    room.client.ask(calls.join(room.code, "Ann"))
    with SeatFile(server.url, room.code, "Bot", tmp_path) as file:
        player = SeatedBot(Client(server.url), file, bot("random"))
        with pytest.raises(Refused, match="every seat is taken"):
            player.sit_down()


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
