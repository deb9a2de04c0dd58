"""Whether `greed verify` and the naive verifier find the same, in as many games as one likes.

python -m tests.twins.dice_agreement --games 10000
"""

import argparse
import random
from collections import Counter

from tests.support.dice_games import games
from tests.support.dice_tampering import tampered
from tests.twins.naive_verifier import judge

from greed.core.errors import RecordError
from greed.core.jsonl import from_jsonl, to_jsonl
from greed.core.record import Record
from greed.fair.verify import verify


def agree(record: Record) -> int:
    """Check that both find the same in a record; return the exit code."""
    text = to_jsonl(record)
    report, naive = verify(from_jsonl(text)), judge(text)
    assert report.code == naive["code"], report.findings
    assert report.words == naive["words"]
    if "statement" in naive:
        wrong = next(finding for finding in report.findings if finding.kind == "wrong")
        assert wrong.statement == naive["statement"]
    elif report.mode == "strict":
        assert [device.without for device in report.devices] == naive["without"]
        assert [device.rolls for device in report.devices] == naive["rolls"]
    return report.code


def main() -> None:
    """Compare both on random games, each as it was and tampered with."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--most", type=int, default=150, help="statements in a game")
    given = parser.parse_args()
    chance = random.Random(given.seed)
    codes: Counter[int] = Counter()
    changed: Counter[int | str] = Counter()
    statements = 0
    for number, game in enumerate(games(given.games, given.seed, given.most), 1):
        if number % 500 == 0:
            print(f"{number:,} games, {statements:,} statements; {codes}; {changed}", flush=True)  # noqa: T201
        if game.table.state is None:
            codes[-1] += 1
            continue
        statements += len(game.table.log)
        record = game.table.record()
        codes[agree(record)] += 1
        try:
            changed[agree(tampered(record, chance))] += 1
        except RecordError:
            changed["refused"] += 1
    print(f"{given.games:,} games, {statements:,} statements")  # noqa: T201
    print(f"exit codes: {codes}; tampered with: {changed}")  # noqa: T201


if __name__ == "__main__":
    main()
