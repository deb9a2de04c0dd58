/** A pack that has been read: what everybody may know of it, and what only the engine reads. */

import type { PackFile } from "./format.ts";
import { unsealed } from "./seal.ts";
import { Turn } from "./turn.ts";
import type { Pack, PackBot, PackSheet } from "./types.ts";

/** What the engine makes of a pack. `kept` holds what is worked out when it is first asked for. */
export class Opened implements Pack {
  readonly sheet: PackSheet;
  readonly turn: Turn;
  readonly #kept = new Map<unknown, unknown>();

  constructor(
    readonly hash: string,
    readonly file: PackFile,
  ) {
    const { name, title, summary, hash: rules } = file.sheet;
    const { dice, faces, target, seats } = file.rules;
    const variants = name.split("(", 1)[0]!.split("+").slice(1);
    this.sheet = {
      ...{ name, title, summary, hash: rules, dice, faces, target, variants },
      ...{ min_seats: seats[0], max_seats: seats[1] },
    };
    this.turn = new Turn(file);
  }

  get rules(): Readonly<Record<string, unknown>> {
    return this.file.sheet.data;
  }

  get page(): Pack["page"] {
    return this.file.page;
  }

  get card(): Pack["card"] {
    return this.file.card;
  }

  /** What a function makes of this pack, worked out once. */
  once<T>(make: (pack: Opened) => T): T {
    if (!this.#kept.has(make)) this.#kept.set(make, make(this));
    return this.#kept.get(make) as T;
  }
}

export function readPack(text: string): Opened {
  const { hash, file } = unsealed(text);
  return new Opened(hash, file);
}

/** The engine's side of a pack. */
export function opened(pack: Pack): Opened {
  if (pack instanceof Opened) return pack;
  throw new TypeError("this isn't a pack that readPack has read");
}

/** Whether a pack has win probabilities, and all that games of its sheet need. */
export function answers({ file }: Opened): boolean {
  const { values, graphs } = file;
  const offers = graphs?.some((graph) => graph?.offers.length);
  return Boolean(values && graphs && (!offers || values.kept));
}

/** The bots that this engine plays. */
export const BOTS = ["random", "bold", "cautious", "threshold", "maximiser", "optimal", "level"];

/** The bots of a pack that this engine knows, in the order of the pack. */
export function botsOf({ file }: Opened): readonly PackBot[] {
  return Object.entries(file.bots ?? {})
    .filter(([name]) => BOTS.includes(name))
    .map(([name, { about }]) => ({ name, about }));
}
