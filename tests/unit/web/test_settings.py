"""Settings: one table, read the same way by every way in; whatever is wrong is named."""

import os
import re
import sys
from pathlib import Path

import pytest

from greed._variables import OTHERS
from greed.cli.app import run
from greed.web import __main__, app, serve
from greed.web.settings import Settings, SettingsError, settings_from


@pytest.fixture
def environ(monkeypatch):
    """Set variables; those of the person who runs the tests do not count."""
    for name in [name for name in os.environ if name.startswith("GREED_")]:
        if name != "GREED_HOME":
            monkeypatch.delenv(name)

    def setting(**variables):
        for name, value in variables.items():
            monkeypatch.setenv(name, value)

    return setting


@pytest.fixture
def started(monkeypatch):
    """Start the server by one way in with options; return the settings that it would run with."""
    found = []

    def serving(settings, _announce=None):
        found.append(settings)

    monkeypatch.setattr(serve, "serve", serving)
    monkeypatch.setattr(__main__, "serve", serving)

    def starting(way, *options):
        if way == "greed serve":
            assert run(["serve", *options]) == 0
        elif way == "python -m greed.web":
            monkeypatch.setattr(sys, "argv", ["greed.web", *options])
            assert __main__.main() == 0
        else:
            found.append(app.create_app().state.settings)
        return found[-1]

    return starting


WAYS = ["greed serve", "python -m greed.web", "uvicorn"]


@pytest.mark.parametrize("way", WAYS)
def test_every_way_in_reads_the_same_variables(environ, started, way):
    environ(
        GREED_PUBLIC_URL="https://greed.example", GREED_WORKERS="3", GREED_RATE="7",
        GREED_DATABASE="postgresql://x/y", GREED_ORIGINS="https://a, https://b", GREED_COACH="0",
    )  # fmt: skip
    found = started(way)
    assert (found.public_url, found.workers, found.rate) == ("https://greed.example", 3, 7.0)
    assert (found.origins, found.coach) == (("https://a", "https://b"), False)
    assert found.database == "postgresql://x/y"


@pytest.mark.parametrize("way", WAYS[:2])
def test_an_option_beats_its_variable(environ, started, way):
    environ(GREED_WORKERS="3", GREED_PORT="1234")
    found = started(way, "--port", "4321")
    assert (found.workers, found.port) == (3, 4321)


@pytest.mark.parametrize("way", WAYS)
def test_a_variable_that_is_empty_counts_as_not_set(environ, started, way):
    environ(GREED_PUBLIC_URL="", GREED_RATE="")
    assert started(way).rate == Settings().rate


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("GREED_RAET", "5", "GREED_RAET is not a setting of the server; did you mean GREED_RATE"),
        ("GREED_RATE", "fast", "GREED_RATE: expected a number, got 'fast'"),
        ("GREED_RATE", "nan", "GREED_RATE: expected a number"),
        ("GREED_BURST", "1.5", "GREED_BURST: expected a whole number, got '1.5'"),
        ("GREED_PORT", "99999", "GREED_PORT: expected a whole number <= 65535"),
        ("GREED_COACH", "perhaps", "GREED_COACH: expected 0 or 1, got 'perhaps'"),
        ("GREED_WORKERS", "0", "GREED_WORKERS: expected a whole number >= 1"),
        ("GREED_LOG", "xml", "GREED_LOG: expected json or text, got 'xml'"),
        ("GREED_PUBLIC_URL", "https://greed.example/dice", "without a path, such as https://"),
        ("GREED_PUBLIC_URL", "greed.example", "GREED_PUBLIC_URL: expected a scheme and a host"),
        ("GREED_PUBLIC_URL", "ftp://greed.example", "GREED_PUBLIC_URL: expected a scheme"),
        ("GREED_PUBLIC_URL", "https://ann@greed.example", "GREED_PUBLIC_URL: expected a scheme"),
        ("GREED_THROWS", "9", "GREED_THROWS is not a setting of the server"),
        ("GREED_rate", "9", "GREED_rate is not a setting of the server"),
    ],
    ids=lambda said: said[:12],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_variable(variable, value, said):
    with pytest.raises(SettingsError) as refused:
        settings_from({variable: value})
    assert said in str(refused.value)


def test_a_slash_at_the_end_of_the_address_is_nobodys_mistake():
    found = settings_from({"GREED_PUBLIC_URL": "https://greed.example:8443/"})
    assert found.public_url == "https://greed.example:8443"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "variable",
    ["GREED_LANGUAGE", "GREED_KERNEL", "GREED_FROM_MAKE", "GREED_HOME",
     "GREED_TEST_POSTGRES", "_GREED_SERVER"],
)  # fmt: skip
def test_variables_of_other_parts_stop_no_server(environ, started, way, variable):
    environ(**{variable: "en"})
    assert started(way).rate == Settings().rate


ROOT = Path(__file__).parents[3]
MISSPELT = {"GREED_RAET", "GREED_THROWS"}
"""Those that tests have made up."""


def test_every_variable_that_is_named_anywhere_is_known_to_the_server():
    named = set()
    for path in written():
        named |= set(re.findall(r"\bGREED_[A-Z_]*[A-Z]\b", path.read_text("utf-8")))
    settings = {f"GREED_{field.upper()}" for field in Settings.__struct_fields__}
    assert named - MISSPELT - settings == OTHERS
    assert not settings & OTHERS


def written():
    """Yield every file that somebody has written and that may name a variable."""
    for name in ("Makefile", "Dockerfile", "compose.yaml", "hatch_build.py", "README.md"):
        yield ROOT / name
    for folder in ("src/greed", "scripts", "tests", "benchmarks", "docs", "examples", "ui"):
        for path in (ROOT / folder).rglob("*"):
            kinds = (".py", ".sh", ".md", ".ts", ".svelte", ".ambr", ".conf")
            away = {"node_modules", "static", "dist", "_build"} & set(path.parts)
            if path.suffix in kinds and path.is_file() and not away:
                yield path


@pytest.mark.parametrize("option", ["--port=99999", "--workers=many", "--database=mysql://x"])
def test_the_command_says_what_is_wrong_and_announces_nothing(environ, capsys, option):
    environ()
    assert run(["serve", option]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)


@pytest.mark.parametrize(
    ("given", "named"),
    [({"public_url": "greed.example"}, "--url: "), ({"origins": ["x"]}, "--origin: "),
     ({"port": "99999"}, "--port: ")],
)  # fmt: skip
def test_a_fault_of_the_command_line_names_an_option_that_there_is(given, named):
    with pytest.raises(SettingsError, match=f"^{named}"):
        settings_from({}, **given)


def test_an_origin_is_told_as_browsers_send_it():
    assert settings_from({}, origins=["https://a.example/"]).origins == ("https://a.example",)
