/**
 * Games at rest on this device, in IndexedDB: each game, its log step by step, and the pack that it
 * is played on, so that an update of the page changes no game that has begun. Where the browser
 * keeps nothing, games live in memory until the page is closed, and `trouble` says so.
 */

import "../language/faults.ts";
import { say } from "../language/messages.ts";
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Game, GameInBrief, Shelved, Step } from "./types.ts";

interface Tables extends DBSchema {
  packs: { key: string; value: { hash: string; pack: string } };
  games: { key: string; value: Game & { known: GameInBrief }; indexes: { pack: string } };
  steps: { key: [string, number]; value: Step };
  /** Win probabilities by the hash of their rules. */
  values: { key: string; value: Uint8Array<ArrayBuffer> };
}

const VERSION = 1;

/** Another tab has taken the game on meanwhile. */
export class Overtaken extends Error {}

export class Shelf {
  /** What people should know about how games are kept; "" if all is well. */
  trouble = "";
  #base: Promise<IDBPDatabase<Tables> | null>;
  #packs = new Map<string, string>();
  #games = new Map<string, Game & { known: GameInBrief }>();
  #steps = new Map<string, Step[]>();
  #values = new Map<string, Uint8Array<ArrayBuffer>>();

  constructor(name = "greed") {
    this.#base = this.#open(name).catch(() => {
      this.trouble = say("fault-no-storage");
      return null;
    });
  }

  /** Browsers that keep nothing may say so at once, or later. */
  async #open(name: string): Promise<IDBPDatabase<Tables>> {
    return openDB<Tables>(name, VERSION, {
      upgrade(base) {
        base.createObjectStore("packs", { keyPath: "hash" });
        base.createObjectStore("games", { keyPath: "id" }).createIndex("pack", "pack");
        base.createObjectStore("steps", { keyPath: ["game", "seq"] });
        base.createObjectStore("values");
      },
      // A newer page in another tab may change the tables: let it.
      blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
    });
  }

  /** Put a new game down, with its pack. */
  async create(game: Game & { known: GameInBrief }, pack: string): Promise<void> {
    this.#games.set(game.id, game);
    this.#packs.set(game.pack, pack);
    await this.#written(async (base) => {
      const write = base.transaction(["packs", "games"], "readwrite", { durability: "strict" });
      await Promise.all([
        write.objectStore("packs").put({ hash: game.pack, pack }),
        write.objectStore("games").put(game),
        write.done,
      ]);
    });
  }

  async game(id: string): Promise<{ game: Game; pack: string; steps: readonly Step[] } | null> {
    const base = await this.#base;
    const game = (await base?.get("games", id)) ?? this.#games.get(id);
    if (!game) return null;
    const pack = await this.pack(game.pack);
    const steps = await this.steps(id, 0);
    return pack ? { game, pack, steps } : null;
  }

  /** The steps of a game after one. */
  async steps(id: string, since: number): Promise<readonly Step[]> {
    const base = await this.#base;
    const range = IDBKeyRange.bound([id, since + 1], [id, Infinity]);
    const stored = (await base?.getAll("steps", range)) ?? [];
    const last = stored.at(-1)?.seq ?? since;
    const unstored = (this.#steps.get(id) ?? []).filter((step) => step.seq > last);
    return [...stored, ...unstored];
  }

  /**
   * Put the next step of a game down. Once this is done, it is on the disk, and only then may it be
   * shown. Throws `Overtaken` if there is such a step already.
   */
  async append(step: Step, known: GameInBrief): Promise<void> {
    const stored = await this.#written(async (base) => {
      const write = base.transaction(["steps", "games"], "readwrite", { durability: "strict" });
      const games = write.objectStore("games");
      const game = await games.get(step.game);
      await Promise.all([
        write.objectStore("steps").add(step),
        game && games.put({ ...game, known }),
        write.done,
      ]);
    });
    if (!stored) this.#steps.set(step.game, [...(this.#steps.get(step.game) ?? []), step]);
  }

  /** All games, those that were played on last first. */
  async games(): Promise<readonly Shelved[]> {
    const base = await this.#base;
    const games = base ? await base.getAll("games") : [...this.#games.values()];
    return games.sort((a, b) => b.known.at - a.known.at);
  }

  async pack(hash: string): Promise<string | null> {
    const base = await this.#base;
    return (await base?.get("packs", hash))?.pack ?? this.#packs.get(hash) ?? null;
  }

  /** Forget a game, and its pack if no other game is played on it. */
  async forget(id: string): Promise<void> {
    this.#steps.delete(id);
    this.#games.delete(id);
    const base = await this.#base;
    if (!base) return;
    const write = base.transaction(["packs", "games", "steps"], "readwrite");
    const games = write.objectStore("games");
    const game = await games.get(id);
    await games.delete(id);
    await write.objectStore("steps").delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    if (game && !(await games.index("pack").count(game.pack)))
      await write.objectStore("packs").delete(game.pack);
    await write.done;
  }

  /** The file with the win probabilities of some rules, by their hash; null if it isn't here. */
  async values(rules: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const base = await this.#base;
    return (await base?.get("values", rules)) ?? this.#values.get(rules) ?? null;
  }

  /** Whether the win probabilities of some rules are here. */
  async hasValues(rules: string): Promise<boolean> {
    const base = await this.#base;
    return this.#values.has(rules) || Boolean(await base?.count("values", rules));
  }

  /** Keep win probabilities; where nothing can be stored, until the page is closed. */
  async keepValues(rules: string, values: Uint8Array<ArrayBuffer>): Promise<void> {
    const { trouble } = this;
    const stored = await this.#written(async (base) => {
      await base.put("values", values, rules);
    });
    if (stored) return;
    this.#values.set(rules, values);
    this.trouble = trouble; // no game is lost by it
  }

  async forgetValues(rules: string): Promise<void> {
    this.#values.delete(rules);
    await (await this.#base)?.delete("values", rules);
  }

  /** Write if that can be done, and say if it was. */
  async #written(write: (base: IDBPDatabase<Tables>) => Promise<void>): Promise<boolean> {
    const base = await this.#base;
    if (!base) return false;
    try {
      await write(base);
      return true;
    } catch (error) {
      const name = error instanceof DOMException ? error.name : "";
      if (name === "ConstraintError") throw new Overtaken(say("fault-other-tab"));
      this.trouble = say(name === "QuotaExceededError" ? "fault-full" : "fault-no-storage");
      return false;
    }
  }
}
