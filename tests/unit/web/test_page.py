"""The built page, and the plain hint in its place."""

import re
from html import unescape

import pytest
from tests.support.asgi import server
from tests.unit.web.conftest import UNLIMITED

from greed.coach.puzzles import read_puzzles, shipped_puzzles
from greed.core.game import start
from greed.packs import read
from greed.sheets import load, presets
from greed.web import page

NEIGHBOUR = "https://ann.example"


@pytest.fixture
def built(monkeypatch, tmp_path):
    """Make a server whose page is in a folder, and has these files."""

    def building(folder="static", **files):
        home = tmp_path / folder
        home.mkdir(exist_ok=True)
        for name, text in files.items():
            path = home / name.replace("__", "/").replace("_", ".")
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        monkeypatch.setattr(page, "STATIC", home)
        return server(**UNLIMITED, database=str(tmp_path / "g.sqlite"))

    return building


INDEX = "<!doctype html><title>Greed</title>" + " " * 500


def test_every_address_of_the_page_leads_to_its_index(built):
    with built(index_html=INDEX) as client:
        answers = [client.get(path) for path in ("/", "/ABC234", "/rules/official")]
    assert {answer.text[:15] for answer in answers} == {"<!doctype html>"}
    assert answers[0].headers["cache-control"] == "no-cache"
    assert answers[0].headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/de", "/de/", "/de/rules/official"])
def test_the_address_of_a_language_shows_the_page_in_that_language(built, path):
    german = '<html lang="de"><script src="../assets/a.js">'
    with built(index_html=INDEX, de__index_html=german) as client:
        assert client.get(path).text == '<html lang="de"><script src="/assets/a.js">'


def test_what_is_named_after_its_content_is_kept_forever(built):
    with built(assets__app1a2b_js="export {}") as client:
        answer = client.get("/assets/app1a2b.js")
        again = client.get("/assets/app1a2b.js", headers={"if-none-match": answer.headers["etag"]})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert (again.status_code, again.text) == (304, "")


def test_a_language_says_what_it_says_of_each_sheet_in_a_file_of_its_own(client):
    told = client.get("/told/de.json").json()
    koans = told["sheets"]["koans"]
    assert (koans["title"], told["variants"]["amish"]) == ("Greed, kurz", "Übernahme")
    assert koans["page"]["sections"][0]["title"] == "Worum es geht"
    assert koans["plans"][0][0].startswith("Sichere ab ")
    assert client.get("/packs/koans.pack.json").json()["page"]["title"] == "Playing Greed"


def test_a_file_that_is_not_there_is_not_found(built):
    with built(index_html=INDEX) as client:
        paths = ("/assets/old.js", "/../secret.txt", "/..%2f..%2fetc/passwd.txt", "/api/nothing")
        assert {client.get(path).status_code for path in paths} == {404}


def test_without_a_built_page_the_server_says_how_to_build_it(built):
    with built() as client:
        assert "make ui" in client.get("/").text


def test_the_page_may_load_nothing_from_elsewhere(client):
    policy = client.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert policy.count("unsafe") == policy.count("'wasm-unsafe-eval'") == 1
    assert "http" not in policy


def test_the_page_learns_from_its_server_that_there_are_rooms(built):
    index = '<meta name="greed-server" content="" /><script src="./assets/app.js"></script>'
    with built(index_html=index) as client:
        text = client.get("/rules/official").text
    assert '<meta name="greed-server" content="here" />' in text
    assert 'src="/assets/app.js"' in text


def test_packs_of_all_presets_are_served_for_play_on_the_device(client):
    listed = client.get("/catalog.json").json()
    assert [sheet["name"] for sheet in listed["sheets"]] == list(presets())
    pack = read(client.get("/packs/koans.pack.json").content)
    assert pack.sheet.name == "koans"
    assert pack.solution.value(start(pack.sheet), 0) == pytest.approx(0.5399, abs=1e-3)
    assert client.get("/packs/index.json").json()[listed["sheets"][0]["hash"]] == presets()[0]


def test_there_is_no_pack_of_a_sheet_that_is_not_a_preset(client):
    for name in ("nonsense", "koans(target=5)", "../koans"):
        assert client.get(f"/packs/{name}.pack.json").status_code == 404


def test_the_puzzles_of_the_trainer_are_served(client):
    counts = client.get("/puzzles/index.json").json()
    assert "koans" in counts
    held = read_puzzles(client.get("/puzzles/koans.json").content)
    assert held == shipped_puzzles(load("koans"))
    assert counts["koans"] == len(held.puzzles)
    for name in ("nonsense", "koans+hsw", "../koans"):
        assert client.get(f"/puzzles/{name}.json").status_code == 404


