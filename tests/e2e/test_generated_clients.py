"""Clients that other people's generators make from the OpenAPI document play real games."""

import importlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

UI = Path(__file__).parents[2] / "ui"
NODE = UI / "node_modules" / ".bin"

PLAY_TS = """
import type { components, paths } from "./api";

type View = components["schemas"]["View"];
type Created = paths["/api/rooms"]["post"]["responses"][201]["content"]["application/json"];

async function ask<T>(url: string, body?: object, token?: string): Promise<T> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const method = body ? "POST" : "GET";
  const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

const create: Pick<components["schemas"]["Create"], "sheet" | "start" | "seats"> = {
  sheet: "koans(target=1000)", start: true, seats: [{ name: "Ann" }, { name: "Bob" }],
};
const server = process.argv[2] ?? "";
const made = await ask<Created>(`${server}/api/rooms`, create);
if (!("view" in made)) throw new Error("no view");
const room = `${server}/api/rooms/${made.view.code}`;
let view: View = made.view;
while (view.game && view.game.phase !== "over") {
  const move: Pick<components["schemas"]["Move"], "do" | "move" | "ply"> = {
    do: "move", move: view.game.choices.at(-1)?.move ?? "", ply: view.game.ply,
  };
  await ask<components["schemas"]["DoneMessage"]>(room, move, made.token);
  view = await ask<View>(room);
}
console.log(view.status);
"""


@pytest.fixture(scope="module")
def document(server, tmp_path_factory):
    path = tmp_path_factory.mktemp("openapi") / "openapi.json"
    path.write_text(json.dumps(server.ask("/api/openapi.json")), "utf-8")
    return path


def test_a_python_client_is_generated_whole_and_plays_a_game(server, document, monkeypatch):
    pytest.importorskip(
        "openapi_python_client", reason="THE PYTHON CLIENT WAS NOT GENERATED: pip install it"
    )
    folder = document.parent
    made = subprocess.run(
        [sys.executable, "-m", "openapi_python_client", "generate", "--path", document,
         "--output-path", folder / "made", "--meta", "none"],
        capture_output=True, text=True,
    )  # fmt: skip
    assert made.returncode == 0, made.stdout + made.stderr
    said = made.stdout + made.stderr
    warned = [line for line in said.splitlines() if line.startswith("WARNING")]
    # Lines of JSON and pictures are read as they are.
    names = sorted(line.split("/")[-1].split(" ")[0] for line in warned)
    assert names == ["qr.svg", "record"], said
    monkeypatch.syspath_prepend(str(folder))
    client = importlib.import_module("made").Client(server.url)
    create, look, ask = (
        importlib.import_module(f"made.api.rooms.{name}") for name in ("create", "look", "ask")
    )
    models = importlib.import_module("made.models")
    seats = [models.SeatSetup(name="Ann"), models.SeatSetup(name="Bob")]
    asked = models.Create(seats=seats, sheet="koans(target=1000)", start=True)
    with client:
        room = create.sync(client=client, body=asked)
    client = importlib.import_module("made").AuthenticatedClient(server.url, token=room.token)
    code, view = room.view.code, room.view
    with client:
        while view.status == "playing":
            chosen = view.game.choices[-1].move
            asked = {"do": "move", "move": chosen, "ply": view.game.ply}
            ask.sync(code, client=client, body=models.Move.from_dict(asked))
            view = look.sync(code, client=client)
    assert view.status == "over"
    assert max(seat.score for seat in view.game.scores) >= 1000


def test_typescript_types_are_generated_and_play_a_game(server, document):
    if shutil.which("node") is None or not (NODE / "openapi-typescript").exists():
        pytest.skip("THE TYPESCRIPT CLIENT WAS NOT GENERATED: run make ui first")
    folder = document.parent
    (folder / "play.ts").write_text(PLAY_TS, "utf-8")
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    optional = "--default-non-nullable=false"  # what has a default may be left out
    api = [NODE / "openapi-typescript", document, optional, "-o", folder / "api.ts"]
    subprocess.run(api, check=True, capture_output=True)
    options = [
        "--strict", "--skipLibCheck", "--target", "es2022", "--module", "esnext",
        "--moduleResolution", "bundler", "--types", "node",
        "--typeRoots", UI / "node_modules" / "@types",
    ]  # fmt: skip
    checked = subprocess.run(
        [str(NODE / "tsc"), *map(str, options), str(folder / "play.ts")],
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout
    played = subprocess.run(
        ["node", folder / "play.js", server.url], capture_output=True, text=True, timeout=60
    )
    assert played.stdout.strip() == "over", played.stderr
