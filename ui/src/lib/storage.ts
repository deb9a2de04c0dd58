/**
 * What this browser keeps for the page, by the one door to it. A browser may keep nothing (blocked,
 * private, full), and other pages of the same origin may have left anything under our names. So
 * what can't be kept lasts as long as the page is open, and what is read is checked.
 */

import { isText, type Is } from "./shapes.ts";

class Storing {
  readonly #open = new Map<string, string>();

  constructor(readonly area: () => Storage) {}

  get(key: string): string | null {
    const here = this.#open.get(key);
    if (here !== undefined) return here;
    try {
      const kept: unknown = this.area().getItem(key);
      return isText(kept) ? kept : null;
    } catch {
      return null;
    }
  }

  /** Keep a text; false if it lasts only as long as the page is open. */
  set(key: string, text: string): boolean {
    try {
      this.area().setItem(key, text);
      this.#open.delete(key);
      return true;
    } catch {
      this.#open.set(key, text);
      return false;
    }
  }

  remove(key: string): void {
    this.#open.delete(key);
    try {
      this.area().removeItem(key);
    } catch {
      // What nobody keeps is gone already.
    }
  }

  keys(): string[] {
    try {
      return [...new Set([...this.#open.keys(), ...Object.keys(this.area())])];
    } catch {
      return [...this.#open.keys()];
    }
  }

  /** What is kept under a key if it is of the right shape; otherwise this. */
  read<T, Other extends T | null>(key: string, is: Is<T>, otherwise: Other): T | Other {
    try {
      const value: unknown = JSON.parse(this.get(key) ?? "");
      return is(value) ? value : otherwise;
    } catch {
      return otherwise;
    }
  }

  /** Keep a value; false if it lasts only as long as the page is open. */
  write(key: string, value: unknown): boolean {
    return this.set(key, JSON.stringify(value));
  }
}

/** For good, in all tabs. */
export const stored = new Storing(() => localStorage);
/** For this tab, through reloads. */
export const passing = new Storing(() => sessionStorage);

/** Forget all that this page keeps by this door: choices, names, seats; not the games on a shelf. */
export function forgetAll(): void {
  for (const door of [stored, passing])
    for (const key of door.keys()) if (key.startsWith("greed.")) door.remove(key);
}
