"""The leaderboard: exact where it can be, measured again by its own words, and kept in a file."""

import json

import pytest
from scripts.leaderboard import Leaderboard, Row, judge, main

from greed.envs import EnvError, exploitability, loss


def row(policy, lost, error=0.0):
    return Row(policy=policy, loss=lost, error=error, decision=0.0, games=2, seed=0)


def test_a_loss_is_exact_where_the_solver_follows_the_policy():
    found = judge("maximiser", "koans", games=30)
    measured = loss("maximiser", "koans", games=30)
    assert found.error == 0
    assert abs(found.loss - measured.game.value) < 4 * measured.game.error
    assert found.exploitability is not None
    assert found.exploitability >= found.loss


def test_a_bot_that_the_solver_cannot_follow_is_measured_in_games():
    found = judge("random", "koans", games=20)
    assert found.error > 0
    assert found.exploitability is None
    assert found == judge("random", "koans", games=20)


def test_nobody_exploits_the_optimal_policy():
    found = exploitability("optimal", "koans")
    assert found.reply == pytest.approx(0, abs=1e-6)
    assert found.optimal == pytest.approx(0, abs=1e-6)


def test_rows_are_ranked_and_a_policy_stands_there_once():
    board = Leaderboard.of("koans").added([row("b", 0.2), row("a", 0.1)])
    board = board.added([row("b", 0.05)])
    assert [each.policy for each in board.rows] == ["b", "a"]


def test_a_leaderboard_survives_its_file(tmp_path):
    board = Leaderboard.of("koans").added([row("a", 0.1, 0.01)])
    board.write(tmp_path / "board.json")
    assert Leaderboard.read(tmp_path / "board.json") == board


@pytest.mark.parametrize(("text", "said"), [("{", "is not a leaderboard"), ("[]", "is not")])
def test_a_file_that_is_none_is_refused(tmp_path, text, said):
    (tmp_path / "board.json").write_text(text)
    with pytest.raises(EnvError, match=said):
        Leaderboard.read(tmp_path / "board.json")


def test_the_script_adds_to_its_results_and_refuses_those_of_other_rules(tmp_path, capsys):
    results = tmp_path / "board.json"
    some = ["--games", "4", "--results", str(results)]
    main(["koans", "--add", "optimal", *some])
    main(["koans", "--add", "threshold:300", *some])
    assert [each["policy"] for each in json.loads(results.read_text())["rows"]] == [
        "optimal", "threshold:300",
    ]  # fmt: skip
    for sheet, name in (("classic", "bold"), ("koans", "nobody")):
        with pytest.raises(SystemExit, match="2"):
            main([sheet, "--add", name, *some])
    assert "| `threshold:300` | 12.38% |" in capsys.readouterr().out
