import { namesOf } from "../src/school/story.ts";
import type { Played } from "../src/local/types.ts";
import { describe, expect, test } from "vitest";
import { climbed, manners } from "../src/lib/manners.ts";
import { botName, LADDER, nameAt, nextRival, rivalIn, rivalOf } from "../src/lib/rivals.ts";

const rival = (bot: string) => rivalOf(bot)!;

describe("the ladder", () => {
  test("has a name, a sentence and manners for everybody on it", () => {
    expect(new Set(LADDER.map(({ name }) => name)).size).toBe(LADDER.length);
    for (const rival of LADDER) {
      expect(rival.about).toMatch(/\.$/);
      expect(manners(rival, true)).not.toBe(manners(rival, false));
    }
  });

  test("leads to the one above the strongest who was beaten", () => {
    expect(nextRival([])?.name).toBe("Pip");
    expect(nextRival(["random", "bold"])?.name).toBe("The Banker");
    expect(climbed(rival("threshold"), true, ["random"])).toContain("Rocco");
    expect(
      climbed(
        rival("optimal"),
        true,
        LADDER.slice(0, -1).map(({ bot }) => bot),
      ),
    ).toContain("everybody");
  });

  test("names who waits above after a loss, and nobody above the last", () => {
    expect(climbed(rival("bold"), false, [])).toBe("Beat Rocco to meet The Banker.");
    expect(climbed(rival("optimal"), false, [])).toBe("");
  });
});

describe("whom somebody met", () => {
  test("is beaten by a player who wins alone, not by one who shares the win", () => {
    expect(rivalIn([null, "bold"], 0, [0])?.name).toBe("Rocco");
    expect(rivalIn([null, "bold"], 0, [0, 1])).toBeUndefined();
  });

  test("is the one bot there was", () => {
    expect(rivalIn(["bold", null], 1, [0])?.name).toBe("Rocco");
    expect(rivalIn([null, "bold", "cautious"], 0, [0])).toBeUndefined();
    expect(rivalIn([null, "bold"], null, [0])).toBeUndefined();
  });
});

describe("names at the table", () => {
  test("are those of people, also where a server calls the bot by its own", () => {
    expect(nameAt("Bold", "bold")).toBe("Rocco");
    expect(nameAt("Bold 2", "bold")).toBe("Rocco 2");
  });

  test("stay what somebody chose, and bots that aren't on the ladder keep theirs", () => {
    expect(nameAt("Boldface", "bold")).toBe("Boldface");
    expect(botName("level:9")).toBe("Level 9");
    expect(nameAt("Level 9", "level:9")).toBe("Level 9");
  });
});

test("a bot is the same person in a game that a server has kept", () => {
  const seats = [
    { name: "Ann", bot: null },
    { name: "Bold", bot: "bold" },
    { name: "Bold 2", bot: "bold" },
    { name: "Somebody", bot: "bold" },
  ];
  const played = { game: { seats, mine: [0] } } as unknown as Played;
  expect(namesOf(played)).toEqual(["Ann", "Rocco", "Rocco 2", "Somebody"]);
});
