/** Packs as files of the page: which there are, and how to get one. */

import "../language/faults.ts";
import { say } from "../language/messages.ts";
/** The sheet whose rules have this hash, or else this name; null if no pack holds them. */
export async function sheetOf(
  root: string,
  hash: string,
  name: string,
  within: RequestInit = {},
): Promise<string | null> {
  const answer = await fetch(`${root}packs/index.json`, within).catch(() => null);
  const sheets = (await answer?.json().catch(() => null)) as Record<string, string> | null;
  return sheets?.[hash] ?? Object.values(sheets ?? {}).find((known) => known === name) ?? null;
}

/** For so long a file may take before it is asked for again: a stalled line says nothing, in ms. */
const PATIENCE = 12_000;

/** The pack of the rules with this hash, as this page has it, or else from an address. */
export async function fetchOf(root: string, hash: string, other: string): Promise<string> {
  const within = { signal: AbortSignal.timeout(PATIENCE) };
  const own = await sheetOf(root, hash, "", within);
  if (own !== null) {
    const answer = await fetch(`${root}packs/${fileOf(own)}`, within).catch(() => null);
    const text = await (answer?.ok ? answer.text() : null)?.catch(() => null);
    if (text) return text;
  }
  const answer = await fetch(other, { signal: AbortSignal.timeout(PATIENCE) });
  if (answer.ok) return answer.text();
  const problem = (await answer.json().catch(() => null)) as { message?: string } | null;
  throw new Error(problem?.message ?? say("fault-server", { status: answer.status }));
}

const fetched = new Map<string, Promise<string>>();

/** A pack by the sheet's name, such as "classic+amish"; throws a sentence if it can't be had. */
export function fetchPack(root: string, sheet: string): Promise<string> {
  let pack = fetched.get(sheet);
  if (!pack) {
    pack = fetchNow(root, sheet);
    fetched.set(sheet, pack);
    pack.catch(() => fetched.delete(sheet));
  }
  return pack;
}

async function fetchNow(root: string, sheet: string): Promise<string> {
  const answer = await fetch(`${root}packs/${fileOf(sheet)}`).catch(() => null);
  if (answer?.status === 404) throw new Error(say("fault-not-here", { sheet }));
  if (!answer?.ok) throw new Error(say("fault-online", { sheet }));
  return answer.text();
}

/** What is kept for offline use is found by its exact address, and there a plus is a plus. */
function fileOf(sheet: string): string {
  return `${encodeURIComponent(sheet).replaceAll("%2B", "+")}.pack.json`;
}
