/** The worker that looks at games again, so that those that are being played needn't wait for it. */

import "../language/school.ts";
import "../language/faults.ts";
import "../language/page.ts";
import { say, YOU } from "../language/messages.ts";
import { expose, wrap, type Remote } from "comlink";
import * as engine from "../engine/whole.ts";
import { opened } from "../engine/pack.ts";
import type { Pack } from "../engine/types.ts";
import { inLanguage, speakIn } from "../language/loaded.ts";
import { fetchPack, sheetOf } from "../local/packs.ts";
import type { Device, Played } from "../local/types.ts";
import { withKept } from "../local/values.ts";
import { compiled } from "../solver/kernels.ts";
import { bankFrom } from "./explore.ts";
import { LONGEST, packed, unpacked } from "./links.ts";
import { exploredAt, groundOf, placedAt, shownAt } from "./positions.ts";
import { lessons, mistakes, type Puzzle } from "./puzzles.ts";
import { figuresOf } from "./statistics.ts";
import { mineOf, namesOf, storyOf } from "./story.ts";
import type { Reckoned, School } from "./types.ts";

const root = new URL(import.meta.env.PROD ? "../" : "/", self.location.href).href;
/** Finished games don't change: what they came to is worked out once as long as the page is open. */
const reckoned = new Map<string, Reckoned | null>();
const packs = new Map<string, Promise<Pack>>();
let games: Remote<Device> | null = null;
let module: Promise<WebAssembly.Module> | null = null;
/** Changes when the games that are being played are to stop. */
let playing = 0;

/** What is kept by a key; what fails is tried again the next time. */
function once(key: string, text: () => Promise<string>): Promise<Pack> {
  let pack = packs.get(key);
  if (!pack) {
    pack = text().then(engine.readPack).then(valued);
    pack.catch(() => packs.delete(key));
    packs.set(key, pack);
  }
  return pack;
}

const valued = (pack: Pack): Promise<Pack> => withKept(pack, (key) => games!.values(key));

const sheetPack = (sheet: string): Promise<Pack> => once(sheet, () => fetchPack(root, sheet));
const packOf = ({ game }: Played): Promise<Pack> =>
  once(`#${game.pack}`, () => games!.pack(game.pack));

async function played(id: string): Promise<Played> {
  const found = await games!.played(id);
  if (!found) throw new Error(say("fault-game-gone"));
  return found;
}

async function reckon(id: string): Promise<Reckoned | null> {
  const found = await games!.played(id);
  // A game that left another one began with somebody else's moves.
  // What was tried from the middle of a game says little about how somebody plays whole ones.
  if (!found || found.game.leaves || found.game.position !== undefined) return null;
  const pack = await packOf(found);
  const { game, from, events } = found;
  const names = namesOf(found);
  const figures = figuresOf(pack, names, from, events);
  if (!figures.shares) return null;
  const { name: sheet, title } = pack.sheet;
  const bots = game.seats.map(({ bot }) => bot);
  return { id, sheet, title, created: game.created, bots, mine: mineOf(found), figures };
}

async function* ownMistakes(sheet: string, most: number): AsyncGenerator<Puzzle> {
  const { hash } = (await sheetPack(sheet)).sheet;
  let looked = 0;
  for (const { id, seats, leaves, known } of await games!.shelved()) {
    if (looked === most) return;
    if (!known.over || leaves || seats.length !== 2) continue;
    const found = await played(id);
    const pack = await packOf(found);
    if (pack.sheet.hash !== hash) continue;
    const states = engine.replay(pack, 2, found.from, found.events);
    yield* mistakes(pack, states, found.events, mineOf(found));
    looked += 1;
  }
}

const school: School = {
  async speak(code) {
    reckoned.clear();
    await speakIn(code);
  },
  async connect(port) {
    games = wrap<Device>(port);
  },
  async refresh() {
    packs.clear();
    reckoned.clear();
  },
  async story(id) {
    const found = await games!.played(id);
    return found && storyOf(await packOf(found), found);
  },
  async pack(id) {
    const found = await played(id);
    const { sheet } = await packOf(found);
    const { game, first, events } = found;
    const tags = { date: new Date(game.created).toISOString().slice(0, 10) };
    const seats = game.seats.map(({ name }) => name);
    const begun = game.position === undefined ? {} : { position: game.position };
    const headers = { seats, first, dice: "", tags, ...begun };
    const text = packed(sheet.hash, sheet.name, headers, events);
    return text.length > LONGEST ? null : text;
  },
  async unpack(text) {
    const { hash, sheet, events, ...headers } = unpacked(text);
    const name = await sheetOf(root, hash, sheet);
    if (!name) throw new Error(say("fault-no-pack", { sheet }));
    const pack = await sheetPack(name);
    if (pack.sheet.hash !== hash) throw new Error(say("fault-other-rules", { sheet }));
    return engine.writeRecord(pack, headers, events);
  },
  async reckon(id) {
    if (!reckoned.has(id)) reckoned.set(id, await reckon(id));
    return reckoned.get(id)!;
  },
  async choice(id, events) {
    const found = await played(id);
    const pack = await packOf(found);
    const begun = found.events.slice(0, events);
    const names = namesOf(found);
    const state = engine.replay(pack, names.length, found.from, begun).at(-1)!;
    return exploredAt(pack, state, names);
  },
  async mistakes(sheet, most) {
    const found: Puzzle[] = [];
    for await (const each of ownMistakes(sheet, most)) found.push(each);
    return found;
  },
  async puzzle(sheet, hash, position) {
    const pack = await sheetPack(sheet);
    if (hash !== null && hash !== pack.sheet.hash)
      throw new Error(say("fault-old-puzzles", { title: pack.sheet.title }));
    return shownAt(pack, engine.parsePosition(pack, position));
  },
  lessons: async (sheet, puzzle) => lessons(await sheetPack(sheet), puzzle),
  ground: async (sheet) => groundOf(await sheetPack(sheet)),
  async explore(sheet, at, you) {
    const pack = await sheetPack(sheet);
    const state = typeof at === "string" ? engine.parsePosition(pack, at) : placedAt(pack, at);
    const names = state.scores.map((_, seat) => (seat === you ? YOU : say("your-opponent")));
    return exploredAt(pack, state, names);
  },
  async games(sheet, position, count, seed, tell) {
    const mine = ++playing;
    const pack = await sheetPack(sheet);
    const { play, seeded } = await import("../solver/games.ts");
    module ??= compiled();
    module.catch(() => (module = null));
    const state = engine.parsePosition(pack, position);
    return play(opened(pack), await module, state, count, seeded(seed), (part) => {
      tell(part);
      return mine !== playing;
    });
  },
  async stopGames() {
    playing += 1;
  },
  async banks(sheet, left, own, others) {
    const pack = await sheetPack(sheet);
    return others.map((other) => bankFrom(pack, left, own, other));
  },
};

expose(inLanguage(school));
