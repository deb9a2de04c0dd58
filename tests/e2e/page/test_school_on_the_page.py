"""My games, step through, trainer and daily challenge, without a network."""

import json
import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.support.alone import offline, play_on, set_up
from tests.support.page import serious
from tests.support.rooms import Room

import greed
from greed.arena.game import play_game, read_events
from greed.bots import bot
from greed.coach.puzzles import Puzzle, shipped_puzzles
from greed.coach.training import daily_puzzles, read_training
from greed.core.jsonl import from_jsonl, to_jsonl
from greed.core.text import to_text

BOTS = ("level:4", "bold")


@pytest.fixture(scope="module")
def records() -> list[greed.Record]:
    """Three games of koans, as the terminal writes them."""
    koans, made = greed.load("koans"), []
    for number in range(3):
        game = play_game(koans, [bot(name) for name in BOTS], (0, 1), f"page {number}", keep=True)
        made.append(
            greed.Record(
                sheet=koans, seats=("Ann", "bot:bold"), events=read_events(game.events),
                dice="typed in", tags={"date": f"2026-11-{number + 1:02}"},
            )
        )  # fmt: skip
    return made


@pytest.fixture
def files(records, tmp_path) -> list[Path]:
    paths = []
    for number, record in enumerate(records):
        path = tmp_path / f"{number}.jsonl"
        path.write_text(to_jsonl(record) if number else to_text(record), "utf-8")
        paths.append(path)
    return paths


def open_files(player, files) -> None:
    """Open records on My games, and wait for the statistics."""
    page = player.page
    page.locator("input[type=file]").set_input_files(files)
    expect(page.locator(".tiles div", has_text="Games")).to_contain_text(str(len(files)))
    expect(page.get_by_text("Looking at the games")).to_have_count(0)


def shipped() -> tuple[Puzzle, ...]:
    found = shipped_puzzles(greed.load("koans"))
    assert found is not None
    return found.puzzles


def tiles(player) -> dict[str, str]:
    found = player.page.locator(".tiles div")
    return dict(each.inner_text().split("\n", 1) for each in found.all())


def test_records_of_the_terminal_are_counted_as_python_counts_them(alone, records, files):
    from greed.coach import performances, review
    from greed.coach.judges import win_judge

    judge = win_judge(greed.load("koans"))
    seen = [(number, each.seats, review(judge, each)) for number, each in enumerate(records)]
    ann = next(each for each in performances(seen) if each.player == "Ann")
    player = offline(alone, "#/games")
    open_files(player, files)
    player.page.reload()
    expect(player.page.locator(".tiles")).to_be_visible()
    expect(player.page.get_by_text("Looking at the games")).to_have_count(0)
    found = tiles(player)
    assert found["Won"] == f"{100 * ann.result.value:.0f}%"
    luck = round(100 * (ann.result.value - ann.luck_adjusted.value))
    assert found["Luck a game"] == f"{luck:+}%".replace("-", "\u2212")
    assert found["Lost a choice"] == f"{ann.pr.value / 10:.2f}%"


def test_everything_is_exported_erased_and_opened_again(alone, files, tmp_path):
    player = offline(alone, "#/games", phone=True)
    open_files(player, files)
    player.page.locator("summary", has_text="Save and open").click()
    with player.page.expect_download() as download:
        player.button("Export everything").click()
    archive = tmp_path / "everything.zip"
    download.value.save_as(archive)
    before = tiles(player)
    player.button("Erase everything").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Keep them").click()
    expect(player.page.locator(".tiles")).to_be_visible()
    player.button("Erase everything").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Erase everything").click()
    expect(player.page.get_by_text("Everything is erased")).to_be_visible()
    player.page.reload()
    expect(player.page.get_by_text("stay here, on this device alone")).to_be_visible()
    player.page.locator("input[type=file]").set_input_files(archive)
    expect(player.page.get_by_text("3 games opened")).to_be_visible()
    expect(player.page.get_by_text("Looking at the games")).to_have_count(0)
    assert tiles(player) == before
    player.page.locator("input[type=file]").set_input_files(archive)
    expect(player.page.get_by_text("3 games were here already")).to_be_visible()


