"""The sheets of a study, from the words of a command."""

import pytest

import greed
from greed.arena.studies import AxisError, points
from greed.arena.studies.study import parse_axis


def names(sheets: list[str], vary: list[str], *, grid: bool = True) -> list[str]:
    return [point.sheet for point in points(sheets, vary, grid=grid)]


def test_a_range_holds_both_ends():
    assert parse_axis("target=1000..3000:1000").values == ("1000", "2000", "3000")


def test_a_range_stops_below_an_end_that_it_does_not_hit():
    assert parse_axis("target=1..6:2,100").values == ("1", "3", "5", "100")


def test_an_option_may_go_by_its_own_name():
    assert parse_axis("overshoot=allowed,forfeits").option == "end.overshoot"


def test_a_grid_takes_every_combination():
    found = names(["koans", "classic"], ["target=2000,5000", "entry.points=300,500"])
    assert len(found) == 8
    assert "classic(entry.points=500,target=2000)" in found


def test_a_list_takes_the_values_together():
    found = names(["koans"], ["target=2000,5000", "entry.points=300,500"], grid=False)
    assert found == ["koans(entry.points=300,target=2000)", "koans(entry.points=500,target=5000)"]


def test_an_entry_of_no_points_is_no_entry():
    (point,) = points(["classic"], ["entry.points=0"])
    assert greed.load(point.sheet).entry is None


def test_variants_are_added_to_those_of_the_sheet():
    found = names(["classic+hsw"], ["variants=none,amish,amish+zilch"])
    assert found == ["classic+hsw", "classic+amish+hsw", "classic+amish+hsw+zilch"]


def test_what_is_varied_replaces_what_the_name_says():
    assert names(["koans(target=4000)"], ["target=1000"]) == ["koans(target=1000)"]


def test_without_axes_a_study_is_of_the_sheets_alone():
    assert names(["koans", "basic"], []) == ["koans", "basic"]


@pytest.mark.parametrize(
    ("vary", "says"),
    [
        (["target"], "OPTION=VALUES"),
        (["target="], "OPTION=VALUES"),
        (["targt=5"], "unknown"),
        (["target=1..x"], "values are"),
        (["target=5..1"], "write it upwards"),
        (["target=1..9:0"], "write it upwards"),
        (["target=5,5"], "twice"),
        (["target=1..1000000"], "more than"),
        (["target=1..5000", "entry.points=1..50"], "sheets"),
        (["target=1,2", "target=3"], "twice"),
    ],
)
def test_what_is_no_axis_is_refused(vary: list[str], says: str):
    with pytest.raises(AxisError, match=says):
        points(["koans"], vary)


def test_a_list_of_unequal_axes_is_refused():
    with pytest.raises(AxisError, match="target 2, entry.points 1"):
        points(["koans"], ["target=1,2", "entry.points=5"], grid=False)


def test_a_sheet_that_contradicts_itself_is_refused_before_anything_is_played():
    with pytest.raises(greed.SheetError):
        points(["koans"], ["target=many"])
