"""The turn in words: throw, keep, bank or go on, and what saves or prolongs a turn."""

from __future__ import annotations

from collections.abc import Iterator

from greed.core.sheet import Sheet
from greed.core.turn import rules_of
from greed.report import Item, Items, Text
from greed.rulebook.model import Section
from greed.rulebook.story import NAMES, example_seats
from greed.rulebook.words import dice, every, points

__all__ = [
    "addons_section",
    "doubles_section",
    "hot_dice_section",
    "may_take_off_board",
    "turn_section",
]


def may_take_off_board(sheet: Sheet) -> bool:
    """Say whether a player off the board may come to attempt a carryover."""
    return bool(sheet.carryover and sheet.entries and sheet.carryover.open_to_all)


def turn_section(sheet: Sheet) -> Section:
    """Return the turn step by step."""
    count = sheet.dice.count
    all_dice = "your only die" if count == 1 else f"all {dice(count)}"
    steps = [
        Item(f"Throw {all_dice}.", "Throw."),
        Item(_keep(sheet), "Keep."),
        Item(
            "Add the points of the dice you kept to the points of this turn. They are not safe"
            " yet.",
            "Count.",
        ),
        Item(_decide(sheet), "Decide."),
    ]
    blocks = (
        Text("Players take turns, to the left. Agree on who begins."),
        Items(tuple(steps), ordered=True),
        Items(tuple(_limits(sheet))),
        Text(_cast(sheet)),
    )
    return Section("turn", "Your turn", blocks)


def _cast(sheet: Sheet) -> str:
    """Introduce the players of the examples."""
    who = every(NAMES[: example_seats(sheet)])
    text = f"In the examples on this page {who} play, in this order"
    if sheet.entries:
        text += "; they are on the board already, unless it says otherwise"
    return f"{text}."


def _keep(sheet: Sheet) -> str:
    if sheet.turn.keep == "forced":
        return (
            "Set aside every die that scores. There is no choice; if dice can be counted in"
            " different ways, those with the most points are set aside."
        )
    text = (
        "Set aside one or more dice that score. Which of them is your choice: you may leave"
        " scoring dice on the table and throw them again. A set scores only if you set aside all"
        " of its dice."
    )
    if sheet.turn.dead_dice_keepable:
        return (
            f"{text} Dice that score nothing may be set aside along with scoring ones, never"
            " without them; but then this set of dice will not give you"
            f" {'a bonus turn' if sheet.turn.hot_dice == 'bonus_turn' else 'hot dice'}, and when no"
            " die is left to throw, your turn is over and you bank what it is worth."
        )
    return f"{text} Dice that score nothing stay on the table."


def _decide(sheet: Sheet) -> str:
    text = (
        "Throw the dice that you did not set aside, and go on from step 2; or stop and bank: the"
        " points of the turn are added to your score, and the dice pass on."
    )
    if sheet.entry:
        text += " (Until you are on the board this is different: see below.)"
    return text


def _limits(sheet: Sheet) -> Iterator[Item]:
    """Say what ends a turn badly, and how much must be banked."""
    saved = [
        name
        for name, has in (
            ("points for nothing", sheet.scoring.nothing),
            ("doubles at the end", sheet.turn.end_doubles),
            ("adding dice", sheet.addons),
        )
        if has
    ]
    text = (
        "A throw in which nothing scores is a bust. Your turn ends at once, and all points of the"
        " turn are lost."
    )
    if saved:
        text += f" (Exceptions: {every(saved)}, as described below.)"
    yield Item(text, "Bust.")
    safe = "Points that you have banked are never lost"
    if sheet.strikes and sheet.strikes.count == 1:
        yield Item("A bust costs points that you have banked, too: see every bust.", "Safe points.")
    elif sheet.strikes:
        yield Item(f"{safe} by a single bust; but see busts in a row.", "Safe points.")
    else:
        yield Item(f"{safe}.", "Safe points.")
    if _runs_out(sheet) and (sheet.entries or sheet.turn.minimum_bank or _lock(sheet)):
        yield Item(
            "If no die is left to throw while you may not bank, your turn is over and its points"
            " are lost.",
            "No dice left.",
        )
    least = sheet.turn.minimum_bank
    if not least:
        yield Item("There is no minimum for banking, except while you are off the board."
                   if sheet.entry else "There is no minimum: any points may be banked.",
                   "Minimum.")  # fmt: skip
        return
    text = f"You may bank only {points(least)} or more: with less you have to throw on."
    if sheet.carryover:
        counts = sheet.turn.minimum_bank_counts_carry
        text += (
            f" Points that came with a carryover {'count' if counts else 'do not count'} for it."
        )
    yield Item(text, "Minimum.")


def _runs_out(sheet: Sheet) -> bool:
    """Say whether a turn can end for want of dice."""
    added = sheet.addons is not None and not sheet.addons.addon_hot_dice
    return sheet.turn.hot_dice == "ends_turn" or sheet.turn.dead_dice_keepable or added


def _lock(sheet: Sheet) -> bool:
    return sheet.carryover is not None and sheet.carryover.carry_lock != "none"


