"""A shared link shows what it leads to: the start page, or one of the sheets."""

from xml.etree import ElementTree as ET

from scripts.previews import START, Preview, picture, previews, with_preview

import greed

HOME = "https://dice.example/"
RULES = Preview("koans", "Playing <Greed>", "Five dice & 3,000 points", 5)


def test_the_start_page_and_every_sheet_have_a_preview():
    assert [each.name for each in previews()] == [START, *greed.presets()]


def test_a_picture_shows_the_title_and_as_many_dice_as_the_sheet_has():
    for preview in previews():
        drawn = ET.fromstring(picture(preview))  # noqa: S314 - it is ours
        words = " ".join(each.text or "" for each in drawn.iter() if each.tag.endswith("text"))
        assert words.startswith(preview.title)
        assert sum(each.tag.endswith("}g") for each in drawn) == preview.dice


def test_a_picture_keeps_its_dice_on_the_table():
    most = max(previews(), key=lambda each: each.dice)
    drawn = ET.fromstring(picture(most))  # noqa: S314 - it is ours
    places = [each.get("transform", "") for each in drawn if each.tag.endswith("}g")]
    across = [float(place.removeprefix("translate(").split()[0]) for place in places]
    assert min(across) > 80
    assert max(across) < 1120


def test_the_head_of_a_page_names_its_title_its_sentence_and_a_whole_address():
    page = with_preview("<head><title>Rules</title></head>", RULES, HOME, "games/koans/")
    for tag, text in {
        "og:title": "Rules",
        "og:description": "Five dice &amp; 3,000 points",
        "og:url": f"{HOME}games/koans/",
        "og:image": f"{HOME}previews/koans.png",
    }.items():
        assert f'<meta property="{tag}" content="{text}">' in page


def test_a_page_without_a_title_goes_by_that_of_its_sheet_and_nothing_breaks_out_of_the_tag():
    page = with_preview("<head></head>", RULES, "", "games/koans/")
    assert 'content="Playing &lt;Greed&gt;"' in page
    assert page.endswith("</head>")
