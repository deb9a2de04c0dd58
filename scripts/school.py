"""Write the cards and puzzles that come with Greed: `make cards`, `make puzzles`.

Names of sheets as arguments write those alone: `make cards ARGS=koans`. Nothing depends on the
clock, and all chance follows from a seed: the same run writes the same files. What is finished is
saved sheet by sheet, so that an interrupted run can go on with the names that are left.
"""

import argparse
from pathlib import Path

import msgspec
from scripts.card_search import GAMES, find_cards, measured_loss

import greed
from greed.coach.judges import win_judge
from greed.coach.puzzles import write_puzzles
from greed.coach.sources import mine
from greed.core.identity import sheet_hash
from greed.policies import policy

ROOT = Path(__file__).parents[1]
CARDS = ROOT / "src" / "greed" / "policies" / "cards.json"
PUZZLES = ROOT / "src" / "greed" / "coach" / "data"
COUNT = 300

NOT_EXACT = {
    "zilch-online": "fines without a floor: the match solver doesn't follow scores below 0",
    "ten-dice": "an exact match takes about ten minutes",
}
"""Sheets whose cards are all measured in games, and why."""
MORE_GAMES = {"ten-dice": 500}
"""Sheets of which fewer games leave too much to luck: how many are sampled at a time."""
RIVAL = "maximiser"
"""The policy that cards are compared with: nobody can do in their head what it does."""
RIVAL_GAMES = 1200
"""In how many games it is measured where there is no exact match."""


def cards(names: list[str]) -> None:
    """Search the cards of some presets, and keep those of the others."""
    shipped = {saved["sheet"]: saved for saved in msgspec.json.decode(CARDS.read_bytes())}
    for name in names:
        sheet = greed.load(name)
        print(f"cards of {name} ...", flush=True)
        exact = name not in NOT_EXACT
        best = msgspec.to_builtins(
            find_cards(sheet, games=MORE_GAMES.get(name, GAMES), measure=exact)
        )
        shipped[name] = {"sheet": name, "hash": sheet_hash(sheet), "cards": best}
        save_cards(shipped)
        loss, error = measured_loss(sheet, policy(RIVAL), games=RIVAL_GAMES, measure=exact)
        shipped[name]["rival"] = {"policy": RIVAL, "loss": loss, "error": error}
        save_cards(shipped)


def save_cards(cards: dict[str, dict[str, object]]) -> None:
    """Write cards with a line for each sheet, in the order of their names."""
    lines = ",\n".join(msgspec.json.encode(cards[name]).decode() for name in sorted(cards))
    CARDS.write_text(f"[\n{lines}\n]\n", "utf-8")


def puzzles(names: list[str]) -> None:
    """Mine the puzzles of some presets."""
    PUZZLES.mkdir(exist_ok=True)
    for name in names:
        sheet = greed.load(name)
        print(f"puzzles of {name} ...", flush=True)
        judge = win_judge(sheet)
        (PUZZLES / f"{name}.json").write_text(write_puzzles(mine(judge, sheet, COUNT)), "utf-8")


def main(arguments: list[str] | None = None) -> None:
    """Write what the arguments name."""
    parser = argparse.ArgumentParser(description="Write what comes with Greed for its sheets.")
    parser.add_argument("what", choices=("cards", "puzzles"))
    parser.add_argument("sheet", nargs="*", help="a preset; without one, all of them (an hour)")
    given = parser.parse_args(arguments)
    names = given.sheet or list(greed.presets())
    for name in names:
        if name not in greed.presets():
            parser.error(f"{name} isn't a preset: its file belongs into src/greed/sheets/")
    {"cards": cards, "puzzles": puzzles}[given.what](names)


if __name__ == "__main__":
    main()
