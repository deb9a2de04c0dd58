"""The coach: asked only where a room allows it, and never in the way of a game."""

import asyncio
import time

import pytest
from litestar.testing import TestClient
from tests.support.slow_judge import TINY, SlowJudge
from tests.unit.web.conftest import ANN_AND_BOLD, unlimited

import greed
from greed.packs import kept_three, three_path
from greed.sheets import load
from greed.web.app import create_app
from greed.web.refusal import Refusal
from greed.web.settings import Settings
from greed.web.workers.coach import HouseCoach
from greed.web.workers.crew import Crew
from greed.web.workers.questions import Solve
from greed.wire import Advice, Advised, Balance, Reviewed

COACHED = {**ANN_AND_BOLD, "coach": True}
TWO = {"seats": [{"name": "Ann"}, {"name": "Bob"}], "start": True, "first": 0, "coach": True}
PATIENCE = 300


class Parrot:
    """A coach that says the same to everybody, and counts."""

    def __init__(self):
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

    async def three(self, sheet):
        raise Refusal("too_large", f"no parrot works {sheet.name} out")

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


@pytest.fixture
def parrot():
    return Parrot()


@pytest.fixture
def server(tmp_path, parrot):
    """A server whose coach is a parrot."""
    settings = unlimited(database=str(tmp_path / "g.sqlite"))
    with TestClient(create_app(settings, parrot)) as client:
        yield Server(client)


def test_the_coach_weighs_every_legal_move_of_the_present_position(server, parrot):
    path, token, game = server.decision(**TWO)
    advice = server.advice(path, token, game)
    assert {each["move"] for each in advice["moves"]} == set(game["legal"])
    assert parrot.advised == [(game["position"], ("Ann", "Bob"))]


def test_the_coach_thinks_once_about_a_position_however_often_it_is_asked(server, parrot):
    path, token, game = server.decision(**TWO)
    assert server.advice(path, token, game) == server.advice(path, token, game)
    assert len(parrot.advised) == 1


@pytest.mark.parametrize("there", [True, False])
def test_no_coach_answers_in_a_room_that_does_not_allow_it(tmp_path, there):
    settings = unlimited(database=str(tmp_path / "g.sqlite"), coach=False)
    with TestClient(create_app(settings, Parrot() if there else None)) as client:
        server = Server(client)
        assert client.get("/api").json()["coach"] is there
        path, token, game = server.decision(**{**TWO, "coach": not there})
        status, problem = server.post(f"{path}/advice", {"ply": game["ply"]}, token)
        assert (status, problem["code"]) == (409, "wrong_phase")
        assert "coach" in problem["message"]


def test_the_coach_says_nothing_about_a_position_that_is_past(server):
    path, token, game = server.decision(**TWO)
    status, problem = server.post(f"{path}/advice", {"ply": game["ply"] - 1}, token)
    assert (status, problem["code"]) == (409, "stale")


def test_there_is_nothing_to_say_before_a_throw(server):
    path, token, shown = server.room(**TWO)
    status, problem = server.post(f"{path}/advice", {"ply": shown["game"]["ply"]}, token)
    assert (status, problem["message"]) == (409, "there is nothing to decide now")


def test_whoever_only_watches_is_not_advised(server):
    path, token, game = server.decision(**TWO)
    watch = server.client.get(path).json()["room"]["watch"]
    for there, shown in ((f"/api/rooms/{watch}", token), (path, None)):
        status, problem = server.post(f"{there}/advice", {"ply": game["ply"]}, shown)
        assert (status, problem["code"]) in {(403, "read_only"), (401, "no_token")}


def test_a_game_is_reviewed_when_it_is_over_and_not_before(server, parrot):
    path, token, shown = server.room(**TWO, sheet="koans(target=500)")
    assert server.client.get(f"{path}/review").json()["code"] == "wrong_phase"
    while shown["game"]["phase"] != "over":
        game = shown["game"]
        asked = {"move": game["legal"][-1], "ply": game["ply"]}
        shown = server.post(f"{path}/moves", asked, token)[1]["snapshot"]
    reviews = [server.client.get(f"{path}/review").json() for _ in range(2)]
    assert reviews[0] == reviews[1]
    assert reviews[0]["worth"] == [[0.5, 0.5]]
    assert [record.seats for record in parrot.reviewed] == [("Ann", "Bob")]


