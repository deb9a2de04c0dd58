/** A record checked in this browser: is all signed, linked and rolled as it must be, and by whom? */

import "../../language/verify.ts";
import { listed, say } from "../../language/messages.ts";
import { hex, unhex } from "./bytes.ts";
import { readRecord, type Reading } from "./record.ts";
import { Session, type Happening } from "./session.ts";
import { sheetDigest } from "./sheet.ts";
import { Misstatement } from "./start.ts";
import type { By } from "./statement.ts";
import { failed, type Level, type Verdict } from "./verdict.ts";
import type { WitnessFile } from "./witness.ts";

/** From the worst to the best: a verdict is the first of these that applies. */
const ORDER: readonly Level[] = ["wrong", "witness", "debt", "cut", "gaps", "verified"];

export type { Verdict } from "./verdict.ts";

export function verify(record: string, witness: WitnessFile | null = null): Verdict {
  const reading = readRecord(record);
  if (!reading) return failed(say("verify-unreadable"));
  const { dice, tags } = reading.head;
  if (dice !== "fair" && dice !== "strict") return failed(say("verify-not-rolled"));
  const protocol = tags["protocol"];
  if (protocol !== "1") return failed(say("verify-protocol", { protocol }));
  return proven(reading, witness);
}

function proven(reading: Reading, witness: WitnessFile | null): Verdict {
  const { head, proof } = reading;
  const findings = new Findings();
  let session: Session;
  try {
    session = new Session(proof[0] ?? "", head.sheet.dice.faces ?? 6);
  } catch (error) {
    return failed((error as Error).message);
  }
  const about = reading.head.seats.join("\n");
  const { start } = session;
  if (start.sheet !== sheetDigest(head.sheet)) return failed(say("verify-other-sheet"));
  if (start.mode !== head.dice) return failed(say("verify-other-dice"));
  if (start.seats.map((seat) => seat.name).join("\n") !== about)
    return failed(say("verify-other-players"));
  const from = typeof start.first === "string" ? start.first : undefined;
  if (head.position !== from) return failed(say("verify-other-position"));

  const events: string[] = [];
  let drawn: number | null = null;
  for (const [at, line] of proof.slice(1).entries()) {
    try {
      const { by, body, signature } = readLine(line);
      const before = glance(session);
      const happened = session.take(by, body, signature);
      findings.note(before, session, by, body, happened);
      events.push(...happened.flatMap(asEvent));
      for (const one of happened) if (one.kind === "draw") drawn = one.seat;
    } catch (error) {
      if (!(error instanceof Misstatement)) throw error;
      return failed(say("verify-statement", { at: at + 1, why: error.message }));
    }
  }
  const told = reading.events.map(({ seat, throw: dice, move = "" }) =>
    /^(?:out|back) /.test(move) ? move : `${seat} ${dice ? dice.join(",") : move}`,
  );
  const length = Math.max(told.length, events.length);
  for (let at = 0; at < length; at++) {
    if (told[at] !== events[at])
      return failed(
        say("verify-event", { at: at + 1, due: inWords(events[at]), told: inWords(told[at]) }),
      );
  }

  const signed = /^(0|[1-9][0-9]{0,8}):([0-9a-f]{128})$/.exec(head.tags["signed"] ?? "");
  if (!signed && head.tags["signed"] !== undefined) return failed(say("verify-sign-unreadable"));
  const k = signed ? Number(signed[1]) : -1;
  if (k > session.count || k < 0) {
    findings.add("cut", say("verify-sign-missing"));
  } else if (!session.signed(k, session.heads[k]!, unhex(signed![2]!)!)) {
    return failed(say("verify-sign-wrong"));
  } else if (k < session.count) {
    findings.add("cut", say("verify-sign-short", { k, count: session.count }));
  }
  const first = drawn ?? start.first;
  if (typeof first === "number" && head.first !== undefined && head.first !== first + 1)
    return failed(say("verify-began", { began: first + 1, told: head.first }));
  findings.close(session, reading.over);
  if (witness) for (const why of comparedWith(witness, session)) findings.add("witness", why);
  return findings.verdict(session);
}

function inWords(event: string | undefined): string {
  if (event === undefined) return say("verify-event-missing");
  const [seat, ...what] = event.split(" ");
  if (seat === "out" || seat === "back") return event;
  return `${seat}: ${what.join(" ").replaceAll(",", " ")}`;
}

/** BY SIGNATURE BODY, as a record holds statements. */
function readLine(line: string): { by: By; body: string; signature: Uint8Array } {
  const [who = "", digits = "", ...words] = line.split(" ");
  const signature = digits === "-" ? new Uint8Array() : unhex(digits);
  const by = who === "server" ? who : /^(?:0|1?[0-9])$/.test(who) ? Number(who) : null;
  if (by === null || !signature) throw new Misstatement("bad-line");
  return { by, body: words.join(" "), signature };
}

/** What a happening is among the events of a record: seats count from 1 there. */
function asEvent(happening: Happening): string[] {
  switch (happening.kind) {
    case "throw":
      return [`${happening.seat + 1} ${happening.dice.join(",")}`];
    case "decision":
      return happening.move === "throw" ? [] : [`${happening.seat + 1} ${happening.move}`];
    case "forfeit":
      return [`${happening.seat + 1} forfeit`];
    case "out":
    case "back":
      return happening.seats.map((seat) => `${happening.kind} ${seat + 1}`);
    default:
      return [];
  }
}

