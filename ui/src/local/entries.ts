/** Games that come from elsewhere: their events as a log holds them, and the names of their players. */

import type { Entry } from "./types.ts";

/** Throws and moves as a log holds them; those who join have these names, one after the other. */
export function entriesOf(
  events: readonly (readonly number[] | string)[],
  later: readonly string[],
): Entry[] {
  const names = [...later];
  return events.map((event): Entry => {
    if (event === "join") return { kind: "join", name: names.shift() ?? "" };
    return typeof event === "string"
      ? { kind: "move", move: event, by: "seat" }
      : { kind: "throw", dice: event, by: "seat" };
  });
}

/** Names with a number behind those that are taken already. */
export function distinct(names: readonly string[]): string[] {
  const found: string[] = [];
  for (const name of names) {
    let said = name;
    for (let count = 2; found.includes(said); count++) said = `${name} ${count}`;
    found.push(said);
  }
  return found;
}
