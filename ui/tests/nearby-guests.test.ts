/** What a guest that lies can send to the phone that keeps a room, and what comes of it. */

import { expect, test } from "vitest";
import type { Paper, Said } from "../src/lib/link.ts";
import type { Ask } from "../src/lib/protocol.ts";
import { speakIn } from "../src/language/loaded.ts";
import { understood } from "../src/nearby/refusal.ts";
import { linkOver, NOBODY, serve, type Channel } from "../src/nearby/line.ts";
import { readSignal, sdpOf, signalOf, written } from "../src/nearby/signal.ts";
import { packOf } from "./support/enginefiles.ts";
import { done, HOST_TOKEN, hosted, Phone, refused, textOf } from "./support/phones.ts";

const pack = packOf("koans(target=600)");

/** Two ends of a channel; what one sends the other hears at once. */
class End implements Channel {
  onmessage: Channel["onmessage"] = null;
  onclose: Channel["onclose"] = null;
  onopen: Channel["onopen"] = null;
  other: End | null = null;
  closed = false;

  send(text: string): void {
    if (this.closed) throw new Error("closed");
    this.other!.onmessage?.({ data: text } as MessageEvent<string>);
  }

  close(): void {
    for (const end of [this, this.other!]) {
      if (!end.closed) [end.closed] = [true, end.onclose?.({} as Event)];
    }
  }
}

function channel(): [End, End] {
  const [a, b] = [new End(), new End()];
  [a.other, b.other] = [b, a];
  return [a, b];
}

function joined(): { host: ReturnType<typeof hosted>; end: End } {
  const host = hosted(pack, 2);
  const [near, end] = channel();
  serve((code) => (code === "NEARCODE" ? host : null), near);
  return { host, end };
}

async function refusal(asked: Promise<Said>): Promise<string> {
  const said = await asked;
  return said.type === "refused" ? said.problem.message : "";
}

test("a line carries questions, rules of any length, and what a socket would", async () => {
  const { host, end } = joined();
  const link = linkOver(end);
  const rules: Paper = { do: "read", what: "pack" };
  expect(textOf(await link.ask("NEARCODE", rules, []))).toBe(pack);
  const socket = link.socket("NEARCODE");
  const heard: string[] = [];
  socket.onmessage = ({ data }) => heard.push((JSON.parse(data) as { type: string }).type);
  await new Promise((resolve) => (socket.onopen = () => resolve(null)));
  socket.send(JSON.stringify({ do: "hello", tokens: [HOST_TOKEN] }));
  expect(heard).toEqual(["snapshot", "presence"]);
  expect([...host.here]).toEqual([0]);
  end.close();
  expect([...host.here]).toEqual([]);
  expect(await refusal(link.ask("NEARCODE", rules, []))).toMatch(/can’t be reached/);
  expect(await refusal(NOBODY.ask("NEARCODE", rules, []))).toMatch(/can’t be reached/);
});

test.each([
  ["nonsense", ".{"],
  ["a message without an end", `+${"x".repeat(40_000)}`],
])("a guest that sends %s is cut off, and the room goes on", (_what, text) => {
  const { host, end } = joined();
  end.send(text);
  expect(end.closed).toBe(true);
  expect(refused(host.answer({ do: "start" }, [HOST_TOKEN]))).toBe("wrong_phase");
});

test("a guest that floods the host is cut off", () => {
  const { end } = joined();
  const flood = (): void => {
    for (let i = 0; i < 1000; i++) end.send(`.{"ask":${i},"room":"NEARCODE","tokens":[]}`);
  };
  expect(flood).toThrow("closed");
});

test.each([
  ["null", "null"],
  ["a number", "7"],
  ["a list", "[]"],
  ["words for numbers", '{"open":{},"room":{}}'],
  ["no room", '{"ask":1}'],
  ["tokens that are no texts", '{"ask":1,"room":"NEARCODE","what":{"do":"start"},"tokens":[{}]}'],
  ["a line of somebody else", '{"line":4,"say":{"do":"hello"}}'],
  ["a greeting with odd words", '{"line":1,"say":{"do":"hello","tokens":5,"since":"x"}}'],
  ["a reaction that is none", '{"line":1,"say":{"do":"react","what":"<b>"}}'],
  ["a greeting without words", '{"line":1,"say":null}'],
])("%s from a guest does nothing", (_what, text) => {
  const { host, end } = joined();
  const before = host.table;
  end.send('.{"open":1,"room":"NEARCODE"}');
  end.send(`.${text}`);
  expect(host.table).toBe(before);
  expect(end.closed).toBe(false);
});

