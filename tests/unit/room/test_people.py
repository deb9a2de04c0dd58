"""Who somebody is at a table: tokens, codes and names."""

import pytest

from greed.core.errors import MalformedMove
from greed.core.identity import builtins
from greed.room import Person, Refusal, Room, Seat, Setup, key_of, new_code, new_token, new_watch
from greed.room.people import (
    bot_name,
    clean_name,
    derived,
    distinct,
    is_code,
    is_watch,
    looks_like_a_code,
    seat_named,
    unlike,
)
from greed.sheets import load

GUESSES = 2**64


def a_room(**fields) -> Room:
    setup = Setup(game="g", sheet=builtins(load("koans")), seats=2)
    seats = (Seat("Ann", key_of("a")), Seat("Bob", key_of("b")))
    return Room(setup=setup, sheet=load("koans"), at=0, turn_at=0, **{"seats": seats, **fields})


@pytest.mark.parametrize(
    ("tokens", "holds", "hosts"),
    [
        ((), (), False),
        (("a",), (0,), False),
        (("b", "a"), (0, 1), False),
        (("h",), (), True),
        (("h", "b"), (1,), True),
        (("c",), (), False),
        ((key_of("a"),), (), False),  # what is stored opens nothing
        (("",), (), False),
    ],
)
def test_tokens_open_the_seats_that_they_were_made_for(tokens, holds, hosts):
    room = a_room(host=key_of("h"))
    person = Person(tokens)
    assert (person.holds(room), person.hosts(room)) == (holds, hosts)


def test_a_table_without_a_host_is_nobodys():
    assert not Person(("",)).hosts(a_room())
    assert not Person().hosts(a_room())


def test_a_token_that_is_added_leaves_the_others_and_the_person_before():
    before = Person(("a",), joins=False, language="de", client="x")
    after = before.with_token("b")
    assert after.holds(a_room()) == (0, 1)
    assert before.holds(a_room()) == (0,)
    assert (after.joins, after.language, after.client) == (False, "de", "x")


@pytest.mark.parametrize(
    ("person", "code"),
    [
        (Person(), "no_token"),
        (Person(("c",)), "wrong_token"),
        (Person(("a",), joins=False), "read_only"),
    ],
)
def test_a_stranger_is_told_apart_from_somebody_who_lost_the_token(person, code):
    with pytest.raises(Refusal) as refused:
        person.must_belong(a_room(host=key_of("h")))
    assert refused.value.problem.code == code
    assert refused.value.problem.message


@pytest.mark.parametrize("token", ["a", "h"])
def test_whoever_has_a_seat_or_the_hosts_token_belongs_to_the_table(token):
    Person((token,)).must_belong(a_room(host=key_of("h")))


