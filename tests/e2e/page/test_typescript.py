"""What of the page can be tested without a browser, and dice in two languages."""

import json
import random

import msgspec
from greed.fair.protocol1 import ProvableDice, commitment
from tests.support.dice_games import as_data, games
from tests.support.local_games import lines

import greed

GAMES = 10_000
SESSIONS = 100
SHEETS = ("official", "basic", "koans", "ten-dice", "classic+amish+zilch", "zilch-online+hsw")


def test_the_tests_of_the_pages_own_code_pass(ui):
    assert "passed" in ui("test")


def test_both_implementations_of_fair_dice_agree_on_ten_thousand_random_games(
    ui, tmp_path, monkeypatch
):
    lots = random.Random(20_260)
    words = ["", "red", "a b", "é", "🎲", "0" * 64]
    found = []
    for number in range(GAMES):
        secret, game = lots.randbytes(32), f"game {number}"
        seeds = [lots.choice(words) for _ in range(lots.randint(2, 12))]
        index, dice, faces = lots.randint(1, 2**40), lots.randint(1, 12), lots.randint(2, 9)
        sheet = lots.randbytes(32).hex()
        found.append(
            {
                "secret": secret.hex(), "game": game, "seeds": seeds, "number": index,
                "dice": dice, "faces": faces, "chain": [], "sheet": sheet, "seats": len(seeds),
                "commitment": commitment(secret, game, sheet, len(seeds)),
                "fallen": ProvableDice(secret, game, seeds).throw(index, dice, faces),
            }
        )  # fmt: skip
    path = tmp_path / "games.json"
    path.write_text(json.dumps(found), "utf-8")
    monkeypatch.setenv("GREED_GAMES", str(path))
    assert "1 passed" in ui("test", "tests/random.test.ts")


def test_both_implementations_judge_random_games_of_signed_statements_alike(
    ui, tmp_path, monkeypatch
):
    path = tmp_path / "sessions.jsonl"
    lines = (json.dumps(as_data(game)) for game in games(SESSIONS, seed=7))
    path.write_text("\n".join(lines), "utf-8")
    monkeypatch.setenv("GREED_SESSIONS", str(path))
    assert "1 passed" in ui("test", "tests/random.test.ts")


def test_a_game_on_this_device_is_told_shown_and_recorded_as_a_server_does_it(
    ui, tmp_path, monkeypatch
):
    path = tmp_path / "games.jsonl"
    sheets = [greed.load(name) for name in SHEETS]
    told = (line for seed, sheet in enumerate(sheets) for line in lines(sheet, seed))
    path.write_bytes(b"\n".join(map(msgspec.json.encode, told)))
    monkeypatch.setenv("GREED_LOCAL_GAMES", str(path))
    assert "passed" in ui("test", "tests/local.test.ts")
