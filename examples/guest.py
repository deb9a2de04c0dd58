"""A guest at a table of a server: python examples/guest.py http://127.0.0.1:8000 CODE."""

import sys

import greed
from greed.client import Client, Refused, calls
from greed.wire import MoveRequest

url, code = sys.argv[1:]
server = Client(url)
server.token = server.ask(calls.join(code, "Guest")).token

for room in server.follow(code):
    if not room.mine:
        continue
    game = room.game
    state = greed.parse_position(game.position)
    choice = game.legal[0]
    if game.phase == "keep":
        choice = max(game.legal, key=len)
    elif game.phase == "decide" and state.points >= 350:
        choice = game.legal[-1]
    move = MoveRequest(move=choice, ply=game.ply, id=f"ply-{game.ply}")
    try:
        server.ask(calls.move(code, move))
    except Refused as refused:
        if refused.problem.code != "stale":
            raise

print("won" if room.you.seats[0] in room.game.winners else room.room.status)
