"""Rooms over HTTP: who may do what, and what every refusal says."""

import random

import pytest

import greed


def test_a_whole_game_against_a_bot_ends_in_a_record_that_replays(client, call, room):
    path, token, shown = room(sheet="koans")
    chance = random.Random(3)
    while shown["game"]["phase"] != "over":
        if shown["game"]["seat"] == 0:
            move = chance.choice(shown["game"]["legal"])
            asked = {"move": move, "ply": shown["game"]["ply"]}
            status, answer = call(f"{path}/moves", asked, token)
            assert status == 200
            shown = answer["snapshot"]
        else:
            shown = client.get(path, params={"since": shown["seq"], "wait": 5}).json()
    record = greed.from_jsonl(client.get(f"{path}/record").text)
    *_, last = greed.replay(record)
    assert last.scores == tuple(shown["game"]["scores"])
    assert record.proof == ()  # nobody else is there to prove anything to


def test_a_stale_move_is_refused_and_changes_nothing(client, call, room):
    path, token, _ = room(seats=[{"name": "Ann"}, {"name": "Bob"}])
    call(f"{path}/moves", {"move": "throw", "ply": 0}, token)
    before = client.get(path).json()
    status, problem = call(f"{path}/moves", {"move": "throw", "ply": 0}, token)
    assert (status, problem["code"], problem["ply"]) == (409, "stale", before["game"]["ply"])
    assert client.get(path).json() == before


def test_a_move_sent_again_with_its_id_happens_once(call, room):
    path, token, _ = room()
    first = call(f"{path}/moves", {"move": "throw", "ply": 0, "id": "one"}, token)[1]
    again = call(f"{path}/moves", {"move": "throw", "ply": 0, "id": "one"}, token)[1]
    assert again["again"]
    assert (again["seq"], again["ply"]) == (first["seq"], first["ply"])


def test_an_illegal_move_is_told_why_and_what_is_legal(call, room):
    path, token, _ = room()
    status, problem = call(f"{path}/moves", {"move": "bank", "ply": 0}, token)
    assert (status, problem["code"]) == (422, "illegal")
    assert "the dice must fall first" in problem["message"]
    assert problem["legal"] == ["throw"]


def test_no_move_at_all_is_malformed(call, room):
    path, token, _ = room()
    status, problem = call(f"{path}/moves", {"move": "fly", "ply": 0}, token)
    assert (status, problem["code"]) == (400, "malformed")


def test_a_room_tells_the_position_and_what_is_legal_in_it(call, room):
    path, token, shown = room(
        sheet="official", seats=[{"name": "Ann"}, {"name": "Bob"}], dice="real"
    )
    assert (shown["game"]["phase"], shown["game"]["legal"]) == ("throw", ["throw"])
    game = call(f"{path}/moves", {"move": "throw 11523", "ply": 0}, token)[1]["snapshot"]["game"]
    state = greed.parse_position(game["position"])
    assert game["legal"] == [str(move) for move in greed.legal_moves(state)]
    assert (game["phase"], game["seat"], game["scores"]) == ("keep", 0, [0, 0])


def test_what_is_not_legal_is_refused_in_the_words_of_the_rules(call, room):
    path, token, _ = room(sheet="official", seats=[{"name": "Ann"}, {"name": "Bob"}], dice="real")
    shown = call(f"{path}/moves", {"move": "throw 11223", "ply": 0}, token)[1]["snapshot"]
    legal = greed.legal_moves(greed.parse_position(shown["game"]["position"]))
    for move in ("accept", "decline", "roll", "bank", "keep 2", "keep 1 2"):
        status, problem = call(f"{path}/moves", {"move": move, "ply": 1}, token)
        assert (status, problem["code"]) == (422, "illegal")
        assert str(legal.why_not(move)) in problem["message"]
        assert problem["legal"] == shown["game"]["legal"]


def test_a_token_of_another_room_opens_nothing(call, room):
    path, _, _ = room()
    _, other, _ = room()
    status, problem = call(f"{path}/moves", {"move": "throw", "ply": 0}, other)
    assert (status, problem["code"]) == (403, "wrong_token")


