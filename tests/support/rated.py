"""Games between players who show keys, over HTTP: a client is one of Litestar's, or of httpx."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from greed.client.seats import OwnKey

ANN, BOB, CEM = (OwnKey(bytes([number]) * 32) for number in (1, 2, 3))
QUICK = "koans(target=300)"


class Game:
    """A room of players with keys (None: without); `host` is the token of the host."""

    def __init__(self, client: Any, keys: tuple[OwnKey | None, ...], **request: Any) -> None:
        self.client = client
        asked = {"sheet": QUICK, "seats": [{}] * len(keys), **request}
        made = client.post("/api/rooms", json=asked)
        assert made.status_code == 201, made.text
        shown = made.json()["snapshot"]["room"]
        self.path, self.host = f"/api/rooms/{shown['code']}", made.json()["token"]
        self.tokens = [self.join(key, shown["watch"], n) for n, key in enumerate(keys)]

    def join(self, key: OwnKey | None, watch: str, number: int) -> str:
        """Sit down, as the owner of a key; return the seat's token."""
        name = f"P{number}"
        asked: dict[str, Any] = {"name": name}
        if key is not None:
            signed = key.sign(str(self.client.base_url), watch, name)
            asked["identity"] = {"key": signed.key, "signature": signed.signature}
        taken = self.client.post(f"{self.path}/seats", json=asked)
        assert taken.status_code == 201, taken.text
        return str(taken.json()["token"])

    def post(self, what: str, data: object = None, *tokens: str) -> Any:
        """Send a request as the owner of tokens, the host if none are given."""
        shown = {"authorization": f"Bearer {','.join(tokens or (self.host,))}"}
        return self.client.post(f"{self.path}/{what}", json=data or {}, headers=shown)

    def look(self) -> Any:
        return self.client.get(self.path).json()

    def start(self) -> Game:
        assert self.post("start").status_code == 200
        return self

    def move(self, shown: Any) -> Any:
        """Make the last move of the list; return the room then."""
        asked = {"move": shown["game"]["legal"][-1], "ply": shown["game"]["ply"]}
        answer = self.post("moves", asked, *self.tokens)
        assert answer.status_code == 200, answer.text
        return answer.json()["snapshot"]

    def play(self, until: Callable[[Any], bool] = lambda _: False) -> Game:
        """Play to the end, or until something holds of the view of the game."""
        shown = self.look()
        while shown["game"]["phase"] != "over" and not until(shown["game"]):
            shown = self.move(shown)
        return self


def everybody_has_played() -> Callable[[Any], bool]:
    """Say of a game between two whether its second round has begun."""
    turns: list[int] = []

    def done(game: Any) -> bool:
        if not turns or turns[-1] != game["seat"]:
            turns.append(game["seat"])
        return len(turns) > 2

    return done


def rating(client: Any, key: OwnKey) -> Any:
    """Return what is known of a player; None if nothing is."""
    players = client.get("/api/ratings", params={"of": key.fingerprint}).json()["players"]
    return players[0] if players else None


def counted(client: Any, key: OwnKey, games: int = 1, seconds: float = 60) -> Any:
    """Wait until games of a player's are counted; return what is known of the player then."""
    last = time.monotonic() + seconds
    while (player := rating(client, key)) is None or player["games"] < games:
        assert time.monotonic() < last, player
        time.sleep(0.05)
    return player
