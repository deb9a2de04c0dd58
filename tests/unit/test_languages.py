"""Every language: whole, of the right form, and English for what it lacks."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import greed
from greed.core.messages import (
    Forms,
    Language,
    MessageError,
    Pattern,
    fields,
    parse,
    percent,
    say,
    speaking,
)
from greed.languages import ROOMS, available, language, preferred, spoken, text, use
from greed.sheets.schema import schema
from greed.sim import Estimate

ROOT = Path(__file__).parents[2]
OTHERS = [code for code in available() if code != "en"]
WHOLE = ("de", "es", "fr", "it", "nl", "pt")
"""Languages that say everything."""
ASIDE = ("type-again", "type-points", "type-left", "type-and")
"""Words that are typed where no command is."""
BESIDE = ("sheets", "schema")
"""Rooms whose English stands, all or most of it, in the sheets themselves."""
EVERY = tuple(
    sorted({path.stem for path in (ROOT / "src/greed/languages/en").glob("*.ftl")} - {*BESIDE})
)
"""The other rooms of the program and of the page."""


@pytest.fixture
def german():
    before = speaking.get()
    use("de")
    yield
    speaking.set(before)


@cache
def own(code: str, *rooms: str) -> dict[str, Pattern]:
    return {name: each for room in rooms or EVERY for name, each in parse(text(code, room)).items()}


def called(pattern: Pattern) -> set[str]:
    names: set[str] = set()
    for part in pattern:
        if isinstance(part, Forms):
            names |= called(part.otherwise).union(*map(called, part.forms.values()))
        elif message := getattr(part, "message", ""):
            names.add(message)
    return names


@pytest.mark.parametrize("code", WHOLE)
def test_a_whole_language_says_everything_that_english_says(code: str):
    assert set(own("en")) - set(own(code)) == set()


@pytest.mark.parametrize("code", WHOLE)
def test_a_whole_language_says_all_words_of_every_sheet_and_claims_what_they_claim(code: str):
    said = own(code, "sheets")
    for name in greed.presets():
        sheet = greed.load(name)
        notes = {f"sheet-{name}-note-{at}": note for at, note in enumerate(sheet.notes, 1)}
        fields = {f"sheet-{name}-{each}" for each in ("title", "summary")} | {*notes}
        assert fields - {*said} == set()
        for key, note in notes.items():
            claims = re.findall(r"\w+ = \w+", note)
            assert re.findall(r"\w+ = \w+", "".join(map(str, said[key]))) == claims, key
    for name, words in greed.sheets.variants().items():
        every = (*words["notes"], *words.get("notes_with_a_carryover", ()))
        for at, note in enumerate(every, 1):
            claims = re.findall(r"\w+ = \w+", note)
            told = "".join(map(str, said[f"variant-{name}-note-{at}"]))
            assert re.findall(r"\w+ = \w+", told) == claims, (name, at)


@pytest.mark.usefixtures("german")
def test_the_notes_of_a_variant_and_of_a_sheet_with_options_are_said_in_german():
    from greed.sheets import words

    plain = words.notes(greed.load("classic"))
    assert words.notes(greed.load("classic(target=5000)")) == plain
    varied = words.notes(greed.load("classic+amish+zilch"))
    assert varied[: len(plain)] == plain
    assert "misslungener Versuch" in varied[-1]
    assert not set(varied) & set(greed.load("classic+amish+zilch").notes)


@pytest.mark.parametrize("code", WHOLE)
def test_a_whole_language_describes_every_field_of_the_editor_and_its_values(code: str):
    def described(node: dict[str, Any], path: str) -> Iterator[tuple[str, str, list[str]]]:
        if "description" in node:
            yield path, node["description"], node.get("enum", [])
        for name, part in node.get("properties", {}).items():
            yield from described(part, f"{path}-{name}")

    def every(found: dict[str, Any]) -> list[tuple[str, str, list[str]]]:
        tables = {"": found, **found["definitions"]}
        return [each for name, table in tables.items() for each in described(table, name)]

    english = every(schema())
    with spoken(code):
        found = schema()
    said = {path: description for path, description, _ in every(found)}
    for path, description, values in english:
        if path and path not in {f"-{field}" for field in UNEDITED}:
            assert said[path] != description, path
            told = [value for value in values if f"{value}: " in description]
            assert [value for value in values if f"{value}: " in said[path]] == told, path


@pytest.mark.parametrize("code", ["en", *WHOLE])
def test_a_whole_language_names_every_field_of_the_editor_and_its_values(code: str):
    with spoken(code):
        found = schema()
    nodes = [
        (name, node)
        for table in (found, *found["definitions"].values())
        for name, node in table.get("properties", {}).items()
    ]
    assert {name for name, _ in nodes} - {*found["x-labels"]} == UNEDITED
    values = {each for _, node in nodes for each in node.get("enum", ())}
    assert values - {*found["x-options"]} == set()


UNEDITED = {"name", "aliases", "source", "prose", "notes", "variants"}
"""Fields that the editor doesn't show."""


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_says_nothing_that_nobody_asks_for(code: str):
    helpers = set().union(*map(called, own(code).values()))
    assert set(own(code)) - set(own("en")) <= helpers


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_asks_for_no_field_that_the_program_does_not_give(code: str):
    english = own("en")
    for name, pattern in own(code).items():
        given = fields(english[name]) if name in english else {"n"}
        people = {"who", "player"} if {"who", "player"} & given else set()
        assert fields(pattern) <= given | people | inner(english.get(name, ())), name


