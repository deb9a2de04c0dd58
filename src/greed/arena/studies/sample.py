"""Games of one sheet played through the core, and what was seen in them.

Every deal is played twice, the second time with the dice of the seats exchanged: the luck of
the two games cancels, and what is left is what a seat is worth. All sheets of a study are played
on the same deals, so that they differ by their rules rather than by their luck.
"""

from __future__ import annotations

from msgspec import Struct

from greed.arena.game import play_game
from greed.bots import bot
from greed.bots.interface import Breach, close
from greed.core.moves import Move
from greed.core.record import Event, ends_turn
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.stats import Estimate, Ratio


class Sample(Struct):
    """What was seen in games between equal players; None where there was nothing to see.

    Attributes:
        first: share of the wins of the seat that began.
        turns: per game, of all seats together.
        throws: per game.
        busts: share of the turns that ended in a bust.
        upsets: share of final rounds that the player who triggered them lost.
        lead: points by which the winner was ahead of the best of the others.
    """

    first: Estimate | None
    turns: Estimate | None
    throws: Estimate | None
    busts: Estimate | None
    upsets: Estimate | None
    lead: Estimate | None


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
    sums = {name: Ratio() for name in Sample.__struct_fields__}
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
            sums["first"].add(watch.first, watch.games)
            sums["turns"].add(watch.turns, watch.games)
            sums["throws"].add(watch.throws, watch.games)
            sums["busts"].add(watch.busts, watch.turns)
            sums["upsets"].add(watch.upsets, watch.finals)
            sums["lead"].add(watch.lead, watch.games)
    finally:
        for one in bots:
            close(one)
    return Sample(**{name: each.estimate for name, each in sums.items()})
