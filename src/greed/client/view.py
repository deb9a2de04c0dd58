"""A room as a client knows it: the sum of the messages that it has heard."""

from __future__ import annotations

from greed.client.errors import NotUnderstood
from greed.wire import (
    Earlier,
    GameState,
    Happened,
    ProofView,
    RoomView,
    ServerMessage,
    SnapshotMessage,
    Update,
    You,
)

__all__ = ["RoomState"]


class RoomState:
    """A room, kept up to date by `take`.

    Attributes:
        seq: the last step known.
        steps: the steps that came with the last message.
        proof: the statements that came with it.
        you: what the tokens that were shown open.
    """

    def __init__(self) -> None:
        self.seq = 0
        self.steps: tuple[Happened, ...] = ()
        self.proof: ProofView | None = None
        self.you = You()
        self._room: RoomView | None = None
        self._game: GameState | None = None

    @property
    def room(self) -> RoomView:
        """The room without its game; known once a message was taken."""
        if self._room is None:
            raise NotUnderstood("the server has not shown the room yet")
        return self._room

    @property
    def shown(self) -> bool:
        """Whether a message has shown the room."""
        return self._room is not None

    @property
    def game(self) -> GameState | None:
        """The game; None before it has begun."""
        return self._game

    @property
    def ended(self) -> bool:
        """Whether the game is over or was given up."""
        return self._room is not None and self._room.status in ("over", "abandoned")

    @property
    def mine(self) -> bool:
        """Whether a seat of these tokens has something to decide."""
        game = self._game
        return game is not None and game.seat in self.you.seats and bool(game.legal)

    def take(self, message: ServerMessage) -> bool:
        """Take a message in; return whether it said anything new about the room.

        Raises:
            NotUnderstood: steps are missing before it.
        """
        match message:
            case SnapshotMessage(snapshot=shown):
                self.seq, self.steps, self.proof = shown.seq, shown.log, shown.proof
                self._room, self._game, self.you = shown.room, shown.game, shown.you
                return True
            case Update():
                new = tuple(step for step in message.steps if step.seq > self.seq)
                if not new:
                    return False  # a snapshot that was asked for beside it said more already
                if new[0].seq != self.seq + 1:
                    raise NotUnderstood(
                        f"step {new[0].seq} came after step {self.seq}: some are missing"
                    )
                self.seq = new[-1].seq
                self.steps, self.proof = new, message.proof
                self._game = message.game
                self._room = message.room or self._room
                return True
            case Earlier():
                self.seq = message.steps[-1].seq if message.steps else self.seq
                return False
            case _:
                return False
