"""Files that version 0.1.0 wrote, as of November 2026: each still loads and still says the same.

Nothing here is ever written again. A format that changes gets a number, and its old files stay.
"""

import asyncio
import json
import shutil
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.unit.cli.program import Program
from tests.unit.web.conftest import unlimited

import greed
from greed.fair.verify import verify
from greed.store import Listed, Step, Store, Touch
from greed.web.app import create_app

OLD = Path(__file__).parent / "old"
ROOMS = json.loads((OLD / "rooms.json").read_text())


@pytest.fixture
def program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Program:
    """The program, with a home of its own."""
    return Program(tmp_path, capsys, monkeypatch)


@pytest.mark.parametrize("name", ["finished.jsonl", "unfinished.jsonl"])
def test_a_game_saved_by_the_terminal_is_shown_again(program: Program, name: str):
    answer = program("replay", str(OLD / name))
    assert answer.code == 0, answer.err


def test_an_unfinished_game_goes_on_where_it_was(tmp_path: Path, program: Program):
    saved = tmp_path / "games" / "2026-11-22-031447-official.jsonl"
    saved.parent.mkdir()
    shutil.copy(OLD / "unfinished.jsonl", saved)
    answer = program("play", "--resume", typed="s\nq\n")
    assert answer.code == 0, answer.err
    assert "Bob" in answer.out


def test_the_text_of_a_record_is_the_record():
    text = (OLD / "game.txt").read_text()
    assert greed.to_text(greed.from_text(text)) == text


def test_every_position_of_it_is_read_and_written_alike():
    for line in (OLD / "positions.txt").read_text().splitlines():
        assert greed.position(greed.parse_position(line)) == line


@pytest.mark.parametrize("name", ["fair", "strict"])
def test_a_record_with_verifiable_dice_is_verified(name: str):
    record = greed.from_jsonl((OLD / f"{name}.jsonl").read_text())
    assert verify(record).code == 0


def test_a_tournament_is_finished_as_its_journal_says(tmp_path: Path, program: Program):
    journal = shutil.copy(OLD / "arena.journal", tmp_path)
    words = ["--bots", "bold,cautious", "--sheet", "koans", "--games", "20", "--seed", "old"]
    words += ["--records", str(tmp_path / "records")]
    answer = program("arena", *words, "--journal", str(journal), "--workers", "1")
    assert answer.code == 0, answer.err
    assert "65.0%, 35.0%" in answer.out
    assert Path(journal).read_bytes() == (OLD / "arena.journal").read_bytes()


def test_a_study_is_told_again_under_the_names_of_its_journal(tmp_path: Path, program: Program):
    journal = shutil.copy(OLD / "study.journal", tmp_path)
    measures = "first-player-edge,optimal-vs-turn-optimal,bold-vs-random"
    answer = program(
        "study", "koans", "--vary", "target=500,1000", "--measure", measures, "--games", "2000",
        "--core-games", "20", "--journal", str(journal), "--json",
    )  # fmt: skip
    assert answer.code == 0, answer.err
    rows, known = json.loads(answer.out)["rows"], json.loads((OLD / "study.json").read_text())
    figures = [[value for value in row.values() if isinstance(value, float)] for row in rows]
    assert figures == [
        [value for value in row.values() if isinstance(value, float)] for row in known["rows"]
    ]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    """A client of a server that has the old rooms."""
    path = shutil.copy(OLD / "rooms.sqlite", tmp_path_factory.mktemp("old"))
    with TestClient(create_app(unlimited(database=str(path)))) as client:
        yield client


@pytest.mark.parametrize("name", ROOMS)
def test_a_room_is_as_it_was(server: TestClient[Litestar], name: str):
    shown = server.get(f"/api/rooms/{ROOMS[name]['code']}").json()
    assert shown["room"]["status"] == ROOMS[name]["status"]
    assert shown["game"]["ply"] == ROOMS[name]["ply"]


@pytest.mark.parametrize("name", ["fair-over", "strict-over"])
def test_the_game_of_a_room_is_verified(server: TestClient[Litestar], name: str):
    text = server.get(f"/api/rooms/{ROOMS[name]['code']}/record").text
    assert verify(greed.from_jsonl(text)).code == 0


def test_an_old_database_gets_a_lobby_and_ratings_and_keeps_its_rooms(tmp_path: Path):
    path = shutil.copy(OLD / "rooms.sqlite", tmp_path)

    async def looked() -> tuple[object, ...]:
        async with Store(str(path)) as store:
            room = await store.find(next(iter(ROOMS.values()))["code"])
            assert room is not None
            touch = Touch(
                status="over",
                deadline=None,
                touched=2.0,
                listed=Listed(b"{}", 1.0, 9.0),
                rates=True,
            )
            last = (await store.steps(room.id))[-1].seq
            assert await store.append(room.id, Step(last + 1, 2.0, b"[]"), touch)
            shown = await store.lobby.shown(5.0, 10)
            return shown == [(room.id, b"{}")], await store.ratings.waiting("due", 9) == [room.id]

    assert asyncio.run(looked()) == (True, True)
