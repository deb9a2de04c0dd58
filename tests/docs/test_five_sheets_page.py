"""The study of the five sheets holds what its command measures, and its command is one."""

import shlex
from pathlib import Path

from greed.arena.studies.measures import Bench, check_measure, evaluate
from greed.arena.studies.study import points, written
from greed.sheets import load

PAGE = (Path(__file__).parents[2] / "docs" / "study-five-sheets.md").read_text("utf-8")
COMMAND = shlex.split(PAGE.split("```console\n$ ")[1].split("```")[0].replace("\\\n", ""))
TABLE = [
    [cell.strip(" `") for cell in line.split("|")[1:-1]]
    for line in PAGE.splitlines()
    if line.startswith(("| base", "| `"))
]


def test_the_command_of_the_page_is_about_its_sheets_and_measures():
    measures = COMMAND[COMMAND.index("--measure") + 1].split(",")
    sheets = COMMAND[2 : COMMAND.index("--player")]
    assert TABLE[0] == ["base", *measures]
    assert [line[0] for line in TABLE[1:]] == sheets
    assert len(points(sheets)) == len(sheets)
    for name in measures:
        check_measure(name)


def test_the_figures_of_the_shortest_sheet_are_measured_again():
    """Exact ones to the last digit, simulated ones with other dice to four standard errors."""
    figures = dict(zip(TABLE[0], next(line for line in TABLE if line[0] == "koans"), strict=True))
    bench = Bench(load("koans"), "optimal", 100_000, 2, "other dice")
    for name in TABLE[0][1:]:
        found = evaluate(name, bench)
        if found.method == "exact":
            assert figures[name] == written(name, found)
            continue
        assert found.value is not None
        value, error = map(float, figures[name].removesuffix("%").split(" ± "))
        scale = 100 if figures[name].endswith("%") else 1
        assert abs(scale * found.value - value) < 4 * (error**2 + (scale * found.error) ** 2) ** 0.5