def test_only_the_pages_of_allowed_origins_may_read_answers(tmp_path):
    with server(database=str(tmp_path / "g.sqlite"), origins=(NEIGHBOUR,)) as client:
        allowed = client.get("/api", headers={"origin": NEIGHBOUR})
        other = client.get("/api", headers={"origin": "https://eve.example"})
    assert allowed.headers["access-control-allow-origin"] == NEIGHBOUR
    assert "access-control-allow-origin" not in other.headers


def shown(client, path, language=""):
    """Return what a chat shows of a link: the title, the sentence, the picture, the address."""
    document = client.get(path, headers={"accept-language": language}).text
    return [
        unescape(found[1])
        for name in ("title", "description", "image", "url")
        for found in [re.search(f'<meta property="og:{name}" content="([^"]*)">', document)]
        if found
    ]


@pytest.fixture
def whole(monkeypatch, tmp_path, any_database):
    """A server with rooms and a page, as if it had been built; asked for codes by nobody yet."""
    head = '<title>Greed</title><meta name="description" content="Roll again, or bank?" />'
    (tmp_path / "index.html").write_text(f"<html><head>{head}</head>")
    monkeypatch.setattr(page, "STATIC", tmp_path)
    few = {**UNLIMITED, "wrong_codes_per_hour": 3}
    with server(**few, database=any_database(), public_url="https://dice.example") as client:
        yield client


def made(client, **room):
    """Make a room; return its view."""
    return client.post("/api/rooms", json=room).json()["view"]


def test_a_link_to_a_room_shows_its_game_and_its_free_seats_and_nobody_s_name(whole):
    seats = [{"name": "Mama & Papa"}, {}, {}]
    room = made(whole, seats=seats)
    for code in (room["code"], room["code"].lower()):
        assert shown(whole, f"/{code}") == [
            "Join the game: Greed Dice Game, Official Rules",
            "2 seats are free. Open the link and sit down: no account, no app.",
            "https://dice.example/icon-512.png",
            f"https://dice.example/{code}",
        ]
    german = shown(whole, f"/{room['code']}", "de")
    assert german[0] == "Spiel mit: Greed, die offiziellen Regeln"
    assert "Mama" not in whole.get(f"/{room['code']}").text
    assert shown(whole, f"/{room['watch']}")[:2] == [
        "Greed Dice Game, Official Rules: a game between friends",
        "Everyone is at the table. Open the link to watch.",
    ]


def test_a_link_to_a_game_that_is_on_invites_to_watch(whole):
    room = made(whole, seats=[{"name": "Ann"}, {"name": "Bob"}], start=True, dice="real")
    assert shown(whole, f"/{room['code']}")[1] == "The game is on. Open the link to watch."


@pytest.mark.parametrize(
    ("path", "title", "about"),
    [
        ("/", "Greed", "Roll again, or bank?"),
        ("/friends", "Greed", "Roll again, or bank?"),
        ("/strategy", "Greed", "Roll again, or bank?"),
        ("/rules/koans", "Playing Greed", "Five dice"),
        ("/rules/nosuch", "Greed", "Roll again, or bank?"),
        ("/daily?sheet=koans", "Greed: the daily challenge", "Five positions"),
        ("/train", "Greed: puzzles", "What wins most often?"),
        ("/explore", "A position in Greed", "What would you do?"),
        ("/record", "A game of Greed", "Step through it"),
        ("/JK9FMVRZ", "Greed", "Roll again, or bank?"),
    ],
)
def test_a_link_to_a_page_shows_what_it_is(whole, path, title, about):
    found = shown(whole, path)
    assert (found[0], found[1].startswith(about)) == (title, True)
    document = whole.get(path).text
    assert f"<title>{title}</title>" in document


def test_links_are_no_way_to_guess_codes(whole):
    room = made(whole, seats=[{"name": "Ann"}, {}])
    for guess in "234":
        assert shown(whole, f"/JK9FMVR{guess}")[0] == "Greed"
    assert whole.get("/api/rooms/JK9FMVR6").json()["code"] == "too_fast"
    assert shown(whole, f"/{room['code']}")[0] == "Greed"


def test_a_title_of_house_rules_stays_text(whole):
    title = '"Tom" & Ann ' + "play long " * 20
    toml = f"title='{title}'\ntarget=300\n[dice]\ncount=3\n[scoring]\nsingles={{1=100}}\n"
    room = made(whole, toml=toml, seats=[{"name": "Ann"}, {}])
    found = shown(whole, f"/{room['code']}")[0]
    assert found.startswith('Join the game: "Tom" & Ann play long')
    assert len(found) < 120
