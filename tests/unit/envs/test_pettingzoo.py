"""The PettingZoo environment, under PettingZoo's own tests and ours."""

import copy
import pickle
import warnings

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import greed
from greed.envs import EnvError, greed_v0

PRESETS = list(greed.presets())


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("name", PRESETS)
def test_pettingzoo_finds_nothing_to_complain_about(name: str, seats: int, capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(greed_v0.env(name, seats), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("name", PRESETS)
def test_a_seed_settles_the_game(name: str, seats: int):
    seed_test(lambda: greed_v0.env(name, seats), num_cycles=40)


def test_illegal_moves_that_come_with_random_play_end_a_game_that_is_shown(capsys):
    render_test(lambda render_mode: greed_v0.env("koans", render_mode=render_mode))
    assert "koans, target 3,000" in capsys.readouterr().out


def test_pettingzoo_makes_it_by_its_name():
    env = pettingzoo.make("aec", "greed/greed_v0", sheet="koans", seats=3)
    assert env.possible_agents == ["player_0", "player_1", "player_2"]


def test_it_is_rendered_as_text_or_on_the_terminal(capsys):
    env = greed_v0.raw_env("koans", 2, first=0, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == str(env.game)
    env = greed_v0.raw_env("koans", 2, first=0, render_mode="human")
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
    env = greed_v0.env(name, 3)
    for seed in range(3):
        total = _random_game(env, seed)
        assert env.game.over
        assert sum(total.values()) == pytest.approx(1)
        assert {int(a[-1]) for a, won in total.items() if won} == set(env.game.winners)


def test_a_game_is_truncated_at_the_horizon():
    env = greed_v0.env("official", 2, max_plies=50)
    assert sum(_random_game(env, 1).values()) == 0
    assert env.game.ply == 50


def test_agents_that_do_not_act_have_no_action():
    env = greed_v0.env("koans", 3, first=1)
    env.reset(seed=1)
    open_to = {agent: bool(env.infos[agent]["action_mask"].any()) for agent in env.agents}
    assert open_to == {agent: agent == env.agent_selection for agent in env.agents}


def test_an_illegal_action_is_refused_with_the_reason():
    env = greed_v0.raw_env("koans", first=0)
    env.reset(seed=3)
    bank = env.codec.number(greed.BANK)
    with pytest.raises(greed.IllegalMove, match="first keep one or more scoring dice"):
        env.step(bank)


def test_an_illegal_action_ends_the_game_of_a_learner():
    env = greed_v0.env("koans", first=0)
    env.reset(seed=3)
    env.step(env.codec.number(greed.BANK))
    assert all(env.terminations.values())
    assert not any(env.rewards.values())


POSITION = "koans 2000,2500 2/1 decide 2 - 200 - - 40"


def test_a_game_begins_at_a_position():
    env = greed_v0.env("koans")
    env.reset(options={"position": POSITION})
    assert greed.position(env.game) == POSITION
    assert env.agent_selection == "player_1"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"frist": 0}, "no option 'frist'; it knows first: .*; position: "),
        ({"first": 2}, "a seat from 0 to 1, not 2"),
        ({"first": 0, "position": POSITION}, "leave out the option first"),
        ({"position": 7}, "a position is one line of text"),
        ({"position": POSITION.replace("koans", "classic")}, "plays koans, not classic"),
        ({"position": "koans 0?,0?,0? 1/1 throw 5 - 0 - - 0"}, "for 2 seats, not for 3"),
        ({"position": "koans 3000,0? 1/1 over:1 0 - 0 - 1> 9"}, "is over"),
        ({"position": POSITION.replace(" 40", " 10000")}, "write a smaller number"),
        ({"position": POSITION.replace("2000,", "2000~,")}, "nobody sits out"),
    ],
)
def test_options_that_make_no_sense_are_refused_with_what_does(options, said):
    with pytest.raises(EnvError, match=said):
        greed_v0.env("koans").reset(options=options)


def test_a_position_that_no_game_comes_to_is_refused():
    with pytest.raises(greed.PositionError):
        greed_v0.env("koans").reset(options={"position": "koans 1,0? 1/1 throw 5 - 0 - - 0"})


def test_a_position_of_a_sheet_of_ones_own_is_found():
    sheet = greed.load("koans(target=1000)")
    env = greed_v0.env(sheet)
    line = greed.position(greed.start(sheet, first=1))
    env.reset(options={"position": line})
    assert env.game.seat == 1


def _pickled(env):
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - it is ours


@pytest.mark.parametrize("again", [copy.deepcopy, _pickled])
def test_a_copy_plays_on_alike(again):
    env = greed_v0.env("official", 3)
    env.reset(seed=4)
    other = again(env)
    for _ in range(100):
        seen, _, _, _, info = env.last()
        assert (seen == other.last()[0]).all()
        action = int(np.flatnonzero(info["action_mask"])[0])
        env.step(action)
        other.step(action)
