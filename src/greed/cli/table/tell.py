"""What the table says and asks: read off the state of a game."""

from __future__ import annotations

from greed.core.consequence import chase, consequence
from greed.core.dice import Throw
from greed.core.game import legal_moves
from greed.core.messages import number, say
from greed.core.moves import BANK, Move
from greed.core.sentences import spoken
from greed.core.sheet import Sheet
from greed.core.state import State, entry_of
from greed.room import Seat
from greed.sheets.words import title

Players = tuple[Seat, ...]

HELP = (
    "keep",
    "all",
    "roll",
    "bank",
    "both",
    "take",
    "odds",
    "undo",
    "join",
    "out",
    "scores",
    "save",
    "quit",
)
"""What can be typed, as messages `help-keep` and so on."""


def help_lines(players: Players, sheet: Sheet, *, real: bool) -> list[tuple[str, str]]:
    """Return what can be typed in this game, and what it does."""
    idle = set() if sheet.carryover else {"take"}
    if any(player.bot for player in players):
        idle |= {"join", "out"}
    names = [name for name in (("dice", "turn", *HELP) if real else HELP) if name not in idle]
    rows = [say(f"help-{name}").split(" | ") for name in names]
    return [(words, does) for words, does in rows]


def spaced(dice: Throw) -> str:
    """Return faces with spaces between them."""
    return " ".join(map(str, dice))


def kept(before: State, move: Move) -> int:
    """Return the points that a legal keep scores."""
    return before.cast.by_dice[move.dice].points if before.cast else 0


def needed(players: Players, state: State) -> str:
    """Return what the player to act needs in a final round; nothing before, or for the leader.

    >>> import greed
    >>> state = greed.parse_position("koans 3100,2900 2/1 throw 5 - 0 - 1> 40")
    >>> needed((Seat(name="Ann"), Seat(name="Bob")), state)
    'Bob needs 200 points in this turn to draw level with Ann at 3,100, and more to lead.'
    """
    final = state.final
    if final is None or state.over or final.leader == state.seat:
        return ""
    toward = chase(state)
    match bool(toward.level), bool(toward.lead):
        case True, True:
            key, points = "table-level", toward.level
        case True, False:
            key, points = "table-level-only", toward.level
        case False, True:
            key, points = "table-beat", toward.lead
        case _:
            key, points = "table-no-way", 0
    return say(
        key,
        **spoken(players[state.seat].name),
        leader=spoken(players[final.leader].name)["player"],
        gap=points,
        best=state.scores[final.leader],
    )


def due(state: State, *, real: bool) -> str:
    """Return what happens next where dice have to fall: people roll real ones themselves."""
    return say("due-real" if real else "due", dice=state.hand.dice)


def what_fell(player: Seat, state: State) -> str:
    """Return the question for the dice that fell on a real table."""
    return say("ask-fell", dice=state.hand.dice, **spoken(player.name))


def question(player: Seat, state: State, *, real: bool = False) -> str:
    """Return the question for the player to act, after a line with the reason for any limits."""
    match state.phase:
        case "throw":
            return say("ask-throw", due=due(state, real=real), **spoken(player.name))
        case "keep":
            return say("ask-keep")
        case "offer":
            assert state.offer is not None
            offer, every = state.offer, state.rules.sheet.dice.count
            fields = {"dice": offer.hand.dice, "points": offer.points, "all": every}
            return say("ask-offer", fields, **spoken(player.name))
        case _:
            return _decide(player, state, real=real)


def _decide(player: Seat, state: State, *, real: bool) -> str:
    """Return the question whether to roll or to bank, with what stands in the way of a bank."""
    moves = legal_moves(state)
    if BANK not in moves:
        what = what_fell(player, state) if real else due(state, real=real)
        return f"{sentence(moves.why_not(BANK) or '')}\n{what}"
    roll = say("ask-roll-real" if real else "ask-roll", dice=state.hand.dice)
    does = consequence(state, BANK)
    assert does is not None
    if does.kind == "nothing":
        why = sentence(say("ask-nothing", does=does.words))
        return f"{why}\n{say('ask-decide-nothing', roll=roll)}"
    key = "ask-decide" if does.kind == "banks" else "ask-decide-does"
    return say(key, roll=roll, points=state.points, does=does.words)


def sentence(text: str) -> str:
    """Return a reason as a sentence.

    >>> sentence("the dice must fall first")
    'The dice must fall first.'
    """
    end = "" if text[-1:] in "?!.:" else "."
    return f"{text[:1].upper()}{text[1:]}{end}"


def standing(state: State, seat: int, *, short: bool = False) -> str:
    """Return what is to be said of a seat beside its score, or nothing."""
    said = []
    entry = entry_of(state, seat)
    if entry:
        where = "" if short else f"-{entry.scope}"
        said.append(say(f"table-needs{where}", points=entry.points))
    if busts := state.strikes[seat]:
        said.append("✗" * busts if short else say("table-busts", busts=busts))
    if seat in state.away:
        said.append(say("table-away"))
    if seat in state.winners:
        said.append(say("table-wins"))
    elif state.final and not state.over and state.final.leader == seat:
        said.append(say("table-to-beat"))
    return ", ".join(said)


def aim(sheet: Sheet) -> str:
    """Return the title line of a game."""
    key = "table-title" if sheet.dice.faces == 6 else "table-title-faces"
    dice = {"dice": sheet.dice.count, "faces": sheet.dice.faces}
    return say(key, dice, title=title(sheet), target=sheet.target)


def score_line(players: Players, state: State) -> str:
    """Return everybody's score on one line, with what is to be said of each."""
    rows = []
    for seat, player in enumerate(players[: state.seats]):
        said, name = standing(state, seat), spoken(player.name)["player"]
        rows.append(f"{name} {number(state.scores[seat])}{f' ({said})' if said else ''}")
    return ", ".join(rows)
