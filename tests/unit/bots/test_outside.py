"""Programs as bots: a fair one plays, a bad one is named for what it did and ends."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import greed
from greed.bots import Breach, bot
from greed.bots.interface import BotError
from greed.bots.outside import Outside
from greed.bots.wire import Wire
from greed.fair import SeededDice

TORTURE = Path(__file__).parents[2] / "support" / "torture.py"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs as bots need POSIX")


def command(kind: str) -> str:
    return shlex.join([sys.executable, "-S", str(TORTURE), kind])


def states(sheet: str = "classic") -> Iterator[greed.State]:
    """Yield states of one long game in which there is something to choose."""
    dice, player = SeededDice("outside"), bot("threshold:300")
    state, throws = greed.start(greed.load(sheet)), 0
    while not state.over:
        if state.phase == "throw":
            throws += 1
            state = greed.throw(state, dice.throw(throws, state.hand.dice))
            continue
        if len(greed.legal_moves(state)) > 1:
            yield state
        state = greed.apply(state, player.choose(state))


def ask(kind: str, questions: int = 12, limit: float = 5.0) -> None:
    outside = Outside(command(kind), limit)
    try:
        for _, state in zip(range(questions), states(), strict=False):
            outside.choose(state)
    finally:
        outside.kill()


def test_a_program_plays_the_moves_that_it_answers():
    outside = Outside(command("fair"))
    outside.begin(0, 2, "seed")
    for _, state in zip(range(30), states(), strict=False):
        assert outside.choose(state) == greed.legal_moves(state)[0]
    assert outside.announced == "fair"
    assert outside.close() == 0


@pytest.mark.parametrize(
    ("kind", "breach", "says"),
    [
        ("crash", "crash", "my own fault"),
        ("exit", "crash", "exit status 3"),
        ("garbage", "garbage", "expected 'move 10"),
        ("binary", "garbage", "not UTF-8"),
        ("endless line", "garbage", "a line of more than 1000 bytes"),
        ("huge line", "garbage", "a line of 5005 bytes"),
        ("illegal", "illegal", "keep 6 6 6 6 6"),
        ("stale", "garbage", "the question was 10"),
        ("empty", "garbage", "expected 'move 10"),
        ("closes output", "crash", "closed its output"),
        ("no name", "garbage", "expected 'bot NAME'"),
    ],
)
def test_a_bad_answer_is_a_breach_that_names_it(kind: str, breach: str, says: str):
    with pytest.raises(Breach, match=says) as raised:
        ask(kind)
    assert raised.value.kind == breach


@pytest.mark.parametrize("kind", ["flood", "twice"])
def test_words_that_nobody_asked_for_are_a_breach(kind: str):
    with pytest.raises(Breach) as raised:
        ask(kind)
    # Unread words are found before the next question, or taken for its answer and not fitting.
    assert raised.value.kind in ("flood", "garbage")


@pytest.mark.parametrize("kind", ["hang", "hang with child", "deaf"])
def test_an_answer_that_does_not_come_is_late(kind: str):
    with pytest.raises(Breach) as raised:
        ask(kind, limit=0.5)
    # A program that has left a child behind may be found to have ended, or to be late.
    assert raised.value.kind in ("late", "crash")


def test_a_program_that_says_no_name_has_not_started():
    outside = Outside(command("mute"), start=0.3)
    with pytest.raises(Breach, match="no 'bot NAME' within 0.3 seconds") as raised:
        outside.choose(next(states()))
    assert raised.value.kind == "start"


def test_a_program_that_does_not_exist_has_not_started():
    with pytest.raises(Breach, match="cannot run it") as raised:
        Outside("no-such-program-anywhere").choose(next(states()))
    assert raised.value.kind == "start"


def test_complaints_on_stderr_disturb_nobody():
    ask("shouts on stderr")


def test_after_a_breach_the_program_starts_anew():
    outside = Outside(command("garbage"))
    answered = 0
    for _, state in zip(range(25), states(), strict=False):
        try:
            outside.choose(state)
            answered += 1
        except Breach:
            pass
    outside.kill()
    assert answered == 23


def test_a_program_that_stays_after_quit_is_ended():
    outside = Outside(command("stays"))
    outside.choose(next(states()))
    assert outside.close() is None


def test_a_wire_that_nobody_holds_any_more_ends_its_program():
    wire = Wire([sys.executable, "-S", "-c", "import time; time.sleep(60)"], 100)
    process = wire._process
    del wire
    assert process.wait(5) != 0


def test_a_program_is_known_by_its_command():
    assert str(bot("cmd:node my bot.js")) == "cmd:node my bot.js"


@pytest.mark.parametrize("name", ["cmd:", "cmd: ", "cmd:'open"])
def test_a_command_that_cannot_be_read_is_refused(name: str):
    with pytest.raises(BotError):
        bot(name)


def test_a_new_sheet_is_told_with_a_new_hello():
    outside = Outside(command("fair"))
    for name in ("classic", "official"):
        state = next(states(name))
        assert outside.choose(state) in greed.legal_moves(state)
    assert outside.close() == 0
