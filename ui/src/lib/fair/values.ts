/** The values of strict dice of protocol 1 in a record: each seat's chain, and the throws that fell without it. */

import { chainOf } from "./protocol1.ts";
import { hex, unhex } from "./bytes.ts";

const NOTHING = new Uint8Array();
/** Longer than any game; what claims more is not worked through. */
const LONGEST = 20_000;

export class Values {
  #chains: Uint8Array[][] = [];
  #silent: Set<number>[] = [];

  /** Throws an Error with a sentence for people if the tags do not hold together. */
  constructor(tags: Record<string, string>, seats: readonly string[]) {
    seats.forEach((name, index) => {
      const seat = index + 1;
      const [count = "", value = ""] = (tags[`last-${seat}`] ?? "").split(":");
      const last = unhex(value);
      const length = Number(count || 0);
      if (!last || !Number.isInteger(length) || length < 0 || length > LONGEST) {
        throw new Error(`The values of ${name} cannot be read.`);
      }
      const chain = length ? chainOf(last, length) : [];
      if (chain[0] && hex(chain[0]) !== tags[`anchor-${seat}`]) {
        throw new Error(`The values of ${name} do not lead back to the anchor.`);
      }
      this.#chains.push(chain);
      this.#silent.push(ranges(tags[`silent-${seat}`] ?? ""));
    });
  }

  /** Each seat's value for a throw, an empty one for a seat that gave none. */
  of(number: number): Uint8Array[] {
    return this.#chains.map((chain, seat) =>
      this.#silent[seat]!.has(number) ? NOTHING : (chain[number] ?? NOTHING),
    );
  }
}

/** "12 30-35" as the numbers that it names. */
export function ranges(text: string): Set<number> {
  const found = new Set<number>();
  for (const part of text.split(" ").filter(Boolean)) {
    const [first, last = first] = part.split("-").map(Number);
    for (let i = first!; i <= Math.min(last!, LONGEST); i++) found.add(i);
  }
  return found;
}
