"""The page as somebody in front of it sees and uses it: by its words, its buttons and its keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Self

from playwright.sync_api import BrowserContext, Locator, Page, expect

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}
# Milliseconds: only a test that fails waits so long, and a busy machine is not a fault.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)
# Dice need not be watched in most tests; what a test remembers of a browser stays as it is.
# And a device that is to be spared solves nothing before somebody asks for it.
AT_ONCE = """
    localStorage.setItem('greed.pace', '"instant"');
    localStorage.setItem('greed.taught', 'true');
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
"""
# A refusal is an answer: the browser logs its status, the page shows its words. And what a header
# promises to pages from https is nothing to one from a laptop in the network.
EXPECTED = (
    "Failed to load resource: the server responded with a status of",
    "The Cross-Origin-Opener-Policy header has been ignored",
)

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"


class Player:
    """One browser window, and what its console said."""

    def __init__(self, context: BrowserContext, url: str, *, at_once: bool = True) -> None:
        self.url = url
        if at_once:
            context.add_init_script(AT_ONCE)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("request", lambda request: self.hosts.add(request.url))

    def _heard(self, message) -> None:
        if message.type == "error" and not message.text.startswith(EXPECTED):
            self.faults.append(message.text)

    def go(self, path: str = "/") -> Self:
        self.page.goto(self.url + path)
        return self

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def menu(self) -> Locator:
        """What can be done at this table."""
        return self.page.get_by_role("button", name="Table", exact=True)

    def dice(self) -> list[int]:
        """Return the dice on the table."""
        labels = self.page.locator(".felt .seat").evaluate_all(
            "nodes => nodes.map(node => node.getAttribute('aria-label'))"
        )
        return [int(label.split(",")[0]) for label in labels]

    def actions(self) -> dict[str, Locator]:
        """Return the buttons under the tray that can be pressed, by their first word."""
        by_word = {}
        for action in self.page.locator(".action:not([aria-disabled])").all():
            label = action.locator(".label").text_content() or ""
            by_word[label.split()[0]] = action
        return by_word

    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    def is_over(self) -> bool:
        return self.page.get_by_role("heading", name=re.compile("win")).count() > 0

    def await_turn(self) -> bool:
        """Wait until this player has something to decide (True), or the game is over."""
        win = self.page.get_by_role("heading", name=re.compile("win"))
        expect(self.page.locator(".action").first.or_(win).first).to_be_visible()
        self.settle()
        return not self.is_over()

    def decide(self, offer: Callable[[], str] = lambda: "Start") -> None:
        """Make one decision: take all that scores, and bank as soon as that is possible."""
        tray = self.page.locator(".tools")
        if tray.get_by_role("button", name="Take all").count():
            tray.get_by_role("button", name="Take all").click()
        for _ in range(300):  # dice may still be falling, or a bot's turn be shown
            actions = self.actions()
            if "Take" in actions:
                actions[offer()].click()
                return
            for word in ("Bank", "Keep", "Roll"):
                if word in actions:
                    actions[word].click()
                    return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"nothing to press in {self.page.locator('.bar').inner_text()!r}")

    def play_now(self) -> Self:
        """Start a game against a bot, and get to a throw of which dice can be kept."""
        self.go().button("Play now").click()
        for _ in range(60):
            self.await_turn()
            if self.button("Take all").count():
                return self
            self.decide()
            self.settle()
        raise AssertionError("sixty presses without a throw that scores")

    def settle(self) -> None:
        """Wait until the last press has been answered."""
        expect(self.page.locator(".middle")).to_have_attribute("aria-busy", "false")

    def is_wider_than_screen(self) -> bool:
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollWidth > document.documentElement.clientWidth"
            )
        )


def choose_game(page: Page, name: str) -> None:
    """Tap the picture of a game where one is set up."""
    page.locator(f"label:has(input[name=game][value='{name}'])").click()


def serious(player: Player) -> list[str]:
    """Return what axe-core finds on the page that is serious or worse."""
    player.page.evaluate(AXE.read_text("utf-8"))
    report = player.page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in report["violations"]
        if rule["impact"] in ("serious", "critical")
        for node in rule["nodes"]
    ]
