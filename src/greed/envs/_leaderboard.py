"""A leaderboard: what policies lose against perfect play, as results to be measured again."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

import msgspec
from msgspec import Struct

from greed.bots import bot
from greed.bots.builds import build
from greed.bots.interface import close
from greed.core.errors import Unsolvable
from greed.core.sheet import Sheet, sheet_hash
from greed.envs._codec import EnvError
from greed.envs._truth import exploitability, loss
from greed.policies import PolicyError, public_name
from greed.report import Bar, Figures, Intervals, Note, Report, document
from greed.sheets import load

__all__ = ["Leaderboard", "Row", "judge"]

VERSION = 1
_CERTAIN = 2.0
"""Standard errors of an interval."""


class Row(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one policy loses on one sheet.

    Attributes:
        policy: its name.
        loss: win probability lost in a game against perfect play, and its standard error: 0 where
            it is exact.
        error: see `loss`.
        decision: lost by a decision, on average in the games played.
        games: how many games were played.
        seed: what settled their dice.
        exploitability: what the best response wins beyond half of the games, where that is known.
        code: the build of the policy: a version of Greed, or a hash of its own files.
        greed: the version of Greed that measured it.
    """

    policy: str
    loss: float
    error: float
    decision: float
    games: int
    seed: int
    exploitability: float | None = None
    code: str = ""
    greed: str = ""


class Leaderboard(Struct, frozen=True, kw_only=True):
    """The results on one sheet, the policy that loses least first."""

    sheet: str
    hash: str
    rows: tuple[Row, ...] = ()
    leaderboard: int = VERSION

    @classmethod
    def of(cls, sheet: Sheet | str) -> Leaderboard:
        """Return an empty leaderboard of a sheet."""
        rules = sheet if isinstance(sheet, Sheet) else load(sheet)
        return cls(sheet=rules.name or rules.title, hash=sheet_hash(rules))

    @classmethod
    def read(cls, path: Path) -> Leaderboard:
        """Return the leaderboard of a file.

        Raises:
            EnvError: it isn't one.
        """
        try:
            found = msgspec.json.decode(path.read_bytes(), type=cls)
        except (OSError, msgspec.DecodeError) as error:
            raise EnvError(f"{path} is not a leaderboard: {error}") from None
        if found.leaderboard != VERSION:
            raise EnvError(f"{path} is a leaderboard of version {found.leaderboard}: update Greed")
        return found

    def write(self, path: Path) -> None:
        """Write it to a file, as JSON that is easy to compare line by line."""
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")

    def added(self, rows: Iterable[Row]) -> Leaderboard:
        """Return it with more rows; a policy that is there already is replaced."""
        by_name = {row.policy: row for row in (*self.rows, *rows)}
        ranked = sorted(by_name.values(), key=lambda row: (row.loss, row.policy))
        return msgspec.structs.replace(self, rows=tuple(ranked))

    def page(self) -> str:
        """Return it as an HTML page that needs nothing else; the results lie in it as JSON."""
        said = (
            "Win probability lost in a game between two against perfect play, luck removed."
            f" Rules {self.hash}."
        )
        bars = tuple(
            Bar(row.policy, row.loss, max(0.0, row.loss - _CERTAIN * row.error),
                row.loss + _CERTAIN * row.error, f"{100 * row.loss:.2f}%")
            for row in self.rows
        )  # fmt: skip
        caption = "Two standard errors, where a loss isn't exact."
        columns = (
            "Policy",
            "Lost per game",
            "Lost per decision",
            "Exploitability",
            "Games",
            "Code",
        )
        blocks = (
            Intervals("Lost per game", bars, percent=True, caption=caption),
            Figures(columns, tuple(map(_cells, self.rows))),
            Note(f"Measure again: greed leaderboard {self.sheet}"),
        )
        return document(Report(f"Leaderboard of {self.sheet}", said, blocks), data=self)


def judge(who: str, sheet: Sheet | str, games: int = 400, seed: int = 0) -> Row:
    """Return what a policy or bot loses on a sheet: exactly where the solver can follow it.

    >>> row = judge("threshold:300", "koans", games=20)
    >>> round(row.loss, 4), row.error, round(row.exploitability or 0, 4)
    (0.1238, 0.0, 0.1253)

    Raises:
        BotError: the bot is unknown.
        Unsolvable: the sheet has no exact answer.
    """
    player = bot(who, f"{seed}/leaderboard")
    try:
        found = loss(player, sheet, games, seed=seed)
    finally:
        close(player)
    lost, error, most = found.game.value, found.game.error, None
    try:
        exact = exploitability(who, sheet)
        lost, error, most = max(0.0, exact.optimal), 0.0, max(0.0, exact.reply)
    except (PolicyError, Unsolvable):
        pass  # the solver can't follow it: the games have to do
    return Row(
        policy=public_name(who), loss=lost, error=error, decision=found.decision.value, games=games,
        seed=seed, exploitability=most, code=build(who), greed=version("greed-dice"),
    )  # fmt: skip


def _percent(row: Row) -> str:
    exact = f"{100 * row.loss:.2f}%"
    return exact if not row.error else f"{exact} ± {100 * row.error:.2f}"


def _cells(row: Row) -> tuple[str, ...]:
    return (
        row.policy, _percent(row), f"{100 * row.decision:.3f}%",
        "-" if row.exploitability is None else f"{100 * row.exploitability:.2f}%",
        f"{row.games:,}", row.code,
    )  # fmt: skip
