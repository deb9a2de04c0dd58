// A guest at a table of a server: node examples/guest.mjs http://127.0.0.1:8000 CODE
const [url, code] = process.argv.slice(2);
const room = `${url}/api/rooms/${code}`;
const headers = { "content-type": "application/json" };

async function post(path, body) {
  const answer = await fetch(room + path, { method: "POST", headers, body: JSON.stringify(body) });
  return [answer.ok, await answer.json()];
}

function choose({ phase, legal, position }) {
  const points = Number(position.split(" ")[6]); // of the turn
  if (phase === "decide") return legal.at(points >= 350 ? -1 : 0);
  return legal.reduce((one, two) => (two.length > one.length ? two : one));
}

const [seated, taken] = await post("/seats", { name: "Node" });
if (!seated) throw new Error(taken.message);
headers.authorization = `Bearer ${taken.token}`;

const { body } = await fetch(`${room}/stream`, { headers });
let rest = "";
for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  for (const line of lines.filter(Boolean)) {
    const message = JSON.parse(line);
    const game = (message.snapshot ?? message).game;
    if (game?.phase === "over") {
      console.log(game.winners.includes(taken.seat) ? "won" : "over");
      process.exit(0);
    }
    if (game?.seat === taken.seat && game.legal.length > 0) {
      await post("/moves", { move: choose(game), ply: game.ply, id: `ply-${game.ply}` });
    }
  }
}
