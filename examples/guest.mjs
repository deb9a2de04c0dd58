// A guest at a table of a server, in Node 22: node examples/guest.mjs http://127.0.0.1:8000 CODE
// It has no device: alone with bots nobody needs one, and among people the others make the dice.
const [url, code] = process.argv.slice(2);
const socket = new WebSocket(`${url.replace("http", "ws")}/room/${code}`);
const say = (message) => socket.send(JSON.stringify(message));

// As many dice as possible, and a bank from 350 points on.
function choose({ turn, choices }) {
  const bank = choices.find(({ move }) => move === "bank");
  if (bank && turn.points >= 350) return bank;
  const dice = (choice) => choice.dice?.length ?? 0;
  return choices.reduce((one, two) => (dice(two) > dice(one) ? two : one));
}

socket.onopen = () => {
  say({ do: "hello" });
  say({ do: "sit", name: "Node", program: true });
};

socket.onmessage = ({ data }) => {
  const { type, view, problem } = JSON.parse(data);
  if (type === "refused" && problem.code !== "stale") throw new Error(problem.message);
  if (type !== "view" || !view.game) return;
  const { game, you } = view;
  if (game.phase === "over") {
    console.log(game.winners.includes(you.seats[0]) ? "won" : "over");
    process.exit(0);
  }
  // The same id again does nothing again.
  if (you.seats.includes(game.seat) && game.choices.length > 0)
    say({ do: "move", move: choose(game).move, ply: game.ply, id: `ply-${game.ply}` });
};

socket.onclose = ({ reason }) => {
  throw new Error(reason || "the server has closed the line");
};
