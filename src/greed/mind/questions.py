"""What can be asked, and what is answered: plain values that travel as JSON.

A sheet is a name, or what its file states as data (`core.identity.builtins`, `name` included).
A state is a position line, a game a record as JSON Lines. Seats are numbered from 0.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from greed.coach.puzzles import Puzzle, Theme
from greed.coach.training import Training
from greed.core.identity import builtins
from greed.core.sheet import Sheet
from greed.rulebook import Page, ScoreCard
from greed.rulebook.brief import SheetInfo

SheetSource = str | dict[str, Any]
"""The name of a sheet (never a file), or its rules as data."""


class Limits(Struct, frozen=True, kw_only=True):
    """What an answer may take, where it is clear from the sheet.

    Attributes:
        seconds, megabytes: CPU time and memory to work out all turns of a sheet.
        solving_seconds, solving_megabytes: the same to solve its game.
    """

    seconds: float
    megabytes: float
    solving_seconds: float = 300.0
    solving_megabytes: float = 4096.0


# -- questions


class _Question(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """`language`: of the words in the answer; "": the one that is spoken already."""

    language: str = ""


class Check(_Question, frozen=True, kw_only=True, tag="check"):
    """Is this a sound sheet, and what does it say? Answered by `SheetView` or `Faulty`.

    Attributes:
        sheet: its name, or its rules as data.
        toml: the text of its file, instead of `sheet`.
    """

    sheet: SheetSource = ""
    toml: str = ""


class Pack(_Question, frozen=True, kw_only=True, tag="pack"):
    """The pack of a sheet, as long as the page referees with it. Answered by `Packed`.

    `bots` are the parameters of those that may play.
    """

    sheet: SheetSource
    bots: dict[str, Any] = {}


class Choose(_Question, frozen=True, kw_only=True, tag="choose"):
    """What does a bot do here? Answered by `Chosen`; `seed` decides what it leaves to chance."""

    sheet: SheetSource
    position: str
    bot: str
    seed: str = ""


class Advise(_Question, frozen=True, kw_only=True, tag="advise"):
    """What is every choice worth here, and why is the best one best? Answered by `Advice`.

    `names` are the players, for that sentence.
    """

    sheet: SheetSource
    position: str
    names: tuple[str, ...] = ()


class Review(_Question, frozen=True, kw_only=True, tag="review"):
    """What was luck in a game, and what did each choice cost? Answered by `Reviewed`."""

    record: str


class Train(_Question, frozen=True, kw_only=True, tag="train"):
    """The next puzzle for a player, once the last one is answered. Answered by `Trained`.

    Attributes:
        training: what is known of the player, as it came with the last answer.
        today: the date, as in 2026-11-28.
        daily: the positions of the day instead of those that fit the player.
        theme: only these.
        skip: the ids of puzzles that were just shown.
        games: records of the player's own games, whose mistakes come first.
        puzzles: to practise, instead of those that belong to the sheet.
        puzzle, move: the id of the puzzle that is answered, and the answer.
    """

    sheet: SheetSource
    training: Training = Training()
    today: str
    daily: bool = False
    theme: Theme | None = None
    skip: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
    puzzles: tuple[Puzzle, ...] = ()
    puzzle: str = ""
    move: str = ""


class Explore(_Question, frozen=True, kw_only=True, tag="explore"):
    """What does every choice lead to, and what can follow a roll? Answered by `Explored`."""

    sheet: SheetSource
    position: str


class Solve(_Question, frozen=True, kw_only=True, tag="solve"):
    """Solve the game between some seats and keep the solution. Answered by `Solved`."""

    sheet: SheetSource
    seats: int = 2


Question = Check | Pack | Choose | Advise | Review | Train | Explore | Solve
"""What can be asked; as JSON, `type` says which it is."""


# -- answers


class Provisional(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An answer that may get better.

    Attributes:
        unsolved: ask this, then the same question again, for a better answer; None if this one is
            final. A server asks it by itself.
        solving: a server does so just now: ask again in a few seconds.
        note: what the answer leaves out, or why there is none; "" if nothing has to be said.
    """

    unsolved: Solve | None = None
    solving: bool = False
    note: str = ""


class Estimate(Struct, frozen=True, kw_only=True):
    """What a sheet costs, estimated from its rules: CPU seconds of one core, and megabytes.

    Attributes:
        throws: throws of all hands of a turn.
        options: choices of dice in all of them.
        seconds, megabytes: to work out every throw and choice.
        solving_seconds, solving_megabytes: to solve the game between two exactly.
    """

    throws: int
    options: int
    seconds: float
    megabytes: float
    solving_seconds: float
    solving_megabytes: float


class SheetView(Struct, frozen=True, kw_only=True, tag="sheet"):
    """A sheet in full.

    Attributes:
        sheet: in brief.
        rules: what it states, as plain data.
        toml: as a file, every option explained.
        page: its rules page, in order, for any renderer.
        card: what sets of dice are worth.
        estimate: what it costs to play and to solve it.
    """

    sheet: SheetInfo
    rules: dict[str, object]
    toml: str
    page: Page
    card: ScoreCard
    estimate: Estimate


class Packed(Struct, frozen=True, kw_only=True, tag="packed"):
    """A pack, as JSON text."""

    pack: str


class Chosen(Provisional, frozen=True, kw_only=True, tag="chosen"):
    """A bot's move; one that plays to win plays for points as long as its sheet is `unsolved`."""

    move: str


