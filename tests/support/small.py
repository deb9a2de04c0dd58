"""Sheets of the house cut down to few dice, so that slow twins can walk them whole."""

from msgspec.structs import replace

import greed
from greed.core.sheet import Entry, Sheet


def small(name: str, dice: int = 3, target: int = 400) -> Sheet:
    """Return a sheet with fewer dice and a nearer target; every other rule stays."""
    sheet = greed.load(name)
    scoring = replace(
        sheet.scoring,
        straights=(),
        three_pairs=0,
        pairs_accept_quad=False,
        pairs_accept_six=False,
        two_triplets=0,
        kinds={count: value for count, value in sheet.scoring.kinds.items() if count <= dice},
        nothing=min(sheet.scoring.nothing, 100),
    )
    strikes = sheet.strikes and replace(
        sheet.strikes,
        penalty=min(sheet.strikes.penalty, 100),
        reentry=_near(sheet.strikes.reentry, 200)
        if isinstance(sheet.strikes.reentry, Entry)
        else sheet.strikes.reentry,
    )
    return replace(
        sheet,
        name=f"small {name}",
        target=target,
        dice=replace(sheet.dice, count=dice),
        scoring=scoring,
        turn=replace(sheet.turn, minimum_bank=min(sheet.turn.minimum_bank, 150)),
        entry=sheet.entry and _near(sheet.entry, 150),
        strikes=strikes,
    )


def _near(entry: Entry, points: int) -> Entry:
    return replace(entry, points=min(entry.points, points))
