"""The checker believes what is true, and refuses whatever an attacker makes of it."""

import ast
import gzip
import hashlib
import json
import random
import subprocess
import sys
import zlib
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.support.certified import certified

import greed
from greed.certificates import Refused, check, checker, prover, said
from greed.exact import solve
from greed.packs import pack, read

SMALL = "koans(target=500)"
SHEETS = (
    "koans", "kingdom-come", "classic(target=1500)",
    "koans+zilch(target=400,strikes.reentry.points=300)", "classic+hsw(target=600)",
    "ten-dice(target=1000)", "koans+amish(target=500)", "official(target=600,entry=none)",
    "basic(target=400)", "koans+hsw(target=500,end.endgame=finish_round)",
    "kingdom-come(target=1000,end.overshoot=forfeits)",
)  # fmt: skip
FULL = (
    "classic", "farkle", "farkle-minimal", "ten-dice", "official", "basic", "classic+hsw",
    "classic+amish", "classic+zilch", "koans+zilch", "official(target=600)",
    "official(target=1000)",
)  # fmt: skip


def _seal(text: bytes) -> bytes:
    return checker.HEAD + f'"sha256":"{hashlib.sha256(text).hexdigest()}",'.encode() + text


def _opened(file: bytes) -> tuple[dict[str, Any], bytes]:
    text, _, body = checker.opened(file, checker.HEAD, "certificate").partition(b"\n")
    return json.loads(b"{" + text), body


def _file(first_line: dict[str, Any], body: bytes) -> bytes:
    return _seal(json.dumps(first_line)[1:].encode() + b"\n" + body)


def _proves(name: str) -> None:
    there = certified(name)
    claim = check(there.pack, there.file)
    worth = Fraction(solve(greed.load(name)).first_wins)
    assert claim.high - claim.low < Fraction(1, 10**9)
    assert claim.low - Fraction(1, 10**11) < worth < claim.high + Fraction(1, 10**11)


@pytest.mark.parametrize("name", SHEETS)
def test_a_certificate_proves_what_was_solved(name: str):
    _proves(name)


@pytest.mark.parametrize("name", FULL)
def test_a_certificate_of_a_whole_sheet_proves_what_was_solved(name: str):
    _proves(name)


def _refuses_altered(name: str, files: int) -> None:
    there, draw = certified(name), random.Random(name)
    tables = [table for table, shape in there.game.shapes.items() for _ in range(min(shape[1], 9))]
    refused = 0
    while refused < files:
        low, high = there.copy()
        table = draw.choice(tables)
        rows, columns = low[table].shape
        one, other = (np.s_[draw.randrange(rows), draw.randrange(columns)] for _ in range(2))
        width = int(high[table][one] - low[table][one])
        if low[table][one] == 0 or high[table][one] == there.game.one:
            continue  # a bound that says nothing may be any
        match draw.choice(("raise", "lower", "swap")):
            case "raise":  # beyond its slack: the other bound is further away than that
                low[table][one] += max(width, 2)
                high[table][one] += max(width, 2)
            case "lower":
                high[table][one] -= max(width, 2)
                low[table][one] -= max(width, 2)
            case "swap":
                if abs(int(low[table][one] - low[table][other])) <= 2 * width + 4:
                    continue
                for bound in (low, high):
                    bound[table][one], bound[table][other] = (
                        bound[table][other], bound[table][one],
                    )  # fmt: skip
        with pytest.raises(
            Refused, match="this certificate is false: (race|final|bonus) .* claims"
        ):
            check(there.pack, there.sealed((low, high)))
        refused += 1


def test_twenty_altered_certificates_are_refused():
    _refuses_altered(SMALL, 20)


def test_altered_certificates_of_final_rounds_with_takeovers_are_refused():
    _refuses_altered("official(target=600,entry=none)", 2)


@pytest.mark.parametrize("name", SHEETS)
def test_a_hundred_altered_certificates_of_every_kind_are_refused(name: str):
    _refuses_altered(name, 100)


