"""A game between bots: who breaks the rules of play loses it, and nobody else does."""

import pytest

import greed
from greed.arena.game import PlayedGame, play_game, read_events
from greed.bots import bot
from greed.core.record import Record, replay
from greed.core.state import State


class Stub:
    """A bot that plays like another until its tenth question."""

    def __init__(self, answer: object) -> None:
        self.answer = answer
        self.asked = 0
        self.results: list[str] = []

    def choose(self, state: State):
        self.asked += 1
        if self.asked < 10:
            return bot("threshold:300").choose(state)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def end(self, result: str) -> None:
        self.results.append(result)


def play(stub: Stub, seating: tuple[int, ...] = (0, 1)) -> PlayedGame:
    return play_game(greed.load("classic"), [stub, bot("bold")], seating, "seed")


@pytest.mark.parametrize(
    ("answer", "kind", "detail"),
    [
        (ZeroDivisionError("my mistake"), "error", "ZeroDivisionError: my mistake"),
        ("keep 6 6 6 6 6 6", "illegal", "keep 6 6 6 6 6 6"),
        ("jump", "illegal", "isn't a move"),
        (None, "illegal", "None isn't a move"),
        (7, "illegal", "7 isn't a move"),
    ],
)
@pytest.mark.parametrize("seating", [(0, 1), (1, 0)])
def test_who_breaks_a_rule_loses_and_is_named(
    answer: object, kind: str, detail: str, seating: tuple[int, ...]
):
    game = play(Stub(answer), seating)
    assert game.winners == (1,)
    assert game.fault
    assert (game.fault.place, game.fault.kind) == (0, kind)
    assert detail in game.fault.detail


def test_a_bot_hears_how_its_game_ended():
    stub = Stub("jump")
    game = play(stub, (1, 0))
    assert stub.results == [f"{game.scores[1]} {game.scores[0]} forfeited by 2"]


def test_a_move_may_be_said_in_words():
    class Words(Stub):
        def choose(self, state: State):
            return str(bot("bold").choose(state))

    assert play(Words("")).fault is None


def test_scores_and_winners_go_by_place_not_by_seat():
    class Loser(Stub):
        def choose(self, state: State):
            return bot("threshold:5000").choose(state)

    for seating in ((0, 1), (1, 0)):
        game = play_game(greed.load("classic"), [Loser(""), bot("bold")], seating, "seed")
        assert game.winners == (1,)
        assert game.scores[1] >= 10_000 > game.scores[0]


def test_the_events_that_are_kept_replay_to_the_same_end():
    sheet = greed.load("basic")
    game = play_game(sheet, [bot("bold"), bot("random")], (1, 0), "seed", keep=True)
    record = Record(sheet=sheet, seats=("random", "bold"), events=read_events(game.events))
    *_, last = replay(record)
    assert last.over
    assert (last.scores[1], last.scores[0]) == game.scores


def test_a_game_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("greed.arena.game.LONGEST", 50)
    game = play_game(greed.load("classic"), [bot("bold"), bot("cautious")], (0, 1), "seed")
    assert max(game.scores) < 10_000
    assert all(game.scores[place] == max(game.scores) for place in game.winners)
