/** Phones that meet by a word, at a meeting point that may lie about everything it passes on. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MeetingView } from "../src/lib/protocol.ts";

vi.mock("../src/lib/server.ts", () => ({ meetingPoint: "https://point.example" }));
vi.mock("../src/nearby/rooms.ts", () => ({ connected: () => {}, meetingOf: () => null }));
vi.mock("../src/nearby/connecting.ts", () => ({
  Unfound: class extends Error {},
  invite: () => {
    const text = `offer${(offers += 1)}`;
    const answered = (answer: string): Promise<void> => {
      tables.push(`${answer} at ${text}`);
      return Promise.resolve();
    };
    return Promise.resolve({ text, answered, cancel: () => (cancelled += 1) });
  },
  accept: (text: string) => {
    accepted.push(text);
    const link = Promise.resolve(`to ${text}`);
    return Promise.resolve({ code: "TABLE", text: `answerto${text}`, link, cancel: () => {} });
  },
}));

const { join, NoMeeting, receive, wordIn } = await import("../src/nearby/meeting.ts");

const WORD = "K7QXM2PD9RWC";
let [offers, cancelled]: [number, number] = [0, 0];
let accepted: string[] = [];
let tables: string[] = [];

/** A meeting point as the server's; `bend` changes what it tells. */
class Point {
  view: MeetingView | null = null;
  heard: string[] = [];
  up = true;
  bend: (view: MeetingView, from: string) => MeetingView = (view) => view;

  fetch = (address: string, { body }: RequestInit): Promise<Response> => {
    if (!this.up) return Promise.reject(new TypeError("no network"));
    this.heard.push(address + String(body ?? ""));
    const said = body ? (JSON.parse(String(body)) as Record<string, string>) : {};
    if (said["offer"])
      this.view = { number: (this.view?.number ?? 0) + 1, offer: said["offer"], answer: null };
    else if (said["answer"] && this.view && !this.view.answer)
      this.view = { ...this.view, answer: said["answer"] };
    else if (said["answer"]) return Promise.resolve(new Response("{}", { status: 409 }));
    if (!this.view) return Promise.resolve(new Response("{}", { status: 404 }));
    return Promise.resolve(
      new Response(JSON.stringify(this.bend(this.view, body ? "post" : "get"))),
    );
  };
}

let point: Point;
let end: AbortController;

beforeEach(() => {
  [offers, cancelled, accepted, tables] = [0, 0, [], []];
  [point, end] = [new Point(), new AbortController()];
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("fetch", point.fetch);
});

afterEach(async () => {
  end.abort();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hosts = (opened = (): void => {}): Promise<void> =>
  receive({ word: WORD, owner: "0".repeat(32) }, "TABLE", () => null, end.signal, opened);
const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(4_000);

test("phones that know the word sit down one after the other", async () => {
  void hosts();
  await later();
  for (const n of [1, 2]) {
    expect(await join(WORD, end.signal)).toEqual({ code: "TABLE", link: `to offer${n}` });
    await later();
  }
  expect(tables).toEqual(["answertooffer1 at offer1", "answertooffer2 at offer2"]);
});

test("a meeting point never hears the word, and hears nothing that isn’t sealed", async () => {
  void hosts();
  await later();
  await join(WORD, end.signal);
  expect(point.heard.join("\n")).not.toContain(WORD);
  expect(point.heard[0]).toMatch(/"offer":"offer1\.[0-9a-f]{32}"/);
});

test("an offer that the meeting point has made up is never accepted", async () => {
  void hosts();
  await later();
  point.bend = (view) => ({ ...view, offer: `evil.${view.offer.split(".")[1]}` });
  const joining = join(WORD, end.signal, true);
  await later();
  expect(accepted).toEqual([]);
  point.bend = (view) => view;
  await later();
  expect(await joining).toMatchObject({ link: expect.stringContaining("to offer") as string });
});

test("an answer that the meeting point has made up, or kept from before, connects nobody", async () => {
  void hosts();
  await later();
  await join(WORD, end.signal);
  const old = point.view!.answer;
  await later();
  for (const answer of ["evil." + "0".repeat(32), old]) {
    point.bend = (view, from) => (from === "get" ? { ...view, answer } : view);
    await later();
  }
  expect(tables).toEqual(["answertooffer1 at offer1"]);
  expect(cancelled).toBeGreaterThan(1);
});

test("a phone that guesses a word meets nobody, though it asks at the right place", async () => {
  void hosts();
  await later();
  const guess = join("K7QXM2PD9RWD", end.signal, true).catch(() => {});
  await later();
  expect(accepted).toEqual([]);
  end.abort();
  await later();
  await guess;
});

test("an offer is put there again by a host whose meeting point has forgotten it", async () => {
  void hosts();
  await later();
  point.view = null;
  await later();
  expect(point.view).toMatchObject({ offer: expect.stringMatching(/^offer1\./) as string });
});

test("a short loss of the network neither ends a meeting nor drops an answer", async () => {
  void hosts();
  await later();
  await join(WORD, end.signal);
  point.up = false;
  await later();
  point.up = true;
  await later();
  expect(tables).toEqual(["answertooffer1 at offer1"]);
});

test("without a meeting point the pictures are next, and nothing was opened", async () => {
  point.up = false;
  const opened = vi.fn();
  await expect(hosts(opened)).rejects.toThrow(NoMeeting);
  await expect(join(WORD, end.signal)).rejects.toThrow(NoMeeting);
  expect(opened).not.toHaveBeenCalled();
});

test("a word is found however it is typed, and what else phones show is none", () => {
  for (const text of [WORD, "k7qx m2pd-9rwc ", `https://ann.example/#/near/${WORD}`])
    expect(wordIn(text)).toBe(WORD);
  for (const text of ["", "K7QXM2PD", "https://ann.example/", "x".repeat(150)])
    expect(wordIn(text)).toBeNull();
});