/** What a statement may change and a finding compares. */
type Glance = Pick<Session, "holding" | "away" | "number" | "frozen">;

const glance = ({ holding, away, number, frozen }: Session): Glance => ({
  ...{ holding, away, number, frozen },
});

/** All that people should know about a log, gathered while it is read. */
class Findings {
  #found: { level: Level; said: string }[] = [];
  #missing = new Map<number, number>();
  #decided = new Map<number, number>();
  #rolls = 0;

  add(level: Level, said: string): void {
    this.#found.push({ level, said });
  }

  note(before: Glance, after: Session, by: By, body: string, happened: readonly Happening[]): void {
    const count = (counts: Map<number, number>, one: number): unknown =>
      counts.set(one, (counts.get(one) ?? 0) + 1);
    for (const one of happened) {
      if (one.kind === "throw") this.#rolls += 1;
      if ((one.kind === "throw" || one.kind === "draw") && after.start.mode === "strict")
        before.holding.forEach((d) => one.given.includes(d) || count(this.#missing, d));
      if (one.kind === "decision" && one.why === "clock")
        count(this.#decided, after.deviceOf(one.seat));
    }
    const [word = "", , what = "", holder = ""] = body.split(" ");
    for (const device of after.away) {
      if (before.away.has(device)) continue;
      const [id, n] = before.frozen
        ? (["verify-over-thrown", before.number] as const)
        : (["verify-over", before.number + 1] as const);
      const when = new Date(Number(holder) * 1000).toISOString().slice(0, 19).replace("T", " ");
      this.add("gaps", say(id, { device: deviceName(after, device), n, when }));
    }
    if (word === "renew")
      this.add("verified", say("verify-renewed", { device: deviceName(after, Number(by)) }));
    if (word === "seat")
      this.add(
        "verified",
        say("verify-given", { player: after.start.seats[Number(what)]!.name, holder }),
      );
  }

  close(session: Session, over: boolean): void {
    const { attempt } = session.start;
    if (attempt > 1) this.add("verified", say("verify-starts", { n: attempt }));
    for (const [d, times] of this.#missing)
      this.add("gaps", say("verify-missing", { n: times, device: deviceName(session, d) }));
    for (const [d, times] of this.#decided)
      this.add("gaps", say("verify-clock", { n: times, device: deviceName(session, d) }));
    const unsigned = session.start.seats.filter((seat) => seat.holder === "unsigned");
    if (unsigned.length)
      this.add(
        "gaps",
        say("verify-unsigned", { players: listed(unsigned.map((seat) => seat.name)) }),
      );
    if (!session.start.devices.length) this.add("gaps", say("verify-no-device"));
    const waiting = session.waitingValues.map((d) => deviceName(session, d)).join(", ");
    const hiding = session.waitingReveal.map((d) => deviceName(session, d)).join(", ");
    if (!session.base) this.add("debt", say("verify-no-start", { devices: hiding }));
    else if (waiting)
      this.add("debt", say("verify-frozen", { n: session.number, devices: waiting }));
    else if (session.frozen || (session.due && session.start.mode === "fair"))
      this.add("debt", say("verify-server-owes"));
    if (session.base && !session.ended && !over) this.add("cut", say("verify-not-over"));
  }

  verdict(session: Session): Verdict {
    const level = ORDER.find((one) => this.#found.some((found) => found.level === one));
    const worst = this.#found.find((found) => found.level === level);
    const against = level === "witness";
    const holds = say("verify-holds", { n: this.#rolls });
    const notes = this.#found
      .filter((found) => !against || found !== worst)
      .map(({ said }) => said);
    if (session.words) notes.push(say("verify-words", { words: session.words }));
    return {
      level: level ?? "verified",
      ok: !against && level !== "debt" && level !== "cut",
      said: against ? worst!.said : holds,
      throws: this.#rolls,
      notes: [...notes, say("verify-not-the-rules")],
    };
  }
}

/** A device as people know it: by the seats that it began with. */
export function deviceName(session: Session, device: number): string {
  const names = session.start.seats.filter((seat) => seat.holder === `device:${device}`);
  return say("device-of", { player: listed(names.map((seat) => seat.name)) });
}

/** What a witness says against a log, in sentences; none if they agree. */
function comparedWith(witness: WitnessFile, session: Session): string[] {
  if (witness.start !== session.start.text) return [say("verify-other-start")];
  const against: string[] = [];
  for (const [k, head, signature] of witness.heads) {
    const bytes = [unhex(head), unhex(signature)] as const;
    if (!bytes[0] || !bytes[1] || !session.signed(k, bytes[0], bytes[1])) continue;
    const known = session.heads[k];
    if (!known) against.push(say("verify-ends-before", { k }));
    else if (hex(known) !== head) against.push(say("verify-two-courses", { k }));
    if (against.length) return against;
  }
  for (const [k, body, signature] of witness.sent) {
    if (k === null) continue;
    const said = session.log[k - 1];
    if (said?.body !== body || hex(said.signature) !== signature)
      return [say("verify-not-said", { k })];
  }
  return against;
}
