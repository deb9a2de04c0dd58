"""Every message of every language in all its forms, as Python says them: lines for the page's twin.

`python -m tests.support.engine_messages | ./scripts/ui.sh conformance messages`
"""

import sys
from collections.abc import Iterator, Mapping
from functools import cache, partial

import msgspec

from greed.core.messages import Call, Forms, Language, Pattern, fields, parse
from greed.languages import ROOMS, available, language, text

PAGE = ("page", "play", "school", "games", "friends", "nearby", "editor", "faults")
EVERY = (*ROOMS, *PAGE)

NUMBERS = (0, 1, 2, 5, 11, 400)
"""Without thousands: Fluent's own library sets those apart in its own way."""


def wanted(pattern: Pattern, messages: Mapping[str, Pattern]) -> set[str]:
    """Return the fields of a message and of those that it says about the same fields."""
    inside = {part.message for part in pattern if isinstance(part, Call) and not part.field}
    return set(fields(pattern)).union(*(wanted(messages[inner], messages) for inner in inside))


def samples(pattern: Pattern, messages: Mapping[str, Pattern]) -> Iterator[dict[str, object]]:
    """Yield fields for every form of a message: numbers of many kinds, and what it chooses by."""
    needed = sorted(wanted(pattern, messages))
    for number in NUMBERS:
        yield dict.fromkeys(needed, number)
    chosen = {part.field: tuple(part.forms) for part in pattern if isinstance(part, Forms)}
    for form in {form for forms in chosen.values() for form in forms} | {"some"}:
        value = int(form) if form.isdecimal() else form
        yield {name: value if name in chosen else 2 for name in needed}


def whole(code: str) -> Language:
    """Return a language with what only the page says, too."""
    english = whole("en") if code != "en" else None
    rooms = tuple(partial(text, code, room) for room in EVERY)
    return Language(code, rooms, language(code)._plural, english)


@cache
def english() -> Mapping[str, Pattern]:
    return {id_: own for room in EVERY for id_, own in parse(text("en", room)).items()}


def lines() -> Iterator[dict[str, object]]:
    for code in available():
        spoken = whole(code)
        rooms = {room: parse(text(code, room)) for room in EVERY}
        messages = {
            **english(),
            **{id_: own for room in rooms.values() for id_, own in room.items()},
        }
        for room, own in rooms.items():
            for message, pattern in own.items():
                for sample in samples(pattern, messages):
                    said = spoken.say(message, sample)
                    yield {
                        "code": code,
                        "room": room,
                        "id": message,
                        "fields": sample,
                        "said": said,
                    }


if __name__ == "__main__":
    for line in lines():
        sys.stdout.write(msgspec.json.encode(line).decode() + "\n")
