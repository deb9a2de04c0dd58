/** Sentences of a pack, their fields filled in. */

import type { Opened } from "./pack.ts";

/** A reason by its key; `{name}` in the template stands for the field of that name, points with commas. */
export function reason(
  pack: Opened,
  key: string,
  fields: Readonly<Record<string, string | number>> = {},
): string {
  const template = pack.file.reasons[key];
  // A game goes on with its pack, which may be older than the reason.
  if (template === undefined) return "that isn’t possible here";
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields[name]!;
    return typeof value === "number" ? value.toLocaleString("en-US") : value;
  });
}

/** Faces as a sentence shows them. */
export function spaced(dice: readonly number[]): string {
  return dice.join(" ");
}
