"""Measure the page that `make site` has built, and write the figures into docs/page.md.

`python scripts/measure_page.py` shows build/site by a web server that compresses, as hosts do, to
Chromium on "slow 4G" (1.6 Mbit/s, 150 ms) with its CPU slowed down four times, on a phone's
screen: what the first visit downloads, how long it takes to the first roll, how long the engine
needs to say what every choice is worth, in whole games between perfect players, and how long the
page takes to solve a sheet, what that does to the screen, and how soon it stops.
"""

from __future__ import annotations

import contextlib
import functools
import gzip
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from greed.packs import read
from greed.packs._seal import sealed

ROOT = Path(__file__).parent.parent
SITE = ROOT / "build" / "site"
DOCS = ROOT / "docs" / "page.md"
MARKED = re.compile(r"(?<=<!-- measured -->\n).*?(?=\n<!-- /measured -->)", re.DOTALL)
SHEETS = ("koans", "classic", "ten-dice", "zilch-online")
SLOWER = 4
PIECE = 0.002
APART = {"values", "greed-pack", "sha256"}
SLOW_4G = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
PHONE = {"width": 390, "height": 844}
GAMES = """
async (text) => {
  const pack = engine.readPack(text);
  let seed = 7;
  const random = () => (seed = (seed * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;
  const [asked, prepared] = [[], []];
  for (let game = 0; game < 3; game++) {
    let state = engine.start(pack, 2, game % 2);
    while (state.phase !== "over") {
      if (state.phase === "throw" || state.phase === "offer") {
        const began = performance.now();
        engine.prepare(pack, state);
        if (game) prepared.push(performance.now() - began);
      }
      if (state.phase === "throw") {
        const { dice } = engine.hand(pack, state.hand);
        const fallen = Array.from({ length: dice }, () => 1 + Math.floor(random() * 6));
        state = engine.throwDice(pack, state, fallen);
        await new Promise((wake) => setTimeout(wake));
        continue;
      }
      const began = performance.now();
      const { moves } = engine.prices(pack, state);
      if (game) asked.push(performance.now() - began);
      state = engine.apply(pack, state, moves[0].move);
    }
  }
  return { asked, prepared };
}
"""

SOLVED = "classic"
"""Shown without its values, so that the page has to solve it."""
STOPPED = "classic%2Bamish"
STOP = """
() => new Promise((done) => {
  const card = document.querySelector("[role=group].wins");
  const began = performance.now();
  new MutationObserver(() => {
    if (card.querySelector("[role=alert]")) done(performance.now() - began);
  }).observe(card, { childList: true, subtree: true });
  card.querySelector("button").click();
})
"""


class Compressing(SimpleHTTPRequestHandler):
    """A plain web server that compresses, and counts what it sends."""

    sent: dict[str, int] = {}  # noqa: RUF012
    bare = False

    def do_GET(self) -> None:
        """Send a file, compressed."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        whole = not self.bare or path.name != f"{SOLVED}.pack.json"
        body = gzip.compress(path.read_bytes() if whole else without_values(path), 6)
        self.send_response(200)
        self.send_header("content-type", self.guess_type(str(path)))
        self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        self.sent[path.name] = len(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


def without_values(pack: Path) -> bytes:
    """Return a pack without its values."""
    body = read(pack).body
    return sealed({name: part for name, part in body.items() if name in body.keys() - APART})


@contextlib.contextmanager
def slowed(browser: Browser) -> Iterator[None]:
    """Let the browser's pages and their workers run a quarter of the time, in small pieces."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [process["id"] for process in told if process["type"] == "renderer"]
    over = threading.Event()

    def send(number: signal.Signals) -> None:
        for page in pages:
            with contextlib.suppress(ProcessLookupError):
                os.kill(page, number)

    def stutter() -> None:
        while not over.is_set():
            send(signal.SIGSTOP)
            time.sleep(PIECE * (SLOWER - 1))
            send(signal.SIGCONT)
            time.sleep(PIECE)

    stuttering = threading.Thread(target=stutter)
    stuttering.start()
    try:
        yield
    finally:
        over.set()
        stuttering.join()


def solving(browser: Browser, address: str) -> tuple[float, float, float]:
    """Return the seconds of solving, and the milliseconds of its longest task and of stopping."""
    Compressing.bare = True
    context = browser.new_context(viewport=PHONE, service_workers="block", locale="en")
    page = context.new_page()
    page.set_default_timeout(180_000)
    card, solve = page.locator(".wins[role=group]"), page.locator(".wins button")
    with slowed(browser):
        page.goto(f"{address}#/device?sheet={STOPPED}")
        card.get_by_text("It takes about").wait_for()
        solve.click()
        card.get_by_text(" s to go").wait_for()
        stopped: float = page.evaluate(STOP)
        page.goto(f"{address}#/device?sheet={SOLVED}")
        card.wait_for()
        page.wait_for_timeout(500)
        browser.start_tracing(page=page, categories=["toplevel"])
        began = time.perf_counter()
        page.evaluate("document.querySelector('.wins button').click()")
        card.wait_for(state="detached")
        seconds = time.perf_counter() - began
    longest = SLOWER * longest_task(json.loads(browser.stop_tracing())["traceEvents"])
    context.close()
    Compressing.bare = False
    return seconds, longest, stopped


