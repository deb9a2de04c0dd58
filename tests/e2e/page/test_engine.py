"""The page's engine beside the core, on far more games than the tests of the page's code play."""

import json
import subprocess
import sys
from pathlib import Path

from greed.languages import available

ROOT = Path(__file__).parents[3]
PLIES = 1_000_000
HOUSE = 300


def compared(ui, kind: str, *arguments: str) -> dict[str, int]:
    """What the engine agreed on with what a module of `tests.support` wrote."""
    ui("packages")
    module = {
        "conformance": "engine_games",
        "judgements": "engine_judgements",
        "messages": "engine_messages",
    }[kind]
    written = [sys.executable, "-m", f"tests.support.{module}", *arguments]
    with subprocess.Popen(written, cwd=ROOT, stdout=subprocess.PIPE) as games:
        done = subprocess.run(
            [ROOT / "scripts" / "ui.sh", "conformance", kind],
            cwd=ROOT, stdin=games.stdout, capture_output=True, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert games.returncode == 0
    found: dict[str, int] = json.loads(done.stdout)
    return found


def test_the_engine_plays_a_million_plies_as_the_core_does(ui):
    found = compared(ui, "conformance", "--plies", str(PLIES), "--house", str(HOUSE))
    assert found["plies"] >= PLIES
    assert found["sheets"] >= HOUSE + 72
    assert found["reasons"] > PLIES
    assert found["changes"] > PLIES / 200


def test_the_engine_prices_and_plays_on_every_kind_of_sheet_as_python_does(ui):
    found = compared(ui, "judgements", "--positions", "60")
    assert found["prices"] > 300
    assert found["choices"] > 1500


def test_the_engine_prices_drawn_sheets_as_python_does(ui):
    found = compared(ui, "judgements", "--positions", "18", "--house", str(HOUSE))
    assert found["sheets"] > 0.4 * HOUSE
    assert found["refused"] < 0.1 * HOUSE
    assert found["off"] < 1e-8


def test_the_bots_of_the_page_play_drawn_sheets_as_those_of_python_do(ui):
    found = compared(ui, "judgements", "--points", "--positions", "30", "--house", str(HOUSE))
    assert found["choices"] > 100 * HOUSE
    assert found["off"] < 1e-8


def test_the_engine_knows_what_carryovers_are_worth(ui):
    found = compared(ui, "judgements", "--positions", "60", "--sheet", "koans+amish")
    assert found["positions"] >= 60
    assert found["off"] < 1e-3


def test_the_engine_prices_games_of_three_as_python_does(ui):
    sheets = ("koans", "koans+hsw", "kingdom-come")
    chosen = [word for name in sheets for word in ("--sheet", name)]
    found = compared(ui, "judgements", "--three", "--positions", "120", *chosen)
    assert found["positions"] >= 360
    assert found["prices"] > 300
    assert found["off"] < 2e-4


def test_the_page_solves_games_of_three_by_drawn_rules_as_python_does(ui):
    found = compared(ui, "judgements", "--three", "--positions", "12", "--house", str(HOUSE))
    assert found["sheets"] > 0.04 * HOUSE
    assert found["off"] < 2e-4


def test_the_page_solves_drawn_sheets_as_python_does(ui):
    found = compared(ui, "judgements", "--itself", "--positions", "12", "--house", str(HOUSE))
    assert found["sheets"] > 0.4 * HOUSE
    assert found["refused"] < 0.2 * HOUSE
    assert found["off"] < 1e-2  # as far apart as what either says of its own equations lets them


def test_the_engine_knows_bonus_turns_on_points_that_do_not_count(ui, tmp_path):
    sheet = tmp_path / "corner.toml"
    sheet.write_text("""
        title = "A bonus turn off the board"
        target = 100
        dice = { count = 2, faces = 3 }
        scoring = { singles = { 1 = 30, 2 = 10 } }
        turn = { hot_dice = "bonus_turn" }
        entry = { points = 50 }
        end = { endgame = "first_to_target" }
    """)
    for more in ([], ["--points"]):
        found = compared(ui, "judgements", "--positions", "40", "--sheet", str(sheet), *more)
        assert found["positions"] >= 40
        assert found["off"] < 1e-9


def test_the_page_and_fluent_itself_say_every_message_as_python_does(ui):
    found = compared(ui, "messages")
    assert found["languages"] == len(available())
    assert found["messages"] > 3000
