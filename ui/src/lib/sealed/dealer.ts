/**
 * The host's side of sealed dice: it asks for links, keeps them to itself, and rolls once it has
 * them all. It changes nothing: store an entry, fold it, and only then tell it to anybody.
 */

import { hex } from "./bytes.ts";
import { DiceError, diceOf, HOST, type Chain } from "./chain.ts";
import type { Opening } from "./contributor.ts";
import { opened, pending, type Asked, type Course, type Rolled, type Void } from "./course.ts";

/** Seconds for which a listed device may be silent; not the one whose player asked for the roll. */
export const WAIT = 5;

export class Dealer {
  readonly #links = new Map<string, Uint8Array>();
  /** The head after the entry that asks for the roll to which the links belong. */
  #head = "";

  constructor(readonly chain: Chain) {
    if (chain.owner !== HOST) throw new DiceError("host-chain");
  }

  /** The entry that asks for a roll, of the devices that are present. */
  ask(
    course: Course,
    by: string,
    dice: number,
    faces: number,
    present: ReadonlySet<string>,
  ): Asked {
    const listed = course.devices.filter(
      ({ name, seats, out }) => seats.length && (name === by || (present.has(name) && !out)),
    );
    this.chain.link(course.k + 1);
    return ["asked", course.k + 1, by, listed.map(({ name }) => name), dice, faces];
  }

  /** The listed devices whose links have not come. */
  waiting(course: Course): readonly string[] {
    const links = this.#linksOf(course);
    return course.asked?.[3].filter((name) => !links.has(name)) ?? [];
  }

  /** Take a device's link. The same one again changes nothing. */
  take(course: Course, [, k, device, link]: Opening): void {
    if (!pending(course, k)[3].includes(device)) throw new DiceError("not-listed", { device, k });
    this.#linksOf(course).set(device, opened(course, device, k, link));
  }

  /** The roll once all links are there, and null before. */
  roll(course: Course): Rolled | null {
    if (!course.asked || this.waiting(course).length) return null;
    const [, k, , names, dice, faces] = course.asked;
    const links = names.map((name) => this.#linksOf(course).get(name)!);
    const link = this.chain.link(k);
    const fallen = diceOf(link, course.head, k, links, dice, faces);
    return ["rolled", k, links.map(hex), hex(link), fallen];
  }

  /**
   * The entry that gives up the roll for devices that are silent; null if none is, but the one whose
   * player asked for it. `away`: that player has been away for too long, and the turn is lost.
   */
  void(course: Course, away = false): Void | null {
    const [, k = 0, by = ""] = course.asked ?? [];
    const silent = this.waiting(course).filter((name) => away || name !== by);
    return silent.length && (!away || silent.includes(by)) ? ["void", k, silent] : null;
  }

  #linksOf({ head }: Course): Map<string, Uint8Array> {
    if (this.#head !== hex(head)) {
      this.#links.clear();
      this.#head = hex(head);
    }
    return this.#links;
  }
}
