"""A server with a coach, a coach that says the same to everybody, and short ways to ask them."""

import time

from tests.support.slow_judge import TINY
from tests.unit.web.conftest import ANN_AND_BOLD

import greed
from greed.web.refusal import Refusal
from greed.web.workers.coach import Coach
from greed.wire import Advice, Advised, Balance, Reviewed

COACHED = {**ANN_AND_BOLD, "coach": True}
TWO = {"seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True, "first": 0, "coach": True}
PATIENCE = 300


class Parrot(Coach):
    """A coach that says the same to everybody, and counts."""

    def __init__(self):  # starts no processes
        self.advised, self.reviewed = [], []

    async def advise(self, state, ply, names):
        self.advised.append((greed.position(state), names))
        moves = tuple(Advised(move=str(m), worth=0.5, cost=0.0) for m in greed.legal_moves(state))
        return Advice(ply=ply, measure="win probability", moves=moves, words="Why not.")

    async def choose(self, state, bot):
        raise Refusal("busy", f"no {bot} among parrots: {state.phase}")

    async def review(self, record):
        self.reviewed.append(record)
        even = Balance(start=0.5, end=0.5, luck=0, errors=0, gifts=0, decisions=1)
        return Reviewed(worth=((0.5, 0.5),), balances=(even, even))

    async def close(self):
        pass


class Server:
    """A server with a coach, and short ways to ask it."""

    def __init__(self, client):
        self.client = client

    def post(self, path, data, token=None):
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = self.client.post(path, json=data, headers=headers)
        return answer.status_code, answer.json()

    def room(self, **asked):
        status, made = self.post("/api/rooms", {**COACHED, **asked})
        assert status == 201, made
        return f"/api/rooms/{made['snapshot']['room']['code']}", made["token"], made["snapshot"]

    def decision(self, **asked):
        """Return a room in which a seat of ours has something to decide, and its game."""
        path, token, shown = self.room(**asked)
        for _ in range(60):
            game = shown["game"]
            if game["phase"] != "throw":
                return path, token, game
            status, answer = self.post(
                f"{path}/moves", {"move": "throw", "ply": game["ply"]}, token
            )
            assert status == 200, answer
            shown = answer["snapshot"]
        raise AssertionError("sixty throws, and nothing to decide")

    def finished(self, path, token, shown):
        """Play a game to its end by our last choice each time; return what is shown then."""
        while shown["game"]["phase"] != "over":
            game = shown["game"]
            asked = {"move": game["legal"][-1], "ply": game["ply"]}
            shown = self.post(f"{path}/moves", asked, token)[1]["snapshot"]
        return shown

    def advice(self, path, token, game):
        status, advice = self.post(f"{path}/advice", {"ply": game["ply"]}, token)
        assert status == 200, advice
        return advice

    def patiently(self, ask):
        """Ask again while the sheet is being solved, or the coach is slow to begin."""
        last = time.monotonic() + PATIENCE
        while (answer := ask())["solving"] or "gave no answer" in answer["note"]:
            assert time.monotonic() < last
            assert self.client.get("/health").status_code == 200
            time.sleep(0.3)
        return answer


def against(server, bot, **asked):
    """Play a game against a bot to the end, by our last choice; return its path and snapshot."""
    seats = [{"name": "Ann"}, {"bot": bot}]
    path, token, shown = server.room(**{**TWO, "toml": TINY, "seats": seats, **asked})
    last = time.monotonic() + PATIENCE
    while shown["game"]["phase"] != "over":
        assert time.monotonic() < last
        game = shown["game"]
        if game["seat"] == 0:
            asked = {"move": game["legal"][-1], "ply": game["ply"]}
            shown = server.post(f"{path}/moves", asked, token)[1]["snapshot"]
        else:
            shown = server.client.get(path, params={"since": shown["seq"], "wait": 5}).json()
    return path, shown
