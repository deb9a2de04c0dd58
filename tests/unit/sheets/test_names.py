"""The string that names a sheet: it loads it, round-trips, and says what is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.games import SHEETS

import greed
from greed import SheetError
from greed.core.sheet_data import leaves
from greed.sheets.names import locate, parse_name


@pytest.mark.parametrize("name", SHEETS)
def test_the_name_of_a_sheet_loads_it_again(name: str):
    sheet = greed.load(name)
    assert sheet.name == name
    assert greed.load(sheet.name) == sheet


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("classic+zilch+amish", "classic+amish+zilch"),
        ("classic + hsw ( target = 5_000 )", "classic+hsw(target=5000)"),
        ("classic(target=5000)+hsw", "classic+hsw(target=5000)"),
        ("classic+AMISH+amish", "classic+amish"),
        (" koans ", "koans"),
        ("koans()", "koans"),
        ("official(entry=none)", "official(entry=none)"),
        ("official(dead_dice_keepable=TRUE)", "official(dead_dice_keepable=true)"),
    ],
)
def test_a_name_has_one_canonical_form(written: str, canonical: str):
    assert greed.load(written).name == canonical


@given(
    st.sampled_from(["official", "./a/b.toml", "mine.toml"]),
    st.lists(st.sampled_from(["amish", "hsw", "zilch"])),
    st.dictionaries(
        st.sampled_from(["target", "carry_lock", "entry.points", "scoring.singles.2"]),
        st.booleans()
        | st.integers(-9, 10**9)
        | st.none()
        | st.sampled_from(["any_score", "none2"]),
    ),
)
def test_a_name_taken_apart_and_put_together_is_the_same(base, variants, options):
    written = "+".join([base, *variants])
    if options:
        said = {True: "true", False: "false", None: "none"}
        pairs = (
            f"{k}={said.get(v, v) if not isinstance(v, int) or isinstance(v, bool) else v}"
            for k, v in options.items()
        )
        written += f"({','.join(pairs)})"
    name = parse_name(written)
    assert parse_name(str(name)) == name
    assert name.is_file == base.endswith(".toml")
    assert set(name.variants) == set(variants)
    assert dict(name.options) == options


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", "expected a name such as official"),
        ("+amish", "expected a name such as official"),
        ("offical", "did you mean official?"),
        ("classic+amisch", "variant 'amisch' is unknown; did you mean amish?"),
        ("classic+", "cannot read '+': expected +variant or (option=value)"),
        ("official(target)", "cannot read 'target': expected option=value"),
        ("official(target=5000", "cannot read '(target=5000'"),
        ("official(tarjet=5000)", "option 'tarjet' is unknown; did you mean target?"),
        ("official(count=3)", "option 'count' may mean dice.count or strikes.count"),
        ("official(target=many)", "target: expected a whole number of 1 or more"),
        ("official(dead_dice_keepable=1)", "dead_dice_keepable: expected true or false, got 1"),
        ("koans(stop_before_entry=forfeit)", "did you mean forfeits?"),
        ("official(target=none)", "target: missing"),
        ("official(entry=5)", "entry is a table: set what is in it"),
        ("official(dice.2=5)", "option 'dice.2' is unknown"),
    ],
)  # fmt: skip
def test_a_name_that_cannot_be_loaded_says_why(name: str, fault: str):
    with pytest.raises(SheetError) as refused:
        greed.load(name)
    assert fault in str(refused.value)


def test_faults_of_a_name_come_all_at_once():
    with pytest.raises(SheetError) as refused:
        greed.load("classic+amisch+zilhc(tarjet=5,colour=3)")
    assert len(refused.value.faults) == 4


def test_an_option_that_equals_another_is_not_taken_for_it():
    assert greed.load("official(minimum_bank=1)").turn.minimum_bank == 1
    with pytest.raises(SheetError, match="got true"):
        greed.load("official(minimum_bank=true)")


def test_options_reach_every_part_of_a_sheet():
    sheet = greed.load(
        "koans(scoring.singles.2=20,scoring.singles.5=none,scoring.kinds.4=2000,"
        "carry_lock=any_score,strikes.count=2,strikes.reentry.points=400,endgame=finish_round)"
    )
    assert sheet.scoring.singles == {1: 100, 2: 20}
    assert sheet.scoring.kinds == {4: 2000}
    assert sheet.carryover is not None
    assert sheet.carryover.carry_lock == "any_score"
    assert sheet.strikes is not None
    assert sheet.strikes.reentry.points == 400  # type: ignore[union-attr]
    assert sheet.end.endgame == "finish_round"


def test_a_section_may_be_taken_out():
    sheet = greed.load("official(carryover=none,entry=none)")
    assert sheet.carryover is None
    assert sheet.entry is None


def test_an_option_is_named_by_its_last_word_where_that_is_clear():
    assert locate("carry_lock") == "carryover.carry_lock"
    assert locate("carryover.carry_lock") == "carryover.carry_lock"
    assert locate("scoring.kinds.4") == "scoring.kinds.4"
    assert locate("points") == "entry.points"
    assert locate("strikes.reentry.points") == "strikes.reentry.points"
    with pytest.raises(ValueError, match=r"dice\.count or strikes\.count: give the full path"):
        locate("count")


def test_every_option_has_a_path():
    paths = [path for paths in leaves().values() for path in paths]
    assert all(paths)
    assert len(set(paths)) == len(paths) > 40


def test_variants_go_on_any_sheet():
    assert greed.load("koans+amish").carryover is not None
    assert greed.load("official+hsw").end.endgame == "deposed_and_waiting"
    assert greed.load("ten-dice+zilch").addons is not None
    assert greed.load("zilch-online+zilch").strikes == greed.load("classic+zilch").strikes


def test_a_file_is_a_sheet_and_takes_variants_and_options(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(
        'title = "Mine"\ntarget = 500\ndice = { count = 5 }\nscoring = { singles = { 1 = 100 } }\n',
        encoding="utf-8",
    )
    sheet = greed.load(f"{file}+hsw(target=700)")
    assert (sheet.title.partition(" ")[0], sheet.target) == ("Mine", 700)
    assert sheet.end.endgame == "deposed_and_waiting"
    file.write_text(file.read_text(encoding="utf-8").replace("500", "600"), encoding="utf-8")
    assert greed.load(str(file)).target == 600  # a file is read anew each time


@pytest.mark.parametrize(
    "options",
    [
        "(target=5000,target=6000)",
        "(target=5000)(target=5000)",
        "(carry_lock=none,carryover.carry_lock=none)",
    ],
)
def test_an_option_given_twice_is_refused(options: str):
    with pytest.raises(SheetError, match="given twice|one and the same"):
        greed.load(f"official{options}")


@pytest.mark.parametrize(
    ("name", "one_throw", "stop"),
    [
        ("classic+zilch", False, "forfeits"),
        ("official+zilch", False, "refused"),
        ("ten-dice+zilch", True, "forfeits"),
        ("classic+zilch(stop_before_entry=refused)", False, "refused"),
        ("official+zilch(strikes.reentry.stop_before_entry=forfeits)", False, "forfeits"),
        ("ten-dice+zilch(strikes.reentry.scope=turn)", False, "forfeits"),
    ],
)
def test_the_way_back_after_a_reset_follows_the_manner_of_the_first_entry(name, one_throw, stop):
    sheet = greed.load(name)
    assert sheet.strikes is not None
    again = sheet.strikes.reentry
    assert not isinstance(again, str)
    assert (again.points, again.ends_turn, again.stop_before_entry) == (1000, one_throw, stop)


def test_only_sheets_with_a_carryover_speak_of_one():
    assert not any("carryover" in note for note in greed.load("classic+zilch").notes)
    assert any("carryover" in note for note in greed.load("classic+amish+zilch").notes)


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("triples={1=300}", "set a table entry by entry, such as triples.1=300"),
        ("straights=[1, 2, 3]", "a list needs a sheet of your own"),
        ("straights=1500", "scoring.straights is a list, which needs a sheet of your own"),
        ("triples=300", "such as triples.1=300, or write scoring.triples=none"),
        ("carryover=yes", "carryover.who_may_take=on_board, or write +amish or carryover=none"),
        ("strikes=2", "such as strikes.count=3, or write +zilch or strikes=none"),
        ("foo=1", "option 'foo' is unknown; greed rules new writes a sheet"),
    ],
)
def test_an_option_that_a_name_cannot_set_is_refused_with_a_way(option: str, said: str):
    with pytest.raises(SheetError) as refused:
        greed.load(f"classic({option})")
    assert len(refused.value.faults) == 1
    assert said in str(refused.value)


@pytest.mark.parametrize(
    "option",
    ["singles.1=150", "triples.1=300", "kinds.4=1000", "entry.points=650", "strikes.count=4",
     "carryover.who_may_take=on_board", "addons.addon_hot_dice=true", "scoring.triples.1=350"],
)  # fmt: skip
def test_the_ways_that_are_named_lead_there(option: str):
    sheet = greed.load(f"classic({option})")
    assert sheet != greed.load("classic")
    assert greed.load(sheet.name) == sheet