def longest_task(events: list[dict[str, Any]]) -> float:
    """Return the most milliseconds that a task of the screen had a processor for.

    By the clock a task lasts longer where it waits for one: two processors are shared by the
    solver, the screen and what draws it.
    """
    screens = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = (event for event in events if (event["pid"], event["tid"]) in screens)
    return max(event.get("tdur", 0) for event in tasks if event["name"].endswith("RunTask")) / 1000


@contextlib.contextmanager
def shown(folder: Path) -> Iterator[str]:
    """Show a folder; its address."""
    handler = functools.partial(Compressing, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def first_roll(browser: Browser, address: str) -> tuple[int, float]:
    """Return the bytes up to the first roll of a first visit, and the seconds."""
    context = browser.new_context(viewport=PHONE, has_touch=True, service_workers="block")
    context.add_init_script("localStorage.setItem('greed.pace', '\"instant\"')")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    Compressing.sent.clear()
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play now").click()
    # Where the bot begins, its first roll may be over when the table is shown.
    page.locator(".felt .seat, .action").first.wait_for()
    seconds = time.perf_counter() - began
    context.close()
    return sum(Compressing.sent.values()), seconds


def answers(page: Page, sheet: str) -> tuple[list[float], list[float]]:
    """Return the milliseconds of each answer, and of what is prepared before each throw."""
    pack = (SITE / "packs" / f"{sheet}.pack.json").read_text("utf-8")
    seconds = page.evaluate(GAMES, pack)
    return seconds["asked"], seconds["prepared"]


def engine_bundle() -> str:
    """Return the engine as a script that defines `engine`."""
    folder = ROOT / "build" / "engine"
    config = (
        'import { build } from "vite"; import { messages } from "./scripts/messages.mjs";'
        ' await build({ configFile: false, logLevel: "error", plugins: [messages()],'
        ' build: { target: "es2022", outDir: process.argv[1], emptyOutDir: true, lib: { entry:'
        ' "src/engine/whole.ts", formats: ["iife"], name: "engine", fileName: () => "e.js" } } });'
    )
    command = ["node", "--input-type=module", "-e", config, str(folder)]
    subprocess.run(command, cwd=ROOT / "ui", check=True)
    return (folder / "e.js").read_text("utf-8").replace("var engine", "globalThis.engine", 1)


def table(
    size: int,
    rolls: list[float],
    sheets: dict[str, tuple[list[float], list[float]]],
    solved: tuple[float, float, float],
) -> str:
    """Return the figures as Markdown."""
    seconds, longest, stopped = solved
    first = (
        f"Measured on {datetime.now(UTC).date()}: a first visit downloads {size / 1000:.0f} kB,"
        f" compressed, up to the first roll of the default sheet, which falls after"
        f" {min(rolls):.1f} s in the quickest of {len(rolls)} visits,"
        f" {statistics.median(rolls):.1f} s in the median."
    )
    lines = [
        first,
        "",
        "| sheet | answer, median | 95% within | longest | preparing a turn, 95% within |",
        "|---|---:|---:|---:|---:|",
    ]
    for sheet, (asked, prepared) in sheets.items():
        cuts = statistics.quantiles(asked, n=20), statistics.quantiles(prepared, n=20)
        lines.append(
            f"| `{sheet}` | {_clocked(statistics.median(asked))} | {cuts[0][-1]:.1f} ms"
            f" | {max(asked):.1f} ms | {cuts[1][-1]:.1f} ms |"
        )
    last = (
        f"Solving `{SOLVED}`, as the page does with house rules of its size, takes {seconds:.1f} s."
        f" Meanwhile the longest task of the screen takes {longest:.0f} ms of a processor."
        f" It stops within {max(stopped, 1):.0f} ms of a tap."
    )
    lines += ["", last]
    return "\n".join(lines)


def _clocked(milliseconds: float) -> str:
    """Return a time as the browser's coarse clock tells it."""
    return f"{milliseconds:.1f} ms" if milliseconds >= 0.1 else "under 0.1 ms"


def main() -> None:
    """Measure, print, and write."""
    script = engine_bundle()
    with shown(SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=sys.argv[1] if len(sys.argv) > 1 else "/usr/bin/chromium",
            args=["--no-sandbox"],
        )
        visits = [first_roll(browser, address) for _ in range(9)]
        page = browser.new_context(viewport=PHONE).new_page()
        page.goto(f"{address}manifest.webmanifest")
        page.evaluate(script)
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        sheets = {sheet: answers(page, sheet) for sheet in SHEETS}
        solved = solving(browser, address)
        browser.close()
    text = table(visits[0][0], [seconds for _, seconds in visits], sheets, solved)
    print(text)
    DOCS.write_text(MARKED.sub(lambda _: text, DOCS.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
