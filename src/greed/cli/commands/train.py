"""`greed train` and `greed puzzles`: practice at this terminal, and positions for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from greed.cli.exits import NO, Refusal, called, check_file, read_bytes, write_text, writing
from greed.cli.limits import Limits
from greed.cli.options import SheetName
from greed.cli.pace import paced
from greed.cli.render import ink
from greed.cli.solver import asked, judge_of, patience, solvable
from greed.cli.table.saves import folder, games, read_record
from greed.cli.table.words import NotUnderstood, read
from greed.core.identity import sheet_hash
from greed.core.jsonl import to_jsonl
from greed.core.messages import nearest, percent, say
from greed.core.moves import parse_move
from greed.core.sentences import YOU, move_words
from greed.core.sheet import Sheet
from greed.core.summary import summary
from greed.mind import Train, Trained, sheet_data
from greed.sheets import load, parse_position

if TYPE_CHECKING:
    from greed.coach.puzzles import Puzzle, Theme
    from greed.coach.training import Training

_RECENT = 3
"""Games of one's own whose mistakes are practised."""
_GUESS = 110
"""A rating with a larger deviation is a guess yet, as Glicko has it."""


class _Left(Exception):
    """The player has had enough."""


def train(
    sheet: SheetName = "official",
    daily: Annotated[
        bool, typer.Option("--daily", help="Today's challenge: the same for everyone, one try.")
    ] = False,
    theme: Annotated[str, typer.Option(help="Practise one theme, e.g. 'bank or roll'.")] = "",
    count: Annotated[int, typer.Option("-n", min=1, help="How many puzzles.")] = 10,
    file: Annotated[
        Path | None, typer.Option(help="Puzzles to practise, from greed puzzles.")
    ] = None,
    own: Annotated[bool, typer.Option(help="Begin with mistakes from your own last games.")] = True,
    export: Annotated[
        Path | None, typer.Option(help="Save your rating and progress in this file.")
    ] = None,
    restore: Annotated[
        Path | None, typer.Option("--import", help="Go on from a file that --export has saved.")
    ] = None,
) -> None:
    """Practise the decisions that matter, and see what every answer would have cost.

    Your own mistakes come first, then what is due again, then puzzles near your rating. Your
    progress is saved after every answer.
    """
    if export is not None or restore is not None:
        _moved(export, restore)
        return
    rules, today = load(sheet), datetime.now().astimezone().date()
    question = Train(
        sheet=sheet_data(rules),
        training=_load(),
        today=today.isoformat(),
        daily=daily,
        theme=_theme(theme),
        games=tuple(_games(rules)) if own and file is None and not daily else (),
        puzzles=_puzzles(rules, file) if file is not None else (),
    )
    with solvable(rules.name):
        try:
            (_daily if daily else partial(_practise, count=count))(rules, question)
        except (_Left, EOFError):
            ink.say("", ink.dim(f"  {say('drill-saved')}"))


def _next(rules: Sheet, question: Train) -> Trained:
    """Return the next puzzle, and what there is to say about the answer to the last one."""
    with patience(say("drill-looking")):
        told = asked(question, rules)
    assert isinstance(told, Trained)
    return told


def _practise(rules: Sheet, question: Train, count: int) -> None:
    told, shown, right = _next(rules, question), 0, 0
    _about()
    while (puzzle := told.puzzle) and shown < count:
        shown += 1
        drills, before = told.training.drills, told.training.glicko.rating
        own, new = told.own, puzzle.id not in drills
        move = _asked(rules, puzzle, say("drill-puzzle", n=shown, all=count))
        question = _answered(question, told, puzzle, move)
        told = _next(rules, question)
        _save(told.training)
        _told(puzzle, move, told)
        right += move == puzzle.best
        rated = _rated(told.training, before, own=own, new=new)
        ink.say(*(ink.dim(f"  {line}") for line in ink.folded(rated, 2)), "")
    if shown < count:
        ink.say(f"  {say('drill-all-done' if shown else 'drill-nothing')}")
    if shown:
        ink.say(f"  {say('drill-score', right=right, all=shown)}")


