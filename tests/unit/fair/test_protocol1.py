"""Dice that can be verified: the same for everybody, fair, and fixed by what was promised."""

import json
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

import greed
from greed import Record
from greed.core.moves import Move
from greed.core.record import Event
from greed.fair._verify1 import Unverified, verify
from greed.fair.protocol1 import ProvableDice, commitment, links, make_chain, sheet_digest

VECTORS = json.loads(
    (Path(__file__).parents[2] / "golden" / "fair_vectors.json").read_text("utf-8")
)
SECRET = bytes(range(32))


def a_game(seeds=("red", "blue")):
    """Return the record of a game with provable dice."""
    sheet = greed.load("koans")
    dice = ProvableDice(SECRET, "g1", seeds)
    state, throws = greed.start(sheet), 0
    events: list[Event] = []
    while not state.over:
        if state.phase == "throw":
            throws += 1
            fallen = dice.throw(throws, state.hand.dice)
            state = greed.throw(state, fallen)
            events.append(fallen)
        else:
            move = greed.legal_moves(state)[-1]
            state = greed.apply(state, move)
            events.append(move)
    tags = {
        "game": "g1",
        "secret": SECRET.hex(),
        "commitment": commitment(SECRET, "g1", sheet_digest(sheet), 2),
        **{f"seed-{number}": seed for number, seed in enumerate(seeds, 1) if seed},
    }
    return Record(sheet=sheet, seats=("Ann", "Bob"), dice="fair", tags=tags, events=tuple(events))


@pytest.mark.parametrize("vector", VECTORS["commitments"], ids=range(len(VECTORS["commitments"])))
def test_commitments_are_those_of_the_vectors(vector):
    made = commitment(
        bytes.fromhex(vector["secret"]), vector["game"], vector["sheet"], vector["seats"]
    )
    assert made == vector["commitment"]


def test_throws_are_those_of_the_vectors():
    for vector in VECTORS["throws"]:
        dice = ProvableDice(bytes.fromhex(vector["secret"]), vector["game"], vector["seeds"])
        chain = [bytes.fromhex(value) for value in vector["chain"]]
        fallen = dice.throw(vector["number"], vector["dice"], vector["faces"], chain)
        assert list(fallen) == vector["fallen"]


@pytest.mark.parametrize("vector", VECTORS["chains"], ids=[1, 2, 100])
def test_chains_are_those_of_the_vectors(vector):
    chain = make_chain(bytes.fromhex(vector["start"]), vector["length"])
    assert (chain[0].hex(), chain[1].hex()) == (vector["anchor"], vector["first"])
    assert links(chain[-1], vector["length"]) == chain[0]


def test_fields_cannot_flow_into_each_other():
    throws = {
        ProvableDice(SECRET, game, seeds).throw(1, 12)
        for game, seeds in (("ab", ("c", "d")), ("a", ("bc", "d")), ("ab", ("cd", "")))
    }
    assert len(throws) == 3


def test_a_whole_game_is_verified():
    record = a_game()
    found = verify(record)
    assert found.throws == sum(not isinstance(event, Move) for event in record.events)
    assert found.seedless == ()


def test_a_seat_without_a_seed_is_named():
    assert verify(a_game(seeds=("red", ""))).seedless == ("Bob",)


def test_one_die_altered_is_found_at_its_throw():
    record = a_game()
    last = max(i for i, event in enumerate(record.events) if not isinstance(event, Move))
    # Another order is the same game: only the dice themselves can tell.
    swapped = tuple(reversed(record.events[last]))
    events = (*record.events[:last], swapped, *record.events[last + 1 :])
    with pytest.raises(Unverified) as wrong:
        verify(replace(record, events=events))
    assert wrong.value.event == last + 1


def test_a_turn_without_its_dice_is_not_verified():
    record = a_game()
    with pytest.raises(Unverified, match="a turn without its dice") as wrong:
        verify(replace(record, events=(greed.parse_move("points 650"),)))
    assert wrong.value.event == 1


@pytest.mark.parametrize("tag", ["seed-1", "seed-2"])
def test_a_seed_altered_is_found_at_the_first_throw(tag):
    record = a_game()
    with pytest.raises(Unverified) as wrong:
        verify(replace(record, tags={**record.tags, tag: "green"}))
    assert wrong.value.event == 1


@pytest.mark.parametrize("tag", ["secret", "game", "commitment"])
def test_what_was_promised_cannot_be_exchanged(tag):
    record = a_game()
    changed = {**record.tags, tag: record.tags[tag][:-2] + "00"}
    with pytest.raises(Unverified) as wrong:
        verify(replace(record, tags=changed))
    assert wrong.value.event == 0


def test_another_sheet_breaks_the_promise():
    record = a_game()
    with pytest.raises(Unverified, match="commitment"):
        verify(replace(record, sheet=greed.load("koans(target=2950)")))


def test_a_secret_that_is_not_revealed_proves_nothing():
    record = a_game()
    tags = {key: value for key, value in record.tags.items() if key != "secret"}
    with pytest.raises(Unverified, match="not been revealed"):
        verify(replace(record, tags=tags))


@pytest.mark.parametrize("faces", [2, 6, 7, 20])
def test_every_face_is_as_likely_at_the_level_of_one_in_ten_thousand(faces):
    dice = ProvableDice(SECRET, "chi", ("a", "b"))
    fallen = [face for number in range(1, 3001) for face in dice.throw(number, 6, faces)]
    expected = len(fallen) / faces
    counts = Counter(fallen)
    chi = sum((counts[face] - expected) ** 2 / expected for face in range(1, faces + 1))
    assert chi < {2: 15.14, 6: 25.75, 7: 27.86, 20: 50.80}[faces]


def test_a_die_says_nothing_about_the_next_at_the_level_of_one_in_ten_thousand():
    dice = ProvableDice(SECRET, "serial", ("a", "b"))
    fallen = [face for number in range(1, 4001) for face in dice.throw(number, 6)]
    pairs = Counter(zip(fallen[::2], fallen[1::2], strict=True))
    expected = len(fallen) / 2 / 36
    chi = sum((pairs[a, b] - expected) ** 2 / expected for a in range(1, 7) for b in range(1, 7))
    assert chi < 76.36
