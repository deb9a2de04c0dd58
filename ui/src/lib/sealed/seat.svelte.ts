/**
 * The dice of one room as this browser follows them: it opens its links by itself, checks whatever
 * it is shown, and stops with an alarm where something can't be true. Nobody sees it otherwise.
 */

import "../../language/friends.ts";
import { say } from "../../language/messages.ts";
import { reason } from "../api.ts";
import * as memory from "../memory.ts";
import type { Ask, DoneMessage, Happened, RoomView, Told, You } from "../protocol.ts";
import { isListOf, isNumber, isShape, isText, type Is } from "../shapes.ts";
import { stored } from "../storage.ts";
import { VERSION } from "./chain.ts";
import { Alarm, blank, Contributor, type Memory, type Shelf } from "./contributor.ts";
import type { Course, Device, Entry, Start } from "./course.ts";
import { Tab } from "./lock.ts";

/** How the dice reach the host: sent until answered. */
export type Send = (id: string, asked: Ask) => Promise<DoneMessage>;

/** How long a roll may wait for the device of its player before people hear of that; in ms. */
const PATIENCE = 10_000;

const isMemory: Is<Memory> = isShape<Memory>({
  ...{ game: isText, name: isText, last: isText, length: isNumber, begun: isText },
  ...{ count: isNumber, head: isText, spent: isNumber, seal: isText },
  ...{ wronged: isListOf(isNumber), alarm: isText },
});

/** What this browser remembers of its part in a game; null if it has had none. */
export function kept(game: string): Memory | null {
  return stored.read(memory.dicePlace(game), isMemory, null);
}

/** The memory of somebody who looks on, for as long as the page is open. */
class Passing implements Shelf {
  constructor(public latest: Memory) {}
  read = (): Memory => this.latest;
  write = (after: Memory): void => void (this.latest = after);
}

export class SeatDice {
  /** Why this browser has stopped, as a sentence; "" if it has not. */
  alarm = $state("");
  course = $state.raw<Course | null>(null);
  /** How many rolls were made. */
  rolls = $state(0);
  /** Whose devices were whose, by the seats for which they came. */
  owners = $state.raw<ReadonlyMap<string, readonly number[]>>(new Map());

  #room: RoomView | null = null;
  #you: You = { seats: [], host: false };
  #device: readonly [name: string, Contributor] | null = null;
  #tab: Tab | null = null;
  /** The start, and what was said since: a fresh device follows it again. */
  #start: Start | null = null;
  #said: Entry[] = [];
  /** A roll whose dice haven't been seen in the game yet. */
  #due: readonly number[] | null = null;
  /** Who has asked for a roll, by the step in which that is told. */
  readonly #asked = new Map<number, string>();
  #watched = 0;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #sealing = "";
  #opening = "";

  constructor(
    readonly code: string,
    readonly send: Send,
  ) {}

  close(): void {
    clearTimeout(this.#patience);
    this.#tab?.close();
  }

  get #game(): string {
    return this.#room?.dice.game ?? "";
  }

