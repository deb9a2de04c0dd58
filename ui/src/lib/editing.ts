/** The reader of house rules, which names their faults: a server, or Python in the browser. */

import { proxy, wrap, type Remote } from "comlink";
import { speaking } from "../language/messages.ts";
import { device } from "../local/device.ts";
import type { Python, PythonFiles } from "../local/python.ts";
import * as api from "./api.ts";
import type { SheetView } from "./protocol.ts";
import type { Rules, Schema } from "./schema.ts";
import { root, server } from "./server.ts";

/** What is said of rules: all of the sheet, or what is wrong with them. */
export type Checked = { view: SheetView } | { faults: readonly string[] };

export interface Editing {
  /** Where these rules can be played: in rooms of a server, or on this device. */
  readonly here: boolean;
  schema(): Promise<Schema>;
  preset(name: string): Promise<Rules>;
  check(rules: Rules): Promise<Checked>;
  /** The pack of rules that are sound, to play them on this device. */
  packed(rules: Rules): Promise<string>;
}

const ofServer: Editing = {
  here: false,
  schema: async () => (await api.schema()) as unknown as Schema,
  preset: async (name) => titled(await api.sheet(name)),
  async check(rules) {
    try {
      return { view: await api.checkSheet({ rules }) };
    } catch (error) {
      const faults = error instanceof api.Refused ? (error.problem.faults ?? []) : [];
      if (faults.length) return { faults };
      throw error;
    }
  },
  packed: () => Promise.reject(new Error("A server plays house rules itself.")),
};

/** A sheet whose pack has the bots that play house rules, too: they know no sheet. */
const ANY = "koans";

/** Rules with the title that they have in the language of this page. */
const titled = ({ rules, page }: SheetView): Rules => ({ ...rules, title: page.title });

class InBrowser implements Editing {
  readonly here = true;
  readonly #python: Remote<Python>;

  constructor(worker: Remote<Python>) {
    this.#python = worker;
  }

  async schema(): Promise<Schema> {
    await this.#python.speak(speaking());
    return JSON.parse(await this.#python.schema()) as Schema;
  }

  async preset(name: string): Promise<Rules> {
    await this.#python.speak(speaking());
    return titled(JSON.parse(await this.#python.preset(name)) as SheetView);
  }

  async check(rules: Rules): Promise<Checked> {
    await this.#python.speak(speaking());
    return JSON.parse(await this.#python.check(JSON.stringify(rules))) as Checked;
  }

  async packed(rules: Rules): Promise<string> {
    const bots = JSON.stringify(await device().botsOf(ANY));
    const text = await this.#python.packed(JSON.stringify(rules), bots);
    const { refused } = text.startsWith('{"refused"')
      ? (JSON.parse(text) as { refused: string })
      : { refused: "" };
    if (refused) throw new Error(refused);
    return text;
  }
}

let begun: Promise<InBrowser> | null = null;

/** The editor's Python as files of this page; null where the page has none. */
export async function python(): Promise<(PythonFiles & { kept: boolean }) | null> {
  const answer = await fetch(`${root}python/index.json`).catch(() => null);
  const found = answer?.ok ? ((await answer.json().catch(() => null)) as PythonFiles | null) : null;
  if (!found?.files) return null;
  const last = Object.keys(found.files).at(-1)!;
  const kept = await globalThis.caches?.match(`${root}${found.folder}${last}`).catch(() => null);
  return { ...found, kept: Boolean(kept) || begun !== null };
}

/** Begin Python in a worker, which is fetched if need be. */
export function beginPython(files: PythonFiles, tell: (part: number) => void): Promise<Editing> {
  begun ??= (async () => {
    const worker = new Worker(new URL("../local/python.ts", import.meta.url), {
      type: "module",
      name: "greed python",
    });
    const remote = wrap<Python>(worker);
    await remote.begin(root, files, proxy(tell));
    return new InBrowser(remote);
  })().catch((error: unknown) => {
    begun = null;
    throw error;
  });
  return begun;
}

/** The server's editor, if the page has a server. */
export const byServer: Editing | null = server() === null ? null : ofServer;
