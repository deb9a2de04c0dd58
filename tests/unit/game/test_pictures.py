"""Pictures for notebooks: well-formed, complete, and safe whatever people call themselves."""

from xml.etree import ElementTree as ET

import pytest

import greed
from greed.game import board, events_frame, heat_map, score_sheet, show
from greed.report import html

EVIL = '<script>alert("x")</script>'


def parsed(text):
    text = text if isinstance(text, str) else html(text)
    return ET.fromstring(f"<all>{text}</all>")  # noqa: S314 - it is ours


@pytest.fixture
def record():
    game = greed.Game("koans(target=1000)", [EVIL, "bot:bold"], dice="seed:4")
    while not game.over:
        game.play("bank" if "bank" in game.moves else game.moves[-1])
    return game.record


def test_dice_have_their_eyes_and_their_numbers_for_who_cannot_see_them():
    (dice,) = [each for each in parsed(show((1, 5, 6))).iter() if each.get("role") == "img"]
    assert dice.get("aria-label") == "1 5 6"
    assert "".join(dice.itertext()) == "\u2680\u2684\u2685"


def test_faces_beyond_six_are_numbers():
    assert "".join(parsed(show((12,))).itertext()).strip() == "12"


def test_names_cannot_become_part_of_a_page(record):
    *_, last = greed.replay(record)
    for shown in (score_sheet(record), board(last, record.seats)):
        assert "script" not in {each.tag for each in parsed(shown).iter()}
        assert EVIL in "".join(parsed(shown).itertext())


def test_a_score_sheet_has_a_row_for_each_turn_and_ends_with_the_score(record):
    *_, last = greed.replay(record)
    rows = parsed(score_sheet(record)).findall(".//tbody/tr")
    text = greed.to_text(record)
    assert len(rows) == len([line for line in text.splitlines() if line[:1].isdigit()])
    shown = [cell.text for cell in rows[-1].findall("td")[1:]]
    assert shown == [f"{score:,}" for score in last.scores]


def test_a_board_shows_the_dice_and_the_moves():
    state = greed.throw(greed.start(greed.load("koans")), (1, 5, 2, 3, 4))
    text = "".join(parsed(board(state)).itertext())
    assert "keep 1 5" in text
    assert "Seat 2" in text


def test_everything_can_be_shown_in_a_notebook(record):
    state = greed.start(greed.load("koans"))
    for what, said in (
        (record, "Rolls"), (state, "Seat 1"), (greed.load("koans"), "Your turn"),
        ((1, 2, 3), "\u2680\u2681\u2682"),
    ):  # fmt: skip
        shown = show(what)._repr_html_()
        assert said in shown
        assert "<script" not in shown


def test_a_heat_map_has_a_cell_for_each_value_from_pale_to_dark():
    pytest.importorskip("matplotlib")
    drawn = html(heat_map([[0, 1], [2, 3]], title=EVIL, rows=["low", "high"], columns=["a", "b"]))
    assert "script" not in {each.tag for each in parsed(drawn).iter()}
    assert EVIL in "".join(parsed(drawn).itertext())
    assert "#f7f7ee" in drawn
    assert "#105c3a" in drawn


@pytest.mark.parametrize("values", [[], [[]], [[1, 2], [3]]])
def test_a_heat_map_without_a_shape_is_refused(values):
    with pytest.raises(greed.GreedError, match="rows of one length"):
        heat_map(values, title="x")


def test_records_become_a_frame_with_a_row_for_each_event(record):
    pytest.importorskip("polars")
    frame = events_frame([record, record])
    assert frame.height == 2 * len(record.events)
    first = frame.row(0, named=True)
    assert (first["game"], first["seat"], first["kind"]) == (1, 0, "throw")
    assert first["dice"] == list(record.events[0])
    assert frame["over"].sum() == 2
