"""The README's picture shows the page as it looks today; `make pictures` takes a new one."""

import io
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

PICTURE = Path(__file__).parents[3] / "docs" / "pictures" / "page.jpg"
WIDTH, GAP, PAPER = 330, 24, (244, 237, 222)
ALIKE = 90
"""By how much a blurred spot may differ, of 255: dice fall and fonts differ, screens don't."""


def screens(player) -> list[bytes]:
    """Return what a phone shows: the start, dice to choose from, a puzzle to solve."""
    player.go().page.get_by_text("Rolls when others would bank").wait_for()
    player.page.locator(".portrait svg").first.wait_for()  # faces come a moment later
    player.page.get_by_role("navigation", name="Main").wait_for()
    shots = [player.page.screenshot()]
    for _ in range(9):  # until a first roll that isn't enough to bank, as most aren't
        player.play_now().button("Take all").click()
        player.settle()
        if player.page.get_by_text("needed in one turn").count():
            break
    player.page.locator(".portrait svg").first.wait_for()
    shots.append(player.page.screenshot())
    player.go("/train").page.get_by_role("heading", name="Train").wait_for()
    player.page.wait_for_load_state("networkidle")
    shots.append(player.page.screenshot())
    return shots


def together(shots: list[bytes]) -> Image.Image:
    """Return screens side by side, in the size in which the README shows them."""
    opened = [Image.open(io.BytesIO(shot)).convert("RGB") for shot in shots]
    height = WIDTH * opened[0].height // opened[0].width
    whole = Image.new("RGB", (len(opened) * (WIDTH + GAP) - GAP, height), PAPER)
    for number, screen in enumerate(opened):
        whole.paste(screen.resize((WIDTH, height), Image.Resampling.LANCZOS),
                    (number * (WIDTH + GAP), 0))  # fmt: skip
    return whole


def difference(one: Image.Image, other: Image.Image) -> int:
    """Return by how much two pictures differ where they differ most, seen from afar."""
    blurred = [each.filter(ImageFilter.GaussianBlur(36)).convert("L") for each in (one, other)]
    return max(ImageChops.difference(*blurred).tobytes())


def test_the_picture_of_the_readme_shows_the_page_as_it_is(visit, request):
    now = together(screens(visit(phone=True, color_scheme="light", device_scale_factor=2)))
    if request.config.getoption("--write-golden"):
        PICTURE.parent.mkdir(exist_ok=True)
        now.save(PICTURE, quality=82, optimize=True)
    shown = Image.open(PICTURE).convert("RGB")
    assert shown.size == now.size, "make pictures"
    assert difference(now, shown) < ALIKE, "the page looks different now: make pictures"


def test_a_picture_of_something_else_is_noticed(visit):
    player = visit(phone=True, color_scheme="light", device_scale_factor=2)
    other = together([player.go(path).page.screenshot() for path in ("/games", "/rules", "/")])
    assert difference(other, Image.open(PICTURE).convert("RGB")) > ALIKE
