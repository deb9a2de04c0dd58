"""What people type: who plays, and at the table words and dice, read as intents.

1 1 5   115   all        dice to keep
roll    bank             r, b
take    pass             t, p (also accept, decline, yes, no)
115 roll   all bank   ab dice and what follows, in one line
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Literal, cast, get_args

from msgspec import Struct

from greed.bots.registry import is_registered
from greed.cli.exits import Refusal
from greed.cli.numbers import ungrouped
from greed.core.dice import Throw
from greed.core.errors import MalformedMove
from greed.core.game import legal_moves
from greed.core.messages import closest, current, listed, say
from greed.core.moves import ACCEPT, BANK, DECLINE, ROLL, Move, parse_move
from greed.core.sentences import YOU, move_words
from greed.core.state import State
from greed.languages import language
from greed.room import BOT

Command = Literal["odds", "help", "undo", "rules", "scores", "join", "out", "back", "save", "quit"]


class NotUnderstood(Refusal):
    """A line that makes no sense here; the message says what to type."""


class Intent(Struct, frozen=True):
    """What a line asks for: moves in order, or a command with its argument."""

    moves: tuple[Move, ...] = ()
    command: Command | None = None
    argument: str = ""


OPPONENT = "bot:bold"
"""Who plays against somebody who comes alone."""

_MOVES = {"roll": ROLL, "bank": BANK, "accept": ACCEPT, "decline": DECLINE}
_COMMANDS = get_args(Command)
_TOKEN = re.compile(r"\d+|[^\W\d_]+|\?")


def typed(*names: str) -> dict[str, str]:
    """Return the words by which these things can be typed, each with its name.

    The words of the language that is spoken come before those of English, which always work.

    >>> typed("quit")
    {'quit': 'quit', 'q': 'quit', 'exit': 'quit'}
    """
    spoken, english = current(), language("en")
    own = {word: name for name in names for word in spoken.say(f"type-{name}", {}).split(", ")}
    every = (*_MOVES, *_COMMANDS, "keep", "all")
    taken = {word for name in every for word in spoken.say(f"type-{name}", {}).split(", ")}
    rest = {word: name for name in names for word in english.say(f"type-{name}", {}).split(", ")}
    return own | {word: name for word, name in rest.items() if word not in taken}


def read(line: str, state: State) -> Intent:
    """Return what a line asks for in a state; whether it is legal is for the rules to say.

    >>> import greed
    >>> state = greed.throw(greed.start(greed.load("official")), [1, 1, 5, 2, 3])
    >>> [str(move) for move in read("115 roll", state).moves]
    ['keep 1 1 5', 'roll']
    >>> [str(move) for move in read("ab", state).moves]
    ['keep 1 1 5', 'bank']

    Raises:
        NotUnderstood: the line makes no sense here.
    """
    text = line.strip().lower()
    word = text.partition(" ")[0]
    if command := typed(*_COMMANDS).get(word):
        return Intent(command=cast(Command, command), argument=line.strip()[len(word) :].strip())
    tokens = _TOKEN.findall(text.replace(",", " "))
    if not tokens or "".join(tokens) != re.sub(r"[\s,]+", "", text):
        raise NotUnderstood(_help_with(text, state))
    return Intent(moves=_moves(_split(tokens), state, text))


def is_command(line: str) -> bool:
    """Return whether a line is a command, such as help, undo or rules, and not a move."""
    return line.strip().lower().partition(" ")[0] in typed(*_COMMANDS)


def faces_typed(line: str, faces: int) -> Throw:
    """Return the faces that a line of digits names, in the order typed.

    >>> faces_typed("1 1 523", 6), faces_typed("12 3", 20)
    ((1, 1, 5, 2, 3), (12, 3))

    Raises:
        NotUnderstood: the line names something that is on no die.
    """
    words = line.replace(",", " ").split()
    if faces <= 9:
        words = [digit for word in words for digit in word]
    for word in words:
        if not (word.isascii() and word.isdecimal() and 1 <= int(word) <= faces):
            raise NotUnderstood(say("not-a-face", faces=faces, word=word))
    return tuple(map(int, words))


def points_typed(line: str, dice: int = 0, faces: int = 6) -> Move | None:
    """Return the turn that a line declares by its points; None if it names dice or something else.

    A number that can't be the `dice` about to fall is points: it ends with 0, or one of its digits
    is on no die. Any other needs the word points before it.

    >>> str(points_typed("650")), str(points_typed("points 125")), str(points_typed("1,250 3"))
    ('points 650', 'points 125', 'points 1250 leaving 3')
    >>> points_typed("1 1 5 2 3")
    >>> str(points_typed("725", dice=6))
    'points 725'

    Raises:
        NotUnderstood: these are points, but they can't be read.
    """
    text = ungrouped(line.strip().lower())
    first = text.split(" ", 1)[0].rstrip("0123456789")
    said = re.match(r"[0-9]+", text)
    if first not in typed("points") and not (said and _no_dice(said[0], dice, faces)):
        return None
    words = re.sub(rf"^{re.escape(first)}|{'|'.join(typed('left'))}", " ", text).split()
    if not 1 <= len(words) <= 2 or not all(word.isascii() and word.isdecimal() for word in words):
        raise NotUnderstood(say("not-points"))
    try:
        return parse_move(f"points {' leaving '.join(words)}")
    except MalformedMove as error:
        raise NotUnderstood(str(error)) from None


def _no_dice(number: str, dice: int, faces: int) -> bool:
    """Say whether a number can't be meant for dice."""
    if faces > 9:
        return int(number) > faces
    odd = any(not 1 <= int(digit) <= faces for digit in number)
    return number.endswith("0") or (odd and 3 <= len(number) <= 4 and len(number) != dice)


