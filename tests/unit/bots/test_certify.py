"""Certification: a fair program passes every step, a bad one fails at its own."""

import shlex
import sys
from pathlib import Path

import pytest

import greed
from greed.bots.certify import Check, certify

TORTURE = Path(__file__).parents[2] / "support" / "torture.py"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs as bots need POSIX")


def steps(kind: str, limit: float = 5.0) -> list[Check]:
    command = shlex.join([sys.executable, "-S", str(TORTURE), kind])
    return list(certify(command, greed.load("koans"), games=3, limit=limit, start_limit=5))


def test_a_fair_program_passes_every_step():
    done = steps("fair")
    assert len(done) == 8
    assert all(step.passed for step in done)


@pytest.mark.parametrize(
    ("kind", "step", "says"),
    [
        ("no name", "says its name", "expected 'bot NAME'"),
        ("garbage", "whole games", "expected 'move 10"),
        ("illegal", "whole games", "keep 6 6 6 6 6"),
        ("crash", "whole games", "exit status 1"),
        ("stays", "told to quit", "still there"),
        ("orphan", "standard input ends", "kept running after its standard input ended"),
    ],
)
def test_the_step_that_fails_is_the_last_and_says_what_to_mend(kind: str, step: str, says: str):
    *before, last = steps(kind)
    assert all(each.passed for each in before)
    assert not last.passed
    assert step in last.name
    assert says in last.detail
    assert last.remedy


def test_a_program_that_draws_other_lots_each_time_is_told_how_not_to():
    fickle = "import sys, time\nmoves = []\nfor line in sys.stdin:\n" + "".join(
        f"    {each}\n"
        for each in (
            "word, _, rest = line.strip().partition(' ')",
            "if word == 'hello': print('bot fickle', flush=True)",
            "if word == 'position': moves = []",
            "if word == 'legal': moves.append(rest.split(' ', 2)[2])",
            "if word == 'choose': print('move', rest, moves[int(rest) % len(moves)], flush=True)",
            "if word == 'quit': break",
        )
    )
    command = shlex.join([sys.executable, "-S", "-c", fickle])
    *_, last = certify(command, greed.load("classic"), games=1)
    assert "same answer" in last.name
    assert "seed" in last.remedy


def test_an_answer_that_is_no_move_is_not_blamed_on_the_start():
    program = "import sys\nfor line in sys.stdin:\n" + "".join(
        f"    {each}\n"
        for each in (
            "if line.startswith('hello'): print('bot muddled', flush=True)",
            "if line.startswith('choose'): print('move', line.split()[1], 'kepe 5', flush=True)",
        )
    )
    command = shlex.join([sys.executable, "-S", "-c", program])
    name, answer = certify(command, greed.load("classic"), games=1)
    assert (name.passed, name.detail) == (True, "it calls itself muddled")
    assert (answer.passed, answer.name) == (False, "it answers a question")
    assert "forfeit" not in answer.detail


def failed(command: str) -> Check:
    """Return the step at which a command fails: the first one, as it does not start."""
    (step,) = certify(command, greed.load("koans"), games=1, start_limit=20)
    assert not step.passed
    assert step.name == "it starts and says its name"
    return step


def test_a_program_that_is_not_there_is_told_where_programs_are_looked_for():
    step = failed("no-such-bot --fast")
    assert step.detail == "start: cannot run it: the program 'no-such-bot' was not found"
    assert "./no-such-bot" in step.remedy
    assert (
        failed("./no-such-bot").detail
        == "start: cannot run it: the file ./no-such-bot does not exist"
    )


def test_a_bot_that_is_no_program_is_told_how_it_is_served():
    for name in ("bold", "threshold:300", "mine:Hasty"):
        command = shlex.quote(f"greed bot serve {name}")
        assert failed(name).remedy.endswith(f"greed bot check {command}")


def test_a_file_of_this_folder_is_told_what_runs_it(tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my bot.py").write_text("", "utf-8")
    step = failed("'my bot.py' --fast")
    assert "a file in this folder" in step.detail
    assert step.remedy.endswith("python 'my bot.py' --fast")


@pytest.mark.parametrize(
    ("content", "mode", "says"),
    [
        ("", 0o600, "is not executable"),
        ("print('bot x')\n", 0o700, "no first line (#!) says what runs it"),
        (
            "#!/no/such/node\n",
            0o700,
            "the program named in its first line is missing: #!/no/such/node",
        ),
    ],
)
def test_a_file_that_does_not_run_is_told_why_and_what_would_run_it(
    tmp_path: Path, content: str, mode: int, says: str
):
    file = tmp_path / "bot.js"
    file.write_text(content, "utf-8")
    file.chmod(mode)
    step = failed(str(file))
    assert says in step.detail
    assert f"node {file}" in step.remedy


def test_a_program_that_ends_at_once_is_told_that_it_should_read_on():
    step = failed(shlex.join([sys.executable, "-S", "-c", "raise SystemExit(3)"]))
    assert "exit status 3, before it printed 'bot NAME'" in step.detail
    assert "keep reading until 'quit'" in step.remedy
    assert step.stderr == ""


def test_a_script_that_is_not_there_is_shown_in_the_words_of_what_runs_it():
    step = failed(shlex.join([sys.executable, "-S", "no-such-script.py"]))
    assert "can't open file" in step.stderr
    assert step.remedy.startswith("Check the name of the file")


@pytest.mark.parametrize(
    ("line", "remedy"),
    [("import no_such_module", "no module 'no_such_module'"), ("1 / 0", "in its traceback")],
)
def test_a_traceback_is_shown_and_is_what_is_to_be_mended(line: str, remedy: str):
    step = failed(shlex.join([sys.executable, "-S", "-c", line]))
    assert step.detail == "start: it ended with exit status 1, before it printed 'bot NAME'"
    assert step.stderr.startswith("Traceback")
    assert remedy in step.remedy


def test_a_traceback_in_a_game_is_what_is_to_be_mended():
    *_, last = steps("crash")
    assert last.stderr.endswith("RuntimeError: my own fault")
    assert "in its traceback" in last.remedy
