"""What Greed says, in any language: messages in the form of Project Fluent, filled in and chosen.

    dice = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
    rolled = { $player } rolled { DICE($count) }.

A message is a line of text, with what is filled in between braces: `{ $points }` is a field,
`{ dice }` another message, and `{ DICE($count) }` the message `dice` about this number, which it
calls `$n`. Of several forms a field chooses one: by its value, by the plural of the language, or
else the one with a star.

The core reads no files. `source` is where languages come from; `greed.languages` sets it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from decimal import ROUND_HALF_UP, Decimal
from functools import lru_cache
from typing import Any

from msgspec import Struct

from greed.core.errors import GreedError


class MessageError(GreedError):
    """A file of messages can't be read, or lacks one."""


class Field(Struct, frozen=True):
    """A field of that name."""

    name: str


class Call(Struct, frozen=True):
    """Another message, about the number in a field or, without one, about the same fields."""

    message: str
    field: str = ""


class Forms(Struct, frozen=True):
    """One of several forms, by the value of a field or by its plural."""

    field: str
    forms: Mapping[str, Pattern]
    otherwise: Pattern


Part = str | Field | Call | Forms
Pattern = tuple[Part, ...]
Fields = Mapping[str, Any]
_Spoken = Callable[[Fields], str]

_HEAD = re.compile(r"([a-zA-Z][\w-]*) *= *")
_INSIDE = re.compile(
    r'\{\s*(?:"((?:[^"\\\n]|\\.)*)"|\$([a-zA-Z][\w-]*)|([A-Z][A-Z0-9_-]*)\(\s*\$([a-zA-Z][\w-]*)\s*\)'
    r"|([a-zA-Z][\w-]*))\s*(\}|->)"
)
_FORM = re.compile(r"\s*\n\s*(\*?)\[\s*([\w-]+)\s*\] *")
_TEXT = re.compile(r"[^{}\n]+")
_ENDS = re.compile(r"\s*(?=\n\s*(?:\*?\[|\}))")
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))")


class Language:
    """The messages of a language; a file is read when one of its messages is first said.

    Args:
        code: its code, such as `de`.
        rooms: functions that return the texts of its files, in the order in which they are asked.
        plural: the plural category of a number, such as `one` or `other`.
        fallback: says what this language lacks.
    """

    def __init__(
        self,
        code: str,
        rooms: tuple[Callable[[], str], ...],
        plural: Callable[[int], str],
        fallback: Language | None = None,
    ) -> None:
        self.code = code
        self._rooms: list[Callable[[], str] | dict[str, Pattern]] = list(rooms)
        self._plural = plural
        self._fallback = fallback
        self._spoken: dict[str, _Spoken] = {}

    def has(self, message: str) -> bool:
        """Say whether the language itself has a message."""
        return self._find(message) is not None

    def say(self, message: str, fields: Fields) -> str:
        """Return a message with its fields filled in.

        Raises:
            MessageError: neither this language nor its fallback has the message.
        """
        spoken = self._spoken.get(message)
        if spoken is None:
            pattern = self._find(message)
            if pattern is None:
                if self._fallback is None:
                    raise MessageError(f"there is no message {message!r}")
                return self._fallback.say(message, fields)
            spoken = self._spoken[message] = self._filled(pattern)
        return spoken(fields)

    def number(self, value: int) -> str:
        """Return a number with its thousands apart, as the language writes them."""
        said = f"{value:,}"
        return said.replace(",", self.say("thousands", {})) if "," in said else said

    def shown(self, value: object) -> str:
        """Return a field as a sentence shows it: a number, dice side by side, or a text."""
        if isinstance(value, int):
            return self.number(value)
        return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)

    def _find(self, message: str) -> Pattern | None:
        for place, room in enumerate(self._rooms):
            messages = room if isinstance(room, dict) else parse(room())
            self._rooms[place] = messages
            if message in messages:
                return messages[message]
        return None

    def _filled(self, pattern: Pattern) -> _Spoken:
        """Return what fills a pattern in: it is made once, for a view has dozens of sentences."""
        text = "".join(
            [part.replace("%", "%%") if isinstance(part, str) else "%s" for part in pattern]
        )
        filled = [self._part(part) for part in pattern if not isinstance(part, str)]
        if text == "%s":
            return filled[0]
        return lambda fields: text % tuple([part(fields) for part in filled])

    def _part(self, part: Field | Call | Forms) -> _Spoken:
        match part:
            case Field(name):
                shown = self.shown
                return lambda fields: shown(fields[name])
            case Call(message, ""):
                return lambda fields: self.say(message, fields)
            case Call(message, field):
                # The same few numbers of dice come again, and a plural takes long to find.
                about = lru_cache(maxsize=64)(lambda n: self.say(message, {"n": n}))
                return lambda fields: about(fields[field])
            case Forms(field, forms, otherwise):
                return self._chosen(
                    field,
                    {value: self._filled(form) for value, form in forms.items()},
                    self._filled(otherwise),
                )

    def _chosen(self, field: str, forms: dict[str, _Spoken], otherwise: _Spoken) -> _Spoken:
        def chosen(fields: Fields) -> str:
            value = fields[field]
            exact = forms.get(str(value))
            if exact is None and isinstance(value, int):
                exact = forms.get(self._plural(value))
            return (exact or otherwise)(fields)

        return chosen


