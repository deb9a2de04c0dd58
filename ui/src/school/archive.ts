/**
 * Everything a device keeps, as one zip file: each game as a record that any Greed reads, what is
 * known of the games beside their records, and the trainer's progress as `greed train` takes it.
 */

import "../language/faults.ts";
import { say } from "../language/messages.ts";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { About, Shelved } from "../local/types.ts";
import { digest } from "./puzzles.ts";

const INDEX = "games.json";
const TRAINING = "training.json";
const VERSION = 1;

/** What a file may be that is opened, packed and unpacked: some ten thousand long games. */
export const MOST_BYTES = 64 * 2 ** 20;
const MOST_INSIDE = 256 * 2 ** 20;
const MOST_FILES = 20_000;
const tooLarge = (): Error => new Error(say("fault-too-large"));

export interface ArchivedGame {
  readonly record: string;
  readonly about: About;
  /** The pack of its rules, if they aren't the page's own. */
  readonly pack?: string;
}

export interface Archive {
  readonly games: readonly ArchivedGame[];
  /** The trainer's progress as text; null if the file has none. */
  readonly training: string | null;
}

interface Index {
  greed: number;
  games: Record<string, About & { pack?: string }>;
}

/** What is known of a game beside its record. */
export function aboutOf({ seats, dice, mine, room, leaves, created }: Shelved): About {
  return {
    seats,
    dice,
    created,
    ...(mine && { mine }),
    ...(room && { room }),
    ...(leaves && { leaves }),
  };
}

export function zipped({ games, training }: Archive): Uint8Array<ArrayBuffer> {
  const index: Index = { greed: VERSION, games: {} };
  const files: Record<string, Uint8Array> = {};
  games.forEach(({ record, about, pack }, at) => {
    const day = new Date(about.created ?? 0).toISOString().slice(0, 10);
    const name = `games/${day}-${String(at + 1).padStart(4, "0")}.jsonl`;
    files[name] = strToU8(record);
    index.games[name] = about;
    if (pack === undefined) return;
    const rules = `packs/${digest(pack).slice(0, 16)}.pack.json`;
    files[rules] = strToU8(pack);
    index.games[name] = { ...about, pack: rules };
  });
  files[INDEX] = strToU8(JSON.stringify(index, null, 1));
  if (training !== null) files[TRAINING] = strToU8(training);
  return zipSync(files, { level: 6 }) as Uint8Array<ArrayBuffer>;
}

/** What such a file holds. Throws an Error with a sentence for people if it can't be read. */
export function unzipped(bytes: Uint8Array): Archive {
  const files = read(bytes);
  const index = files[INDEX] ? (JSON.parse(strFromU8(files[INDEX])) as Index) : null;
  if (index && index.greed !== VERSION) throw new Error(say("fault-newer-archive"));
  const games = Object.entries(files)
    .filter(([name]) => name.endsWith(".jsonl"))
    .map(([name, file]): ArchivedGame => {
      const { pack, ...about } = index?.games[name] ?? {};
      const rules = pack === undefined ? undefined : files[pack];
      return { record: strFromU8(file), about, ...(rules && { pack: strFromU8(rules) }) };
    });
  const training = files[TRAINING] ? strFromU8(files[TRAINING]) : null;
  if (!games.length && training === null) throw new Error(say("fault-empty-archive"));
  return { games, training };
}

/** Unpack, but nothing that says it is larger than it may be: no more than it says comes out. */
function read(bytes: Uint8Array): Record<string, Uint8Array> {
  checkSize(bytes.length);
  let [inside, files] = [0, 0];
  const fits = ({ originalSize }: { originalSize: number }): boolean => {
    [inside, files] = [inside + originalSize, files + 1];
    return inside <= MOST_INSIDE && files <= MOST_FILES;
  };
  let found: Record<string, Uint8Array>;
  try {
    found = unzipSync(bytes, { filter: fits });
  } catch {
    throw new Error(say("fault-no-archive"));
  }
  if (inside > MOST_INSIDE || files > MOST_FILES) throw tooLarge();
  return found;
}

/** The bytes of a file. Throws an Error with a sentence for people if there are too many. */
export async function bytesOf(file: Blob): Promise<Uint8Array> {
  checkSize(file.size);
  return new Uint8Array(await file.arrayBuffer());
}

function checkSize(bytes: number): void {
  if (bytes > MOST_BYTES) throw tooLarge();
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
