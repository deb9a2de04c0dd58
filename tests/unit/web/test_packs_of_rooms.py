"""The pack of a room's sheet, with which the page of today shows its game, house rules included."""

import greed
from greed.packs import read


def test_a_room_gives_the_pack_of_its_sheet(client, room):
    path, _, view = room(sheet="koans")
    answer = client.get(f"{path}/pack")
    assert answer.headers["content-encoding"] == "gzip"
    assert read(answer.content).sheet == greed.load("koans")
    assert greed.sheet_hash(read(answer.content).sheet) == view["sheet"]["hash"]


def test_a_pack_of_house_rules_comes_by_the_link_to_watch_as_well(client, room):
    _, _, view = room(sheet="koans(target=2000)")
    answer = client.get(f"/api/rooms/{view['watch']}/pack")
    assert read(answer.content).sheet.target == 2000


def test_a_reader_that_unzips_nothing_gets_the_plain_text(client, room):
    path, _, _ = room(sheet="koans")
    answer = client.get(f"{path}/pack", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.text.startswith("{")


def test_a_room_that_is_not_there_has_no_pack(client):
    assert client.get("/api/rooms/AAAAAAAA/pack").status_code == 404