test("a guest does nothing that is the host's, and nothing for another seat", async () => {
  const { host, end } = joined();
  const link = linkOver(end);
  const asked = (asked: unknown, token = "") => link.ask("NEARCODE", asked as Ask, [token]);
  const { token } = done(await asked({ do: "sit", name: "Bob" }));
  for (const word of ["start", "abandon"])
    expect(await refusal(asked({ do: word }, token!))).toMatch(/only the host/);
  for (const other of [{ do: "name", name: "Eve" }, { do: "stand" }])
    expect(await refusal(asked({ ...other, seat: 0 }, token!))).toBeTruthy();
  for (const name of ["", "<b>", "a\u202eb", "x".repeat(25), 7])
    expect(await refusal(asked({ do: "name", seat: 1, name }, token!))).toBeTruthy();
  expect(await refusal(asked({ do: "sit", name: "Eve" }))).toMatch(/taken/);
  expect(host.table.seats.map(({ name }) => name)).toEqual(["Ann", "Bob"]);
});

test("what the host refuses is said in the guest's language, whatever the host speaks", async () => {
  const host = hosted(pack, 2);
  const said = host.answer({ do: "start" }, ["the token of a guest"]);
  expect(await refusal(Promise.resolve(said))).toBe("only the host can do this");
  const sent = JSON.parse(JSON.stringify(said)) as Said;
  await speakIn("de");
  try {
    expect(understood(sent)).toMatchObject({
      problem: { message: "das kann nur, wer den Tisch leitet" },
    });
    for (const said of [["refused-by-a-newer-page"], ["won", {}], [7], "refused-host", null]) {
      const odd = { type: "refused", problem: { message: "as the host says it", said } };
      expect(understood(odd)).toBe(odd);
    }
  } finally {
    await speakIn("en");
  }
});

test("a guest's device has a name of its own, an anchor, and is for this game", () => {
  const host = hosted(pack, 2);
  const phones = [new Phone(host, HOST_TOKEN), new Phone(host)];
  phones[1]!.join("Bob");
  for (const phone of phones) phone.open();
  phones[0]!.seal();
  const known = { game: "nearby", anchor: "5a".repeat(32) };
  const asked = (device: object): string =>
    refused(host.answer({ do: "seal", ...device }, [phones[1]!.token]));
  for (const bent of [
    { ...known, device: "device-0" },
    { ...known, device: "host" },
    { ...known, device: "two words" },
    { ...known, device: "bob", game: "another" },
    { ...known, device: "bob", anchor: 7 },
    known,
    {},
  ])
    expect(asked(bent)).toMatch(/^(bad_request|stale)$/);
  expect(host.table.prepared.size).toBe(1);
  expect(asked({ ...known, device: "bob" })).toBe("");
});

const SDP = [
  "a=ice-ufrag:Gs2J",
  "a=ice-pwd:xrdp3kQwzH2ZEEC/vGdWk1xQ",
  `a=fingerprint:sha-256 ${Array(32).fill("AB").join(":")}`,
  "a=candidate:1 1 udp 2113937151 192.168.1.20 51000 typ host",
  "a=candidate:2 1 udp 2113937150 0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.local 51001 typ host",
  "a=candidate:3 1 udp 2113937149 fd00::17 51002 typ host generation 0",
  "a=candidate:4 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active",
].join("\r\n");

test("what phones show each other is read as it was written, and fits into a small picture", () => {
  const signal = signalOf("offer", "NEARCODE", SDP);
  expect(signal.candidates).toHaveLength(3);
  const text = written(signal);
  expect(readSignal(text)).toEqual(signal);
  expect(readSignal(`https://example.org/greed/#/near/${text}`)).toEqual(signal);
  expect(text.length).toBeLessThan(200);
  for (const candidate of signal.candidates) expect(sdpOf(signal)).toContain(candidate.host);
});

test("other pictures, damaged ones, and those of another version are refused with a sentence", () => {
  const text = written(signalOf("answer", "NEARCODE", SDP));
  const bent = ["https://example.org", "", text.slice(0, 70), `A${text}`, text.replace(/^E/, "I")];
  for (const said of bent) expect(() => readSignal(said)).toThrow(/^This isn’t a picture/);
  expect(() => readSignal(text.replace(/^E/, "I"))).toThrow(/different versions/);
  expect(() => signalOf("offer", "NEARCODE", SDP.split("\r\n").slice(0, 3).join("\r\n"))).toThrow(
    /no network/,
  );
});
