"""What holds in every game, whatever is said in it."""

import pytest
from msgspec.structs import replace
from tests.support.dice_games import RandomGame, at_end

from greed.core.jsonl import from_jsonl, to_jsonl
from greed.fair.session import Session
from greed.fair.statements import Drawn, Forfeited, Thrown
from greed.fair.verify import verify


@pytest.fixture(scope="module", params=range(5))
def games(request):
    """Ten games."""
    return [RandomGame(300_000 + 10 * request.param + seed, most=60) for seed in range(10)]


def numbers(game):
    return [
        each.number
        for happened in game.table.happened
        for each in happened
        if isinstance(each, Thrown | Drawn | Forfeited)
    ]


def test_no_number_is_ever_used_again(games):
    for game in games:
        spent = numbers(game)
        assert spent == sorted(set(spent))


def test_the_same_log_leads_to_the_same_standing(games):
    for game in games:
        table = game.table
        again = Session(table.text, table.session.faces)
        for by, body, signature in table.log:
            again.take(by, body, signature)
        assert at_end(again) == at_end(table.session)
        assert again.heads == table.session.heads


def test_only_devices_that_asked_or_were_ready_contribute(games):
    for game in games:
        ready: set[int] = set()
        log = zip(game.table.log, game.table.happened, strict=True)
        for (by, body, _), happened in log:
            if by != "server" and body.startswith(("ready", "decide")):
                ready.add(by)
            for each in happened:
                if isinstance(each, Thrown | Drawn):
                    assert set(each.given) <= ready
                    ready = set()


def test_no_record_of_a_game_as_it_was_is_wrong(games):
    for game in games:
        if game.table.state is not None:
            record = game.table.record()
            assert from_jsonl(to_jsonl(record)) == record
            assert verify(record).verdict != "wrong"


def test_a_record_that_is_cut_anywhere_holds_as_far_as_it_goes(games):
    for game in games[:3]:
        if game.table.session.base is None or game.table.state is None:
            continue
        record = game.table.record()
        at = max(1, len(record.proof) // 2)
        report = verify(replace(record, proof=record.proof[:at], tags={"protocol": "1"}))
        wrong = [finding.text for finding in report.findings if finding.kind == "wrong"]
        assert all("so says the proof" in text or "began" in text for text in wrong)
        assert {"cut", "debt"} & {finding.kind for finding in report.findings}
