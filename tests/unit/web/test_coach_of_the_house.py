"""The coach of the house, in its own processes: what it solves, keeps, refuses and survives."""

import asyncio
import time

import pytest
from litestar.testing import TestClient
from tests.support.coached import PATIENCE, TWO, Server, against
from tests.support.slow_judge import TINY, SlowJudge
from tests.unit.web.conftest import unlimited

import greed
from greed.sheets import load
from greed.solver import is_saved
from greed.web.app import create_app
from greed.web.settings import Settings
from greed.web.workers.coach import Coach
from greed.web.workers.crew import Crew
from greed.web.workers.questions import Solve


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A server with the coach of the house, which has solved nothing yet."""
    monkeypatch.setenv("GREED_HOME", str(tmp_path / "home"))
    opened = []

    def opening(**given):
        settings = unlimited(database=str(tmp_path / "g.sqlite"), **given)
        opened.append(TestClient(create_app(settings)))
        return Server(opened[-1].__enter__())

    yield opening
    for client in opened:
        client.__exit__(None, None, None)


def test_points_are_told_until_a_sheet_is_solved_and_then_chances_to_win(house, tmp_path):
    server = house()
    path, token, game = server.decision(**{**TWO, "toml": TINY})
    first = server.advice(path, token, game)
    assert (first["measure"], first["solving"]) == ("points of the turn", True)
    assert "opponents" in first["note"]
    advice = server.patiently(lambda: server.advice(path, token, game))
    assert advice["measure"] == "win probability"
    sheet = greed.loads(TINY)
    state = greed.parse_position(game["position"], sheet)
    slow = SlowJudge(sheet)
    for each in advice["moves"]:
        after = greed.apply(state, greed.parse_move(each["move"]))
        assert each["worth"] == pytest.approx(slow.worth(after, state.seat), abs=1e-6)
    costs = [each["cost"] for each in advice["moves"]]
    assert costs == sorted(costs)
    assert costs[0] == 0
    assert len(list((tmp_path / "home" / "cache" / "solver").iterdir())) == 1


def test_a_sheet_that_takes_too_long_is_refused_with_the_reason_and_points_are_told(house):
    server = house(coach_seconds=1)
    path, token, game = server.decision(**TWO, sheet="classic(target=4500)+zilch")
    advice = server.patiently(lambda: server.advice(path, token, game))
    assert advice["measure"] == "points of the turn"
    assert advice["moves"]
    assert "takes more than 1 seconds" in advice["note"]


def test_a_sheet_without_an_exact_answer_says_so(house):
    server = house()
    seats = [{"name": name} for name in ("Ann", "Bob", "Cem")]
    toml = f"{TINY}[seats]\nmin = 3\n"
    path, token, game = server.decision(**{**TWO, "toml": toml, "seats": seats})
    advice = server.patiently(lambda: server.advice(path, token, game))
    assert advice["measure"] == "points of the turn"
    assert "these rules have no exact answer: it needs at least 3 seats" in advice["note"]


def test_among_three_the_chances_to_win_are_told_as_an_estimate(house):
    server = house()
    seats = [{"name": name} for name in ("Ann", "Bob", "Cem")]
    path, token, game = server.decision(**{**TWO, "seats": seats, "toml": TINY})
    advice = server.patiently(lambda: server.advice(path, token, game))
    assert advice["measure"] == "win probability"
    assert "estimate" in advice["note"]
    assert 0 < advice["moves"][0]["worth"] <= 1


@pytest.mark.parametrize("names", [("Ann", "Bob", "Cem"), ("Ann", "Bob", "Cem", "Dot", "Eve")])
def test_a_game_among_more_than_two_is_reviewed_as_an_estimate(house, names):
    server = house()
    seats = [{"name": name} for name in names]
    path, token, shown = server.room(**{**TWO, "toml": TINY, "seats": seats})
    shown = server.finished(path, token, shown)
    review = server.patiently(lambda: server.client.get(f"{path}/review").json())
    assert len(review["worth"]) == shown["game"]["ply"] + 1
    assert review["worth"][-1] == [
        float(seat in shown["game"]["winners"]) for seat in range(len(names))
    ]
    assert all(sum(worths) == pytest.approx(1, abs=0.1) for worths in review["worth"])
    assert "estimate" in review["note"]
    if len(names) > 4:
        assert review["balances"] == review["mistakes"] == []
        assert "only for up to 4" in review["note"]
        return
    assert len(review["balances"]) == len(names)
    for balance in review["balances"]:
        moved = balance["luck"] - balance["errors"] + balance["gifts"] + balance["drift"]
        assert balance["start"] + moved == pytest.approx(balance["end"], abs=1e-9)
    assert "drift" in review["note"]


def test_a_finished_game_is_reviewed_to_the_last_bit_of_luck(house):
    server = house()
    path, token, shown = server.room(**{**TWO, "toml": TINY})
    shown = server.finished(path, token, shown)
    review = server.patiently(lambda: server.client.get(f"{path}/review").json())
    assert len(review["worth"]) == shown["game"]["ply"] + 1
    assert review["worth"][-1] == [float(seat in shown["game"]["winners"]) for seat in (0, 1)]
    for balance in review["balances"]:
        moved = balance["luck"] - balance["errors"] + balance["gifts"]
        assert balance["start"] + moved == pytest.approx(balance["end"], abs=1e-9)


def test_the_bot_that_never_errs_plays_once_the_sheet_is_solved(house):
    server = house()
    path, _ = against(server, "optimal")
    review = server.patiently(lambda: server.client.get(f"{path}/review").json())
    assert review["balances"][1]["errors"] == pytest.approx(0, abs=1e-6)


def test_a_sheet_that_many_ask_for_is_solved_once_and_for_all(tmp_path, monkeypatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    begun = []
    ask = Crew.ask

    async def asked(crew, question, *client):
        if isinstance(question, Solve):
            begun.append(question)
        return await ask(crew, question, *client)

    monkeypatch.setattr(Crew, "ask", asked)
    state = greed.parse_position("tiny 0,0 1/1 decide 1 - 100 - - 2", greed.loads(TINY))

    async def asking():
        coach = Coach(Settings())
        try:
            first = await asyncio.gather(*(coach.advise(state, 2, ()) for _ in range(8)))
            assert {advice.measure for advice in first} == {"points of the turn"}
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*coach._solving.values())
            return await coach.advise(state, 2, ())
        finally:
            await coach.close()

    assert asyncio.run(asking()).measure == "win probability"
    assert len(begun) == 1

    async def asking_anew():
        coach = Coach(Settings())
        try:
            return await coach.advise(state, 2, ())
        finally:
            await coach.close()

    assert asyncio.run(asking_anew()).measure == "win probability"
    assert len(begun) == 1


def test_a_coach_that_breaks_over_a_question_answers_the_next_one(tmp_path, monkeypatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    sheet = greed.loads(TINY)
    state = greed.parse_position("tiny 0,0 1/1 decide 1 - 100 - - 2", sheet)

    async def asking():
        coach = Coach(Settings())
        try:
            await coach.advise(state, 2, ())
            (process,) = coach._thinking._all
            assert process._running is not None
            process._running.kill()
            broken = await coach.advise(state, 2, ())
            return broken, await coach.advise(state, 2, ())
        finally:
            await coach.close()

    broken, after = asyncio.run(asking())
    assert after.measure
    assert broken.measure or broken.note.startswith("the coach")


def test_why_a_coach_ended_is_in_the_log_and_nowhere_else(tmp_path, monkeypatch, caplog):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    (tmp_path / "wasmtime.py").write_text("raise RuntimeError('no place for compiled code')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("GREED_KERNEL", "wasm")
    sheet = greed.loads(TINY)
    state = greed.parse_position("tiny 0,0 1/1 decide 1 - 100 - - 2", sheet)

    async def asking():
        coach = Coach(Settings())
        try:
            return await coach.advise(state, 2, ())
        finally:
            await coach.close()

    told = asyncio.run(asking())
    assert told.note == "the coach gave no answer"
    assert "RuntimeError: no place for compiled code" in caplog.text


def test_a_room_of_three_becomes_exact(tmp_path, monkeypatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    seats = [{"name": name} for name in ("Ann", "Bob", "Cem")]
    with TestClient(create_app(unlimited(database=str(tmp_path / "g.sqlite")))) as client:
        server = Server(client)
        path, token, game = server.decision(**{**TWO, "sheet": "koans", "seats": seats})
        advice = server.advice(path, token, game)
        assert advice["estimated"]
        assert "estimates" in advice["note"]
        last = time.monotonic() + PATIENCE
        while not is_saved(load("koans"), 3):
            assert time.monotonic() < last
            time.sleep(0.3)
        path, token, game = server.decision(**{**TWO, "sheet": "koans", "seats": seats})
        advice = server.advice(path, token, game)
        assert not advice["estimated"]
        assert advice["note"] == ""
