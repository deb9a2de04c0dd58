import { expect, test } from "vitest";
import { readPack, readRecord } from "../src/engine/whole.ts";
import { Device, type Said } from "../src/lib/fair/device.ts";
import { verify } from "../src/lib/fair/verify.ts";
import type { Seated } from "../src/lib/protocol.ts";
import { keyOf } from "../src/nearby/audience.ts";
import type { Step } from "../src/nearby/table.ts";
import { packOf, verifiedByPython } from "./support/enginefiles.ts";
import { cautious, gathered, HOST_TOKEN, hosted, Phone, play } from "./support/phones.ts";

const pack = packOf("koans(target=450)");

test.each([2, 4])(
  "a strict game of %i phones is played from its start to a verified record",
  (n) => {
    const host = hosted(pack, n, { first: null });
    const phones = gathered(host, ["Bob", "Cleo", "Dan"].slice(0, n - 1));
    play(phones);
    expect(phones[0]!.room!.status).toBe("over");
    const record = host.answer("/record", null, []).body as string;
    expect(verifiedByPython(record)).toContain("Verified: All");
    const verdict = verify(record);
    expect(verdict).toMatchObject({ level: "verified", ok: true });
    // Nobody needs more than one throw, and somebody banks.
    expect(verdict.throws).toBeGreaterThanOrEqual(n);
    expect(readRecord(readPack(pack), record).events.length).toBeGreaterThan(verdict.throws);
    expect(new Set(phones.map(({ session }) => session!.words)).size).toBe(1);
  },
);

test("a host that is loaded again goes on where it stopped, in the middle of a throw", () => {
  const steps: Step[] = [];
  const host = hosted(pack, 2, { steps });
  const phones = gathered(host, ["Bob"]);
  play(phones, 13);
  const before = host.table;
  const again = hosted(pack, 2, { steps: [...steps] });
  expect(again.table.ply).toBe(before.ply);
  expect(again.table.session!.head).toEqual(before.session!.head);
  for (const phone of phones) {
    phone.host = again;
    phone.open();
  }
  play(phones);
  expect(verify(again.answer("/record", null, []).body as string).level).toBe("verified");
});

test("a phone that is loaded again plays on with what it has kept", () => {
  const host = hosted(pack, 2);
  const phones = gathered(host, ["Bob"]);
  play(phones, 13);
  phones[1]!.close();
  expect([...host.here]).toEqual([0]);
  phones[1]!.open();
  expect([...host.here].sort()).toEqual([0, 1]);
  play(phones);
  expect(phones[1]!.room!.status).toBe("over");
});

test("another phone goes on as host, from the last roll that all have seen", () => {
  const phones = gathered(hosted(pack, 3), ["Bob", "Cleo"]);
  play(phones, 14);
  const { position, scores } = phones[1]!.game!;
  const names = ["Ann", "Bob", "Cleo"];
  const host = hosted(pack, 3, { first: position, keeper: 1 });
  // Ann, whose phone is gone, plays on Bob's.
  for (const seat of [0, 1])
    host.act((draft) =>
      draft.take({ kind: "seat", seat, name: names[seat]!, key: keyOf(HOST_TOKEN), bot: null }),
    );
  host.act((draft) => draft.take({ kind: "seat", seat: 2, name: "Cleo", key: "", bot: null }));
  const [bob, cleo] = [new Phone(host, HOST_TOKEN), new Phone(host)];
  bob.seats = [0, 1];
  cleo.join("Cleo");
  expect(cleo.seats).toEqual([2]);
  for (const phone of [bob, cleo]) phone.open();
  for (const phone of [bob, cleo]) phone.prepare();
  expect(host.answer("/start", {}, [HOST_TOKEN]).status).toBe(200);
  bob.act(cautious);
  cleo.act(cautious);
  expect(bob.game).toMatchObject({ position, scores });
  play([bob, cleo]);
  expect(cleo.room!.status).toBe("over");
  const record = host.answer("/record", null, []).body as string;
  expect(readRecord(readPack(pack), record).position).toBe(position);
  expect(verifiedByPython(record)).toContain("Verified: All");
  expect(verify(record).level).toBe("verified");
  const bent = record.replace(
    position,
    position.replace(/ (\d+)/, (_, n) => ` ${Number(n) + 50}`),
  );
  expect(verify(bent).ok).toBe(false);
});

