"""Addresses in a site: of its languages and pages, for searches, and of its meeting point."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from html import escape
from pathlib import Path
from urllib.parse import urljoin

_OTHER = re.compile(r'<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"')
_MAP = """<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
{}</urlset>
"""


def add_addresses(folder: Path, url: str) -> None:
    """Complete the links between languages, and write `sitemap.xml`; `url` ends with a slash."""
    rows = []
    for page in sorted(folder.rglob("index.html")):
        place = page.relative_to(folder).parent.as_posix()
        address = url if place == "." else f"{url}{place}/"
        text = page.read_text("utf-8")
        others = {name: urljoin(address, href) for name, href in _OTHER.findall(text)}
        if others:
            for name, href in others.items():
                text = _OTHER.sub(partial(_whole, name, href), text)
            canonical = f'<link rel="canonical" href="{escape(address)}" />\n</head>'
            page.write_text(text.replace("</head>", canonical, 1), "utf-8")
        rows.append(_row(address, others))
    (folder / "sitemap.xml").write_text(_MAP.format("".join(rows)), "utf-8")


def _whole(name: str, href: str, match: re.Match[str]) -> str:
    if match[1] != name:
        return match[0]
    return f'<link rel="alternate" hreflang="{name}" href="{escape(href)}"'


def _row(address: str, others: Mapping[str, str]) -> str:
    links = "".join(
        f'<xhtml:link rel="alternate" hreflang="{name}" href="{escape(href)}"/>'
        for name, href in others.items()
    )
    return f"<url><loc>{escape(address)}</loc>{links}</url>\n"


def add_meeting(folder: Path, server: str) -> None:
    """Tell the page, in every language, which server is the meeting point of phones."""
    here = '<meta name="greed-server" content="" />'
    for page in (folder / "index.html", *folder.glob("??/index.html")):
        text = page.read_text("utf-8")
        if here not in text:
            raise SystemExit(f"{page} has no place for the meeting point")
        told = f'{here}\n<meta name="greed-meeting" content="{escape(server)}" />'
        page.write_text(text.replace(here, told, 1), "utf-8")
