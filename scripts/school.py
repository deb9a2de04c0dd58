"""Write the cards and puzzles that come with Greed: `make cards`, `make puzzles`.

Names of sheets as arguments write those alone. Cards are searched where a match is exact in a
moment, and elsewhere compared on games of perfect play; a search goes on from the cards that are
there and stops by the clock, so that it may find better ones but none that are worse. Puzzles
follow from their seed.
"""

import sys
from pathlib import Path

import msgspec

import greed
from greed.coach.cards import find_cards
from greed.coach.judges import win_judge
from greed.coach.puzzles import mine, write_puzzles
from greed.core.sheet import sheet_hash
from greed.policies.card import saved_cards

SOURCE = Path(__file__).parents[1] / "src" / "greed"
CARDS = SOURCE / "policies" / "cards.json"
PUZZLES = SOURCE / "coach" / "data"
COUNT = 120


def cards(names: list[str]) -> None:
    """Search the cards of some presets, and keep those of the others."""
    held = {each["sheet"]: each for each in msgspec.json.decode(CARDS.read_bytes())}
    for name in names:
        sheet = greed.load(name)
        print(f"cards of {name} ...", flush=True)
        found = msgspec.to_builtins(find_cards(sheet, known=saved_cards(sheet)))
        held[name] = {"sheet": name, "hash": sheet_hash(sheet), "cards": found}
        save_cards(held)


def save_cards(held: dict[str, object]) -> None:
    """Write cards with a line for each sheet, in the order of their names."""
    lines = ",\n".join(msgspec.json.encode(held[name]).decode() for name in sorted(held))
    CARDS.write_text(f"[\n{lines}\n]\n", "utf-8")


def puzzles(names: list[str]) -> None:
    """Mine the puzzles of some presets."""
    PUZZLES.mkdir(exist_ok=True)
    for name in names:
        sheet = greed.load(name)
        print(f"puzzles of {name} ...", flush=True)
        found = mine(win_judge(sheet), sheet, COUNT)
        (PUZZLES / f"{name}.json").write_text(write_puzzles(found), "utf-8")


if __name__ == "__main__":
    {"cards": cards, "puzzles": puzzles}[sys.argv[1]](sys.argv[2:] or list(greed.presets()))
