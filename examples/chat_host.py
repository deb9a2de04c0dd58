"""A table in forty lines: everybody types into one chat, bots answer by themselves.

    python examples/chat_host.py --players Ann,Bob,bot:bold

A line is `NAME: what they do`, as chats show it: `Ann: roll`, `Ann: keep 1 1 5`, `Ann: bank`.
`save` writes the game to a file, `show` tells how it stands. The same loop serves Discord, Matrix
or a notebook: hand `say` the text of a message, and send what it returns.
"""

import argparse
import sys

import greed


def say(game, line):
    """Return what the table answers to a line of the chat."""
    name, _, text = (part.strip() for part in line.partition(":"))
    if name == "show":
        return [str(game)]
    if name == "save":
        game.save("table.jsonl")
        return ["saved as table.jsonl"]
    if name != game.player:
        return [f"It's {game.player}'s turn."]
    try:
        told = [str(happened) for happened in game.play(text)]
    except greed.GreedError as error:
        return [str(error)]
    return [*told, str(game)]


def main():
    """Play until the game is over."""
    parser = argparse.ArgumentParser(description="Host a game in a chat.")
    parser.add_argument("--players", default="Ann,Bob,bot:bold")
    parser.add_argument("--sheet", default="koans")
    parser.add_argument("--dice", default="system")
    options = parser.parse_args()
    game = greed.Game(options.sheet, options.players.split(","), dice=options.dice)
    print(*game.let_bots_play(), game, sep="\n")
    for line in sys.stdin:
        print(*say(game, line), sep="\n", flush=True)
        if game.over:
            return


if __name__ == "__main__":
    main()
