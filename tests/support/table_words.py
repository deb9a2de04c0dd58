"""What the words of a table script mean: an `Ask`, or a part of a `View`, told in a line."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import msgspec

from greed.room import Ask, Choice, Done, GameView, Problem, View
from greed.room import ask as asks

SEATS = ("stand", "bot", "call")
"""The words that a seat follows: its number from 1, or the name of somebody."""
TABLE = ("undo", "join", "out", "back")
"""What is said for the table; all else somebody says at a screen of several is for the own seat."""


SeatOf = Callable[[str], int]
"""Returns the seat of a number (from 1), or of somebody."""


def ask_of(words: str, extras: Mapping[str, str], view: View, me: str, seat_of: SeatOf) -> Ask:
    """Return what somebody asks for in these words, as it would come over a wire.

    Args:
        words: such as `keep 1 1 5, bank` or `sit as Cleo at 2`.
        extras: such as {"ply": "3", "id": "a", "for": "Bob"}.
        view: what the person sees, from which the ply is taken.
        me: the name under which the person sits down.
        seat_of: finds seats.
    """
    word, _, rest = words.partition(" ")
    ply = int(extras.get("ply", view.game.ply if view.game else 0))
    whom = {"seat": seat_of(extras["for"])} if "for" in extras else {}
    asked: dict[str, object] = {"do": word, **({"id": extras["id"]} if "id" in extras else {})}
    if word in SEATS:
        seat, _, rest = rest.partition(" ")
        whom = {"seat": seat_of(seat)}
    match word:
        case "sit":
            asked |= _sitting(rest, me)
        case "name":
            asked |= {"name": rest, **(whom or {"seat": seat_of(me)})}
        case "list" | "unlist":
            asked |= {"do": "list", "listed": word == "list"}
        case "skip":
            asked["ply"] = ply
        case "bot" | "why" | "react" | "lefts":
            field, read = _FIELDS[word]
            asked |= {field: read(rest), **whom}
        case "stand" | "call" | "start" | "host" | "abandon" | "rematch":
            asked |= whom
        case _:
            if len(view.you.seats) > 1 and word not in TABLE:
                whom = {"seat": seat_of(me), **whom}
            move, _, then = words.partition(", ")
            asked |= {"do": "move", "move": move, "ply": ply, "then": then or None, **whom}
    ask: Ask = msgspec.convert(asked, Ask)
    return ask


_FIELDS: Mapping[str, tuple[str, Callable[[str], object]]] = {
    "bot": ("bot", str),
    "why": ("move", str),
    "react": ("what", str),
    "lefts": ("points", int),
}


def _sitting(words: str, me: str) -> dict[str, object]:
    found = re.fullmatch(r"(?:as (.+?))?\s*(?:at (\d+))?\s*(program)?", words)
    assert found, f"say: sit as NAME at NUMBER program, not: sit {words}"
    name, at, program = found.groups()
    sitting = {"name": name or me, "program": bool(program)}
    return {**sitting, "seat": int(at) - 1} if at else sitting


def answer_in_words(ask: Ask, answer: Done | Problem) -> str:
    """Return what is answered to an ask, without what a view tells anyway."""
    if isinstance(answer, Problem):
        return f"refused, {answer.code}: {answer.message}"
    if answer.again:
        return f"done before, at ply {answer.ply}."
    if isinstance(ask, asks.Why):
        return answer.why or "it can be done"
    if isinstance(ask, asks.Lefts):
        return ", ".join("unsaid" if n < 0 else str(n) for n in answer.lefts) or "no such turn"
    return ""


def news_in_words(view: View) -> str:
    """Return the sentences of what has happened."""
    return " ".join(line.text for news in view.news for line in news.lines)


def seen(what: str, view: View) -> str:
    """Return a part of a view in words: `game`, `choices`, `seats`, or a choice by its move.

    Raises:
        KeyError: it has no such part.
    """
    if what in _OF_ROOMS:
        return _OF_ROOMS[what](view)
    game = view.game
    assert game is not None, "the game hasn't begun"
    if what in _OF_GAMES:
        return _OF_GAMES[what](view, game)
    if what.startswith("no "):
        return game.why_not[what[3:]]
    return _choice({choice.move: choice for choice in game.choices}[what])


def _seats(view: View) -> str:
    told = []
    for seat in view.seats:
        marks = [mark for mark in ("host", "here", "program") if getattr(seat, mark)]
        marks += ["called"] if seat.free_from else []
        marks += [f"device {seat.device}"] if seat.device else []
        kind = {"bot": f" (bot {seat.bot})", "open": "open", "person": ""}[seat.kind]
        told.append(f"{seat.name}{kind}" + (f": {', '.join(marks)}" if marks else ""))
    return "; ".join(told)


def _room(view: View) -> str:
    parts = [view.status, f"{view.sheet.title} to {view.sheet.target:,}", f"{view.dice.mode} dice"]
    parts += [f"{view.clock} seconds a turn"] if view.clock else []
    parts += ["listed"] if view.listed else []
    parts += ["the host was called"] if view.host_free_from else []
    parts += [f"{view.watching} watching"] if view.watching else []
    return ", ".join(parts if view.code else [*parts, "no code to join"])


def _you(view: View) -> str:
    held = [f"seat {seat + 1}" for seat in view.you.seats] + ["the host"] * view.you.host
    return ", ".join(held) or "nothing"


def _devices(view: View) -> str:
    told = [
        f"{one.name}: {one.took} of {one.rolls} rolls"
        + (f", {one.silent} void" if one.silent else "")
        + (", out" if one.out else "")
        + ("" if one.seats else ", gone")
        for one in view.dice.devices
    ]
    return "; ".join(told) or "none"


def _game(view: View, game: GameView) -> str:
    scores = []
    for seat, score in zip(view.seats, game.scores, strict=True):
        off = {"off": " (not on the board)", "out": " (must re-enter)", "on": ""}[score.standing]
        scores.append(
            f"{seat.name} {score.score:,}{off}{'!' * score.strikes}"
            + (" (sits out)" if score.away else "")
        )
    return f"{', '.join(scores)}; {_due(view, game)}"


def _due(view: View, game: GameView) -> str:
    name, turn = view.seats[game.seat].name, game.turn
    if game.phase == "over":
        return f"won by {' and '.join(view.seats[seat].name for seat in game.winners)}"
    does = {"throw": "throws", "offer": "answers", "decide": "decides", "keep": "keeps of"}
    dice = f" {_faces(game.throw.dice)}" if game.phase == "keep" and game.throw else ""
    told = f"{name} {does[game.phase]}{dice}"
    told += f" {turn.dice}" if game.phase == "throw" else ""
    told += f", {turn.points:,} so far" if turn.points else ""
    told += f" ({turn.inherited:,} taken over)" if turn.inherited else ""
    return told + (", rolling" if game.rolling else "")


def _turn(_: View, game: GameView) -> str:
    turn = game.turn
    parts = [f"{turn.points:,} points", f"{turn.dice} dice"]
    parts += [f"kept {' + '.join(map(_faces, turn.kept))}"] if turn.kept else []
    parts += [f"{turn.inherited:,} taken over"] if turn.inherited else []
    parts += ["an attempt"] if turn.attempt else []
    if entry := turn.entry:
        parts.append(f"has {entry.have:,} of {entry.points:,} in one {entry.scope}")
    if bust := turn.bust:
        costs = f"{bust.points:,}" + (f" and {bust.banked:,}" if bust.banked else "")
        parts.append(f"a bust ({bust.chance:.1%}) costs {costs}")
    return ", ".join(parts)


def _offer(_: View, game: GameView) -> str:
    if (offer := game.offer) is None:
        return "none"
    return (
        f"{offer.points:,} and {offer.dice} of the dice (bust {offer.risk:.1%}),"
        f" or {offer.fresh} fresh dice (bust {offer.fresh_risk:.1%})"
    )


def _final(view: View, game: GameView) -> str:
    if (final := game.final) is None:
        return "not yet"
    queue = ", ".join(view.seats[seat].name for seat in final.queue)
    return f"{view.seats[final.leader].name} has {final.score_to_beat:,}; {queue or 'nobody'} left"


def _choices(_: View, game: GameView) -> str:
    return "; ".join(map(_choice, game.choices)) or "none"


def _choice(choice: Choice) -> str:
    parts = [f"+{choice.points:,}"] if choice.dice else []
    if any(part.kind != "single" for part in choice.parts):
        sets = (f"{part.kind} {_faces(part.dice)} = {part.points:,}" for part in choice.parts)
        parts.append(f"({' + '.join(sets)})")
    parts += ["hot dice"] if choice.hot else []
    parts += ["ends the turn"] if choice.ends else []
    parts += [f"{choice.left} left"] if choice.dice else []
    parts += [f"bust {choice.risk:.1%}"] if choice.risk is not None else []
    parts += [choice.does.words] if choice.does else []
    parts += [f"no bank: {choice.why_no_bank}"] if choice.why_no_bank and not choice.ends else []
    parts += [f"no roll: {choice.why_no_roll}"] if choice.why_no_roll and not choice.ends else []
    return ", ".join([choice.move, *parts])


def _faces(dice: tuple[int, ...]) -> str:
    return " ".join(map(str, dice))


_OF_ROOMS: Mapping[str, Callable[[View], str]] = {
    "seats": _seats,
    "room": _room,
    "you": _you,
    "devices": _devices,
    "news": news_in_words,
}
_OF_GAMES: Mapping[str, Callable[[View, GameView], str]] = {
    "game": _game,
    "turn": _turn,
    "offer": _offer,
    "final": _final,
    "choices": _choices,
    "position": lambda _, game: game.position,
}
