"""Everything that Greed can refuse, as one tree.

GreedError
├── SheetError       a rule sheet is wrong: carries every fault at once
├── MoveError        a move that can't be made; the state is unchanged
│   ├── MalformedMove    a text that isn't a move at all
│   ├── IllegalMove      a move, but not now: says why and what is legal
│   └── StaleMove        made for an earlier ply of the game
├── ThrowError       dice that cannot have fallen here
├── SetupError       a game that can't begin: too many players, say
├── PositionError    a position that can't be read, or leaves nothing to answer
├── RecordError      a record that does not replay: names the event
├── Unsolvable       a question without an exact answer: says why
└── NoKernel         a machine on which the kernel that solves doesn't run: says how to get one
"""

from __future__ import annotations

from collections.abc import Sequence


class GreedError(Exception):
    """The root of every error that Greed raises on purpose."""


class SheetError(GreedError):
    """A rule sheet with faults; `faults` lists them all as "path: what would be right"."""

    def __init__(self, name: str, faults: Sequence[str]) -> None:
        self.name = name
        self.faults = tuple(faults)
        count = "1 fault" if len(self.faults) == 1 else f"{len(self.faults)} faults"
        super().__init__("\n".join([f"{name}: {count}", *(f"  {fault}" for fault in self.faults)]))

    @property
    def in_one_line(self) -> str:
        """The message on one line."""
        return f"{self.name}: {'; '.join(self.faults)}"

    def __reduce__(self) -> tuple[type[SheetError], tuple[str, tuple[str, ...]]]:
        return type(self), (self.name, self.faults)


class MoveError(GreedError):
    """A move that can't be made; nothing has changed."""


class MalformedMove(MoveError):
    """A text that isn't a move, whatever the position."""


class IllegalMove(MoveError):
    """A move that is not legal now; the message says why, and which moves are."""


class StaleMove(MoveError):
    """A move made for an earlier position of the game."""


class ThrowError(GreedError):
    """Dice that can't have fallen here: wrong number, wrong faces, or no throw is due."""


class SetupError(GreedError, ValueError):
    """A game that can't begin: not for this many players, or from no such seat, for example."""


class PositionError(GreedError, ValueError):
    """A position that can't be read, or that leaves nothing to answer; the message says why."""


class RecordError(GreedError):
    """A record that does not replay; `event` is the 1-based number of the event at fault.

    Event 0 stands for the headers.
    """

    def __init__(self, event: int, message: str) -> None:
        self.event = event
        self.reason = message
        super().__init__(f"event {event}: {message}" if event else f"headers: {message}")

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, str]]:
        return type(self), (self.event, self.reason)


class Unsolvable(GreedError, ValueError):
    """A sheet or question without an exact answer; the message says why."""


class NoKernel(Unsolvable):
    """A machine on which the kernel that solves games does not run; says how to get one."""
