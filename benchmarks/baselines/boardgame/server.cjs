// A dice game of Greed's shape on boardgame.io's own server, in its default storage (memory).
// node server.cjs PORT
const { Server, Origins } = require("boardgame.io/server");

const DICE = 5;

function worth(dice) {
  const count = [0, 0, 0, 0, 0, 0, 0];
  for (const face of dice) count[face] += 1;
  let points = 0;
  for (let face = 1; face <= 6; face += 1) {
    if (count[face] >= 3) {
      points += face === 1 ? 1000 : 100 * face;
      count[face] -= 3;
    }
  }
  return points + 100 * count[1] + 50 * count[5];
}

function fall({ G, random, events }) {
  G.dice = random.Die(6, G.left);
  if (worth(G.dice) === 0) {
    G.turn = 0;
    G.left = DICE;
    G.dice = [];
    events.endTurn();
  }
}

function keep(G, kept) {
  G.turn += worth(kept);
  G.left -= kept.length;
  if (G.left === 0) G.left = DICE;
  G.dice = [];
}

const Greed = {
  name: "greed",
  setup: ({ ctx }) => ({ scores: Array(ctx.numPlayers).fill(0), turn: 0, left: DICE, dice: [] }),
  moves: {
    throwDice: fall,
    keepAndRoll: (context, kept) => {
      keep(context.G, kept);
      fall(context);
    },
    keepAndBank: ({ G, ctx, events }, kept) => {
      keep(G, kept);
      G.scores[ctx.currentPlayer] += G.turn;
      G.turn = 0;
      G.left = DICE;
      events.endTurn();
    },
  },
};

Server({ games: [Greed], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