  /** The name of this browser's device in the game; "" if it has none. */
  get #name(): string {
    return this.#you.seats.length ? (kept(this.#game)?.name ?? "") : "";
  }

  /** This browser's device in the dice; null if it takes no part. */
  get own(): Device | null {
    const name = this.#name;
    return this.course?.devices.find((device) => device.name === name) ?? null;
  }

  /** The device that a roll has been waiting for since a while, where its player has asked for it. */
  silent = $state("");

  // What the host tells

  /** Take in the room: for its game this browser tells of a device of its own. */
  enter(room: RoomView, you: You): void {
    [this.#room, this.#you] = [room, you];
    const { sealed, game } = room.dice;
    const plays = sealed && (room.status === "starting" || room.status === "playing");
    if (!you.seats.length || this.alarm || !(plays || room.status === "open")) return;
    this.#tab ??= new Tab(memory.dicePlace(game), () => this.#open());
    if (!kept(game)) this.#put(blank(game, memory.chance(6)));
    // One in whose place another device plays doesn't push itself in again.
    if (!this.own && !this.#known()) void this.#seal().catch(() => {});
  }

  /** Take in the steps that the room has told; `whole` if these are all steps. */
  hear(steps: readonly Happened[], whole = false): void {
    if (whole) {
      [this.#start, this.course, this.#said] = [null, null, []];
      [this.#due, this.rolls] = [null, 0];
    }
    if (this.alarm) return;
    this.#guarded(() => {
      for (const { seq, entries } of steps) for (const entry of entries) this.#hear(seq, entry);
      if (this.#start) this.course = this.#follower().course;
    });
    this.#open();
    this.#watch();
  }

  /** See whether the device of the player who has asked for a roll is silent for long. */
  #watch(): void {
    const [, k = 0, by = ""] = this.course?.asked ?? [];
    if (k === this.#watched) return;
    [this.#watched, this.silent] = [k, ""];
    clearTimeout(this.#patience);
    if (by) this.#patience = setTimeout(() => (this.silent = by), PATIENCE);
  }

  #hear(seq: number, entry: Told): void {
    if (entry.kind === "dice") {
      if (entry.entry[0] === VERSION) this.#begin(entry.entry as unknown as Start);
      else this.#follow(seq, entry.entry as unknown as Entry);
    } else if (this.#start && entry.kind === "throw") this.#shown(entry.dice);
    else if (this.#start && entry.kind === "start") {
      const first = this.#start[3];
      if (first === null) this.#shown([entry.first + 1]);
      else if (first !== entry.first) throw new Alarm(say("alarm-shown"));
    }
  }

  /** What is shown has to be what the links have brought out. */
  #shown(dice: readonly number[]): void {
    if (this.#due?.join() !== dice.join()) throw new Alarm(say("alarm-shown"));
    this.#due = null;
  }

  #begin(start: Start): void {
    const { sheet, seats } = this.#room!;
    if (!start[2].startsWith(sheet.hash) || start[6].length !== seats.length)
      throw new Alarm(say("alarm-different"));
    this.#start = start;
    this.#follower().begin(start);
    this.owners = new Map(start[5].map(([name]) => [name, seatsOf(start, name)]));
  }

  #follow(seq: number, entry: Entry): void {
    if (this.#due) throw new Alarm(say("alarm-shown"));
    this.#said.push(entry);
    this.#follower().follow(entry);
    if (entry[0] === "asked") this.#asked.set(seq, entry[2]);
    if (entry[0] === "joined") this.owners = new Map([...this.owners, [entry[1], entry[3]]]);
    if (entry[0] !== "rolled") return;
    this.#due = entry[4];
    this.rolls += 1;
  }

  /** What follows the game here: the device of this browser, or an onlooker. */
  #follower(): Contributor {
    const name = this.#name || "onlooker";
    if (this.#device?.[0] === name) return this.#device[1];
    const { dice } = this.#room!;
    const shelf = this.#name
      ? { read: () => kept(dice.game)!, write: (after: Memory) => this.#put(after) }
      : new Passing({ ...blank(dice.game, name), length: 1 });
    this.#device = [name, new Contributor(shelf)];
    return this.#device[1];
  }

  // What this browser does

  /** Make this browser the one that plays for its seats: this tab, and its device. */
  async mine(): Promise<void> {
    if (this.alarm) throw new Error(this.alarm);
    if (!this.#room?.dice.sealed || !this.#you.seats.length) return;
    this.#tab?.take();
    const { own } = this;
    if (own?.seats.length || this.#known()) return;
    if (own) {
      const { begun, head, count } = kept(this.#game)!;
      this.#put({ ...blank(this.#game, memory.chance(6)), begun, head, count });
      this.#guarded(() => {
        this.#follower().begin(this.#start!);
        this.#follower().follow(...this.#said);
      });
    }
    await this.#seal();
  }

  /** A roll for which this browser has asked in a step has to be asked for in its name. */
  check(seq: number): void {
    const by = this.#asked.get(seq);
    const { own } = this;
    if (by === undefined || !own?.seats.length || by === own.name) return;
    this.#guarded(() => {
      throw new Alarm(say("alarm-without"));
    });
  }

  /** Whether the room names this browser's device at its seats. */
  #known(): boolean {
    const name = this.#name;
    return this.#you.seats.every((seat) => this.#room!.seats[seat]?.device === name);
  }

  /** Tell of this browser's device; once for the same seats. */
  async #seal(): Promise<void> {
    const { game, name } = kept(this.#game)!;
    const wanted = `${name} ${this.#you.seats.join()}`;
    if (this.#sealing === wanted) return;
    this.#sealing = wanted;
    const { anchor } = this.#follower();
    const id = memory.chance(8);
    await this.send(id, { do: "seal", game, device: name, anchor, id });
    const games = memory.room(this.code)?.games ?? [];
    if (!games.includes(game)) memory.remember(this.code, { games: [...games, game] });
  }

  /** Open the link for the roll that is being made, if this device is listed. */
  #open(): void {
    if (!this.#start || this.alarm || !this.#tab?.speaks) return;
    this.#guarded(() => {
      const opening = this.#follower().open();
      if (!opening) return;
      const [, k, name, link] = opening;
      if (this.#opening === link) return;
      this.#opening = link;
      const id = memory.chance(8);
      // What comes too late is refused, and nothing is to be done about it.
      this.send(id, { do: "open", k, device: name, link, id }).catch(() => {});
    });
  }

  #put(after: Memory): void {
    stored.write(memory.dicePlace(after.game), after);
  }

  #guarded(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.alarm =
        error instanceof Alarm ? error.message : say("alarm-stuck", { why: reason(error) });
    }
  }
}

function seatsOf([, , , , , , seats]: Start, device: string): number[] {
  return seats.flatMap(([, name], seat) => (name === device ? [seat] : []));
}
