"""The codec: actions that stay, observations within their bounds that tell everything."""

import json
import pickle
import random

import numpy as np
import pytest
from tests.support.games import SHEETS

import greed
from greed.envs import PHASES, EnvError, GymVectorEnv, codec
from greed.testing import careless, play


def test_the_fields_and_first_actions_of_every_sheet_are_as_before(golden):
    lines = []
    for name in SHEETS:
        made = codec(name, 3)
        fields = [[f.name, f.size, f.low, f.high] for f in made.fields]
        lines.append(f"{name}: {len(made.moves)} actions, {json.dumps(fields)}")
    lines += ["", *(f"{at} {move}" for at, move in enumerate(codec("koans").moves))]
    golden("envs.txt", "\n".join(lines) + "\n")


@pytest.mark.parametrize("name", SHEETS)
def test_observations_stay_within_their_bounds(name: str):
    made = codec(name, 3)
    for _, _, state in play(made.sheet, [careless] * 3, seed=1, most=600):
        for seat in range(3):
            seen = made.observe(state, seat)
            assert seen.shape == (made.size,)
            assert (seen == np.clip(seen, made.low, made.high)).all()


@pytest.mark.parametrize("name", greed.presets())
def test_no_bound_is_far_from_what_games_come_to(name: str):
    made = codec(name)
    for field in made.fields:
        assert field.high <= 3 * made.sheet.target


ENDLESS = """
title = "Endless"
target = 200
dice = { count = 1, faces = 2 }
scoring = { singles = { 1 = 100, 2 = 100 }, repeat_sets = false }
turn = { hot_dice = "fresh_dice" }
end = { endgame = "first_to_target" }
"""


def test_points_beyond_the_bound_are_shown_as_the_bound_one_game_or_many():
    sheet = greed.loads(ENDLESS)
    made, many = codec(sheet), GymVectorEnv(sheet, 3, ("threshold:300",), first=0)
    state = greed.start(sheet)
    _, infos = many.reset(seed=1)
    for _ in range(8):
        state = greed.throw(state, [1])
        state = greed.apply(state, "keep 1")
        seen, _, _, _, infos = many.step(infos["action_mask"].argmax(axis=1))  # the keep
        assert infos["action_mask"][0, made.number(greed.BANK)]
        assert made.observe(state, 0).tolist()[13:15] == [min(state.points, 300), 0]
        assert seen[:, made.where("points")].tolist() == [[min(state.points, 300)]] * 3
        state = greed.apply(state, "roll")
        _, _, _, _, infos = many.step(np.full(3, made.number(greed.ROLL)))
    assert state.points == 800
    assert made.observe(greed.apply(greed.apply(greed.throw(state, [1]), "keep 1"), "bank"), 1)[
        made.where("scores")
    ].tolist() == [0, 300]


@pytest.mark.parametrize("name", ["official", "classic+amish+zilch+hsw"])
def test_states_that_look_the_same_are_the_same_but_for_the_ply(name: str):
    made = codec(name, 3)
    known: dict[bytes, list[str]] = {}
    for seed in range(3):
        for _, _, state in play(made.sheet, [careless] * 3, seed=seed, most=1_500):
            seen = made.observe(state, 0).tobytes()
            plain = greed.position(state).split()[:-1]
            assert known.setdefault(seen, plain) == plain


def test_each_seat_sees_itself_first_and_the_others_in_playing_order():
    made = codec("farkle", 3)
    state = greed.parse_position("farkle 500,0?,1500 1/1 decide 2 - 300 - - 2")
    assert made.observe(state, 0)[:3].tolist() == [500, 0, 1500]
    assert made.observe(state, 2)[:3].tolist() == [1500, 500, 0]


def test_rotated_games_look_the_same_to_the_seat_that_plays_them():
    made, chance = codec("classic", 3), random.Random(5)
    states = [greed.start(made.sheet, 3, first) for first in range(3)]
    for _ in range(300):
        if states[0].phase == "throw":
            dice = chance.choices(range(1, 7), k=states[0].hand.dice)
            states = [greed.throw(state, dice) for state in states]
        else:
            move = chance.choice(list(greed.legal_moves(states[0])))
            states = [greed.apply(state, move) for state in states]
        seen = [made.observe(state, seat).tolist() for seat, state in enumerate(states)]
        assert seen[0] == seen[1] == seen[2]


def test_the_mask_shows_the_legal_moves():
    made = codec("classic")
    state = greed.throw(greed.start(made.sheet), [1, 5, 2, 3, 4, 4])
    legal = [str(made.moves[at]) for at in np.flatnonzero(made.mask(state))]
    assert legal == ["keep 1", "keep 5", "keep 1 5"]


def test_phases_are_numbered_as_the_field_says():
    about = next(field.about for field in codec("koans").fields if field.name == "phase")
    assert about == ", ".join(f"{at}: {phase}" for at, phase in enumerate(PHASES))


def test_too_many_seats_are_refused():
    with pytest.raises(EnvError, match="for 2 to 12 players, not 13"):
        codec("classic", 13)


def test_a_codec_can_be_pickled():
    made = codec("classic", 3, max_plies=50)
    assert pickle.loads(pickle.dumps(made)) == made  # noqa: S301 - it is ours


def test_a_sheet_of_too_many_keeps_is_refused():
    with pytest.raises(EnvError, match="too many ways to keep dice.*fewer dice"):
        codec("ten-dice(dice.count=12,dice.faces=9)")
