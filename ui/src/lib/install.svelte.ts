/** Offers to keep the page on this device like an app: once, after a finished game. */

import * as memory from "./memory.ts";

/** What browsers send that can install a page; it isn't among the types of the platform yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export class Install {
  #event = $state.raw<InstallEvent | null>(null);

  /** Wait for the browser to say that it could install the page; it won't ask by itself then. */
  watch(browser: EventTarget): void {
    browser.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#event = event as InstallEvent;
    });
    browser.addEventListener("appinstalled", () => (this.#event = null));
  }

  /** The browser can, and nobody has been asked on this device. */
  get due(): boolean {
    return this.#event !== null && !memory.askedToInstall();
  }

  /** Let the browser ask. */
  async take(): Promise<void> {
    const event = this.#event;
    this.leave();
    await event?.prompt();
  }

  /** Never mind: the browser's own menu can still do it. */
  leave(): void {
    memory.setAskedToInstall();
    this.#event = null;
  }
}

export const install = new Install();
