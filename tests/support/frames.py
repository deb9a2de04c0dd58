"""What the browser does for each frame while dice roll, by its own trace.

`python -m tests.support.frames URL` plays a few rolls at a page with the CPU slowed four times, and
prints how much of the time of a frame (of sixty a second) the page's own work takes.
"""

from __future__ import annotations

import re
import statistics
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, sync_playwright

SLOWED = 4
BUDGET = 1000 / 60
"""Milliseconds of one frame, of sixty a second."""
# What the page asks for; handing pictures over to the graphics card comes after it.
WORK = ("FireAnimationFrame", "UpdateLayoutTree", "Layout", "PrePaint", "Paint")
CATEGORIES = ["cc", "devtools.timeline", "disabled-by-default-devtools.timeline"]


@dataclass
class Frame:
    """One frame of the main thread: what was done, in milliseconds of its own time."""

    work: dict[str, float] = field(default_factory=dict)
    laid_out: int = 0
    """Objects that had to be laid out again."""
    styled: int = 0
    """Elements whose style was worked out again."""

    @property
    def ms(self) -> float:
        return sum(self.work.values())


def traced(page: Page, act: Callable[[], object], ms: int = 1500) -> list[dict[str, Any]]:
    """Do something with the CPU slowed, and return what the browser noted meanwhile."""
    devtools = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    whole: list[bool] = []
    devtools.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    devtools.on("Tracing.tracingComplete", lambda _: whole.append(True))
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    devtools.send("Tracing.start", {
        "transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES},
    })  # fmt: skip
    act()
    page.wait_for_timeout(ms)
    devtools.send("Tracing.end")
    while not whole:
        page.wait_for_timeout(20)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    devtools.detach()
    return events


def frames_in_the_air(events: list[dict[str, Any]]) -> list[Frame]:
    """The frames that a script drew, but the first and the last: dice come and go with those."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    own = [event for event in events if (event["pid"], event["tid"]) in threads and "dur" in event]
    drawn = [frame for frame in _frames(own) if "FireAnimationFrame" in frame.work]
    return drawn[1:-1]


def _frames(events: list[dict[str, Any]]) -> Iterator[Frame]:
    for whole in events:
        if whole["name"] != "ProxyMain::BeginMainFrame":
            continue
        frame, end = Frame(), whole["ts"] + whole["dur"]
        for event in events:
            if not whole["ts"] <= event["ts"] < end or event["name"] not in WORK:
                continue
            spent = event.get("tdur", event["dur"]) / 1000
            frame.work[event["name"]] = frame.work.get(event["name"], 0) + spent
            if event["name"] == "Layout":
                frame.laid_out += event["args"]["beginData"]["dirtyObjects"]
            if event["name"] == "UpdateLayoutTree":
                frame.styled += event["args"].get("elementCount", 0)
        yield frame


# Something can be pressed: dice can be taken, or what they score be banked.
READY = ".tools button:has-text('Take all'), .action:not([aria-disabled])"


def roll(page: Page) -> bool:
    """Go on with the turn; whether dice were thrown by it."""
    every = page.locator(".tools").get_by_role("button", name="Take all")
    if every.count():
        every.click()
    action = page.locator(".action:not([aria-disabled])")
    rolls = action.filter(has_text=re.compile("^Roll"))
    thrown = rolls.count() > 0
    (rolls if thrown else action).first.click()
    return thrown


def rolled(page: Page) -> tuple[bool, list[Frame]]:
    """Go on with the turn; whether dice were thrown by it, and the frames in which they flew."""
    thrown: list[bool] = []

    def act() -> None:
        thrown.append(roll(page))

    frames = frames_in_the_air(traced(page, act))
    return thrown == [True], frames


def measure(url: str, rolls: int = 6) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
        page.goto(url)
        page.get_by_role("button", name="Play now").click()
        page.wait_for_timeout(4000)
        frames: list[Frame] = []
        while rolls:
            page.locator(READY).first.wait_for()
            thrown, seen = rolled(page)
            if thrown and seen:
                frames += seen
                rolls -= 1
        browser.close()
    shares = sorted(frame.ms / BUDGET for frame in frames)
    lines = [
        f"{len(frames)} frames with dice in the air, the CPU {SLOWED} times slower",
        f"of the time of a frame: {statistics.median(shares):.0%} in the median,",
        f"{shares[int(0.95 * len(shares))]:.0%} in the 95th percentile, {shares[-1]:.0%} at most",
    ]
    for name in WORK:
        spent = statistics.mean(frame.work.get(name, 0) for frame in frames) / BUDGET
        lines.append(f"{name:>20} {spent:6.1%}")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    measure(sys.argv[1])