def inner(pattern: Pattern) -> set[str]:
    """Return the fields of the messages that a message is made of."""
    english = own("en")
    return set().union(*(fields(english[name]) for name in called(pattern) if name in english))


@pytest.mark.parametrize("code", available())
def test_no_message_stands_in_two_rooms(code: str):
    names = [name for room in (*EVERY, *BESIDE) for name in parse(text(code, room))]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("code", OTHERS)
def test_every_file_says_at_once_that_nobody_has_read_it_and_how_to_help(code: str):
    for room in (*EVERY, *BESIDE):
        if text(code, room):
            head = text(code, room).splitlines()[:2]
            assert all(line.startswith("# ") for line in head)
            assert "docs/languages.md" in head[1]


def test_every_message_is_said_somewhere():
    code = (*(ROOT / "src" / "greed").rglob("*.py"), *(ROOT / "ui" / "src").rglob("*.[st][vs]*"))
    code += tuple((ROOT / "ui" / "scripts").glob("*.mjs"))
    wording = [ROOT / "src" / "greed" / "rulebook" / "page.txt"]
    program = "\n".join(path.read_text("utf-8") for path in (*code, *wording) if path.is_file())
    # What the page says is compared with its source by the page's tests.
    names = own("en", *set(ROOMS) - {*BESIDE})
    within = set().union(*map(called, names.values()))
    # What the program puts together: `reason-` with the name of a reason, `move-` with its kind.
    made = set(re.findall(r"[\"'`]([a-z]+-(?:[a-z]+-?)*)[{$]", program))
    known = {template.id for ways in every_template() for template in ways}
    known |= {reason.value for reason in greed.core.reasons.Reason}
    words = set(re.findall(r"[\w-]+", program))
    for name in names:
        told = name in known or name in within or name in words
        assert told or any(name.startswith(each) for each in made), name


def every_template():
    from greed.core.sentences import CONSEQUENCES, SENTENCES

    return (*SENTENCES.values(), *CONSEQUENCES.values())


def test_what_a_language_lacks_is_said_in_english():
    bare = Language("xx", (lambda: "won = Hurra!",), lambda _: "other", language("en"))
    assert bare.say("won", {}) == "Hurra!"
    assert bare.say("dice", {"n": 3}) == "3 dice"