test("a silent phone is warned, passed over, and comes back", () => {
  let now = 1_795_000_100;
  const host = hosted(pack, 3, { now: () => now });
  const phones = gathered(host, ["Bob", "Cleo"]);
  play(phones, 12);
  phones[2]!.silent = true;
  play(phones);
  const call = () => host.answer("/seats/2/call", {}, [HOST_TOKEN]);
  expect(call().body).toMatchObject({ message: expect.stringContaining("longer") });
  now += 61;
  expect(call().status).toBe(200);
  const notice = host.table.session!.warned.get(2)!;
  const over = (phone: Phone) => phone.speak("over", "2", String(notice.time + 60));
  expect(() => over(phones[0]!)).toThrow(/more seconds/);
  now += 61;
  over(phones[0]!);
  over(phones[1]!);
  expect(host.table.session!.away).toEqual(new Set([2]));
  phones[2]!.silent = false;
  try {
    phones[2]!.speak("back");
  } catch {
    play(phones.slice(0, 2), 8); // it spoilt a throw, and sits out a turn first
    phones[2]!.speak("back");
  }
  play(phones);
  expect(phones[0]!.room!.status).toBe("over");
  expect(verify(host.answer("/record", null, []).body as string).level).toBe("gaps");
});

test("bots play along: the host decides for them, and every phone adds to their dice", () => {
  const host = hosted(pack, 4, { first: null });
  const bot = (seat: number, name: string, token = HOST_TOKEN) =>
    host.answer(`/seats/${seat}`, { bot: name }, [token]).status;
  expect(bot(1, "bold")).toBe(200);
  expect(bot(2, "bold")).toBe(200);
  expect(bot(3, "optimal")).toBe(409); // it would let everybody wait
  expect(bot(3, "eve")).toBe(409);
  expect(bot(1, "cautious")).toBe(409);
  expect(bot(3, "bold", "somebody's token")).toBe(409);
  const phones = gathered(host, ["Bob"]);
  expect(host.table.seats.map(({ name }) => name)).toEqual(["Ann", "Bold", "Bold 2", "Bob"]);
  play(phones);
  expect(phones[1]!.room!.status).toBe("over");
  const record = host.answer("/record", null, []).body as string;
  expect(record).toMatch(/decide 1 bot keep/);
  expect(verifiedByPython(record)).toContain("Verified: All");
  expect(verify(record).level).toBe("verified");
});

test("a player gives a seat to a bot in the middle of the game, and only to one that plays here", () => {
  const host = hosted(pack, 2);
  const phones = gathered(host, ["Bob"]) as [Phone, Phone];
  play(phones, 12);
  while (phones[1].session!.frozen) play(phones, 1);
  phones[1].speak("seat", "1", "bot:cautious");
  expect(phones[0].room!.seats[1]).toMatchObject({ kind: "bot", name: "Cautious" });
  play(phones);
  expect(phones[0].room!.status).toBe("over");
  expect(verify(host.answer("/record", null, []).body as string).ok).toBe(true);
});

test("another phone goes on for a lost one by its recovery code, and nobody else does", () => {
  const host = hosted(pack, 2);
  const [ann, bob] = gathered(host, ["Bob"]) as [Phone, Phone];
  play([ann, bob], 12);
  while (ann.session!.frozen) play([ann, bob], 1);
  bob.close();
  const fresh = new Phone(host);
  fresh.open();
  const device = (fresh.device = Device.fresh(fresh.session!.start.game, fresh.shelf, () => true, {
    late: true,
  }));
  expect(device.ownerOf(fresh.session!, "six-words-of-nobody")).toBe(-1);
  expect(device.ownerOf(fresh.session!, bob.device!.code)).toBe(1);
  const renewed = (number: number, said: Said) =>
    host.answer("/renew", { device: number, says: [said] }, []);
  const said = device.recover(fresh.session!, 1, bob.device!.code);
  expect(renewed(0, said).status).toBe(409); // not the host's seat
  expect(renewed(1, [said[0].replace(/.$/, (c) => (c === "0" ? "1" : "0")), said[1]]).status).toBe(
    409,
  );
  expect(renewed(1, bob.sign("back")).status).toBe(409);
  const { body } = renewed(1, said);
  [fresh.token, fresh.seats] = [(body as Seated).token, [1]];
  expect(renewed(1, said).status).toBe(409); // once only
  fresh.open();
  expect([...host.here].sort()).toEqual([0, 1]);
  expect(host.answer("/say", { device: 1, says: [bob.sign("back")] }, [bob.token]).status).toBe(
    409,
  );
  play([ann, fresh]);
  expect(ann.room!.status).toBe("over");
  expect(verify(host.answer("/record", null, []).body as string).level).toBe("verified");
});