@pytest.mark.parametrize("up", [False, True])
def test_a_bound_without_slack_is_refused(up: bool):
    """The game might go on for ever where a turn leaves no drift."""
    there = certified(SMALL)
    block = next(b for b in there.game.blocks() if b.table == "race 1 1 0")
    there.game.bounds = there.copy()
    there.game.take_over()
    worth = checker.play(block.turn, block.ends(up))
    bounds = there.copy()
    inside = (bounds[0][block.table][block.at] > 0) & (worth < there.game.one)
    k = int(np.argmax(inside))
    place = tuple(int(np.broadcast_to(at, worth.shape)[k]) for at in block.at)
    bounds[up][block.table][place] = worth[k]
    with pytest.raises(Refused, match="this certificate is false"):
        check(there.pack, there.sealed(bounds))


def test_a_pack_of_another_sheet_is_refused():
    there = certified(SMALL)
    with pytest.raises(Refused, match="about another game than koans"):
        check(pack(greed.load("koans(target=550)")), there.file)


def test_a_claim_that_its_positions_do_not_make_is_refused():
    there = certified(SMALL)
    first, body = _opened(there.file)
    first["claim"][0] += 1
    with pytest.raises(Refused, match="not what the certificate claims"):
        check(there.pack, _file(first, body))


@pytest.mark.parametrize("end", [0, 1, 60, 120, 500, -100, -1])
def test_a_file_that_was_cut_off_is_refused(end: int):
    there = certified(SMALL)
    with pytest.raises(Refused):
        check(there.pack, there.file[:end])
    with pytest.raises(Refused):
        check(there.pack[:end], there.file)


def test_every_byte_counts():
    there = certified(SMALL)
    for at in range(0, len(there.file), 37):
        altered = bytearray(there.file)
        altered[at] ^= 1
        with pytest.raises(Refused):
            check(there.pack, bytes(altered))


def test_a_body_of_another_length_is_refused():
    there = certified(SMALL)
    first, body = _opened(there.file)
    plain = zlib.decompress(body)
    for other, why in (
        (zlib.compress(plain[:-16]), "too short"),
        (zlib.compress(plain + bytes(16)), "larger than it says"),
        (zlib.compress(bytes(1 << 27)), "larger than it says"),
        (body + b"more", "something follows"),
        (body[:-9], "cut off"),
        (b"", "cut off"),
    ):
        with pytest.raises(Refused, match=why):
            check(there.pack, _file(first, other))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("lowest", "x"), ("lowest", None), ("lowest", -1), ("beyond", -5),
        ("lowest", 1), ("lowest", -(10**6)), ("beyond", -1), ("beyond", 10**9), ("beyond", 1),
        ("game", "0" * 64), ("claim", [0, 0]), ("claim", 1), ("beyond", 1e400), ("beyond", [1]),
    ],
)  # fmt: skip
def test_a_first_line_that_says_something_else_is_refused(name: str, value: object):
    there = certified(SMALL)
    first, body = _opened(there.file)
    with pytest.raises(Refused):
        check(there.pack, _file(first | {name: value}, body))


@pytest.mark.parametrize("text", [b"", b"\n", b"[1]\n", b'"bits":1}\n', b"[" * 100_000, b"\xff\n"])
def test_what_is_no_certificate_is_refused(text: bytes):
    there = certified(SMALL)
    for file in (text, _seal(text), gzip.compress(_seal(text)), b"\x1f\x8b" + text):
        with pytest.raises(Refused):
            check(there.pack, file)


def test_a_bomb_is_refused_before_it_is_unpacked():
    there = certified(SMALL)
    with pytest.raises(Refused, match="larger than it says"):
        check(gzip.compress(bytes(checker.LARGEST + 1), 1), there.file)


def _altered_pack(change) -> bytes:
    there = certified(SMALL)
    body = json.loads(there.pack)
    del body["greed-pack"], body["sha256"]
    change(body)
    rest = json.dumps(body)[1:].encode()
    return f'{{"greed-pack":1,"sha256":"{hashlib.sha256(rest).hexdigest()}",'.encode() + rest


