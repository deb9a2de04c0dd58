/** Games that come to this device and leave it: finished ones of servers, files, and everything. */

import { say } from "../language/messages.ts";
import { device } from "../local/device.ts";
import type { Room } from "../lib/room/room.svelte.ts";
import { sheetOf } from "../local/packs.ts";
import { root } from "../lib/server.ts";
import { aboutOf, bytesOf, isZip, unzipped, zipped, type ArchivedGame } from "./archive.ts";
import { forgetProgress, progress, restoreProgress } from "./progress.ts";
import { readTraining, writeTraining } from "./training.ts";

/** What came of opening a file. */
export interface Taken {
  /** Games that are here now, by their ids. */
  readonly games: readonly string[];
  /** Games that were here before. */
  readonly known: number;
  /** Why some couldn't be read. */
  readonly problems: readonly string[];
  readonly training: boolean;
}

/** Keep a game of a server once it is over; its id here, null where it was somebody else's game. */
export async function keepFinished(client: Room): Promise<string | null> {
  const { room, you } = client;
  if (!client.others) return client.code;
  if (!room || room.status !== "over" || !you.seats.length) return null;
  const played = `${client.code} ${room.created}`;
  const before = (await device().shelved()).find((game) => game.room === played);
  if (before) return before.id;
  const seats = room.seats.map(({ name, bot = null }, seat) => ({
    name: name || say("seat-number", { seat: seat + 1 }),
    bot,
  }));
  const about = { seats, mine: you.seats, room: played, created: room.created * 1000 };
  return device().take(await client.record(), about);
}

/** Everything on this device as the bytes of a zip file. */
export async function everything(): Promise<Uint8Array<ArrayBuffer>> {
  const games = await device().shelved();
  const kept: ArchivedGame[] = [];
  for (const game of games) {
    const pack = await housePack(game.pack);
    const record = await device().record(game.id);
    kept.push({ record, about: aboutOf(game), ...(pack === null ? {} : { pack }) });
  }
  return zipped({ games: kept, training: writeTraining(progress()) });
}

/** The pack with a hash, if its rules aren't among those of the page; else null. */
async function housePack(hash: string): Promise<string | null> {
  const pack = await device().pack(hash);
  const { sheet } = JSON.parse(pack) as { sheet: { hash: string } };
  return (await sheetOf(root, sheet.hash, "")) === null ? pack : null;
}

/** Take in a file: a record, a training, or everything of another device. */
export async function takeFile(file: Blob): Promise<Taken> {
  const bytes = await bytesOf(file);
  if (isZip(bytes)) return takeArchive(bytes);
  const text = await file.text();
  if (isTraining(text)) {
    restoreProgress(text);
    return { games: [], known: 0, problems: [], training: true };
  }
  const before = await gameOf(text);
  if (before) return { games: [before], known: 0, problems: [], training: false };
  return { games: [await device().take(text)], known: 0, problems: [], training: false };
}

/** The game here that has this record; null if there is none. */
async function gameOf(record: string): Promise<string | null> {
  for (const { id, known } of await device().shelved())
    if (known.over && (await device().record(id)) === record) return id;
  return null;
}

async function takeArchive(bytes: Uint8Array): Promise<Taken> {
  const { games, training } = unzipped(bytes);
  const here = new Set<string>();
  for (const { id } of await device().shelved()) here.add(await device().record(id));
  const [taken, problems]: [string[], string[]] = [[], []];
  let known = 0;
  for (const { record, about, pack } of games) {
    if (here.has(record)) known += 1;
    else
      await device()
        .take(record, about, pack)
        .then((id) => taken.push(id))
        .catch((error: Error) => problems.push(error.message));
  }
  if (training !== null) restoreProgress(training);
  return { games: taken, known, problems, training: training !== null };
}

/** Whether a text is the progress of a trainer rather than a record. */
function isTraining(text: string): boolean {
  try {
    readTraining(text);
    return true;
  } catch {
    return false;
  }
}

/** Forget every game and the trainer's progress. */
export async function eraseEverything(): Promise<void> {
  for (const { id } of await device().shelved()) await device().forget(id);
  forgetProgress();
}
