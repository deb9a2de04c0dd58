"""Certifies a program as a bot, step by step: what it did, and what to mend where it failed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from greed.bots import protocol
from greed.bots.interface import BotError, Breach
from greed.bots.outside import MOVE_SECONDS, START_SECONDS, Outside
from greed.bots.wire import last_words, mend_traceback
from greed.core.game import apply, legal_moves, start, throw
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.fair import SeededDice
from greed.policies import Threshold

_LINES = 16
REMEDIES = {
    "start": "Run the command by hand: it must start, read a line that begins with 'hello', and"
    " print 'bot NAME'. If it prints that, flush standard output after each line, and wait for no"
    " more input than a line (mawk needs -W interactive).",
    "late": "Answer within the limit, and flush standard output after each line: most languages"
    " buffer what you write to a pipe.",
    "crash": "The program ended while a question was open. Read on until 'quit', skip words that"
    " you don't know, and print errors to standard error, where they are shown.",
    "garbage": "Print nothing but 'bot NAME' after hello and 'move NUMBER MOVE' after choose, with"
    " the number of the question. Print everything else to standard error.",
    "flood": "Print one line for each 'choose' and stay silent otherwise.",
    "illegal": "Answer with one of the moves in the 'legal' lines before the question.",
}


class Check(Struct, frozen=True):
    """One step of a certification: its name, whether it passed, what happened, what to do.

    `stderr` holds the last lines that the program wrote on standard error before it failed.
    """

    name: str
    passed: bool
    detail: str = ""
    remedy: str = ""
    stderr: str = ""


def certify(
    command: str,
    sheet: Sheet,
    games: int = 10,
    limit: float = MOVE_SECONDS,
    start_limit: float = START_SECONDS,
) -> Iterator[Check]:
    """Yield the steps of a certification as they are done; the first that fails is the last.

    Raises:
        BotError: the command cannot be read.
    """
    bot = Outside(command, limit, start_limit)
    steps: list[tuple[str, Callable[[Outside, Sheet], str]]] = [
        ("it starts and says its name", _greets),
        ("it answers a question", _answers),
        ("it answers again in a second game", _second_game),
        (f"it plays {games} whole games with legal moves", lambda b, s: _games(b, s, games)),
        ("it gives the same answer to the same question", _repeats),
        ("it stays silent until it is asked", _silent),
        ("it ends when told to quit", _quits),
        ("it ends when its standard input ends", _left_alone),
    ]
    try:
        for name, step in steps:
            try:
                yield Check(name, True, step(bot, sheet))
            except (Breach, _Failed) as failure:
                if step is _greets and bot.announced:
                    # The name came, and what went wrong is the answer to the first question.
                    yield Check(name, True, f"it calls itself {bot.announced}")
                    yield _failed(steps[1][0], failure, bot.complaints)
                else:
                    yield _failed(name, failure, bot.complaints)
                return
    finally:
        bot.kill()


class _Failed(BotError):
    """A step that failed without a breach."""

    def __init__(self, detail: str, remedy: str) -> None:
        self.detail = detail
        self.remedy = remedy
        super().__init__(detail)


def _failed(name: str, failure: Breach | _Failed, said: str) -> Check:
    """Return the step that failed, with what the program wrote on standard error before."""
    remedy = failure.remedy
    if isinstance(failure, Breach) and not remedy:
        traceback = mend_traceback(said) if failure.kind == "crash" else ""
        remedy = traceback or REMEDIES.get(failure.kind, "")
    detail = str(failure).removesuffix(last_words(said))
    return Check(name, False, detail, remedy, "\n".join(said.splitlines()[-_LINES:]))


def _greets(bot: Outside, sheet: Sheet) -> str:
    bot.begin(0, 2, "check-0")
    bot.choose(_open(sheet, 0))
    return f"it calls itself {bot.announced}"


def _answers(bot: Outside, sheet: Sheet) -> str:
    return str(bot.choose(_open(sheet, 1)))


def _second_game(bot: Outside, sheet: Sheet) -> str:
    bot.end(protocol.won((sheet.target, 0), (0,)))
    bot.begin(1, 2, "check-1")
    return str(bot.choose(_open(sheet, 2)))


def _games(bot: Outside, sheet: Sheet, games: int) -> str:
    asked = 0
    for number in range(games):
        seat = number % 2
        bot.begin(seat, 2, f"check-{number}")
        last = None
        for state in _play(bot, sheet, number, seat):
            asked += 1
            last = state
        assert last is not None
        bot.end(protocol.won(last.scores, last.winners))
    return f"{asked:,} events"


def _repeats(bot: Outside, sheet: Sheet) -> str:
    answers = []
    for _ in range(2):
        bot.begin(0, 2, "check-again")
        answers.append([str(bot.choose(_open(sheet, number))) for number in range(5)])
    if answers[0] != answers[1]:
        pair = next(pair for pair in zip(*answers, strict=True) if pair[0] != pair[1])
        raise _Failed(
            f"first {pair[0]}, then {pair[1]}",
            "Draw random numbers from the seed of the 'game' line and the ply at the"
            " end of 'position', so that a game resumed or played elsewhere goes on the same.",
        )
    return ""


def _silent(bot: Outside, sheet: Sheet) -> str:
    bot.end(protocol.won((sheet.target, 0), (0,)))
    bot.begin(0, 2, "check-silent")
    bot.choose(_open(sheet, 3))
    noise = bot.noise(0.3)
    if noise:
        raise _Failed(f"it said {noise!r} unasked", REMEDIES["flood"])
    return ""


def _quits(bot: Outside, sheet: Sheet) -> str:  # noqa: ARG001
    status = bot.close()
    if status is None:
        raise _Failed(
            "it was still there after a second", "End the program when the line 'quit' comes."
        )
    if status:
        raise _Failed(f"it ended with exit status {status}", "End with exit status 0 after 'quit'.")
    return ""


def _left_alone(bot: Outside, sheet: Sheet) -> str:
    bot.begin(0, 2, "check-alone")
    bot.choose(_open(sheet, 4))
    if bot.abandon() is None:
        raise _Failed(
            "it kept running after its standard input ended",
            "End the program at the end of standard input, or it may stay behind for ever when"
            " the machine that runs a tournament is stopped.",
        )
    return ""


def _open(sheet: Sheet, number: int) -> State:
    """Return a state with a real choice, another one for each number."""
    for state in _play(Threshold(), sheet, 1000 + number, 0):
        if len(legal_moves(state)) > 1:
            return state
    raise _Failed(f"{sheet.name} leaves nothing to choose", "Check the bot on another sheet.")


def _play(bot: Outside | Threshold, sheet: Sheet, number: int, seat: int) -> Iterator[State]:
    """Play a game of a bot against a simple one, and yield the state before each event."""
    dice, other = SeededDice(f"certify {number}"), Threshold()
    state = start(sheet)
    throws = 0
    while not state.over:
        yield state
        moves = legal_moves(state)
        if state.phase == "throw":
            throws += 1
            fallen = dice.throw(throws, state.hand.dice, sheet.dice.faces)
            state = throw(state, fallen)
        elif len(moves) == 1:
            state = apply(state, moves[0])
        else:
            state = apply(state, (bot if state.seat == seat else other).choose(state))
    yield state
