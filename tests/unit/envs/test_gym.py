"""The Gymnasium environment, under Gymnasium's own checker and our tests."""

import copy
import pickle
import subprocess
import sys
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import greed
from greed.bots import BotError
from greed.envs import EnvError, GymEnv, GymVectorEnv, loss
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
    with pytest.raises(EnvError, match="one name per seat"):
        GymEnv("koans", opponents="bold")


def test_an_opponent_at_random_draws_by_the_seed_of_the_environment():
    first, again, other = (
        [_play(env, seed) for seed in seeds]
        for env in (GymEnv("koans", opponents=("random",)),)
        for seeds in (range(8), range(8), range(50, 58))
    )
    assert first == again != other


def test_whoever_cannot_choose_is_refused_with_what_to_do():
    with pytest.raises(EnvError, match="name of a bot or an object with choose"):
        GymEnv("koans", opponents=(lambda state: state,))  # type: ignore[arg-type]
    with pytest.raises(EnvError, match="name of a bot or an object with choose"):
        loss(lambda state: state, "koans")  # type: ignore[arg-type]
    with pytest.raises(BotError, match="unknown bot 'rndom'"):
        GymEnv("koans", opponents=("rndom",))


def test_an_environment_made_by_hand_has_a_spec_so_that_a_checker_can_make_it_again():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(GymEnv("koans", opponents=("random",)))


def test_a_fresh_process_makes_it_by_its_full_name():
    code = 'import gymnasium; print(gymnasium.make("greed.envs:Greed-v0", sheet="koans").spec.id)'
    made = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert made.stdout == "Greed-v0\n"


def test_one_game_and_many_are_the_same_game():
    one, many = gymnasium.make("Greed-v0"), gymnasium.make_vec("Greed-v0", num_envs=2)
    made, codec = many.unwrapped, one.get_wrapper_attr("codec")
    assert isinstance(made, GymVectorEnv)
    assert codec == made.codec
    seen, infos = many.reset(seed=1)
    for _ in range(50):
        assert "seat" not in infos
        assert (seen[:, codec.where("seat")] == 0).all()
        seen, _, _, _, infos = many.step(infos["action_mask"].argmax(axis=1))


def test_a_game_begins_at_a_position_and_opponents_move_first_if_it_is_their_turn():
    env, line = GymEnv("koans"), "koans 2000,2500 {}/1 decide 2 - 200 - - 40"
    seen, _ = env.reset(options={"position": line.format(1)})
    assert greed.position(env.game) == line.format(1)
    seen, _ = env.reset(options={"position": line.format(2)})
    assert env.game.seat == 0
    assert seen[env.codec.where("scores")].tolist()[0] == 2000


def test_an_unknown_option_is_refused():
    with pytest.raises(EnvError, match="no option 'seat'; it knows first"):
        GymEnv("koans").reset(options={"seat": 0})


def test_the_masks_of_sb3_contrib_are_the_legal_moves():
    env = gymnasium.make("Greed-v0", sheet="koans")
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert masks.tolist() == [bool(each) for each in info["action_mask"]]


def test_closing_it_ends_the_programs_that_play_in_it():
    class Program:
        closed = False

        def choose(self, state):
            return greed.legal_moves(state)[0]

        def close(self):
            self.closed = True

    env = GymEnv("koans", opponents=(program := Program(),))
    env.close()
    assert program.closed


def _pickled(env):
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - it is ours


@pytest.mark.parametrize("again", [copy.deepcopy, _pickled])
def test_a_copy_plays_on_alike(again):
    env = GymEnv("koans")
    _, info = env.reset(seed=1)
    action = int(np.flatnonzero(info["action_mask"])[0])
    other = again(env)
    assert (env.step(action)[0] == other.step(action)[0]).all()
