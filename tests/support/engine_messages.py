"""Every message of every language in all its forms, as Python says them: lines for the page's twin.

`python -m tests.support.engine_messages | ./scripts/ui.sh conformance messages`
"""

import sys
from collections.abc import Iterator
from functools import partial

import msgspec

from greed.core.messages import Choice, Language, Pattern, fields, parse
from greed.languages import ROOMS, available, language, text

PAGE = ("page", "play", "school", "games", "friends", "nearby", "editor", "faults")
EVERY = (*ROOMS, *PAGE)

NUMBERS = (0, 1, 2, 5, 11, 400)
"""Without thousands: Fluent's own library sets those apart in its own way."""


def samples(pattern: Pattern) -> Iterator[dict[str, object]]:
    """Yield fields for every form of a message: numbers of many kinds, and what it chooses by."""
    needed = sorted(fields(pattern))
    for number in NUMBERS:
        yield dict.fromkeys(needed, number)
    chosen = {part.field: tuple(part.forms) for part in pattern if isinstance(part, Choice)}
    for form in {form for forms in chosen.values() for form in forms} | {"some"}:
        value = int(form) if form.isdecimal() else form
        yield {name: value if name in chosen else 2 for name in needed}


def whole(code: str) -> Language:
    """Return a language with what only the page says, too."""
    english = whole("en") if code != "en" else None
    rooms = tuple(partial(text, code, room) for room in EVERY)
    return Language(code, rooms, language(code)._plural, english)


def lines() -> Iterator[dict[str, object]]:
    for code in available():
        spoken = whole(code)
        for room in EVERY:
            for message, pattern in parse(text(code, room)).items():
                for each in samples(pattern):
                    said = spoken.say(message, each)
                    yield {"code": code, "room": room, "id": message, "fields": each, "said": said}


if __name__ == "__main__":
    for line in lines():
        sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
