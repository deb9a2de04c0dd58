"""The program as a whole: front page, version, refusals, completion."""

import ast
import os
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.unit.cli.program import Program

import greed.cli
from greed import _extras
from greed._extras import install
from greed._revision import commit_of, revision
from greed.cli import options

ROOT = Path(__file__).parents[3]


def test_without_arguments_the_front_page_is_shown(program: Program, snapshot):
    answer = program()
    assert answer.code == 0
    assert answer.out == snapshot


def test_help_is_the_front_page(program: Program):
    assert program("--help").out == program().out


def test_the_front_page_fits_80_columns(program: Program):
    assert max(map(len, program().out.splitlines())) <= 80


@pytest.mark.parametrize("command", ["play", "score", "rules", "replay", "arena", "bot", "study"])
def test_every_command_explains_itself(program: Program, command: str):
    answer = program(command, "--help")
    assert answer.code == 0
    assert f"greed {command}" in answer.out


def test_the_version_is_said(program: Program):
    said = program("--version").out
    assert said.startswith(f"greed {metadata.version('greed-dice')}")
    assert revision() in said


def test_a_clone_says_at_which_commit_it_is(tmp_path):
    def git(*words):
        named = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
        subprocess.run(["git", *named, *words], cwd=tmp_path, check=True, capture_output=True)

    assert commit_of(tmp_path) == ""
    git("init")
    git("commit", "--allow-empty", "--message", "first")
    (tmp_path / "file").write_text("one")
    git("add", "file")
    assert re.fullmatch(r"[0-9a-f]{12}\+", commit_of(tmp_path))
    git("commit", "--message", "second")
    assert re.fullmatch(r"[0-9a-f]{12}", commit_of(tmp_path))