def test_a_game_is_handed_on_as_a_link(alone, records, files):
    player = offline(alone, "#/games")
    open_files(player, files[1:])
    page = player.page
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    player.button(re.compile("^Hand on")).first.click()
    expect(page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    player.button("Copy the link").click()
    link = page.evaluate("window.copied")
    other = alone(installed=True)
    other.page.context.set_offline(True)
    other.page.goto(link)
    expect(other.page.get_by_role("heading", name=re.compile("Ann against"))).to_be_visible()
    other.go("#/games")
    with other.page.expect_download() as download:
        other.button(re.compile("^Hand on")).click()
        other.button("Save the record").click()
    told = from_jsonl(Path(download.value.path()).read_text("utf-8"))
    assert told.events in [each.events for each in records]


def test_a_game_is_stepped_through_and_played_on_from_a_mistake(alone, files):
    player = offline(alone, "#/games")
    page = player.page
    open_files(player, files[1:])
    page.locator("section ul li a").first.click()
    expect(page.get_by_text("The game begins.")).to_be_visible()
    for key, place in (("ArrowRight", "1 of"), ("ArrowRight", "2 of"), ("ArrowLeft", "1 of")):
        page.keyboard.press(key)
        expect(page.locator(".place .quiet")).to_contain_text(place)
    page.keyboard.press("m")
    cost = page.locator(".made.bad").first
    expect(cost).to_be_visible()
    cost.get_by_role("button", name="All choices").click()
    expect(cost.locator("li.made")).to_have_count(1)
    dot = page.locator(".plot .dot").first
    dot.click()
    expect(page.locator(".made.bad").first).to_be_visible()
    page.reload()
    expect(page.locator(".made.bad").first).to_be_visible()
    dice = page.locator(".felt .dice").get_attribute("aria-label") or ""
    player.button(re.compile("What if")).click()
    page.get_by_label("Against").select_option("bold")
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page.locator(".felt .seat").first).to_be_visible()
    fallen = re.findall(r"\d", dice.removeprefix("The roll: ").split(";")[0])
    assert sorted(map(int, fallen)) == sorted(player.dice())
    assert not play_on(player, 1)
    player.go("#/games")
    expect(page.get_by_text("goes on")).to_be_visible()


def test_puzzles_are_answered_rated_and_survive_a_reload(alone):
    player = offline(alone, "#/train", phone=True)
    page = player.page
    page.get_by_label("The game").select_option("koans")
    expect(page.get_by_role("heading", level=1)).to_have_text("Train")
    for number in range(3):
        page.get_by_role("group", name="Your choice").get_by_role("button").first.click()
        verdict = page.get_by_role("region", name="The answer")
        expect(verdict.locator("li.made")).to_have_count(1)
        expect(verdict.get_by_text("%").first).to_be_visible()
        if number < 2:
            player.button(re.compile("Next puzzle")).click()
    rating = page.locator("dl dd").first.inner_text()
    page.reload()
    expect(page.get_by_role("group", name="Your choice")).to_be_visible()
    assert page.locator("dl dd").first.inner_text() == rating
    page.get_by_text("Take your progress with you").click()
    with page.expect_download() as download:
        player.button("Save your progress").click()
    training = read_training(Path(download.value.path()).read_bytes())
    assert sum(drill.tries for drill in training.drills.values()) == 3
    assert rating.startswith(f"{training.glicko.rating:,.0f}")
    known = {puzzle.id for puzzle in shipped()}
    assert set(training.drills) <= known
    other = alone().go("#/train").page
    other.get_by_text("Take your progress with you").click()
    other.locator("input[type=file]").set_input_files(download.value.path())
    expect(other.get_by_text("Your progress is here.")).to_be_visible()
    assert other.locator("dl dd").first.inner_text() == rating
    other.get_by_role("button", name="Go back to what was here before").click()
    expect(other.locator("dl dd").first).to_contain_text("1,500")


def test_own_mistakes_come_first_in_training(alone, files):
    player = offline(alone, "#/games")
    open_files(player, files)
    player.go("#/train").page.get_by_label("The game").select_option("koans")
    expect(player.page.get_by_text("From your own games")).to_be_visible()


