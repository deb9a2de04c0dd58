"""`greed serve`: rooms in the browser."""

from __future__ import annotations

import os
import socket
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from greed.cli import ink
from greed.cli.exits import Refused
from greed.core.errors import install

__all__ = ["app"]

_NEEDED = ("aiosqlite", "alembic", "litestar", "sqlalchemy", "uvicorn")
_ANYWHERE = ("0.0.0.0", "::")  # noqa: S104

app = typer.Typer(add_completion=False)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen: 127.0.0.1 is this computer alone.")
    ] = "0.0.0.0",  # noqa: S104
    port: Annotated[int, typer.Option(help="The port.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            help="A file for SQLite, or postgresql://USER@HOST/NAME.",
            show_default="games.sqlite where your data is kept",
        ),
    ] = "",
    url: Annotated[
        str, typer.Option(help="The address that people use, if it is another one.")
    ] = "",
    workers: Annotated[
        int, typer.Option(min=1, help="Processes that serve; several need PostgreSQL.")
    ] = 1,
    json_logs: Annotated[
        bool, typer.Option("--json-logs", help="Log every request as a line of JSON.")
    ] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="A page of another host that may talk to this server.")
    ] = None,
) -> None:
    """Serve Greed to every browser that can reach this computer."""
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        raise Refused(f"the server needs more: {install('web')}")
    from greed.web.page import STATIC
    from greed.web.serve import serve as run
    from greed.web.settings import settings_from

    anywhere = host in _ANYWHERE
    reached = url or f"http://{_own_address() if anywhere else host}:{port}"
    ink.say("", f"  {ink.strong('Greed')} is served at {ink.key(reached)}")
    if anywhere:
        ink.say(ink.dim("  Everybody in this network can open it; --host 127.0.0.1 keeps it here."))
    if not (STATIC / "index.html").is_file():
        ink.say(ink.warn("  The page is not built: make ui builds it. The API works."))
    ink.say(ink.dim("  Ctrl-C ends it."), "")
    settings = settings_from(
        os.environ,
        database=database or os.environ.get("GREED_DATABASE") or str(_home() / "games.sqlite"),
        public_url=reached if anywhere or url else "",
        workers=workers,
        origins=origin or None,
    )
    run(settings, host, port, json_logs=json_logs)


def _home() -> Path:
    from platformdirs import user_data_path

    home = os.environ.get("GREED_HOME")
    return Path(home) if home else user_data_path("greed", appauthor=False)


def _own_address() -> str:
    """Return this computer's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])
