"""Every request that a server answers, as a value: its address, its body, its answer's type.

A client (`Client` or `AsyncClient`) sends them with `ask`. docs/api.md describes each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Literal, TypeVar
from urllib.parse import quote, urlencode

from msgspec import Struct

from greed.wire import (
    Accepted,
    Advice,
    AdviceRequest,
    CheckSheet,
    Clock,
    Create,
    DiceMode,
    Join,
    ListRequest,
    LobbyView,
    MoveRequest,
    OpenRequest,
    Reviewed,
    SealRequest,
    Seated,
    SeatRequest,
    SeatSetup,
    ServerInfo,
    SheetView,
    SkipRequest,
    Snapshot,
)

__all__ = [
    "Call", "abandon", "advice", "call", "change", "check", "create", "host", "info", "join",
    "list_room", "lobby", "look", "move", "open_link", "pack", "record", "rematch", "review",
    "seal", "sheet", "sheet_of", "skip", "start",
]  # fmt: skip

Answer = TypeVar("Answer")


class Call(Struct, Generic[Answer], frozen=True):
    """A request.

    Attributes:
        method: GET or POST.
        path: from the root of the server, parameters included.
        answer: the type of the answer; `str`: its text as it is.
        body: what is sent as JSON.
        again: sending it twice does no harm, so it is sent again where the answer was lost.
    """

    method: Literal["GET", "POST"]
    path: str
    answer: type[Answer]
    body: Struct | None = None
    again: bool = False


def _get(path: str, answer: type[Answer], **query: object) -> Call[Answer]:
    given = {name: value for name, value in query.items() if value is not None}
    return Call("GET", path + ("?" + urlencode(given) if given else ""), answer, again=True)


def _post(
    code: str, what: str, body: Struct | None = None, *, again: bool = False
) -> Call[Accepted]:
    return Call("POST", _room(code, what), Accepted, body, again)


def _room(code: str, what: str = "") -> str:
    return f"/api/rooms/{quote(code, safe='')}{what}"


def info() -> Call[ServerInfo]:
    """What the server is, and the sheets and bots it offers."""
    return _get("/api", ServerInfo)


def lobby(version: str = "", wait: float | None = None) -> Call[LobbyView]:
    """The open tables; `wait` seconds for another version of the list than this one.

    >>> from greed.client.calls import lobby
    >>> lobby("9f86d081884c7d65", wait=20).path
    '/api/lobby?known=9f86d081884c7d65&wait=20'
    """
    return _get("/api/lobby", LobbyView, known=version or None, wait=wait)


def sheet(name: str) -> Call[SheetView]:
    """A sheet in full, by name: `classic+amish(target=5000)`."""
    return _get("/api/sheets/one", SheetView, sheet=name)


def check(toml: str) -> Call[SheetView]:
    """A house rule as TOML, checked; refused with every fault."""
    return Call("POST", "/api/sheets/check", SheetView, CheckSheet(toml=toml), again=True)


def create(
    seats: Iterable[SeatSetup],
    sheet: str = "official",
    *,
    toml: str | None = None,
    dice: DiceMode = "fair",
    first: int | None = None,
    clock: int | None = None,
    coach: bool = False,
    listed: bool = False,
    start: bool = False,
) -> Call[Seated]:
    """Create a room; `clock` are the seconds of a turn. The token holds the host's rights.

    `listed`: the lobby shows it while a seat is free.

    >>> from greed.client.calls import create
    >>> from greed.wire.requests import SeatSetup
    >>> create([SeatSetup(name="Ann"), SeatSetup(bot="bold")], "koans").path
    '/api/rooms'
    """
    limit = Clock(seconds=clock) if clock else None
    body = Create(
        seats=tuple(seats), sheet=sheet, toml=toml, dice=dice, first=first, clock=limit,
        coach=coach, listed=listed, start=start,
    )  # fmt: skip
    return Call("POST", "/api/rooms", Seated, body)


def look(code: str, since: int | None = None, wait: float | None = None) -> Call[Snapshot]:
    """The room as it stands, with the steps after `since`; `wait` seconds for there to be one.

    >>> from greed.client.calls import look
    >>> look("2MH9RNKT", since=7, wait=20).path
    '/api/rooms/2MH9RNKT?since=7&wait=20'
    """
    return _get(_room(code), Snapshot, since=since, wait=wait)


def sheet_of(code: str) -> Call[SheetView]:
    """The sheet that a room plays."""
    return _get(_room(code, "/sheet"), SheetView)


def pack(code: str) -> Call[str]:
    """The same as a pack, which `greed.packs.read` opens: docs/pack.md describes it."""
    return _get(_room(code, "/pack"), str)


def join(code: str, name: str, seat: int | None = None, *, program: bool = False) -> Call[Seated]:
    """Take an open seat: this one, or the first; `program`: no person plays, but a program."""
    body = Join(name=name, seat=seat, program=program)
    return Call("POST", _room(code, "/seats"), Seated, body)


def change(code: str, seat: int, request: SeatRequest) -> Call[Accepted]:
    """Rename a seat, give it to a bot, or open it."""
    return _post(code, f"/seats/{seat}", request)


def call(code: str, seat: int) -> Call[Accepted]:
    """Ask whether a player is still there."""
    return _post(code, f"/seats/{seat}/call", again=True)


def host(code: str) -> Call[Accepted]:
    """Call the host; a minute later, become the host."""
    return _post(code, "/host")


def start(code: str) -> Call[Accepted]:
    """Start the game (host)."""
    return _post(code, "/start")


def list_room(code: str, *, listed: bool = True) -> Call[Accepted]:
    """Show the room in the lobby while a seat is free, or not any more (host)."""
    return _post(code, "/list", ListRequest(listed=listed), again=True)


def seal(code: str, request: SealRequest) -> Call[Accepted]:
    """Say on which device your seats are played: it takes part in the dice."""
    return _post(code, "/seal", request, again=True)


def open_link(code: str, request: OpenRequest) -> Call[Accepted]:
    """Open a device's link for the roll that is being made."""
    return _post(code, "/open", request, again=True)


def move(code: str, request: MoveRequest) -> Call[Accepted]:
    """Make a move; with an `id` it can be sent again safely."""
    return _post(code, "/moves", request, again=request.id is not None)


def advice(code: str, ply: int) -> Call[Advice]:
    """What the coach thinks of each legal move."""
    return Call("POST", _room(code, "/advice"), Advice, AdviceRequest(ply=ply), again=True)


def review(code: str) -> Call[Reviewed]:
    """A finished game looked at again."""
    return _get(_room(code, "/review"), Reviewed)


def skip(code: str, ply: int) -> Call[Accepted]:
    """Have the turn of a player who is away played to its end."""
    return _post(code, "/skip", SkipRequest(ply=ply), again=True)


def abandon(code: str) -> Call[Accepted]:
    """Give the game up (host)."""
    return _post(code, "/abandon")


def rematch(code: str) -> Call[Snapshot]:
    """The room where the same people play again; however many ask, there is one."""
    return Call("POST", _room(code, "/rematch"), Snapshot, again=True)


def record(code: str, *, text: bool = False) -> Call[str]:
    """The game so far as JSON Lines (`greed.read_jsonl`), or as text for people."""
    return _get(_room(code, "/record"), str, text="true" if text else None)
