"""A player over plain HTTP, in the standard library alone: the shortest bot that is a client.

    python examples/http_player.py http://127.0.0.1:8000 --sheet koans --record game.jsonl

It makes a room with one of the server's bots, plays its own seat to the end, and saves the record.
It knows no rule of the game: the server sends the position as a line of text, and all legal moves.
"""

import argparse
import json
import secrets
import sys
import time
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

ENOUGH = 300  # points of a turn with which this player banks


class Refused(Exception):
    """The server has refused a request: `problem` says why."""

    def __init__(self, problem):
        self.problem = problem
        super().__init__(problem["message"])


class Server:
    """Asks the server, and asks again where the answer was lost: moves carry an id for that."""

    def __init__(self, url):
        self.url = url.rstrip("/")
        self.token = None

    def ask(self, path, data=None):
        """Return the answer to a request as text."""
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        body = None if data is None else json.dumps(data).encode()
        for attempt in range(20):
            try:
                with urlopen(Request(self.url + path, body, headers), timeout=60) as answer:
                    return answer.read().decode()
            except HTTPError as error:
                problem = json.load(error)
                if problem.get("code") not in {"busy", "closing", "too_fast"}:
                    raise Refused(problem) from None
            except URLError:
                if attempt == 19:
                    raise
            time.sleep(0.2 * (attempt + 1))
        raise SystemExit("the server does not answer")


def choose(game):
    """Return the move to make: keep as many dice as possible, and bank with enough points."""
    legal, points = game["legal"], int(game["position"].split(" ")[6])  # of the turn
    if game["phase"] == "keep":
        return max(legal, key=len)
    if game["phase"] == "offer":
        return "decline"
    return "bank" if "bank" in legal and points >= ENOUGH else legal[0]  # `throw` or `roll`


def play(server, sheet, bot):
    """Play one game; return the last snapshot and the path of its room."""
    seats = [{"name": "Script"}, {"bot": bot}]
    made = json.loads(server.ask("/api/rooms", {"sheet": sheet, "seats": seats, "start": True}))
    server.token, shown = made["token"], made["snapshot"]
    room = f"/api/rooms/{shown['room']['code']}"
    while shown["room"]["status"] == "playing":
        game = shown["game"]
        if game["seat"] not in shown["you"]["seats"]:
            shown = json.loads(server.ask(f"{room}?since={shown['seq']}&wait=20"))
            continue
        asked = {"move": choose(game), "ply": game["ply"], "id": secrets.token_hex(8)}
        try:
            shown = json.loads(server.ask(f"{room}/moves", asked))["snapshot"]
        except Refused as refused:
            if refused.problem["code"] != "stale":
                raise
            shown = json.loads(server.ask(room))  # the game has gone on: look again
    return shown, room


def main():
    """Play, tell the result, and save the record."""
    parser = argparse.ArgumentParser(description="Play a game over HTTP.")
    parser.add_argument("url", help="the server, as in http://127.0.0.1:8000")
    parser.add_argument("--sheet", default="official")
    parser.add_argument("--bot", default="bold")
    parser.add_argument("--record", type=Path, help="where to save the record")
    options = parser.parse_args()
    server = Server(options.url)
    shown, room = play(server, options.sheet, options.bot)
    for seat, score in zip(shown["room"]["seats"], shown["game"]["scores"], strict=True):
        print(f"{seat['name']:>8} {score:6}")
    if options.record:
        options.record.write_text(server.ask(f"{room}/record"), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
