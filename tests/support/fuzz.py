"""Input for servers that no client would send: HTTP requests, socket messages and sheets.

Half of it is sound in form and wrong in content, for what is no JSON at all gets nowhere. By hand:
`python -m tests.support.fuzz INPUTS SEED [REQUESTS MESSAGES]` sends so many and prints what came.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.support.asgi import HOST, InProcess, silent

from greed.mind import Check, Faulty, Limits, Refused, SheetView, answer
from greed.sheets import presets, source_text
from greed.web.app import create_app
from greed.web.settings import Settings

JSON = (b"content-type", b"application/json")
SEATS = [{"name": "Ann"}, {"name": "Bob"}]
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "X")
ASKS: tuple[dict[str, Any], ...] = (
    {"do": "sit", "name": "Eve"},
    {"do": "stand", "seat": 0},
    {"do": "bot", "seat": 1, "bot": "bold"},
    {"do": "name", "seat": 0, "name": "Eve"},
    {"do": "start"},
    {"do": "move", "move": "throw", "ply": 0},
    {"do": "move", "move": "throw 1 1 5 2 3", "ply": 0, "id": "a"},
    {"do": "move", "move": "keep 1", "ply": 1, "id": "1", "then": "roll"},
    {"do": "move", "move": "points 500", "ply": 0, "seat": 0},
    {"do": "move", "move": "undo", "ply": 1},
    {"do": "why", "move": "keep 1 1"},
    {"do": "lefts", "points": 500},
    {"do": "skip", "ply": 1},
    {"do": "call", "seat": 1},
    {"do": "host"},
    {"do": "list", "listed": True},
    {"do": "abandon"},
    {"do": "rematch"},
    {"do": "seal", "game": "x", "device": "d", "anchor": "0" * 64},
    {"do": "open", "k": 1, "device": "d", "link": "f" * 64},
    {"do": "react", "what": "smile"},
    {"do": "advise", "ply": 1},
    {"do": "review"},
    {"do": "ping"},
    {"do": "hello", "tokens": []},
)
"""What can be said, right in form."""
MEANT: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/api/rooms", {"seats": SEATS, "sheet": "koans", "start": True}),
    ("/api/rooms", {"seats": [{"name": "Ann"}, {"bot": "bold"}, {}], "dice": "real"}),
    ("/api/sheets/check", {"sheet": "koans"}),
    *(("/api/rooms/{code}", ask) for ask in ASKS),
)
"""Where requests are meant to go, with bodies that are right in form."""
PATHS = (
    "/api", "/api/sheets", "/api/sheets/one", "/api/sheets/schema", "/api/bots", "/api/rooms",
    "/api/lobby", "/api/openapi.json", "/api/meetings", "/api/rooms/{code}",
    "/api/rooms/{code}/record", "/api/rooms/{code}/sheet", "/api/rooms/{code}/pack",
    "/api/rooms/{code}/qr.svg", "/api/rooms/{code}/more", "/health", "/metrics", "/",
    "/assets/x.js", "/{code}", "/room/{code}",
)  # fmt: skip
KEYS = (
    "sheet", "toml", "rules", "seats", "dice", "first", "clock", "coach", "start", "name", "bot",
    "anchor", "seat", "move", "ply", "then", "id", "k", "link", "device", "game", "points",
    "tokens", "since", "do", "type", "what", "listed", "program", "as", "language",
)  # fmt: skip
WORDS = (
    "", "official", "koans", "classic+amish", "koans(target=300)", "real", "fair", "host",
    "throw", "throw 1 1 5 2 3", "keep 1", "keep 5 5", "roll", "bank", "undo", "accept", "bold",
    "random:7", "threshold:9999999999999", "cmd:sh", "x" * 90, "\x00", "\x1b[2J", "\ud800", "é",
    "🎲", "../../etc/passwd", "0" * 64, "f" * 64, "<b>", "'; DROP TABLE rooms; --", "1", "Ann",
)  # fmt: skip
NUMBERS = (0, 1, 2, 11, 12, -1, 5, 300, 2**31, 2**63, 2**64, -(2**70), 1e308, 0.5, 10**40)
LANES = 8
"""Inputs that are under way at once."""


class Fuzzer:
    """Inputs by a seed, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def value(self, depth: int = 0) -> Any:
        """Return anything that JSON can say."""
        pick = self.chance.random()
        if pick < 0.4:
            return self.chance.choice(WORDS)
        if pick < 0.7:
            return self.chance.choice(NUMBERS)
        if pick < 0.85 or depth > 3:
            return self.chance.choice((None, True, False, [], {}))
        if pick < 0.92:
            return [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
        return self.table(depth + 1)

    def table(self, depth: int = 0) -> dict[str, Any]:
        """Return an object with names that the server knows."""
        keys = self.chance.sample(KEYS, self.chance.randrange(5))
        return {key: self.value(depth) for key in keys}

    def request(self) -> tuple[str, dict[str, Any]]:
        """Return a request that is right in form, but for one thing perhaps: path and body."""
        path, sound = self.chance.choice(MEANT)
        if self.chance.random() < 0.6:
            return path, {**sound, self.chance.choice(KEYS): self.value()}
        return path, dict(sound)

    def bytes(self, data: object) -> bytes:
        """Return data as JSON, now and then broken."""
        text = json.dumps(data).encode()
        pick = self.chance.random()
        if pick < 0.1:
            cut = self.chance.randrange(len(text) + 1)
            return text[:cut] + self.chance.randbytes(3) + text[cut:]
        if pick < 0.12:
            return self.chance.randbytes(self.chance.randrange(40))
        return b"[" * 5000 if pick < 0.121 else text

    def sheet(self) -> str:
        """Return a text that is nearly a sheet."""
        lines = source_text(self.chance.choice(presets())).splitlines()
        for _ in range(self.chance.randrange(1, 4)):
            place = self.chance.randrange(len(lines))
            pick = self.chance.random()
            if pick < 0.3:
                del lines[place]
            elif pick < 0.6:
                key = lines[place].partition("=")[0] or "x"
                lines[place] = f"{key}= {json.dumps(self.value())}"
            elif pick < 0.8:
                lines.insert(place, self.chance.choice(lines))
            else:
                line = list(lines[place] or " ")
                line[self.chance.randrange(len(line))] = chr(self.chance.choice((0, 34, 91, 9999)))
                lines[place] = "".join(line)
        return "\n".join(lines)


class Faults(logging.Handler):
    """Notes what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))


class Target:
    """A server under attack, and a game on it that nobody but its players may change."""

    def __init__(self, app: InProcess, fuzzer: Fuzzer) -> None:
        self.app = app
        self.fuzzer = fuzzer
        self.answers: Counter[str] = Counter()
        self.codes: list[str] = []
        self.tokens: list[str] = []
        self.safe = ""
        self._before = b""

    async def begin(self) -> None:
        """Make rooms: the first is never named again, the others are attacked with their tokens."""
        for _ in range(4):
            body = json.dumps({"seats": SEATS, "sheet": "koans", "start": True}).encode()
            status, made = await self.app.ask("POST", "/api/rooms", body, (HOST, JSON))
            assert status == 201, made
            seated = json.loads(made)
            self.codes.append(seated["view"]["code"])
            self.tokens.append(seated["token"])
        self.safe, self.codes, self.tokens = self.codes[0], self.codes[1:], self.tokens[1:]
        self._before = await self.state()

    async def state(self) -> bytes:
        """Return the game that nobody may change, as it stands."""
        return (await self.app.ask("GET", f"/api/rooms/{self.safe}", query=b"since=0&as=log"))[1]

    async def holds(self) -> None:
        """Check that the other game is as it was."""
        assert await self.state() == self._before, "another room has changed"

    async def http(self) -> None:
        """Send one request."""
        chance, fuzzer = self.fuzzer.chance, self.fuzzer
        code = chance.choice(
            (*self.codes, self.safe.lower()[:7], "AAAAAAAA", "\x00", "é", "w" * 40)
        )
        path, data = fuzzer.request()
        method = "POST"
        if chance.random() < 0.4:
            path, data = chance.choice(PATHS), fuzzer.value()
            method = chance.choice(("GET", "GET", "POST", chance.choice(METHODS)))
        path = path.format(code=code, n=chance.choice((0, 1, chance.choice(NUMBERS))))
        headers = [HOST if chance.random() < 0.97 else (b"host", chance.randbytes(5)), JSON]
        if chance.random() < 0.6:
            token = chance.choice((*self.tokens, "x", ",,", "\x80"))
            headers.append((b"authorization", b"Bearer " + token.encode("latin-1")))
        if chance.random() < 0.05:
            origin = chance.choice((b"http://[", b"null", b"http://localhost", b"\xff", b"//"))
            headers.append((b"origin", origin))
        body = fuzzer.bytes(data) if method not in ("GET", "HEAD") else b""
        query = b""
        if chance.random() < 0.3:
            name = chance.choice(("since", "as", "sheet", "language", "x"))
            said = chance.choice((*map(str, NUMBERS), *WORDS, "nan", "log", "view"))
            query = f"{name}={said}".encode("utf-8", "replace")
        status, answered = await self.app.ask(method, path, body, tuple(headers), query)
        self.answers[f"http {status}"] += 1
        fine = 200 <= status < 500 or (status == 503 and b'"fault"' not in answered)
        assert fine, (method, path, body, headers, query, status, answered)

    async def socket(self, most: int = 30) -> int:
        """Open a socket, send messages and leave; return how many were sent."""
        chance, fuzzer = self.fuzzer.chance, self.fuzzer
        token = chance.choice((*self.tokens, "x"))
        messages: list[dict[str, Any]] = []
        if chance.random() < 0.95:
            since, how = chance.choice((0, 3, 10**9)), chance.choice(("view", "log", "x"))
            hello = {"do": "hello", "tokens": [token], "since": since, "as": how}
            messages.append({"type": "websocket.receive", "text": json.dumps(hello)})
        for _ in range(chance.randrange(most)):
            body = dict(chance.choice(ASKS)) if chance.random() < 0.8 else fuzzer.table()
            if chance.random() < 0.4:
                body[chance.choice(KEYS)] = fuzzer.value()
            text = fuzzer.bytes(body).decode("utf-8", "replace")
            event: dict[str, Any] = {"type": "websocket.receive", "text": text}
            if chance.random() < 0.01:
                event = {"type": "websocket.receive", "bytes": chance.randbytes(4), "text": None}
            messages.append(event)
        code = chance.choice((*self.codes, *self.codes, "AAAAAAAA"))
        for said in await self.app.talk(f"/room/{code}", messages):
            kind = said["type"].removeprefix("websocket.")
            if kind == "send":
                kind = json.loads(said["text"])["type"]
            elif kind == "close":
                kind = f"close {said['code']}"
            self.answers[f"socket {kind}"] += 1
        return len(messages)

    def sheet(self) -> None:
        """Have one sheet read."""
        said = answer(Check(toml=self.fuzzer.sheet()), Limits(seconds=5.0, megabytes=256))
        assert isinstance(said, SheetView | Faulty | Refused)
        self.answers[f"sheet {type(said).__name__.lower()}"] += 1


async def attack(
    inputs: int,
    seed: int,
    database: str,
    *,
    told: bool = False,
    requests: int = 5,
    messages: int = 30,
) -> Counter[str]:
    """Send so many inputs of all three kinds; return what came of them.

    For each socket, on which up to `messages` are sent, there are so many `requests` and sheets.
    """
    settings = Settings(
        database=database, rate=0.0, rooms_per_hour=0, wrong_codes_per_hour=0, coach=False,
        max_rooms=400,
    )  # fmt: skip
    faults = Faults()
    logging.getLogger("greed").addHandler(faults)
    async with InProcess(create_app(settings)) as app:
        target = Target(app, Fuzzer(seed))
        await target.begin()
        sent, began = 0, time.monotonic()

        async def lane() -> None:
            nonlocal sent
            while sent < inputs:
                before = sent // 20_000
                told_by_socket = await target.socket(messages)
                sent += told_by_socket  # others have counted meanwhile
                for _ in range(requests):
                    await target.http()
                    target.sheet()
                    sent += 2
                if sent // 20_000 > before:
                    await target.holds()
                    if told:
                        rate = sent / (time.monotonic() - began)
                        print(f"{sent:,} inputs, {rate:,.0f} a second", flush=True)  # noqa: T201

        await asyncio.gather(*(lane() for _ in range(LANES)))
        await target.holds()
    logging.getLogger("greed").removeHandler(faults)
    assert not faults.said, faults.said[:3]
    target.answers["inputs"] = sent
    return target.answers


def main() -> None:
    """Send as many inputs as the command line says."""
    given = [int(word) for word in sys.argv[1:]]
    inputs, seed, requests, messages = given + [5, 30][len(given) - 2 :]
    with tempfile.TemporaryDirectory() as folder, silent():
        database = str(Path(folder) / "g.sqlite")
        outcomes = asyncio.run(
            attack(inputs, seed, database, told=True, requests=requests, messages=messages)
        )
    for kind, times in sorted(outcomes.items()):
        print(f"{kind}: {times:,}")  # noqa: T201


if __name__ == "__main__":
    main()
