/** The JSON Schema of sheets, as far as a form needs to understand it. */

import { points } from "./format.ts";

export interface Node {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string;
  enum?: string[];
  anyOf?: Node[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Node;
  properties?: Record<string, Node>;
  required?: string[];
  patternProperties?: Record<string, Node>;
}

export interface Schema extends Node {
  definitions: Record<string, Node>;
  "x-optional"?: string[];
  /** What fields and their values are called. */
  "x-labels"?: Record<string, string>;
  "x-options"?: Record<string, string>;
  /** Fields that mean nothing without another one of their table, or unless it has a value. */
  "x-needs"?: Record<string, readonly [field: string, value?: string]>;
}

export type Value = unknown;
export type Rules = Record<string, Value>;

/** What a form shows for a part of the schema. */
export type Shape =
  | { kind: "choice"; options: readonly string[] }
  | { kind: "flag" }
  | { kind: "number"; min: number | undefined; max: number | undefined }
  | { kind: "text" }
  | { kind: "lines" }
  | { kind: "numbers" }
  | { kind: "table"; node: Node }
  | { kind: "list"; node: Node }
  | { kind: "keyed"; keys: readonly string[]; node: Node }
  | { kind: "either"; nodes: readonly Node[] };

export function resolved(schema: Schema, node: Node): Node {
  const name = node.$ref?.split("/").at(-1);
  return name ? { ...schema.definitions[name], title: "" } : node;
}

export function shape(schema: Schema, given: Node): Shape {
  const node = resolved(schema, given);
  if (node.enum) return { kind: "choice", options: node.enum };
  if (node.anyOf) return { kind: "either", nodes: node.anyOf };
  switch (node.type) {
    case "boolean":
      return { kind: "flag" };
    case "integer":
      return { kind: "number", min: node.minimum, max: node.maximum };
    case "array": {
      const items = resolved(schema, node.items ?? {});
      if (items.type === "string") return { kind: "lines" };
      return items.type === "integer" ? { kind: "numbers" } : { kind: "list", node: items };
    }
    case "object": {
      const [pattern, value] = Object.entries(node.patternProperties ?? {})[0] ?? [];
      if (!pattern || !value) return { kind: "table", node };
      const keys = Array.from({ length: 20 }, (_, i) => String(i)).filter((key) =>
        new RegExp(pattern).test(key),
      );
      return { kind: "keyed", keys, node: value };
    }
    default:
      return { kind: "text" };
  }
}

/** A value with which a required part can begin. */
export function beginning(schema: Schema, given: Node): Value {
  const node = resolved(schema, given);
  if (node.default !== undefined) return structuredClone(node.default);
  const found = shape(schema, node);
  switch (found.kind) {
    case "choice":
      return found.options[0];
    case "flag":
      return false;
    case "number":
      return found.min ?? 0;
    case "lines":
    case "numbers":
    case "list":
      return [];
    case "table":
      return Object.fromEntries(
        (node.required ?? []).map((key) => [key, beginning(schema, node.properties![key]!)]),
      );
    case "keyed":
      return {};
    case "either":
      return beginning(schema, found.nodes[0]!);
    case "text":
      return "";
  }
}

/** The same table with one value changed; undefined takes it away. */
export function put(table: Value, key: string, next: Value): Rules {
  const { [key]: _, ...rest } = (table ?? {}) as Rules;
  return next === undefined ? rest : { ...(table as Rules | undefined), [key]: next };
}

export interface Fault {
  path: string;
  text: string;
}

/** "turn.keep: expected ..." as the field it is about, and what is said of it. */
export function fault(line: string): Fault {
  const at = line.indexOf(": ");
  return at < 0 ? { path: "", text: line } : { path: line.slice(0, at), text: line.slice(at + 2) };
}

/** The parts of a sheet that most tables change go first. */
const AHEAD = [
  "title", "target", "summary", "dice", "scoring", "entry", "turn", "end", "strikes", "carryover",
]; // prettier-ignore
/** What isn't a rule, or is the loader's business. */
const UNEDITED = ["name", "aliases", "variants", "source", "notes", "prose"];

export function parts(schema: Schema): readonly (readonly [key: string, node: Node])[] {
  const place = (key: string): number => (AHEAD.includes(key) ? AHEAD.indexOf(key) : AHEAD.length);
  return Object.entries(schema.properties ?? {})
    .filter(([key]) => !UNEDITED.includes(key))
    .sort(([one], [other]) => place(one) - place(other));
}

/** The fields of a table that mean something beside the others, and those that are set. */
export function fields(
  schema: Schema,
  { properties = {} }: Node,
  value: Value,
): readonly (readonly [key: string, node: Node])[] {
  const rules = (value ?? {}) as Rules;
  return Object.entries(properties).filter(([key]) => {
    const [needed, wanted] = schema["x-needs"]?.[key] ?? [];
    if (!needed || rules[key] !== undefined) return true;
    const found = rules[needed] ?? properties[needed]?.default;
    if (wanted) return found === wanted;
    return found instanceof Object ? Object.keys(found).length > 0 : Boolean(found);
  });
}

/** What is special about a table, in a few words: "Points: 600 · It bounces back". */
export function gist(schema: Schema, given: Node, value: Value): string {
  const { properties = {} } = resolved(schema, given);
  const special = Object.entries((value ?? {}) as Rules)
    .flatMap(([key, set]) => {
      if (typeof set === "number" && set) return `${label(schema, key)}: ${points(set)}`;
      if (set === properties[key]?.default) return [];
      if (set === true || (set instanceof Object && Object.keys(set).length))
        return label(schema, key);
      return typeof set === "string" && set ? option(schema, set) : [];
    })
    .slice(0, 3);
  const usual = Object.values(properties).find((node) => node.enum)?.default;
  return special.join(" · ") || (typeof usual === "string" ? option(schema, usual) : "");
}

/** A field as people read it. */
export function label(schema: Schema, key: string): string {
  return schema["x-labels"]?.[key] ?? plain(key);
}

/** A value of a field as people read it. */
export function option(schema: Schema, value: string): string {
  return schema["x-options"]?.[value] ?? plain(value);
}

/** `stop_before_entry` is "Stop before entry". */
function plain(key: string): string {
  const words = key.replaceAll("_", " ");
  return words[0]!.toUpperCase() + words.slice(1);
}

/** "choose: the player …; forced: every …" apart: what is said first, and of each value. */
export function explained(
  description: string,
  options: readonly string[],
): [string, Map<string, string>] {
  const said = new Map<string, string>();
  const found = options
    .map((name) => ({ name, at: description.search(new RegExp(`(^|[ .;])${name}: `)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  found.forEach(({ name, at }, i) => {
    const from = description.indexOf(`${name}: `, at) + name.length + 2;
    const [sentence = ""] = description.slice(from, found[i + 1]?.at).split(/\.\s/);
    said.set(name, sentence.replace(/[;.\s]+$/, ""));
  });
  return [found.length ? description.slice(0, found[0]!.at).trim() : description, said];
}
