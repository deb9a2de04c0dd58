/** A record checked in this browser: is all signed, linked and rolled as it must be, and by whom? */

import { unhex } from "./bytes.ts";
import { readRecord, type Reading } from "./record.ts";
import { Session, type Happening } from "./session.ts";
import { sheetDigest } from "./sheet.ts";
import { Misstatement } from "./start.ts";
import type { By } from "./statement.ts";
import { failed, type Level, type Verdict } from "./verdict.ts";
import { comparedWith, type WitnessFile } from "./witness.ts";

/** From the worst to the best: a verdict is the first of these that applies. */
const ORDER: readonly Level[] = ["wrong", "witness", "debt", "cut", "gaps", "verified"];

const NOT_THE_RULES =
  "Whether each move was allowed by the rules is not checked here: greed verify does that.";

export type { Verdict } from "./verdict.ts";

export function verify(record: string, witness: WitnessFile | null = null): Verdict {
  const reading = readRecord(record);
  if (!reading) return failed("The record can't be read.");
  const { dice, tags } = reading.head;
  if (dice !== "fair" && dice !== "strict")
    return failed("Only dice that the server rolled can be verified.");
  const protocol = tags["protocol"];
  if (protocol !== "1") return failed(`This page doesn't know dice protocol ${protocol}.`);
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
  if (start.sheet !== sheetDigest(head.sheet))
    return failed("The sheet isn't the one of the start.");
  if (start.mode !== head.dice) return failed("The kind of dice isn't the one of the start.");
  if (start.seats.map((seat) => seat.name).join("\n") !== about)
    return failed("The players aren't those of the start.");
  const from = typeof start.first === "string" ? start.first : undefined;
  if (head.position !== from) return failed("The position isn't the one of the start.");

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
      return failed(`Statement ${at + 1} of the proof doesn't hold: ${error.message}`);
    }
  }
  const told = reading.events.map(({ seat, throw: dice, move = "" }) =>
    /^(?:out|back) /.test(move) ? move : `${seat} ${dice ? dice.join(",") : move}`,
  );
  const length = Math.max(told.length, events.length);
  for (let at = 0; at < length; at++) {
    if (told[at] !== events[at])
      return failed(
        `Event ${at + 1} should be ${inWords(events[at])}, not ${inWords(told[at])}: so says the proof.`,
      );
  }

  const signed = /^(0|[1-9][0-9]{0,8}):([0-9a-f]{128})$/.exec(head.tags["signed"] ?? "");
  if (!signed && head.tags["signed"] !== undefined)
    return failed("The server's signature can't be read.");
  const k = signed ? Number(signed[1]) : -1;
  if (k > session.count || k < 0) {
    findings.add("cut", "The end is missing: no signature of the server stands there.");
  } else if (!session.signed(k, session.heads[k]!, unhex(signed![2]!)!)) {
    return failed("The server's signature doesn't hold.");
  } else if (k < session.count) {
    findings.add("cut", `The server's signature ends with statement ${k} of ${session.count}.`);
  }
  const first = drawn ?? start.first;
  if (typeof first === "number" && head.first !== undefined && head.first !== first + 1)
    return failed(`Seat ${first + 1} began, not seat ${head.first}.`);
  findings.close(session, reading.over);
  if (witness) for (const why of comparedWith(witness, session)) findings.add("witness", why);
  return findings.verdict(session);
}

function inWords(event: string | undefined): string {
  if (event === undefined) return "missing";
  const [seat, ...what] = event.split(" ");
  if (seat === "out" || seat === "back") return event;
  return `seat ${seat}'s ${what.join(" ").replaceAll(",", " ")}`;
}

/** BY SIGNATURE BODY, as a record holds statements. */
function readLine(line: string): { by: By; body: string; signature: Uint8Array } {
  const [who = "", digits = "", ...words] = line.split(" ");
  const signature = digits === "-" ? new Uint8Array() : unhex(digits);
  const by = who === "server" ? who : /^(?:0|1?[0-9])$/.test(who) ? Number(who) : null;
  if (by === null || !signature) throw new Misstatement("It can't be read.");
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
      const roll = before.frozen
        ? `after the freeze of roll ${before.number}, which is void`
        : `before roll ${before.number + 1}`;
      const when = new Date(Number(holder) * 1000).toISOString().slice(0, 19).replace("T", " ");
      this.add(
        "gaps",
        `${deviceName(after, device)} was silent and passed over ${roll}, at ${when} UTC.`,
      );
    }
    if (word === "renew")
      this.add("verified", `${deviceName(after, Number(by))} went on with a fresh key of its own.`);
    if (word === "seat")
      this.add(
        "verified",
        `The seat of ${after.start.seats[Number(what)]!.name} went to ${holder}, by its owner's word.`,
      );
  }

  close(session: Session, over: boolean): void {
    const { attempt } = session.start;
    if (attempt > 1)
      this.add(
        "verified",
        `This was start ${attempt} at its table, rematches included. More starts than games mean that somebody has called starts off, and may have seen rolls that way.`,
      );
    for (const [d, times] of this.#missing)
      this.add("gaps", `${rolls(times)} fell without a value of ${deviceName(session, d)}.`);
    for (const [d, times] of this.#decided)
      this.add("gaps", `${decisions(times)} of ${deviceName(session, d)} came from the clock.`);
    const unsigned = session.start.seats.filter((seat) => seat.holder === "unsigned");
    if (unsigned.length)
      this.add("gaps", `Nobody signed for ${unsigned.map((seat) => seat.name).join(", ")}.`);
    if (!session.start.devices.length)
      this.add("gaps", "No device took part: the server alone chose the dice.");
    const waiting = session.waitingValues.map((d) => deviceName(session, d)).join(", ");
    if (!session.base)
      this.add("debt", "The game never began: not every device revealed its share.");
    else if (waiting)
      this.add("debt", `Roll ${session.number} was frozen, and no value came from ${waiting}.`);
    else if (session.frozen || (session.due && session.start.mode === "fair"))
      this.add("debt", "The server owed a roll, and no value came from the server.");
    if (session.base && !session.ended && !over)
      this.add("cut", "The game is not over: it holds as far as the record goes.");
  }

  verdict(session: Session): Verdict {
    const level = ORDER.find((one) => this.#found.some((found) => found.level === one));
    const worst = this.#found.find((found) => found.level === level);
    const against = level === "witness";
    const holds = `All ${this.#rolls} rolls are what they had to be.`;
    const notes = this.#found
      .filter((found) => !against || found !== worst)
      .map(({ said }) => said);
    if (session.words) notes.push(`The six words: ${session.words}.`);
    return {
      level: level ?? "verified",
      ok: !against && level !== "debt" && level !== "cut",
      said: against ? worst!.said : holds,
      throws: this.#rolls,
      notes: [...notes, NOT_THE_RULES],
    };
  }
}

const rolls = (count: number): string => (count === 1 ? "1 roll" : `${count} rolls`);
const decisions = (count: number): string => (count === 1 ? "1 decision" : `${count} decisions`);

/** A device as people know it: by the seats that it began with. */
export function deviceName(session: Session, device: number): string {
  const names = session.start.seats.filter((seat) => seat.holder === `device:${device}`);
  return `${names.map((seat) => seat.name).join(" and ")}'s device`;
}
