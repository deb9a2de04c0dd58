"""What a server can be told: by options, else by the environment, else by a file.

Every setting is a variable of the environment and a line of the file: `GREED_RATE` is `rate`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

from greed._folders import data_folder
from greed._variables import OTHERS
from greed.core.errors import GreedError
from greed.core.messages import nearest

Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
Amount = Annotated[float, Meta(ge=0)]
Span = Annotated[float, Meta(ge=0.01)]
Words = tuple[str, ...]
_KINDS = {"`int`": "a whole number", "`float`": "a number", "`bool`": "0 or 1"}
_OPTIONS = {"public_url": "--url", "origins": "--origin"}
"""How the command line calls what it doesn't call by its name."""


class SettingsError(GreedError):
    """What the server was told makes no sense."""


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs. Of limits, 0 means that there is none.

    Attributes:
        host: where to listen; `0.0.0.0`: to everybody in the network.
        port: 0: any that is free.
        database: a path, or `postgresql://USER:PASSWORD@HOST/NAME`; empty: `games.sqlite` in the
            folder of your games.
        public_url: the address people use, such as `https://greed.example`; empty: as they ask.
        hosts: other names the server goes by. `localhost`, this computer's own name, plain
            addresses and the name in `public_url` always count; `*`: any.
        origins: pages of other sites that may talk to it (CORS).
        proxies: addresses of proxies, whose word on the address of a client counts.
        log: `requests`: each of them, and what is wrong; `faults`: only what is wrong.
        metrics_token: lets a client that sends it read `/metrics`; empty: only this computer may.
        rate: requests per second from one address, and messages per second on one socket; all
            sockets of an address together may send ten times as many.
        burst: how many of them may come at once.
        rooms_per_hour: rooms that one address may make, rematches included.
        wrong_codes_per_hour: rooms that don't exist for which one address may ask.
        sockets_per_client: sockets that one address may hold open.
        sockets_per_room: sockets that one room may have.
        lobby: open tables that the first page lists for everybody; 0: it has no list.
        lobby_per_client: open tables that one address may have in that list.
        max_rooms: unfinished rooms; past them, the oldest that nobody has started makes room.
        max_message: bytes of a message or body.
        sheet_seconds: CPU seconds to work out a house rule.
        sheet_memory: megabytes to do that.
        coach: `0`: no coach, and no bots that need one.
        solve_seconds: CPU seconds to solve a sheet.
        solve_memory: megabytes to do that.
        solves_per_day: house rules that are solved for one address.
        thinkers: processes for moves and advice; there are three more for sheets and solving.
        unload_after: seconds until a room that nobody looks at leaves memory.
        unstarted_after: seconds until a room whose game nobody starts is given up.
        abandon_after: seconds without a move until a game is given up.
        forget_after: seconds until a finished game is deleted; 0: never.
        sweep: seconds between two looks at the clocks of games.
    """

    host: str = "0.0.0.0"  # noqa: S104
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""
    public_url: str = ""
    hosts: Words = ()
    origins: Words = ()
    proxies: Words = ("127.0.0.1",)
    log: Literal["requests", "faults"] = "faults"
    metrics_token: str = ""
    rate: Amount = 20.0
    burst: Some = 60
    rooms_per_hour: Count = 120
    wrong_codes_per_hour: Count = 60
    sockets_per_client: Count = 200
    sockets_per_room: Count = 500
    lobby: Count = 0
    lobby_per_client: Count = 5
    max_rooms: Some = 10_000
    max_message: Annotated[int, Meta(ge=1024)] = 32_768
    sheet_seconds: Amount = 2.5
    sheet_memory: Some = 256
    coach: bool = True
    solve_seconds: Amount = 300.0
    solve_memory: Some = 4096
    solves_per_day: Count = 10
    thinkers: Some = 1
    unload_after: Amount = 300.0
    unstarted_after: Span = 12 * 3600.0
    abandon_after: Span = 30 * 86_400.0
    forget_after: Amount = 0.0
    sweep: Span = 2.0


def settings_from(environ: Mapping[str, str], /, config: str | None, **options: object) -> Settings:
    """Return settings. Options that are None were not given; lists are separated by commas.

    >>> settings_from({"GREED_RATE": "5", "GREED_ORIGINS": "https://a,https://b"}, None).origins
    ('https://a', 'https://b')
    >>> settings_from({"GREED_RATE": "fast"}, None)
    Traceback (most recent call last):
    greed.web.settings.SettingsError: GREED_RATE: expected a number, got 'fast'

    Raises:
        SettingsError: a setting is unknown, of the wrong kind or out of range, or there is no file.
    """
    kinds = get_type_hints(Settings, include_extras=True)
    variables = {f"GREED_{field.upper()}": field for field in kinds}
    given: dict[str, tuple[str, object]] = {}  # by field: where it was said, and what
    path = config or environ.get("GREED_CONFIG", "")
    for field, value in (_file(path) if path else {}).items():
        if field not in kinds:
            raise SettingsError(f"{path}: {field!r} is unknown; {nearest(field, list(kinds))}")
        given[field] = (f"{path}: {field}", value)
    for name, value in sorted(environ.items()):
        if name in variables and value:
            given[variables[name]] = (name, value)
        elif name.startswith("GREED_") and name not in {*variables, *OTHERS}:
            said = f"{name} is not a setting of the server; {nearest(name, sorted(variables))}"
            raise SettingsError(said)
    for field, value in options.items():
        if value is not None:
            given[field] = (_OPTIONS.get(field, f"--{field}"), value)
    if "database" not in given:
        given["database"] = ("", str(data_folder() / "games.sqlite"))
    return Settings(**{field: _value(kinds[field], field, *said) for field, said in given.items()})


def _file(path: str) -> dict[str, object]:
    try:
        return tomllib.loads(Path(path).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise SettingsError(f"{path}: {getattr(error, 'strerror', None) or error}") from None


def _value(kind: Any, field: str, place: str, said: object) -> Any:  # noqa: ANN401
    """Return the value of a setting, or say where something is wrong with it."""
    if kind == Words and isinstance(said, str):
        said = [part.strip() for part in said.split(",") if part.strip()]
    try:
        value = msgspec.convert(said, kind, strict=False)
    except msgspec.ValidationError as error:
        wrong = str(error).partition(", got")[0].partition(" - at")[0]
        if words := [word for word in get_args(kind) if isinstance(word, str)]:
            wrong = f"expected {' or '.join(words)}"
        for kind_of, words_for in _KINDS.items():
            wrong = wrong.replace(kind_of, words_for)
        raise SettingsError(f"{place}: {wrong[0].lower()}{wrong[1:]}, got {said!r}") from None
    if isinstance(value, float) and not isfinite(value):
        raise SettingsError(f"{place}: expected a number, got {said!r}")
    if field == "public_url" and value:
        return _site(place, value)
    return tuple(_site(place, site) for site in value) if field == "origins" else value


def _site(place: str, url: str) -> str:
    if site := re.fullmatch(r"(https?://[^/?#@\s]+)/?", url):
        return site[1]
    raise SettingsError(
        f"{place}: expected a scheme and a host, without a path, such as https://greed.example,"
        f" got {url!r}: Greed needs a host of its own"
    )
