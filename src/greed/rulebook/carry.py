"""The carryover: dice that a player leaves, and the points that come with them."""

from __future__ import annotations

from collections.abc import Iterator

from greed.core.sheet import Carryover, Entry, Sheet
from greed.core.turn import rules_of
from greed.report import Item, Items, Text
from greed.rulebook.model import Section
from greed.rulebook.turn import may_take_off_board
from greed.rulebook.words import dice, either, faces, points

__all__ = ["carryover_section"]


def carryover_section(sheet: Sheet) -> Section | None:
    """Return the rules of the carryover, if the sheet has one."""
    carry = sheet.carryover
    if not carry:
        return None
    intro = (
        "If a player banks and leaves dice that could have been thrown again, the next player is"
        " offered these dice together with the points of the turn just banked. The player who"
        " banked keeps those points, whatever happens next. A turn that ends in a bust, or without"
        " recording anything, leaves no offer."
    )
    items = (
        Item(_who(sheet, carry), "Who."),
        Item(
            f"Decline, and the offer is gone for everybody: begin your own turn"
            f" {_with_all(sheet)}, with 0 points.",
            "Decline.",
        ),
        Item(
            "Accept, and throw exactly the dice that were left. The points offered are the points"
            " your turn begins with.",
            "Accept.",
        ),
        Item(_success(sheet, carry), "Success."),
        Item(_failure(sheet), "Failure."),
        *_lock(sheet, carry),
        Item(
            "Bank in your turn and leave dice, and the player after you is offered all its points,"
            " those that you took over included. So it may go on around the table.",
            "Chain.",
        ),
        *_all_dice(sheet, carry),
        *_board(sheet, carry),
        *_late(sheet, carry),
    )
    return Section("carryover", "Carryover", (Text(intro), Items(items)))


def _with_all(sheet: Sheet) -> str:
    return f"with {'all ' if sheet.dice.count > 1 else ''}{dice(sheet.dice.count)}"


def _who(sheet: Sheet, carry: Carryover) -> str:
    if not sheet.entries:
        return "Only the next player is asked."
    if not carry.open_to_all:
        return (
            "Only the next player is asked, and only if on the board already. Nobody else may take"
            " the dice."
        )
    return "Only the next player is asked, on the board or not."


def _success(sheet: Sheet, carry: Carryover) -> str:
    if carry.success == "one_or_five":
        singles = faces(rules_of(sheet).scorer.single_faces)
        text = (
            f"The attempt succeeds if the throw shows {singles}. No other dice will do, not even a"
            " set that scores."
        )
    else:
        text = "The attempt succeeds if anything in the throw scores."
        if sheet.addons and sheet.addons.addon_inherited:
            text += " A die added to a set will do."
    if sheet.turn.keep == "choose":
        text += (
            " Keep all the dice of this throw that score"
            if carry.carryover_keep == "all"
            else " Keep what you like of this throw, as of any other"
        )
        text += ", add their points, and go on as in a turn of your own."
    else:
        text += " Add the points of this throw, and go on as in a turn of your own."
    return text


def _failure(sheet: Sheet) -> str:
    saved = sheet.turn.end_doubles and sheet.turn.end_doubles_in_takeover
    unless = ", unless doubles at the end save it" if saved else ""
    text = (
        f"Else the attempt is a bust{unless}: your turn is over, and the points offered are gone."
    )
    if not sheet.strikes:
        text += " Your score stays as it was."
    return text


def _lock(sheet: Sheet, carry: Carryover) -> Iterator[Item]:
    if carry.carry_lock == "none":
        yield Item("After a successful attempt you may bank at once, like after any throw.",
                   "Banking.")  # fmt: skip
        return
    text = "You may not bank right after a successful attempt: "
    if carry.carry_lock == "one_or_five":
        singles = faces(rules_of(sheet).scorer.single_faces)
        text += f"first keep {singles} from a later throw of the turn, alone or within a set."
    else:
        text += "first keep dice from one more throw of the turn."
    yield Item(text, "Banking.")


def _all_dice(sheet: Sheet, carry: Carryover) -> Iterator[Item]:
    """Say what is offered by a player who banks with all dice to throw."""
    if sheet.turn.dead_dice_keepable:
        yield Item(
            "Where dice that score nothing were set aside, you inherit this as well: taking the"
            " rest over does not lead to hot dice."
            if sheet.turn.hot_dice == "fresh_dice"
            else "Where dice that score nothing were set aside, you inherit this as well.",
            "Idle dice.",
        )
    ways = [
        way
        for way, open_ in (
            (
                "with hot dice",
                sheet.turn.hot_dice == "fresh_dice" and not sheet.turn.hot_dice_must_roll,
            ),
            (
                "on the points for nothing",
                sheet.scoring.nothing and not sheet.turn.nothing_must_roll,
            ),
            (
                "on doubles at the end",
                sheet.turn.end_doubles and not sheet.turn.end_doubles_must_roll,
            ),
        )
        if open_
    ]
    if not ways:
        return
    yield Item(
        f"A player who banks {either(ways)} leaves"
        + (
            " nothing, and there is no offer."
            if carry.offer_after_all_dice == "none"
            else f" {'all ' if sheet.dice.count > 1 else ''}{dice(sheet.dice.count)} to the next"
            " one, and the offer is made with them."
        ),
        "All dice.",
    )


def _board(sheet: Sheet, carry: Carryover) -> Iterator[Item]:
    """Say what of a carryover counts for a player who is not yet on the board."""
    if not may_take_off_board(sheet):
        return
    rules = sheet.entries
    needed = either(sorted({points(rule.points) for rule in rules}))
    texts = []
    if any(rule.scope == "turn" for rule in rules):
        texts.append(_by_turn(carry, needed))
    if any(rule.scope == "throw" for rule in rules):
        texts.append(_by_throw(carry, rules))
    texts.append("Once you are on the board with this turn, all of its points are recorded.")
    yield Item(" ".join(texts), "Off the board.")


def _by_turn(carry: Carryover, needed: str) -> str:
    match carry.entry_carry:
        case "count_all":
            return (
                f"If you are off the board, the points that you took over count towards the"
                f" {needed} that you need."
            )
        case "exclude_attempt":
            return (
                f"If you are off the board, neither the points that you took over nor those of the"
                f" attempt count towards the {needed} that you need; those of your later throws do."
            )
        case _:
            return (
                f"If you are off the board, the points that you took over do not count towards the"
                f" {needed} that you need; what you throw yourself does, from the attempt on."
            )


def _by_throw(carry: Carryover, rules: tuple[Entry, ...]) -> str:
    needed = either(sorted({points(rule.points) for rule in rules if rule.scope == "throw"}))
    which = "a later throw than the attempt" if carry.entry_carry == "exclude_attempt" else (
        "a throw of your own, the attempt or a later one,"
    )  # fmt: skip
    return f"Where {needed} are needed in one throw, {which} must be worth them by itself."


def _late(sheet: Sheet, carry: Carryover) -> Iterator[Item]:
    if sheet.end.endgame == "first_to_target":
        return
    text = "Once the final round has begun there are no more offers."
    if carry.endgame_carryover:
        text = "Offers are made in the final round as well."
        if sheet.end.endgame == "rechallenge_rounds":
            text += " A player who has two turns running is not offered dice of their own."
    yield Item(text, "Final round.")
