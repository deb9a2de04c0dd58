"""Checkers for sheets and bots of others: they play whole games and watch every event."""

from __future__ import annotations

import random

from greed.bots.interface import Bot
from greed.core.game import legal_moves
from greed.core.moves import Move
from greed.core.position import position
from greed.core.record import Event, Record, replay
from greed.core.sheet import Sheet
from greed.core.state import State
from greed.testing.laws import LawBroken, check_event, check_state
from greed.testing.play import Player, careful, careless, play


def check_sheet(
    sheet: Sheet,
    games: int = 10,
    seed: int = 0,
    *,
    every: int = 20,
    most: int = 50_000,
    must_end: bool = True,
) -> int:
    """Play random games of a sheet, assert the laws, and return how many events were played.

    Each event is checked; one state in `every` is checked in full, since that tries
    every conceivable move. Games have two to four seats as far as the sheet allows it, one
    half of them with a careless player, and are broken off after `most` events; with `must_end`
    a game of careful players has to be over by then.

    >>> from greed.testing import check_sheet
    >>> from greed.sheets import load
    >>> check_sheet(load("farkle(target=1000)"), games=2) > 50
    True

    Raises:
        LawBroken: a law does not hold, or a game does not end.
    """
    events = 0
    for game in range(games):
        wanted = 2 + game % 3
        seats = min(max(wanted, sheet.seats.min), sheet.seats.max)
        players: list[Player] = [careful] * seats
        if game % 2:
            players[-1] = careless
        last, played = _check_game(sheet, players, seed + game, every, most)
        events += played
        if must_end and not last.over and careless not in players:
            raise LawBroken(f"every game ends: after {most} events this one does not")
    return events


def _check_game(
    sheet: Sheet, players: list[Player], seed: int, every: int, most: int
) -> tuple[State, int]:
    story: list[Event] = []
    first = seed % len(players)
    last: State | None = None
    for before, event, after in play(sheet, players, seed, first, most=most):
        if len(story) % every == 0:
            check_state(before)
        check_event(before, event, after)
        story.append(event)
        last = after
    assert last is not None
    if last.over:
        check_state(last)
    names = tuple(f"player {seat + 1}" for seat in range(len(players)))
    record = Record(sheet=sheet, seats=names, first=first, events=tuple(story))
    *_, replayed = replay(record)
    if replayed != last:
        raise LawBroken("a record replays to the same state")
    return last, len(story)


def check_bot(bot: Bot, sheet: Sheet, games: int = 5, seed: int = 0, *, most: int = 50_000) -> int:
    """Let a bot play games against others, and return how many moves it made.

    It has to answer with legal moves, alike when it is asked twice, and must not keep a game
    from ending within `most` events.

    >>> from greed.testing import check_bot
    >>> from greed.bots import bot
    >>> from greed.sheets import load
    >>> check_bot(bot("bold"), load("koans"), games=1) > 10
    True

    Raises:
        LawBroken: names the position and what the bot answered.
    """
    moves = 0

    def asked(state: State, _: random.Random) -> Move:
        nonlocal moves
        moves += 1
        answer, again = bot.choose(state), bot.choose(state)
        if answer != again:
            raise LawBroken(f"a bot answers alike: {answer}, then {again} to {position(state)}")
        if answer not in legal_moves(state):
            raise LawBroken(f"a bot answers with a legal move: {answer} to {position(state)}")
        return answer

    for game in range(games):
        seats = min(max(2 + game % 2, sheet.seats.min), sheet.seats.max)
        players: list[Player] = [asked, *[careful] * (seats - 1)]
        *_, (_, _, last) = play(sheet, players, seed + game, game % seats, most=most)
        if not last.over:
            raise LawBroken(f"every game ends: after {most} events this one does not")
    return moves
