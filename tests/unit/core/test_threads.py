"""Sheets and records that many threads of a program read for the first time, at once."""

import subprocess
import sys

PROGRAM = """
import threading
import greed
from greed.core.sheet_data import parse_sheet
from greed.sealed import DiceError, read_record

KOANS = {"title": "x", "target": 1000, "dice": {"count": 5}, "scoring": {"single": {1: 100}}}
HEADERS = '{"greed": 1, "sheet": {}}'
begin = threading.Barrier(30)


def read():
    begin.wait()
    for work, error in (
        (lambda: parse_sheet(KOANS, "x"), greed.SheetError),
        (lambda: greed.from_jsonl(HEADERS), greed.GreedError),
        (lambda: read_record("{}"), DiceError),
    ):
        try:
            work()
        except error:
            pass


threads = [threading.Thread(target=read) for _ in range(30)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
"""


def test_what_threads_read_first_at_once_does_not_crash_their_program():
    ran = [subprocess.run([sys.executable, "-c", PROGRAM]).returncode for _ in range(5)]
    assert ran == [0] * 5
