"""Strict dice: nobody knows a throw before it is made, and whoever withholds a value pays."""

import secrets

import msgspec
import pytest

import greed
from greed.core.sheet import builtins
from greed.fair._protocol1 import make_chain
from greed.fair._verify1 import Unverified, verify
from greed.store import Entry, Room, Seating, Seeding, Setup, Start, Step, encode_step
from greed.web.draft import Draft
from greed.web.housekeeping import time_is_up
from greed.web.table import Table

CHAINS = [make_chain(bytes([seat]) * 32, 400) for seat in range(2)]
ANN_AND_BOB = [
    {"name": name, "seed": name.lower(), "anchor": chain[0].hex()}
    for name, chain in zip(("Ann", "Bob"), CHAINS, strict=True)
]
STRICT = {"dice": "strict", "clock": {"seconds": 600}, "sheet": "koans"}


def give(call, path, token, seat, number, chain=None):
    value = (chain or CHAINS[seat])[number].hex()
    return call(f"{path}/values", {"seat": seat, "number": number, "value": value}, token)


def play_on(call, path, token, shown, until):
    """Play by the highest choice, both seats giving their values, until something holds."""
    number, answer = 1, {"snapshot": shown}
    while not until(shown):
        game = shown["game"]
        if game["phase"] == "throw":
            for seat in game["waiting"]:
                status, answer = give(call, path, token, seat, number)
                assert status == 200, answer
            number += 1
        else:
            asked = {"move": game["choices"][-1]["move"], "ply": game["ply"]}
            status, answer = call(f"{path}/moves", asked, token)
            assert status == 200, answer
        shown = answer["snapshot"]
    return shown


def test_a_whole_strict_game_is_verified(client, call, room):
    path, token, shown = room(seats=ANN_AND_BOB, **STRICT)
    assert shown["game"]["waiting"] == [0, 1]
    play_on(call, path, token, shown, lambda now: now["game"]["phase"] == "over")
    record = greed.read_jsonl(client.get(f"{path}/record").text)
    found = verify(record)
    assert (found.seedless, found.silent) == ((), {})
    assert found.throws > 5


def test_a_throw_falls_only_when_the_last_value_has_come(call, room):
    path, token, _ = room(seats=ANN_AND_BOB, **STRICT)
    first = give(call, path, token, 1, 1)[1]["snapshot"]
    assert (first["game"]["waiting"], first["game"]["ply"]) == ([0], 0)
    events = give(call, path, token, 0, 1)[1]["snapshot"]["log"][-1]["events"]
    assert [event["kind"] for event in events] == ["value", "throw"]


def test_a_value_can_be_sent_again_and_another_is_refused(call, room):
    path, token, _ = room(seats=ANN_AND_BOB, **STRICT)
    seq = give(call, path, token, 0, 1)[1]["seq"]
    assert give(call, path, token, 0, 1)[1]["seq"] == seq
    wrong = [secrets.token_bytes(32)] * 3
    status, problem = give(call, path, token, 1, 1, wrong)
    assert (status, problem["code"]) == (400, "bad_request")
    assert "chain" in problem["message"]


def test_a_value_for_a_later_throw_is_refused_for_it_would_give_it_away(call, room):
    path, token, _ = room(seats=ANN_AND_BOB, **STRICT)
    assert give(call, path, token, 0, 2)[1]["code"] == "stale"


def test_the_dice_cannot_be_thrown_by_a_move(call, room):
    path, token, shown = room(seats=ANN_AND_BOB, **STRICT)
    assert shown["game"]["choices"] == []
    assert "every seat has given" in shown["game"]["why_not"]["throw"]
    status, problem = call(f"{path}/moves", {"move": "throw", "ply": 0}, token)
    assert (status, problem["code"]) == (422, "illegal")


def test_a_bots_throw_waits_for_the_people(client, call, room):
    path, token, shown = room(seats=[ANN_AND_BOB[0], {"bot": "bold"}], first=1, **STRICT)
    assert (shown["game"]["seat"], shown["game"]["waiting"]) == (1, [0])
    seq = give(call, path, token, 0, 1)[1]["seq"]
    shown = client.get(path, params={"since": seq, "wait": 5}).json()
    assert shown["game"]["ply"] > 0


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"clock": None}, "bad_request"),
        ({"seats": [{"name": "Ann"}, {"name": "Bob"}]}, "wrong_phase"),
    ],
    ids=["no-clock", "no-anchors"],
)
def test_a_strict_room_needs_a_clock_and_anchors(call, request_, code):
    made = {"seats": ANN_AND_BOB, "start": True, **STRICT, **request_}
    assert call("/api/rooms", made)[1]["code"] == code


