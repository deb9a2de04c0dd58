"""What happened in a room, in order, as facts from which a page can tell it in words.

Every event says what the rules made of it, so that nobody needs to know a rule to show it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greed.core.events import GameEvent

__all__ = [
    "AskedForRoll",
    "AttemptFixed",
    "Declared",
    "DevicePrepared",
    "DeviceSaid",
    "Event",
    "Forfeit",
    "Frozen",
    "Happened",
    "HostChanged",
    "Kept",
    "Offered",
    "Over",
    "PlayerBack",
    "PlayerCalled",
    "PlayersChanged",
    "PointsBanked",
    "ReopenedRoom",
    "Rolled",
    "SeatChanged",
    "Started",
    "Threw",
    "Undone",
    "Warned",
]

By = Literal["seat", "bot", "clock", "host"]
"""Who acted for the seat: its person, a bot, the server when time was up, or at the host's word."""


class _Event(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base of events: `kind` tells them apart."""


class _SeatEvent(_Event, frozen=True, kw_only=True):
    """Something that a seat did; `came_to` is what the rules made of it, in telling order."""

    seat: int
    by: By = "seat"
    came_to: tuple[GameEvent, ...] = ()


class SeatChanged(_Event, frozen=True, kw_only=True, tag_field="kind", tag="seat"):
    """A seat is now a person's, a bot's, or open (neither)."""

    seat: int
    name: str | None = None
    bot: str | None = None


class DevicePrepared(_Event, frozen=True, kw_only=True, tag_field="kind", tag="prepare"):
    """A device is ready to sign for these seats, or wishes to go on with another key."""

    seats: tuple[int, ...]
    key: str


class AttemptFixed(_Event, frozen=True, kw_only=True, tag_field="kind", tag="attempt"):
    """The text that starts a game is fixed: the devices reveal their shares."""

    attempt: int
    game: str


class ReopenedRoom(_Event, frozen=True, kw_only=True, tag_field="kind", tag="reopen"):
    """The attempt to start has failed; every device prepares itself for the next one."""


class DeviceSaid(_Event, frozen=True, kw_only=True, tag_field="kind", tag="device"):
    """A device has said something other than a move.

    Attributes:
        what: reveal, ready and value belong to every roll. over: it is not to be waited for any
            longer. back: it plays again. renew: it goes on with another key.
        device: the one it is about.
        by: the one that said it.
        number: the roll that it is about.
    """

    what: Literal["reveal", "ready", "value", "over", "back", "renew"]
    device: int
    by: int
    number: int | None = None


class AskedForRoll(_SeatEvent, frozen=True, kw_only=True, tag_field="kind", tag="ask"):
    """The seat has asked for its roll, which waits for the devices that contribute to it."""


class Frozen(_Event, frozen=True, kw_only=True, tag_field="kind", tag="freeze"):
    """The devices that contribute to the roll of this number are fixed."""

    number: int
    devices: tuple[int, ...]


class Warned(_Event, frozen=True, kw_only=True, tag_field="kind", tag="warn"):
    """The game waits for these seats' device, which was warned: the others may soon go on.

    Where a clock runs, the server may soon decide for the seat to move.
    """

    seats: tuple[int, ...]
    device: int


class PlayerCalled(_Event, frozen=True, kw_only=True, tag_field="kind", tag="call"):
    """Somebody asked whether a seat's player (-1: the host) is still there."""

    seat: int


class PlayerBack(_Event, frozen=True, kw_only=True, tag_field="kind", tag="back"):
    """A player who was called (-1: the host) is there."""

    seat: int


class HostChanged(_Event, frozen=True, kw_only=True, tag_field="kind", tag="host"):
    """This seat's player is now the host, for the host was away."""

    seat: int


class Started(_Event, frozen=True, kw_only=True, tag_field="kind", tag="start"):
    """The game has begun with this seat."""

    first: int


class Threw(_SeatEvent, frozen=True, kw_only=True, tag_field="kind", tag="throw"):
    """Dice fell.

    Attributes:
        index: the number of the throw in the game, from 1.
        dice: in falling order.
        outcome: keep: something can be kept. bust: the turn is lost. missed: the throw did not
            bring the seat on the board, and its turn is over. saved: it scores nothing to keep,
            but the sheet lets the turn go on.
        points: points that came without a keep (`saved`).
        lost: points of the turn that a bust cost.
        score: the seat's banked score afterwards, where the throw ended the turn.
        number: the roll number it spent, where dice can be verified.
    """

    index: int
    dice: tuple[int, ...]
    outcome: Literal["keep", "bust", "missed", "saved"]
    points: int = 0
    lost: int = 0
    score: int | None = None
    number: int | None = None


class Kept(_SeatEvent, frozen=True, kw_only=True, tag_field="kind", tag="keep"):
    """Dice were kept: their points, the turn's points then, whether all dice are thrown again.

    `score` is set where keeping banked the turn at once (a bonus turn follows).
    """

    dice: tuple[int, ...]
    points: int
    turn: int
    hot: bool = False
    score: int | None = None


class Rolled(_SeatEvent, frozen=True, kw_only=True, tag_field="kind", tag="roll"):
    """The player rolls on; the throw follows."""


class PointsBanked(_SeatEvent, frozen=True, kw_only=True, tag_field="kind", tag="bank"):
    """The turn was ended: points recorded, and the score then; `why` if none were recorded."""

    points: int
    score: int
    why: str | None = None


class Declared(_SeatEvent, frozen=True, kw_only=True, tag_field="kind", tag="points"):
    """A whole turn was entered as its points (real dice).

    Attributes:
        points: what was said, taken-over points included; 0: the turn was lost.
        left: how many dice were said to be left, if that was said.
        score: the seat's banked score afterwards.
        again: all dice had scored, so the same seat has another turn.
        why: why none were recorded, though the turn was not lost.
    """

    points: int
    score: int
    left: int | None = None
    again: bool = False
    why: str | None = None


class Offered(_SeatEvent, frozen=True, kw_only=True, tag_field="kind", tag="offer"):
    """A carryover was accepted or declined: its points and dice."""

    accepted: bool
    points: int
    dice: int


class PlayersChanged(_SeatEvent, frozen=True, kw_only=True, tag_field="kind", tag="people"):
    """Somebody joined (with this `name`; real dice only), sits out, or is back again.

    `ends`: the turn that was under way ended with it.
    """

    what: Literal["join", "out", "back"]
    name: str | None = None
    ends: bool = False


class Undone(_SeatEvent, frozen=True, kw_only=True, tag_field="kind", tag="undo"):
    """The last throw or move was taken back (real dice)."""


class Forfeit(_SeatEvent, frozen=True, kw_only=True, tag_field="kind", tag="forfeit"):
    """The turn is lost, for the seat's device withheld a value: points lost, score then."""

    lost: int
    score: int


class Over(_Event, frozen=True, kw_only=True, tag_field="kind", tag="over"):
    """The game is over; `rematch` is the code of the room in which it goes on, once there is."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event = (
    SeatChanged
    | DevicePrepared
    | AttemptFixed
    | ReopenedRoom
    | DeviceSaid
    | AskedForRoll
    | Frozen
    | Warned
    | PlayerCalled
    | PlayerBack
    | HostChanged
    | Started
    | Threw
    | Kept
    | Rolled
    | PointsBanked
    | Declared
    | Offered
    | PlayersChanged
    | Undone
    | Forfeit
    | Over
)
"""What a throw or a move came to."""


class Happened(Struct, frozen=True, kw_only=True):
    """One step of a room; `seq` numbers the steps from 1 without gaps.

    All events of a step happened together: a move and the throw it led to, a bot's whole turn.
    `at` is in seconds since 1970; `ply` the ply after it.
    """

    seq: int
    at: float
    ply: int
    events: tuple[Event, ...]
