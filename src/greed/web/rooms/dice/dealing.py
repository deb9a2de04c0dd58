"""Drafts of games whose dice are proven: statements of devices, and what the server says to them.

A draft works on a copy of the table, which checks everything that is said as it is said. Whatever
holds there holds when the step is stored and folded, for the log then has not gone on.
"""

from __future__ import annotations

import math
import time

from greed.core.errors import GreedError
from greed.core.moves import Move
from greed.core.state import State
from greed.fair.dealer import Dealer
from greed.store import Abandoned, Attempt, Entry, Said
from greed.web.refusal import Refusal
from greed.web.rooms.dice.devices import start_text
from greed.web.rooms.dice.proof import Proof, dealer_of
from greed.web.rooms.draft import Draft, TurnDraft
from greed.web.rooms.foreseen import Foreseen
from greed.web.rooms.table import Table
from greed.wire import By
from greed.wire import Entry as Heard

__all__ = ["Dealing", "beginning", "draft_of", "given_up", "overdue", "skipping", "warning"]


PATIENCE_TURN, PATIENCE_ROLL = 60.0, 10.0
"""Seconds for which a device may owe a decision, or its part in a roll, before it is warned.

People decide; for a roll a page speaks by itself."""


class Dealing(TurnDraft):
    """The statements of a step to come, on a copy of the table that is ahead by them."""

    def __init__(
        self, table: Table, by: By = "seat", name: tuple[int | None, str | None] = (None, None)
    ) -> None:
        super().__init__(table, by, name)
        if table.proof is None:
            raise Refusal("not_started", "the game has not started", ply=table.ply)
        self._ahead = ahead_of(table)
        self._told: list[Heard] = []

    @property
    def state(self) -> State:
        """The game as it would stand."""
        if self._ahead.state is None:
            raise Refusal("not_started", "the game has not started", ply=self.table.ply)
        return self._ahead.state

    @property
    def proof(self) -> Proof:
        """The proof as it would stand."""
        assert self._ahead.proof is not None
        return self._ahead.proof

    @property
    def blocked(self) -> bool:
        """Whether a roll waits for devices."""
        return self._ahead.rolling

    def hear(self, device: int, body: str, signature: str) -> None:
        """Take a statement of a device in.

        Raises:
            Misstatement, MoveError: it does not hold; the draft is not to be used any more.
        """
        self._take(Said(body=body, by=device, signature=signature))

    def tell(self, body: str) -> None:
        """Let the server say something."""
        named = body.startswith("decide")
        self._take(
            Said(
                body=body,
                who=self.by,
                id=self.id if named else None,
                of=self.of if named else None,
            )
        )

    def warn(self) -> bool:
        """Warn the seat to move, if it must be; say whether it had to."""
        must = self._ahead.must_warn
        if must:
            self.tell(_warn(self.proof.session.device_of(self.state.seat)))
        return must

    def move(self, move: Move) -> None:
        """Decide for the seat to move, and deal what follows."""
        self._decide(str(move))

    def throw(self, dice: tuple[int, ...] | None = None) -> None:  # noqa: ARG002
        """Ask for the roll of the seat to move, and deal it if it waits for nobody."""
        self._decide("throw")

    def _decide(self, move: str) -> None:
        session = self.proof.session
        seat = self.state.seat
        kind = session.holders[seat].partition(":")[0]
        if kind == "device" and self.by != "clock":
            said = "nobody acts for a device: once it was warned, the others can go on without it"
            raise Refusal("wrong_phase", said, ply=self.table.ply)
        why = {"bot": "bot", "unsigned": "unsigned"}.get(kind, "clock")
        self.tell(f"decide {seat} {why} {move}")
        self.deal()

    def deal(self) -> None:
        """Say everything that is the server's to say now: freeze, throw, draw, the end."""
        proof = self.proof
        session, dealer = proof.session, proof.dealer
        while session.ended is None:
            state = self._ahead.state
            if state is not None and state.over:
                self.tell("end over")
            elif not session.due or session.waiting_ready or session.waiting_values:
                return
            elif proof.strict and not session.frozen:
                self.tell(dealer.freeze(session))
            else:
                self.tell(self._roll(dealer))

    def _roll(self, dealer: Dealer) -> str:
        """Return the statement by which the dice fall that are due."""
        session = self.proof.session
        try:
            if session.drawing:
                return dealer.draw(session)
            return dealer.throw(session, self.state.hand.dice)
        except GreedError as error:  # the chain is used up
            raise Refusal("wrong_phase", f"this game cannot go on: {error}") from error

    def step(self) -> Foreseen:
        """Return the statements, with what has been worked out to make them."""
        return Foreseen(self.entries, self._ahead, self._told)

    def _take(self, said: Said) -> None:
        self._told += self._ahead.take(said)
        self.entries.append(said)
        self.turn_goes_on = self._ahead.turns == self.table.turns


