"""The naive twin's options as the name of a sheet of the package, or None where it refuses them."""

from typing import Any

from tests.twins.naive_options import ALLOWED, CLASSIC_ONLY, SHEETS, options_of

from greed import Sheet, SheetError, load

Options = dict[str, Any]

PATHS = {
    "target": "target",
    "keep": "turn.keep",
    "repeat_sets": "scoring.repeat_sets",
    "pairs_accept_quad": "scoring.pairs_accept_quad",
    "dead_dice_keepable": "turn.dead_dice_keepable",
    "stop_before_entry": "entry.stop_before_entry",
    "entering_ends_turn": "entry.ends_turn",
    "bonus_on_opening": "turn.bonus_on_opening",
    "hot_dice_must_roll": "turn.hot_dice_must_roll",
    "doubles_at_the_end": "turn.end_doubles",
    "end_doubles_must_roll": "turn.end_doubles_must_roll",
    "end_doubles_in_takeover": "turn.end_doubles_in_takeover",
    "entry_carry": "carryover.entry_carry",
    "carryover_keep": "carryover.carryover_keep",
    "carry_lock": "carryover.carry_lock",
    "offer_after_all_dice": "carryover.offer_after_all_dice",
    "endgame_carryover": "carryover.endgame_carryover",
    "tie": "end.tie",
    "zilch_before_entry": "strikes.zilch_before_entry",
    "addon_with_scoring": "addons.addon_with_scoring",
    "addon_hot_dice": "addons.addon_hot_dice",
    "addon_inherited": "addons.addon_inherited",
}
NEEDS = {"carryover": "carryover", "strikes": "zilch", "addons": "zilch"}


def drawable(game: str) -> dict[str, tuple[Any, ...]]:
    """The options of a game that both sides can express, with their values.

    `entry_survives_bust` is one of the twin's alone: the rulings know no sheet that says so.
    """
    return {
        name: values
        for name, values in ALLOWED.items()
        if name != "entry_survives_bust" and (game == "classic" or name not in CLASSIC_ONLY)
    }


def sheet_of(game: str, given: Options) -> Sheet | None:
    """The package's sheet for a game under the twin's options; None if they contradict."""
    try:
        options = options_of(game, given)
    except ValueError:
        return None
    if options["keep"] == "choose" and options["entering_ends_turn"]:
        return None  # an opening throw with a choice below the entry is not ruled on
    anyone = options["carryover"] and not options["carryover_on_board_only"]
    if anyone and options["entering_ends_turn"]:
        return None  # nor is an attempt by a player whose turn is one throw
    opens = options["entry"] is None or options["entering_ends_turn"]
    if options["all_dice_scored"] == "bonus_turn" and not opens:
        return None  # nor are all dice scored in a turn too poor for the entry
    try:
        return load(f"{_variants(game, options)}({','.join(_rules(options))})")
    except SheetError:
        return None


def _variants(game: str, options: Options) -> str:
    names = [name for name in ("amish", "zilch") if options[name]]
    return "+".join([game, *names])


def _rules(options: Options) -> list[str]:
    rules = []
    has = {"entry": options["entry"], "carryover": options["carryover"]}
    has |= {"strikes": options["zilch"], "addons": options["zilch"]}
    for name, path in PATHS.items():
        section = path.partition(".")[0]
        if has.get(section, True) and name in options:
            rules.append(f"{path}={_written(options[name])}")
    bonus = options["all_dice_scored"] == "bonus_turn"
    rules.append(f"turn.hot_dice={'bonus_turn' if bonus else 'fresh_dice'}")
    kind = options["endgame"]
    rules.append(f"end.endgame={'rechallenge_all' if kind == 'all_others' else kind}")
    if options["entry"]:
        rules += [f"entry.points={options['entry'][0]}", f"entry.scope={options['entry'][1]}"]
    if options["carryover"]:
        on_board, singles = options["carryover_on_board_only"], options["attempt_needs_one_or_five"]
        rules += [
            f"carryover.who_may_take={'on_board' if on_board else 'anyone'}",
            f"carryover.success={'one_or_five' if singles else 'any_score'}",
        ]
    else:
        rules.append("carryover=none")
    if options["zilch"] and options["reentry"] == "same_as_entry":
        rules.append("strikes.reentry=same_as_entry")
    elif options["zilch"]:
        points, scope = options["reentry"]
        rules += [
            f"strikes.reentry.points={points}",
            f"strikes.reentry.scope={scope}",
            f"strikes.reentry.stop_before_entry={options['stop_before_entry']}",
        ]
    return rules


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


GAMES = tuple(SHEETS)
