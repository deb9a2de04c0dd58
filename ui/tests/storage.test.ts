import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draft, keep, kept } from "../src/lib/house.ts";
import * as memory from "../src/lib/memory.ts";
import { isListOf, isNumber, isOptional, isShape, isText } from "../src/lib/shapes.ts";
import { forgetAll, passing, stored } from "../src/lib/storage.ts";

/** A browser's storage, which may be shut (every access throws) or full (every new text does). */
function door(texts: Map<string, string>, state: "open" | "full" | "shut" = "open"): Storage {
  const refuse = (): never => {
    throw new DOMException("no", state === "full" ? "QuotaExceededError" : "SecurityError");
  };
  const has = {
    getItem: (key: string) => (state === "shut" ? refuse() : (texts.get(key) ?? null)),
    setItem: (key: string, text: string) =>
      state === "open" ? void texts.set(key, text) : refuse(),
    removeItem: (key: string) => (state === "shut" ? refuse() : void texts.delete(key)),
  };
  return new Proxy(has as Storage, {
    ownKeys: () => (state === "shut" ? refuse() : [...texts.keys()]),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

let texts: Map<string, string>;
function given(state: "open" | "full" | "shut"): void {
  for (const name of ["localStorage", "sessionStorage"]) vi.stubGlobal(name, door(texts, state));
}

beforeEach(() => {
  texts = new Map();
  given("open");
});
afterEach(() => {
  forgetAll();
  vi.unstubAllGlobals();
});

test.each(["full", "shut"] as const)(
  "a browser that is %s keeps things as long as the page is open",
  (state) => {
    texts.set("greed.name", '"Ann"');
    given(state);
    expect(memory.name()).toBe(state === "full" ? "Ann" : "");
    memory.setName("Bob");
    memory.remember("ROOMCODE", { tokens: ["secret"] });
    keep({ title: "House", toml: "" });
    expect([memory.name(), memory.tokens("ROOMCODE")]).toEqual(["Bob", ["secret"]]);
    expect(kept()?.title).toBe("House");
    expect(stored.write("greed.x", 1)).toBe(false);
    memory.forget("ROOMCODE");
    expect(memory.rooms()).toEqual([]);
    stored.remove("greed.x");
    expect(stored.get("greed.x")).toBeNull();
  },
);

test("what is kept at last counts for more than what was kept as long as the page is open", () => {
  given("full");
  memory.setName("Ann");
  given("open");
  memory.setName("Bob");
  expect([memory.name(), texts.get("greed.name")]).toEqual(["Bob", '"Bob"']);
});

test.each([
  ["null", "nothing"],
  ["[]", "a list"],
  ["{}", "an object"],
  ["42", "a number"],
  ['"x"', "a text"],
  ["true", "a yes"],
  ["{", "no JSON"],
])("%s (%s) where something else should be counts as nothing", (text) => {
  const fits = (...values: unknown[]): boolean =>
    values.some((value) => JSON.stringify(value) === text);
  for (const key of [
    "opponent",
    "rooms",
    "look",
    "pace",
    "lesson",
    "beaten",
    "pad",
    "tutor",
    "coach",
    "draft",
    "house",
  ])
    texts.set(`greed.${key}`, text);
  expect(memory.opponent()).toEqual({ sheet: "official", bot: "bold" });
  expect(memory.rooms()).toEqual([]);
  expect(memory.pace()).toBe("brisk");
  expect(memory.lessonAt("t")).toBeNull();
  expect(memory.beaten()).toEqual([]);
  expect(memory.atPad()).toEqual([]);
  expect(memory.look()).toEqual({});
  expect(memory.tutor()).toBe(fits(42) ? 42 : 0);
  expect(memory.coach()).toBe(fits(true));
  expect(draft()).toEqual(fits({}) ? {} : null);
  expect(kept()).toBeNull();
});

test("of a list the sound items stay", () => {
  const room = { code: "ROOMCODE", tokens: ["a"], title: "", who: "", at: 1 };
  texts.set("greed.rooms", JSON.stringify([null, room, { code: 7 }, { ...room, tokens: [1] }]));
  expect(memory.rooms()).toEqual([room]);
});

test("starting afresh forgets what is ours and nothing else", () => {
  texts.set("greed.name", '"Ann"').set("other.page", "1");
  passing.set("greed.house", "1");
  forgetAll();
  expect([...texts.keys()]).toEqual(["other.page"]);
});

test("a shape is an object with sound parts, whatever else is in it", () => {
  const is = isShape({ name: isText, seats: isListOf(isNumber), bot: isOptional(isText) });
  expect(is({ name: "x", seats: [1], more: true })).toBe(true);
  expect(is({ name: "x", seats: [1], bot: null })).toBe(false);
  expect(is({ name: "x", seats: ["1"] })).toBe(false);
  expect(is({ name: "x", seats: [NaN] })).toBe(false);
  expect([is(null), is([]), is("x")]).toEqual([false, false, false]);
});
