"""Tables as scripts: what people ask for, and what each of them sees (README.md beside this)."""

from collections.abc import Callable
from contextlib import ExitStack
from contextvars import copy_context
from functools import partial
from pathlib import Path

import pytest
from tests.support.table_host import HostTable
from tests.support.table_play import Dice, Play, Table
from tests.support.table_server import HttpTable, SocketTable, serving
from tests.support.table_terminal import TypedTable, why_not_typed
from tests.support.tables import Script, read, scripts

import greed
from greed.core.jsonl import from_jsonl, to_jsonl
from greed.sealed import verify_game

SCRIPTS = scripts()
SERVED = [
    path
    for path in SCRIPTS
    if "undo" not in read(path).heads
    if path.parent.name != "rules" or read(path).heads["sheet"] in greed.presets()
]
"""The tables that a server keeps: nobody takes a choice back there, and of the rules it only needs
those of the house, which nobody has to look at first."""
ASKED = [path for path in SERVED if path.parent.name in ("people", "languages")]
"""Those that are asked over HTTP as well, where it may make a difference."""


def play(script: Script, table_of: Callable[[Dice], Table], *, write: bool = False) -> Table:
    """Play a script at a table; with `write` its answers are replaced by what comes."""
    dice = Dice(script)
    table = table_of(dice)
    game = Play(script, table, dice)
    for line in script.lines:
        if line.answer is not None:
            answer = " ".join(game.answer(line).split())
            line.answer = answer if write else line.answer
            assert line.answer == answer, f"line {line.number}: {line.who} {line.words}"
    assert not dice.left, "dice that nobody has rolled"
    return table


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_a_table_goes_as_its_script_says(path: Path, request):
    script, write = read(path), request.config.getoption("--write-golden")
    table = play(script, HostTable, write=write)
    if write:
        path.write_text(str(script), "utf-8")
    assert str(script) == path.read_text("utf-8"), "make golden writes it as it is to be written"
    assert isinstance(table, HostTable)
    must_be_recorded(table)


def must_be_recorded(table: HostTable) -> None:
    """Its log, read again, leads to the same room; the record to the same game, and proves it."""
    room = table.host.room
    assert table.replayed() == room
    if room.state is not None:
        record = from_jsonl(to_jsonl(table.record()), growing=True)
        *_, last = greed.replay(record)
        assert last == room.state
        assert (verify_game(record) is not None) == (room.course is not None)


@pytest.fixture(scope="module")
def served(request, tmp_path_factory):
    """A server in this process, and how it is asked: each has rooms of the same ids."""
    with (
        pytest.MonkeyPatch.context() as patch,
        serving(tmp_path_factory.mktemp("tables") / "g.sqlite") as server,
    ):
        patch.setattr("greed.web.guest.PRESENCE_EVERY", 0.0)
        yield partial(request.param, server)


@pytest.mark.parametrize(
    ("served", "path"),
    [
        pytest.param(kind, path, id=f"{path.stem}-{name}")
        for kind, name, paths in (
            (SocketTable, "socket", SERVED),
            (HttpTable, "http", ASKED),
        )
        for path in paths
    ],
    indirect=["served"],
)
def test_a_table_at_a_server_goes_as_its_script_says(path: Path, served):
    with ExitStack() as stack:

        def table_of(dice: Dice) -> Table:
            table: SocketTable = served(dice)
            stack.callback(table.close)
            return table

        play(read(path), table_of)


def of_the_library(path: Path) -> bool:
    """Say whether a script is of the rules, or of choices that are taken back, at one screen."""
    script = read(path)
    plain = script.heads.keys() <= {"sheet", "seats", "dice", "first", "undo"}
    alone = len(script.screens) == 1 and len(script.seats) > 1
    return plain and alone and (path.parent.name == "rules" or "undo" in script.heads)


@pytest.mark.parametrize(
    "path", [path for path in SCRIPTS if of_the_library(path)], ids=lambda path: path.stem
)
def test_a_game_of_the_library_goes_as_its_script_says(path: Path):
    script = read(path)
    names, throws = [seat.person for seat in script.seats], Dice(script).left
    game = greed.Game(
        script.heads["sheet"], names, first=names.index(script.heads.get("first", names[0])),
        dice="script:" + ",".join("".join(map(str, throw)) for throw in throws),
    )  # fmt: skip
    for line in script.lines:
        move, _, then = line.words.partition(", ")
        refused = (line.answer or "").startswith("refused")
        if line.answer is None or line.extras or line.who != game.player or (refused and then):
            continue
        if move.split()[0] in ("sees", "why", "lefts", "rematch", "speaks"):
            continue
        if refused:
            with pytest.raises(greed.GreedError) as error:
                game.move(move)
            assert line.answer.endswith(str(error.value))
        else:
            told = [*game.move(move), *(game.move(then) if then else ())]
            assert " ".join(map(str, told)) == line.answer or move == "undo"


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_a_table_in_a_terminal_goes_as_its_script_says(path: Path, monkeypatch):
    script = read(path)
    if why := why_not_typed(script):
        pytest.skip(why)
    monkeypatch.setattr("greed.cli.table.host.Coach.advice", lambda *_: None)
    copy_context().run(TypedTable(script).play)
