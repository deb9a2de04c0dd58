"""How well somebody played, apart from how lucky they were: each measure is defined here, once.

The *loss* of a decision is the best win probability minus the one that was chosen. The *luck* of a
throw is the value after it minus the value before. docs/measures.md explains the rest and adds up
an example.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import isinf

from msgspec import Struct

from greed.coach.review import Review
from greed.coach.situations import KINDS, STAGES, Kind, Stage
from greed.report import Block, Figures, Heading, Note
from greed.stats import Estimate, ratio

_BEST = 1e-6
"""A smaller loss than this is within the error of a solution: such a move counts as best."""


def performance_rating(mean_loss: float) -> float:
    """Return the PR for the mean loss of a decision: a thousand times it.

    >>> performance_rating(0.0125)
    12.5
    """
    return 1000 * mean_loss


class Score(Struct, frozen=True):
    """How well some decisions were made.

    Attributes:
        decisions: how many there were, each with at least two legal moves.
        loss: what they lost together, in win probability.
        pr: the performance rating; None without a decision.
        accuracy: the share of them that lost nothing; None without one.
    """

    decisions: int
    loss: float
    pr: float | None
    accuracy: float | None


def score(losses: Iterable[float]) -> Score:
    """Return the score of decisions with these losses.

    >>> score([0.0, 0.01, 0.0, 0.03])
    Score(decisions=4, loss=0.04, pr=10.0, accuracy=0.5)
    """
    lost = list(losses)
    if not lost:
        return Score(0, 0.0, None, None)
    best = sum(loss < _BEST for loss in lost)
    pr = performance_rating(sum(lost) / len(lost))
    return Score(len(lost), sum(lost), pr, best / len(lost))


class Skill(Struct, frozen=True):
    """One seat's game as luck and skill: fair + opening + luck - loss + gifts + drift = result.

    Attributes:
        fair: the share of the wins that everybody would have if nobody began: 1/2 between two.
        opening: what the draw for the first turn brought or cost.
        luck: what all throws, its own and the others', brought or cost.
        loss: what its own decisions cost.
        gifts: what the decisions of its opponents brought; between two, that is their loss.
        drift: what the estimate moved by itself; 0 where the value is exact.
        result: the share of the win: 1, 0, or a part where it is shared. Of a game that is not
            over, the win probability.
        luck_adjusted: the result without luck: fair - loss + gifts.
        score: of all its decisions; by_stage and by_kind: of those of each sort that occurred.
    """

    fair: float
    opening: float
    luck: float
    loss: float
    gifts: float
    drift: float
    result: float
    luck_adjusted: float
    score: Score
    by_stage: dict[Stage, Score]
    by_kind: dict[Kind, Score]


def skills(review: Review) -> tuple[Skill, ...]:
    """Return luck and skill of every seat in a reviewed game.

    The luck of the throws and of the draw for the first turn, together with everybody's decisions,
    is all that moves a game from a fair start to its result. Among more than two players the value
    may be an estimate, whose drift is listed by itself.

    >>> from greed.coach import skills
    >>> import greed
    >>> from greed.coach import review
    >>> from greed.coach.judges import win_judge
    >>> koans = greed.load("koans")
    >>> game = greed.Record(sheet=koans, seats=("Ann", "Bob"), events=((2, 3, 4, 6, 6),))
    >>> ann, _ = skills(review(win_judge(koans), game))
    >>> [round(part, 3) for part in (ann.fair, ann.opening, ann.luck, ann.loss, ann.result)]
    [0.5, 0.04, -0.08, 0.0, 0.46]
    """
    fair = 1 / len(review.accounts)
    seats = []
    for seat, account in enumerate(review.accounts):
        own = [decision for decision in review.decisions if decision.seat == seat]
        by_stage = {at: score(d.cost for d in own if d.stage == at) for at in STAGES}
        by_kind = {kind: score(d.cost for d in own if d.kind == kind) for kind in KINDS}
        seats.append(
            Skill(
                fair=fair,
                opening=account.start - fair,
                luck=account.luck,
                loss=account.errors,
                gifts=account.gifts,
                drift=account.drift,
                result=account.end,
                luck_adjusted=fair - account.errors + account.gifts,
                score=score(decision.cost for decision in own),
                by_stage={at: made for at, made in by_stage.items() if made.decisions},
                by_kind={kind: made for kind, made in by_kind.items() if made.decisions},
            )
        )
    return tuple(seats)


class Performance(Struct, frozen=True):
    """How well one player played many games.

    Attributes:
        player: its name.
        games: how many were judged.
        pr: 1,000 times the mean loss of a decision.
        loss: win probability lost in a game.
        luck_adjusted: its mean result without luck.
        result: its mean result, luck included, for comparison.
    """

    player: str
    games: int
    pr: Estimate
    loss: Estimate
    luck_adjusted: Estimate
    result: Estimate


def performances(
    games: Iterable[tuple[Hashable, Sequence[str], Review]],
) -> tuple[Performance, ...]:
    """Return how well every player played, the one who lost least per decision first.

    Each game comes with its deal and the players in seat order. Games of one deal share their
    dice, so the errors count deals, not games.
    """
    sums: dict[str, dict[Hashable, list[float]]] = {}
    for deal, players, seen in games:
        for player, skill in zip(players, skills(seen), strict=True):
            row = sums.setdefault(player, {}).setdefault(deal, [0.0] * 5)
            made = skill.score
            parts = 1, made.decisions, made.loss, skill.luck_adjusted, skill.result
            for at, part in enumerate(parts):
                row[at] += part
    rows = []
    for player, by_deal in sums.items():
        played, decisions, loss, adjusted, result = map(list, zip(*by_deal.values(), strict=True))
        rows.append(
            Performance(
                player=player,
                games=int(sum(played)),
                pr=ratio(list(map(performance_rating, loss)), decisions),
                loss=ratio(loss, played),
                luck_adjusted=ratio(adjusted, played),
                result=ratio(result, played),
            )
        )
    return tuple(sorted(rows, key=lambda row: (row.pr.value, row.player)))


def judgement(judged: Iterable[Performance]) -> tuple[Block, ...]:
    """Return how well each bot played, luck left out, as part of a report."""
    rows = tuple(
        (
            bot.player, _within(bot.pr), _within(bot.loss, "%"),
            _within(bot.luck_adjusted, "%"), _within(bot.result, "%"), f"{bot.games:,}",
        )
        for bot in judged
    )  # fmt: skip
    return (
        Heading("Play without luck"),
        Figures(("Bot", "PR", "Lost per game", "Without luck", "Wins", "Games"), rows),
        Note(
            "PR is 1,000 times the win probability lost per decision. ± two standard errors, over"
            " deals. Without luck shows the share of the wins that the play alone earned."
        ),
    )


def _within(mean: Estimate, unit: str = "") -> str:
    """Return a mean with two standard errors."""
    scale = 100 if unit else 1
    around = "" if isinf(mean.error) else f" ± {2 * scale * mean.error:.2f}"
    return f"{scale * mean.value:z.2f}{around}{unit}"