def test_a_move_without_a_token_is_refused(call, room):
    path, _, _ = room()
    status, problem = call(f"{path}/moves", {"move": "throw", "ply": 0})
    assert (status, problem["code"]) == (401, "no_token")


def test_the_token_of_another_seat_cannot_move(call, room):
    path, host, _ = room(seats=[{"name": "Ann"}, {}], start=False)
    bob = call(f"{path}/seats", {"name": "Bob"})[1]["token"]
    assert call(f"{path}/start", token=host)[0] == 200
    status, problem = call(f"{path}/moves", {"move": "throw", "ply": 0}, bob)
    assert (status, problem["code"]) == (409, "not_your_turn")


def test_whoever_has_the_link_to_watch_sees_all_but_the_code_to_join(client, call, room):
    _path, token, shown = room(seats=[{"name": "Ann"}, {}], start=False)
    watch = f"/api/rooms/{shown['room']['watch']}"
    seen = client.get(watch).json()
    assert seen["room"]["code"] is None
    assert call(f"{watch}/seats", {"name": "Eve"})[1]["code"] == "read_only"
    assert call(f"{watch}/moves", {"move": "throw", "ply": 0}, token)[1]["code"] == "read_only"


@pytest.mark.parametrize("name", ["<b>Eve</b>", "   ", "a\u202eb", "x" * 25, "Ann\x00"])
def test_names_with_markup_or_nothing_to_see_are_refused(call, room, name):
    path, _, _ = room(seats=[{"name": "Ann"}, {}], start=False)
    status, problem = call(f"{path}/seats", {"name": name})
    assert status in (400, 422)
    assert problem["code"] in ("bad_name", "bad_request")


@pytest.mark.parametrize("name", ["Mama & Papa", "O'Neil", "Zoë-Lou", "Großtante (87)", "麻里"])
def test_names_that_families_give_themselves_are_taken_as_they_are(call, room, name):
    path, _, shown = room(seats=[{"name": name}, {}], start=False)
    assert shown["room"]["seats"][0]["name"] == name
    status, seated = call(f"{path}/seats", {"name": f"{name} 2"})
    assert (status, seated["snapshot"]["room"]["seats"][1]["name"]) == (201, f"{name} 2")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("<b>Eve</b>", "a name can't contain < >"),
        ('"Eve"', "a name can't contain \""),
        ("Ev\u200be", "a name can't contain characters that don't show"),
        ("Ev\x00e", "a name can't contain characters that don't show"),
        ("Ev\u202ee", "a name can't contain characters that don't show"),
    ],
    ids=ascii,
)
def test_a_name_that_is_refused_hears_which_signs_are_to_blame(call, room, name, said):
    path, _, _ = room(seats=[{"name": "Ann"}, {}], start=False)
    status, problem = call(f"{path}/seats", {"name": name})
    assert (status, problem["code"], problem["message"]) == (422, "bad_name", said)


def test_a_house_rule_is_played_and_a_faulty_one_named(call, room):
    toml = 'title="Tiny"\ntarget=300\n[dice]\ncount=3\n[scoring]\nsingles={1=100}\n'
    _, _, shown = room(toml=toml)
    assert shown["room"]["sheet"]["title"] == "Tiny"
    status, problem = call("/api/sheets/check", {"toml": "title=3"})
    assert (status, problem["code"]) == (422, "bad_sheet")
    assert any(fault.startswith("title:") for fault in problem["faults"])


def test_a_sheet_that_would_take_forever_is_refused(call):
    toml = 'title="Big"\ntarget=300\n[dice]\ncount=12\nfaces=9\n[scoring]\nsingles={1=100}\n'
    status, problem = call("/api/sheets/check", {"toml": toml})
    assert (status, problem["code"]) == (422, "bad_sheet")
    (choices,) = problem["faults"]  # nobody works out any more
    assert "up to 1,728 choices have to be looked at" in choices