def answer_typed(line: str) -> tuple[Move, str] | None:
    """Return the answer to an offer, and the dice or points that were typed behind it.

    >>> move, rest = answer_typed("pass 700")
    >>> str(move), rest
    ('decline', '700')
    >>> answer_typed("pass"), answer_typed("11523")
    (None, None)
    """
    word, _, rest = line.strip().partition(" ")
    name = typed("accept", "decline").get(word.lower())
    rest = rest.strip()
    return (_MOVES[name], rest) if name and rest[:1].isdecimal() else None


def _split(tokens: list[str]) -> list[str]:
    """Return the tokens with `ab` and `ar` taken apart."""
    every = {word for word in typed("all") if len(word) == 1}
    then = {word for word in typed("roll", "bank") if len(word) == 1}
    return [
        part
        for token in tokens
        for part in (list(token) if token[:1] in every and token[1:] in then else [token])
    ]


def _moves(tokens: list[str], state: State, text: str) -> tuple[Move, ...]:
    moves, keeps, whole = typed(*_MOVES), typed("keep"), typed("all")
    fillers = typed("and")
    dice: list[str] = []
    every = False
    after: list[Move] = []
    for token in tokens:
        if token in keeps and not (dice or every or after):
            continue
        if token in fillers and (dice or every) and not after:
            continue
        if after == [ROLL] and token == str(state.hand.dice - len("".join(dice))):
            continue  # roll 3: as many as are left
        if token.isdecimal() and not (after or every):
            dice.append(token)
        elif token in whole and not (dice or after or every):
            every = True
        elif token in moves and not after:
            after.append(_MOVES[moves[token]])
        else:
            raise NotUnderstood(_help_with(text, state))
    if every:
        return (_all(state), *after)
    if dice:
        faces = faces_typed(" ".join(dice), state.rules.sheet.dice.faces)
        return (Move("keep", tuple(sorted(faces))), *after)
    if not after:  # the word keep, and no dice
        raise NotUnderstood(_what_to_type(state))
    return tuple(after)


def _all(state: State) -> Move:
    """Return the keep that `all` means: every die if all score, else what scores most."""
    keeps = [keep for keep in state.rules.keeps(state.hand, state.throw) if keep.whole]
    if not keeps:
        raise NotUnderstood(say("no-dice-to-keep"))
    best = max(
        keeps, key=lambda keep: (len(keep.dice) == len(state.throw), keep.points, len(keep.dice))
    )
    return Move("keep", best.dice)


def _help_with(text: str, state: State) -> str:
    """Return what to type instead of a line that says nothing."""
    word, _, rest = text.partition(" ")
    words = [name for name in typed("keep", *_MOVES, "all", *_COMMANDS) if len(name) > 1]
    near = closest(word, words) if word.isalpha() and word not in words else []
    if near:
        meant = listed(near, "or")
        return say("not-a-move-near", text=text, meant=f"{meant} {rest}".strip())
    return say("not-a-move", text=text, instead=_what_to_type(state))


def _what_to_type(state: State) -> str:
    """Say what can be typed now."""
    if state.phase != "decide":
        return say(f"instead-{'throw' if state.phase == 'over' else state.phase}")
    legal = [move_words(move) for move in legal_moves(state)]
    return say("instead-decide", moves=listed(legal, "or"))


def read_players(text: str | None) -> tuple[str, ...]:
    """Return the seat names of a player list; a player alone gets an opponent.

    >>> read_players("Ann, Bob,bot:bold"), read_players(None)
    (('Ann', 'Bob', 'bot:bold'), ('You', 'bot:bold'))

    Raises:
        Refusal: two people have one name, or a person has the name of a bot.
    """
    names = tuple(name.strip() for name in (text or YOU).split(",") if name.strip())
    if odd := next((name for name in names if name.isdecimal() or ";" in name), None):
        raise Refusal(say("players-names", name=odd))
    people = [name for name in names if not name.startswith(BOT)]
    bots = [name for name in people if name.islower() and is_registered(name)]
    if bots:
        raise Refusal(
            f"{bots[0]} is a bot: write bot:{bots[0]}"
            f" (a person of that name: {bots[0].capitalize()})"
        )
    twice = [name for name, count in Counter(people).items() if count > 1]
    if twice:
        raise Refusal(say("taken-twice", name=twice[0]))
    if len(names) == 1:
        names = (*names, OPPONENT) if people else (YOU, *names)
    return names


def read_newcomer(text: str, names: Sequence[str]) -> str:
    """Return the name of somebody who joins players of these names.

    Raises:
        Refusal: it isn't a name, or one of the players has it.
    """
    name = " ".join(text.split())
    if not name or "," in name or name.startswith(BOT):
        raise Refusal(say("join-who"))
    read_players(",".join([*names, name]))
    return name
