"""What a shared link shows before anybody opens it: a title, a sentence and a picture.

The start page and every sheet have a picture, drawn here as SVG and made PNG by the page's tools.
A chat that asks for a link sees no part behind a #, so each sheet also has an address of its
own, `games/official/`, which leads on to its rules.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from html import escape
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

import greed
from greed.core.messages import parse
from greed.languages import text
from greed.web.heads import Head, Picture, head_in, with_head

ROOT = Path(__file__).parent.parent
START = "start"
FOLDER = "previews"
WIDTH, HEIGHT = 1200, 630
_FONT = "Fraunces, Palatino, 'Palatino Linotype', Georgia, 'URW Bookman', 'DejaVu Serif', serif"
_SPOTS = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}  # fmt: skip
_FACES = (1, 5, 4, 1, 6, 2, 5, 3, 1, 5)
_LEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta http-equiv="refresh" content="0; url={target}">
</head><body><p><a href="{target}">{title}</a></p></body></html>
"""


class Preview(NamedTuple):
    """What the preview of a link says, and the picture it shows."""

    name: str
    title: str
    about: str
    dice: int


def previews() -> Iterator[Preview]:
    """Yield the preview of the start page, and one for each sheet."""
    said = parse(text("en", "front"))
    (title,), (about,) = said["front-title"], said["front-about"]
    yield Preview(START, f"{title}", f"{about}", 5)
    for name in greed.presets():
        sheet = greed.load(name)
        yield Preview(name, sheet.title, sheet.summary, sheet.dice.count)


def add_previews(folder: Path, url: str) -> None:
    """Give the pages of a site their previews; `url` is the address at which it will be found."""
    pictures = folder / FOLDER
    pictures.mkdir()
    by_name = {preview.name: preview for preview in previews()}
    for preview in by_name.values():
        (pictures / f"{preview.name}.svg").write_text(picture(preview), "utf-8")
    tool = [str(ROOT / "scripts" / "ui.sh"), "previews", str(pictures.resolve())]
    subprocess.run(tool, check=True)
    for preview in by_name.values():
        if preview.name != START:
            lead = folder / "games" / preview.name / "index.html"
            lead.parent.mkdir(parents=True)
            target = f"../../#/rules/{preview.name}"
            lead.write_text(_LEAD.format(title=escape(preview.title), target=target), "utf-8")
    for page in sorted(folder.rglob("*.html")):
        path = page.relative_to(folder).parent.as_posix()
        preview = by_name.get(path.rpartition("/")[2], by_name[START])
        shown = page.read_text("utf-8")
        shown = with_preview(shown, preview, url, "" if path == "." else f"{path}/")
        page.write_text(shown, "utf-8")


def with_preview(page: str, preview: Preview, url: str, path: str = "") -> str:
    """Return a page whose head says what its link shows, in its own words if it has some."""
    said = head_in(page)
    head = Head(said.title or preview.title, said.about or preview.about)
    # Without the address of the site there is no picture: programs that show links take whole ones.
    picture = Picture(
        f"{url}{FOLDER}/{preview.name}.png", WIDTH, HEIGHT,
        f"Dice on a green table: {preview.title}",
    )  # fmt: skip
    return with_head(page, head, url and url + path, picture if url else None)


def picture(preview: Preview) -> str:
    """Return the picture of a preview as SVG: its title and its dice on the green table."""
    size = 92 if preview.dice > 7 else 132
    step = size * 1.13
    left = (WIDTH - step * (preview.dice - 1)) / 2
    dice = (
        _die(left + step * place, 220 + 14 * (-1) ** place, size, _FACES[place], 7 * (-1) ** place)
        for place in range(preview.dice)
    )
    title = wrap(preview.title, 30)
    about = wrap(preview.about, 58)
    below = 392 + 66 * len(title)
    felt = (
        '<radialGradient id="felt" cy="0.35"><stop stop-color="#2b7a5f"/>'
        '<stop offset="1" stop-color="#184a39"/></radialGradient>'
    )
    within = f'width="{WIDTH - 32}" height="{HEIGHT - 32}" rx="26"'
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        felt,
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#6b4a2b"/>',
        f'<rect x="16" y="16" {within} fill="url(#felt)"/>',
        *dice,
        *(_line(text, 392 + 66 * row, 58, "#f1f7f1", 700) for row, text in enumerate(title)),
        *(_line(text, below + 42 * row, 32, "#d0e2d8", 400) for row, text in enumerate(about)),
        "</svg>",
    ])  # fmt: skip


def _die(x: float, y: float, size: float, face: int, turn: float) -> str:
    half, reach = size / 2, size * 0.26
    colour = "#a3271f" if face == 1 else "#26221c"
    pips = "".join(
        f'<circle cx="{reach * across}" cy="{reach * down}" r="{size * 0.09:.1f}" fill="{colour}"/>'
        for across, down in _SPOTS[face]
    )
    body = f'x="{-half}" y="{-half}" width="{size}" height="{size}" rx="{size * 0.2}"'
    return (
        f'<g transform="translate({x} {y}) rotate({turn})">'
        f'<rect {body} transform="translate(5 9)" fill="#0f3127" opacity="0.55"/>'
        f'<rect {body} fill="#fffaf0" stroke="#cbbd9f" stroke-width="2"/>{pips}</g>'
    )


def _line(text: str, y: float, size: int, colour: str, weight: int) -> str:
    return (
        f'<text x="{WIDTH / 2}" y="{y}" text-anchor="middle" font-family="{_FONT}"'
        f' font-size="{size}" font-weight="{weight}" fill="{colour}">{escape(text)}</text>'
    )