@pytest.mark.parametrize(
    "arguments",
    [("nosuch",), ("play", "--nosuch"), ("play", "offical"), ("play", "--players", "A,bot:blod"),
     ("play", "--dice", "sistem"), ("play", "--players", "Ann,Ann"), ("replay", "nosuch.jsonl"),
     ("play", "official(target=none)"), ("play", "--target", "many")],
    ids="-".join,
)  # fmt: skip
def test_bad_input_exits_with_2_and_one_line(program: Program, arguments: tuple[str, ...]):
    answer = program(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("greed: ")
    assert answer.err.count("\n") == 1


def test_without_its_libraries_the_program_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(greed.cli, "find_spec", lambda name: None if name == "typer" else True)
    monkeypatch.setattr(sys, "argv", ["greed"])
    with pytest.raises(SystemExit) as exit_:
        greed.cli.main()
    assert exit_.value.code == 2
    said = f"greed: the terminal needs typer; install it with: {install('play')}\n"
    assert capsys.readouterr().err == said


COUNTING = ("sim koans", "sim koans --game 1", "certify koans -o x", "check x")
SOLVING = ("solve koans", "solve koans --seats 3", "solve koans --against bold", "odds koans")


def test_what_counts_games_and_what_proves_says_what_to_install_where_only_the_terminal_is():
    program = f"""
import sys
for name in ("numpy", "scipy", "wasmtime"):
    sys.modules[name] = None
from greed.cli.app import run
print([run(line.split()) for line in {COUNTING!r}])
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert said.stdout.strip() == str([2] * len(COUNTING)), said.stderr
    assert all(
        re.match("greed: .*install(?: it| them)? with: ", line) for line in said.stderr.splitlines()
    )


def test_where_the_kernel_does_not_run_what_solves_says_so(tmp_path: Path):
    program = f"""
from greed.cli.app import run
print([run(line.split()) for line in {SOLVING!r}])
"""
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True,
        env=os.environ | {"GREED_KERNEL": str(tmp_path / "none.so"), "GREED_HOME": str(tmp_path)},
    )  # fmt: skip
    assert said.stdout.strip() == str([2] * len(SOLVING)), said.stderr
    assert said.stderr.count("GREED_KERNEL names no library of the kernel") == len(SOLVING)


@pytest.fixture
def somewhere(tmp_path, monkeypatch):
    """Put Greed into a folder, with an environment beside it."""
    monkeypatch.setattr(_extras, "_CLONE", tmp_path)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))
    (tmp_path / ".venv").mkdir()
    (tmp_path / "scripts").mkdir()
    return tmp_path


@pytest.mark.parametrize(
    ("told", "origin"),
    [('{"url": "file:///tmp/greed_dice-1-py3-none-any.whl", "archive_info": {}}',
      " @ file:///tmp/greed_dice-1-py3-none-any.whl"), (None, "")],
    ids=["wheel", "index"],
)  # fmt: skip
@pytest.mark.parametrize(("pip", "said"), [(True, "pip install"), (False, "uv pip install")])
def test_a_wheel_is_given_an_extra_from_where_it_came_by_what_is_there(
    somewhere, monkeypatch, pip, said, told, origin
):
    monkeypatch.setattr(_extras, "find_spec", lambda _: pip)
    found = SimpleNamespace(read_text={"direct_url.json": told}.get)
    monkeypatch.setattr(metadata, "distribution", lambda _: found)
    assert install("arena") == f"{said} 'greed-dice[arena]{origin}'"
    (somewhere / "scripts" / "uv.sh").touch()
    assert install("arena") == f"{said} -e '{somewhere}[arena]'"


def test_a_clone_that_make_has_set_up_is_given_an_extra_by_make(somewhere, monkeypatch):
    (somewhere / "scripts" / "uv.sh").touch()
    (somewhere / ".venv" / ".greed-serve").touch()
    assert install("arena") == f"make -C '{somewhere}' extras EXTRAS=arena"
    monkeypatch.chdir(somewhere)
    assert install("arena") == "make extras EXTRAS=arena"


def test_make_adds_the_extras_that_are_asked_for():
    asked = ["make", "--dry-run", "extras", "EXTRAS=arena,push"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "uv.sh sync --locked --inexact --no-default-groups --extra arena --extra push" in told


def test_sheets_are_completed():
    assert [name for name, _ in options.sheets("ko")] == ["koans"]


def test_variants_are_completed_after_a_plus():
    names = [name for name, _ in options.sheets("classic+amish+")]
    assert names == ["classic+amish+hsw", "classic+amish+zilch"]


def test_bots_are_completed_at_the_end_of_a_list():
    assert [name for name, _ in options.player_lists("Ann,bot:b")] == ["Ann,bot:bold"]


def test_dice_are_completed():
    assert [name for name, _ in options.dice("s")] == ["system", "seed:42"]


def test_the_shell_gets_completions(program: Program, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("_GREED_COMPLETE", "complete_zsh")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", "greed play ko")
    answer = program()
    assert "koans" in answer.out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["plya"], "there is no command 'plya'; did you mean play"),
        (["odds", "oficial"], "sheet 'oficial' is unknown; did you mean official?"),
        (["odds", "./no.toml"], "cannot read ./no.toml: No such file or directory"),
    ],
)
def test_what_is_mistyped_is_refused_once_with_what_is_near(
    program: Program, arguments: list[str], says: str
):
    answer = program(*arguments)
    assert answer.code == 2
    assert answer.err.startswith(f"greed: {says}")


def test_no_function_of_the_terminal_takes_more_than_eight_things():
    for path in (Path(greed.__file__).parent / "cli").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                taken = len(node.args.args) + len(node.args.kwonlyargs)
                assert taken <= 8, f"{path.name}: {node.name} takes {taken}"


@pytest.mark.parametrize("command", ["arena", "study", "sim"])
def test_an_option_of_many_commands_is_described_alike(program: Program, command: str):
    said = " ".join(re.sub("[│╭╰─╮╯]", " ", program(command, "--help").out).split())
    assert "--workers" in said
    assert "Worker processes on this machine." in said
    assert "Use a Dask cluster, e.g. tcp://host:8786." in said
    assert ("Start over, ignoring the saved journal." in said) is (command != "sim")


@pytest.mark.parametrize("command", ["odds", "arena", "score", "study", "advise", "explore"])
def test_a_command_without_what_it_needs_names_its_own_help(program: Program, command: str):
    answer = program(command)
    assert answer.code == 2
    assert f"(try greed {command} --help)" in answer.err
    assert program(command, "-h").out == program(command, "--help").out != ""
