"""The checker believes what is true, and refuses whatever an attacker makes of it."""

import ast
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
from greed.certificates.bounds import Bounds
from greed.packs import pack
from greed.solver import solve

SMALL = "koans(target=500)"
SHEETS = (
    "koans(target=500)", "kingdom-come(target=1000)", "classic(target=600)",
    "koans+zilch(target=300,strikes.reentry.points=200)", "koans+hsw(target=400)",
    "koans(target=400,turn.hot_dice=bonus_turn)", "koans+amish(target=400)",
    "official(target=400,entry=none)",
    "basic(target=150)", "koans+hsw(target=500,end.endgame=finish_round)",
    "kingdom-come(target=600,end.overshoot=forfeits)", "classic+amish(target=1500)",
)  # fmt: skip
FULL = (
    "koans", "kingdom-come", "classic", "farkle", "farkle-minimal", "ten-dice", "official", "basic",
    "classic+hsw", "classic+amish", "classic+zilch", "official(target=1000)",
    "ten-dice(target=1000)",
)  # fmt: skip


def _file(first_line: dict[str, Any], body: bytes) -> bytes:
    return json.dumps(first_line, separators=(",", ":")).encode() + b"\n" + body


def _proves(name: str) -> None:
    there = certified(name)
    claim = check(there.pack, there.file)
    worth = Fraction(solve(greed.load(name)).first[0])
    assert claim.high[0] - claim.low[0] < Fraction(1, 10**9) * (5 if name == "classic+zilch" else 1)
    assert claim.low[0] - Fraction(1, 10**8) < worth < claim.high[0] + Fraction(1, 10**8)
    assert (claim.low[1], claim.high[1]) == (1 - claim.high[0], 1 - claim.low[0])


@pytest.mark.parametrize("name", SHEETS)
def test_a_certificate_proves_what_was_solved(name: str):
    _proves(name)


@pytest.mark.parametrize("name", FULL)
def test_a_certificate_of_a_whole_sheet_proves_what_was_solved(name: str):
    _proves(name)


def refuses_altered(name: str, files: int) -> None:
    """Altered files are refused."""
    draw = random.Random(name)
    for _ in range(files):
        there = certified(name).restored()
        assert there.refuses(there.alter(draw))


@pytest.mark.parametrize("name", SHEETS)
def test_altered_certificates_are_refused(name: str):
    refuses_altered(name, 1 if certified(name).game.offers else 5)


def no_entry_can_be_tightened(name: str) -> None:
    """Every entry of a file, made to claim more by its own width, is false."""
    game = certified(name).restored().game
    for parts in game.parts():
        for (table, at), worth in zip(parts, game.mix(parts), strict=True):
            low, high = game.bounds(game.worth[table].reshape(len(worth), -1)[:, at])
            least, most = game.bounds(worth)
            width = np.maximum(high - low, 2)
            assert ((low + width > least - 1) | (low == 0)).all()
            assert ((high - width < most + 1) | (high == checker.ONE)).all()


@pytest.mark.parametrize("name", SHEETS)
def test_no_entry_of_a_certificate_can_be_tightened(name: str):
    no_entry_can_be_tightened(name)


@pytest.mark.parametrize("name", [*SHEETS, *FULL])
def test_a_hundred_altered_certificates_are_refused(name: str):
    """With offers, each of them takes as long as checking the whole file: at full size ten do."""
    refuses_altered(name, 10 if name in FULL and certified(name).game.offers else 100)


def test_an_altered_file_is_refused():
    there = certified(SMALL).restored()
    there.alter(random.Random(1))
    with pytest.raises(
        Refused, match=r"this certificate is false: position \d+ of table \d+ claims"
    ):
        check(there.pack, there.sealed())


@pytest.mark.parametrize("up", [0, 1])
def test_a_bound_without_slack_is_refused(up: int):
    """The game might go on for ever where a turn leaves no drift."""
    there, place = certified(SMALL).restored(), (3, 10)
    (turns,) = there.game.turns([(3, np.array([10]))])
    there.numbers(place)[up] = turns[up, 0]
    assert there.refuses([place])
    there.numbers(place)[up] += 2 * up - 1
    assert not there.refuses([place])  # one unit is enough


def test_a_pack_of_another_sheet_is_refused():
    there = certified(SMALL)
    with pytest.raises(Refused, match="about another game than koans"):
        check(pack(greed.load("koans(target=550)")), there.file)


def test_a_claim_that_its_positions_do_not_make_is_refused():
    there = certified(SMALL)
    [[low, high]] = there.first["claim"]
    claim = [[low + 1, high]]
    with pytest.raises(Refused, match="not what the certificate claims"):
        check(there.pack, _file(there.first | {"claim": claim}, there.body))


@pytest.mark.parametrize("end", [0, 1, 60, 120, 500, -100, -1])
def test_a_file_that_was_cut_off_is_refused(end: int):
    there = certified(SMALL)
    with pytest.raises(Refused):
        check(there.pack, there.file[:end])
    with pytest.raises(Refused):
        check(there.pack.rstrip()[:end], there.file)


def test_every_byte_of_the_numbers_counts():
    there = certified(SMALL)
    first = len(there.file) - len(there.body)
    for at in range(first, len(there.file), 37):
        altered = bytearray(there.file)
        altered[at] ^= 1
        with pytest.raises(Refused):
            check(there.pack, bytes(altered))


