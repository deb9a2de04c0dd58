"""The program: its commands, and how their refusals reach the user."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from greed._plain import one_line, unarmed
from greed.cli.exits import BAD_INPUT, FINE, INTERRUPTED, Refused
from greed.cli.front import front_page
from greed.cli.render import ink
from greed.core.errors import GreedError, SheetError, nearest

__all__ = ["app", "run"]


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
        command = typer.main.get_command(import_module(f"greed.cli.commands.{cmd_name}").app)
        command.name = cmd_name
        return command

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401
        """Return the command that the arguments start with; refuse one that does not exist."""
        if args and args[0] not in _COMMANDS and not ctx.resilient_parsing:
            raise Refused(
                f"there is no command {args[0]!r}; {nearest(args[0], _COMMANDS)}"
                " (greed --help lists them all)"
            )
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401
        """Return the front page instead of a generated list."""
        del ctx
        return front_page()


# Typer's own context and command are private classes of it, hence the three Any above.
_COMMANDS = (
    "play", "serve", "score", "odds", "solve", "advise", "explore", "rules", "replay", "review",
    "train", "verify", "sim", "arena", "study", "bot", "card", "puzzles", "pack",
)  # fmt: skip

app = typer.Typer(name="greed", cls=_Greed, invoke_without_command=True)


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
        code = app(arguments, prog_name="greed", standalone_mode=False)
        sys.stdout.flush()
    except Refused as refusal:
        return _refuse(str(refusal), refusal.code)
    except SheetError as error:
        return _refuse(_on_one_line(error), BAD_INPUT)
    except GreedError as error:
        return _refuse(one_line(str(error)), BAD_INPUT)
    except typer.TyperException as error:
        return _refuse(f"{error.format_message()} (try greed --help)", BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _unheard()
    except SystemExit as exit_:
        # Typer turns a broken pipe into an exit of its own.
        if isinstance(exit_.__context__, BrokenPipeError):
            return _unheard()
        raise
    return code if isinstance(code, int) else FINE


def _unheard() -> int:
    """The reader of our output has gone: nothing is wrong, and nothing is left to say."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FINE


def _refuse(message: str, code: int) -> int:
    sys.stderr.write(f"greed: {unarmed(message)}\n")
    return code


def _on_one_line(error: SheetError) -> str:
    """Return the message of a refused sheet, on one line if it has one fault."""
    if len(error.faults) > 1:
        return str(error)
    fault = error.faults[0]
    return fault if error.name in fault else f"{error.name}: {fault}"
