"""The PettingZoo environment, under PettingZoo's own tests and ours."""

import copy
import pickle
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import greed
from greed.envs import aec

PRESETS = list(greed.presets())


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("name", PRESETS)
def test_pettingzoo_finds_nothing_to_complain_about(name: str, seats: int, capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(aec(name, seats), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("name", PRESETS)
def test_a_seed_settles_the_game(name: str, seats: int):
    seed_test(lambda: aec(name, seats), num_cycles=40)


def test_it_is_rendered_as_text_or_on_the_terminal(capsys):
    env = aec("koans", 2, first=0, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.game)
    env = aec("koans", 2, first=0, render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert capsys.readouterr().out == f"{env.game}\n\n"


def _random_game(env, seed: int) -> dict[str, float]:
    """Play a game at random; return what each agent received."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, ended, cut, info = env.last()
        total[agent] += reward
        env.step(None if ended or cut else env.action_space(agent).sample(info["action_mask"]))
    return total


@pytest.mark.parametrize("name", ["koans", "kingdom-come"])
def test_the_rewards_of_a_game_are_shares_of_one_win(name: str):
    env = aec(name, 3)
    for seed in range(3):
        total = _random_game(env, seed)
        assert env.game.over
        assert sum(total.values()) == pytest.approx(1)
        assert {int(a[-1]) for a, won in total.items() if won} == set(env.game.winners)


def test_a_game_is_truncated_at_the_horizon():
    env = aec("official", 2, max_plies=50)
    assert sum(_random_game(env, 1).values()) == 0
    assert env.game.ply == 50


def test_agents_that_do_not_act_have_no_action():
    env = aec("koans", 3, first=1)
    env.reset(seed=1)
    open_to = {agent: bool(env.infos[agent]["action_mask"].any()) for agent in env.agents}
    assert open_to == {agent: agent == env.agent_selection for agent in env.agents}


def test_an_illegal_action_is_refused_with_the_reason():
    env = aec("koans", first=0)
    env.reset(seed=3)
    bank = env.codec.number(greed.BANK)
    with pytest.raises(greed.IllegalMove, match="first keep one or more scoring dice"):
        env.step(bank)


def _pickled(env):
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - it is ours


@pytest.mark.parametrize("again", [copy.deepcopy, _pickled])
def test_a_copy_plays_on_alike(again):
    env = aec("official", 3)
    env.reset(seed=4)
    other = again(env)
    for _ in range(100):
        seen, _, _, _, info = env.last()
        assert (seen == other.last()[0]).all()
        action = int(np.flatnonzero(info["action_mask"])[0])
        env.step(action)
        other.step(action)
