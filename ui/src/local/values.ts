/**
 * Win probabilities as files of the page: too large for packs, fetched when somebody asks for them.
 * Those between three are small enough to be fetched when such a game is opened.
 */

import "../language/faults.ts";
import { say } from "../language/messages.ts";
import * as engine from "../engine/index.ts";
import type { Pack } from "../engine/types.ts";

/** What is known of the win probabilities of some rules. */
export interface Wins {
  /**
   * "here": on this device; "offered": they can be fetched; "solvable": this device can work them
   * out; "none": nobody can.
   */
  state: "here" | "offered" | "solvable" | "none";
  /** How much there is to fetch; 0: a server has to work them out first. */
  bytes: number;
}

/** How far it is: a part of 1; null while nobody can say. */
export type Part = number | null;

/** The file between three, by the name of a sheet; where it is kept, by the hash of the rules. */
export function three(name: string): string {
  return `${name}.three`;
}

/** The pack with the win probabilities that it lacks and that are kept on this device. */
export async function withKept(
  pack: Pack,
  kept: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>,
  damaged: (key: string) => unknown = () => {},
): Promise<Pack> {
  const { hash } = pack.sheet;
  let found = pack;
  for (const key of [...(engine.solved(pack) ? [] : [hash]), three(hash)]) {
    const values = await kept(key);
    if (!values) continue;
    try {
      const { withValues } = await import("../engine/whole.ts");
      found = await withValues(found, values);
    } catch {
      await damaged(key); // or of another version: they can be fetched again
    }
  }
  return found;
}

const AGAIN = 3000;
const SOLVING = 202;
const AWAY = say("fault-no-wins");

/** How many bytes the win probabilities of a sheet have; null if the page offers none. */
export async function offered(root: string, sheet: string): Promise<number | null> {
  const answer = await fetch(`${root}values/index.json`).catch(() => null);
  const sizes = (await answer?.json().catch(() => null)) as Record<string, number> | null;
  return sizes?.[sheet] ?? null;
}

/** Fetch the win probabilities of a sheet; throws a sentence if they can't be had. */
export async function fetchValues(
  root: string,
  sheet: string,
  tell: (part: Part) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const size = await offered(root, sheet);
  for (;;) {
    const answer = await fetch(`${root}values/${sheet}.values`).catch(() => null);
    if (!answer) throw new Error(AWAY);
    if (answer.status === SOLVING) {
      tell(null);
      await new Promise((wake) => setTimeout(wake, AGAIN));
      continue;
    }
    if (!answer.ok) throw new Error(await refusal(answer));
    return read(answer, size || Number(answer.headers.get("content-length")), tell);
  }
}

/** A server says why; a plain folder has no file. */
async function refusal(answer: Response): Promise<string> {
  const said = (await answer.json().catch(() => null)) as { message?: string } | null;
  return said?.message ?? AWAY;
}

async function read(
  answer: Response,
  size: number,
  tell: (part: Part) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let got = 0;
  const reader = answer.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error(AWAY);
    });
    if (done) break;
    parts.push(value);
    got += value.length;
    if (size) tell(Math.min(1, got / size));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