@pytest.mark.parametrize(
    ("place", "value", "why"),
    [
        (("graphs", 1, "nodes", 0, "bust"), 0, "add up"),
        (("graphs", 1, "nodes", 0, "bust"), -5, "add up"),
        (("graphs", 1, "start"), 77, "begins"),
        (("graphs", 1, "decisions", 0), [99, 0, 1, -1], "rolls no node"),
        (("graphs", 1, "decisions", 0), [0, 9, 1, -1], "source"),
        (("graphs", 1, "nodes", 0, "outcomes", 0, 1), [1, 99], "nowhere"),
        (("graphs", 1, "nodes", 0, "outcomes", 0, 1), [-1, 0], "nowhere"),
        (("graphs", 1, "nodes", 0, "hand"), 10**6, "can't be read"),
        (("graphs",), None, "no turn graph"),
        (("rules", "banks", "above"), "bounces", "bounce"),
        (("rules", "target"), 10**9, "too many"),
        (("rules", "target"), 501, "multiple"),
    ],
)
def test_a_pack_that_is_no_game_is_refused(place: tuple[Any, ...], value: object, why: str):
    def change(body: Any) -> None:
        for key in place[:-1]:
            body = body[key]
        body[place[-1]] = value

    altered = _altered_pack(change)
    first, body = _opened(certified(SMALL).file)
    first["game"] = checker.game_hash(json.loads(altered))
    with pytest.raises(Refused, match=why):
        check(altered, _file(first, body))


def test_attempts_without_points_are_refused_where_the_leader_may_answer():
    sheet = greed.load("basic(target=400,end.endgame=rechallenge_all)")
    with pytest.raises(Refused, match="may keep nothing, and the leader may answer"):
        checker.Game(read(pack(sheet)).body, 0, 10)


def test_bounds_that_say_nothing_are_refused(monkeypatch: pytest.MonkeyPatch):
    def widest(self: Any) -> None:
        for bound, edge in zip(self.game.bounds, (0, self.game.one), strict=True):
            for table in bound.values():
                table[:] = edge

    monkeypatch.setattr(prover._Prover, "prove", widest)
    with pytest.raises(Refused, match="say nothing"):
        prover.certificate(greed.load("koans(target=300)"))


def test_a_turn_that_never_ends_is_refused():
    graph = {
        "start": 0, "attempts": [], "decisions": [[0, 0, -1, -1]],
        "nodes": [{"hand": 0, "bust": 0, "missed": 0, "outcomes": [[6, [0, 0]]]}],
    }  # fmt: skip
    with pytest.raises(Refused, match="for ever"):
        checker.Turn(graph, [1], 6)


def test_the_checker_imports_nothing_of_greed():
    tree = ast.parse(Path(checker.__file__).read_text("utf-8"))
    names = {a.name for node in ast.walk(tree) if isinstance(node, ast.Import) for a in node.names}
    names |= {n.module or "." for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
    outside = {name.split(".")[0] for name in names} - set(sys.stdlib_module_names)
    assert outside == {"numpy"}


def test_the_checker_runs_alone(tmp_path: Path):
    there = certified(SMALL)
    (tmp_path / "game.pack").write_bytes(there.pack)
    (tmp_path / "game.cert").write_bytes(there.file)
    (tmp_path / "checker.py").write_bytes(Path(checker.__file__).read_bytes())
    command = [sys.executable, "-I", "checker.py", "game.pack"]
    good = subprocess.run([*command, "game.cert"], cwd=tmp_path, capture_output=True, text=True)
    assert (good.returncode, good.stderr) == (0, "")
    assert "0.57036917538" in good.stdout
    (tmp_path / "game.cert").write_bytes(there.file[:-1])
    bad = subprocess.run([*command, "game.cert"], cwd=tmp_path, capture_output=True, text=True)
    assert (bad.returncode, bad.stdout) == (2, "")
    assert "damaged" in bad.stderr


def test_a_chance_is_rounded_away_from_the_truth():
    assert said(Fraction(2, 3), up=False, digits=3) == "0.666"
    assert said(Fraction(2, 3), up=True, digits=3) == "0.667"
    assert said(Fraction(1, 2), up=True, digits=3) == "0.500"
