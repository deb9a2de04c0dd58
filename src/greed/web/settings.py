"""What a server can be told: one table of settings, read the same way however it is started.

Every setting is a variable of the environment (`GREED_RATE` is `rate`), some are options of the
command line too, and each has a default that suits a family and a small host.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import isfinite
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from greed._variables import OTHERS
from greed.core.errors import GreedError
from greed.core.messages import nearest

_PREFIX = "GREED_"
_OPTIONS = {"public_url": "--url", "origins": "--origin"}
"""How the command line calls what it doesn't call by its name."""

_KINDS = {"int": "a whole number", "float": "a number", "bool": "0 or 1"}


class SettingsError(GreedError):
    """What the server was told makes no sense."""


def _number(about: str, least: float = 0, most: int | None = None) -> Meta:
    return Meta(ge=least, le=most, description=about)


def _words(about: str) -> Meta:
    return Meta(description=about)


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs; what each setting means is said beside it."""

    host: Annotated[str, _words("where to listen; `0.0.0.0`: everybody in the network")] = (
        "127.0.0.1"
    )
    port: Annotated[int, _number("the port; 0: any that is free", 0, 65535)] = 8000
    database: Annotated[str, _words("a path, or `postgresql://USER:PASSWORD@HOST/NAME`")] = (
        "greed.sqlite"
    )
    public_url: Annotated[
        str, _words("the address people use, such as `https://greed.example`; empty: as they ask")
    ] = ""
    hosts: Annotated[
        tuple[str, ...],
        _words(
            "other names the server goes by, separated by commas; `localhost`, this computer's own"
            " name, plain addresses and the name in `GREED_PUBLIC_URL` always count; `*`: any"
        ),
    ] = ()
    origins: Annotated[
        tuple[str, ...],
        _words("origins to allow (CORS), separated by commas"),
    ] = ()
    log: Annotated[Literal["json", "text"], _words("`json`: one object a line; `text`")] = "json"
    metrics_token: Annotated[
        str, _words("lets a client that sends it read `/metrics`; empty: only this computer may")
    ] = ""
    workers: Annotated[
        int, _number("processes; SQLite serves one, PostgreSQL any number", 1, 256)
    ] = 1
    rate: Annotated[
        float,
        _number(
            "requests per second from one address, and messages per second on one socket; all"
            " sockets of an address together may send ten times as many; 0: no limit"
        ),
    ] = 20.0
    burst: Annotated[int, _number("how many of them may come at once", 1)] = 60
    rooms_per_hour: Annotated[
        int, _number("rooms that one address may make, rematches included; 0: no limit")
    ] = 120
    wrong_codes_per_hour: Annotated[
        int, _number("rooms that do not exist for which one address may ask; 0: no limit")
    ] = 60
    lines: Annotated[
        int, _number("connections that one worker holds; 0: as many as it has descriptors for")
    ] = 0
    lines_per_client: Annotated[
        int, _number("connections that one address may hold; 0: no limit")
    ] = 400
    sockets_per_client: Annotated[
        int, _number("sockets that one address may hold open; 0: no limit")
    ] = 200
    sockets_per_room: Annotated[
        int, _number("sockets that one room may have, those who watch included; 0: no limit")
    ] = 500
    lobby: Annotated[
        int, _number("open tables that the first page lists for everybody; 0: it has no list", 0)
    ] = 0
    lobby_per_client: Annotated[
        int, _number("open tables that one address may have in that list; 0: no limit")
    ] = 5
    max_rooms: Annotated[
        int,
        _number(
            "unfinished rooms; once the server has this many, the oldest one that nobody has"
            " started makes room for a new one"
        ),
    ] = 10_000
    max_message: Annotated[int, _number("bytes of a message or body", 1024)] = 32_768
    sheet_seconds: Annotated[
        float,
        _number("CPU seconds that working out a house rule may take"),
    ] = 2.5
    sheet_memory: Annotated[int, _number("the same in megabytes")] = 256
    helpers: Annotated[
        int, _number("processes of each worker that read and pack sheets and ask bots", 2, 64)
    ] = 2
    helper_seconds: Annotated[int, _number("CPU seconds that one of them has for one task", 1)] = 5
    helper_memory: Annotated[int, _number("megabytes that one of them may take", 128)] = 512
    coach: Annotated[
        bool,
        _words("`0`: no coach"),
    ] = True
    coach_seconds: Annotated[
        int, _number("CPU seconds for solving one sheet, in a process of its own", 1)
    ] = 300
    coach_memory: Annotated[int, _number("megabytes that such a process may take", 128)] = 4096
    coach_sheets: Annotated[
        int,
        _number(
            "house rules that one worker solves in a day, a fifth of them for one address; each"
            " solution is saved in `GREED_HOME`, up to 100 MB"
        ),
    ] = 50
    unload_after: Annotated[
        float,
        _number("seconds until a room nobody looks at leaves memory (the database keeps it)"),
    ] = 300.0
    unstarted_after: Annotated[
        float, _number("seconds until a room whose game nobody starts is given up", 0.01)
    ] = 12 * 3600.0
    abandon_after: Annotated[
        float, _number("seconds without a move until a game is given up, its dice revealed")
    ] = 30 * 86_400.0
    forget_after: Annotated[
        float, _number("seconds until a finished game is deleted; 0: never")
    ] = 0.0
    sweep: Annotated[float, _number("seconds between two looks at the clocks of games", 0.01)] = 2.0


def settings_from(
    environ: Mapping[str, str], usual: Mapping[str, object] | None = None, **given: object
) -> Settings:
    """Return settings: those given, then those of the environment, then the usual ones.

    Options that are None were not given. Lists are separated by commas.

    >>> settings_from({"GREED_RATE": "5", "GREED_ORIGINS": "https://a,https://b"}).origins
    ('https://a', 'https://b')
    >>> settings_from({"GREED_RATE": "fast"})
    Traceback (most recent call last):
    greed.web.settings.SettingsError: GREED_RATE: expected a number, got 'fast'

    Raises:
        SettingsError: a variable is unknown, or a value is of the wrong kind or out of range.
    """
    kinds = get_type_hints(Settings, include_extras=True)
    read: dict[str, object] = dict(usual or {})
    sources = {field: _PREFIX + field.upper() for field in kinds}
    for variable in sorted(name for name in environ if name.startswith(_PREFIX)):
        field = variable.removeprefix(_PREFIX).lower()
        if field in kinds and variable == sources[field]:
            if environ[variable]:
                read[field] = environ[variable]
        elif variable not in OTHERS:
            variables = sorted(sources.values())
            raise SettingsError(
                f"{variable} is not a setting of the server; {nearest(variable, variables)}"
            )
    for field, value in given.items():
        if value is not None:
            read[field] = value
            sources[field] = _OPTIONS.get(field, f"--{field}")
    values: dict[str, Any] = {
        field: _value(sources[field], kinds[field], read[field]) for field in read
    }
    if values.get("public_url"):
        values["public_url"] = _site(sources["public_url"], values["public_url"])
    if "origins" in values:
        values["origins"] = tuple(_site(sources["origins"], site) for site in values["origins"])
    return Settings(**values)


def _value(source: str, kind: Any, value: object) -> Any:  # noqa: ANN401
    """Return the value of one setting, or say whose it is and what is wrong with it."""
    if isinstance(value, str) and get_args(kind)[0] == tuple[str, ...]:
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        converted = msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        said = str(error).partition(", got")[0].replace("`", "").lower()
        if get_origin(get_args(kind)[0]) is Literal:
            said = f"expected {' or '.join(get_args(get_args(kind)[0]))}"
        for name, words in _KINDS.items():
            said = said.replace(f"expected {name}", f"expected {words}")
        raise SettingsError(f"{source}: {said}, got {value!r}") from None
    if isinstance(converted, float) and not isfinite(converted):
        raise SettingsError(f"{source}: expected a number, got {value!r}")
    return converted


def _site(source: str, url: str) -> str:
    """Return the address of a site without a slash at its end, or say what is wrong with it."""
    match = re.fullmatch(r"(https?://[^/?#@\s]+)/?", url)
    if match is None:
        raise SettingsError(
            f"{source}: expected a scheme and a host, without a path, such as"
            f" https://greed.example, got {url!r}: Greed needs a host of its own, and so does a"
            " page that talks to it"
        )
    return match[1]


def settings_table() -> str:
    """Return every variable with its default and meaning, as a table in Markdown.

    >>> print(settings_table().splitlines()[3])
    | `GREED_PORT` | 8000 | the port; 0: any that is free |
    """
    rows = ["| variable | default | |", "|---|---|---|"]
    for field, kind in get_type_hints(Settings, include_extras=True).items():
        default = getattr(Settings(), field)
        shown = f"{default:g}" if isinstance(default, float) else str(default)
        shown = "" if default in ("", ()) else str(int(default)) if default is True else shown
        about = get_args(kind)[1].description
        rows.append(f"| `{_PREFIX}{field.upper()}` | {shown} | {about} |")
    return "\n".join(rows) + "\n"
