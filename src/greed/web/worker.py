"""A worker process of the pool: `python -m greed.web.worker LIMITS MEGABYTES NICENESS`.

A question is a line on stdin, its answer a line on stdout, both JSON. The end of stdin is the end
of the process, whatever it is thinking about.
"""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from queue import SimpleQueue
from threading import Thread

import msgspec

from greed.mind import Answer, Limits, Question, Refused, answer

_TOO_LARGE = Refused(why="these rules need more memory than this server allows")
_BROKEN = Refused(why="this question broke something on the server; its log says what")


def main(limits: Limits, megabytes: int, niceness: int) -> None:
    """Answer until nobody asks any more, or until there is no memory left."""
    line = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anything else prints goes where errors go
    _bound(megabytes, niceness)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()
    told: Answer = Refused(why="")
    while told != _TOO_LARGE:
        told = _answered(questions.get(), limits)
        line.write(msgspec.json.encode(told) + b"\n")
        line.flush()
    os._exit(0)  # the other thread reads on


def _listen(questions: SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def _answered(question: bytes, limits: Limits) -> Answer:
    try:
        return answer(msgspec.json.decode(question, type=Question), limits)
    except MemoryError:
        return _TOO_LARGE
    except Exception:  # noqa: BLE001 -- the server goes on, and its log says what is wrong
        traceback.print_exc()
        return _BROKEN


def _bound(megabytes: int, niceness: int) -> None:
    """Bound the memory of this process, and let others go first, where the system can do that."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(niceness)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        size = megabytes << 20
        resource.setrlimit(resource.RLIMIT_AS, (size, size))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=Limits), int(sys.argv[2]), int(sys.argv[3]))
