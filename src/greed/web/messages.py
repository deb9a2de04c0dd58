"""What goes between a server and its clients: the messages of a socket, and answers over HTTP.

What a client may say after its hello is an `Ask`. Each answer carries the `id` of its question.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import asdict

from greed.mind import Advice, Reviewed
from greed.room import Ask, Done, Problem, View
from greed.room.ask import DiceMode, ReactionKind
from greed.rulebook.brief import SheetInfo

Token = Annotated[str, Meta(max_length=64)]


class _Said(
    Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True,
    tag_field="do",
):  # fmt: skip
    """The base of what a client says about its socket, as asks are about the room."""


class Hello(_Said, frozen=True, kw_only=True, tag="hello"):
    """The first message of a client.

    Attributes:
        tokens: what opens its seats; none: to watch.
        since: the last step that it knows, for news of what came then.
        language: in which things are told; "": the browser's.
        as_: `view`: all that a screen draws. `log`: the steps themselves, for the page of today.
    """

    tokens: Annotated[tuple[Token, ...], Meta(max_length=12)] = ()
    since: Annotated[int, Meta(ge=0)] | None = None
    language: Annotated[str, Meta(max_length=35)] = ""
    as_: Literal["view", "log"] = msgspec.field(default="view", name="as")


class Ping(_Said, frozen=True, kw_only=True, tag="ping"):
    """Answered by `pong`; for clients that cannot see whether the line still holds."""


ClientMessage = Hello | Ping | Ask
"""What a client can say."""


class _Message(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """The base of what the server says."""


class ViewMessage(_Message, frozen=True, kw_only=True, tag="view"):
    """The room as it stands, with the news since the last view of this socket."""

    view: View


class DoneMessage(Done, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """What was asked for is done, and stored; `id` is the question's."""

    id: str | None = None


class AdviceMessage(_Message, frozen=True, kw_only=True, tag="advice"):
    """What the coach says of the present position."""

    advice: Advice
    id: str | None = None


class ReviewMessage(_Message, frozen=True, kw_only=True, tag="review"):
    """What the coach says of the finished game."""

    review: Reviewed
    id: str | None = None


class RefusedMessage(_Message, frozen=True, kw_only=True, tag="refused"):
    """What was asked for is refused, and nothing has changed."""

    problem: Problem
    id: str | None = None


class Reaction(_Message, frozen=True, kw_only=True, tag="reaction"):
    """What the player of a seat shows everybody just now."""

    seat: int
    what: ReactionKind


class Pong(_Message, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""


class Goodbye(_Message, frozen=True, kw_only=True, tag="goodbye"):
    """The server closes this socket; connect again after this many seconds."""

    reason: str
    retry: float


Answer = DoneMessage | AdviceMessage | ReviewMessage
"""What comes of an ask that is not refused."""
ServerMessage = ViewMessage | Answer | RefusedMessage | Reaction | Pong | Goodbye
"""What the server can say to a client that hears views."""


class TablePlayer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody at an open table: a person, a bot of the server's, or somebody's program."""

    name: str
    kind: Literal["person", "bot", "program"]


class OpenTable(Struct, frozen=True, kw_only=True):
    """A room that anybody may join.

    Attributes:
        code: joins it.
        sheet: the name of the game's sheet; "house rules" where somebody wrote them.
        title: what the game is called.
        target: the points that it is played to.
        players: who sits there already.
        free: how many seats are free.
        dice: where dice come from.
        clock: seconds per turn; 0: nobody hurries.
        coach: whether players may ask for advice.
        program: a program is the host: the game starts as soon as the last seat is taken.
        since: since when the table has been open, in seconds since 1970.
    """

    code: str
    sheet: str
    title: str
    target: int
    players: tuple[TablePlayer, ...]
    free: int
    dice: DiceMode
    clock: int
    coach: bool
    program: bool
    since: float


class LobbyView(Struct, frozen=True, kw_only=True):
    """The open tables of a server, those that have waited longest first."""

    tables: tuple[OpenTable, ...]


class BotInfo(Struct, frozen=True, kw_only=True):
    """A bot that can take a seat, and one sentence about it."""

    name: str
    about: str


class ServerInfo(Struct, frozen=True, kw_only=True):
    """What this server is and offers.

    `url` is where people reach it, "" if it does not know. `lobby`: it lists open tables.
    """

    version: str
    url: str
    sheets: tuple[SheetInfo, ...]
    variants: dict[str, str]
    bots: tuple[BotInfo, ...]
    coach: bool
    lobby: bool


class Made(Struct, frozen=True, kw_only=True):
    """A room that was made; `token` opens its named seats and holds the host's rights.

    It is shown once: keep it. `seat` is the first of them.
    """

    token: Annotated[str, Meta(description="A secret; send as Authorization: Bearer ...")]
    seat: int | None
    view: View

    @property
    def code(self) -> str:
        """The code to join the room: its maker always sees it."""
        return self.view.code or ""


encode = msgspec.json.Encoder().encode


def answer_of(told: Done | Advice | Reviewed, name: str | None) -> Answer:
    """Return the answer to a question of this id."""
    match told:
        case Done():
            return DoneMessage(id=name, **asdict(told))
        case Advice():
            return AdviceMessage(id=name, advice=told)
        case _:
            return ReviewMessage(id=name, review=told)
