"""In the middle of a turn everything fits at every size, and every button tells the truth."""

import os
import random
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.support.games import random_events

import greed
from greed.core.record import apply_event

SIZES = {
    "320": (320, 568), "390": (390, 844), "tablet": (820, 1180), "side": (844, 390),
    "1280": (1280, 800), "1920": (1920, 1080), "4K": (3840, 2160),
    # At 200% there is half the room.
    "phone at 200%": (195, 422), "desk at 200%": (640, 400),
}  # fmt: skip
TURNS = {
    "long sum": "official 2500,1100 1/1 keep 1 1 1100 - - 21",
    "not on the board": "koans 0?,350 1/1 keep 5 13556 0 - - 9",
    "taken over": "official 0?,1350 1/1 keep 3a 156 650/650 - - 13",
    "loses": "koans 750,3050 1/1 keep 5 12456 0 - 2> 21",
    "offer": "official 700,1350 1/1 offer 5 - 0 650@3a - 10",
    "three": "classic 1450,9500,700 2/1 keep 6 112356 0 - - 21",
}
BESIDE = ("nothing", "coach", "hint")
SHOTS = os.environ.get("GREED_SHOTS")
"""A folder for pictures of all of them, to be looked at."""

# What is cut off, slides sideways, or lies under something else.
FAULTS = """() => {
    const seen = [];
    const say = (what, node) => seen.push(
        `${what}: ${node.className || node.tagName} "${node.textContent.trim().slice(0, 40)}"`);
    for (const node of document.querySelectorAll('.middle, .strip .list, .table > main'))
        if (node.scrollWidth > node.clientWidth + 1) say('slides sideways', node);
    const body = document.documentElement;
    if (body.scrollWidth > innerWidth) say('wider than the screen', body);
    const texts = '.action .label, .action .detail, .stake, .sum, .score';
    for (const node of document.querySelectorAll(texts)) {
        const box = node.getBoundingClientRect();
        if (!box.width) continue;
        if (node.scrollHeight > node.clientHeight + 2 && node.matches('.detail')) say('cut', node);
        // The sheet of many players scrolls within its frame; all scores stand beside it.
        const beside = !node.closest('.sheet .scroll');
        if (beside && (box.left < -1 || box.right > innerWidth + 1)) say('off the screen', node);
        const frame = node.closest('.action')?.getBoundingClientRect();
        if (frame && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1))
            say('out of its button', node);
    }
    for (const die of document.querySelectorAll('.lie > *')) {
        const [box, felt] = [die, die.closest('.felt')].map(node => node.getBoundingClientRect());
        // They don't lie quite straight.
        const over = Math.max(felt.top - box.top, box.bottom - felt.bottom);
        if (over > box.height * 0.12) say(`${Math.round(over)} px off the felt`, die);
    }
    const zones = ['.strip', '.caption', '.tray', '.dock', '.hint', '.line', '.bar']
        .flatMap(name => [...document.querySelectorAll(name)])
        .filter(node => node.getBoundingClientRect().width > 1);
    for (const [at, one] of zones.entries()) for (const other of zones.slice(at + 1)) {
        if (one.contains(other)) continue;
        const [a, b] = [one, other].map(node => node.getBoundingClientRect());
        const deep = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const broad = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        if (deep > 1.5 && broad > 1.5) say(`over ${other.className}`, one);
    }
    return seen;
}"""


@pytest.fixture
def mid_turn(alone):
    """A phone, tablet or desk in the middle of a turn of a game that begins there."""
    players = {}

    def coming(line: str, beside: str, **options):
        scheme = options.get("color_scheme", "light")
        if scheme not in players:
            players[scheme] = alone(reduced_motion="reduce", **options)
        player = players[scheme]
        player.page.add_init_script(  # after the one that spares other tests the hints
            f"localStorage.setItem('greed.taught', '{str(beside != 'hint').lower()}')"
        )
        player.page.evaluate(
            """([coach, taught]) => {
                localStorage.setItem('greed.coach', coach);
                localStorage.setItem('greed.taught', taught);
            }""",
            [str(beside == "coach").lower(), str(beside != "hint").lower()],
        )
        player.page.set_viewport_size({"width": 1280, "height": 800})
        play_from(player, line)
        if player.button("Take all").count():
            player.button("Take all").click()
        return player

    return coming


