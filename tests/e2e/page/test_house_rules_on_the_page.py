"""The editor of house rules: faults as they are made, the rules page, and the link that shares."""

import re

from playwright.sync_api import expect


def test_a_bad_sheet_is_refused_with_the_reason_beside_the_field(visit):
    editor = visit().go("/editor")
    expect(editor.page.get_by_text("These rules can be played.")).to_be_visible()
    target = editor.page.get_by_label("Target", exact=True)
    target.fill("0")
    expect(editor.page.get_by_text("One thing is not right yet")).to_be_visible()
    expect(target).to_have_attribute("aria-invalid", "true")
    expect(target.locator("xpath=..")).to_contain_text(
        "Expected a whole number of 1 or more, got 0."
    )
    play = editor.button("Play").first
    expect(play).to_have_attribute("aria-disabled", "true")
    play.click(force=True)
    assert editor.page.url.split("#")[0].endswith("/editor")
    target.fill("4000")
    expect(editor.page.get_by_text("These rules can be played.")).to_be_visible()


def test_the_rules_page_follows_the_form(visit):
    editor = visit().go("/editor?from=koans")
    editor.page.get_by_label("Target", exact=True).fill("4321")
    expect(editor.page.locator("article")).to_contain_text("4,321")
    editor.page.locator("summary", has_text="Carryover").click()
    carryover = editor.page.locator("details", has=editor.page.get_by_text("Carryover"))
    carryover.get_by_label("Play with it").check()
    expect(editor.page.locator("#rules-carryover")).to_be_visible()


def test_what_is_unfolded_stays_so_while_rules_are_changed(visit):
    editor = visit().go("/editor?from=classic")
    entry = editor.page.locator("details", has_text="Getting on the board").first
    entry.locator("summary").click()
    points = entry.get_by_label("Points", exact=True)
    points.fill("50000")
    expect(entry).to_contain_text("50000 is above the target, 10000.")
    points.fill("600")
    expect(entry).not_to_contain_text("is above the target")
    expect(points).to_be_visible()


def test_house_rules_are_played(visit):
    editor = visit().go("/editor?from=koans")
    editor.page.get_by_label("Title", exact=True).fill("Kitchen Greed")
    editor.page.locator("summary", has_text="Dice").click()
    editor.page.get_by_label("How many", exact=True).fill("4")
    expect(editor.page.get_by_role("heading", name="Kitchen Greed")).to_be_visible()
    editor.button("Play").first.click()
    editor.page.get_by_label("Seat 2", exact=True).select_option("bold")
    editor.page.get_by_label("Name at seat 1").fill("Ann")
    editor.button("Start").click()
    expect(editor.page).to_have_title(re.compile("Kitchen Greed"))
    editor.await_turn()
    expect(editor.button("Roll 4 dice")).to_be_visible()


def test_a_link_holds_the_rules(visit):
    editor, other = visit().go("/editor"), visit()
    editor.page.get_by_label("Title", exact=True).fill("Shared Greed")
    expect(editor.page.get_by_role("heading", name="Shared Greed")).to_be_visible()
    editor.page.get_by_text("Share these rules").click()
    link = editor.page.get_by_label("Share these rules").input_value()
    other.go(link.removeprefix(other.url))
    expect(other.page.get_by_role("heading", level=1, name="Shared Greed")).to_be_visible()
    expect(other.button("Play").first).to_be_visible()
    expect(other.page.get_by_label("Title", exact=True)).to_have_count(0)
    other.button("Change these rules").click()
    expect(other.page.get_by_label("Title", exact=True)).to_have_value("Shared Greed")
    broken = visit().go("/editor#rules=nonsense")
    expect(broken.page.get_by_role("alert")).to_contain_text("contain any rules")


def test_a_draft_survives_a_reload_with_its_faults_and_comes_back_after_another_beginning(visit):
    editor = visit().go("/editor")
    title, target = (editor.page.get_by_label(name, exact=True) for name in ("Title", "Target"))
    title.fill("Half a Greed")
    target.fill("0")
    editor.page.reload()
    expect(title).to_have_value("Half a Greed")
    expect(target).to_have_value("0")
    editor.page.get_by_role("radio", name="Ten-dice Greed").check(force=True)
    expect(target).to_have_value("20000")
    editor.button("Back to my changes").click()
    expect(title).to_have_value("Half a Greed")


def test_rules_that_began_as_a_preset_survive_a_reload(visit):
    editor = visit().go("/editor?from=classic")
    title, target = (editor.page.get_by_label(name, exact=True) for name in ("Title", "Target"))
    title.fill("Grandmother Greed")
    target.fill("4321")
    editor.page.reload()
    expect(title).to_have_value("Grandmother Greed")
    expect(target).to_have_value("4321")


def test_shared_rules_have_their_title_before_anything_is_fetched(visit, alone):
    editor = visit().go("/editor")
    editor.page.get_by_label("Title", exact=True).fill("Shared Greed")
    expect(editor.page.get_by_role("heading", name="Shared Greed")).to_be_visible()
    editor.page.get_by_text("Share these rules").click()
    link = editor.page.get_by_label("Share these rules").input_value()
    other = alone().go(f"#/editor#{link.partition('#')[2]}")
    expect(other.page.get_by_role("heading", level=1, name="Shared Greed")).to_be_visible()
    expect(other.page.get_by_text("shared these rules with you: 5 dice, to 10,000")).to_be_visible()


def test_every_sheet_is_a_page_to_read(visit, site):
    reader = visit(phone=True)
    for sheet in site.ask("/api/sheets"):
        reader.go(f"/rules/{sheet['name']}")
        expect(reader.page.get_by_role("heading", level=1)).to_contain_text(sheet["title"])
        expect(reader.page.locator("#rules-turn")).to_be_attached()
        assert not reader.is_wider_than_screen(), sheet["name"]
