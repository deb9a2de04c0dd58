/**
 * This browser as one device at a table with sealed dice: it opens its links unseen, and checks
 * whatever the host shows it. One tab at a time; a lock of the browser sees to that.
 */

import { hex, unhex } from "./bytes.ts";
import { Chain, DiceError, LENGTH } from "./chain.ts";
import { begin, fold, type Course, type Entry, type Start } from "./course.ts";

/** What a device keeps. Nothing of it may be lost or copied. */
export interface Memory {
  readonly game: string;
  /** The device's name in the game. */
  readonly name: string;
  /** Secret: the last link of its chain. */
  readonly last: string;
  readonly length: number;
  /** The hash of the start that it follows; "" before it has seen one. */
  readonly begun: string;
  /** How many entries it has seen, and the head there. */
  readonly count: number;
  readonly head: string;
  /** The last roll for which it has handed out its link, and the head that belonged to it. */
  readonly spent: number;
  readonly seal: string;
  /** Rolls given up because of its silence after it had handed out its link. */
  readonly wronged: readonly number[];
  /** Why it takes no further part, as a sentence. */
  readonly alarm: string;
}

/** Where a device keeps its memory: written at once, and shared by its tabs. */
export interface Shelf {
  read(): Memory;
  write(memory: Memory): void;
}

/** What a listed device says to the host: its link for a roll. */
export type Opening = readonly ["opening", k: number, device: string, link: string];

/** The host has broken the protocol: this device takes no further part, and says why. */
export class Alarm extends Error {}

/** The memory of a device that nobody has seen yet. */
export function blank(game: string, name: string): Memory {
  const last = hex(crypto.getRandomValues(new Uint8Array(32)));
  return {
    ...{ game, name, last, length: LENGTH, begun: "", count: 0, head: "" },
    ...{ spent: 0, seal: "", wronged: [], alarm: "" },
  };
}

export class Contributor {
  readonly #chain: Chain;
  #course: Course | null = null;

  constructor(readonly shelf: Shelf) {
    const { game, name, last, length } = shelf.read();
    this.#chain = new Chain(game, name, unhex(last)!, length);
  }

  /** What the start, or the entry by which it joins, says of its chain. */
  get anchor(): string {
    return hex(this.#chain.anchor);
  }

  get course(): Course | null {
    return this.#course;
  }

  /** Follow a game from its start; after a reload, too. */
  begin(start: Start): void {
    const memory = this.#calm();
    const course = this.#guarded(() => begin(start));
    const head = hex(course.head);
    if (start[1] !== memory.game || (memory.begun && memory.begun !== head))
      this.#stop(new DiceError("other-start"));
    if (start[5].some(([name, anchor]) => name === memory.name && anchor !== this.anchor))
      this.#stop(new DiceError("other-anchor"));
    this.#course = course;
    if (!memory.begun) this.shelf.write({ ...memory, begun: head, head });
  }

  /** Follow the game through more entries. */
  follow(...entries: readonly Entry[]): void {
    const kept = this.#calm();
    let memory = kept;
    if (!this.#course) throw new DiceError("no-start");
    let course: Course = this.#course;
    for (const entry of entries) {
      const before = course;
      course = this.#guarded(() => fold(before, entry));
      const head = hex(course.head);
      if (entry[0] === "joined" && entry[1] === memory.name && entry[2] !== this.anchor)
        this.#stop(new DiceError("other-anchor"));
      if (course.count === memory.count && head !== memory.head)
        this.#stop(new DiceError("rewritten", { n: course.count }));
      if (course.count <= memory.count) continue;
      memory = { ...memory, count: course.count, head };
      if (entry[0] === "void" && entry[1] === memory.spent && entry[2].includes(memory.name))
        memory = { ...memory, wronged: [...memory.wronged, entry[1]] };
    }
    this.#course = course;
    if (memory !== kept) this.shelf.write(memory);
  }

  /**
   * Its link for the roll that is being made, if it is listed. It is marked as spent before it is
   * handed out; for the same roll it can be had again.
   */
  open(): Opening | null {
    const memory = this.#calm();
    const course = this.#course;
    if (!course?.asked?.[3].includes(memory.name)) return null;
    if (course.count < memory.count) return null; // the host, or another tab, has shown more already
    const [, k] = course.asked;
    const seal = hex(course.head);
    if (k < memory.spent || (k === memory.spent && seal !== memory.seal))
      this.#stop(new DiceError("asked-twice", { k }));
    const link = hex(this.#chain.link(k));
    if (k > memory.spent) this.shelf.write({ ...memory, spent: k, seal });
    return ["opening", k, memory.name, link];
  }

  #calm(): Memory {
    const memory = this.shelf.read();
    if (memory.alarm) throw new Alarm(memory.alarm);
    return memory;
  }

  #guarded(step: () => Course): Course {
    try {
      return step();
    } catch (error) {
      if (error instanceof DiceError) this.#stop(error);
      throw error;
    }
  }

  #stop(error: DiceError): never {
    this.shelf.write({ ...this.shelf.read(), alarm: error.message });
    throw new Alarm(error.message);
  }
}
