"""Many games at once: what Gymnasium expects of a vector environment."""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import greed
from greed.envs import EnvError, GymVectorEnv
from greed.policies import PolicyError
from greed.solver import Guided, solve


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


def test_one_learner_plays_all_sides_of_the_game_without_opponents():
    env = gymnasium.make_vec("GreedSelfPlay-v0", num_envs=3, sheet="koans", seats=3)
    _, infos = env.reset(seed=1)
    seats = set()
    for _ in range(40):
        seats |= set(infos["seat"].tolist())
        _, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))
    assert seats == {0, 1, 2}


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


def test_opponents_that_cannot_play_so_are_refused():
    with pytest.raises(PolicyError, match="unknown policy 'rndom'"):
        GymVectorEnv("koans", 2, ("rndom",))
    with pytest.raises(PolicyError, match="among 3 level:3 goes by an estimate"):
        GymVectorEnv("koans", 2, ("level:3", "bold"))
    one, other = (Guided(solve(greed.load(name))) for name in ("koans", "koans(target=1000)"))
    with pytest.raises(EnvError, match="plays by another game: <Solution of 'koans.target=1000.'"):
        GymVectorEnv("koans", 2, (other,))
    with pytest.raises(EnvError, match="must all play by the same"):
        GymVectorEnv("koans", 2, (one, other))


def test_games_begin_at_positions():
    env, line = GymVectorEnv("koans", 3, ()), "koans {},2500 1/1 decide 2 - 200 - - 40"
    lines = [line.format(score) for score in (1000, 2000, 500)]
    seen, infos = env.reset(seed=1, options={"position": lines})
    for row, mask, text in zip(seen, infos["action_mask"], lines, strict=True):
        state = greed.parse_position(text)
        assert row.tolist() == env.codec.observe(state, 0).tolist()
        assert mask.tolist() == env.codec.mask(state).tolist()
    only = np.array([False, True, False])
    again, _ = env.reset(options={"position": lines[0], "reset_mask": only})
    assert again.tolist() == [seen[0].tolist(), seen[0].tolist(), seen[2].tolist()]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seat": 1}, "no option 'seat'; it knows first: .*; position: .*; reset_mask: "),
        ({"first": 2}, "a seat from 0 to 1, not 2"),
        ({"position": ["koans 0?,0? 1/1 throw 5 - 0 - - 0"]}, "1 positions were given for 3 games"),
        ({"position": "classic 0?,0? 1/1 throw 6 - 0 - - 0"}, "plays koans, not classic"),
    ],
)
def test_options_that_make_no_sense_are_refused(options, said):
    with pytest.raises(EnvError, match=said):
        GymVectorEnv("koans", 3).reset(options=options)


def test_what_chance_drew_replays_the_games_in_the_core():
    env = GymVectorEnv("koans", 2, ("random",), first=0, traced=200)
    _, infos = env.reset(seed=1)
    states = [greed.start(env.codec.sheet) for _ in range(2)]
    for _ in range(8):
        for at, drawn in enumerate(env.drawn()):
            for what in drawn:
                if isinstance(what, greed.Move):
                    states[at] = greed.apply(states[at], what)
                else:
                    states[at] = greed.throw(states[at], what)
        actions = _last_legal(infos["action_mask"])
        states = [greed.apply(s, env.codec.moves[a]) for s, a in zip(states, actions, strict=True)]
        _, _, _, _, infos = env.step(actions)


def test_what_is_not_noted_cannot_be_told():
    env = GymVectorEnv("koans", 2, ("random",))
    env.reset(seed=1)
    with pytest.raises(EnvError, match="nothing is noted: .* traced=100"):
        env.drawn()
    env = GymVectorEnv("koans", 2, ("random",), traced=1)
    env.reset(seed=1, options={"first": 1})
    with pytest.raises(EnvError, match="make the environment with traced="):
        env.drawn()


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
