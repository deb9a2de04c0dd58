/** One live tab per device, without the locks that browsers keep for pages over https. */

import type { Shelf } from "./witness.ts";

/** How long a tab that holds the lease has to answer, in milliseconds; a frozen one never does. */
const ANSWER = 3000;

export class Lease {
  readonly #name: string;
  readonly #tab = Math.random().toString(36).slice(2) + Date.now().toString(36);
  readonly #line: BroadcastChannel;
  #asking: (() => void) | null = null;
  /** Another tab took it on purpose: its word may come before what it has stored is seen here. */
  #gone = false;

  constructor(
    readonly game: string,
    readonly shelf: Shelf,
    /** Another tab has taken the lease. */
    readonly lost: () => void,
  ) {
    this.#name = `greed.lease.${game}`;
    this.#line = new BroadcastChannel(this.#name);
    this.#line.onmessage = ({ data }: MessageEvent<string>) => {
      if (data === "who?" && this.held) this.#line.postMessage("me");
      else if (data === "me" && !this.held) this.#asking?.();
      else if (data === "taken") {
        this.#gone = true;
        this.lost();
      } else if (data === "found") this.lost();
    };
  }

  /** Whether this tab speaks for the device. Read afresh each time: another may have taken over. */
  get held(): boolean {
    return !this.#gone && this.shelf.read(this.#name) === this.#tab;
  }

  /** Take the lease if no other tab answers for it. */
  async ask(): Promise<boolean> {
    const before = this.shelf.read(this.#name);
    if (this.held) return true;
    if (before && (await this.#answered())) return false;
    this.#hold("found");
    return true;
  }

  /** Take the lease from whichever tab has it. */
  take(): void {
    this.#hold("taken");
  }

  /** Let another tab have it. */
  release(): void {
    if (this.held) this.shelf.write(this.#name, "");
  }

  close(): void {
    this.release();
    this.#line.close();
  }

  #hold(how: "found" | "taken"): void {
    this.#gone = false;
    this.shelf.write(this.#name, this.#tab);
    this.#line.postMessage(how);
  }

  #answered(): Promise<boolean> {
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(false), ANSWER);
      this.#asking = () => {
        clearTimeout(late);
        resolve(true);
      };
      this.#line.postMessage("who?");
    });
  }
}
