"""Each language has an address, and searches are told all of them."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

from scripts.addresses import add_addresses, add_meeting

from greed.core.messages import parse
from greed.languages import text

PAGE = Path(__file__).parents[2] / "ui" / "index.html"
HOME = "https://dice.example/games/"
OTHERS = {"x-default": "", "en": "", "de": "de/"}


def site(folder: Path) -> Path:
    for place, way in (("", "./"), ("de/", "../")):
        links = (
            f'<link rel="alternate" hreflang="{name}" href="{way}{to}" />'
            for name, to in OTHERS.items()
        )
        (folder / place).mkdir(exist_ok=True)
        (folder / place / "index.html").write_text(f"<head>{''.join(links)}</head>", "utf-8")
    (folder / "docs").mkdir()
    (folder / "docs" / "index.html").write_text("<head></head>", "utf-8")
    add_addresses(folder, HOME)
    return folder


def test_pages_name_all_languages_and_themselves_by_whole_addresses(tmp_path):
    folder = site(tmp_path)
    for place in ("", "de/"):
        page = (folder / place / "index.html").read_text("utf-8")
        found = dict(re.findall(r'hreflang="([\w-]+)" href="([^"]+)"', page))
        assert found == {name: HOME + to for name, to in OTHERS.items()}
        assert f'<link rel="canonical" href="{HOME}{place}" />' in page


def test_the_map_of_a_site_lists_its_pages_with_their_languages(tmp_path):
    listed = ET.parse(site(tmp_path) / "sitemap.xml").getroot()  # noqa: S314 - it is ours
    places = {url[0].text: [link.get("hreflang") for link in url[1:]] for url in listed}
    assert places == {HOME: [*OTHERS], f"{HOME}de/": [*OTHERS], f"{HOME}docs/": []}


def test_the_messages_in_front_are_those_of_the_page_and_of_links_to_it():
    asked = set(re.findall(r"{{([\w-]+)}}", PAGE.read_text("utf-8"))) - {"language", "direction"}
    pages = {f"front-{page}" for page in ("daily", "explore", "record", "train")}
    rooms = {"front-room", "front-room-seats", "front-watch"}
    rooms |= {f"front-watch-{status}" for status in ("open", "playing", "over")}
    assert asked.isdisjoint(pages | rooms)
    linked = pages | {f"{page}-about" for page in pages} | rooms
    assert asked | linked == set(parse(text("en", "front")))


def test_the_page_knows_the_meeting_point_in_every_language(tmp_path):
    (tmp_path / "de").mkdir()
    pages = (tmp_path / "index.html", tmp_path / "de" / "index.html")
    for page in pages:
        page.write_text('<head><meta name="greed-server" content="" /></head>', "utf-8")
    add_meeting(tmp_path, 'https://greed.example/"')
    for page in pages:
        text = page.read_text("utf-8")
        assert '<meta name="greed-meeting" content="https://greed.example/&quot;" />' in text
