"""The page docs/reproduced.md: figures that others have published, each worked out again.

`python -m scripts.published` writes it (`make figures ARGS=reproduced`), in half a minute.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from scripts.head_start import head_start
from scripts.matchups import matchups

from greed.core.sheet import Sheet
from greed.sheets import load
from greed.solver import average_reward, best_turn


@dataclass(frozen=True)
class Published:
    """A figure as it was printed.

    Attributes:
        sheet: the name of the sheet here.
        what: what the figure is.
        source: who printed it.
        printed: the figure with all the digits that were printed.
        command: what shows it.
        compute: works it out.
    """

    sheet: str
    what: str
    source: str
    printed: str
    command: str
    compute: Callable[[Sheet], float]

    def here(self) -> float:
        """Return the figure as it comes out here."""
        return self.compute(load(self.sheet))

    def holds(self, figure: float) -> bool:
        """Say whether a number is the printed one, to its last digit.

        >>> PUBLISHED[0].holds(564.0549), PUBLISHED[0].holds(564.0551)
        (True, False)
        """
        digits = len(self.printed.partition(".")[2])
        return f"{figure:.{digits}f}" == self.printed


_ACG = "M. Busche and T. Neller, Optimal Play of the Farkle Dice Game, 2017"

PUBLISHED = (
    Published(
        "kingdom-come",
        "expected points of the best turn, if points above 4,000 don't count",
        "analyses of the game Kingdom Come: Deliverance",
        "564.05",
        "greed odds kingdom-come --cap 4000",
        lambda sheet: best_turn(sheet, cap=4000).value,
    ),
    Published(
        "farkle",
        "expected points of the best turn of a player on the board",
        "analyses of Farkle as PlayMonster sells it",
        "542.063",
        "greed odds farkle",
        lambda sheet: best_turn(sheet).value,
    ),
    Published(
        "zilch-online",
        "points per turn in the long run, with one policy each for 0, 1 and 2 zilches so far",
        "M. Busche (2010) on Zilch, the online game at playr",
        "620.855",
        "greed odds zilch-online",
        lambda sheet: average_reward(sheet).gain,
    ),
    Published(
        "farkle-minimal",
        "how many more games in a hundred the optimal player wins than loses against the maximiser"
        " of expected turn points, if each player starts half of them",
        _ACG,
        "4.7718",
        "make figures ARGS=reproduced",
        lambda sheet: 100 * (2 * matchups(sheet).maximiser.share - 1),
    ),
    Published(
        "farkle-minimal",
        "the head start for the second player that makes the game closest to fair",
        _ACG,
        "200",
        "make figures ARGS=reproduced",
        lambda sheet: float(head_start(sheet)[0]),
    ),
)
"""Every published figure; add those of what is solved next."""

_HEAD = """\
# Published figures, reproduced

Other people have analysed some of these sheets and published what they found. Greed computes each
figure from the sheet as data, with nothing fitted to it. It counts as reproduced if it agrees to
the last published digit; `make figures ARGS=reproduced` computes all of them.

We read the gain of the optimal player in minimal Farkle as the share of games won minus the share
lost, if each player starts half of them. That is twice what the maximiser loses per game elsewhere
in Greed, where wins are compared with half of the games.

| sheet | figure | published | computed here | command |
|---|---|---|---|---|
"""


def page() -> str:
    """Return the page of all figures in Markdown."""
    rows = []
    for figure in PUBLISHED:
        computed = figure.here()
        mark = "" if figure.holds(computed) else " (**not reproduced**)"
        rows.append(
            f"| `{figure.sheet}` | {figure.what} ({figure.source}) | {figure.printed} |"
            f" {computed:.6f}{mark} | `{figure.command}` |\n"
        )
    return _HEAD + "".join(rows)


if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else "docs/reproduced.md").write_text(page(), "utf-8")
