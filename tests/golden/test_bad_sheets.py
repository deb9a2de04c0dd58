"""A folder of bad sheets, each with the exact message that refuses it; and hostile ones."""

import datetime as dt
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import greed
from greed import SheetError
from greed.core.identity import builtins
from greed.core.sheet_data import parse_sheet

FOLDER = Path(__file__).parent / "bad_sheets"
GOOD = """
title = "A house rule"
target = 5000
dice = { count = 5 }
scoring = { singles = { 1 = 100, 5 = 50 } }
"""


def refusal(text: str) -> str:
    with pytest.raises(SheetError) as refused:
        greed.loads(text, "mine.toml")
    assert refused.value.faults
    return str(refused.value)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.stem)
def test_a_bad_sheet_is_refused_with_all_its_faults(path: Path, golden):
    golden(f"bad_sheets/{path.stem}.txt", refusal(path.read_text(encoding="utf-8")) + "\n")


def test_every_message_belongs_to_a_sheet():
    assert {path.stem for path in FOLDER.glob("*.txt")} == {
        path.stem for path in FOLDER.glob("*.toml")
    }


def test_the_good_sheet_of_these_tests_is_good():
    assert greed.loads(GOOD).target == 5000


HOSTILE = {
    "nested lists": ("x = " + "[" * 5_000 + "]" * 5_000, "nested too deeply"),
    "nested tables": ("x = " + "{ a = " * 5_000 + "1" + "}" * 5_000, "nested too deeply"),
    "a long key": (f"{'.'.join('a' * 3_000)} = 1\n" + GOOD, "nested too deeply"),
    "a long header": (GOOD + f"[{'.'.join('a' * 3_000)}]\n", "nested too deeply"),
    "a long number": (GOOD.replace("5000", "9" * 5_000), "not valid TOML"),
    "a long hex number": (GOOD.replace("5000", "0x" + "F" * 9_000), "far too many digits"),
    "a dotted key that takes gigabytes": (f"{'.'.join('a' * 20_000)} = 1\n", "nested too deeply"),
    "the end of a line that only some see": (
        GOOD.replace("A house rule", "A house\u2028rule"),
        r"title: control characters, such as '\u2028'",
    ),
    "the end of a paragraph": (
        GOOD.replace("A house rule", "A house\u2029rule"),
        r"title: control characters, such as '\u2029'",
    ),
    "a zero byte": (GOOD + "\x00", "not valid TOML"),
    "ten megabytes of title": (
        GOOD.replace("A house rule", "x" * 10_000_000) + "x = 1",
        "x: unknown key",
    ),
    "ten megabytes of target": (GOOD.replace("5000", f'"{"x" * 10_000_000}"'), "xxx..."),
    "many faults": (f"aliases = [{'1, ' * 20_000}]\n" + GOOD, "20000 faults"),
    "a long face": (GOOD.replace("1 =", f"{'1' * 5_000} ="), "scoring.singles.111"),
}


@pytest.mark.parametrize(("text", "message"), HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_sheet_is_refused_like_any_other(text: str, message: str):
    assert message in refusal(text)


def test_a_fault_does_not_repeat_a_huge_value():
    assert len(refusal(GOOD.replace("5000", f'"{"x" * 10_000_000}"'))) < 200


PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.just(dt.date(1979, 5, 27)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@given(PLAIN)
def test_plain_data_that_is_no_sheet_is_refused(data: object):
    with pytest.raises(SheetError):
        parse_sheet(data, "mine")


@given(st.data())
def test_a_sheet_with_one_value_replaced_is_a_sheet_or_refused(data: st.DataObject):
    rules = builtins(greed.load(data.draw(st.sampled_from(["official", "classic+zilch+amish"]))))
    table = rules
    while True:
        key = data.draw(st.sampled_from(sorted(table)))
        if not (isinstance(table[key], dict) and table[key] and data.draw(st.booleans())):
            break
        table = table[key]
    table[key] = data.draw(PLAIN)
    with suppress(SheetError):
        sheet = parse_sheet(rules, "mine")
        assert parse_sheet(builtins(sheet), "mine") == sheet


@given(
    st.text() | st.from_regex(r"(official|classic)(\+[a-z]+)?\([a-z_.]+=[^)]*\)", fullmatch=True)
)
def test_any_text_as_a_name_loads_or_is_refused(text: str):
    if "/" in text or text.endswith(".toml"):
        return  # a file of the reader's
    with suppress(SheetError):
        sheet = greed.load(text)
        assert greed.load(sheet.name) == sheet


@pytest.mark.parametrize(
    "name", ["./no\x00file.toml", "~nobody-here/x.toml", "./", "/no/where.toml"]
)
def test_a_path_that_leads_nowhere_is_refused(name: str):
    with pytest.raises(SheetError, match="cannot read"):
        greed.load(name)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path):
    (tmp_path / "mine.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SheetError, match="not UTF-8 text"):
        greed.load(str(tmp_path / "mine.toml"))


def test_a_number_too_long_for_a_name_is_refused():
    with pytest.raises(
        SheetError, match=r"target: expected a whole number of 1,000,000,000 at most"
    ):
        greed.load(f"official(target={'9' * 5_000})")


def test_the_faults_of_a_sheet_travel_between_processes():
    error = SheetError("mine", ["a: wrong", "b: wrong, too"])
    again = msgspec.convert(error.__reduce__()[1], tuple[str, tuple[str, ...]])
    assert str(SheetError(*again)) == str(error)


@pytest.mark.parametrize(
    ("name", "way"),
    [("classic(entry.points=0)", "entry=none"), ("koans(strikes.count=0)", "strikes=none")],
)
def test_a_rule_of_0_is_refused_with_how_to_leave_it_out(name: str, way: str):
    with pytest.raises(SheetError, match=f"for none, leave out .*{way}"):
        greed.load(name)
    greed.load(f"classic({way})")


@pytest.mark.parametrize(
    "name",
    [
        "koans(minimum_bank=350,overshoot=bounces)",  # whoever comes near falls back
        "koans+zilch(minimum_bank=350,overshoot=forfeits)",  # busts bring them back to 0
        "zilch-online(overshoot=forfeits)",  # and here they cost points
        "koans(target=350,minimum_bank=350,overshoot=forfeits)",  # the first bank wins
        "koans(target=1000,entry.points=1000,minimum_bank=300,overshoot=forfeits)",
    ],
)
def test_an_exact_target_goes_with_a_minimum_where_the_game_can_still_end(name: str):
    assert greed.load(name).turn.minimum_bank >= 300


@pytest.mark.parametrize(
    "name",
    [
        "koans(minimum_bank=350,overshoot=forfeits)",
        "koans(target=400,minimum_bank=350,overshoot=forfeits)",
    ],
)
def test_where_all_could_be_stuck_below_an_exact_target_two_ways_out_are_named(name: str):
    with pytest.raises(SheetError, match=r"bounces.*strikes"):
        greed.load(name)
