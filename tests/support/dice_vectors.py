"""Writes tests/golden/dice_vectors.json: short games that every twin must follow.

Each has `start`, `faces`, `digest` (D of docs/fair-dice.md), `statements` as
`[by, body, signature]`, `happened` as `[number of the statement, what]`, and what can be asked of a
session `at_end`. `tried` are statements tried after the first `after` others, `[after, by, body,
signature, good]`: refused unless they are good.

Run it again only with a new version of docs/fair-dice.md.
"""

import json
from pathlib import Path

from tests.support.dice_games import RandomGame, as_data

WHERE = Path(__file__).parents[1] / "golden" / "dice_vectors.json"
MOST = 180_000


def main():
    """Take the shortest game for everything that can be said or happen, then fill up."""
    games = []
    for seed in range(100_000, 101_000):
        game = RandomGame(seed, most=45)
        data = as_data(game)
        del data["record"]
        said = {f"{body.split(' ')[0]} {by == 'server'}" for by, body, _ in game.table.log}
        happened = {type(happening).__name__ for some in game.table.happened for happening in some}
        games.append((json.dumps(data, separators=(",", ":")), said | happened))
    chosen = {
        min((line for line, shown in games if what in shown), key=len)
        for what in set().union(*(shown for _, shown in games))
    }
    for line, _ in games:
        if sum(map(len, chosen)) + len(line) < MOST:
            chosen.add(line)
    WHERE.write_text("[\n" + ",\n".join(sorted(chosen, key=len)) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