def _answered(question: Train, told: Trained, puzzle: Puzzle, move: str) -> Train:
    """Return the question for the next puzzle, with the answer to this one."""
    skip = (*question.skip, puzzle.id)
    return replace(question, training=told.training, skip=skip, puzzle=puzzle.id, move=move)


def _about() -> None:
    ink.say("", *(ink.dim(f"  {line}") for line in ink.folded(say("drill-about"), 2)))


def _rated(training: Training, before: float, *, own: bool, new: bool) -> str:
    """Return the rating, and what the answer did to it; a first guess isn't held against anyone."""
    glicko = training.glicko
    if own or not new:
        change = say("drill-own" if own else "drill-again")
    elif glicko.deviation > _GUESS:
        change = say("drill-guess")
    else:
        change = f"{glicko.rating - before:+z.0f}"
    rating = say("drill-rating", rating=round(glicko.rating), change=change)
    streak = training.streak
    return say("drill-streak", rating=rating, n=streak) if streak > 1 else rating


def _daily(rules: Sheet, question: Train) -> None:
    told = _next(rules, question)
    if told.puzzle is None:
        ink.say(f"  {say('drill-played')}")
    else:
        _about()
    while (puzzle := told.puzzle) is not None:
        number = len(told.costs) + 1
        fields = {"day": question.today, "n": number, "all": len(told.costs) + told.left}
        move = _asked(rules, puzzle, say("drill-position", fields))
        told = _next(rules, _answered(question, told, puzzle, move))
        _save(told.training)
        _told(puzzle, move, told)
        if told.dice:
            ink.say(ink.dim(f"  {say('drill-fall', thrown=told.dice)}"))
    right, lost = sum(not cost for cost in told.costs), sum(told.costs)
    fields = {"right": right, "all": len(told.costs), "cost": percent(100 * lost)}
    ink.say("", f"  {say('drill-day' if lost else 'drill-perfect', fields)}")
    ink.say(f"  {told.share}")


def _asked(rules: Sheet, puzzle: Puzzle, heading: str) -> str:
    """Return the move that the player answers with."""
    state = parse_position(puzzle.position, rules)
    names = [YOU if seat == state.seat else say("drill-opponent") for seat in range(state.seats)]
    ink.say("", ink.strong(f"  {heading}"))
    for line in summary(state, names).splitlines()[:-1]:
        ink.say(*(f"  {part}" for part in ink.folded(line, 2)))
    moves = sorted(
        (answer.move for answer in puzzle.answers), key=lambda move: (-len(move.split()), move)
    )
    for number, move in enumerate(moves, 1):
        ink.say(f"    {ink.key(str(number))}  {_in_words(move)}")
    while True:
        said = input(f"  {say('drill-choose')} ").strip()
        if said.isdecimal() and 1 <= int(said) <= len(moves):
            return moves[int(said) - 1]
        with suppress(NotUnderstood):
            intent = read(said, state)
            if intent.command == "quit":
                raise _Left
            if len(intent.moves) == 1 and (typed := str(intent.moves[0])) in moves:
                return typed
        ink.say(ink.dim(f"  {say('drill-type', n=len(moves))}"))


def _in_words(move: str) -> str:
    return move_words(parse_move(move))


def _told(puzzle: Puzzle, move: str, told: Trained) -> None:
    """Show what every answer is worth, and why the one given, or a natural one, is wrong."""
    right = move == puzzle.best
    wrong = say("drill-wrong", best=_in_words(puzzle.best))
    ink.say(ink.good(f"  {say('drill-right')}") if right else ink.warn(f"  {wrong}"))
    named = {answer.move: _in_words(answer.move) for answer in puzzle.answers}
    width = max(map(len, named.values()))
    ink.say(ink.dim(f"      {'':{width}}  {say('drill-wins'):>8}  {say('drill-costs'):>9}"))
    for answer in puzzle.answers:
        mark = "◂" if answer.move == move else " "
        value, cost = percent(100 * answer.value, 2), percent(100 * answer.cost, 2)
        lost = f"-{cost}" if answer.cost else say("drill-best")
        ink.say(f"    {mark} {named[answer.move]:{width}}  {value:>8}  {lost:>9}")
    ink.say(*(f"  {line}" for line in ink.folded(told.why, 2)))
    ink.say(ink.dim(f"  {told.missed}"))


