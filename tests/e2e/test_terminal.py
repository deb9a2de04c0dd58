"""A person at a real (pseudo-)terminal: plays, leaves, loses the line, comes back."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import greed

pexpect = pytest.importorskip("pexpect")

# Seconds: only a test that fails waits so long.
PATIENCE = 30
PROMPT = "\r\n  > "
AGAIN = "Enter to play again, q to leave > "
SHORT = ["play", "koans(target=1000)", "--players", "Ann,bot:cautious", "--seed", "11"]


class Terminal:
    """A terminal of 80 columns with `greed` in it."""

    def __init__(self, home: Path, *arguments: str) -> None:
        env = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
        env |= {"GREED_HOME": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "greed", *arguments],
            dimensions=(40, 80),
            encoding="utf-8",
            env=env,
            timeout=PATIENCE,
            # A terminal that is lost hangs up, also where `nohup` runs the tests.
            preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),
        )
        self.child.delaybeforesend = None
        self.seen = ""

    def prompt(self) -> str:
        """Wait for the next prompt, and return what was shown before it."""
        self.child.expect_exact(PROMPT)
        self.seen += self.child.before
        return str(self.child.before)

    def type(self, line: str) -> str:
        """Wait for the prompt, type a line, and return what was shown before it."""
        shown = self.prompt()
        self.child.sendline(line)
        return shown

    def end(self) -> str:
        """Wait for the program to end, and return what it showed at last."""
        self.child.expect(pexpect.EOF)
        self.seen += self.child.before
        self.child.close()
        return str(self.child.before)

    def play(self, prompts: int | None = None, rematches: int = 0) -> None:
        """Keep everything and bank as soon as that records something, for so many prompts."""
        while prompts is None or prompts > 0:
            found = self.child.expect_exact([PROMPT, AGAIN, pexpect.EOF])
            self.seen += self.child.before
            if found == 1:
                self.child.sendline("" if rematches else "q")
                rematches -= 1
                continue
            if found == 2:
                self.child.close()
                return
            question = self.child.before.splitlines()[-1]
            if "Keep" in question:
                self.child.sendline("all")
                continue
            bank = "or bank" in question and "bank nothing" not in question
            self.child.sendline("bank" if bank else "roll")
            prompts = None if prompts is None else prompts - 1


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where the games of a test are kept."""
    return tmp_path


def saved(home: Path) -> greed.Record:
    """Return the only game that is saved."""
    (path,) = (home / "games").glob("*.jsonl")
    return greed.from_jsonl(path.read_text(), growing=True)


def test_a_game_is_played_to_its_end(home: Path):
    terminal = Terminal(home, *SHORT)
    terminal.play()
    *_, last = greed.replay(saved(home))
    assert last.over
    assert terminal.child.exitstatus == 0
    assert "╭───────╮" in terminal.seen


