/**
 * One tab of a browser speaks for its device: the one that was looked at last. Where a browser has no
 * locks (they are for pages over https), every tab speaks, and says the same: links are fixed, and
 * what is kept is shared.
 */
export class Tab {
  #held = !navigator.locks;
  #free: (() => void) | null = null;
  #closed = false;

  constructor(
    readonly name: string,
    /** This tab speaks from now on. */
    readonly began: () => void,
  ) {
    document.addEventListener("visibilitychange", this.#seen);
    if (navigator.locks) void this.#ask(!document.hidden);
  }

  get speaks(): boolean {
    return this.#held;
  }

  /** Speak from now on, whichever tab did so before. */
  take(): void {
    if (!this.#held) void this.#ask(true);
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#seen);
    this.#free?.();
  }

  #seen = (): void => {
    if (!document.hidden) this.take();
  };

  async #ask(steal: boolean): Promise<void> {
    const hold = (): Promise<void> => {
      if (this.#closed) return Promise.resolve();
      this.#held = true;
      this.began();
      return new Promise((free) => (this.#free = free));
    };
    // Another tab may steal the lock in its turn.
    await navigator.locks.request(this.name, steal ? { steal } : {}, hold).catch(() => {});
    this.#held = false;
  }
}
