/** The worker in which games on this device are played: the engine, the bots, the coach, the log. */

import "../language/faults.ts";
import { say } from "../language/messages.ts";
import { expose } from "comlink";
import * as engine from "../engine/index.ts";
import type { Beginning, Pack, PlayEvent } from "../engine/types.ts";
import { inLanguage, speakIn } from "../language/loaded.ts";
import { plainName } from "../lib/format.ts";
import { drawDice, id } from "./dice.ts";
import { lefts, whyNot } from "./asking.ts";
import type { Board } from "./board.ts";
import { Follower, rulesOf as rulesAt } from "./follower.ts";
import { fetchPack, sheetOf } from "./packs.ts";
import { coach, known, Referee, whole } from "./referee.ts";
import { distinct } from "./entries.ts";
import { Shelf } from "./shelf.ts";
import { keyOf, needed, withKept } from "./values.ts";
import type { Device, Game, Seat, Wish } from "./types.ts";

const shelf = new Shelf();
const open = new Map<string, Promise<Referee | null>>();
/** The folder that the page is in: once built, a worker's own file is one deeper. */
const root = new URL(import.meta.env.PROD ? "../" : "/", self.location.href).href;

// The game that most people play first is at hand before they ask for it.
void fetchPack(root, "official").catch(() => {});

// Another tab may go on with the same game.
const tabs = new BroadcastChannel("greed.games");
tabs.onmessage = ({ data }) => void open.get(data as string)?.then((game) => game?.refresh());

function found(game: string): Promise<Referee | null> {
  let referee = open.get(game);
  if (!referee) {
    referee = shelf.game(game).then(async (kept) => {
      if (!kept) return null;
      const pack = await valued(engine.readPack(kept.pack));
      return new Referee(kept.game, pack, shelf, kept.steps, () => tabs.postMessage(game));
    });
    open.set(game, referee);
  }
  return referee;
}

function valued(pack: Pack): Promise<Pack> {
  return withKept(
    pack,
    (key) => shelf.values(key),
    (key) => shelf.forgetValues(key),
  );
}

/** Keep win probabilities, and let open games of these rules use them. */
async function learned(pack: Pack, key: string, values: Uint8Array<ArrayBuffer>): Promise<void> {
  const { withValues } = await whole();
  await withValues(pack, values); // which refuses damaged ones
  await shelf.keepValues(key, values);
  for (const game of await Promise.all(open.values()))
    if (game?.pack.sheet.hash === pack.sheet.hash) game.learn(await valued(game.pack));
}

/** The packs that somebody has looked at lately: house rules have no name to be found by. */
let seen: readonly Pack[] = [];
const LATELY = 8;

function look(text: string): Pack {
  const pack = engine.readPack(text);
  seen = [pack, ...seen.filter(({ hash }) => hash !== pack.hash)].slice(0, LATELY);
  return pack;
}

/** The pack of some rules, by their name or hash: one of the page's, or of an open game, or one seen. */
async function packNamed(rules: string): Promise<Pack | null> {
  const games = await Promise.all(open.values());
  const here = [...games.flatMap((game) => game?.pack ?? []), ...seen];
  const named = here.find(({ sheet }) => sheet.hash === rules);
  if (named) return named;
  const text = await fetchPack(root, rules).catch(() => null);
  return text === null ? (here.find(({ sheet }) => sheet.name === rules) ?? null) : look(text);
}

/** The solver's way in, fetched when somebody asks what is known of some rules. */
const solving = () => import("./solving.ts");

async function held(game: string): Promise<Referee> {
  const referee = await found(game);
  if (!referee) throw new Error(say("fault-game-gone"));
  return referee;
}

async function create(wish: Wish, pack: string): Promise<string> {
  const { hash, sheet } = engine.readPack(pack);
  const names = distinct(wish.seats.map(({ name }) => name));
  const seats = wish.seats.map((seat, index) => ({ ...seat, name: names[index]! }));
  const game: Game = {
    id: id(),
    pack: hash,
    title: sheet.title,
    seats,
    dice: wish.dice,
    coach: wish.coach,
    first: wish.first ?? drawDice(1, seats.length)[0]! - 1,
    created: Date.now(),
    ...(wish.position === undefined ? {} : { position: wish.position }),
  };
  if (wish.position !== undefined)
    game.first = engine.begun(engine.readPack(pack), seats.length, wish.position).first;
  await shelf.create({ ...game, known: known(game) }, pack);
  await (await held(game.id)).start();
  return game.id;
}

/** The pack of the rules that a record was played by. */
async function packOf(record: string): Promise<string> {
  const { rulesOf } = await import("./recording.ts");
  const { hash, name } = rulesOf(record);
  const sheet = await sheetOf(root, hash, name);
  if (sheet) return fetchPack(root, sheet);
  throw new Error(say("fault-house-rules", { sheet: name }));
}

/** Who sat in a seat of a record; the terminal says of bots that they are some. */
function seated(name: string): Seat {
  const [, bot = null] = /^bot:(.+)$/.exec(name) ?? [];
  return { name: bot ? plainName(bot) : name, bot };
}

function isOver(pack: Pack, seats: number, from: Beginning, events: readonly PlayEvent[]): boolean {
  return engine.replay(pack, seats, from, events).at(-1)!.phase === "over";
}

/** What people want to know of a pack before they play. */
async function described(text: string): ReturnType<Device["sheet"]> {
  const pack = look(text);
  const { sheet, page, card } = pack;
  // Without win probabilities nobody plays perfectly.
  const perfect = engine.solved(pack) || (await shelf.hasValues(sheet.hash));
  const bots = engine.bots(pack).filter(({ name }) => perfect || name !== "optimal");
  return { sheet, page, card, bots };
}

