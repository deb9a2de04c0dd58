"""Logs of games without end: to take back, to load and to read them takes only what is new."""

import sys
from typing import Any

import pytest
from tests.attacks.conftest import bearer
from tests.support.line import Line

from greed.core import game
from greed.room import draft
from greed.web.records import PAGE

REAL = {"sheet": "koans", "dice": "real", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
BUSTS = ["throw 2 3 4 6 6"] * 60


@pytest.fixture
def pad(made):
    """A score pad for real dice."""
    return made(**REAL)


def typed(client, path, token, *moves):
    """Make moves one after the other; return how the game stands then."""
    code = path.rpartition("/")[2]
    with Line(client, code, token) as line:
        for ply, move in enumerate(moves, line.view["game"]["ply"]):
            done = line.ask(do="move", move=move, ply=ply)
            assert done["type"] == "done", done
    return client.get(path).json()["game"]


@pytest.fixture
def thrown(monkeypatch):
    """Counts the throws that tables take in."""
    seen = []
    throw = game.throw

    def counted(state, dice):
        seen.append(dice)
        return throw(state, dice)

    monkeypatch.setattr(sys.modules["greed.room.fold"], "throw", counted)
    return seen


def test_an_undo_takes_back_one_event_and_plays_none_again(client, pad, thrown):
    path, token, _ = pad
    before = typed(client, path, token, *BUSTS)
    typed(client, path, token, "throw 2 3 4 6 6")
    thrown.clear()
    after = typed(client, path, token, "undo")
    assert not thrown
    assert _but_the_ply(after) == _but_the_ply(before)


def test_everything_can_be_taken_back_to_the_beginning(client, pad):
    path, token, shown = pad
    typed(client, path, token, "throw 1 1 1 5 2", "keep 1 1 1 5", "bank", *BUSTS[:5])
    back = typed(client, path, token, *["undo"] * 8)
    assert _but_the_ply(back) == _but_the_ply(shown["game"])


def _but_the_ply(shown):
    return {key: value for key, value in shown.items() if key not in ("ply", "position")}


def test_whoever_was_away_for_long_sees_the_room_and_the_latest_news(client, pad):
    path, token, shown = pad
    typed(client, path, token, *BUSTS * 3)
    seen = client.get(path, params={"since": shown["seq"]}).json()
    seqs = [news["seq"] for news in seen["news"]]
    assert shown["seq"] < seen["since"] == seqs[0] - 1
    assert seqs == list(range(seqs[0], seen["seq"] + 1))


def test_a_game_ends_even_where_its_log_is_full(client, pad, monkeypatch):
    path, token, _ = pad
    typed(client, path, token, *BUSTS[:3])
    monkeypatch.setattr(draft, "STEPS", 3)
    asked = {"do": "move", "move": BUSTS[0], "ply": 3}
    refused = client.post(path, json=asked, headers=bearer(token)).json()
    assert refused["code"] == "too_large"
    assert client.post(path, json={"do": "abandon"}, headers=bearer(token)).is_success


# -- as the page of today reads them


def test_a_long_log_is_told_page_by_page_and_nothing_is_missing(client, pad):
    path, token, _ = pad
    typed(client, path, token, *BUSTS * 5)
    told, since, pages = [], 0, 0
    while True:
        page = client.get(path, params={"since": since, "as": "log"}).json()
        assert len(page["log"]) <= 2 * PAGE
        told += page["log"]
        pages += 1
        since = told[-1]["seq"]
        if since == page["seq"]:
            break
    assert [step["seq"] for step in told] == list(range(1, page["seq"] + 1))
    assert pages > 1


def test_a_socket_is_told_a_long_log_before_its_snapshot(client, pad):
    path, token, _ = pad
    typed(client, path, token, *BUSTS * 5)
    hello: dict[str, Any] = {"as": "log", "since": 0}
    with Line(client, path.rpartition("/")[2], **hello) as line:
        steps = []
        while (message := line.hear())["type"] == "earlier":
            steps += message["steps"]
        shown = message["snapshot"]
    steps += shown["log"]
    assert [step["seq"] for step in steps] == list(range(1, shown["seq"] + 1))


def test_a_page_that_was_told_is_told_again_without_work_and_the_next_with_little(
    client, pad, thrown
):
    path, token, _ = pad
    typed(client, path, token, *BUSTS * 6)
    first = client.get(path, params={"since": 0, "as": "log"}).json()["log"]
    thrown.clear()
    assert client.get(path, params={"since": 0, "as": "log"}).json()["log"] == first
    assert not thrown
    client.get(path, params={"since": PAGE, "as": "log"})
    assert len(thrown) <= PAGE
