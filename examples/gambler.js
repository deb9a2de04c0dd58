let moves = [];
const worth = ([points, dice]) => (dice ? (1 - (2 / 3) ** dice) * (points + 75 * dice) : points);

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, ...rest] = line.split(" ");
  if (word === "hello") console.log("bot gambler.js");
  else if (word === "position") moves = [];
  else if (word === "legal") moves.push([+rest[0], +rest[1], rest.slice(2).join(" ")]);
  else if (word === "choose") {
    const best = moves.reduce((one, two) => (worth(two) > worth(one) ? two : one));
    console.log(`move ${rest[0]} ${best[2]}`);
  } else if (word === "quit") process.exit(0);
});
