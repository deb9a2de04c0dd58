"""Sheets that nobody thought of: whatever solvers say of them, a walk over the core says, too."""

from hypothesis import HealthCheck, given, settings
from tests.twins.drawn import Compared, compare

from greed.core.sheet import Sheet
from greed.testing.sheets import sheets


@settings(max_examples=10, suppress_health_check=list(HealthCheck))
@given(sheets(max_dice=2, max_target=150))
def test_races_bounds_turns_and_policies_of_drawn_sheets_agree_with_a_walk(sheet: Sheet):
    found = Compared()
    compare(sheet, found, most=800)
    assert not found.wrong, found.wrong