def test_the_daily_challenge_is_pythons_and_gives_one_try(alone):
    player = offline(alone, "#/daily")
    page = player.page
    page.get_by_label("The game").select_option("koans")
    today = datetime.now().astimezone().date()
    wanted = daily_puzzles(shipped(), "koans", today)
    right = 0
    for number, puzzle in enumerate(wanted):
        choice = page.get_by_role("group", name="Your choice")
        expect(choice.get_by_role("button")).to_have_count(len(puzzle.answers))
        choice.get_by_role("button").first.click()
        verdict = page.get_by_role("region", name="The answer")
        first = min(puzzle.answers, key=lambda each: (-len(each.move.split()), each.move)).move
        expect(verdict.get_by_text(puzzle.why(first, greed.load("koans")))).to_be_visible()
        right += "Right" in verdict.inner_text()
        if number == 1:  # what was answered stays answered
            page.reload()
        else:
            verdict.locator(".lead").click()
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    expect(page.locator(".marks .good")).to_have_count(right)
    page.evaluate("navigator.share = undefined")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    player.button("Share").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("window.copied").split()[-1]
    page.reload()
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    expect(page.get_by_role("group", name="Your choice")).to_have_count(0)
    assert link.endswith(f"/daily?sheet=koans&day={today}")
    other = alone()
    other.page.goto(link)
    expect(other.page.get_by_label("The game")).to_have_value("koans")


def answer_the_day(page) -> None:
    for _ in range(5):
        choice = page.get_by_role("group", name="Your choice")
        choice.get_by_role("button").first.click()
        page.get_by_role("region", name="The answer").locator(".lead").click()
    expect(page.get_by_role("button", name="Share")).to_be_visible()


def test_a_link_to_an_earlier_day_leads_to_its_positions_which_count_nothing(alone):
    day = datetime.now().astimezone().date() - timedelta(days=3)
    page = alone().go(f"#/daily?sheet=koans&day={day}").page
    expect(page.get_by_text("from an earlier day")).to_be_visible()
    first = daily_puzzles(shipped(), "koans", day)[0]
    choice = page.get_by_role("group", name="Your choice")
    expect(choice.get_by_role("button")).to_have_count(len(first.answers))
    answer_the_day(page)
    expect(page.get_by_text(f"Greed koans {day}").first).to_be_attached()
    page.get_by_role("link", name=re.compile("Go to today")).click()
    expect(page.get_by_text("the same for everyone today")).to_be_visible()
    assert str(day) not in (page.evaluate("localStorage.getItem('greed.training')") or "")
    expect(page.get_by_text("no day yet")).to_be_visible()


@pytest.mark.parametrize("day", ["2999-01-01", "2026-02-30", "yesterday", ""])
def test_a_link_to_a_day_that_is_none_leads_to_today(alone, day):
    page = alone().go(f"#/daily?sheet=koans&day={day}").page
    expect(page.get_by_text("the same for everyone today")).to_be_visible()


def test_a_puzzle_is_handed_on_by_a_link_that_opens_it(alone):
    player = alone().go("#/train")
    page = player.page
    page.get_by_label("The game").select_option("koans")
    page.get_by_role("group", name="Your choice").get_by_role("button").first.click()
    page.evaluate("navigator.share = undefined")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    player.button("Share").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("window.copied").split()[-1]
    asked = page.locator(".question").inner_text()
    for _ in range(2):  # whoever opens it
        other = alone()
        other.page.goto(link)
        other.page.reload()
        choice = other.page.get_by_role("group", name="Your choice")
        choice.get_by_role("button").first.click()
        expect(other.page.locator(".question")).to_have_text(
            re.compile(re.escape(asked.split()[0]))
        )
        assert other.page.locator(".question").inner_text() == asked


def test_the_picture_of_a_game_carries_a_link_that_opens_the_game(alone):
    player = set_up(alone(), "koans", "Ann", "optimal")
    assert play_on(player)
    player.page.evaluate(
        """() => {
            navigator.canShare = () => true;
            navigator.share = async (given) => { window.shared = given; };
        }"""
    )
    player.button("Picture").click()
    player.page.wait_for_function("window.shared")
    link = player.page.evaluate("window.shared.text")
    assert "#/record#game=" in link
    other = alone()
    other.page.goto(link)
    expect(other.page.get_by_role("heading", name="Ann against The Oracle")).to_be_visible()


