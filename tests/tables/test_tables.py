"""Tables as scripts: what people ask for, and what each of them sees (README.md beside this)."""

from pathlib import Path

import pytest
from tests.support.table_host import HostTable
from tests.support.table_play import Dice, Play
from tests.support.tables import read, scripts


@pytest.fixture(params=[HostTable], ids=["host"])
def at_a_table(request):
    """Return a script being played at a table of some kind."""

    def played(script):
        dice = Dice(script)
        return Play(script, request.param(dice), dice)

    return played


@pytest.mark.parametrize("path", scripts(), ids=lambda path: path.stem)
def test_a_table_goes_as_its_script_says(path: Path, at_a_table, request):
    script = read(path)
    play = at_a_table(script)
    for line in script.lines:
        if line.answer is not None:
            answer = " ".join(play.answer(line).split())
            if request.config.getoption("--write-golden"):
                line.answer = answer
            assert line.answer == answer, (
                f"{path.name}, line {line.number}: {line.who} {line.words}"
            )
    if request.config.getoption("--write-golden"):
        path.write_text(str(script), "utf-8")
    assert not play.dice.left, "dice that nobody has rolled"
