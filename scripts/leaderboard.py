"""A leaderboard: what policies lose against perfect play, luck removed (docs/learning.md).

`python -m scripts.leaderboard koans` prints it. Losses are exact where the solver can follow a
policy, and come from games otherwise.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path

import msgspec
from msgspec import Struct

from greed.bots import bot
from greed.bots.interface import close
from greed.bots.registry import build
from greed.core.errors import GreedError, Unsolvable
from greed.core.identity import sheet_hash
from greed.core.sheet import Sheet
from greed.envs import EnvError, exploitability, loss
from greed.policies import PolicyError, public_name
from greed.sheets import load

USUAL = ("random", "threshold:300", "cautious", "bold", "card", "level:3", "maximiser", "optimal")


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
            return msgspec.json.decode(path.read_bytes(), type=cls)
        except (OSError, msgspec.DecodeError) as error:
            raise EnvError(f"{path} is not a leaderboard: {error}") from None

    def write(self, path: Path) -> None:
        """Write it to a file, as JSON that is easy to compare line by line."""
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")

    def added(self, rows: Iterable[Row]) -> Leaderboard:
        """Return it with more rows; a policy that is there already is replaced."""
        by_name = {row.policy: row for row in (*self.rows, *rows)}
        ranked = sorted(by_name.values(), key=lambda row: (row.loss, row.policy))
        return msgspec.structs.replace(self, rows=tuple(ranked))

    def lines(self) -> Iterator[str]:
        """Yield the lines of a table in Markdown."""
        yield from ("| policy | lost per game |", "|---|---|")
        for row in self.rows:
            error = f" ± {100 * row.error:.2f}" if row.error else ""
            yield f"| `{row.policy}` | {100 * row.loss:.2f}%{error} |"


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
        losses = loss(player, sheet, games, seed=seed)
    finally:
        close(player)
    lost, error, most = losses.game.value, losses.game.error, None
    try:
        exact = exploitability(who, sheet)
        lost, error, most = max(0.0, exact.optimal), 0.0, max(0.0, exact.reply)
    except (PolicyError, Unsolvable):
        pass  # the solver can't follow it: the games have to do
    return Row(
        policy=public_name(who), loss=lost, error=error, decision=losses.decision.value,
        games=games, seed=seed, exploitability=most, code=build(who), greed=version("greed-dice"),
    )  # fmt: skip


def main(arguments: list[str] | None = None) -> None:
    """Measure policies and print what they lose."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sheet", nargs="?", default="koans")
    parser.add_argument("--add", action="append", help="measure only this policy or bot; repeat")
    parser.add_argument("--games", type=int, default=400, help="games to play with each policy")
    parser.add_argument("--seed", type=int, default=0, help="random seed of the dice")
    parser.add_argument("--results", type=Path, help="a JSON file to add the results to")
    given = parser.parse_args(arguments)
    try:
        board = Leaderboard.of(given.sheet)
        if given.results is not None and given.results.exists():
            saved = Leaderboard.read(given.results)
            if saved.hash != board.hash:
                raise EnvError(f"{given.results} is about {saved.sheet}, whose rules are others")
            board = saved
        for name in given.add or USUAL:
            board = board.added([judge(name, given.sheet, given.games, given.seed)])
            if given.results is not None:
                board.write(given.results)
    except GreedError as error:
        parser.error(str(error))
    print("\n".join(board.lines()))


if __name__ == "__main__":
    main()
