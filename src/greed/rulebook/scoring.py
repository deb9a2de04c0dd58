"""What the score card alone does not say: how dice are counted, and what counts as a set."""

from __future__ import annotations

from collections.abc import Iterator

from greed.core.combos import kind_points
from greed.core.sheet import Sheet
from greed.core.turn import Rules, rules_of
from greed.report import Item, Items
from greed.rulebook.card import card_tables, score_card
from greed.rulebook.model import PageBlock, Section
from greed.rulebook.words import dice, every, number, points, spaced

__all__ = ["scoring_section"]


def scoring_section(sheet: Sheet) -> Section:
    """Return the score card and the sentences that belong to it."""
    blocks: list[PageBlock] = [*card_tables(score_card(sheet))]
    rules = rules_of(sheet)
    items = (
        *_together(sheet, rules),
        *_beyond(sheet, rules),
        *_repeated(sheet, rules),
        *_best(sheet, rules),
        *_straights(sheet),
        *_pairs(sheet),
        *_houses(sheet),
        *_nothing(sheet),
        *_absent(sheet),
    )
    return Section("scoring", "The score card", (*blocks, Items(items)))


def _together(sheet: Sheet, rules: Rules) -> Iterator[Item]:
    """Say that a set is made in one throw, with the sum that beginners get wrong."""
    text = "The dice of a set must fall in one throw: dice set aside earlier are scored and done."
    for face in sorted(rules.scorer.single_faces, reverse=True):
        one, two, three = (rules.scorer.best((face,) * count) for count in (1, 2, 3))
        if one and two and three and sheet.dice.count >= 3:
            apart = one.points + two.points
            if three.points != apart:
                text += (
                    f" Two {face}s now and a third {face} in a later throw are {apart:,} points,"
                    f" not {three.points:,}."
                )
                break
    yield Item(text, "One throw.")
    yield Item("Each die counts once: in a set, or alone where its face scores alone.", "One use.")


def _beyond(sheet: Sheet, rules: Rules) -> Iterator[Item]:
    """Say what four and more of a kind are worth, where triples grow or do not."""
    scoring, most = sheet.scoring, sheet.dice.count
    grown = [n for n in range(4, most + 1) if n not in scoring.kinds]
    if not any(scoring.triples.values()) or not grown or most < 4:
        return
    face = next(face for face in sorted(scoring.triples, reverse=True) if scoring.triples[face])
    sums = every([
        f"{number(n)} {face}s {kind_points(scoring, n, face):,}"
        for n in (3, *grown)[:4]
        if kind_points(scoring, n, face)
    ])  # fmt: skip
    match scoring.beyond_triples:
        case "double":
            yield Item(
                f"Each die of the same face beyond three doubles the points: {sums}.", "More dice."
            )
        case "linear":
            yield Item(
                "Each die of the same face beyond three adds the points of the triple once more:"
                f" {sums}.",
                "More dice.",
            )
        case "none":
            yield Item(f"{_no_more(grown)} {_leftovers(rules)}", "More dice.")


def _no_more(grown: list[int]) -> str:
    if len(grown) == 1:
        return f"{number(grown[0]).capitalize()} of a kind are not a set of their own."
    kinds = f"{number(grown[0])} or more" if grown[0] == 4 else every([number(n) for n in grown])
    return f"{kinds.capitalize()} of a kind are not a set of their own."


def _leftovers(rules: Rules) -> str:
    """Say what becomes of the fourth die, for a face that scores alone and for one that does not.

    The points are those that the rules give, whatever else the card holds.
    """
    triples = [f for f, worth in sorted(rules.sheet.scoring.triples.items()) if worth]
    alone = [f for f in triples if f in rules.scorer.single_faces]
    said = []
    for example in (alone[:1], [f for f in triples if f not in alone][:1]):
        for face in example:
            keep = rules.scorer.keeps((face,) * 4, forced=True)
            said.append(f"four {face}s are worth {keep[0].points:,}" if keep else "")
    return f"The dice beyond a set are counted by the other lines, if they can: {every(said)}."


