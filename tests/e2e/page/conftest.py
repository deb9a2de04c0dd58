"""A Chromium, the built page, and a server that shows it; skipped loudly where one is missing."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, sync_playwright
from tests.support.alone import build_site, plainly_served
from tests.support.page import DESK, PHONE, Player
from tests.support.phones import Phone
from tests.support.servers import serving

ROOT = Path(__file__).parents[3]
UNAVAILABLE = 75
# Chromium's address bar is a page of its own in every window, which takes as much time as ours.
# The rest is Playwright's list of features to leave out: Chromium takes only the last such list.
WITHOUT = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)  # fmt: skip
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name that is no localhost: to the browser a page from there is as one of a laptop's network.
    "--host-resolver-rules=MAP greed.test 127.0.0.1",
    f"--disable-features={','.join(WITHOUT)}",
]


def pytest_collection_modifyitems(items):
    for item in items:
        if "e2e/page" in item.path.as_posix():
            item.add_marker(pytest.mark.page)


def script(name: str, *arguments: str) -> str:
    """Run one of the project's scripts; skip where what it needs cannot be had."""
    done = subprocess.run(
        [str(ROOT / "scripts" / name), *arguments],
        cwd=ROOT, capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    if done.returncode == UNAVAILABLE:
        pytest.skip(f"THE PAGE IS NOT TESTED: {done.stderr.strip()}")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="session")
def ui():
    """Run `scripts/ui.sh` with these arguments."""
    return lambda *arguments: script("ui.sh", *arguments)


@pytest.fixture(scope="session")
def built(shared) -> None:
    """The page as it is in the working tree."""
    with FileLock(shared / "page.lock"):
        _build_if_stale()


def _build_if_stale() -> None:
    page = ROOT / "src" / "greed" / "web" / "static" / "index.html"
    ui = ROOT / "ui"
    sources = [*ui.glob("*.*"), *(ui / "src").rglob("*"), *(ui / "public").rglob("*")]
    newest = max(path.stat().st_mtime for path in sources)
    if not page.is_file() or page.stat().st_mtime < newest:
        script("ui.sh", "build")


@pytest.fixture(scope="session")
def site(request, tmp_path_factory):
    """A server that shows the page."""
    request.getfixturevalue("built")
    folder = tmp_path_factory.mktemp("page")
    with serving(str(folder / "g.sqlite"), folder, GREED_HOSTS="greed.test") as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each file: as long as it lives, nothing else in this process can use asyncio."""
    path = script("chromium.sh")
    assert shutil.which(path), path
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=path, args=FLAGS) as browser,
    ):
        yield browser


@pytest.fixture
def visit(browser, site):
    """Open another browser at the page; at the end nothing must have gone wrong in any.

    The page is kept for offline use (all its files, at every visit) only for tests that ask for it.
    """
    contexts, players = [], []

    def visiting(*, phone: bool = False, host: str = "127.0.0.1", **options) -> Player:
        at_once = options.pop("at_once", True)
        server = options.pop("at", site)
        size = PHONE if phone else DESK
        options.setdefault("service_workers", "block")
        context = browser.new_context(viewport=size, has_touch=phone, **options)
        contexts.append(context)
        players.append(Player(context, f"http://{host}:{server.port}", at_once=at_once))
        return players[-1]

    yield visiting
    for player in players:
        assert player.faults == []
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def folder(request, shared) -> Path:
    """The site as `make site` builds it, but for what is large: Python and win probabilities."""
    request.getfixturevalue("built")
    folder: Path = shared / "www" / "some" / "where"
    with FileLock(shared / "site.lock"):
        whole = folder.is_dir()
        return folder if whole else build_site(folder, "--no-python")


@pytest.fixture(scope="module")
def address(folder):
    """Where a plain web server shows that site."""
    with plainly_served(folder) as address:
        yield address


@pytest.fixture
def alone(request, browser):
    """Open the page in a browser of its own; installed: it has been kept for offline use."""
    contexts, players = [], []

    def opening(*, phone=False, installed=False, at=None, **options) -> Player:
        at = at or request.getfixturevalue("address")
        at_once = options.pop("at_once", True)
        size = PHONE if phone else DESK
        options.setdefault("service_workers", "allow" if installed else "block")
        contexts.append(browser.new_context(viewport=size, has_touch=phone, **options))
        players.append(Player(contexts[-1], at, at_once=at_once))
        player = players[-1].go("")
        if installed:
            player.page.wait_for_function("navigator.serviceWorker.controller !== null")
        return player

    yield opening
    for player in players:
        assert player.faults == []
    for context in contexts:
        context.close()


@pytest.fixture
def phones(browser, tmp_path, request):
    """Two phones, or as many as the test asks for."""
    count = getattr(request, "param", 2)
    path = script("chromium.sh")
    made = [Phone(browser, path, tmp_path / f"{number}.y4m") for number in range(count)]
    yield made
    for phone in made:
        phone.browser.close()