def test_the_same_players_play_again_and_the_next_one_begins(home: Path):
    terminal = Terminal(home, *SHORT)
    terminal.play(rematches=1)
    games = sorted((home / "games").glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    records = [greed.from_jsonl(path.read_text()) for path in games]
    assert [record.first for record in records] == [0, 1]
    assert records[0].seats == records[1].seats
    assert records[0].events[0] != records[1].events[0]


def test_a_terminal_of_80_columns_is_never_overrun(home: Path):
    from rich.text import Text

    terminal = Terminal(home, *SHORT)
    terminal.play()
    shown = Text.from_ansi(terminal.seen.replace("\r", "")).plain
    assert max(map(len, shown.splitlines())) <= 80


def test_the_screen_only_ever_goes_down(home: Path):
    terminal = Terminal(home, *SHORT)
    terminal.play()
    without_colours = terminal.seen.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
    codes = {code.partition("m")[0] for code in without_colours.split("\x1b[")[1:]}
    assert all(code.replace(";", "").isdecimal() for code in codes)


def test_ctrl_c_loses_nothing(home: Path, tmp_path_factory: pytest.TempPathFactory):
    terminal = Terminal(home, *SHORT)
    terminal.play(prompts=4)
    terminal.prompt()
    before = saved(home).events
    terminal.child.sendintr()
    assert "-m greed play --resume" in terminal.end()
    assert terminal.child.exitstatus == 130
    assert saved(home).events == before

    Terminal(home, "play", "--resume").play()
    whole = tmp_path_factory.mktemp("whole")
    Terminal(whole, *SHORT).play()
    assert saved(home).events == saved(whole).events


@pytest.mark.parametrize("signal_", [signal.SIGHUP, signal.SIGKILL], ids=["hangup", "kill"])
def test_a_lost_terminal_loses_nothing(
    home: Path, tmp_path_factory: pytest.TempPathFactory, signal_: signal.Signals
):
    terminal = Terminal(home, *SHORT)
    terminal.play(prompts=4)
    terminal.prompt()
    terminal.child.kill(signal_)
    terminal.end()
    Terminal(home, "play", "--resume").play()
    whole = tmp_path_factory.mktemp("whole")
    Terminal(whole, *SHORT).play()
    assert saved(home).events == saved(whole).events


def test_end_of_input_leaves_the_table(home: Path):
    terminal = Terminal(home, *SHORT)
    terminal.prompt()
    terminal.child.sendeof()
    assert "To continue:" in terminal.end()
    assert terminal.child.exitstatus == 0


def test_a_choice_is_taken_back(home: Path):
    terminal = Terminal(home, "play", "official", "--players", "Ann,Bob", "--seed", "3")
    terminal.type("")
    terminal.type("1")
    terminal.type("undo")
    assert "Taken back" in terminal.type("15")
    terminal.type("quit")
    terminal.end()
    assert [str(event) for event in saved(home).events[1:]] == ["keep 1 5"]


def test_a_resumed_throw_shows_its_dice(home: Path):
    terminal = Terminal(home, "play", "official", "--players", "Ann,Bob", "--seed", "3")
    terminal.type("")
    terminal.type("quit")
    terminal.end()
    again = Terminal(home, "play", "--resume")
    assert "╭───────╮" in again.type("quit")
    again.end()


def test_real_dice_are_typed(home: Path):
    terminal = Terminal(home, "play", "basic", "--players", "Ann,Bob", "--dice", "real")
    assert "Ann rolls 6 dice: what fell?" in terminal.type("115234")
    terminal.type("u")
    assert "Ann rolls 6 dice: what fell?" in terminal.type("1 1 5 2 3 3")
    terminal.type("115 bank")
    assert "Bob: take over 3 dice with 250 points" in terminal.type("take")
    terminal.type("246")
    terminal.type("quit")
    assert "Bust! 250 points lost." in terminal.seen
    terminal.end()
    assert saved(home).dice == "real"


def test_without_colour_there_is_none(home: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NO_COLOR", "1")
    env = dict(os.environ, GREED_HOME=str(home), TERM="xterm-256color", LC_ALL="C.UTF-8")
    child = pexpect.spawn(
        sys.executable, ["-m", "greed", *SHORT], encoding="utf-8", env=env, timeout=PATIENCE
    )
    child.expect_exact(PROMPT)
    child.sendline("q")
    assert "\x1b[3" not in child.before
    child.expect(pexpect.EOF)
    child.close()


def test_a_dumb_terminal_gets_plain_lines(home: Path):
    env = dict(os.environ, GREED_HOME=str(home), TERM="dumb", LC_ALL="C.UTF-8")
    child = pexpect.spawn(
        sys.executable, ["-m", "greed", *SHORT], encoding="utf-8", env=env, timeout=PATIENCE
    )
    child.expect_exact("Press Enter to roll 5 dice")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert "─" not in child.before


def test_a_dumb_terminal_asks_with_a_prompt_and_keeps_words_whole(home: Path):
    env = dict(os.environ, GREED_HOME=str(home), TERM="dumb", LC_ALL="C.UTF-8", COLUMNS="40")
    child = pexpect.spawn(
        sys.executable, ["-m", "greed", "play", "classic", "--players", "Ann,Bob"],
        encoding="utf-8", env=env, timeout=PATIENCE, dimensions=(24, 40),
    )  # fmt: skip
    child.expect_exact("\r\n> ")
    lines = child.before.splitlines()
    assert max(map(len, lines)) <= 40
    assert "needs 500 in one turn" in " ".join(child.before.split())
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()


def test_while_a_sheet_is_solved_the_rest_is_shown_and_what_is_typed_is_heard(tmp_path: Path):
    table = Terminal(tmp_path, "play", "classic+amish+zilch", "--players", "Ann,Bob", "--seed", "3")
    table.type("")
    table.type("?")
    table.child.expect_exact("Working out how often each choice wins")
    assert "bust" in table.child.before
    assert "wins" not in table.child.before
    table.child.sendline("h")
    assert "keep these dice" in table.type("") + table.type("q")
    assert "Saved." in table.end()


def test_a_reader_that_has_enough_is_no_error(home: Path):
    program = f"{sys.executable} -m greed rules show official"
    answer = subprocess.run(
        ["/bin/bash", "-c", f"set -o pipefail; {program} | head -1"],
        env=dict(os.environ, GREED_HOME=str(home)),
        capture_output=True,
        check=False,
    )
    assert (answer.returncode, answer.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is full")
@pytest.mark.parametrize("to", [">/dev/full", "-o /dev/full"])
def test_a_full_disk_is_said_in_one_line(home: Path, to: str):
    answer = subprocess.run(
        ["/bin/bash", "-c", f"{sys.executable} -m greed pack koans {to}"],
        env=dict(os.environ, GREED_HOME=str(home)), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert answer.returncode == 2
    assert answer.stderr == "greed: cannot go on: No space left on device\n"


@pytest.mark.parametrize("letters", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_that_knows_few_letters_is_shown_the_others_as_question_marks(
    home: Path, letters: str
):
    env = dict(os.environ, GREED_HOME=str(home), PYTHONIOENCODING=letters)
    command = [sys.executable, "-m", "greed", "rules", "show", "koans", "--language", "fr"]
    answer = subprocess.run(command, env=env, capture_output=True, check=False)
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert b"?" in answer.stdout


@pytest.mark.parametrize("locale", ["C.UTF-8", "POSIX"])
def test_typed_bytes_that_are_no_text_are_refused_and_the_game_goes_on(home: Path, locale: str):
    command = [sys.executable, "-m", "greed", "play", "koans", "--players", "Ann,Bob",
               "--dice", "real", "--plain"]  # fmt: skip
    answer = subprocess.run(
        command, env=dict(os.environ, GREED_HOME=str(home), LC_ALL=locale),
        input=b"throw 1 1 \xff\n11523\nkeep 1 1 5\nq\n", capture_output=True, check=False,
    )  # fmt: skip
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert b"250" in answer.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="arguments are bytes on Linux")
@pytest.mark.parametrize("option", ["--players", "--seed"])
def test_an_argument_that_is_no_text_is_refused(home: Path, option: str):
    answer = subprocess.run(
        [sys.executable, "-m", "greed", "play", "koans", option, b"\xe9"],
        env=dict(os.environ, GREED_HOME=str(home)), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert answer.returncode == 2
    assert answer.stderr.endswith("is not text: write it in UTF-8\n")


def test_ctrl_c_is_no_error_for_make(home: Path, tmp_path_factory: pytest.TempPathFactory):
    root = Path(__file__).parents[2]
    recipe = next(
        line.strip().removeprefix("@")
        for line in (root / "Makefile").read_text().splitlines()
        if "GREED_FROM_MAKE" in line
    )
    folder = tmp_path_factory.mktemp("make")
    recipe = recipe.replace("$(BIN)/greed", f"{sys.executable} -m greed")
    or_left = (root / "Makefile").read_text().partition("OR_LEFT =")[2].partition("\n")[0]
    (folder / "Makefile").write_text(f"OR_LEFT ={or_left}\nplay:\n\t@{recipe}\n")
    # What make hands down to the makes that it starts: the tests themselves may be run by one.
    handed = {"ARGS", "GNUMAKEFLAGS", "MAKEFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "MFLAGS"}
    env = {key: value for key, value in os.environ.items() if key not in handed}
    env |= {"GREED_HOME": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    child = pexpect.spawn("make", ["play"], cwd=folder, encoding="utf-8", env=env, timeout=PATIENCE)
    child.expect_exact(PROMPT)
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert "To continue: make play ARGS=--resume" in child.before
    # make itself may say "wait: No child processes" where its signal and the program's end meet.
    assert not re.search(r"\*\*\* .*(Error|Interrupt)", child.before)


def test_what_is_typed_while_a_bar_moves_is_not_shown_and_heard_afterwards():
    # It waits for the line itself: a terminal hands on what is typed only some time later.
    waits = """
import select, sys
from greed.cli.solver import progress
with progress("Solving"):
    print("begun", flush=True)
    select.select([sys.stdin], [], [])
print("heard", repr(input("ask> ")))
"""
    child = pexpect.spawn(sys.executable, ["-c", waits], encoding="utf-8", timeout=PATIENCE)
    child.expect_exact("begun")
    child.sendline("bank it")
    child.expect_exact("ask> ")
    assert "bank it" not in child.before
    child.expect_exact("heard 'bank it'")
