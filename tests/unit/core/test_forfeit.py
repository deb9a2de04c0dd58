"""A forfeit: no player's move, but an event of a game and of its record."""

import pytest
from tests.support.games import states

import greed
from greed import FORFEIT, IllegalMove


def test_a_forfeit_loses_the_turn_like_a_bust():
    state = greed.parse_position("classic+zilch 1200!!,850 1/1 decide 3 - 450 - - 9")
    after = greed.forfeit(state)
    assert (after.scores, after.seat, after.strikes) == ((0, 850), 1, (0, 0))


@pytest.mark.parametrize("line", ["1/1 decide 3 - 450 - - 9", "1/1 throw 6 - 0 - - 9"])
def test_no_player_can_forfeit(line):
    state = greed.parse_position(f"classic 1200,850 {line}")
    assert FORFEIT not in greed.legal_moves(state)
    with pytest.raises(IllegalMove, match="only the host can declare a forfeit"):
        greed.apply(state, "forfeit")


def test_a_game_that_is_over_has_no_turn_to_forfeit():
    with pytest.raises(IllegalMove, match="the game is over"):
        greed.forfeit(greed.parse_position("classic 10000,0? 1/1 over:1 0 - 0 - - 9"))


@pytest.mark.parametrize(
    "events",
    [
        ("forfeit",),
        ((1, 2, 3, 4, 6), "forfeit"),
        ((1, 2, 3, 4, 6), "keep 1", "forfeit"),
        ((1, 2, 3, 4, 6), "keep 1", "roll", "forfeit", (2, 3, 4, 6, 6)),
    ],
    ids=["throw", "keep", "decide", "rolled"],
)
def test_a_forfeit_is_part_of_the_record(events):
    parsed = tuple(greed.parse_move(e) if isinstance(e, str) else e for e in events)
    record = greed.Record(sheet=greed.load("koans"), seats=("Ann", "Bob"), events=parsed)
    assert greed.from_jsonl(greed.to_jsonl(record)) == record
    assert greed.from_text(greed.to_text(record)) == record
    assert states(record)[-1].scores == (0, 0)
