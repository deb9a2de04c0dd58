import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from greed.fair import ScriptedDice, SourceError, SystemDice, source


@pytest.mark.parametrize(
    "text", ["system", "seed:42", "seed:a seed of words", "script:11523,44", "script:12.3,7"]
)
def test_a_source_is_got_again_by_its_text(text: str):
    assert str(source(text)) == text


def test_nothing_throws_real_dice():
    with pytest.raises(SourceError, match="people roll them, and type what fell"):
        source("real")


@pytest.mark.parametrize("text", ["seed", "seed:", "script", "script: "])
def test_a_source_that_lacks_its_argument_is_refused(text: str):
    with pytest.raises(SourceError, match="needs a value"):
        source(text)


def test_an_unknown_source_gives_the_nearest_names():
    with pytest.raises(SourceError, match="did you mean system"):
        source("sistem")


def test_system_dice_show_every_face_and_no_other():
    throws = [SystemDice().throw(number, 12, 6) for number in range(100)]
    assert {face for throw in throws for face in throw} == {1, 2, 3, 4, 5, 6}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only Unix copies a process")
def test_a_process_and_its_copy_throw_other_dice():
    SystemDice().throw(1, 12, 6)
    reads, writes = os.pipe()
    copy = os.fork()
    dice = bytes(SystemDice().throw(2, 40, 6))
    if not copy:
        os.write(writes, dice)
        os._exit(0)
    os.waitpid(copy, 0)
    assert os.read(reads, 40) != dice
    os.close(reads)
    os.close(writes)


def test_threads_throw_other_dice():
    with ThreadPoolExecutor(8) as pool:
        throws = [*pool.map(lambda number: SystemDice().throw(number, 40, 6), range(200))]
    assert len({*throws}) == 200


def test_a_script_is_refused_beyond_its_end():
    with pytest.raises(SourceError, match="2 throws, so none for throw 3"):
        ScriptedDice([(1,), (2,)]).throw(3, 1)


def test_a_script_is_refused_for_another_number_of_dice():
    with pytest.raises(SourceError, match="needs 4 dice with 6 faces, but the script has 115"):
        ScriptedDice([(1, 1, 5)]).throw(1, 4)


def test_a_script_is_refused_for_a_face_that_no_die_has():
    with pytest.raises(SourceError, match="with 6 faces"):
        ScriptedDice([(7,)]).throw(1, 1)


@pytest.mark.parametrize("text", ["script:1a5", "script:1.x", "script:105"])
def test_a_script_of_something_else_is_refused(text: str):
    with pytest.raises(SourceError, match="a script lists throws"):
        source(text)
