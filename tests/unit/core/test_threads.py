"""Sheets and records that many threads of a program read for the first time, at once."""

import subprocess
import sys

import greed

PROGRAM = """
import json, sys, threading
from greed.core.jsonl import from_jsonl
from greed.core.sheet_data import parse_sheet

text = sys.argv[1]
rules = json.loads(text.split("\\n")[0])["sheet"]
begin = threading.Barrier(30)


def read():
    begin.wait()
    parse_sheet(rules, "x")
    from_jsonl(text)


threads = [threading.Thread(target=read) for _ in range(30)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
"""


def test_what_threads_read_first_at_once_does_not_crash_their_program():
    text = greed.to_jsonl(greed.Record(sheet=greed.load("official"), seats=("Ann", "Bob")))
    ran = [subprocess.run([sys.executable, "-c", PROGRAM, text]).returncode for _ in range(6)]
    assert ran == [0] * 6
