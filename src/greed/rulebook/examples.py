"""The worked examples of a page: which pieces of play show a sheet's rules best.

An example is played with some dice left for a second throw, in the order in which that shows most,
until one can be played to its end. The dice are picked by rule, the same ones every time; all that
follows from them is the game's own answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from msgspec.structs import replace

from greed.core.dice import Throw
from greed.core.messages import say
from greed.core.sheet import Sheet
from greed.core.state import OFF
from greed.core.turn import Hand
from greed.core.turn_end import why_no_points
from greed.report import Example
from greed.rulebook.facts import NAMES, may_take_off_board
from greed.rulebook.story import Story, all_scoring, filled, good_throw, leaving, scoreless, worth

T = TypeVar("T")


class _Impossible(Exception):
    """The sheet has nothing of the kind to show, or not with these dice left."""


class _Show(NamedTuple):
    """An example: its name, the dice to leave in the order of trying, and how it goes."""

    id: str
    left: tuple[int, ...]
    play: Callable[[Story, int], None]


def examples(sheet: Sheet, section: str) -> tuple[Example, ...]:
    """Return the examples that belong to a section of the page.

    >>> from greed.sheets import load
    >>> [example.title for example in examples(load("basic"), "doubles")]
    ['Doubles at the end']
    """
    made = (_played(sheet, show) for show in _SHOWS.get(section, ()))
    return tuple(example for example in made if example)


def _played(sheet: Sheet, show: _Show) -> Example | None:
    for left in show.left:
        story = _on_board(sheet)
        try:
            show.play(story, left)
        except _Impossible:
            continue
        return story.example(say(f"example-{show.id}"))
    return None


def _on_board(sheet: Sheet) -> Story:
    """Begin in mid-game, everybody on the board and nobody near the target."""
    tenth = max(sheet.target // 10 // 50 * 50, 1)
    return Story(sheet, (2 * tenth, 3 * tenth, tenth))


def _need(wanted: T | None) -> T:
    """Return what the example needs; without it there is none."""
    if not wanted:
        raise _Impossible
    return wanted


def _reach(story: Story, left: int) -> Hand:
    """Throw and keep to leave this many dice, to be rolled again; return the hand."""
    dice, kept = _need(leaving(story.rules, left) if left < story.sheet.dice.count else None)
    story.throw(dice, choices=False)
    cast = story.state.cast
    _need(cast is not None and kept in cast.by_dice)
    story.keep(kept)
    _need(story.at("decide") and story.state.hand.dice == left)
    _need(story.may("roll"))
    return story.state.hand


def _choice(story: Story, _left: int) -> None:
    story.throw(_need(good_throw(story.rules)))
    story.keep_all()


def _straight(story: Story, _left: int) -> None:
    """Show a throw with the longest straight in it."""
    runs = [combo.dice for combo in story.rules.scorer.combos if combo.kind == "straight"]
    runs.sort(key=lambda run: (-len(run), run))
    throws = (filled(story.rules, run, story.sheet.dice.count) for run in runs)
    story.throw(_need(next(filter(None, throws), None)))


def _straight_and_single(story: Story, _left: int) -> None:
    """Show a straight that leaves dice over, beside a die that scores singly."""
    scorer, count = story.rules.scorer, story.sheet.dice.count
    for combo in scorer.combos:
        if combo.kind != "straight" or len(combo.dice) >= count:
            continue
        for face in sorted(scorer.single_faces):
            together = tuple(sorted((*combo.dice, face)))
            best, single = scorer.best(together), scorer.best((face,))
            if best and single and best.points == combo.points + single.points:
                dice = filled(story.rules, together, count)
                if dice:
                    return story.throw(dice)
    raise _Impossible


def _pairs(story: Story, _left: int) -> None:
    """Show four of a kind and a pair, where three pairs score."""
    sheet, scorer = story.sheet, story.rules.scorer
    faces = range(1, sheet.dice.faces + 1)
    idle = [face for face in faces if face not in scorer.single_faces]
    _need(sheet.scoring.three_pairs and sheet.dice.count == 6 and len(idle) > 1)
    dice = (idle[0],) * 4 + (idle[1],) * 2
    _need(scorer.keeps(dice))
    story.throw(dice)


def _bust(story: Story, left: int) -> None:
    """Show a good throw and a bust after it."""
    story.throw(_need(scoreless(story.rules, _reach(story, left))))


def _hot(story: Story, left: int) -> None:
    """Show the last dice of the set scoring."""
    dice = _need(all_scoring(story.rules, _reach(story, left)))
    story.throw(dice, choices=False)
    story.keep(dice)


def _doubles(story: Story, left: int) -> None:
    _need(story.sheet.turn.end_doubles)
    hand = _reach(story, left) if story.sheet.dice.count > left else story.state.hand
    faces = range(2, story.sheet.dice.faces + 1)
    saved = (face for face in faces if story.rules.cast(hand, (face, face)).free)
    face = _need(next(saved, None))
    story.throw((face, face))


def _nothing(story: Story, _left: int) -> None:
    _need(story.sheet.scoring.nothing)
    rules = story.rules
    free = filled(
        rules,
        (),
        story.sheet.dice.count,
        lambda dice: rules.cast(rules.fresh, dice).free is not None,
    )
    story.throw(_need(free))


def _entering(story: Story, left: int) -> None:
    """Show a player off the board who has too little, and then enough."""
    entry = _need(story.sheet.entry)
    story.state = Story(story.sheet).state
    if entry.ends_turn:
        return _openings(story, entry.points)
    _reach(story, left)
    _need(why_no_points(story.state))
    missing = entry.points if entry.scope == "throw" else entry.points - story.state.points
    story.throw(_need(worth(story.rules, left, missing)), choices=False)
    story.keep_all()
    _need(story.may("bank") and not why_no_points(story.state))
    return story.bank()


def _openings(story: Story, needed: int) -> None:
    """Show a single throw that is worth too little, and one that is worth enough."""
    for least, most in ((1, needed - 1), (needed, None)):
        dice = worth(story.rules, story.sheet.dice.count, least, most)
        if dice and story.state.hand.opening:
            story.throw(dice, choices=False)
            if story.at("keep"):
                story.keep_all()
                if story.at("decide"):
                    story.bank()
    _need(story.steps)


def _offered(story: Story, left: int) -> Hand:
    """Let the first player bank, leaving dice for the second on offer; return the offered hand."""
    _need(story.sheet.carryover)
    dice, _ = _need(leaving(story.rules, left) if left < story.sheet.dice.count else None)
    _need(story.turn(dice) and story.state.offer and story.state.offer.hand.dice == left)
    return story.state.hand


def _unlock(story: Story) -> None:
    """Throw the dice that are left once more, so that all of them score, and keep them."""
    if story.state.hand.locked and story.may("roll"):
        dice = all_scoring(story.rules, story.state.hand)
        if dice:
            story.throw(dice, choices=False)
            story.keep(dice)


def _carryover(story: Story, left: int) -> None:
    """Show an attempt that succeeds."""
    _offered(story, left)
    story.accept()
    singles = tuple(sorted(story.rules.scorer.single_faces)[:1])
    hand = story.state.hand
    story.throw(_need(filled(story.rules, singles, left) or all_scoring(story.rules, hand)))
    _need(story.at("keep"))
    story.keep_all()
    _unlock(story)


def _carryover_fails(story: Story, left: int) -> None:
    """Show an attempt that fails: with a set that would score elsewhere, if that can be."""
    _offered(story, left)
    story.accept()
    rules, hand = story.rules, story.state.hand
    sets = (combo.dice for combo in rules.scorer.combos if len(combo.dice) == left)
    failing = (
        dice
        for dice in sets
        if not rules.cast(hand, dice).options and not rules.cast(hand, dice).free
    )
    story.throw(_need(next(failing, None) or scoreless(rules, hand)))


def _carryover_off_board(story: Story, left: int) -> None:
    """Show what an inherited score is worth to a player off the board."""
    _need(story.sheet.entry and may_take_off_board(story.sheet))
    _offered(story, left)
    board, seat = story.state.board, story.state.seat
    standing = tuple(OFF if s == seat else on for s, on in enumerate(board.standing))
    scores = tuple(0 if s == seat else n for s, n in enumerate(board.scores))
    story.state = replace(story.state, board=replace(board, standing=standing, scores=scores))
    story.accept()
    dice = _need(filled(story.rules, tuple(sorted(story.rules.scorer.single_faces)[:1]), left))
    _need(story.rules.cast(story.state.hand, dice).options)
    story.throw(dice, choices=False)
    story.keep_all()
    _unlock(story)


def _adding(story: Story, left: int) -> None:
    """Show a throw that only an added die saves; `left` counts the triples to try."""
    _need(story.sheet.addons)
    rules = story.rules
    kinds = [c.dice for c in rules.scorer.combos if c.kind == "kind" and len(c.dice) == 3]
    kind = _need(dict(enumerate(kinds)).get(left))
    _need(kind[0] not in rules.scorer.single_faces)
    story.throw(_need(filled(rules, kind, story.sheet.dice.count)), choices=False)
    _need(story.state.cast is not None and kind in story.state.cast.by_dice)
    story.keep(kind)
    _need(story.may("roll"))
    hand = story.state.hand
    saved = _need(scoreless(rules, Hand(hand.dice), kind[:1]))
    _need(rules.cast(hand, saved).options)
    story.throw(saved)
    story.keep_all()


def _strikes(story: Story, left: int) -> None:
    """Show the bust that completes the row."""
    before = _need(story.sheet.strikes).count - 1
    row = (before,) + (0,) * (story.state.seats - 1)
    story.state = replace(story.state, board=replace(story.state.board, strikes=row))
    if before:
        story.tell(say("story-busts", player=NAMES[0], turns=before))
    dice = scoreless(story.rules, story.state.hand)
    story.throw(dice or _need(scoreless(story.rules, _reach(story, left))))


def _ending(story: Story, _left: int) -> None:
    """Play from the bank that brings on the final round until somebody has won."""
    sheet = story.sheet
    least = max(sheet.turn.minimum_bank, 1)
    banked = _gain(sheet, good_throw(story.rules))
    dice, gain = _need(banked or _gain(sheet, worth(story.rules, sheet.dice.count, least)))
    below = sheet.target - gain
    _need(gain > 0 and below > 0)
    least = min((points for points in sheet.scoring.singles.values() if points), default=1)
    scores = (below, below, min(below + least, sheet.target - 1), below)
    # Ann begins where a challenge may be repeated: Bob fails, and it shows whether he gets another.
    repeated = sheet.end.endgame in ("rechallenge_all", "rechallenge_rounds", "deposed_and_waiting")
    begin = Story(sheet, scores).state
    story.state = replace(begin, turn=replace(begin.turn, seat=0 if repeated else 1))
    story.scores()
    _need(_play_out(story, dice, (True, False, True) if repeated else (True, True)))


def _gain(sheet: Sheet, dice: Throw | None) -> tuple[Throw, int] | None:
    """Return dice with the points that a turn of one throw banks with them, if it can."""
    probe = _on_board(sheet)
    before = probe.state.scores[0]
    return (dice, probe.state.scores[0] - before) if dice and probe.turn(dice) else None


def _play_out(story: Story, dice: Throw, plan: tuple[bool, ...]) -> bool:
    """Let players throw the good dice or else bust, as planned, until the game is over."""
    for turn in range(4 * story.state.seats):
        if story.state.over:
            return True
        if story.at("offer"):
            story.decline()
        good = turn < len(plan) and plan[turn]
        fallen = dice if good else scoreless(story.rules, story.state.hand)
        if not story.turn(fallen or worth(story.rules, story.state.hand.dice, 1) or dice):
            return False
    return story.state.over


_FEW = (3, 2, 1, 4)
"""Dice to leave for a second throw: three show most, one shows least."""
_SHOWS = {
    "scoring": (
        _Show("straight", (0,), _straight),
        _Show("straight-and-a-single-die", (0,), _straight_and_single),
        _Show("four-of-a-kind-and-a-pair", (0,), _pairs),
        _Show("points-for-nothing", (0,), _nothing),
    ),
    "turn": (_Show("first-throw", (0,), _choice), _Show("bust", _FEW, _bust)),
    "hot-dice": (_Show("all-dice-score", (2, 3, 1, 4), _hot),),
    "doubles": (_Show("doubles-at-the-end", (2,), _doubles),),
    "entry": (_Show("getting-on-the-board", tuple(range(11, 0, -1)), _entering),),
    "carryover": (
        _Show("carryover-taken-over", (2, 3, 1), _carryover),
        _Show("carryover-lost", (3, 2, 1), _carryover_fails),
        _Show("carryover-and-a-player-off-the-board", (2, 3), _carryover_off_board),
    ),
    "adding": (_Show("die-added", tuple(range(12)), _adding),),
    "strikes": (_Show("one-bust-too-many", _FEW, _strikes),),
    "end": (_Show("end", (0,), _ending),),
}
