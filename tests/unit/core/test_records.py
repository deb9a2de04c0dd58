"""Records in both notations: they round-trip, and refuse damage at the exact event."""

import hashlib
import json

import msgspec
import pytest
from tests.support.games import SHEETS, random_record, states

import greed
from greed import RecordError

NOTATIONS = {
    "jsonl": (greed.to_jsonl, greed.from_jsonl),
    "text": (greed.to_text, greed.from_text),
}
each_notation = pytest.mark.parametrize(("write", "read"), NOTATIONS.values(), ids=NOTATIONS)


@each_notation
@pytest.mark.parametrize("name", SHEETS)
def test_a_whole_game_round_trips(name, write, read):
    record = random_record(name, seats=3, seed=5)
    assert read(write(record)) == record


@each_notation
@pytest.mark.parametrize("length", range(40))
def test_a_game_cut_short_on_purpose_round_trips(length, write, read):
    record = random_record("classic+amish+zilch", seats=2, seed=1, length=length)
    assert read(write(record)) == record


@each_notation
@pytest.mark.parametrize(
    "sign", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c", "\r"], ids=ascii
)
def test_only_the_end_of_a_line_ends_a_line(sign, write, read):
    sheet = msgspec.structs.replace(
        greed.load("koans"), name=f"our{sign}rules", summary=f"To{sign}3,000", notes=(f"a{sign}b",)
    )
    record = msgspec.structs.replace(
        random_record("koans", seats=2, seed=5),
        sheet=sheet, seats=(f"A{sign}n", "Bob"), tags={"event": f"our{sign}table"},
    )  # fmt: skip
    assert read(write(record)) == record


def test_what_would_break_the_lines_of_a_text_is_refused_and_not_lost():
    record = msgspec.structs.replace(
        random_record("koans", seats=2, seed=5), tags={"event": "a\nb"}
    )
    with pytest.raises(RecordError, match="write it as JSON Lines"):
        greed.to_text(record)
    assert greed.from_jsonl(greed.to_jsonl(record)) == record


def resealed(line):
    """Return the first line of JSON Lines with the check that belongs to it."""
    body = line.rpartition(',"check"')[0] + "}"
    check = hashlib.sha256(body.encode()).hexdigest()[:12]
    return f'{body[:-1]},"check":"{check}"}}'


@each_notation
def test_the_faults_of_a_records_sheet_are_told_on_one_line(write, read):
    written = write(random_record("koans", seats=2, seed=5)).replace('"target":3000', '"target":-1')
    first, *rest = written.split("\n")
    with pytest.raises(RecordError, match="koans: target: ") as refused:
        read("\n".join([resealed(first) if first.startswith("{") else first, *rest]))
    assert "\n" not in str(refused.value)


@each_notation
def test_half_a_character_is_refused_like_any_other_damage(write, read):
    written = write(random_record("koans", seats=2, seed=5))
    with pytest.raises(RecordError):
        read(written.replace('"koans"', '"\ud800"').replace("koans", "\ud800"))


POSITION = "koans 2000,2500 2/1 decide 2 - 200 - - 40"


@each_notation
def test_a_game_from_a_position_round_trips_and_is_replayed_from_there(write, read):
    events = (greed.BANK, (1, 1, 5, 2, 3))
    record = greed.Record(
        sheet=greed.load("koans"), seats=("Ann", "Bob"), position=POSITION, events=events
    )
    assert read(write(record)) == record
    begun, banked, _ = greed.replay(record)
    assert greed.position(begun) == POSITION
    assert banked.scores == (2000, 2700)


@each_notation
def test_only_a_game_from_a_position_names_one(write, read):
    record = greed.Record(sheet=greed.load("koans"), seats=("Ann", "Bob"))
    begun = greed.Record(sheet=record.sheet, seats=record.seats, position=POSITION)
    for each in (record, begun):
        assert (POSITION in write(each)) == (each == begun)
        assert read(write(each)) == each


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("koans 20,2500 1/1 decide 2 - 200 - - 40", "that can't be"),
        ("koans 2000,2500,0? 1/1 decide 2 - 200 - - 40", "other seats"),
        ("koans 2000,2500 1/2 decide 2 - 200 - - 40", "other seats"),
    ],
)
def test_no_game_begins_from_a_position_that_makes_no_sense(line, fault):
    record = greed.Record(sheet=greed.load("koans"), seats=("Ann", "Bob"), position=line)
    with pytest.raises(RecordError, match=fault):
        list(greed.replay(record))


def test_a_record_carries_its_sheet_and_needs_no_preset():
    record = random_record("official(target=1000)")
    again = greed.from_jsonl(greed.to_jsonl(record))
    assert again.sheet == record.sheet
    assert again.sheet.target == 1000


