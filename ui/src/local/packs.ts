/** Packs as files of the page: which there are, and how to get one. */

/** The sheet whose rules have this hash, or else this name; null if no pack holds them. */
export async function sheetOf(root: string, hash: string, name: string): Promise<string | null> {
  const answer = await fetch(`${root}packs/index.json`).catch(() => null);
  const sheets = (await answer?.json().catch(() => null)) as Record<string, string> | null;
  return sheets?.[hash] ?? Object.values(sheets ?? {}).find((known) => known === name) ?? null;
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
  if (answer?.status === 404) throw new Error(`This page has no pack of ${sheet}.`);
  if (!answer?.ok)
    throw new Error(`The rules of ${sheet} aren’t on this device yet: go online once.`);
  return answer.text();
}

/** What is kept for offline use is found by its exact address, and there a plus is a plus. */
function fileOf(sheet: string): string {
  return `${encodeURIComponent(sheet).replaceAll("%2B", "+")}.pack.json`;
}
