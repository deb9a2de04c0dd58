/**
 * The worker in which Python reads house rules where there is no server: Pyodide with the core of
 * Greed. It is fetched when somebody edits rules; the service worker keeps it for later.
 */

import { expose } from "comlink";

/** What of `greed.web.editing` is asked; JSON both ways. */
interface Editing {
  speak(code: string): void;
  schema(): string;
  preset(name: string): string;
  check(rules: string): string;
  packed(rules: string, bots: string): string;
}

/** What of Pyodide is used here. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: "wheel"): void;
  pyimport(name: string): Editing;
}

export interface PythonFiles {
  readonly folder: string;
  readonly files: Readonly<Record<string, number>>;
  /** What is sent by a host that compresses. */
  readonly bytes: number;
}

const MODULES = ["msgspec.zip", "greed.zip"];

let editing: Editing | null = null;

/** Fetch every file once, so that people can see how far that is. */
async function fetched(
  base: string,
  files: PythonFiles["files"],
  tell: (part: number) => void,
): Promise<void> {
  const all = Object.values(files).reduce((sum, size) => sum + size, 0);
  let got = 0;
  for (const name of Object.keys(files)) {
    const answer = await fetch(base + name).catch(() => null);
    if (!answer?.ok) throw new Error("The editor can’t be fetched now: go online and try again.");
    const reader = answer.body!.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      got += value.length;
      tell(got / all);
    }
  }
}

async function begin(
  root: string,
  { folder, files }: PythonFiles,
  tell: (part: number) => void,
): Promise<void> {
  if (editing) return;
  const base = root + folder;
  await fetched(base, files, tell);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as {
    loadPyodide(options: { indexURL: string }): Promise<Pyodide>;
  };
  const python = await loadPyodide({ indexURL: base });
  for (const name of MODULES) {
    const archive = await (await fetch(base + name)).arrayBuffer();
    python.unpackArchive(archive, "wheel");
  }
  editing = python.pyimport("greed.web.editing");
}

const python = {
  begin,
  speak: (code: string): void => editing!.speak(code),
  schema: (): string => editing!.schema(),
  preset: (name: string): string => editing!.preset(name),
  check: (rules: string): string => editing!.check(rules),
  packed: (rules: string, bots: string): string => editing!.packed(rules, bots),
};

export type Python = typeof python;

expose(python);