def test_secrets_are_long_and_never_twice_the_same():
    for new, alphabet, least in (
        (new_token, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", GUESSES),
        (new_watch, "w0123456789abcdef", GUESSES),
        (new_code, "2346789CDFGHJKMNPQRTVWXZ", 10**11),
    ):
        made = {new() for _ in range(200)}
        assert len(made) == 200
        assert set("".join(made)) <= set(alphabet)
        assert (len(alphabet) - (new is new_watch)) ** (min(map(len, made)) - 1) >= least / 24


@pytest.mark.parametrize(
    ("text", "code", "watch", "looks"),
    [
        ("JKMNPQRT", True, False, True),
        ("jkmnpqrt", True, False, True),
        ("strategy", True, False, False),
        ("JKMNPQR", True, False, False),
        ("w0123456789abcdef0123", True, True, True),
        ("W0123456789ABCDEF0123", True, False, False),
        ("wat ch", False, False, False),
        ("", False, False, False),
        ("ÄÖÜ", False, False, False),
        ("J" * 33, False, False, False),
        ("../../etc", False, False, False),
        ("%00", False, False, False),
    ],
)
def test_a_code_is_known_by_its_form(text, code, watch, looks):
    assert (is_code(text), is_watch(text), looks_like_a_code(text)) == (code, watch, looks)
    assert not code or all(map(str.isalnum, text))


def test_what_is_made_looks_like_a_code():
    for _ in range(100):
        code, watch = new_code(), new_watch()
        assert [is_code(code), looks_like_a_code(code), is_watch(code)] == [True, True, False]
        assert [is_code(watch), looks_like_a_code(watch), is_watch(watch)] == [True, True, True]


def test_a_room_that_follows_another_has_a_code_that_nobody_else_knows():
    assert derived("seed") == derived("seed")
    ids, codes = zip(*(derived(f"seed {number}") for number in range(500)), strict=True)
    assert len({*ids}) == len({*codes}) == 500
    assert all(looks_like_a_code(code) for code in codes)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann   the 2nd ", "Ann the 2nd"),
        ("Mama & Papa", "Mama & Papa"),
        ("O'Neil", "O'Neil"),
        ("Großtante (87)", "Großtante (87)"),
        ("麻里", "麻里"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("x" * 24, "x" * 24),
        ("😀", "😀"),
        ("E\u2028ve\u0085", "E ve"),
    ],
)
def test_names_are_taken_as_people_write_them(name, shown):
    assert clean_name(name) == shown


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "a name needs 1 to 24 characters"),
        (" \t\n ", "a name needs 1 to 24 characters"),
        ("x" * 25, "a name needs 1 to 24 characters"),
        ("\ufdfa" * 2 + "x" * 23, "a name needs 1 to 24 characters"),
        ("<b>Eve</b>", "a name can't contain < >"),
        ('"Eve"', "a name can't contain \""),
        ("{player}", "a name can't contain { }"),
        ("a\\b`c", "a name can't contain \\ `"),
        ("bot:bold", "a name can't contain bot:"),
        ("Ev\u200be", "a name can't contain characters that don't show"),
        ("Ev\x00e", "a name can't contain characters that don't show"),
        ("Ev\u202ee", "a name can't contain characters that don't show"),
        ("\ud800", "a name can't contain characters that don't show"),
        ("\ufeffEve", "a name can't contain characters that don't show"),
    ],
    ids=ascii,
)
def test_a_name_that_is_refused_hears_what_is_wrong_with_it(name, said):
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.problem.code == "bad_name"
    assert refused.value.problem.message == said


@pytest.mark.parametrize(
    ("name", "others", "shown"),
    [
        ("Ann", (), "Ann"),
        ("Ann", ("Ann",), "Ann 2"),
        ("Ann", ("Ann", "Ann 2"), "Ann 3"),
        ("Ann 2", ("Ann", "Ann 2"), "Ann 2 2"),
        ("x" * 24, ("x" * 24,), "x" * 22 + " 2"),
        ("ann", ("Ann",), "ann"),
    ],
)
def test_nobody_at_a_table_is_called_like_another(name, others, shown):
    assert unlike(name, others) == shown
    assert len({*others, shown}) == len(others) + 1
    assert distinct((*others, name)) == (*others, shown)


@pytest.mark.parametrize(
    ("bot", "name"),
    [("bold", "Bold"), ("threshold:300", "Threshold"), ("bot:cautious", "Cautious")],
)
def test_a_bot_sits_under_its_name(bot, name):
    assert bot_name(bot) == name


NAMES = ["Ann", "Anna", "Bob", "2 of us"]


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("1", 0), ("4", 3), ("ann", 0), ("ANNA", 1), ("b", 2), (" bob ", 2), ("2 of", 3),
        ("2", 1), ("2  of  us", 3),
    ],
)  # fmt: skip
def test_a_player_is_named_by_number_or_by_enough_of_the_name(text, seat):
    assert seat_named(text, NAMES) == seat


@pytest.mark.parametrize("text", ["", " ", "an", "x", "0", "5", "-1", "1.0", "¹", "Bobby"])
def test_a_player_who_is_not_named_clearly_is_asked_for_by_name(text):
    with pytest.raises(MalformedMove, match="say whom you mean: Ann, Anna, Bob, 2 of us"):
        seat_named(text, NAMES)