def test_a_server_reads_no_files(call):
    status, problem = call("/api/sheets/check", {"sheet": "/etc/passwd.toml"})
    assert (status, problem["code"]) == (422, "bad_sheet")


def test_what_was_typed_in_can_be_taken_back_to_the_very_beginning(call, room):
    path, token, start = room(seats=[{"name": "Ann"}, {"name": "Bob"}], dice="real")
    shown = start
    for move in ("throw 11523", "keep 115", "roll", "throw 46", "undo", "undo", "undo", "undo"):
        asked = {"move": move, "ply": shown["game"]["ply"]}
        status, answer = call(f"{path}/moves", asked, token)
        assert status == 200, answer
        shown = answer["snapshot"]
    assert shown["game"]["position"] == start["game"]["position"]
    asked = {"move": "undo", "ply": shown["game"]["ply"]}
    assert call(f"{path}/moves", asked, token)[1]["code"] == "illegal"


def test_a_whole_turn_is_typed_in_as_its_points_and_taken_back(call, room):
    path, token, shown = room(seats=[{"name": "Ann"}, {"name": "Bob"}], dice="real")
    for move, score in (("points 650 leaving 2", 650), ("undo", 0)):
        asked = {"move": move, "ply": shown["game"]["ply"]}
        status, answer = call(f"{path}/moves", asked, token)
        assert status == 200, answer
        shown = answer["snapshot"]
        assert shown["game"]["scores"][0] == score


def test_points_are_refused_where_the_server_rolls(call, room):
    path, token, shown = room()
    asked = {"move": "points 650", "ply": shown["game"]["ply"]}
    status, problem = call(f"{path}/moves", asked, token)
    assert (status, problem["code"]) == (422, "illegal"), problem
    assert "only a score pad" in problem["message"]


def test_points_that_no_dice_bring_are_refused(call, room):
    path, token, shown = room(seats=[{"name": "Ann"}, {"name": "Bob"}], dice="real")
    asked = {"move": "points 675", "ply": shown["game"]["ply"]}
    assert "steps of 50" in call(f"{path}/moves", asked, token)[1]["message"]


def test_a_bot_at_a_score_pad_plays_by_its_dice(call, room):
    path, token, shown = room(seats=[{"name": "Ann"}, {"bot": "bold"}], dice="real", first=1)
    asked = {"move": "points 650", "ply": shown["game"]["ply"]}
    assert "a bot decides by its dice" in call(f"{path}/moves", asked, token)[1]["message"]


def test_points_of_a_sheet_with_too_many_throws_are_refused_at_once(call, room):
    path, token, shown = room(
        sheet="farkle-minimal(dice.count=9)", seats=[{"name": "Ann"}, {"name": "Bob"}], dice="real"
    )
    asked = {"move": "points 650", "ply": shown["game"]["ply"]}
    assert "too many rolls" in call(f"{path}/moves", asked, token)[1]["message"]


def test_a_rematch_keeps_people_and_tokens_and_the_next_seat_starts(call, room):
    path, token, shown = room(seats=[{"name": "Ann"}, {"name": "Bob"}], sheet="koans(target=300)")
    while shown["game"]["phase"] != "over":
        move = shown["game"]["legal"][-1]
        asked = {"move": move, "ply": shown["game"]["ply"]}
        shown = call(f"{path}/moves", asked, token)[1]["snapshot"]
    status, again = call(f"{path}/rematch", token=token)
    assert status == 201
    assert (again["you"]["seats"], greed.parse_position(again["game"]["position"]).first) == (
        [0, 1],
        1,
    )
    assert again["room"]["dice"]["game"] != shown["room"]["dice"]["game"]
    assert call(f"{path}/rematch", token=token)[1]["room"]["code"] == again["room"]["code"]


def test_unknown_rooms_and_pages_have_answers_of_their_own(client):
    assert client.get("/api/rooms/ZZZZZZ").json()["code"] == "no_such_room"
    assert client.get("/api/nothing").json()["code"] == "no_such_page"