@pytest.mark.parametrize("event", [1, 2, 17, 40])
def test_json_lines_refuse_an_altered_event_where_it_stands(event):
    lines = greed.to_jsonl(random_record("koans", length=60)).splitlines()
    lines[event] = lines[event].replace('"seat":1', '"seat":3').replace('"seat":2', '"seat":1')
    with pytest.raises(RecordError) as refused:
        greed.from_jsonl("\n".join(lines))
    assert refused.value.event == event


@pytest.mark.parametrize("event", [1, 2, 17, 40])
def test_json_lines_refuse_a_lost_event_where_it_is_missing(event):
    lines = greed.to_jsonl(random_record("koans", length=60)).splitlines()
    del lines[event]
    with pytest.raises(RecordError) as refused:
        greed.from_jsonl("\n".join(lines))
    assert refused.value.event == event


@each_notation
def test_a_record_without_its_end_was_cut_off(write, read):
    lines = write(random_record("koans", length=50)).splitlines()
    with pytest.raises(RecordError, match="cut off") as refused:
        read("\n".join(lines[:-1]))
    assert refused.value.event == 51


def test_a_growing_record_may_lack_its_end_and_part_of_its_last_line():
    record = random_record("koans", length=30)
    text = greed.to_jsonl(record)
    body = "".join(line + "\n" for line in text.splitlines()[:-1])
    assert greed.from_jsonl(body, growing=True) == record
    assert len(greed.from_jsonl(body[:-9], growing=True).events) == 29
    with pytest.raises(RecordError, match="cut off"):
        greed.from_jsonl(body)


def test_an_impossible_event_is_refused_even_with_a_sound_check():
    record = random_record("koans", length=30)
    events = [*record.events]
    events[10] = (1, 2, 3)
    with pytest.raises(RecordError) as refused:
        list(greed.replay(greed.Record(sheet=record.sheet, seats=("a", "b"), events=tuple(events))))
    assert refused.value.event <= 11


def test_a_throw_and_a_move_at_once_are_refused_even_with_sound_checks():
    check, lines = "", []
    for number, line in enumerate(greed.to_jsonl(random_record("koans", length=8)).splitlines(), 1):
        data = json.loads(line)
        del data["check"]
        if number == 5:
            data |= {"throw": [1], "move": "roll"}
        body = json.dumps(data, separators=(",", ":"))
        check = hashlib.sha256(f"{check}{body}".encode()).hexdigest()[:12]
        lines.append(f'{body[:-1]},"check":"{check}"}}')
    with pytest.raises(RecordError, match="a throw and a move at once"):
        greed.from_jsonl("\n".join(lines))


def test_text_refuses_a_turn_whose_score_is_wrong():
    text = greed.to_text(random_record("koans", length=60))
    plain = "\n".join(
        line.split(" {")[0] if line[0:1].isdigit() else line for line in text.splitlines()
    )
    assert greed.from_text(plain).events == greed.from_text(text).events
    turn = next(line for line in plain.splitlines() if line.startswith("4. "))
    with pytest.raises(RecordError, match="the score is"):
        greed.from_text(plain.replace(turn, turn.rpartition("=")[0] + "= 12345"))


def test_text_refuses_an_altered_turn_by_its_check():
    text = greed.to_text(random_record("koans", length=60))
    with pytest.raises(RecordError, match="altered"):
        greed.from_text(text.replace("kitchen", "garden"))


def test_text_written_by_hand_needs_no_checks_and_no_scores():
    sheet = greed.load("koans")
    header = greed.to_text(greed.Record(sheet=sheet, seats=("Ann", "Bob"))).splitlines()[:4]
    turns = ["1. Ann  51341:115 24:-", "2. Bob  11123:111 bank", "[Result unfinished]"]
    record = greed.from_text("\n".join([*header, *turns]))
    assert states(record)[-1].scores == (0, 1000)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("1. Bob  11123:111 bank", "expected '1. Ann"),
        ("2. Ann  11123:111 bank", "expected '1. Ann"),
        ("1. Ann  11123:111 stop", "'stop' is neither a throw"),
        ("1. Ann  11123:1112 bank", "keep 1 1 1 2 is not legal"),
        ("1. Ann  1112:111 bank", "5 dice with faces"),
    ],
)
def test_a_turn_that_cannot_be_is_refused_with_the_reason(line, message):
    header = greed.to_text(
        greed.Record(sheet=greed.load("koans"), seats=("Ann", "Bob"))
    ).splitlines()[:4]
    with pytest.raises(RecordError, match=message):
        greed.from_text("\n".join([*header, line]))


@pytest.mark.parametrize("text", ["", "\n", "{}", "null", "[1]", '{"check":1}', "\udc80", "x" * 99])
def test_what_is_no_record_is_refused_at_the_headers(text):
    for read in (greed.from_jsonl, greed.from_text):
        with pytest.raises(RecordError) as refused:
            read(text)
        assert refused.value.event == 0


def test_a_sheet_altered_in_the_headers_is_refused():
    text = greed.to_jsonl(random_record("koans", length=5))
    with pytest.raises(RecordError, match="altered"):
        greed.from_jsonl(text.replace('"target":3000', '"target":300', 1))
