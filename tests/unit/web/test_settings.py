"""Settings: one table for options, environment and file; whatever is wrong is named."""

import re
from pathlib import Path

import pytest

from greed._variables import OTHERS
from greed.cli.app import run
from greed.web import serve
from greed.web.settings import Settings, SettingsError, settings_from

ROOT = Path(__file__).parents[3]
MISSPELT = {"GREED_RAET", "GREED_THROWS"}
"""Those that tests have made up."""


def test_an_option_goes_before_a_variable_and_a_variable_before_the_file(tmp_path):
    file = tmp_path / "greed.toml"
    file.write_text('port = 1\nrate = 1\nburst = 1\nhosts = ["a", "b"]\ncoach = false\n')
    environ = {"GREED_PORT": "2", "GREED_RATE": "2"}
    for found in (
        settings_from(environ, str(file), port="3"),
        settings_from({**environ, "GREED_CONFIG": str(file)}, None, port="3"),
    ):
        assert (found.port, found.rate, found.burst) == (3, 2.0, 1)
        assert (found.hosts, found.coach, found.lobby) == (("a", "b"), False, Settings().lobby)


def test_lists_are_separated_by_commas_and_what_is_empty_is_not_set():
    found = settings_from({"GREED_ORIGINS": "https://a, https://b/", "GREED_RATE": ""}, None)
    assert found.origins == ("https://a", "https://b")
    assert found.rate == Settings().rate


def test_games_are_kept_in_the_folder_of_games_unless_said_otherwise(monkeypatch, tmp_path):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))
    assert settings_from({}, None).database == str(tmp_path / "games.sqlite")
    assert settings_from({"GREED_DATABASE": "x"}, None).database == "x"


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("GREED_RAET", "5", "GREED_RAET is not a setting of the server; did you mean GREED_RATE"),
        ("GREED_THROWS", "9", "GREED_THROWS is not a setting of the server"),
        ("GREED_rate", "9", "GREED_rate is not a setting of the server"),
        ("GREED_RATE", "fast", "GREED_RATE: expected a number, got 'fast'"),
        ("GREED_RATE", "inf", "GREED_RATE: expected a number, got 'inf'"),
        ("GREED_BURST", "1.5", "GREED_BURST: expected a whole number, got '1.5'"),
        ("GREED_PORT", "99999", "GREED_PORT: expected a whole number <= 65535, got '99999'"),
        ("GREED_COACH", "perhaps", "GREED_COACH: expected 0 or 1, got 'perhaps'"),
        ("GREED_LOG", "xml", "GREED_LOG: expected requests or faults, got 'xml'"),
        ("GREED_PUBLIC_URL", "https://greed.example/dice", "without a path, such as https://"),
        ("GREED_PUBLIC_URL", "greed.example", "GREED_PUBLIC_URL: expected a scheme and a host"),
        ("GREED_PUBLIC_URL", "ftp://greed.example", "GREED_PUBLIC_URL: expected a scheme"),
        ("GREED_PUBLIC_URL", "https://ann@greed.example", "GREED_PUBLIC_URL: expected a scheme"),
        ("GREED_CONFIG", "/no/such/file.toml", "/no/such/file.toml: No such file"),
    ],
)
def test_what_is_wrong_is_named_with_its_variable(variable, value, said):
    with pytest.raises(SettingsError) as refused:
        settings_from({variable: value}, None)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("raet = 5", "'raet' is unknown; did you mean rate"),
        ("rate = 'fast'", "rate: expected a number, got 'fast'"),
        ("hosts = [1]", "hosts: expected `str`, got [1]"),
        ("rate", "Expected '=' after a key"),
        ('public_url = "x"', "public_url: expected a scheme and a host"),
    ],
)
def test_what_is_wrong_in_the_file_is_named_with_its_place(tmp_path, line, said):
    file = tmp_path / "greed.toml"
    file.write_text(line)
    with pytest.raises(SettingsError) as refused:
        settings_from({}, str(file))
    assert str(refused.value).startswith(f"{file}: ")
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"public_url": "greed.example"}, "--url: "),
        ({"origins": ["x"]}, "--origin: "),
        ({"port": "99999"}, "--port: "),
    ],
)
def test_a_fault_of_the_command_line_names_an_option_that_there_is(given, named):
    with pytest.raises(SettingsError, match=f"^{named}"):
        settings_from({}, None, **given)


@pytest.mark.parametrize("option", ["--port=99999", "--database=mysql://x", "--config=nothing"])
def test_the_command_says_what_is_wrong_and_announces_nothing(capsys, option):
    assert run(["serve", option]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_the_command_serves_what_it_was_told(monkeypatch):
    found = []
    monkeypatch.setattr(serve, "serve", lambda settings, _: found.append(settings))
    monkeypatch.setenv("GREED_LOBBY", "9")
    options = ["--host", "127.0.0.1", "--port", "4321", "--url", "https://greed.example"]
    assert run(["serve", *options, "--origin", "https://a", "--origin", "https://b"]) == 0
    [settings] = found
    assert (settings.host, settings.port, settings.lobby) == ("127.0.0.1", 4321, 9)
    assert settings.public_url == "https://greed.example"
    assert settings.origins == ("https://a", "https://b")


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


def test_every_setting_says_what_it_is():
    said = re.findall(r"^ {4,}(\w+): ", str(Settings.__doc__), re.MULTILINE)
    assert said == list(Settings.__struct_fields__)
