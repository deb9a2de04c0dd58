"""`greed certify` and `greed check`: a proof as a file, and its test."""

import json
import os
import sys

import pytest
from tests.unit.cli.program import Program

from greed.certificates import prover


def test_a_certificate_is_written_and_checked(program: Program):
    written = program("certify", "koans(target=300)", "-o", "koans.cert")
    assert (written.code, written.err) == (0, "")
    assert "Check it with: greed check koans.cert" in written.out
    checked = program("check", "koans.cert")
    assert checked.code == 0
    assert "positions hold" in checked.out
    plain = program.folder / "plain"
    plain.touch()
    mode = (program.folder / "koans.cert").stat().st_mode
    assert mode == plain.stat().st_mode  # it can be read by everybody who can read other new files
    told = json.loads(program("check", "koans.cert", "--json").out)
    assert told["sheet"] == "koans(target=300)"
    assert 0 < float(told["high"]) - float(told["low"]) < 1e-9


def test_a_certificate_is_checked_against_a_pack(program: Program):
    program("certify", "koans(target=300)", "-o", "koans.cert")
    program("pack", "koans(target=300)", "-o", "koans.json")
    assert program("check", "koans.cert", "--pack", "koans.json").code == 0
    program("pack", "koans", "-o", "other.json")
    refused = program("check", "koans.cert", "--pack", "other.json")
    assert refused.code == 2
    assert "another game than koans" in refused.err


@pytest.mark.parametrize("text", ["", "nonsense", '{"greed-certificate":1,"sheet":"/etc/passwd"'])
def test_what_is_no_certificate_is_refused(program: Program, text: str):
    (program.folder / "x.cert").write_text(text)
    answer = program("check", "x.cert")
    assert (answer.code, answer.out) == (2, "")
    assert len(answer.err.splitlines()) == 1
    assert program("check", "missing.cert").code == 2


def test_a_proof_among_three_is_not_taken_for_one_between_two(program: Program):
    (program.folder / "x.cert").write_text(
        '{"greed-certificate":1,"sheet":"koans","game":"","seats":3,"size":1}'
    )
    answer = program("check", "x.cert")
    assert (answer.code, answer.out) == (2, "")
    assert "x.cert is for 3 players; only games between two are proven" in answer.err


def test_a_sheet_without_a_solution_is_refused_by_name(program: Program):
    answer = program("certify", "koans(seats.min=3)", "-o", "koans.cert")
    assert answer.code == 2
    assert "is for 3 to 12 players, not 2" in answer.err
    assert not (program.folder / "koans.cert").exists()


def test_nothing_is_left_behind_when_it_is_stopped(program: Program, monkeypatch):
    def stop(*_: object, **__: object) -> bytes:
        raise KeyboardInterrupt

    (program.folder / "koans.cert").write_text("an older one")
    monkeypatch.setattr(prover, "certificate", stop)
    before = {path.name for path in program.folder.glob("*cert*")}
    assert program("certify", "koans(target=300)", "-o", "koans.cert").code == 130
    assert {path.name for path in program.folder.glob("*cert*")} == before
    assert (program.folder / "koans.cert").read_text() == "an older one"


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX has modes")
def test_others_may_read_a_certificate_as_the_umask_has_it(program: Program):
    before = os.umask(0o027)
    try:
        program("certify", "koans(target=300)", "-o", "koans.cert")
    finally:
        os.umask(before)
    assert (program.folder / "koans.cert").stat().st_mode & 0o777 == 0o640


def test_a_file_that_cannot_be_written_is_refused_before_the_work(program: Program):
    answer = program("certify", "koans", "-o", "nowhere/koans.cert")
    assert answer.code == 2
    assert "mkdir -p nowhere" in answer.err
