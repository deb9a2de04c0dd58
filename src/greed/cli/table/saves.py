"""Games at rest: a record that grows with every event, so that nothing is ever lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TextIO

from greed._folders import data_folder
from greed._plain import one_line, readable
from greed.cli.exits import NO, Refusal, called, read_bytes, writing
from greed.core.errors import RecordError
from greed.core.jsonl import JsonlWriter, from_jsonl
from greed.core.record import Record, replay
from greed.core.text import from_text
from greed.room import Step, recorded
from greed.room.entries import Joined, Undo


def folder() -> Path:
    """Return the folder of the games: in GREED_HOME if that is set, else where data is kept."""
    return data_folder() / "games"


def new_path(sheet: str) -> Path:
    """Return the path of a game that begins now; it does not exist yet."""
    word = "".join(c if c.isalnum() or c in "+-" else "-" for c in sheet.partition("(")[0])
    stem = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{word.strip('-.')}"
    path, again = folder() / f"{stem}.jsonl", 1
    while path.exists():
        again += 1
        path = folder() / f"{stem}-{again}.jsonl"
    return path


def games(*, finished: bool | None = None) -> Iterator[Path]:
    """Yield the games that were played here, the last one first; all, or only those (not) over."""
    kept = folder().glob("*.jsonl") if folder().is_dir() else ()
    for path in sorted(kept, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True):
        if finished is None or finished == _closed(path):
            yield path


def latest(*, finished: bool | None = None) -> Path:
    """Return the last game that was played here, or the last one that is (not) over.

    Raises:
        Refusal: there is none.
    """
    for path in games(finished=finished):
        return path
    what = {None: "no game", True: "no finished game", False: "no unfinished game"}[finished]
    raise Refusal(f"there is {what} here yet; {called('play')} starts one", NO)


def has_begun(path: Path) -> bool:
    """Return whether anything has happened in the game of a file."""
    return len(path.read_bytes().splitlines()) > 1


def _closed(path: Path) -> bool:
    lines = path.read_bytes().splitlines()
    return bool(lines) and lines[-1].startswith(b'{"result":{')


def read_record(path: Path) -> Record:
    """Return the record in a file, JSON Lines or text, finished or not.

    Raises:
        Refusal: the file cannot be read, or its record does not hold.
    """
    try:
        text = read_bytes(path).decode("utf-8")
        return readable(from_text(text) if text[:1] == "[" else from_jsonl(text, growing=True))
    except UnicodeDecodeError:
        raise Refusal(f"{path} is not a record: it is not even text") from None
    except RecordError as error:
        raise Refusal(f"{path}: {one_line(str(error))}") from None


class Save:
    """A file that always holds the whole game so far.

    Each event is one line more. Where something has to be taken back, a new file takes the
    place of the old one at once, so that there is no moment with half a record.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: TextIO | None = None

    def begin(self, record: Record) -> None:
        """Write all of a record, and stand ready for what happens next.

        Raises:
            Refusal: the file cannot be written.
        """
        self.close()
        self._record, self._writer = record, JsonlWriter(record)
        states = list(replay(record))
        lines = [self._writer.headers]
        lines += [
            self._writer.event(state.seat, event)
            for state, event in zip(states, record.events, strict=False)
        ]
        if states[-1].over:
            lines.append(self._writer.result(states[-1]))
        fresh = self.path.with_name(f".{self.path.name}.new")
        with writing(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(_text(lines), "utf-8")
            fresh.replace(self.path)
            self._file = self.path.open("a", encoding="utf-8")

    def keep(self, step: Step) -> None:
        """Add what a step has brought; a record that is over is closed.

        Raises:
            Refusal: the file cannot be written.
        """
        if any(isinstance(change.entry, Undo | Joined) for change in step.changes):
            self.begin(recorded(self._record, step.room))
            return
        lines = list[str]()
        for change in step.changes:
            past, after = change.after.past, change.after.state
            assert past is not None
            assert after is not None
            lines.append(self._writer.event(past.state.seat, past.event))
            if after.over:
                lines.append(self._writer.result(after))
        assert self._file is not None
        with writing(self.path):
            self._file.write(_text(lines))
            self._file.flush()

    def close(self) -> None:
        """Let go of the file; what it holds stays."""
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
