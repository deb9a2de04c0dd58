"""Logs that somebody wants to grow for ever: a game stays one that can be verified and shown."""

import pytest
from tests.attacks.test_rooms_dice import sitting

import greed
from greed.fair._replay import MOST_STATEMENTS
from greed.fair.verify import verify
from greed.web.rooms import draft


@pytest.fixture
def game(client):
    """A game of two whose next throw is asked for by nobody yet."""
    game = sitting(client, first=1)
    game.start()
    return game


def afresh(game, phone):
    """Let a phone go on with another key: a device may, at any time."""
    device = game.phones[phone].it
    return game.phones[phone].speak("renew", *device.freshen())


def test_every_log_that_a_server_takes_can_be_verified():
    assert draft.STATEMENTS < MOST_STATEMENTS


def test_a_device_cannot_fill_the_log_with_words_that_move_no_game_on(game, client, monkeypatch):
    monkeypatch.setattr(draft, "BESIDE", 5)
    for _ in range(5):
        game.say(0, afresh(game, 0))
    problem = game.wont(0, afresh(game, 0))
    assert problem["code"] == "too_large"
    assert "at most 5 statements" in problem["message"]
    game.say(1, afresh(game, 1))  # the others still may
    game.play(lambda shown: shown["game"]["ply"] > 6)
    game.post("abandon")
    record = greed.from_jsonl(client.get(f"{game.path}/record").text, growing=True)
    assert not [each for each in verify(record).findings if each.kind == "wrong"]


def test_a_game_with_all_the_statements_it_may_have_can_only_be_given_up(game, monkeypatch):
    monkeypatch.setattr(draft, "STATEMENTS", 9)
    with pytest.raises(AssertionError, match="the host can only give it up"):
        game.play(lambda _: False)
    game.post("abandon")
    assert game.listen()["room"]["status"] == "abandoned"


def test_changes_of_names_do_not_fill_a_log(made, client, monkeypatch):
    monkeypatch.setattr(draft, "AROUND", 4)
    path, token, _ = made(start=False)
    shown = {"authorization": f"Bearer {token}"}
    answers = [
        client.post(f"{path}/seats/0", json={"name": f"Ann {number}"}, headers=shown)
        for number in range(8)
    ]
    assert [answer.status_code for answer in answers].count(200) in {3, 4}
    assert answers[-1].json()["code"] == "too_large"