def test_a_rematch_of_strict_dice_waits_for_new_chains(call, room):
    path, token, shown = room(seats=ANN_AND_BOB, **{**STRICT, "sheet": "koans(target=300)"})
    play_on(call, path, token, shown, lambda now: now["game"]["phase"] == "over")
    again = call(f"{path}/rematch", token=token)[1]
    assert (again["room"]["status"], again["room"]["dice"]["anchors"]) == ("open", ["", ""])
    path = f"/api/rooms/{again['room']['code']}"
    assert call(f"{path}/start", token=token)[1]["code"] == "wrong_phase"
    for seat, chain in enumerate(CHAINS):
        shares = {"seat": seat, "seed": "new", "anchor": chain[0].hex()}
        assert call(f"{path}/seeds", shares, token)[0] == 200
    assert call(f"{path}/start", token=token)[0] == 200


# -- the clock, at a table without a server


def a_table(seats=2):
    setup = Setup(game="g", sheet=builtins(greed.load("koans")), seats=seats, clock=30,
                  dice="strict")  # fmt: skip
    room = Room(
        id="g", code="C", watch="w", created=0.0, touched=0.0, status="open", deadline=None,
        setup=msgspec.json.encode(setup), secret=bytes(32),
    )  # fmt: skip
    table = Table(room)
    entries: list[Entry] = [
        Seating(seat=seat, name=f"P{seat}", key=f"k{seat}") for seat in range(seats)
    ]
    chains = [make_chain(bytes([seat]) * 32, 50) for seat in range(seats)]
    entries += [
        Seeding(seat=seat, seed="", anchor=chain[0].hex()) for seat, chain in enumerate(chains)
    ]
    table.fold(Step(1, 0.0, encode_step((*entries, Start(first=0)))))
    return table, chains


def take(table, entries):
    """Fold a step; it must come to the same whatever it is asked on."""
    step = Step(table.seq + 1, 1.0, encode_step(entries))
    ahead = table.ahead(step)
    happened = table.fold(step)
    assert (ahead.state, ahead.values.missed) == (table.state, table.values.missed)
    return [event.__struct_config__.tag for event in happened.events]


def valued(table, chains, seat):
    draft = Draft(table)
    draft.value(seat, table.throws + 1, chains[seat][table.throws + 1].hex())
    return take(table, draft.step())


def test_who_withholds_a_value_of_the_own_throw_forfeits_the_turn():
    table, chains = a_table()
    valued(table, chains, 1)
    assert take(table, time_is_up(table)) == ["forfeit"]
    assert (table.state.seat, table.throws) == (1, 1)  # the number is spent: it was half known


def test_who_withholds_a_value_of_anothers_throw_forfeits_the_next_turn():
    table, chains = a_table(3)
    valued(table, chains, 0)
    valued(table, chains, 2)
    assert table.waiting == (1,)
    kinds = take(table, time_is_up(table))
    assert kinds[0] == "throw"
    assert kinds[-1] == "forfeit"  # the turn of seat 0 is played out, and that of seat 1 is lost
    assert table.state.seat == 2
    assert table.values.owing == frozenset()
    assert table.values.missed[1][0] == 1


def test_nobody_waits_again_for_a_seat_that_is_silent_until_it_speaks():
    table, chains = a_table(3)
    valued(table, chains, 0)
    valued(table, chains, 2)
    take(table, time_is_up(table))
    assert table.waiting == (0, 2)
    valued(table, chains, 1)
    assert table.values.quiet == frozenset()


def test_values_of_an_altered_record_are_found_at_the_throw(client, call, room):
    path, token, shown = room(seats=ANN_AND_BOB, **STRICT)
    play_on(call, path, token, shown, lambda now: now["game"]["phase"] == "over")
    record = greed.read_jsonl(client.get(f"{path}/record").text)
    number, _, value = record.tags["last-2"].partition(":")

    def altered(**tags):
        told = {key.replace("_", "-"): value for key, value in tags.items()}
        with pytest.raises(Unverified) as wrong:
            verify(msgspec.structs.replace(record, tags={**record.tags, **told}))
        return wrong.value.event

    other = "00" if value[-2:] != "00" else "ff"
    assert altered(last_2=f"{number}:{value[:-2]}{other}") == 0
    assert altered(last_2=f"{int(number) - 1}:{value}") == 0
    assert altered(anchor_1="00" * 32) == 0
    assert altered(silent_1="1") == 1
    third = [i for i, e in enumerate(record.events, 1) if not isinstance(e, greed.Move)][2]
    assert altered(silent_2="3-5") == third