class Advised(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal move as the coach sees it.

    `then` is what follows a keep best, where that is a choice. `worth` is counted in the measure
    of the advice, `cost` is by how much the best move is better.
    """

    move: str
    worth: float
    cost: float
    then: Literal["roll", "bank"] | None = None


class Advice(Provisional, frozen=True, kw_only=True, tag="advice"):
    """The coach's answer about a position.

    Attributes:
        measure: what the moves' worths are: the chance (0 to 1) to win if all play best from
            there, or the points that the turn brings on average; null if neither is known.
        moves: every legal move, the best first.
        words: one sentence about the best one.
        estimated: the chances are estimates among more than two players, to be shown as ranges.
    """

    measure: Literal["win probability", "points of the turn"] | None
    moves: tuple[Advised, ...] = ()
    words: str = ""
    estimated: bool = False


class Balance(Struct, frozen=True, kw_only=True):
    """One seat's game: start + luck - errors + gifts + drift + undivided = end.

    Attributes:
        start, end: chances to win before the first event and after the last.
        luck: what all dice brought.
        errors: what the seat's own choices cost.
        gifts: what the choices of others brought.
        decisions: choices between two moves or more.
        drift: what the estimate among more than two moved by itself; 0 where chances are exact.
        undivided: what turns entered as points changed, luck and skill together.
    """

    start: float
    end: float
    luck: float
    errors: float
    gifts: float
    decisions: int
    drift: float = 0.0
    undivided: float = 0.0


class Mistake(Struct, frozen=True, kw_only=True):
    """A choice that cost something: the event (from 1), what would have been best, the cost."""

    event: int
    seat: int
    move: str
    best: str
    cost: float


class Reviewed(Provisional, frozen=True, kw_only=True, tag="reviewed"):
    """A game looked at again.

    Attributes:
        worth: before the first event and after each one: every seat's chance to win if all play
            best from there; empty if the game cannot be reviewed, `note` says why.
        balances: per seat; none among more than four.
        mistakes: the choices that cost most, the costliest first; none where there is no balance.
        estimated: its numbers are estimates among more than two players.
    """

    worth: tuple[tuple[float, ...], ...] = ()
    balances: tuple[Balance, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    estimated: bool = False


class Trained(Provisional, frozen=True, kw_only=True, tag="trained"):
    """A player's progress, and what comes next.

    Attributes:
        training: the progress after the answer; give it back with the next question.
        puzzle: what to solve next; None if nothing is left today.
        why: why the answer is wrong; if it is right, why a natural one is. "" without an answer.
        missed: how many bots get the answered puzzle wrong, in words.
        dice: what falls after a roll, in a daily challenge: the same for everyone.
        own: the next puzzle is a mistake from one of the player's games.
        costs: in a daily challenge, what each answer so far has cost; `left` are to come.
        share: of a daily challenge that is done, a line to share.
    """

    training: Training
    puzzle: Puzzle | None = None
    why: str = ""
    missed: str = ""
    dice: tuple[int, ...] = ()
    own: bool = False
    costs: tuple[float, ...] = ()
    left: int = 0
    share: str = ""


class Priced(Struct, frozen=True, kw_only=True):
    """A legal move: the chance to win with it, what it costs, and the position it leads to."""

    move: str
    value: float
    cost: float
    position: str


class Rolled(Struct, frozen=True, kw_only=True):
    """Rolls that have the same best answer.

    Attributes:
        move: what is best then; None where nothing is left to choose, as after a bust.
        chance: how likely these rolls are.
        value: how often the player who rolls wins then, on average.
        example: the likeliest of them.
    """

    move: str | None
    chance: float
    value: float
    example: tuple[int, ...]


class Explored(Provisional, frozen=True, kw_only=True, tag="explored"):
    """What can follow a position; nothing is known as long as its sheet is `unsolved`.

    Attributes:
        choices: every legal move, the best first.
        rolls: what can follow a roll, where one is due or possible, the likeliest answer first.
        estimated: the chances are estimates among more than two players.
    """

    choices: tuple[Priced, ...] = ()
    rolls: tuple[Rolled, ...] = ()
    estimated: bool = False


class Solved(Struct, frozen=True, kw_only=True, tag="solved"):
    """A game that is solved, by now or already.

    Attributes:
        wins: by seats, in playing order: how often each wins if all play best.
        residual: the largest Bellman residual.
        unseen: the chance of positions that were left out, among more than two.
        seconds: CPU time that solving took when it was done.
        kept: the solution is on disk; else it is known to this process alone.
    """

    wins: tuple[float, ...]
    residual: float
    unseen: float
    seconds: float
    kept: bool = True


class Faulty(Struct, frozen=True, kw_only=True, tag="faulty"):
    """A sheet with faults, all of them."""

    sheet: str
    faults: tuple[str, ...]


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """A question without an answer, and why, in words for the person who asks."""

    why: str


Answer = (
    SheetView | Packed | Chosen | Advice | Reviewed | Trained | Explored | Solved | Faulty | Refused
)
"""What is answered, told apart in the same way."""


def sheet_data(sheet: Sheet) -> dict[str, Any]:
    """Return a sheet as questions carry it: what it states, its name included.

    >>> import greed
    >>> from greed.mind import sheet_data
    >>> sheet_data(greed.load("koans"))["name"]
    'koans'
    """
    return builtins(sheet)
