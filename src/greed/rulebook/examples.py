"""The worked examples of a page: which pieces of play show a sheet's rules best.

Each maker returns None where the sheet has nothing of the kind to show. The dice are picked by
rule, the same ones every time; all that follows from them is the game's own answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from greed.core.bank import why_no_points
from greed.core.dice import Throw
from greed.core.sentences import with_noun
from greed.core.sheet import Sheet
from greed.core.state import OFF
from greed.core.turn import Hand, Rules, rules_of
from greed.report import Example
from greed.rulebook.facts import may_take_off_board
from greed.rulebook.pick import all_scoring, filled, good_throw, leaving, scoreless, worth
from greed.rulebook.story import Story

__all__ = ["examples"]


def examples(sheet: Sheet, section: str) -> tuple[Example, ...]:
    """Return the examples that belong to a section of the page.

    >>> from greed.sheets import load
    >>> [example.title for example in examples(load("basic"), "doubles")]
    ['Doubles at the end']
    """
    rules = rules_of(sheet)
    made = (maker(sheet, rules) for maker in _MAKERS.get(section, ()))
    return tuple(example for example in made if example)


def _on_board(sheet: Sheet) -> Story:
    """Begin in mid-game, everybody on the board and nobody near the target."""
    tenth = max(sheet.target // 10 // 50 * 50, 1)
    return Story(sheet, (2 * tenth, 3 * tenth, tenth))


def _reach(story: Story, left: int) -> bool:
    """Throw and keep to leave this many dice; return whether that was possible."""
    found = leaving(story.state.rules, left)
    if not found:
        return False
    story.throw(found[0], choices=False)
    cast = story.state.cast
    if cast is None or found[1] not in cast.by_dice:
        return False
    story.keep(found[1])
    return story.at("decide") and story.state.hand.dice == left


def _fewest(sheet: Sheet) -> Iterator[int]:
    """Yield how many dice to leave for a second throw: three show most, one shows least."""
    return (left for left in (3, 2, 1, 4) if left < sheet.dice.count)


def _choice(sheet: Sheet, rules: Rules) -> Example | None:
    dice = good_throw(rules)
    if dice is None:
        return None
    story = _on_board(sheet)
    story.throw(dice)
    story.keep_all()
    return story.example("A first throw")


def _straight(sheet: Sheet, rules: Rules) -> Example | None:
    """Show a throw with the longest straight in it."""
    runs = [combo.dice for combo in rules.scorer.combos if combo.kind == "straight"]
    for run in sorted(runs, key=lambda run: (-len(run), run)):
        dice = filled(rules, run, sheet.dice.count)
        if dice:
            story = _on_board(sheet)
            story.throw(dice)
            return story.example("A straight")
    return None


def _straight_and_single(sheet: Sheet, rules: Rules) -> Example | None:
    """Show a straight that leaves dice over, beside a die that scores singly."""
    scorer = rules.scorer
    for combo in scorer.combos:
        if combo.kind != "straight" or len(combo.dice) >= sheet.dice.count:
            continue
        for face in sorted(scorer.single_faces):
            together = tuple(sorted((*combo.dice, face)))
            best, single = scorer.best(together), scorer.best((face,))
            if best and single and best.points == combo.points + single.points:
                dice = filled(rules, together, sheet.dice.count)
                if dice:
                    story = _on_board(sheet)
                    story.throw(dice)
                    return story.example("A straight and a single die")
    return None


def _pairs(sheet: Sheet, rules: Rules) -> Example | None:
    """Show four of a kind and a pair, where three pairs score."""
    if not sheet.scoring.three_pairs or sheet.dice.count != 6:
        return None
    idle = [
        face for face in range(1, sheet.dice.faces + 1) if face not in rules.scorer.single_faces
    ]
    if len(idle) < 2:
        return None
    dice = tuple(sorted((idle[0],) * 4 + (idle[1],) * 2))
    if not rules.scorer.keeps(dice):
        return None
    story = _on_board(sheet)
    story.throw(dice)
    return story.example("Four of a kind and a pair")


def _bust(sheet: Sheet, rules: Rules) -> Example | None:
    """Show a good throw and a bust after it."""
    for left in _fewest(sheet):
        story = _on_board(sheet)
        if _reach(story, left) and story.may("roll"):
            dice = scoreless(rules, story.state.hand)
            if dice:
                story.throw(dice)
                return story.example("A bust")
    return None


def _hot(sheet: Sheet, rules: Rules) -> Example | None:
    """Show the last dice of the set scoring."""
    for left in (2, 3, 1, 4):
        story = _on_board(sheet)
        if left < sheet.dice.count and _reach(story, left) and story.may("roll"):
            dice = all_scoring(rules, story.state.hand)
            if dice:
                story.throw(dice, choices=False)
                story.keep(dice)
                return story.example("All dice score")
    return None


def _doubles(sheet: Sheet, rules: Rules) -> Example | None:
    if not sheet.turn.end_doubles:
        return None
    story = _on_board(sheet)
    if sheet.dice.count > 2 and not (_reach(story, 2) and story.may("roll")):
        return None
    hand = story.state.hand
    for face in range(2, sheet.dice.faces + 1):
        if rules.cast(hand, (face, face)).free:
            story.throw((face, face))
            return story.example("Doubles at the end")
    return None


def _nothing(sheet: Sheet, rules: Rules) -> Example | None:
    if not sheet.scoring.nothing:
        return None
    dice = filled(
        rules, (), sheet.dice.count, lambda dice: rules.cast(rules.fresh, dice).free is not None
    )
    if dice is None:
        return None
    story = _on_board(sheet)
    story.throw(dice)
    return story.example("Points for nothing")


def _entering(sheet: Sheet, rules: Rules) -> Example | None:
    """Show a player off the board who has too little, and then enough."""
    entry = sheet.entry
    if entry is None:
        return None
    count = sheet.dice.count
    story = Story(sheet)
    if entry.ends_turn:
        for least, most in ((1, entry.points - 1), (entry.points, None)):
            dice = worth(rules, count, least, most)
            if dice and story.state.hand.opening:
                story.throw(dice, choices=False)
                if story.at("keep"):
                    story.keep_all()
                    if story.at("decide"):
                        story.bank()
        return story.example("Getting on the board") if story.steps else None
    for left in range(count - 1, 0, -1):
        story = Story(sheet)
        if not (_reach(story, left) and why_no_points(story.state) and story.may("roll")):
            continue
        missing = entry.points if entry.scope == "throw" else entry.points - story.state.points
        dice = worth(rules, left, missing)
        if dice:
            story.throw(dice, choices=False)
            story.keep_all()
            if story.may("bank") and not why_no_points(story.state):
                story.bank()
                return story.example("Getting on the board")
    return None


def _offered(sheet: Sheet, left: int) -> Story | None:
    """Let the first player bank, leaving dice for the second on offer; None if impossible."""
    story = _on_board(sheet)
    found = leaving(story.state.rules, left) if left < sheet.dice.count else None
    if found and story.turn(found[0]) and story.state.offer:
        return story if story.state.offer.hand.dice == left else None
    return None


def _go_on(story: Story) -> None:
    """Throw the dice that are left once more, so that all of them score, and keep them."""
    if story.may("roll"):
        dice = all_scoring(story.state.rules, story.state.hand)
        if dice:
            story.throw(dice, choices=False)
            story.keep(dice)


def _carryover(sheet: Sheet, rules: Rules) -> Example | None:
    """Show an attempt that succeeds."""
    for left in (2, 3, 1):
        story = _offered(sheet, left) if sheet.carryover else None
        if not story:
            continue
        story.accept()
        singles = sorted(rules.scorer.single_faces)
        dice = filled(rules, tuple(singles[:1]), left) or all_scoring(rules, story.state.hand)
        if dice:
            story.throw(dice)
            if story.at("keep"):
                story.keep_all()
                if story.state.hand.locked:
                    _go_on(story)
                return story.example("A carryover taken over")
    return None


def _carryover_fails(sheet: Sheet, rules: Rules) -> Example | None:
    """Show an attempt that fails: with a set that would score elsewhere, if that can be."""
    for left in (3, 2, 1):
        story = _offered(sheet, left) if sheet.carryover else None
        if not story:
            continue
        story.accept()
        hand = story.state.hand
        dice = next(
            (c.dice for c in rules.scorer.combos
             if len(c.dice) == left and not rules.cast(hand, c.dice).options
             and not rules.cast(hand, c.dice).free),
            None,
        ) or scoreless(rules, hand)  # fmt: skip
        if dice:
            story.throw(dice)
            return story.example("A carryover lost")
    return None


def _carryover_off_board(sheet: Sheet, rules: Rules) -> Example | None:
    """Show what an inherited score is worth to a player off the board."""
    if not (sheet.carryover and sheet.entry and may_take_off_board(sheet)):
        return None
    for left in (2, 3):
        story = _offered(sheet, left)
        if not story:
            continue
        seat = story.state.seat
        standing = tuple(OFF if s == seat else on for s, on in enumerate(story.state.standing))
        scores = tuple(0 if s == seat else n for s, n in enumerate(story.state.scores))
        board = replace(story.state.board, standing=standing, scores=scores)
        story.state = replace(story.state, board=board)
        story.accept()
        dice = filled(rules, tuple(sorted(rules.scorer.single_faces)[:1]), left)
        if dice and rules.cast(story.state.hand, dice).options:
            story.throw(dice, choices=False)
            story.keep_all()
            if story.state.hand.locked:
                _go_on(story)
            return story.example("A carryover and a player off the board")
    return None


def _adding(sheet: Sheet, rules: Rules) -> Example | None:
    """Show a throw that only an added die saves."""
    if not sheet.addons:
        return None
    kinds = [c.dice for c in rules.scorer.combos if c.kind == "kind" and len(c.dice) == 3]
    for kind in kinds:
        first = filled(rules, kind, sheet.dice.count)
        if first is None or kind[0] in rules.scorer.single_faces:
            continue
        story = _on_board(sheet)
        story.throw(first, choices=False)
        if story.state.cast is None or kind not in story.state.cast.by_dice:
            continue
        story.keep(kind)
        hand = story.state.hand
        plain = Hand(hand.dice)
        saved = scoreless(rules, plain, kind[:1]) if story.may("roll") else None
        if saved and rules.cast(hand, saved).options:
            story.throw(saved)
            story.keep_all()
            return story.example("A die added")
    return None


def _strikes(sheet: Sheet, rules: Rules) -> Example | None:
    """Show the bust that completes the row."""
    if not sheet.strikes:
        return None
    for left in _fewest(sheet):
        story = _on_board(sheet)
        row = (sheet.strikes.count - 1,) + (0,) * (story.state.seats - 1)
        story.state = replace(story.state, board=replace(story.state.board, strikes=row))
        if before := sheet.strikes.count - 1:
            story.tell(f"Ann's last {with_noun(before, 'turn')}: a bust each.")
        dice = scoreless(rules, story.state.hand)
        if not dice and _reach(story, left) and story.may("roll"):
            dice = scoreless(rules, story.state.hand)
        if dice:
            story.throw(dice)
            return story.example("One bust too many")
    return None


def _ending(sheet: Sheet, rules: Rules) -> Example | None:
    """Play from the bank that brings on the final round until somebody has won."""
    probe = _on_board(sheet)
    dice = good_throw(rules)
    if dice is None or not probe.turn(dice):
        probe = _on_board(sheet)
        dice = worth(rules, sheet.dice.count, max(sheet.turn.minimum_bank, 1))
        if dice is None or not probe.turn(dice):
            return None
    gain = probe.state.scores[0] - _on_board(sheet).state.scores[0]
    below = sheet.target - gain
    if gain <= 0 or below <= 0:
        return None
    least = min((points for points in sheet.scoring.singles.values() if points), default=1)
    scores = (below, below, min(below + least, sheet.target - 1), below)
    story = Story(sheet, scores)
    # Ann begins where a challenge may be repeated: Bob fails, and it shows whether he gets another.
    repeated = sheet.end.endgame in ("rechallenge_all", "rechallenge_rounds", "deposed_and_waiting")
    turn = replace(story.state.turn, seat=0 if repeated else 1)
    story.state = replace(story.state, turn=turn)
    story.scores()
    plan = (True, False, True) if repeated else (True, True)
    return story.example("The end") if _play_out(story, dice, plan) else None


def _play_out(story: Story, dice: Throw, plan: tuple[bool, ...]) -> bool:
    """Let players throw the good dice or else bust, as planned, until the game is over."""
    rules = story.state.rules
    for turn in range(4 * story.state.seats):
        if story.state.over:
            return True
        if story.at("offer"):
            story.decline()
        good = turn < len(plan) and plan[turn]
        fallen = dice if good else scoreless(rules, story.state.hand)
        if not story.turn(fallen or worth(rules, story.state.hand.dice, 1) or dice):
            return False
    return story.state.over


Maker = Callable[[Sheet, Rules], Example | None]
_MAKERS: dict[str, tuple[Maker, ...]] = {
    "scoring": (_straight, _straight_and_single, _pairs, _nothing),
    "turn": (_choice, _bust),
    "hot-dice": (_hot,),
    "doubles": (_doubles,),
    "entry": (_entering,),
    "carryover": (_carryover, _carryover_fails, _carryover_off_board),
    "adding": (_adding,),
    "strikes": (_strikes,),
    "end": (_ending,),
}
