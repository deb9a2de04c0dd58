"""While dice are in the air, a frame costs little: sixty a second also on a slow phone."""

import pytest
from playwright.sync_api import expect
from tests.support.frames import READY, Frame, rolled


@pytest.fixture
def frames(alone):
    """Frames of rolls after the first, which fetches the solid dice."""
    player = alone(phone=True, at_once=False)
    player.page.add_init_script("localStorage.setItem('greed.taught', 'true')")
    player.go("").button("Play now").click()
    player.page.wait_for_timeout(2000)
    seen: list[Frame] = []
    for _ in range(20):
        expect(player.page.locator(READY).first).to_be_visible()
        thrown, frames = rolled(player.page)
        seen += frames if thrown else []
        if len(seen) > 8:
            return seen
    raise AssertionError("no dice in the air in twenty rolls")


def test_while_dice_are_in_the_air_hardly_anything_is_laid_out_or_styled_again(frames):
    busy = [frame for frame in frames if frame.laid_out or frame.styled > 24]
    assert len(busy) <= len(frames) / 4, [(frame.laid_out, frame.styled) for frame in busy]
