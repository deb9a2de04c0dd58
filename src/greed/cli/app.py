"""The program: its commands, and how their refusals reach the user."""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from greed import languages
from greed._plain import one_line, unarmed
from greed.cli.exits import BAD_INPUT, FINE, INTERRUPTED, Refusal
from greed.cli.numbers import read_numbers
from greed.cli.options import grouped
from greed.cli.render import ink
from greed.core.errors import GreedError, SheetError
from greed.core.messages import nearest, say

_FRONT = (
    ("Play", (
        ("greed play", "the official game, against a bot"),
        ("greed play classic", "another game; greed rules lists them"),
        ("greed play --players Ann,Bob", "share one keyboard; bot:bold adds a bot"),
        ("greed play --dice real", "roll real dice: Greed keeps score"),
        ("greed play --resume", "continue your last game"),
        ("greed serve", "play in the browser with people near you"),
    )),
    ("Look up", (
        ("greed score official 11523", "what a throw scores, and what you may keep"),
        ("greed odds official", "exact odds, and when to bank"),
        ("greed solve official", "how often the starting player wins"),
        ("greed card official", "rules to remember, and how often they win"),
        ("greed rules", "all rule sheets and variants"),
        ("greed rules show classic", "the rules of one sheet"),
        ("greed replay", "your last game again, throw by throw"),
        ("greed review game.jsonl", "luck and skill in a finished game"),
        ("greed advise POSITION", "how often each choice wins, and why"),
        ("greed train official", "puzzles; --daily is the day's challenge"),
        ("greed explore POSITION", "what every choice and every roll leads to"),
        ("greed verify game.jsonl", "check a server's dice against its commitment"),
        ("greed certify koans -o FILE", "prove a solution; greed check tests it"),
    )),
    ("Bots", (
        ("greed sim classic", "millions of games between policies"),
        ("greed arena --bots bold,random", "a tournament: which bot is better?"),
        ("greed bot join LINK --bot bold", "seat a bot in a room on a server"),
        ("greed study classic", "how a rule changes the game"),
        ("greed bot", "all bots"),
        ("greed bot check 'node bot.js'", "check your own bot, in any language"),
    )),
    ("House rules", (
        ("greed rules new mine.toml", "start a sheet of your own"),
        ("greed rules check mine.toml", "find its faults, with what would be right"),
        ("greed play ./mine.toml", "play it"),
        ("greed pack ./mine.toml", "as data, for programs in any language"),
    )),
)  # fmt: skip


_ENDLESS = re.compile(r"(\S{60})\S{240,}")
"""What was typed and is repeated in a refusal: a word that fills the screen hides what is wrong."""


