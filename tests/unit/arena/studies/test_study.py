"""A study fills in its figures, whoever works on it and however often it is killed."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from greed.arena import Journal, PlanError, crew
from greed.arena.studies import Figure, Study, measure, measures, points, run_study
from greed.arena.studies.measures import Bench
from greed.arena.studies.study import Line, chart, page, rows, written
from greed.bots import BotError
from greed.report import Heat, Lines, Table

MEASURES = sys.modules["greed.arena.studies.measures"]

ROOT = Path(__file__).parents[4]
STUDY = Study(
    points=points(["koans"], ["target=500..1500:250", "entry.points=0,300"]),
    measures=("turns", "first-player-advantage", "bold-vs-random"), player="bold", core_games=20,
)  # fmt: skip
PROGRAM = """
import sys
from pathlib import Path
from tests.unit.arena.studies.test_study import STUDY
from greed.arena import Journal
from greed.arena.studies import run_study
from greed.arena.studies.study import Line
with Journal(Path(sys.argv[1]), STUDY, Line) as journal:
    run_study(STUDY, journal=journal)
"""


@pytest.fixture(scope="module")
def figures() -> list[dict[str, Figure]]:
    return run_study(STUDY)


def test_every_sheet_has_every_figure(figures: list[dict[str, Figure]]):
    assert len(figures) == 10
    assert all(set(found) == set(STUDY.measures) for found in figures)


def test_two_workers_find_what_one_finds(figures: list[dict[str, Figure]]):
    with crew(2) as team:
        assert run_study(STUDY, team) == figures


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
def test_a_study_that_was_killed_goes_on_where_it_was(
    tmp_path: Path, figures: list[dict[str, Figure]]
):
    path = tmp_path / "journal"
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, str(path)],
        env=os.environ | {"PYTHONPATH": str(ROOT)}, cwd=ROOT,
    )  # fmt: skip
    while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 5):
        time.sleep(0.005)
    process.send_signal(signal.SIGKILL)
    process.wait()
    with Journal(path, STUDY, Line) as journal:
        assert 3 <= len(journal.entries) < 10
        assert run_study(STUDY, journal=journal) == figures
    with Journal(path, STUDY, Line) as journal:
        found = Counter(line.point for line in journal.entries)
    assert set(found.values()) == {1}
    assert set(found) == set(range(10))


def test_rows_say_where_a_sheet_lies_and_how_a_figure_was_found(figures):
    first = rows(STUDY, figures)[1]
    assert (first["target"], first["entry.points"]) == (500, 300)
    assert first["turns.method"] == "simulated"
    assert isinstance(first["turns.error"], float)


def test_a_plot_runs_along_the_option_with_most_values(figures):
    drawn = chart(STUDY, figures, "turns")
    assert isinstance(drawn, Lines)
    assert drawn.across == "target"
    assert [line.label for line in drawn.series] == ["entry.points 0", "entry.points 300"]
    assert [dot.x for dot in drawn.series[0].dots] == list(range(500, 1501, 250))


def in_percent(study: Study, figures: list[dict[str, Figure]], name: str) -> bool:
    drawn = chart(study, figures, name)
    return not isinstance(drawn, Heat) and drawn.percent


def test_a_share_is_plotted_in_percent_and_a_count_is_not(figures):
    assert in_percent(STUDY, figures, "first-player-advantage")
    assert not in_percent(STUDY, figures, "turns")


def test_a_measure_of_ones_own_is_a_plain_number_unless_it_asks_for_percent():
    def own(_: Bench) -> Figure:
        return Figure(0.5, 0.02)

    measure("short-games", "share of the games that are short", percent=True)(own)
    measure("half-hours", "half hours of a game")(own)
    assert written("short-games", Figure(0.5, 0.02)) == "50.0 ± 2.0%"
    assert written("half-hours", Figure(0.5, 0.02)) == "0.500 ± 0.020"
    names = ("short-games", "half-hours")
    study = Study(points=points(["koans"], ["target=1000,2000"]), measures=names)
    figures = run_study(study)
    assert in_percent(study, figures, "short-games")
    assert not in_percent(study, figures, "half-hours")


def test_a_measure_of_ones_own_is_known_by_its_name():
    @measure("target-in-turns", "turns that the target would take at 300 each")
    def _own(bench: Bench) -> Figure:
        return Figure(bench.sheet.target / 300, method="exact")

    study = Study(points=points(["koans"]), measures=("target-in-turns",))
    assert run_study(study) == [{"target-in-turns": Figure(10.0, method="exact")}]
    assert "target-in-turns" in measures()


def test_a_match_is_exact_where_there_is_an_exact_answer():
    names = ("optimal-vs-maximiser", "first-player-advantage")
    study = Study(points=points(["koans"]), measures=names, player="threshold:300", games=100)
    (found,) = run_study(study)
    assert found[names[0]].value == pytest.approx(0.51219, abs=5e-6)
    assert all(found[name].method == "exact" and not found[name].error for name in names)


def test_bots_that_are_tables_are_played_by_the_kernels(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(MEASURES, "exact_match", lambda *_: None)
    study = Study(
        points=points(["koans"]), measures=("threshold:300-vs-threshold:1500", "turns"),
        player="threshold:300", games=50_000,
    )  # fmt: skip
    (found,) = run_study(study)
    score = found["threshold:300-vs-threshold:1500"]
    assert score.value is not None
    assert score.value > 0.6
    assert score.error < 0.003


def test_kernels_and_core_agree_about_a_match(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(MEASURES, "exact_match", lambda *_: None)
    name = "threshold:300-vs-threshold:700"
    study = Study(points=points(["koans"]), measures=(name,), core_games=800, games=100_000)
    fast = run_study(study)[0][name]
    monkeypatch.setattr(MEASURES, "_policy", lambda _: None)
    slow = run_study(study)[0][name]
    assert fast.value is not None
    assert slow.value is not None
    assert slow.error > fast.error
    assert abs(fast.value - slow.value) < 4 * (fast.error + slow.error)


@pytest.mark.parametrize(
    ("name", "says"), [("turn", "did you mean turns"), ("bold-vs-blod", "did you mean bold")]
)
def test_an_unknown_measure_is_refused_before_anything_is_played(name: str, says: str):
    with pytest.raises(BotError, match=says):
        run_study(Study(points=points(["koans"]), measures=(name,)))


def test_a_study_of_nothing_is_refused():
    with pytest.raises(PlanError):
        run_study(Study(points=(), measures=("turns",)))


def test_the_key_of_a_study_holds_the_rules_of_its_sheets():
    keys = {Study(points=points([name]), measures=("turns",)).key() for name in ("koans", "basic")}
    assert len(keys) == 2


def _tables(sheets: int) -> list[Table]:
    study = Study(points=points(["koans"], [f"target=500..{400 + 100 * sheets}:100"]),
                  measures=("turns", "busts"))  # fmt: skip
    figures = [
        {"turns": Figure(20.0 + n, 0.3), "busts": Figure(0.2 + n / 100, 0.004)}
        for n in range(sheets)
    ]
    return [block for block in page(study, figures).blocks if isinstance(block, Table)]


def test_a_few_sheets_are_compared_with_the_first_of_them():
    _, differences = _tables(3)
    assert differences.rows == (
        ("600", "+1.00 ± 0.42", "+1.00 ± 0.57 pp ?"),
        ("700", "+2.00 ± 0.42", "+2.00 ± 0.57 pp"),
    )


@pytest.mark.parametrize("sheets", [1, 13])
def test_a_single_sheet_and_a_grid_are_not_compared(sheets: int):
    assert len(_tables(sheets)) == 1