def _repeated(sheet: Sheet, rules: Rules) -> Iterator[Item]:
    """Return whether a line may be scored twice, given the dice that can be thrown."""
    fitting = [c for c in rules.scorer.combos if 2 * len(c.dice) <= sheet.dice.count]
    if not sheet.scoring.repeat_sets:
        if fitting:
            yield Item(
                "A line of the card counts once in a throw, for each face that it names; further"
                " dice that would make it again score nothing.",
                "Once only.",
            )
        return
    twice = [
        (combo, best)
        for combo in fitting
        if (best := rules.scorer.best(tuple(sorted(combo.dice * 2))))
        and best.split.count(combo) == 2
    ]
    if twice:
        _, best = max(twice, key=lambda pair: (len(pair[0].dice), -pair[1].points))
        yield Item(
            f"The same line may be scored more than once in a throw: {spaced(best.dice)} are"
            f" {points(best.points)}.",
            "Again.",
        )


def _best(sheet: Sheet, rules: Rules) -> Iterator[Item]:
    """Say that the best split counts, if there is a set that is worth more in parts."""
    text = "If dice can be counted in more than one way, the way with the most points holds."
    for combo in rules.scorer.combos:
        best = rules.scorer.best(combo.dice)
        if best and best.points > combo.points and sheet.scoring.repeat_sets:
            text += (
                f" So {spaced(combo.dice)} are worth {best.points:,}, as"
                f" {every([part.name for part in best.split])}, not {combo.points:,}."
            )
            break
    yield Item(text, "Best count.")


def _straights(sheet: Sheet) -> Iterator[Item]:
    """Name the runs that look like a straight of the sheet and are none."""
    named = {tuple(sorted(line.faces)) for line in sheet.scoring.straights}
    missing = []
    for length in sorted({len(run) for run in named}):
        for low in range(1, sheet.dice.faces - length + 2):
            run = tuple(range(low, low + length))
            if run not in named:
                missing.append("-".join(map(str, run)))
    if missing:
        verb = "is not a straight" if len(missing) == 1 else "are not straights"
        yield Item(f"{every(missing)} {verb}.", "Careful.")


def _pairs(sheet: Sheet) -> Iterator[Item]:
    scoring = sheet.scoring
    if not scoring.three_pairs:
        return
    quad = "count as three pairs, too" if scoring.pairs_accept_quad else "are not three pairs"
    six = "So do six of a kind." if scoring.pairs_accept_quad else "Six of a kind do count."
    if not scoring.pairs_accept_six:
        six = "Six of a kind do not." if scoring.pairs_accept_quad else "Nor are six of a kind."
    yield Item(
        f"Three pairs are made by three different faces. Four of a kind and a pair {quad}. {six}",
        "Pairs.",
    )


def _houses(sheet: Sheet) -> Iterator[Item]:
    scoring = sheet.scoring
    if not (scoring.full_house or scoring.full_house_bonus):
        return
    text = "A full house is three of one face and two of another"
    if scoring.full_house_bonus:
        text += f": the points of the triple, if it has any, and {scoring.full_house_bonus:,} more"
        if scoring.full_house:
            text += f", but never less than {scoring.full_house:,}"
    yield Item(f"{text}.", "Full house.")


def _nothing(sheet: Sheet) -> Iterator[Item]:
    worth = sheet.scoring.nothing
    if not worth:
        return
    text = (
        f"Throw all {dice(sheet.dice.count)} at once so that none scores, and it is not a bust but"
        f" worth {points(worth)}. Then all of them are thrown again"
    )
    if sheet.turn.nothing_must_roll:
        text += "; you may not bank before."
    else:
        text += ", or you bank if you may."
    yield Item(text, "Nothing.")


def _absent(sheet: Sheet) -> Iterator[Item]:
    """Name what other sheets of the family give points for and this one does not."""
    scoring = sheet.scoring
    singles = [face for face in range(1, sheet.dice.faces + 1) if scoring.singles.get(face)]
    if not singles:
        yield Item("No die scores alone.", "Alone.")
    elif len(singles) < sheet.dice.faces:
        yield Item(f"Only {every([f'{face}s' for face in singles])} score alone.", "Alone.")
    absent = []
    if not scoring.straights:
        absent.append("straights")
    if not scoring.three_pairs and sheet.dice.count >= 6:
        absent.append("three pairs")
    if not (scoring.full_house or scoring.full_house_bonus) and sheet.dice.count >= 5:
        absent.append("full houses")
    if absent:
        yield Item(f"There are no points for {every(absent)} as such.", "Not here.")
