import { describe, expect, test } from "vitest";
import { compiled, ROOMS, text } from "../scripts/messages.mjs";
import { modules, read, type Module } from "./support/said.ts";

const page = modules();
const moduleAt = (name: string): Module => page.find(({ path }) => path === name)!;

/** English by rooms, as the page knows them: the core's reasons are a room of their own. */
const rooms = new Map(
  ROOMS.filter((name) => name !== "reason").map((name) => [name, compiled(text("en", name))]),
);
const roomOf = new Map(
  [...rooms].flatMap(([name, messages]) =>
    Object.keys(messages).map((id) => [id, id.startsWith("reason-") ? "reason" : name] as const),
  ),
);
const messages = Object.assign({}, ...rooms.values()) as Record<string, unknown>;

/** What words are made of that nobody translates: names, commands, addresses. */
const NAMES = /^(Greed|· Greed|PR|2MH9RNKT|greed\.example\.org|greed [a-z]+( --[a-z]+)?|M|·|MB)$/;
/** What only developers see, or is said in the words of a protocol, which is English. */
const TECHNICAL =
  /^(pages\/Design|components\/Shown|engine\/|lib\/fair\/|lib\/protocol|lib\/thrown\/|solver\/|nearby\/(draft|host|requests|table|views)\.ts|lib\/editing\.ts|local\/(board|follower|python)\.ts|lib\/room\/shown)/;

/** The fields that a compiled message wants, with those of the messages in it. */
function wanted(pattern: unknown): Set<string> {
  const fields = new Set<string>();
  if (!Array.isArray(pattern)) return fields;
  for (const part of pattern as unknown[]) {
    if (!Array.isArray(part)) continue;
    const [name, inside, otherwise] = part as [string, unknown, unknown];
    if (inside === undefined) fields.add(name);
    else if (inside === "") wanted(messages[name]).forEach((each) => fields.add(each));
    else if (typeof inside === "string") fields.add(inside);
    else {
      fields.add(name);
      for (const form of [...Object.values(inside as object), otherwise])
        wanted(form).forEach((each) => fields.add(each));
    }
  }
  return fields;
}

/** The modules that one begins with: those that it imports at once, and what those import. */
function reached(from: string, on = new Set<string>()): Set<string> {
  if (on.has(from) || !moduleAt(from)) return on;
  on.add(from);
  for (const each of moduleAt(from).imports) reached(each, on);
  return on;
}

describe("a reader of the page's source", () => {
  test("sees texts in templates, attributes and code, and what is said instead", () => {
    const { texts, said } = read(
      "x.svelte",
      `<script lang="ts">const a = "Two words here."; say("one", { n: 1 });</script>
       <p title="A title">Some text {say(a ? "two" : \`three-\${a}\`)}</p>`,
    );
    expect(texts).toEqual(["Two words here.", "A title", "Some text"]);
    expect(said.map(({ id }) => id)).toEqual(["one", "two", /^three-[\w-]*$/]);
    expect(said[0]!.fields).toEqual(["n"]);
  });
});

test("no text of the page stands in its source in plain English", () => {
  const plain = page
    .filter(({ path }) => !TECHNICAL.test(path))
    .flatMap(({ path, texts }) => texts.map((each) => `${path}: ${each}`))
    .filter((line) => !NAMES.test(line.slice(line.indexOf(": ") + 2)));
  expect(plain).toEqual([]);
});

test("everything that the page says is a message, with all its fields", () => {
  const wrong = page.flatMap(({ path, said }) =>
    said.flatMap(({ id, fields }) => {
      const ids =
        typeof id === "string" ? [id] : Object.keys(messages).filter((each) => id.test(each));
      if (!ids.length || !ids.every((each) => each in messages))
        return [`${path}: no message ${id}`];
      const missing = ids.flatMap((each) =>
        fields ? [...wanted(messages[each])].filter((name) => !fields.includes(name)) : [],
      );
      return typeof id === "string" && missing.length ? [`${path}: ${id} wants ${missing}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test("every message of the page is said somewhere", () => {
  const names = new Set(page.flatMap(({ names }) => names));
  const patterns = page.flatMap(({ said }) =>
    said.flatMap(({ id }) => (typeof id === "string" ? [] : [id])),
  );
  const inside = new Set(
    Object.values(messages).flatMap((each) =>
      [...JSON.stringify(each).matchAll(/"([a-z][\w-]+)"/g)].map(([, name]) => name),
    ),
  );
  const silent = [...roomOf].filter(
    ([id, room]) =>
      !["core", "reason", "refusals"].includes(room) && // a server says more refusals than a phone
      !names.has(id) &&
      !inside.has(id) &&
      !patterns.some((pattern) => pattern.test(id)) &&
      !names.has(id.replace(/^count-/, "").replace("-", " ")),
  );
  expect(silent.map(([id]) => id)).toEqual([]);
});

test("every part of the page brings the English that it says", () => {
  const entries = ["main.ts", "local/worker.ts", "school/worker.ts"];
  const later = page.flatMap(({ later }) => later);
  const lacking = new Set<string>();
  for (const from of [...entries, ...later]) {
    const on = reached(from);
    // What is fetched later comes to the page, or to a worker that has begun.
    const before = entries.includes(from) ? [] : ["page", "reason"];
    const has = new Set(["core", ...before, ...[...on].flatMap((path) => roomsOf(path))]);
    for (const path of on)
      for (const { id } of moduleAt(path).said)
        if (typeof id === "string" && !has.has(roomOf.get(id)!))
          lacking.add(`${path} says ${id}, but ${from} brings no ${roomOf.get(id)}`);
  }
  expect([...lacking]).toEqual([]);
});

function roomsOf(path: string): string[] {
  const room = /^language\/(\w+)\.ts$/.exec(path)?.[1];
  return room ? [room === "reasons" ? "reason" : room] : [];
}
