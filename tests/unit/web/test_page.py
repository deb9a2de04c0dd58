"""The built page, and the plain hint in its place."""

from litestar import Litestar
from litestar.testing import TestClient

from greed.web.http.page import page_handler


def built(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Greed</title>" + " " * 500)
    (tmp_path / "assets" / "app-1a2b.js").write_text("export {}")
    return TestClient(Litestar([page_handler(tmp_path)], openapi_config=None))


def test_every_address_of_the_page_leads_to_its_index(tmp_path):
    with built(tmp_path) as client:
        answers = [client.get(path) for path in ("/", "/ABC234", "/rules/official")]
    assert {answer.text[:15] for answer in answers} == {"<!doctype html>"}
    assert answers[0].headers["cache-control"] == "no-cache"
    assert answers[0].headers["content-encoding"] == "gzip"


def test_what_is_named_after_its_content_is_kept_forever(tmp_path):
    with built(tmp_path) as client:
        answer = client.get("/assets/app-1a2b.js")
        again = client.get("/assets/app-1a2b.js", headers={"if-none-match": answer.headers["etag"]})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert (again.status_code, again.text) == (304, "")


def test_a_file_that_is_not_there_is_not_found(tmp_path):
    with built(tmp_path) as client:
        paths = ("/assets/old.js", "/../secret.txt", "/..%2f..%2fetc/passwd.txt", "/api/nothing")
        assert {client.get(path).status_code for path in paths} == {404}


def test_without_a_built_page_the_server_says_how_to_build_it(tmp_path):
    app = Litestar([page_handler(tmp_path / "missing")], openapi_config=None)
    with TestClient(app) as client:
        assert "make ui" in client.get("/").text


def test_the_page_may_load_nothing_from_elsewhere(client):
    policy = client.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
