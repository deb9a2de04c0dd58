"""The front page: what `greed` and `greed --help` show."""

from __future__ import annotations

from greed.cli.render.ink import dim, key, strong

__all__ = ["front_page"]

_COMMANDS = (
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
        ("greed card official", "rules to remember, and what they lose"),
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
        ("greed rules check mine.toml", "find all its faults at once"),
        ("greed play ./mine.toml", "play it"),
        ("greed pack ./mine.toml", "as data, for programs in any language"),
    )),
)  # fmt: skip


def front_page() -> str:
    """Return the page, coloured if standard output is a terminal."""
    lines = ["", f"  {strong('Greed')}  a family of dice games: roll again, or bank?", ""]
    for title, commands in _COMMANDS:
        lines.append(f"  {strong(title)}")
        lines += [f"    {key(command.ljust(32))}{what}" for command, what in commands]
        lines.append("")
    lines += [
        f"  {key('greed COMMAND --help')} explains a command, {key('--json')} prints JSON,",
        f"  {key('greed --install-completion')} teaches your shell the sheets and bots.",
        dim("  Exit codes: 0 fine, 1 the answer is no, 2 bad input."),
        "",
    ]
    return "\n".join(lines)
