"""Worker processes that answer a server's questions: limits, turns, and nothing asked twice."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys

import msgspec
import pytest
from tests.support.slow_judge import TINY

import greed
from greed.mind import (
    Advice,
    Advise,
    Check,
    Choose,
    Chosen,
    Faulty,
    Limits,
    Refused,
    SheetView,
    Solve,
    Solved,
    sheet_data,
)
from greed.solver import is_saved
from greed.web.lanes import WAITING, Worker
from greed.web.pool import Busy, Pool

LIMITS = Limits(seconds=600, megabytes=4000, solving_seconds=60, solving_megabytes=2000)
KOANS = "koans 2000,2500 1/1 decide 2 - 200 - - 40"
MOVE = Choose(sheet="koans", position=KOANS, bot="bold")
LIGHT = Check(sheet="koans")
SLOW = """
title = "Nine dice"
target = 10000
dice.count = 9
scoring.singles = {{ 1 = 100, 5 = {number} }}
turn.dead_dice_keepable = true
"""


def slow(number=50):
    """Return a question that takes many seconds."""
    return Check(toml=SLOW.format(number=number))


def house(number):
    """Return small house rules, and a question about them that a solution would help."""
    rules = {**sheet_data(greed.loads(TINY)), "target": 200 + 50 * number}
    return rules, Advise(sheet=rules, position="mine 0,0 1/1 decide 1 - 100 - - 2")


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("GREED_HOME", str(tmp_path))


@pytest.fixture
def asked(monkeypatch):
    """What workers are asked, one after the other."""
    questions = []
    ask = Worker.ask

    async def noted(worker, question):
        questions.append(question)
        return await ask(worker, question)

    monkeypatch.setattr(Worker, "ask", noted)
    return questions


@pytest.fixture
def begun(monkeypatch):
    """The processes that were started."""
    processes = []
    begin = Worker.begin

    async def noted(worker):
        process = await begin(worker)
        if process not in processes:
            processes.append(process)
        return process

    monkeypatch.setattr(Worker, "begin", noted)
    return processes


def run(asking, limits=LIMITS, **given):
    """Ask a pool, which is closed afterwards; return what comes of it."""

    async def whole():
        async with asyncio.timeout(120), Pool(limits, **given) as pool:
            return await asking(pool)

    return asyncio.run(whole())


async def until(true):
    while not true():  # noqa: ASYNC110 -- it is another process that does it
        await asyncio.sleep(0.02)


async def settled(pool, question):
    """Return the answer once nothing is solved for it any more, and the next one."""
    while (advice := await pool.ask(question)).solving:  # noqa: ASYNC110 -- as clients do
        await asyncio.sleep(0.1)
    return advice, await pool.ask(question)


# -- limits


def test_a_question_that_takes_too_long_is_refused_and_the_next_one_is_answered(asked):
    async def asking(pool):
        first = await pool.ask(slow(), seconds=1)
        again = await pool.ask(slow(), seconds=60)
        return first, again, await pool.ask(LIGHT)

    first, again, light = run(asking)
    assert isinstance(first, Refused)
    assert "more time" in first.why
    assert again == first
    assert len(asked) == 2, "what took too long was tried again"
    assert isinstance(light, SheetView)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows bounds no memory")
def test_a_question_that_takes_too_much_memory_is_refused_and_the_next_one_is_answered():
    deep = "\n".join(f"k{line}{'.a' * 390} = 1" for line in range(250))

    async def asking(pool):
        return await pool.ask(Check(toml=deep)), await pool.ask(LIGHT)

    first, light = run(asking, megabytes=85)
    assert isinstance(first, Refused)
    assert "more memory" in first.why
    assert isinstance(light, SheetView)


def test_a_worker_that_is_killed_is_replaced(begun):
    async def asking(pool):
        await pool.ask(LIGHT)
        begun[-1].kill()
        await begun[-1].wait()
        light = await pool.ask(Check(sheet="basic"))
        thinking = asyncio.create_task(pool.ask(Check(toml=SLOW.format(number=50), language="de")))
        for _ in range(2):  # once more, in case that it was at its end already
            worker = begun[-1]
            await asyncio.sleep(0.5)
            worker.kill()
            await until(lambda worker=worker: begun[-1] is not worker or thinking.done())
        with pytest.raises(Busy, match="try again"):
            await thinking
        return light, await pool.ask(Check(sheet="classic"))

    assert all(isinstance(each, SheetView) for each in run(asking))


def test_the_event_loop_goes_on_while_a_worker_thinks():
    async def asking(pool):
        thinking = asyncio.create_task(pool.ask(slow(), seconds=1))
        turns = 0
        while not thinking.done():
            await asyncio.sleep(0.01)
            turns += 1
        return turns

    assert run(asking) > 20


def test_workers_end_with_their_server_whatever_they_do():
    arguments = [msgspec.json.encode(LIMITS).decode(), "1000", "5"]
    worker = subprocess.Popen(
        [sys.executable, "-m", "greed.web.worker", *arguments],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    with worker:
        assert worker.stdin
        assert worker.stdout
        worker.stdin.write(msgspec.json.encode(MOVE) + b"\n" + msgspec.json.encode(slow()) + b"\n")
        worker.stdin.flush()
        assert b'"chosen"' in worker.stdout.readline()
        worker.stdin.close()
        assert worker.wait(60) == 0
        assert worker.stdout.read() == b"", "it thought to the end"


def test_closing_ends_every_worker_and_tells_those_who_wait(begun):
    async def asking(pool):
        waiting = [asyncio.create_task(pool.ask(slow(number))) for number in (50, 60)]
        await asyncio.sleep(0.5)
        await pool.close()
        said = await asyncio.gather(*waiting, return_exceptions=True)
        with pytest.raises(Busy, match="closing"):
            await pool.ask(MOVE)
        return said

    assert [str(error) for error in run(asking)] == ["the server is closing: try again"] * 2
    for process in begun:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, 0)
            pytest.fail("a worker is left")


# -- turns


def test_a_move_waits_for_no_sheet():
    async def asking(pool):
        sheet = asyncio.create_task(pool.ask(slow()))
        await asyncio.sleep(0.1)
        move = await pool.ask(MOVE)
        return move, sheet.done()

    move, done = run(asking)
    assert move == Chosen(move="bank")
    assert not done


def test_nobody_waits_for_all_that_another_client_has_asked_at_once():
    order = []

    async def asking(pool):
        async def ask(label, question):
            await pool.ask(question, label, 1)
            order.append(label)

        heavy = [ask("eve", slow(number)) for number in (50, 60, 70)]
        await asyncio.gather(*heavy, ask("ann", LIGHT))

    run(asking)
    assert order == ["eve", "ann", "eve", "eve"]


def test_a_client_who_asks_without_end_closes_the_server_to_nobody():
    async def asking(pool):
        asks = [pool.ask(Check(toml=f"x = {n}"), "eve") for n in range(WAITING + 10)]
        other = pool.ask(LIGHT, "ann")
        return await asyncio.gather(*asks, other, return_exceptions=True)

    *many, other = run(asking)
    assert isinstance(other, SheetView)
    refused = [each for each in many if isinstance(each, Busy)]
    assert len(refused) == 9  # one is worked on
    assert all(each.yours for each in refused)
    assert sum(isinstance(each, Faulty) for each in many) == WAITING + 1


# -- once


def test_equal_questions_are_asked_once_and_sheets_remembered(asked):
    async def asking(pool):
        await asyncio.gather(*(pool.ask(LIGHT, f"client {n}") for n in range(8)))
        return await pool.ask(LIGHT)

    assert isinstance(run(asking), SheetView)
    assert len(asked) == 1


def test_who_asks_the_same_later_has_a_turn_of_their_own():
    """Whoever asked first may have much to wait for."""

    async def asking(pool):
        eve = [asyncio.create_task(pool.ask(slow(number), "eve", 1)) for number in (50, 60, 70)]
        eve.append(asyncio.create_task(pool.ask(LIGHT, "eve")))
        await asyncio.sleep(0.1)
        light = await pool.ask(LIGHT, "ann")
        return light, [each.done() for each in eve]

    light, done = run(asking)
    assert isinstance(light, SheetView)
    assert done[1:3] == [False, False]


def test_a_question_that_nobody_waits_for_is_dropped_and_its_worker_stopped(asked, begun):
    async def asking(pool):
        thinking, waiting = (asyncio.create_task(pool.ask(slow(n))) for n in (50, 60))
        await asyncio.sleep(0.5)
        worker = begun[-1]
        for each in (waiting, thinking):
            each.cancel()
        await worker.wait()
        return worker.returncode, await pool.ask(LIGHT)

    code, light = run(asking)
    assert code == -signal.SIGKILL
    assert isinstance(light, SheetView)
    assert len(asked) == 2, "a question was asked that nobody waited for"


def test_a_question_goes_on_while_one_of_those_who_asked_still_waits(asked):
    async def asking(pool):
        first, second = (asyncio.create_task(pool.ask(LIGHT, name)) for name in ("ann", "bob"))
        await asyncio.sleep(0)
        first.cancel()
        return await second

    assert isinstance(run(asking), SheetView)
    assert len(asked) == 1


# -- solving


def test_a_sheet_is_solved_meanwhile_and_once_for_all_who_ask(asked):
    rules, question = house(1)

    async def asking(pool):
        first = await asyncio.gather(*(pool.ask(question, f"client {n}") for n in range(4)))
        await until(lambda: is_saved(greed.loads(TINY.replace("200", "250", 1))))
        return first, await pool.ask(question)

    first, last = run(asking)
    assert {(each.measure, each.solving) for each in first} == {("points of the turn", True)}
    assert (last.measure, last.solving, last.note) == ("win probability", False, "")
    assert sum(msgspec.json.encode(Solve(sheet=rules)) == each for each in asked) == 1


def test_a_bot_that_plays_to_win_waits_for_its_sheet():
    rules, question = house(1)
    bot = Choose(sheet=rules, position=question.position, bot="optimal")

    async def asking(pool):
        return await pool.ask(bot), await pool.ask(question)

    chosen, advice = run(asking)
    assert not chosen.solving
    assert chosen.move == advice.moves[0].move


def test_each_client_has_a_number_of_sheets_solved_a_day_and_those_of_greed_besides():
    async def asking(pool):
        eve = [await pool.ask(house(n)[1], "eve") for n in (1, 2, 1)]
        preset = await pool.ask(Solve(sheet="koans"), "eve")
        more = await pool.ask(Solve(sheet=house(3)[0]), "eve")
        return eve, preset, more, await pool.ask(house(2)[1], "ann")

    eve, preset, more, ann = run(asking, solves=1)
    assert ["today" in each.note for each in eve] == [False, True, False]
    assert not eve[1].solving
    assert isinstance(preset, Solved)
    assert "today" in more.why
    assert ann.solving


def test_a_server_may_solve_no_house_rules():
    said = run(lambda pool: pool.ask(house(1)[1]), solves=0)
    assert isinstance(said, Advice)
    assert said.note.startswith("this server solves no house rules; ")


def test_solutions_beyond_what_is_kept_make_room():
    rules, _ = house(1)

    async def asking(pool):
        await pool.ask(Solve(sheet=rules))
        await until(lambda: not is_saved(greed.loads(TINY.replace("200", "250", 1))))

    run(asking, kept=0)


def test_a_server_that_can_keep_no_solution_says_so_and_solves_once(tmp_path, monkeypatch, asked):
    (tmp_path / "file").touch()
    monkeypatch.setenv("GREED_HOME", str(tmp_path / "file"))
    first, again = run(lambda pool: settled(pool, house(1)[1]))
    assert first.note.startswith("this server could not keep the solution of these rules; ")
    assert again == first
    assert sum(b'"type":"solve"' in each for each in asked) == 1


def test_rules_without_an_exact_answer_are_tried_once_and_say_so(asked):
    rules = {**house(1)[0], "seats": {"min": 3}}
    question = Advise(sheet=rules, position="mine 0,0,0 1/1 decide 1 - 100 - - 2")

    first, again = run(lambda pool: settled(pool, question))
    assert first.note.startswith("these rules have no exact answer: ")
    assert again == first
    assert sum(b'"type":"solve"' in each for each in asked) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is for Unix")
def test_it_works_on_the_loop_that_servers_use():
    import uvloop

    async def asking():
        async with Pool(LIMITS) as pool:
            return await pool.ask(MOVE), await pool.ask(slow(), seconds=0.5)

    move, late = uvloop.run(asking())
    assert move == Chosen(move="bank")
    assert isinstance(late, Refused)
