"""Every screen in longer texts on the smallest phone, and from right to left."""

# ruff: noqa: E501  (scripts for the browser)

import re

import pytest
from playwright.sync_api import expect

SMALL = {"width": 320, "height": 640}
SCREENS = (
    "/", "/device", "/friends", "/pad", "/near", "/near/join", "/near/2MH9RNKT", "/rules", "/editor", "/train", "/daily",
    "/storm", "/learn", "/explore", "/strategy", "/games", "/record", "/about",
)  # fmt: skip

LONGER = """
import real from "./NAME?real";
const PLAIN = /^(\\\\b|[a-z]{2}-[A-Z]{2}$)/;
const more = (text) => text + " " + "longer text as it is ".repeat(20).slice(0, Math.ceil(0.4 * text.length)).trim();
const letters = (text) => (text.match(/\\p{L}/gu) ?? []).length;
const part = (each) => {
  if (!Array.isArray(each) || each.length < 3) return each;
  const [name, forms, otherwise] = each;
  return [name, Object.fromEntries(Object.entries(forms).map(([key, form]) => [key, all(form)])), all(otherwise)];
};
const all = (pattern) => {
  if (typeof pattern === "string") return PLAIN.test(pattern) || letters(pattern) < 2 ? pattern : `⟦${more(pattern)}⟧`;
  if (!Array.isArray(pattern)) return pattern;
  const text = pattern.filter((each) => typeof each === "string").join("");
  const parts = pattern.map(part);
  return letters(text) < 2 ? parts : ["⟦", ...parts, more(text).slice(text.length), "⟧"];
};
const { rooms, own } = real;
const core = rooms.core.map((each, at) => (at < 7 ? each : all(each)));
export default { rooms: { ...Object.fromEntries(Object.entries(rooms).map(([name, room]) => [name, room.map(all)])), core }, own };
"""
"""A language in the form of those that are built: German, each message in brackets and longer."""

LEFT = """
(known) => {
  const said = [];
  const shown = (node) => node.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true });
  const rest = (text) => {
    let bare = text;
    for (let before = ""; before !== bare; ) [before, bare] = [bare, bare.replace(/⟦[^⟦⟧]*⟧/g, " ")];
    bare = bare.replace(/(\\p{L}+, )?\\d+\\. \\p{L}+\\.?( \\d{4})?/gu, " "); // a day
    for (const each of known) bare = bare.replaceAll(each, " ");
    return bare;
  };
  const check = (text, node) => { if (/\\p{L}{3,}/u.test(rest(text))) said.push(`${node.tagName}: ${text.trim()}`); };
  // Whole blocks: a message may be told in several nodes.
  for (const node of document.querySelectorAll("body *")) {
    if (!shown(node) || node.closest("script, style, code, kbd, article, .word, .words, .card.note li, svg title")) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (node.hasAttribute(name)) check(node.getAttribute(name), node);
    const own = [...node.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data).join("");
    if (own.trim()) check(own, node);
  }
  return [...new Set(said)];
}
"""
"""What is on the screen outside the brackets, but for rules and cards, which are data of the games."""

WIDE = """
() => {
  const out = [];
  const width = document.documentElement.clientWidth;
  scrollTo(document.documentElement.dir === "rtl" ? -2000 : 2000, scrollY);
  if (Math.abs(scrollX) > 0) out.push(`the page scrolls by ${scrollX}`);
  scrollTo(0, 0);
  const scrolls = (node) => node && (/auto|scroll/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
  for (const node of document.querySelectorAll("main *, header *")) {
    const own = [...node.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
    if (!own || node.clientWidth === 1 || !node.checkVisibility() || node.closest(".unseen, svg") || scrolls(node)) continue;
    const { overflowX, textOverflow } = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    const cut = overflowX !== "visible" && textOverflow !== "ellipsis" && node.scrollWidth > node.clientWidth + 1;
    const beyond = box.width && (box.right > width + 1 || box.left < -1);
    if (cut || beyond) out.push(`${node.tagName}.${node.className}: ${node.textContent.trim().slice(0, 60)}`);
  }
  return out;
}
"""
"""Texts that are cut off, or reach beyond the screen."""


