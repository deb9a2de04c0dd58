"""The front page: what `greed` and `greed --help` show."""

from __future__ import annotations

from greed.cli.ink import dim, key, strong

__all__ = ["front_page"]

_COMMANDS = (
    ("Play", (
        ("greed play", "the official game at once, against a bot"),
        ("greed play classic", "another sheet; greed rules lists them"),
        ("greed play --players Ann,Bob", "people at one keyboard; bot:bold adds a bot"),
        ("greed play --dice real", "real dice: score pad and referee"),
        ("greed play --resume", "go on with the last game"),
        ("greed serve", "in the browser, with everybody near you"),
    )),
    ("Look up", (
        ("greed score official 11523", "what a throw is worth, and what may be kept"),
        ("greed odds official", "exact odds, when to bank, the best play"),
        ("greed solve official", "who wins how often if both play best"),
        ("greed strategy official", "good play in figures"),
        ("greed rules", "the sheets of the house, and their variants"),
        ("greed rules show classic", "a sheet as a page to read"),
        ("greed replay", "the last game again, throw by throw"),
        ("greed review game.jsonl", "a finished game: luck told from skill"),
        ("greed advise POSITION", "what each choice wins, and why"),
        ("greed verify game.jsonl", "were a server's dice what it had promised?"),
    )),
    ("Bots", (
        ("greed sim classic", "millions of games between policies"),
        ("greed arena --bots bold,random", "a tournament: who is better, how surely"),
        ("greed study classic", "what a rule does to the game"),
        ("greed bot", "the bots of the house"),
        ("greed bot check 'node bot.js'", "certify a bot of your own, in any language"),
    )),
    ("House rules", (
        ("greed rules new mine.toml", "start a sheet of your own"),
        ("greed rules check mine.toml", "every fault of it at once"),
        ("greed play ./mine.toml", "play it"),
    )),
)  # fmt: skip


def front_page() -> str:
    """Return the page, coloured if standard output is a terminal."""
    lines = ["", f"  {strong('Greed')}  a family of dice games: roll on, or bank?", ""]
    for title, commands in _COMMANDS:
        lines.append(f"  {strong(title)}")
        lines += [f"    {key(command.ljust(31))}{what}" for command, what in commands]
        lines.append("")
    lines += [
        f"  {key('greed COMMAND --help')} explains a command, {key('--json')} prints its data,",
        f"  {key('greed --install-completion')} teaches your shell the sheets and bots.",
        dim("  Exit codes: 0 fine, 1 the answer is no, 2 bad input."),
        "",
    ]
    return "\n".join(lines)
