"""The OpenSpiel games, under OpenSpiel's own tests and ours."""

import pickle
import subprocess
import sys

import pyspiel
import pytest

import greed
import greed.envs.openspiel as spiel

NAMES = [f"greed_{name.replace('-', '_')}" for name in greed.presets()]


def test_every_preset_is_registered():
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("name", NAMES)
def test_openspiel_finds_nothing_to_complain_about(name: str, players: int, capfd):
    game = pyspiel.load_game(f"{name}(players={players},max_plies=20)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=players == 2, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("name", ["greed_koans(target=500)", "greed_official(players=3)"])
def test_openspiels_simulation_of_a_game_passes(name: str, capfd):
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(pyspiel.load_game(name))
    capfd.readouterr()


def test_a_pickled_game_is_the_same_in_another_process(tmp_path):
    name = spiel.register("four dice", greed.load("koans(dice.count=4)"))
    game = pyspiel.load_game(f"{name}(target=500)")
    state = game.new_initial_state()
    state.apply_action(3)
    (tmp_path / "kept").write_bytes(pickle.dumps((game, state)))
    code = f"import pickle; print(*pickle.load(open({str(tmp_path / 'kept')!r}, 'rb')))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout == f"{game} {state}\n"


def test_the_target_is_a_parameter():
    game = pyspiel.load_game("greed_official(target=5000)")
    assert game.new_initial_state().codec.sheet.target == 5000


def test_chances_of_a_throw_sum_to_one():
    state = pyspiel.load_game("greed_classic").new_initial_state()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


def test_a_game_cut_short_is_a_draw():
    state = pyspiel.load_game("greed_koans(max_plies=1,players=4)").new_initial_state()
    state.apply_action(0)
    assert (state.is_terminal(), state.returns()) == (True, [0.25] * 4)


def test_a_sheet_of_ones_own_can_be_registered():
    name = spiel.register("three dice", greed.load("koans(dice.count=3)"))
    assert len(pyspiel.load_game(name).new_initial_state().chance_outcomes()) == 56


@pytest.mark.parametrize(
    "name", ["greed_koans(max_plies=9)", "greed_official(players=3,target=5000,max_plies=9)"]
)
def test_a_playthrough_is_as_before(name: str, golden):
    # It brings SciPy, which takes a second to import.
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough(f"{name}", None, seed=7)
    golden(f"openspiel/{name.partition('(')[0]}.txt", text)
