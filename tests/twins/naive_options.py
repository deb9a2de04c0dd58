"""What each of the five sheets says, as one flat dictionary of options per game.

The names in bold in the rulings keep their names; the others name what the sheets fix.
"""

from typing import Any

Options = dict[str, Any]

ENDGAMES = (
    "first_to_target",
    "single_final_turn",
    "finish_round",
    "rechallenge_all",
    "rechallenge_rounds",
    "deposed_and_waiting",
    "all_others",
)

ALLOWED: dict[str, tuple[Any, ...]] = {
    "keep": ("choose", "forced"),
    "repeat_sets": (True, False),
    "pairs_accept_quad": (True, False),
    "dead_dice_keepable": (True, False),
    "stop_before_entry": ("refused", "forfeits"),
    "entering_ends_turn": (True, False),
    "entry_survives_bust": (True, False),
    "all_dice_scored": ("fresh_set", "bonus_turn"),
    "bonus_on_opening": (True, False),
    "hot_dice_must_roll": (True, False),
    "doubles_at_the_end": (True, False),
    "end_doubles_must_roll": (True, False),
    "end_doubles_in_takeover": (True, False),
    "carryover": (True, False),
    "carryover_on_board_only": (True, False),
    "attempt_needs_one_or_five": (True, False),
    "entry_carry": ("own_points", "forbid_offer", "exclude_attempt", "count_all"),
    "carryover_keep": ("choose", "all"),
    "carry_lock": ("none", "one_or_five", "any_score"),
    "offer_after_all_dice": ("none", "fresh_set"),
    "endgame": ENDGAMES,
    "endgame_carryover": (True, False),
    "tie": ("first_to_reach", "shared"),
    "amish": (True, False),
    "zilch": (True, False),
    "hsw": (False, True, "deposed_and_waiting", "all_others"),
    "zilch_first_entry": ((500, "turn"), (1000, "throw")),
    "reentry": ((1000, "throw"), (1000, "turn"), "same_as_entry"),
    "zilch_before_entry": (False, True),
    "addon_with_scoring": (True, False),
    "addon_hot_dice": (True, False),
    "addon_inherited": (True, False),
}
FREE = ("dice", "target", "entry")
CLASSIC_ONLY = (
    "amish",
    "zilch",
    "hsw",
    "zilch_first_entry",
    "reentry",
    "zilch_before_entry",
    "addon_with_scoring",
    "addon_hot_dice",
    "addon_inherited",
)

PLAIN: Options = {
    "keep": "choose",
    "repeat_sets": True,
    "pairs_accept_quad": False,
    "dead_dice_keepable": False,
    "stop_before_entry": "forfeits",
    "entering_ends_turn": False,
    "entry_survives_bust": False,
    "all_dice_scored": "fresh_set",
    "bonus_on_opening": True,
    "hot_dice_must_roll": False,
    "doubles_at_the_end": False,
    "end_doubles_must_roll": True,
    "end_doubles_in_takeover": True,
    "carryover": False,
    "carryover_on_board_only": False,
    "attempt_needs_one_or_five": False,
    "entry_carry": "own_points",
    "carryover_keep": "choose",
    "carry_lock": "none",
    "offer_after_all_dice": "none",
    "endgame": "single_final_turn",
    "endgame_carryover": True,
    "tie": "shared",
    "amish": False,
    "zilch": False,
    "hsw": False,
    "zilch_first_entry": (500, "turn"),
    "reentry": (1000, "throw"),
    "zilch_before_entry": False,
    "addon_with_scoring": True,
    "addon_hot_dice": True,
    "addon_inherited": True,
}

SHEETS: dict[str, Options] = {
    "official": {
        "dice": 5,
        "target": 10_000,
        "entry": (600, "turn"),
        "stop_before_entry": "refused",
        "carryover": True,
        "attempt_needs_one_or_five": True,
        "carry_lock": "one_or_five",
        "endgame": "rechallenge_all",
        "tie": "first_to_reach",
    },
    "ten-dice": {
        "dice": 10,
        "target": 20_000,
        "entry": (1000, "throw"),
        "keep": "forced",
        "entering_ends_turn": True,
        "all_dice_scored": "bonus_turn",
        "endgame": "finish_round",
    },
    "koans": {"dice": 5, "target": 3000, "entry": (300, "turn"), "keep": "forced"},
    "basic": {
        "dice": 6,
        "target": 10_000,
        "entry": None,
        "pairs_accept_quad": True,
        "doubles_at_the_end": True,
        "carryover": True,
    },
    "classic": {
        "dice": 6,
        "target": 10_000,
        "entry": (500, "turn"),
        "endgame": "first_to_target",
        "tie": "first_to_reach",
    },
}


def options_of(game: str, given: Options) -> Options:
    """The sheet's options with the given ones put over them; a ValueError for nonsense."""
    for name, value in given.items():
        if name not in ALLOWED and name not in FREE:
            raise ValueError(f"no option {name!r}")
        if name in CLASSIC_ONLY and game != "classic":
            raise ValueError(f"{name} belongs to classic")
        if name in ALLOWED and value not in ALLOWED[name]:
            raise ValueError(f"{name} cannot be {value!r}")
    options = {**PLAIN, **SHEETS[game]}
    if given.get("amish"):
        options["carryover"] = True
        options["carryover_on_board_only"] = True
    if given.get("zilch"):
        options["entry"] = given.get("zilch_first_entry", PLAIN["zilch_first_entry"])
    if given.get("hsw"):
        if "endgame" in given:
            raise ValueError("hsw is an endgame of its own")
        options["endgame"] = "deposed_and_waiting" if given["hsw"] is True else given["hsw"]
    options.update(given)
    if options["dead_dice_keepable"] and options["zilch"]:
        raise ValueError("dead dice cannot be told from add-ons")
    return options