def _puzzles(rules: Sheet, file: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, which belong to these rules."""
    from greed.coach.puzzles import read_puzzles

    read = read_puzzles(read_bytes(file))
    if read.hash != sheet_hash(rules):
        fields = {"file": str(file), "other": read.sheet, "sheet": rules.name}
        raise Refusal(say("drill-other-sheet", fields))
    return read.puzzles


def _games(rules: Sheet) -> Iterator[str]:
    """Yield the last games between two on these rules that were saved here."""
    looked = 0
    for path in games():
        try:
            record = read_record(path)
        except Refusal:
            continue
        if sheet_hash(record.sheet) == sheet_hash(rules) and len(record.seats) == 2:
            yield to_jsonl(record)
            looked += 1
        if looked == _RECENT:
            return


def _theme(text: str) -> Theme | None:
    from greed.coach.puzzles import THEMES

    if not text:
        return None
    for theme in THEMES:
        if theme == text.strip().lower():
            return theme
    raise Refusal(say("unknown-theme", name=repr(text), hint=nearest(text, list(THEMES))))


# -- what survives


def _path() -> Path:
    return folder().parent / "training.json"


def _load() -> Training:
    from greed.coach.training import Training, read_training

    path = _path()
    return read_training(path.read_bytes()) if path.exists() else Training()


def _save(training: Training) -> None:
    from greed.coach.training import write_training

    path = _path()
    fresh = path.with_name(f".{path.name}.new")
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(write_training(training), "utf-8")
        fresh.replace(path)


def _moved(export: Path | None, restore: Path | None) -> None:
    """Copy the progress from or to a file."""
    from greed.coach.training import read_training, write_training

    if restore is not None:
        restored = read_training(read_bytes(restore))
        before = _path().with_name("training.before-import.json")
        if _path().exists():
            _path().replace(before)
            ink.say(ink.dim(say("drill-before", path=str(before))))
        _save(restored)
        ink.say(say("drill-restored", path=str(restore), command=called("train")))
    if export is not None:
        write_text(export, write_training(_load()))
        elsewhere = called("train", "--import", str(export))
        ink.say(say("drill-exported", path=str(export), command=elsewhere))


def puzzles(
    sheet: SheetName = "official",
    count: Annotated[int, typer.Option("-n", min=1, max=100_000, help="How many puzzles.")] = 100,
    out: Annotated[
        Path | None, typer.Option("-o", "--out", help="Write them to this file (JSON).")
    ] = None,
    seed: Annotated[str, typer.Option(help="Random seed.")] = "puzzles",
    *,
    limits: Limits,
) -> None:
    """Find positions to practise on, with the exact price of every answer.

    In half of them, the obvious answer is right. The same seed gives the same puzzles. greed train
    practises them.
    """
    rules = load(sheet)
    if out is not None:
        check_file(out)
    from greed.coach.puzzles import write_puzzles
    from greed.coach.sources import mine

    limits.check("solving", rules, 2)
    with solvable(rules.name):
        judge = judge_of(rules)
        with paced("puzzles", limits) as watch:
            mined = mine(judge, rules, count, seed, watch)
    if not mined.puzzles:
        raise Refusal(say("drill-none", sheet=rules.name), NO)
    text = write_puzzles(mined)
    if out is None:
        ink.say(text.rstrip("\n"))
        return
    write_text(out, text)
    ink.hint(f"{len(mined.puzzles):,} puzzles saved in {out}")