def hot_dice_section(sheet: Sheet) -> Section:
    """Return what happens when all dice have scored."""
    turn, count = sheet.turn, sheet.dice.count
    all_dice = f"all {dice(count)}" if count > 1 else "the die"
    when = f"When {all_dice} have been set aside and have scored, in one throw or over several,"
    if count == 1:
        when = "When the die has scored,"
    if turn.hot_dice == "ends_turn":
        text = f"{when} your turn is over: there is nothing left to throw, and you bank the points."
        return Section("hot-dice", "All dice scored", (Text(text),))
    if turn.hot_dice == "bonus_turn":
        return Section("hot-dice", "All dice scored: the bonus turn", tuple(_bonus(sheet, when)))
    text = (
        f"{when} you have hot dice: take {all_dice} again and go on. It is still the same turn, and"
        " its points are still at risk. This may happen any number of times in a turn."
    )
    text += (
        " You must throw them: nobody banks on hot dice."
        if turn.hot_dice_must_roll
        else " You do not have to: you may bank instead, if you may bank at all."
    )
    return Section("hot-dice", "Hot dice", (Text(text),))


def _bonus(sheet: Sheet, when: str) -> Iterator[Text]:
    yield Text(
        f"{when} the points of the turn are banked at once, and you take another turn with"
        f" {'all the dice' if sheet.dice.count > 1 else 'it'}. A bust in this bonus turn does not"
        " touch what was banked before it. A bonus turn can earn another one, without limit."
    )
    if sheet.end.endgame != "first_to_target":
        yield Text("Should those points reach the target, you still play the bonus turn first.")
    openings = [rule for rule in sheet.entries if rule.ends_turn]
    if openings:
        if sheet.turn.bonus_on_opening:
            yield Text(
                "The throw that brings you on the board earns the bonus turn as well, if all dice"
                " score in it."
            )
        else:
            yield Text(
                "The throw that brings you on the board earns no bonus turn, even if all dice score"
                " in it."
            )
    short = []
    if any(not rule.ends_turn for rule in sheet.entries):
        short.append("to get on the board")
    if sheet.turn.minimum_bank:
        short.append("for the minimum")
    if sheet.end.overshoot == "forfeits":
        yield Text("If the points would take you beyond the target they are lost, but the bonus"
                   " turn is played all the same.")  # fmt: skip
    if sheet.end.overshoot == "bounces":
        yield Text("If the points take you beyond the target, your score bounces off it, and the"
                   " bonus turn is played all the same.")  # fmt: skip
    if short:
        yield Text(
            f"If the points are too few {' or '.join(short)}, nothing is recorded, but the bonus"
            " turn is played all the same."
        )
    if _lock(sheet):
        yield Text("They are banked even while a carryover would not let you bank.")


def doubles_section(sheet: Sheet) -> Section | None:
    """Return the rule of doubles at the end, if the sheet has it."""
    turn = sheet.turn
    if not turn.end_doubles:
        return None
    text = (
        f"If you throw exactly two dice, and they are equal but score nothing, it is not a bust."
        f" Keep the points of the turn, take all {dice(sheet.dice.count)}, and go on."
    )
    text += (
        " You must throw: there is no banking in between."
        if turn.end_doubles_must_roll
        else " You may also bank before you throw, if you may bank at all."
    )
    text += " A pair among three or more dice saves nothing."
    if sheet.carryover:
        text += (
            " Doubles also save a player who took over two dice from the player before."
            if turn.end_doubles_in_takeover
            else " Doubles do not save a player who throws two dice taken over from the player"
            " before: that is a bust."
        )
    return Section("doubles", "Doubles at the end", (Text(text),))


def addons_section(sheet: Sheet) -> Section | None:
    """Return the rule of adding dice to sets, if the sheet has it."""
    rule = sheet.addons
    if not rule:
        return None
    singles = rules_of(sheet).scorer.single_faces
    which = "three or more dice of one face"
    if singles:
        which += " (a face that does not score alone)"
    text = (
        f"If you have set aside {which} from one throw of your turn, you may add dice of that face"
        " from later throws to them. An added die scores nothing, but it counts as a die kept: a"
        " throw that would be a bust is saved by it."
    )
    items = [
        Item(
            "You may add dice also when other dice of the throw score."
            if rule.addon_with_scoring
            else "You may add dice only when nothing else in the throw scores.",
            "When.",
        ),
        Item(_added_dice_at_the_end(sheet), "All dice."),
        Item("After throwing all dice again there is nothing to add to: older sets are gone.",
             "Until when."),
    ]  # fmt: skip
    if sheet.carryover:
        items.append(
            Item(
                "A player who takes over a carryover may add to the sets that came with it."
                if rule.addon_inherited
                else "A player who takes over a carryover may not add to sets set aside before.",
                "Carryover.",
            )
        )
    return Section("adding", "Adding dice", (Text(text), Items(tuple(items))))


def _added_dice_at_the_end(sheet: Sheet) -> str:
    assert sheet.addons is not None
    if sheet.turn.hot_dice == "ends_turn":
        return "When the last die has been set aside, scored or added, your turn is over."
    prize = "the bonus turn" if sheet.turn.hot_dice == "bonus_turn" else "hot dice"
    if sheet.addons.addon_hot_dice:
        return f"An added die counts as one that has scored when it comes to {prize}."
    return (
        f"With an added die among them your dice do not earn {prize}: when no die is left to"
        " throw, your turn is over and you bank what it is worth."
    )
