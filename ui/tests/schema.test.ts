import { describe, expect, test } from "vitest";
import { packed, sheetName, unpacked } from "../src/lib/house.ts";
import {
  beginning,
  explained,
  fault,
  fields,
  gist,
  label,
  option,
  parts,
  put,
  shape,
  type Schema,
} from "../src/lib/schema.ts";

const schema: Schema = {
  definitions: {
    Entry: {
      type: "object",
      properties: {
        points: { type: "integer", minimum: 1 },
        scope: { enum: ["throw", "turn"], default: "turn" },
      },
      required: ["points"],
    },
  },
};

describe("the form of a schema", () => {
  test("knows what to show for each part", () => {
    const kinds = [
      { enum: ["a"] },
      { type: "boolean" },
      { type: "integer", minimum: 1 },
      { type: "string" },
      { type: "array", items: { type: "string" } },
      { type: "array", items: { type: "integer" } },
      { type: "array", items: { $ref: "#/definitions/Entry" } },
      { $ref: "#/definitions/Entry" },
      { type: "object", patternProperties: { "^[1-9]$": { type: "integer" } } },
      { anyOf: [{ enum: ["same"] }, { $ref: "#/definitions/Entry" }] },
    ].map((node) => shape(schema, node).kind);
    expect(kinds).toEqual([
      "choice", "flag", "number", "text", "lines", "numbers", "list", "table", "keyed", "either",
    ]); // prettier-ignore
  });
  test("shows what means something beside the rest, and what is set", () => {
    const flag = { type: "boolean", default: false };
    const turn = {
      properties: {
        hot_dice: { enum: ["fresh_dice", "bonus_turn"], default: "fresh_dice" },
        hot_dice_must_roll: flag,
        bonus_on_opening: flag,
        minimum_bank_counts_carry: flag,
      },
    };
    const needs = {
      hot_dice_must_roll: ["hot_dice", "fresh_dice"],
      bonus_on_opening: ["hot_dice", "bonus_turn"],
      minimum_bank_counts_carry: ["minimum_bank"],
    } as const;
    const shown = (value: object): string[] =>
      fields({ ...schema, "x-needs": needs }, turn, value).map(([key]) => key);
    expect(shown({})).toEqual(["hot_dice", "hot_dice_must_roll"]);
    expect(shown({ hot_dice: "bonus_turn" })).toEqual(["hot_dice", "bonus_on_opening"]);
    expect(shown({ hot_dice: "bonus_turn", hot_dice_must_roll: true })).toHaveLength(3);
    expect(shown({ minimum_bank: 300 })).toContain("minimum_bank_counts_carry");
  });
  test("begins with what most tables change, and leaves out what isn't a rule", () => {
    const node = { type: "string" };
    const properties = { name: node, addons: node, carryover: node, target: node, title: node };
    const keys = parts({ ...schema, properties }).map(([key]) => key);
    expect(keys).toEqual(["title", "target", "carryover", "addons"]);
  });
  test("says in a few words what is special about a table, else what is usual", () => {
    const said = (value: object): string => gist(schema, { $ref: "#/definitions/Entry" }, value);
    expect(said({ points: 1200 })).toBe("Points: 1,200");
    expect(said({ points: 500, scope: "throw" })).toBe("Points: 500 · Throw");
    expect(said({ scope: "turn" })).toBe("Turn");
    expect(said({ scope: "", points: null })).toBe("Turn");
  });
  test("lists the keys that a pattern allows", () => {
    const found = shape(schema, { type: "object", patternProperties: { "^([2-9]|1[0-2])$": {} } });
    expect(found).toMatchObject({
      keys: ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"],
    });
  });
  test("begins a part with what it must have", () => {
    expect(beginning(schema, { $ref: "#/definitions/Entry" })).toEqual({ points: 1 });
  });
  test("changes one value, in its place, and leaves the table alone", () => {
    const table = { a: 1, b: 2 };
    expect(Object.entries(put(table, "a", 3))).toEqual([
      ["a", 3],
      ["b", 2],
    ]);
    expect(put(table, "a", undefined)).toEqual({ b: 2 });
    expect(put(undefined, "a", 1)).toEqual({ a: 1 });
    expect(table).toEqual({ a: 1, b: 2 });
  });
});

describe("words of the schema", () => {
  test("tell options apart", () => {
    const [intro, said] = explained(
      "Who may. anyone: the next player: all. Else there are: on_board: who is on it.",
      ["on_board", "anyone"],
    );
    expect(intro).toBe("Who may.");
    expect(said.get("anyone")).toBe("the next player: all");
    expect(said.get("on_board")).toBe("who is on it");
  });
  test("a description without options is an introduction", () => {
    expect(explained("Points needed.", [])[0]).toBe("Points needed.");
  });
  test("keys read as words, or as the reader of the rules names them", () => {
    expect(label(schema, "stop_before_entry")).toBe("Stop before entry");
    const told = { ...schema, "x-labels": { keep: "Rauslegen" }, "x-options": { forced: "Alles" } };
    expect([label(told, "keep"), option(told, "forced")]).toEqual(["Rauslegen", "Alles"]);
    expect([label(told, "count"), option(told, "choose")]).toEqual(["Count", "Choose"]);
  });
  test("a fault names its field", () => {
    expect(fault("turn.keep: expected: a")).toEqual({ path: "turn.keep", text: "expected: a" });
    expect(fault("not a valid sheet")).toEqual({ path: "", text: "not a valid sheet" });
  });
});

describe("rules in links", () => {
  test("come out as they went in", () => {
    const rules = { title: "Küche 🎲", target: 5000, scoring: { singles: { "1": 100 } } };
    expect(unpacked(packed(rules))).toEqual(rules);
    expect(packed(rules)).toMatch(/^[\w-]+$/);
  });
  test("nonsense is no rules", () => {
    expect([unpacked("%%%"), unpacked(btoa("[1]")), unpacked("")]).toEqual([null, null, null]);
  });
  test("a sheet is named with its variants and target", () => {
    expect(sheetName("classic", ["amish", "zilch"], 5000)).toBe("classic+amish+zilch(target=5000)");
    expect(sheetName("official", [], null)).toBe("official");
  });
});