# -- the coach of the house, in its own processes


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
    assert len(list((tmp_path / "home" / "cache" / "exact").glob("race-*.solved"))) == 1


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
    while shown["game"]["phase"] != "over":
        game = shown["game"]
        asked = {"move": game["legal"][-1], "ply": game["ply"]}
        shown = server.post(f"{path}/moves", asked, token)[1]["snapshot"]
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
    while shown["game"]["phase"] != "over":
        game = shown["game"]
        asked = {"move": game["legal"][-1], "ply": game["ply"]}
        shown = server.post(f"{path}/moves", asked, token)[1]["snapshot"]
    review = server.patiently(lambda: server.client.get(f"{path}/review").json())
    assert len(review["worth"]) == shown["game"]["ply"] + 1
    assert review["worth"][-1] == [float(seat in shown["game"]["winners"]) for seat in (0, 1)]
    for balance in review["balances"]:
        moved = balance["luck"] - balance["errors"] + balance["gifts"]
        assert balance["start"] + moved == pytest.approx(balance["end"], abs=1e-9)


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


def test_the_bot_that_never_errs_plays_once_the_sheet_is_solved(house):
    server = house()
    path, _ = against(server, "optimal")
    review = server.patiently(lambda: server.client.get(f"{path}/review").json())
    assert review["balances"][1]["errors"] == pytest.approx(0, abs=1e-6)


def test_a_bot_that_cannot_think_is_stood_in_for(server):
    moved: set[str] = set()
    while not moved:  # until the first turn of the other seat does not win the game
        path, shown = against(server, "optimal")
        assert shown["game"]["winners"]
        log = server.client.get(path, params={"since": 0}).json()["log"]
        moved = {
            e["by"] for step in log for e in step["entries"] if e.get("seat") == 1 and "by" in e
        }
    assert "bot" in moved


def test_a_server_without_a_coach_offers_no_bot_that_has_to_think(tmp_path):
    settings = unlimited(database=str(tmp_path / "g.sqlite"), coach=False)
    with TestClient(create_app(settings)) as client:
        asked = {"seats": [{"name": "Ann"}, {"bot": "optimal"}]}
        status, problem = Server(client).post("/api/rooms", asked)
        assert (status, problem["code"]) == (422, "bad_bot")
        assert "optimal" not in {bot["name"] for bot in client.get("/api/bots").json()}


def test_a_sheet_that_many_ask_for_is_solved_once_and_for_all(tmp_path, monkeypatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    begun = []
    ask = Crew.ask

    async def asked(crew, question):
        if isinstance(question, Solve):
            begun.append(question)
        return await ask(crew, question)

    monkeypatch.setattr(Crew, "ask", asked)
    state = greed.parse_position("tiny 0,0 1/1 decide 1 - 100 - - 2", greed.loads(TINY))

    async def asking():
        coach = HouseCoach(Settings())
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
        coach = HouseCoach(Settings())
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
        coach = HouseCoach(Settings())
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
    (tmp_path / "numba.py").write_text("raise RuntimeError('no place for compiled code')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    sheet = greed.loads(TINY)
    state = greed.parse_position("tiny 0,0 1/1 decide 1 - 100 - - 2", sheet)

    async def asking():
        coach = HouseCoach(Settings())
        try:
            return await coach.advise(state, 2, ())
        finally:
            await coach.close()

    told = asyncio.run(asking())
    assert told.note == "the coach gave no answer"
    assert "RuntimeError: no place for compiled code" in caplog.text


def test_a_room_of_three_becomes_exact_and_its_file_is_there_for_pages(tmp_path, monkeypatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path / "kept"))
    seats = [{"name": name} for name in ("Ann", "Bob", "Cem")]
    with TestClient(create_app(unlimited(database=str(tmp_path / "g.sqlite")))) as client:
        assert client.get("/values/index.json").json()["koans.three"] == 0
        server = Server(client)
        path, token, game = server.decision(**{**TWO, "sheet": "koans", "seats": seats})
        advice = server.advice(path, token, game)
        assert advice["estimated"]
        assert "estimates" in advice["note"]
        last = time.monotonic() + PATIENCE
        while (answer := client.get("/values/koans.three.values")).status_code == 202:
            assert time.monotonic() < last
            time.sleep(0.3)
        assert answer.content == kept_three(load("koans")).read_bytes()
        path, token, game = server.decision(**{**TWO, "sheet": "koans", "seats": seats})
        advice = server.patiently(lambda: server.advice(path, token, game))
        assert not advice["estimated"]
        assert advice["note"] == ""


def test_a_coach_that_works_no_values_out_says_why(server):
    answer = server.client.get("/values/koans.three.values")
    assert answer.json()["message"] == "no parrot works koans out"


def test_values_that_are_kept_are_served_at_once(tmp_path, monkeypatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    path = three_path(load("koans"))
    path.parent.mkdir(parents=True)
    path.write_bytes(b"as they are")
    with TestClient(create_app(unlimited(database=str(tmp_path / "g.sqlite")))) as client:
        assert client.get("/values/koans.three.values").content == b"as they are"
        for nothing in ("koans.values", "official.values", "nobody.three.values", "koans.three"):
            assert client.get(f"/values/{nothing}").status_code == 404
