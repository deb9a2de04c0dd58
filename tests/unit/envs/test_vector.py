"""Many games at once: what Gymnasium expects of a vector environment."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import greed
from greed.envs import EnvError, GymVectorEnv
from greed.policies import PolicyError


def _last_legal(mask):
    return mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1)


def _banking(env: GymVectorEnv, mask: np.ndarray) -> np.ndarray:
    """Return actions that keep most dice and bank as soon as it is allowed."""
    bank = env.codec.number(greed.BANK)
    return np.where(mask[:, bank], bank, _last_legal(mask))


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("name", greed.presets())
def test_what_it_returns_lies_in_its_spaces(name: str, seats: int):
    env = GymVectorEnv(name, 4, (), seats=seats, autoreset_mode=AutoresetMode.SAME_STEP)
    seen, infos = env.reset(seed=1)
    for _ in range(300):
        assert env.observation_space.contains(seen)
        assert (infos["action_mask"].sum(axis=1) > 0).all()
        actions = _banking(env, infos["action_mask"])
        assert env.action_space.contains(actions)
        seen, rewards, over, short, infos = env.step(actions)
        assert rewards.shape == over.shape == short.shape == (4,)


def test_gymnasium_makes_it():
    env = gymnasium.make_vec("Greed-v0", num_envs=3, sheet="koans", opponents=("threshold:300",))
    seen, _ = env.reset(seed=1)
    assert env.single_observation_space.contains(seen[0])
    assert len(seen) == 3


def _run(env: GymVectorEnv, steps: int, seed: int = 1):
    seen, infos = env.reset(seed=seed)
    yield seen.copy(), infos
    for _ in range(steps):
        seen, rewards, over, _, infos = env.step(_banking(env, infos["action_mask"]))
        yield seen.copy(), rewards, over, infos


def test_a_seed_settles_all_games_that_follow():
    first, second = (
        _run(GymVectorEnv("koans", 16, ("threshold:300",)), 200, seed=3) for _ in range(2)
    )
    for one, other in zip(first, second, strict=True):
        assert (one[0] == other[0]).all()


def test_games_differ_from_each_other():
    seen, _ = GymVectorEnv("classic", 64, ()).reset(seed=1)
    assert len({row.tobytes() for row in seen}) > 32


def test_in_the_next_step_a_new_game_begins_and_the_action_is_ignored():
    env = GymVectorEnv("koans", 8, ())
    scores = env.codec.where("scores")
    before = np.zeros(8, bool)
    for seen, _, over, _ in list(_run(env, 400))[1:]:
        assert (seen[before][:, scores] == 0).all()
        assert not (over & before).any()
        before = over
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP


def test_in_the_same_step_the_last_observation_is_kept():
    env = GymVectorEnv("koans", 8, (), autoreset_mode=AutoresetMode.SAME_STEP)
    phase, ended = env.codec.where("phase").start, 0
    for seen, _, over, infos in list(_run(env, 400))[1:]:
        if over.any():
            ended += int(over.sum())
            assert (infos["_final_obs"] == over).all()
            assert (infos["final_obs"][over, phase] == 4).all()
        assert (seen[:, phase] != 4).all()
    assert ended > 8


def test_without_autoreset_a_finished_game_waits_for_a_reset():
    env = GymVectorEnv("koans", 8, (), autoreset_mode=AutoresetMode.DISABLED)
    seen, infos = env.reset(seed=1)
    over = np.zeros(8, bool)
    while not over.any():
        seen, _, over, _, infos = env.step(_banking(env, infos["action_mask"]))
    with pytest.raises(EnvError, match="reset_mask"):
        env.step(np.zeros(8, np.int64))
    others = seen[~over].copy()
    seen, _ = env.reset(options={"reset_mask": over})
    assert (seen[~over] == others).all()
    assert (seen[over][:, env.codec.where("scores")] == 0).all()


def test_rewards_are_shares_of_the_win():
    env = GymVectorEnv("classic", 64, ("threshold:300",))
    won = ended = 0.0
    for _, rewards, over, _ in list(_run(env, 1_500))[1:]:
        assert (rewards[~over] == 0).all()
        won += rewards.sum()
        ended += over.sum()
    assert 0 < won < ended


def test_an_illegal_action_loses_the_game():
    env = GymVectorEnv("koans", 3, (), first=0)
    _, infos = env.reset(seed=1)
    actions = _last_legal(infos["action_mask"])
    actions[1] = env.codec.number(greed.BANK)
    _, rewards, over, _, infos = env.step(actions)
    assert over.tolist() == infos["illegal"].tolist() == [False, True, False]
    assert rewards.tolist() == [0, 0, 0]


def test_arrays_are_copies_unless_asked_otherwise():
    for copy in (True, False):
        env = GymVectorEnv("koans", 3, (), copy=copy)
        before, infos = env.reset(seed=1)
        kept = before.copy()
        after = env.step(_last_legal(infos["action_mask"]))[0]
        assert (before == kept).all() == copy
        assert (before is after) != copy


def test_an_opponent_that_is_not_a_table_is_refused():
    with pytest.raises(PolicyError, match="can be simulated"):
        GymVectorEnv("koans", 2, ("bold",))


def _wins(env: GymVectorEnv, chance: np.random.Generator | None) -> float:
    """Return how often seat 0 wins by banking; seat 1 moves at random, by `chance` or inside."""
    _, infos = env.reset(seed=3)
    won, games = 0.0, 0
    while games < 3_000:
        mask = infos["action_mask"]
        actions = _banking(env, mask)
        if chance:
            drawn = (chance.random(mask.shape) * mask).argmax(axis=1)
            actions = np.where(infos["seat"] == 0, actions, drawn)
        _, rewards, over, _, infos = env.step(actions)
        shares = infos["returns"][:, 0] if chance else rewards
        won, games = won + shares[over].sum(), games + over.sum()
    return won / games


def test_an_opponent_at_random_makes_all_legal_moves_as_often():
    sheet, same = "classic+amish+zilch(target=2000)", AutoresetMode.SAME_STEP
    inside = GymVectorEnv(sheet, 300, ("random",), autoreset_mode=same)
    asked = GymVectorEnv(sheet, 300, (), seats=2, autoreset_mode=same)
    by_chance = _wins(asked, np.random.default_rng(5))
    assert 0.6 < by_chance < 0.99
    assert abs(_wins(inside, None) - by_chance) < 0.035  # four standard errors
