"""What came of a run: shares, means and distributions, each with its standard error."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greed.core.identity import sheet_hash
from greed.core.sheet import Sheet
from greed.sim.tally import GAME_COLUMNS, SEAT_COLUMNS, Counts
from greed.stats import Estimate, mean_of


@dataclass(frozen=True, eq=False)
class Result:
    """The counts of a run and what follows from them; seats are numbered from 0.

    Attributes:
        sheet: the sheet.
        players: the names of the policies, by seat.
        seed: of the random streams.
        first: the seat that began every game; None: they took turns.
        unit: points of one unit of the counts.
        counts: the whole numbers that all games add up to.
    """

    sheet: Sheet
    players: tuple[str, ...]
    seed: int
    first: int | None
    unit: int
    counts: Counts

    def __repr__(self) -> str:
        sheet, players = self.sheet.name or self.sheet.title, " v ".join(self.players)
        return f"<Result of {sheet}: {players}, {self.games:,} games>"

    @property
    def games(self) -> int:
        """Games that came to an end."""
        return int(self.counts.games[0])

    @property
    def broken_off(self) -> int:
        """Games that had too many throws; they are left out of everything else."""
        return int(self.counts.games[1])

    @property
    def ties(self) -> int:
        """Games with more than one winner."""
        several = np.arange(2, len(self.counts.wins))
        return int((self.counts.wins[2:].sum(axis=1) // several).sum())

    def wins(self, seat: int) -> int:
        """Return the games that a seat won alone."""
        return int(self.counts.wins[1, seat])

    def tied(self, seat: int) -> int:
        """Return the games that a seat won together with others."""
        return int(self.counts.wins[2:, seat].sum())

    def share(self, seat: int) -> Estimate:
        """Return a seat's share of the wins; a tie is shared among its winners."""
        return self._share(self.counts.wins[:, seat])

    def place(self, place: int) -> Estimate:
        """Return the share of the wins of the seat that plays in this place of the first round."""
        return self._share(self.counts.places[:, place])

    def _share(self, won: NDArray[np.int64]) -> Estimate:
        parts = 1 / np.arange(1, len(won))
        return mean_of(self.games, float(won[1:] @ parts), float(won[1:] @ parts**2))

    def mean(self, what: str, seat: int | None = None) -> Estimate:
        """Return the mean of a game's turns or throws, or of a seat's score, turns, throws, busts.

        >>> from greed.sheets import load
        >>> from greed.policies import Threshold
        >>> from greed.sim import simulate
        >>> result = simulate(load("koans"), [Threshold(300)] * 2, games=1_000)
        >>> both = [result.mean("turns", seat).value for seat in (0, 1)]
        >>> round(result.mean("turns").value, 6) == round(sum(both), 6)
        True
        """
        if seat is None:
            row, columns = self.counts.games, GAME_COLUMNS
        else:
            row, columns = self.counts.sums[seat], SEAT_COLUMNS
        at = columns.index(what)
        estimate = mean_of(self.games, float(row[at]), float(row[at + 1]))
        scale = self.unit if what == "score" else 1
        return Estimate(estimate.value * scale, estimate.error * scale)

    @property
    def upsets(self) -> Estimate:
        """How often the player who triggered the final round loses."""
        finals, upsets = self.counts.games[2:4].tolist()
        return mean_of(finals, upsets, upsets)

    def histogram(self, what: str, seat: int = 0) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return values and how many games had them: a seat's final `score`, `rounds`, `throws`.

        The last value also stands for all that are greater, a score of 0 for those below.
        """
        counted = self.counts.scores[seat] if what == "score" else getattr(self.counts, what)
        values = np.arange(len(counted)) * (self.unit if what == "score" else 1)
        return values, counted

    def rows(self) -> list[dict[str, Any]]:
        """Return one flat row per seat, for tables and data frames."""
        return [self._row(seat) for seat in range(len(self.players))]

    def _row(self, seat: int) -> dict[str, Any]:
        row: dict[str, Any] = {
            "seat": seat + 1,
            "player": self.players[seat],
            "games": self.games,
            "wins": self.wins(seat),
            "ties": self.tied(seat),
        }
        figures = {"share": self.share(seat)}
        figures |= {what: self.mean(what, seat) for what in SEAT_COLUMNS[::2]}
        for name, figure in figures.items():
            row[name], row[f"{name}_error"] = figure.value, figure.error
        return row

    def csv(self) -> str:
        """Return the rows as CSV, with a line of titles.

        >>> from greed.sheets import load
        >>> from greed.policies import Threshold
        >>> from greed.sim import simulate
        >>> simulate(load("koans"), [Threshold(300)] * 2, games=10).csv().splitlines()[0][:29]
        'seat,player,games,wins,ties,s'
        """
        text = io.StringIO()
        rows = self.rows()
        writer = csv.DictWriter(text, rows[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        return text.getvalue()

    def data(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON."""
        return {
            "sheet": self.sheet.name or self.sheet.title,
            "hash": sheet_hash(self.sheet),
            "seed": self.seed,
            "first": None if self.first is None else self.first + 1,
            "games": self.games,
            "broken_off": self.broken_off,
            "ties": self.ties,
            "turns": _pair(self.mean("turns")),
            "throws": _pair(self.mean("throws")),
            "final_rounds": int(self.counts.games[2]),
            "upsets": _pair(self.upsets),
            "by_place": [_pair(self.place(place)) for place in range(len(self.players))],
            "seats": self.rows(),
            "histograms": {
                "rounds": _plain(*self.histogram("rounds")),
                "throws": _plain(*self.histogram("throws")),
                "scores": [
                    _plain(*self.histogram("score", seat)) for seat in range(len(self.players))
                ],
            },
        }


def _pair(figure: Estimate) -> dict[str, float]:
    return {"value": figure.value, "error": figure.error}


def _plain(values: NDArray[np.int64], counted: NDArray[np.int64]) -> dict[str, int]:
    return {str(int(values[at])): int(counted[at]) for at in np.flatnonzero(counted)}