def ahead_of(table: Table) -> Table:
    """Return a copy of a table, in a step of now, that checks every signature."""
    ahead = table.copy()
    ahead.enter(time.time())
    ahead.trusts = False
    return ahead


def draft_of(
    table: Table, by: By = "seat", name: tuple[int | None, str | None] = (None, None)
) -> TurnDraft:
    """Return a draft of the kind that suits the dice of a table."""
    return Dealing(table, by, name) if table.proves else Draft(table, by, name)


def beginning(table: Table) -> tuple[Entry, ...]:
    """Return the step by which the devices that are prepared start the next attempt.

    Raises:
        Refusal: a device is missing.
    """
    attempt = Attempt(text=start_text(table, dealer_of(table.room.secret, table.game)))
    ahead = ahead_of(table)
    ahead.take(attempt)
    draft = Dealing(ahead)
    draft.deal()
    return (attempt, *draft.entries)


def overdue(table: Table) -> tuple[Entry, ...]:
    """Return what is done at a table where somebody's time is up; nothing if nobody's is."""
    if table.deadline is None or table.deadline > time.time():
        return ()
    draft = draft_of(table, by="clock")
    if not (isinstance(draft, Dealing) and draft.warn()):
        draft.play_turn()
    return draft.step()


def skipping(table: Table) -> tuple[Entry, ...]:
    """Return the rest of a turn that is played for somebody who is away, and was called.

    Raises:
        Refusal: there is nothing to decide.
    """
    draft = draft_of(table, by="host")
    if draft.blocked:
        raise Refusal("wrong_phase", "the dice are being rolled: there is nothing to skip")
    draft.play_turn()
    return draft.step()


def warning(table: Table, seat: int) -> tuple[Entry, ...]:
    """Return the warning of the device of a seat, for which the game waits; nothing if it has one.

    Raises:
        Refusal: the game does not wait for it, or not for long enough.
    """
    proof, name = table.proof, table.seats[seat].name
    assert proof is not None
    device = proof.session.device_of(seat)
    if device in proof.session.warned:
        return ()
    since = proof.owes.get(device)
    if since is None:
        raise Refusal("wrong_phase", f"the game isn't waiting for {name}", ply=table.ply)
    patience = PATIENCE_ROLL if proof.session.due else PATIENCE_TURN
    if (left := since + patience - time.time()) > 0:
        said = f"give {name} a little longer: {left:.0f} more seconds"
        raise Refusal("wrong_phase", said, ply=table.ply)
    return (Said(body=_warn(device)),)


def _warn(device: int) -> str:
    return f"warn {device} {math.ceil(time.time())}"


def given_up(table: Table) -> tuple[Entry, ...]:
    """Return the step by which a room is given up."""
    if table.proof:
        session = table.proof.session
        if session.base is None or session.ended:
            return (Abandoned(),)
        return (Said(body="end abandoned"), Abandoned())
    return (Abandoned(),)