/** The games on servers that are followed, by the codes of their rooms. */
const followed = new Map<string, Follower>();

async function boardOf(game: string): Promise<Board> {
  return (followed.get(game) ?? (await held(game))).board;
}

const device: Device = {
  speak: speakIn,
  create: async (wish) => create(wish, wish.pack ?? (await fetchPack(root, wish.sheet))),
  async open(game, hear) {
    const referee = await found(game);
    if (!referee) return null;
    return { ...referee.open(hear), warning: shelf.trouble };
  },
  async close(game) {
    if (!followed.delete(game)) (await found(game))?.close();
  },
  move: async (game, move, ply, then) => (await held(game)).move(move, ply, then),
  follow: async (code, hash, real, server, given) => {
    followed.set(code, new Follower(await rulesAt(root, code, hash, server, given), real));
  },
  heard: async (code, steps, game, afresh) => followed.get(code)!.take(steps, game, afresh),
  whyNot: async (game, move) => whyNot(await boardOf(game), move),
  lefts: async (game, points) => lefts(await boardOf(game), points),
  abandon: async (game) => (await held(game)).abandon(),
  rename: async (game, seat, name) => (await held(game)).rename(seat, name),
  async rematch(game) {
    const referee = await held(game);
    if (referee.following) return referee.following;
    const before = await shelf.game(game);
    const { setup, first } = referee;
    const { dice, seats } = setup;
    const wish = { sheet: "", seats, dice, coach: setup.coach, first };
    return referee.follow(await create(wish, before!.pack));
  },
  advice: async (game, ply) => (await held(game)).advice(ply),
  review: async (game) => (await held(game)).review(),
  async course(game, seat) {
    const { courseOf } = await coach();
    return courseOf((await held(game)).board, seat);
  },
  record: async (game) => (await held(game)).record(),
  async faultOf(text, given = "") {
    const pack = engine.readPack(given || (await packOf(text)));
    const { readRecord } = await whole();
    try {
      readRecord(pack, text);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  },
  async take(text, about = {}, given = "") {
    const pack = given || (await packOf(text));
    const read = engine.readPack(pack);
    const { readRecord } = await whole();
    const { seats, first, position, dice, tags, events } = readRecord(read, text);
    const over = isOver(read, seats.length, position ?? first, events);
    const began = seats.length - engine.joined(events);
    const game: Game = {
      id: id(),
      pack: read.hash,
      title: read.sheet.title,
      dice: "real",
      coach: false,
      first,
      created: Date.parse(tags["date"] ?? "") || Date.now(),
      ...about,
      seats: seats
        .slice(0, began)
        .map((name, seat) =>
          about.seats?.length === seats.length
            ? { name, bot: about.seats[seat]!.bot }
            : seated(name),
        ),
      // A game that isn't over goes on here.
      ...(over ? { source: dice, record: text } : {}),
      ...(position === undefined ? {} : { position }),
    };
    await shelf.create({ ...game, known: known(game) }, pack);
    await (await held(game.id)).replay(events, seats.slice(began));
    return game.id;
  },
  rulebook: async (game) => (await held(game)).rulebook(),
  games: async () => (await shelf.games()).map((game) => game.known),
  shelved: () => shelf.games(),
  async played(game) {
    return (await found(game))?.played ?? null;
  },
  async pack(hash) {
    const pack = await shelf.pack(hash);
    if (pack === null) throw new Error(say("fault-rules-gone"));
    look(pack);
    return pack;
  },
  values: (rules) => shelf.values(rules),
  async leave(from, count, seats) {
    const { game, first, events } = (await held(from)).played;
    const begun = events.slice(0, count);
    const began = seats.length - engine.joined(events);
    const later = seats.slice(began).map(({ name }) => name);
    const leaves = { game: from, events: count };
    const next: Game = {
      ...{ id: id(), pack: game.pack, title: game.title, dice: "device", coach: true },
      seats: seats.slice(0, began),
      ...{ first, created: Date.now(), leaves },
      ...(game.position === undefined ? {} : { position: game.position }),
    };
    await shelf.create({ ...next, known: known(next) }, await device.pack(game.pack));
    await (await held(next.id)).replay(begun, later);
    return next.id;
  },
  weigh: async (game, moves) => (await held(game)).weigh(moves),
  async line(port) {
    expose(device, port);
  },
  async forget(game) {
    open.delete(game);
    await shelf.forget(game);
  },
  sheet: async (name) => described(await fetchPack(root, name)),
  house: described,
  botsOf: async (name) => engine.packedBots(engine.readPack(await fetchPack(root, name))),
  async wins(rules, seats) {
    const pack = await packNamed(rules);
    return pack ? (await solving()).winsOf(pack, seats, shelf) : "none";
  },
  async solveWins(rules, seats, most, tell) {
    const pack = await packNamed(rules);
    if (!pack) throw new Error(say("fault-rules-gone"));
    const { solveWins } = await solving();
    for (const among of needed(seats)) {
      const key = keyOf(pack.sheet.hash, among);
      const learn = (values: Uint8Array<ArrayBuffer>) => learned(pack, key, values);
      const cost = await solveWins(pack, among, most, tell, shelf, learn);
      if (cost) return cost;
    }
    return null;
  },
  stopSolving() {
    void solving().then(({ stop }) => stop());
  },
};

expose(inLanguage(device));
