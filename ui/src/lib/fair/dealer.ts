/**
 * What the keeper of a room says in a game, all of it from one secret that is never revealed.
 *
 * The twin of `greed.fair.dealer.Dealer` in Python.
 */

import { fields, hex, hmacSha256 } from "./bytes.ts";
import type { Session } from "./session.ts";
import { publicKey, signed } from "./signing.ts";
import { V, type Owner } from "./start.ts";
import { chainDown, signMessage } from "./statement.ts";

/** Rolls that a chain is good for; a game needs some hundreds. */
const LENGTH = 4096;

export class Dealer implements Owner {
  readonly key: Uint8Array;
  readonly #secret: Uint8Array;
  readonly #chain: readonly Uint8Array[];

  constructor(
    secret: Uint8Array,
    readonly game: string,
    length = LENGTH,
  ) {
    const derived = (what: string): Uint8Array => hmacSha256(secret, fields(`${V} ${what}`, game));
    this.#secret = derived("key");
    this.key = publicKey(this.#secret);
    this.#chain = chainDown(game, this.key, derived("chain"), length);
  }

  get anchor(): Uint8Array {
    return this.#chain[0]!;
  }

  /** The signature of a session's head, in hexadecimal digits. */
  sign({ digest, count, head }: Session): string {
    return hex(signed(signMessage(digest, count, head), this.#secret));
  }

  /** The statement that fixes who contributes to the next roll. */
  freeze({ number, required }: Session): string {
    return `freeze ${number + 1} ${required.join(",") || "-"}`;
  }

  /** The statement by which the dice fall, once all values are here. */
  throw(session: Session, dice: number): string {
    const [number, value] = this.#next(session);
    return `throw ${number} ${hex(value)} ${session.dice(value, dice).join(",")}`;
  }

  /** The statement that says who begins. */
  draw(session: Session): string {
    const [number, value] = this.#next(session);
    const [face] = session.dice(value, 1, session.holders.length);
    return `draw ${number} ${hex(value)} ${face! - 1}`;
  }

  #next({ frozen, number }: Session): [number, Uint8Array] {
    const next = frozen ? number : number + 1;
    const value = this.#chain[next];
    if (!value) throw new Error("this game can’t go on: its values are used up");
    return [next, value];
  }
}
