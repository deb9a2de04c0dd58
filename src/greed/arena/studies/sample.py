"""Games of one sheet played through the core, and what was seen in them.

Every deal is played twice, the second time with the dice of the seats exchanged: the luck of
the two games cancels, and what is left is what a seat is worth. All sheets of a study are played
on the same deals, so that they differ by their rules rather than by their luck.
"""

from __future__ import annotations

from math import sqrt

from msgspec import Struct

from greed.arena.game import play_game
from greed.bots import bot
from greed.bots.interface import Breach, close
from greed.core.moves import Move
from greed.core.record import Event, ends_turn
from greed.core.sheet import Sheet
from greed.core.state import State


class Mean(Struct):
    """A mean over deals with its standard error; sums of a numerator and a denominator per deal."""

    deals: int = 0
    top: float = 0.0
    bottom: float = 0.0
    top_top: float = 0.0
    top_bottom: float = 0.0
    bottom_bottom: float = 0.0

    def add(self, top: float, bottom: float) -> None:
        """Add what a deal had: a count, out of a total."""
        self.deals += 1
        self.top += top
        self.bottom += bottom
        self.top_top += top * top
        self.top_bottom += top * bottom
        self.bottom_bottom += bottom * bottom

    @property
    def value(self) -> float | None:
        """The mean; None where nothing was counted."""
        return self.top / self.bottom if self.bottom else None

    @property
    def error(self) -> float:
        """The standard error of the mean, with deals as the independent results."""
        if self.deals < 2 or not self.bottom:
            return 0.0
        ratio = self.top / self.bottom
        spread = self.top_top - 2 * ratio * self.top_bottom + ratio * ratio * self.bottom_bottom
        return sqrt(max(0.0, spread) * self.deals / (self.deals - 1)) / self.bottom


class Sample(Struct):
    """What was seen in games between equal players.

    Attributes:
        first: share of the wins of the seat that began.
        turns: per game, of all seats together.
        throws: per game.
        busts: share of the turns that ended in a bust.
        upsets: share of final rounds that the player who triggered them lost.
        lead: points by which the winner was ahead of the best of the others.
    """

    first: Mean
    turns: Mean
    throws: Mean
    busts: Mean
    upsets: Mean
    lead: Mean


class _Watch:
    """Counts what happens in the games of one deal."""

    def __init__(self) -> None:
        self.games = self.turns = self.throws = self.busts = self.finals = self.upsets = 0
        self.lead = self.first = 0.0
        self._opener: int | None = None

    def begin(self) -> None:
        self._opener = None

    def saw(self, before: State, event: Event, after: State) -> None:
        thrown = not isinstance(event, Move)
        self.throws += thrown
        if ends_turn(before, event, after):
            self.turns += 1
            self.busts += thrown
        if self._opener is None and after.final is not None:
            self._opener = before.seat

    def end(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        self.games += 1
        self.first += (0 in winners) / len(winners)
        self.finals += self._opener is not None
        self.upsets += self._opener is not None and self._opener not in winners
        best, second = sorted(scores, reverse=True)[:2]
        self.lead += best - second


def sample(sheet: Sheet, player: str, games: int, seed: str) -> Sample:
    """Play `games` games (an even number) of a bot against itself, and return what was seen.

    >>> from greed.sheets import load
    >>> 0.3 < sample(load("koans"), "bold", 40, "doc").first.value < 0.7
    True

    Raises:
        Breach: the bot broke the rules of play.
    """
    means = Sample(*(Mean() for _ in Sample.__struct_fields__))
    bots = [bot(player) for _ in range(2)]
    try:
        for deal in range(-(-games // 2)):
            watch = _Watch()
            for mirror in (False, True):
                watch.begin()
                game = play_game(
                    sheet, bots, range(2), f"{seed}/{deal}", mirror=mirror, watch=watch.saw
                )
                if game.fault:
                    raise Breach(game.fault.kind, f"{player}: {game.fault.detail}")
                watch.end(game.scores, game.winners)
            means.first.add(watch.first, watch.games)
            means.turns.add(watch.turns, watch.games)
            means.throws.add(watch.throws, watch.games)
            means.busts.add(watch.busts, watch.turns)
            means.upsets.add(watch.upsets, watch.finals)
            means.lead.add(watch.lead, watch.games)
    finally:
        for one in bots:
            close(one)
    return means
