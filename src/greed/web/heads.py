"""What a shared link shows before anybody opens it: a title, a sentence and a picture."""

from __future__ import annotations

import re
from html import escape, unescape
from textwrap import shorten
from typing import NamedTuple

from greed.core.errors import GreedError
from greed.core.messages import say
from greed.room import Person, Room
from greed.room.people import is_watch, looks_like_a_code
from greed.sheets import load, presets, words
from greed.web.rooms import Rooms

_PLACES = frozenset({"daily", "explore", "record", "train"})
"""Pages of which a link has more to say than that this is Greed."""
_LONGEST = 90


class Head(NamedTuple):
    """The title of a page and one sentence about it."""

    title: str
    about: str


class Picture(NamedTuple):
    """A picture by its whole address, how large it is in pixels, and what is on it."""

    url: str
    width: int
    height: int
    about: str


async def head_of(path: str, client: str, rooms: Rooms) -> Head | None:
    """Return what a link to a path of the page shows, in the language that is being spoken.

    None: nothing of its own. Of a room a link shows its game and whether a seat is free, never who
    plays. Asking for rooms that don't exist counts as guessing codes, wherever it is done.
    """
    first, _, rest = path.partition("/")
    if first == "rules" and rest in presets():
        sheet = load(rest)
        return Head(words.title(sheet), words.summary(sheet))
    if first in _PLACES:
        return Head(say(f"front-{first}"), say(f"front-{first}-about"))
    if rest or not looks_like_a_code(first):
        return None
    try:
        live = await rooms.find(first, Person(client=client))
    except GreedError:
        return None  # the page itself says what is wrong
    return _of_room(live.room, joins=not is_watch(first))


def _of_room(room: Room, *, joins: bool) -> Head:
    game = shorten(words.title(room.sheet), _LONGEST, placeholder=" …")
    free = sum(seat.is_open for seat in room.seats) if joins and room.status == "open" else 0
    if free:
        return Head(say("front-room", game=game), say("front-room-seats", n=free))
    status = {"starting": "playing", "abandoned": "over"}.get(room.status, room.status)
    return Head(say("front-watch", game=game), say(f"front-watch-{status}"))


def with_head(page: str, head: Head | None, url: str, picture: Picture | None) -> str:
    """Return a page that says what its link shows; without a head, in its own words.

    `url` is the whole address of the page, "" where nobody knows it yet.
    """
    title, about = (escape(text) for text in head or head_in(page))
    tags = {
        "og:type": "website", "og:site_name": "Greed", "og:title": title, "og:description": about,
    }  # fmt: skip
    if url:
        tags["og:url"] = escape(url)
    if picture:
        tags["og:image"] = escape(picture.url)
        tags["og:image:width"], tags["og:image:height"] = f"{picture.width}", f"{picture.height}"
        tags["og:image:alt"] = escape(picture.about)
    card = "summary_large_image" if picture and picture.width > picture.height else "summary"
    lines = [f'<meta property="{name}" content="{text}">' for name, text in tags.items()]
    lines.append(f'<meta name="twitter:card" content="{card}">')
    page = re.sub(r"<title>.*?</title>", lambda _: f"<title>{title}</title>", page, flags=re.DOTALL)
    described = re.sub(
        r'(<meta name="description" content=")[^"]*', lambda match: match[1] + about, page
    )
    return described.replace("</head>", "\n".join([*lines, "</head>"]), 1)


def head_in(page: str) -> Head:
    """Return what a page says of itself: its title and its description, "" for what it lacks."""
    return Head(
        _first(r"<title>\s*(.+?)\s*</title>", page),
        _first(r'<meta name="description" content="([^"]*)"', page),
    )


def _first(pattern: str, page: str) -> str:
    match = re.search(pattern, page, re.DOTALL)
    return unescape(match[1]) if match else ""