class _Greed(TyperGroup):
    """The top of the program: each command is a module that is imported when it is called.

    A command that adds two numbers need not wait for the screens of another.
    """

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401
        """Return the names of the commands."""
        del ctx
        return list(_COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401
        """Return a command; None if there is none of this name."""
        del ctx
        if cmd_name not in _COMMANDS:
            return None
        module = import_module(f"greed.cli.commands.{_COMMANDS[cmd_name]}")
        own = getattr(module, "app", None)  # of a command with commands of its own
        if own is None:
            own = typer.Typer(add_completion=False)
            settings = {"context_settings": {}} | getattr(module, "SETTINGS", {}).get(cmd_name, {})
            settings["context_settings"] |= _HELP
            own.command(**settings)(grouped(getattr(module, cmd_name)))
        command = typer.main.get_command(own)
        command.name = cmd_name
        read_numbers(command)
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401
        """Return the command that the arguments start with; refuse one that does not exist."""
        if args and args[0] not in _COMMANDS and not ctx.resilient_parsing:
            hint = nearest(args[0], list(_COMMANDS))
            raise Refusal(say("unknown-command", name=repr(args[0]), hint=hint))
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401
        """Return the front page instead of a generated list."""
        del ctx
        return front_page()


# Typer's own context and command are private classes of it, hence the three Any above.
_COMMANDS = {
    "play": "play", "serve": "serve", "score": "score", "odds": "odds", "solve": "solve",
    "advise": "analysis", "explore": "analysis", "rules": "rules", "replay": "play",
    "review": "records", "train": "train", "verify": "records", "sim": "sim", "arena": "arena",
    "study": "study", "bot": "bot", "card": "score", "puzzles": "train", "pack": "pack",
    "certify": "certify", "check": "certify",
}  # fmt: skip
"""The commands in the order of the help, each with its module."""

_HELP = {"help_option_names": ["--help", "-h"]}
app = typer.Typer(name="greed", cls=_Greed, invoke_without_command=True, context_settings=_HELP)


def _version(wanted: bool) -> None:
    if wanted:
        from greed import __version__
        from greed._revision import revision

        ink.say(f"greed {__version__} ({revision()})" if revision() else f"greed {__version__}")
        raise typer.Exit


@app.callback()
def greed(
    ctx: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Greed and its family of dice games."""
    if ctx.invoked_subcommand is None:
        ink.say(front_page())


def run(arguments: list[str]) -> int:
    """Run the program with arguments and return its exit code; a refusal is one line."""
    try:
        code = app(_speak(arguments), prog_name="greed", standalone_mode=False)
        sys.stdout.flush()
    except Refusal as refusal:
        return _refuse(str(refusal), refusal.code)
    except SheetError as error:
        return _refuse(_on_one_line(error), BAD_INPUT)
    except GreedError as error:
        return _refuse(one_line(str(error)), BAD_INPUT)
    except typer.TyperException as error:
        where = getattr(error, "ctx", None)
        path = where.command_path if where is not None else "greed"
        return _refuse(f"{error.format_message()} (try {path} --help)", BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _unheard()
    except UnicodeEncodeError as error:  # a command line that is not text
        wrong = error.object[error.start : error.end]
        return _refuse(f"{wrong!r} is not text: write it in UTF-8", BAD_INPUT)
    except OSError as error:  # a full disk, for one
        _unheard()
        place = "" if error.filename is None else f" {error.filename}"
        return _refuse(f"cannot go on{place}: {error.strerror or error}", BAD_INPUT)
    except SystemExit as exit_:
        # Typer turns a broken pipe into an exit of its own.
        if isinstance(exit_.__context__, BrokenPipeError):
            return _unheard()
        raise
    return code if isinstance(code, int) else FINE


def _speak(arguments: list[str]) -> list[str]:
    """Speak the language of `--language`, wherever it stands, or of the system; return the rest."""
    rest, code = [], languages.preferred(os.environ)
    waiting = iter(arguments)
    for word in waiting:
        name, equals, value = word.partition("=")
        if name == "--":
            rest += [word, *waiting]
        elif name == "--language":
            code = value if equals else next(waiting, "")
        else:
            rest.append(word)
    languages.use(code)
    return rest


def _unheard() -> int:
    """The reader of our output has gone: nothing is wrong, and nothing is left to say."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FINE


def _refuse(message: str, code: int) -> int:
    shown = _ENDLESS.sub(r"\1...", unarmed(message))
    sys.stderr.write(f"greed: {shown}\n")
    return code


def _on_one_line(error: SheetError) -> str:
    """Return the message of a refused sheet, on one line if it has one fault."""
    if len(error.faults) > 1:
        return str(error)
    fault = error.faults[0]
    return fault if error.name in fault else f"{error.name}: {fault}"


def front_page() -> str:
    """Return the page, coloured if standard output is a terminal."""
    lines = ["", f"  {ink.strong('Greed')}  a family of dice games: roll again, or bank?", ""]
    for title, commands in _FRONT:
        lines.append(f"  {ink.strong(title)}")
        lines += [f"    {ink.key(command.ljust(32))}{what}" for command, what in commands]
        lines.append("")
    spoken = ", ".join(code for code in languages.available() if code not in ("de", "en"))
    lines += [
        f"  {ink.key('greed COMMAND --help')} explains a command, {ink.key('--json')} prints JSON,",
        f"  {ink.key('greed --install-completion')} teaches your shell the sheets and bots,",
        f"  {ink.key('--language de')} (or GREED_LANGUAGE=de): games, rules and most answers in",
        f"  German; also {spoken}. Help is in English.",
        ink.dim("  Exit codes: 0 fine, 1 the answer is no, 2 bad input."),
        "",
    ]
    return "\n".join(lines)
