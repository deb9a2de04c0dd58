"""A player over plain HTTP, in the standard library alone: the shortest bot that is a client.

    python examples/http_player.py http://127.0.0.1:8000 --sheet koans --record game.jsonl

It makes a room with one of the server's bots, plays its own seat to the end, and saves the record.
It knows no rule of the game: the server sends all that can be done, and what it brings.
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
    moves = {choice["move"]: choice for choice in game["choices"]}
    if game["phase"] == "keep":
        return max(moves, key=len)
    if game["phase"] == "offer":
        return "decline"
    return "bank" if "bank" in moves and game["turn"]["points"] >= ENOUGH else next(iter(moves))


def play(server, sheet, bot):
    """Play one game; return the last view and the path of its room."""
    seats = [{"name": "Script"}, {"bot": bot}]
    made = json.loads(server.ask("/api/rooms", {"sheet": sheet, "seats": seats, "start": True}))
    server.token, view = made["token"], made["view"]
    room = f"/api/rooms/{view['code']}"
    while view["status"] == "playing":
        game = view["game"]
        if game["seat"] in view["you"]["seats"] and game["choices"]:
            move = {"do": "move", "move": choose(game), "ply": game["ply"]}
            try:
                server.ask(room, {**move, "id": secrets.token_hex(8)})
            except Refused as refused:
                if refused.problem["code"] != "stale":  # the game has gone on: look again
                    raise
        else:
            time.sleep(0.1)
        view = json.loads(server.ask(room))
    return view, room


def main():
    """Play, tell the result, and save the record."""
    parser = argparse.ArgumentParser(description="Play a game over HTTP.")
    parser.add_argument("url", help="the server, as in http://127.0.0.1:8000")
    parser.add_argument("--sheet", default="official")
    parser.add_argument("--bot", default="bold")
    parser.add_argument("--record", type=Path, help="where to save the record")
    options = parser.parse_args()
    server = Server(options.url)
    view, room = play(server, options.sheet, options.bot)
    for seat, score in zip(view["seats"], view["game"]["scores"], strict=True):
        print(f"{seat['name']:>8} {score['score']:6}")
    if options.record:
        options.record.write_text(server.ask(f"{room}/record"), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