def longer(player, direction: str) -> None:
    """Let the page speak the longer language instead of German."""

    def answer(route):
        name = route.request.url.rsplit("/", 1)[1]
        body = LONGER.replace("NAME", name)
        route.fulfill(content_type="text/javascript", body=body)

    def turned(route):
        text = route.fetch().text()
        body = re.sub(r'(de:\{name:[^}]*?dir:)([`"])ltr', rf"\1\2{direction}", text)
        route.fulfill(content_type="text/javascript", body=body)

    player.page.route(re.compile(r"/assets/de-[\w-]+\.js$"), answer)
    player.page.route(re.compile(r"/assets/first-[\w-]+\.js$"), turned)
    player.page.add_init_script("localStorage.setItem('greed.language', 'de')")


def names(site) -> list[str]:
    """Return what is data on the screens: names of games, their summaries, and our own."""
    info = site.ask("/api")
    texts = [each[key] for each in info["sheets"] for key in ("title", "summary")]
    texts += [*info["variants"].values(), *(bot["about"] for bot in info["bots"])]
    told = site.ask("/told/de.json")
    texts += [each[key] for each in told["sheets"].values() for key in ("title", "summary")]
    texts += told["variants"].values()
    texts += [
        "Greed",
        "greed",
        "Threshold",
        "Level",
        "Deutsch",
        "English",
        "Français",
        "Español",
    ]
    texts += ["Italiano", "Nederlands", "Português", "jsonl", "Host", "http", "example.org"]
    return sorted({text for text in texts if text}, key=len, reverse=True)


def settled(player) -> None:
    expect(player.page.locator("h1, .start, [role=status]").first).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    player.page.wait_for_timeout(300)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_longer_texts_fit_the_smallest_phone_and_nothing_is_left_in_english(visit, site, direction):
    player = visit(phone=True, reduced_motion="reduce")
    player.page.set_viewport_size(SMALL)
    longer(player, direction)
    known = names(site)
    found = {}
    for path in SCREENS:
        player.go(path)
        settled(player)
        assert player.page.evaluate("document.documentElement.dir") == direction
        english = [] if path == "/editor" else player.page.evaluate(LEFT, known)
        found[path] = english + player.page.evaluate(WIDE)
    for path, laid in (("/", "table"), ("/pad", "pad"), ("/near", "phones")):
        player.go(path).page.locator("form .button.lead, .start .button.lead").first.click()
        expect(player.page.locator(".felt, .faces, .columns .face").first).to_be_visible()
        player.page.wait_for_timeout(500)
        found[laid] = player.page.evaluate(LEFT, known) + player.page.evaluate(WIDE)
        dice = player.page.locator(".seat:not([aria-disabled='true'])")
        if laid == "table" and dice.count():  # else the first throw was a bust
            dice.first.click()
            expect(player.page.locator(".line")).not_to_be_empty()
            found["chosen"] = player.page.evaluate(LEFT, known) + player.page.evaluate(WIDE)
    player.page.locator("section .button.lead:not([aria-disabled=true])").last.click()
    expect(player.page.locator(".picture svg")).to_be_visible()
    found["picture"] = player.page.evaluate(LEFT, known) + player.page.evaluate(WIDE)
    assert {path: what for path, what in found.items() if what} == {}


def test_the_editor_has_no_word_of_english_for_a_german_family(visit, site):
    player = visit(locale="de-DE")
    player.go("/editor")
    expect(player.page.get_by_text("Ändere, was ihr anders spielt.")).to_be_visible()
    expect(player.page.get_by_text("Diese Regeln sind spielbar.")).to_be_visible()
    player.page.evaluate(
        "document.querySelectorAll('details').forEach((part) => (part.open = true))"
    )
    shown = player.page.locator("main").inner_text()
    schema = site.ask("/api/sheets/schema")
    tables = [schema, *schema["definitions"].values()]
    fields = [part for table in tables for part in table["properties"].values()]
    said = [part["description"].partition(".")[0] for part in fields if "description" in part]
    assert [text for text in said if text in shown] == []
    assert "one die" not in shown
    assert "three of a kind" not in shown