def test_a_finished_game_tells_the_moments_that_mattered(alone):
    player = set_up(alone(), "koans", "Ann", "optimal")
    assert play_on(player)
    expect(player.page.get_by_role("heading", name="The moments that mattered")).to_be_visible()
    player.button("Step through the game").click()
    expect(player.page.get_by_role("heading", name="Ann against The Oracle")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_the_school(alone, files, theme):
    player = alone(phone=theme == "dark", color_scheme=theme, reduced_motion="reduce")
    page, found = player.page, {}
    player.go("#/games")
    open_files(player, files)
    page.wait_for_timeout(300)
    found["games"] = serious(player)
    player.button(re.compile("^Hand on")).first.click()
    expect(page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    found["hand on"] = serious(player)
    page.keyboard.press("Escape")
    page.locator("section ul li a").first.click()
    page.locator(".mistakes li button").first.click()
    player.button("All choices").first.click()
    expect(page.locator(".made .why")).to_be_visible()
    found["step through"] = serious(player)
    assert not player.is_wider_than_screen()
    for path in ("#/strategy", "#/about"):
        player.go(path)
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        found[path] = serious(player)
        assert not player.is_wider_than_screen()
    for path in ("#/train", "#/daily"):
        player.go(path)
        page.get_by_role("group", name="Your choice").get_by_role("button").first.click()
        expect(page.get_by_role("region", name="The answer")).to_be_visible()
        page.wait_for_timeout(200)
        found[path] = serious(player)
    player.go("#/explore").page.get_by_label("The game").select_option("koans")
    player.button("Draw the map").click()
    expect(page.get_by_text("Bank from this many points")).to_be_visible()
    found["board"] = serious(player)
    assert not player.is_wider_than_screen()
    assert {screen: faults for screen, faults in found.items() if faults} == {}


def test_a_game_on_a_server_stays_on_the_device_once_it_is_over(visit, site):
    player = visit()
    player.go(Room(site, coach=True, first=0, start=True).finish().seat)
    expect(player.button("Step through the game")).to_be_visible()
    player.go("/games")
    expect(player.page.locator("section ul li a")).to_have_count(1)
    player.page.locator("section ul li a").click()
    expect(player.page.get_by_text("The game begins.")).to_be_visible()
    assert json.loads(player.page.evaluate("localStorage.getItem('greed.rooms')"))


def test_strategy_is_a_page_for_players_that_works_without_a_network(alone):
    from greed.cli.render.cards import wins
    from greed.policies.card import saved_cards

    player = offline(alone, "#/strategy")
    page = player.page
    for name in ("official", "koans", "zilch-online"):
        page.get_by_label("The game").select_option(name)
        sheet = greed.load(name)
        for line in saved_cards(sheet)[-1].rules.lines(sheet):
            expect(page.get_by_text(line).last).to_be_visible()
        expect(page.get_by_text(wins(saved_cards(sheet)[-1]).split(" ± ")[0])).to_be_visible()
    expect(page.get_by_text("Count the dice before the points.")).to_be_visible()
    assert "greed strategy" not in page.locator("main").inner_text()
    player.go("#/about")
    expect(page.get_by_role("heading", name="For developers")).to_be_visible()


def test_somebody_who_gave_no_name_is_you_after_the_game_as_at_the_table(alone):
    player = alone().go("#/device?sheet=koans")
    page = player.page
    page.get_by_label("Seat 2", exact=True).select_option("optimal")
    player.button("Start").click()
    expect(page.locator(".felt")).to_be_visible()
    assert play_on(player)
    player.button("Step through the game").click()
    expect(page.get_by_role("heading", name="You against The Oracle")).to_be_visible()
    expect(page).to_have_title("You against The Oracle · Greed")
    assert "Player 1" not in page.locator("main").inner_text()


def test_the_title_says_which_rules_are_read(alone):
    page = alone().go("#/rules/koans").page
    expect(page).to_have_title("Playing Greed · Rules · Greed")
    page.get_by_role("link", name="All rules").click()
    expect(page).to_have_title("Rules · Greed")
