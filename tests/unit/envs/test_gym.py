"""The Gymnasium environment, under Gymnasium's own checker and our tests."""

import copy
import pickle
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import greed
from greed.envs import EnvError, GymEnv
from greed.policies import policy


@pytest.mark.parametrize("opponents", [1, 2, 5])
@pytest.mark.parametrize("name", greed.presets())
def test_gymnasium_finds_nothing_to_complain_about(name: str, opponents: int):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make("Greed-v0", sheet=name, opponents=("bold",) * opponents)
        check_env(env.unwrapped)


def _play(env: GymEnv, seed: int) -> float:
    _, info = env.reset(seed=seed)
    while True:
        action = int(np.flatnonzero(info["action_mask"])[-1])
        _, reward, ended, cut, info = env.step(action)
        if ended or cut:
            return reward


def test_the_reward_is_the_share_of_the_win():
    env = GymEnv("koans", opponents=("threshold:300",))
    for seed in range(5):
        won = _play(env, seed)
        assert won == (0 in env.game.winners) / len(env.game.winners)


def test_the_learner_acts_whenever_it_is_asked():
    env = GymEnv("official", opponents=("bold", "threshold:300"), max_plies=500)
    _, info = env.reset(seed=2)
    ended = cut = False
    while not (ended or cut):
        assert env.game.seat == 0
        action = int(np.flatnonzero(info["action_mask"])[0])
        _, _, ended, cut, info = env.step(action)


def test_an_illegal_action_loses_the_game_and_says_why():
    env = GymEnv("koans", first=0)
    env.reset(seed=3)
    _, reward, ended, _, info = env.step(env.codec.number(greed.BANK))
    assert (reward, ended) == (0.0, True)
    assert "first keep" in info["illegal"]


def test_opponents_may_be_anything_that_chooses():
    assert _play(GymEnv("koans", opponents=(policy("bold"), "cautious")), 1) in (0.0, 1.0, 0.5)


def test_a_name_where_names_are_expected_is_refused():
    with pytest.raises(EnvError, match="one policy per seat"):
        GymEnv("koans", opponents="bold")


def _pickled(env):
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - it is ours


@pytest.mark.parametrize("again", [copy.deepcopy, _pickled])
def test_a_copy_plays_on_alike(again):
    env = GymEnv("koans")
    _, info = env.reset(seed=1)
    action = int(np.flatnonzero(info["action_mask"])[0])
    other = again(env)
    assert (env.step(action)[0] == other.step(action)[0]).all()