def play_from(player, line: str) -> None:
    player.go(f"#/explore#p={line.replace(' ', '+')}").page.reload()
    player.button("Play from here").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    expect(player.page.locator(".felt")).to_be_visible()
    expect(player.page.locator(".action").first).to_be_visible()


def drawn(seed: int) -> str:
    """A position in the middle of a turn of a random game, with scores from all over it."""
    chance = random.Random(f"mid turn {seed}")
    sheet = greed.load(chance.choice(sorted(greed.presets())))
    seats = chance.randint(2, 4)
    state, seen = greed.start(sheet, seats), []
    for event in random_events(sheet, seats, seed):
        state = apply_event(state, event)
        if state.phase in ("keep", "decide", "offer"):
            seen.append(state)
    return greed.position(chance.choice(seen))


@pytest.mark.parametrize("beside", BESIDE)
@pytest.mark.parametrize("turn", TURNS)
def test_nothing_is_cut_off_or_slides_in_the_middle_of_a_turn(mid_turn, turn, beside):
    assert not faults_at(mid_turn(TURNS[turn], beside), SIZES, f"{turn}-{beside}")


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_cut_off_or_slides_in_a_drawn_position(mid_turn, seed):
    size = list(SIZES)[seed % len(SIZES)]
    line = drawn(seed)
    assert not faults_at(mid_turn(line, BESIDE[seed % 3]), [size], str(seed)), line


@pytest.mark.parametrize("ten", range(20))
def test_nothing_is_cut_off_or_slides_in_ten_drawn_positions_at_any_size(mid_turn, ten):
    found = {}
    for seed in range(10 * ten, 10 * ten + 10):
        line = drawn(seed)
        if faults := faults_at(mid_turn(line, BESIDE[seed % 3]), SIZES, str(seed)):
            found[line] = faults
    assert not found


def faults_at(player, sizes, what: str) -> dict[str, list[str]]:
    """What is wrong at each of these sizes at which something is."""
    found = {}
    for name in sizes:
        width, height = SIZES[name]
        player.page.set_viewport_size({"width": width, "height": height})
        faults: list[str] = []
        for _ in range(50):  # what is still on its way to its place is no fault
            player.page.wait_for_timeout(80)
            if not (faults := player.page.evaluate(FAULTS)):
                break
        if SHOTS:
            file = f"{what}-{name}.png".replace(" ", "-")
            player.page.screenshot(path=Path(SHOTS) / file)
        if faults:
            found[name] = faults
    return found


SAID = {
    "koans 0?,350 1/1 keep 5 13556 0 - - 9": ("Bank nothing", "300 needed in one turn", "poor"),
    "koans 750,3050 1/1 keep 5 12456 0 - 2> 21": ("Bank 150", "2,150 short", "poor"),
    "koans 2900,350 1/1 keep 5 12456 0 - - 21": ("Bank 150", "final round", "bank"),
    "classic 1450,3000 1/1 keep 6 112346 0 - - 21": ("Bank 200", "safe", "bank"),
}


@pytest.mark.parametrize("line", SAID)
def test_the_button_says_what_a_bank_does_here(mid_turn, line):
    label, detail, kind = SAID[line]
    player = mid_turn(line, "nothing")
    bank = player.page.locator(".action").last
    expect(bank.locator(".label")).to_contain_text(label)
    expect(bank.locator(".detail")).to_contain_text(detail)
    assert kind in bank.get_attribute("class").split()
