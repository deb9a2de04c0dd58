"""What takes thought, asked of worker processes: under limits, in turn, and once for all who ask."""

from __future__ import annotations

from typing import Self

from greed.core.errors import GreedError
from greed.mind import Answer, Limits, Question


class Busy(GreedError):
    """A question that can't be taken now: too many wait, or its worker was stopped.

    Attributes:
        yours: this client asks too much (HTTP 429); else the server is busy (HTTP 503).
    """

    def __init__(self, said: str, *, yours: bool = False) -> None:
        super().__init__(said)
        self.yours = yours


class Pool:
    """Answers questions in processes of its own, so that no room waits for them.

    Clients take turns, one question of each at a time; short questions (a bot's move on a light
    sheet) have a lane of their own. Equal questions are asked once. A question that nobody waits
    for any more is dropped, or its worker stopped. A sheet that an answer would need solved is
    solved beside, within a client's daily share: the answer says `unsolved` as long as that goes
    on, and why in its note if it is not solved.

    Args:
        limits: what a sheet may take, to be played and to be solved.
        workers: processes for short questions; two more think and solve.
        seconds: on the clock, for one question.
        megabytes: of memory, for one worker.
        solves: sheets other than presets that are solved in a day, a fifth of them for one
            client; 0: none.
        kept: megabytes of solutions in the cache folder; the least used are removed beyond.
    """

    def __init__(
        self,
        limits: Limits,
        *,
        workers: int = 1,
        seconds: float = 30.0,
        megabytes: int = 512,
        solves: int = 50,
        kept: int = 2000,
    ) -> None:
        raise NotImplementedError

    async def ask(
        self, question: Question, client: str = "", seconds: float | None = None
    ) -> Answer:
        """Return the answer to a client's question; "" is the server itself.

        `seconds` is how long it may take once its turn has come, if not as long as usual.

        Raises:
            Busy: too many questions wait, or this one took too much time or memory.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Stop all workers; who still waits is told that the server is busy."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
