"""The line protocol for bots in any language: what is said, without who carries it.

Each message is one line of UTF-8 text: a word, then what belongs to it. Greed says

    hello JSON               once: {"protocol": 1, "sheet": {...}, "name", "hash", "limit"}
    game SEAT SEATS SEED     a game begins; seats count from 1
    position LINE            the table, as `greed.position` writes it
    legal POINTS DICE MOVE   one line per legal move: what the turn would then be worth,
                             and how many dice would be thrown next (0: the turn is over)
    choose NUMBER            the question; asked only where there is more than one legal move
    result SCORES won by SEATS, or: result SCORES forfeited by SEAT
    quit

and the bot answers `hello` with `bot NAME` and `choose` with `move NUMBER MOVE`, nothing else.
The number is that of the question, so that an answer can never be taken for another one's.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from greed.bots.interface import Breach
from greed.core.errors import MalformedMove
from greed.core.game import LegalMoves, apply
from greed.core.identity import builtins, sheet_hash
from greed.core.moves import Move, parse_move
from greed.core.position import position
from greed.core.sheet import Sheet
from greed.core.state import State

VERSION = 1
LINE = 1000
"""The most bytes that a line of a bot may have."""
SHOWN = 60


def hello(sheet: Sheet, limit: float) -> str:
    """Return the first line, with the whole sheet and the seconds that a move may take."""
    data = {
        "protocol": VERSION,
        "name": sheet.name or sheet.title,
        "hash": sheet_hash(sheet),
        "limit": limit,
        "sheet": builtins(sheet),
    }
    return f"hello {msgspec.json.encode(data).decode()}"


def game(seat: int, seats: int, seed: str) -> str:
    """Return the line that begins a game; the seat counts from 0 here and from 1 in the line.

    >>> game(0, 2, "x7")
    'game 1 2 x7'
    """
    return f"game {seat + 1} {seats} {seed}"


def question(state: State, moves: LegalMoves, number: int) -> list[str]:
    """Return the lines that ask for a move.

    >>> import greed
    >>> state = greed.throw(greed.start(greed.load("classic")), [1, 2, 2, 2, 4, 6])
    >>> for line in question(state, greed.legal_moves(state), 8): print(line)
    position classic 0?,0? 1/1 keep 6 122246 0 - - 1
    legal 100 5 keep 1
    legal 200 3 keep 2 2 2
    legal 300 2 keep 1 2 2 2
    choose 8
    """
    lines = [f"position {position(state)}"]
    for move in moves:
        points, dice = outlook(state, move)
        lines.append(f"legal {points} {dice} {move}")
    lines.append(f"choose {number}")
    return lines


def outlook(state: State, move: Move) -> tuple[int, int]:
    """Return what the turn is worth after a move, and how many dice the player throws next.

    Points at risk and points banked by the move count alike; with 0 dice the turn is over.
    """
    after = apply(state, move)
    if move.kind == "decline":
        return 0, after.hand.dice
    if after.phase in ("decide", "throw") and after.seat == state.seat and move.kind != "bank":
        banked = after.scores[state.seat] - state.scores[state.seat]
        return after.points + banked, after.hand.dice
    return after.scores[state.seat] - state.scores[state.seat], 0


def won(scores: Iterable[int], winners: Iterable[int]) -> str:
    """Return how a game ended: `10050 8200 won by 1`."""
    return f"{_words(scores)} won by {_words(seat + 1 for seat in winners)}"


def forfeited(scores: Iterable[int], seat: int) -> str:
    """Return how a game ended that a player lost by breaking the rules of play."""
    return f"{_words(scores)} forfeited by {seat + 1}"


def read_name(line: str) -> str:
    """Return the name in the answer to `hello`.

    Raises:
        Breach: the line is not that answer.
    """
    word, _, name = line.strip().partition(" ")
    if word != "bot" or not name.strip():
        raise Breach("garbage", f"expected 'bot NAME' after hello, got {_shown(line)}")
    return name.strip()


def read_move(line: str, number: int, moves: LegalMoves) -> Move:
    """Return the move in the answer to a question.

    >>> import greed
    >>> state = greed.throw(greed.start(greed.load("classic")), [1, 2, 3, 4, 4, 6])
    >>> read_move("move 8 keep 4", 8, greed.legal_moves(state))
    Traceback (most recent call last):
    greed.bots.interface.Breach: illegal: keep 4: 4 scores nothing (legal: keep 1)

    Raises:
        Breach: the line isn't an answer, answers another question, or the move is not legal.
    """
    words = line.split(None, 2)
    if len(words) != 3 or words[0] != "move":
        raise Breach("garbage", f"expected 'move {number} ...', got {_shown(line)}")
    if words[1] != str(number):
        raise Breach("garbage", f"the question was {number}, the answer is to {_shown(words[1])}")
    try:
        move = parse_move(words[2])
    except MalformedMove as error:
        raise Breach("garbage", _cut(str(error))) from None
    if (reason := moves.why_not(move)) is not None:
        legal = ", ".join(map(str, moves))
        raise Breach("illegal", f"{move}: {reason} (legal: {legal})")
    return move


def _words(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _shown(text: str) -> str:
    return repr(_cut(text))


def _cut(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."
