"""`greed serve`: rooms in the browser."""

from __future__ import annotations

import os
import socket
from importlib.util import find_spec
from typing import Annotated

import typer
from msgspec.structs import replace

from greed._extras import install
from greed.cli.exits import Refusal
from greed.cli.render import ink

_NEEDED = ("prometheus_client", "sqlalchemy", "starlette", "uvicorn")
_ANYWHERE = ("0.0.0.0", "::")  # noqa: S104


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            help="Where to listen; 127.0.0.1 means this computer only.",
            show_default="0.0.0.0",  # noqa: S104
        ),
    ] = None,
    port: Annotated[
        str | None, typer.Option(help="Port to listen on.", show_default="8000")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="An SQLite file, or postgresql://USER@HOST/NAME.",
            show_default="games.sqlite in your data folder",
        ),
    ] = None,
    url: Annotated[str | None, typer.Option(help="The address people use, if it differs.")] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Allow this origin (CORS), e.g. https://example.org."),
    ] = None,
    config: Annotated[str | None, typer.Option(help="A TOML file with settings.")] = None,
) -> None:
    """Serve Greed to every browser that can reach this computer.

    Environment variables such as GREED_LOBBY=20, or lines such as lobby = 20 in the file, set these
    and more; docs/deploy.md lists them all.
    """
    if any(find_spec(name) is None for name in _NEEDED):
        raise Refusal(f"the server needs a few more packages: {install('web')}")
    from greed.web.serve import serve as run
    from greed.web.settings import settings_from

    settings = settings_from(
        os.environ,
        config,
        host=host,
        port=port,
        database=database,
        public_url=url,
        origins=origin or None,
    )
    anywhere = settings.host in _ANYWHERE
    place = _own_address() if anywhere else settings.host
    if anywhere and not settings.public_url and settings.port:
        settings = replace(settings, public_url=f"http://{place}:{settings.port}")

    def ready(port: int) -> None:
        if settings.log == "faults":  # else the first line of the log says it
            _announce(settings.public_url or f"http://{place}:{port}", anywhere=anywhere)

    run(settings, ready)


def _announce(reached: str, *, anywhere: bool) -> None:
    """Say where the server is, now that it is there."""
    from greed.web.page import STATIC

    ink.say("", f"  {ink.strong('Greed')} is served at {ink.key(reached)}")
    if anywhere:
        ink.say(
            ink.dim(
                "  Everyone on this network can open it; --host 127.0.0.1 keeps it to yourself."
            )
        )
    if not (STATIC / "index.html").is_file():
        ink.say(ink.warn("  The page hasn't been built yet (make ui builds it). The API works."))
    ink.say(ink.dim("  Ctrl-C stops it."), "")


def _own_address() -> str:
    """Return this computer's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])