class Source:
    """Where languages come from; `greed.languages` names the function that reads them."""

    read: Callable[[str], Language]

    def __call__(self, code: str) -> Language:
        """Return a language by its code."""
        return self.read(code)


source = Source()
speaking: ContextVar[str] = ContextVar("language", default="en")
"""The code of the language in which Greed talks now."""


def current() -> Language:
    """Return the language in which Greed talks now."""
    return source(speaking.get())


def say(message: str, fields: Fields = {}, /, **more: object) -> str:  # noqa: B006
    """Return a message in the language that is spoken now, its fields filled in.

    >>> import greed
    >>> say("dice", n=3), say("bust-lost", lost=1250)
    ('3 dice', 'Bust! 1,250 points lost.')
    """
    return source.read(speaking.get()).say(message, {**fields, **more} if more else fields)


def number(value: int) -> str:
    """Return a number as the language that is spoken now writes it."""
    return current().number(value)


def decimal(value: float, digits: int) -> str:
    """Return a number with this many digits after the point, as the language writes it.

    >>> decimal(1598.0086, 3)
    '1,598.009'
    """
    whole, point, rest = f"{value:z,.{digits}f}".partition(".")
    marks = say("thousands"), say("decimal") if point else ""
    return whole.replace(",", marks[0]) + marks[1] + rest


def percent(value: float, digits: int = 1) -> str:
    """Return a number of percent with this many digits after the point, halves rounded up.

    >>> percent(66.66), percent(56.25), percent(9, 0)
    ('66.7%', '56.3%', '9%')
    """
    shown = Decimal(value).quantize(Decimal(10) ** -digits, ROUND_HALF_UP) + 0  # never -0.0
    return say("percent", n=str(shown).replace(".", say("decimal")))


def listed(words: Sequence[str], last: str = "and") -> str:
    """Return words joined by commas and, before the last, "and" or another message.

    >>> listed(["Ann", "Bob", "Cem"]), listed(["1", "5"], "or"), listed(["Ann"])
    ('Ann, Bob and Cem', '1 or 5', 'Ann')
    """
    if len(words) < 2:
        return "".join(words)
    return say(last, before=", ".join(words[:-1]), last=words[-1])


def nearest(word: str, choices: Sequence[str]) -> str:
    """Return a hint: the choices closest to `word`, or all of them if none is close.

    >>> nearest("offical", ["official", "koans"])
    'did you mean official?'
    >>> nearest("x", ["official", "koans"])
    'known: koans, official'
    """
    if near := closest(word, choices):
        return say("did-you-mean", words=listed(near, "or"))
    return say("known-words", words=", ".join(sorted(choices)))