def test_a_body_of_another_length_is_refused():
    there = certified(SMALL)
    plain = zlib.decompress(there.body)
    for other in (
        zlib.compress(plain[:-16]),
        zlib.compress(plain + bytes(16)),
        zlib.compress(bytes(1 << 27)),
        there.body + b"more",
        there.body[:-9],
        b"",
    ):
        with pytest.raises(Refused, match="too short or too long"):
            check(there.pack, _file(there.first, other))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("size", "x"), ("size", None), ("size", 11), ("size", 9), ("size", -1), ("size", 10**9),
        ("beyond", -5), ("beyond", -1), ("beyond", 10**9), ("beyond", 1), ("seats", 3),
        ("seats", 0), ("seats", "x"), ("mixed", 1), ("mixed", [[0, 0, 1, 1, 1]]),
        ("game", "0" * 64), ("claim", [0, 0]), ("claim", 1), ("beyond", 1e400), ("beyond", [1]),
    ],
)  # fmt: skip
def test_a_first_line_that_says_something_else_is_refused(name: str, value: object):
    there = certified(SMALL)
    with pytest.raises(Refused):
        check(there.pack, _file(there.first | {name: value}, there.body))


@pytest.mark.parametrize(
    "text", [b"", b"\n", b"[1]\n", checker.HEAD + b"\n", checker.HEAD + b"[" * 100_000, b"\xff\n"]
)
def test_what_is_no_certificate_is_refused(text: bytes):
    there = certified(SMALL)
    with pytest.raises(Refused):
        check(there.pack, text)
    with pytest.raises(Refused):
        check(text, there.file)


def _altered_pack(change) -> bytes:
    body = json.loads(certified(SMALL).pack)
    change(body)
    return json.dumps(body).encode()


@pytest.mark.parametrize(
    ("place", "value", "why"),
    [
        (("graphs", 1, "nodes", 0, "bust"), 0, "add up"),
        (("graphs", 1, "nodes", 0, "bust"), -5, "add up"),
        (("graphs", 1, "start"), 77, "is damaged"),
        (("graphs", 1, "decisions", 0), [0, 9, 1, -1], "is damaged"),
        (("graphs", 1, "nodes", 0, "outcomes", 0, 1), [1, 99], "is damaged"),
        (("graphs", 1, "nodes", 0, "outcomes", 0, 1), [10**9, 0], "scores too much"),
        (("graphs", 1, "nodes", 0, "outcomes", 0, 1), [-1, 0], "for ever"),
        (("graphs", 1, "nodes", 0, "hand"), 10**6, "is damaged"),
        (("graphs",), None, "is damaged"),
        (("graphs", 0, "decisions", 0, 2), 10**6, "depends on more points"),
        (("positions", "2", 4, "bust"), [[0, 2]] * 3, "wins or doesn't"),
        (("positions",), {}, "no positions for 2 players"),
        (("positions", "2", 0, "bank"), [99, 4, 4], "is damaged"),
        (("positions", "2", 0, "axes"), ["score"] * 9, "too many|is damaged"),
        (("positions", "2", 0, "bank"), [[0, 0]] * 3, "is damaged"),
        (("rules", "target"), 10**9, "odd sizes"),
    ],
)
def test_a_pack_that_is_no_game_is_refused(place: tuple[Any, ...], value: object, why: str):
    def change(body: Any) -> None:
        for key in place[:-1]:
            body = body[key]
        body[place[-1]] = value

    altered = _altered_pack(change)
    there = certified(SMALL)
    first = there.first | {"game": checker.game_hash(json.loads(altered))}
    with pytest.raises(Refused, match=why):
        check(altered, _file(first, there.body))


def test_attempts_without_points_are_refused_where_the_leader_may_answer():
    sheet = greed.load("basic(target=400,end.endgame=rechallenge_all)")
    with pytest.raises(Refused, match="may keep nothing, and the leader may answer"):
        prover.certificate(sheet)


def test_turns_that_can_go_on_beyond_an_exact_target_for_ever_are_refused():
    rules = "end.overshoot=forfeits,scoring.nothing=50,turn.nothing_must_roll=false"
    with pytest.raises(Refused, match="beyond the target may never end"):
        prover.certificate(greed.load(f"kingdom-come(target=600,{rules})"))


def test_bounds_that_say_next_to_nothing_are_refused(monkeypatch: pytest.MonkeyPatch):
    class Wide(Bounds):
        def table(self, k: int) -> np.ndarray:
            low, high = super().table(k)
            return np.stack([low, np.ones_like(high)])

    monkeypatch.setattr(prover, "Bounds", Wide)
    with pytest.raises(Refused, match="lie between its bounds"):
        prover.certificate(greed.load("koans(target=300)"))


def test_a_turn_that_never_ends_is_refused():
    graph = {
        "start": 0, "attempts": [], "decisions": [[0, 0, -1, -1]],
        "nodes": [{"hand": 0, "bust": 0, "missed": 0, "outcomes": [[6, [0, 0]]]}],
    }  # fmt: skip
    with pytest.raises(Refused, match="for ever"):
        checker.Graph(graph, [1], 6)


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
    (tmp_path / "game.cert").write_bytes(there.file[:-9])
    bad = subprocess.run([*command, "game.cert"], cwd=tmp_path, capture_output=True, text=True)
    assert (bad.returncode, bad.stdout) == (2, "")
    assert "too short" in bad.stderr


def test_a_chance_is_rounded_away_from_the_truth():
    assert said(Fraction(2, 3), up=False, digits=3) == "0.666"
    assert said(Fraction(2, 3), up=True, digits=3) == "0.667"
    assert said(Fraction(1, 2), up=True, digits=3) == "0.500"
