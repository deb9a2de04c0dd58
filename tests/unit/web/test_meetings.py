"""The meeting point: it holds an offer and its answer for a while, and refuses everything else."""

import sys

import pytest
from tests.support.asgi import server

from greed.room import Refusal
from greed.web import meetings
from greed.web.meetings import MeetingAnswer, MeetingRequest, Meetings

NAME, KEY, OTHER = "a" * 32, "b" * 32, "c" * 32
SEAL = "." + "0" * 32
OFFER, ANSWER = "o" * 150 + SEAL, "a" * 150 + SEAL


@pytest.fixture
def client(tmp_path):
    with server(database=str(tmp_path / "g.sqlite"), rate=0) as client:
        yield client


def offered(name=NAME, key=KEY, offer=OFFER):
    return {"name": name, "key": key, "offer": offer}


def refusal(call, *given):
    with pytest.raises(Refusal) as refused:
        call(*given)
    return refused.value.problem.code


@pytest.fixture
def clock():
    return [0.0]


@pytest.fixture
def point(clock):
    return Meetings(lambda: clock[0])


def test_the_first_answer_reaches_the_phone_that_offered_and_the_next_offer_replaces_both(client):
    assert client.post("/api/meetings", json=offered()).json()["number"] == 1
    path = f"/api/meetings/{NAME}"
    assert client.get(path).json() == {"number": 1, "offer": OFFER, "answer": None}
    assert client.post(path, json={"number": 1, "answer": ANSWER}).status_code == 200
    assert client.get(path).json()["answer"] == ANSWER
    assert client.post("/api/meetings", json=offered()).json()["number"] == 2
    assert client.get(path).json()["answer"] is None


def test_nobody_replaces_an_answer_or_answers_an_offer_that_is_gone(point):
    point.offer("Ann", MeetingRequest(**offered()))
    point.answer(NAME, MeetingAnswer(number=1, answer=ANSWER))
    mine = MeetingAnswer(number=1, answer="z" * 150 + SEAL)
    assert refusal(point.answer, NAME, mine) == "stale"
    assert point.look(NAME).answer == ANSWER
    point.offer("Ann", MeetingRequest(**offered()))
    assert refusal(point.answer, NAME, mine) == "stale"
    assert point.look(NAME).answer is None


def test_only_the_phone_that_opened_a_meeting_offers_again(point):
    point.offer("Ann", MeetingRequest(**offered()))
    theirs = MeetingRequest(**offered(key=OTHER, offer="z" * 150 + SEAL))
    assert refusal(point.offer, "Mallory", theirs) == "wrong_token"
    assert point.look(NAME).offer == OFFER


def test_a_meeting_is_over_after_ten_minutes_without_an_offer(point, clock):
    point.offer("Ann", MeetingRequest(**offered()))
    clock[0] = meetings.LIFE - 1
    point.offer("Ann", MeetingRequest(**offered()))
    clock[0] += meetings.LIFE - 1
    assert point.look(NAME).number == 2
    clock[0] += 1
    assert refusal(point.look, NAME) == "no_such_room"


def test_one_address_can_neither_fill_the_point_nor_can_many_make_it_grow(point, clock):
    names = iter(f"{n:032x}" for n in range(meetings.MOST + 100))
    for _ in range(meetings.MOST_OF_ONE):
        point.offer("Mallory", MeetingRequest(**offered(next(names))))
    assert refusal(point.offer, "Mallory", MeetingRequest(**offered(next(names)))) == "too_fast"
    for n in range(meetings.MOST - meetings.MOST_OF_ONE):
        point.offer(f"bot {n}", MeetingRequest(**offered(next(names))))
    assert refusal(point.offer, "Ann", MeetingRequest(**offered(next(names)))) == "too_many"
    assert sum(map(sys.getsizeof, (OFFER, ANSWER))) * meetings.MOST < 1_000_000
    clock[0] = meetings.LIFE
    assert point.offer("Ann", MeetingRequest(**offered())).number == 1


@pytest.mark.parametrize(
    "bent",
    [
        {"offer": "o" * 701 + SEAL},
        {"offer": "o" * 59 + SEAL},
        {"offer": "o" * 150},
        {"offer": f"{'o' * 149}<{SEAL}"},
        {"offer": f"{'ö' * 150}{SEAL}"},
        {"offer": ["o" * 150]},
        {"name": "../" + "a" * 29},
        {"name": "A" * 32},
        {"key": ""},
        {"more": "a text to keep"},
    ],
)
def test_it_keeps_nothing_but_what_phones_say_of_themselves(client, bent):
    answer = client.post("/api/meetings", json={**offered("d" * 32), **bent})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert client.get("/api/meetings/" + "d" * 32).status_code == 404


def test_a_long_body_is_refused_before_it_is_read(client):
    answer = client.post("/api/meetings", json=offered(offer="o" * 40_000 + SEAL))
    assert answer.json()["code"] == "too_large"


def test_a_page_from_elsewhere_meets_here_only_if_the_operator_allows_it(tmp_path):
    database = str(tmp_path / "g.sqlite")
    with server(database=database, origins=("https://ann.example",)) as client:
        for origin, status in ("https://ann.example", 200), ("https://mallory.example", 403):
            said = client.post("/api/meetings", json=offered(), headers={"origin": origin})
            assert said.status_code == status


def test_guessing_names_is_as_slow_as_any_other_request(tmp_path):
    with server(database=str(tmp_path / "g.sqlite"), rate=1, burst=5) as client:
        codes = [client.get(f"/api/meetings/{n:032x}").json()["code"] for n in range(10)]
    assert codes[:5] == ["no_such_room"] * 5
    assert codes[-1] == "too_fast"