def closest(word: str, choices: Sequence[str]) -> list[str]:
    """Return up to three of the choices that `word` may have meant, the likeliest first."""
    from difflib import get_close_matches  # only a refusal needs it, and it loads slowly

    return get_close_matches(word, choices, n=3, cutoff=0.6)


def parse(text: str) -> dict[str, Pattern]:
    r"""Return the messages of a file by their names.

    >>> parse("bye = Bye, { $name }!")
    {'bye': ('Bye, ', Field(name='name'), '!')}

    Raises:
        MessageError: the text is not of this form; the error names the message.
    """
    messages: dict[str, Pattern] = {}
    for block in re.split(r"\n(?=[^\s}])", text):
        if not block.strip() or block.startswith("#"):
            continue
        head = _HEAD.match(block)
        if not head:
            raise MessageError(f"a message begins with its name and =, not {block[:30]!r}")
        if head[1] in messages:
            raise MessageError(f"the message {head[1]!r} is there twice")
        reader = _Reader(block.rstrip(), head.end())
        messages[head[1]] = reader.pattern()
        if reader.at < len(reader.text) or not messages[head[1]]:
            raise MessageError(f"the message {head[1]!r} can't be read from {reader.rest!r} on")
    return messages


def fields(pattern: Pattern) -> set[str]:
    r"""Return the names of the fields that a message needs, but for those of other messages in it.

    >>> message = "hi = { $who ->\n *[one] { $name } has { DICE($count) }\n }"
    >>> sorted(fields(parse(message)["hi"]))
    ['count', 'name', 'who']
    """
    names: set[str] = set()
    for part in pattern:
        match part:
            case Field(name):
                names.add(name)
            case Call(_, field) if field:
                names.add(field)
            case Forms(field, forms, otherwise):
                names |= {field}.union(*map(fields, (*forms.values(), otherwise)))
            case _:
                pass
    return names


class _Reader:
    """Reads the value of one message."""

    def __init__(self, text: str, at: int) -> None:
        self.text, self.at = text, at

    @property
    def rest(self) -> str:
        return self.text[self.at : self.at + 30]

    def pattern(self, *, form: bool = False) -> Pattern:
        parts: list[Part] = []
        while self.at < len(self.text):
            if form and (ends := _ENDS.match(self.text, self.at)):
                self.at = ends.end()
                break
            if match := _TEXT.match(self.text, self.at):
                parts.append(match[0])
            elif match := re.compile(r"\n\s*").match(self.text, self.at):
                parts += ["\n"] if parts else []
            elif match := _INSIDE.match(self.text, self.at):
                self.at = match.end()
                parts.append(self.inside(match))
                continue
            else:
                break
            self.at = match.end()
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip(" \n")
        return tuple(parts)

    def inside(self, match: re.Match[str]) -> Part:
        literal, field, call, about, message, end = match.groups()
        if end == "->":
            return self.choice(field or "")
        if literal is not None:
            return _ESCAPE.sub(lambda m: chr(int(m[1], 16)) if m[1] else m[2], literal)
        return Field(field) if field else Call(message or call.lower(), about or "")

    def choice(self, field: str) -> Forms:
        forms: dict[str, Pattern] = {}
        otherwise: Pattern | None = None
        while match := _FORM.match(self.text, self.at):
            self.at = match.end()
            pattern = self.pattern(form=True)
            if match[1]:
                otherwise = pattern
            else:
                forms[match[2]] = pattern
        closed = re.compile(r"\s*\}").match(self.text, self.at)
        if not closed or otherwise is None or not field:
            raise MessageError(f"forms need a field and one with a star: {self.rest!r}")
        self.at = closed.end()
        return Forms(field, forms, otherwise)