def test_a_language_brings_its_own_plural_rule():
    rooms = (lambda: "plural-forms = one few many\nplural-rule = n==1 ? 0 : n<5 ? 1 : 2",)
    polish = Language("pl", rooms, lambda n: "one" if n == 1 else "few" if n < 5 else "many")
    kosci = "k = { $n ->\n  [one] kość\n  [few] kości\n *[many] kośćmi\n}"
    spoken = Language("pl", (lambda: kosci,), polish._plural)
    assert [spoken.say("k", {"n": n}) for n in (1, 3, 7)] == ["kość", "kości", "kośćmi"]


@pytest.mark.parametrize(
    "source", ["no name", "a = { $x", "a = { $n ->\n [one] x\n}", "a = 1\na = 2", "a = x } y"]
)
def test_a_file_that_is_not_of_the_form_is_refused(source: str):
    with pytest.raises(MessageError):
        parse(source)


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_CH"}, "de"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
        ({"GREED_LANGUAGE": "en", "LANG": "de_DE"}, "en"),
        ({"LANG": "tlh"}, "en"),
        ({}, "en"),
    ],
)
def test_the_system_says_which_language_it_wants(environment: dict[str, str], code: str):
    assert preferred(environment) == code


def test_an_unknown_language_is_refused_with_those_that_there_are():
    with pytest.raises(greed.GreedError, match="speaks en, "):
        use("tlh")


LOST = (
    "Du verlierst alle 4.000 Punkte nach 3 Nullwürfen hintereinander und bist nicht mehr im Spiel."
)


@pytest.mark.usefixtures("german")
def test_the_game_is_told_in_german():
    before = greed.parse_position("classic+zilch 4000!!,0? 1/1 throw 3 - 450 - - 9")
    events = greed.events(before, (2, 3, 4), greed.throw(before, (2, 3, 4)))
    names = ("You", "Bob").__getitem__
    assert [greed.sentence(event, names).text for event in events] == [
        "Nullwurf! 450 Punkte sind weg.",
        LOST,
    ]
    legal = greed.legal_moves(greed.parse_position("koans 0?,0? 1/1 decide 2 - 200 - - 3"))
    assert legal.why_not("roll") is None
    assert say("percent", n="66,7") == "66,7\u00a0%"


@pytest.mark.parametrize(
    "shown",
    [percent(-1e-9), percent(-0.4, 0), str(Estimate(-1e-9, 0.0012))],
    ids=["tenths", "whole", "estimate"],
)
def test_what_is_rounded_to_nothing_has_no_sign(shown):
    assert "-" not in shown


@pytest.mark.usefixtures("german")
def test_moves_and_positions_stay_english():
    state = greed.throw(greed.start(greed.load("official")), [1, 1, 5, 2, 3])
    assert str(greed.legal_moves(state)[0]) == "keep 1"
    assert "keep" in greed.core.position.position(state)


@pytest.mark.usefixtures("german")
def test_a_sheet_of_the_house_has_a_title_in_german_and_another_keeps_its_own():
    from greed.rulebook import rules_page

    assert rules_page(greed.load("official")).title == "Greed, die offiziellen Regeln"
    mine = greed.loads(
        'title = "Meins"\ntarget = 500\ndice = { count = 2 }\nscoring = { singles = { 1 = 100 } }\n'
    )
    assert rules_page(mine).title == "Meins"


def test_a_narrow_space_sets_thousands_apart_in_french():
    assert language("fr").number(10_000) == "10\u202f000"


def test_no_line_of_french_begins_with_a_mark_that_belongs_to_the_word_before():
    for room in (*EVERY, *BESIDE):
        for line in text("fr", room).splitlines():
            if not line.startswith(("#", "help-", "type-", "table-keys", "choices-rest")):
                assert not re.search(r"(?<!=) [!?;:»](?=$|[ .)»])|« ", line), line


@pytest.mark.parametrize("code", available())
def test_a_word_that_people_type_means_one_thing(code: str):
    commands = [name for name in own(code) if name.startswith("type-") and name not in ASIDE]
    words = [word for name in commands for word in language(code).say(name, {}).split(", ")]
    assert len(words) == len(set(words))
    assert not [word for word in words if " " in word]
