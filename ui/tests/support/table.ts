/** A table without a network: a server that deals, and devices that hear and speak for themselves. */

import { fields, hex, sha256, unhex } from "../../src/lib/fair/bytes.ts";
import { Dealer } from "../../src/lib/fair/dealer.ts";
import { Device, type Said } from "../../src/lib/fair/device.ts";
import { Session, type Happening } from "../../src/lib/fair/session.ts";
import { sheetDigest } from "../../src/lib/fair/sheet.ts";
import { V } from "../../src/lib/fair/start.ts";
import type { By } from "../../src/lib/fair/statement.ts";
import type { Shelf } from "../../src/lib/fair/witness.ts";

export const SHEET = { target: 500, dice: { count: 5 } };

export class MemoryShelf implements Shelf {
  readonly kept = new Map<string, string>();
  read(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  write(key: string, text: string): void {
    this.kept.set(key, text);
  }
}

export class Table {
  readonly text: string;
  readonly session: Session;
  readonly shelves: MemoryShelf[];
  devices: Device[];
  readonly log: [By, string, string][] = [];
  readonly happened: Happening[] = [];
  #dealer: Dealer;

  /** So many devices with a seat each; `names` may hold more seats, as "bot:bold". */
  constructor(devices: number, mode: "fair" | "strict" = "strict", others: string[] = []) {
    const game = "table.1";
    const secret = sha256(fields("secret", String(devices), mode));
    this.#dealer = new Dealer(secret, game, 100);
    this.shelves = Array.from({ length: devices }, () => new MemoryShelf());
    this.devices = this.shelves.map((shelf) => Device.fresh(game, shelf));
    const holders = [...this.devices.map((_, d) => `device:${d}`), ...others];
    this.text = [
      ...[
        V,
        `game ${game}`,
        "attempt 1",
        "previous -",
        `mode ${mode}`,
        `sheet ${sheetDigest(SHEET)}`,
      ],
      ...["clock 30", "first 0", `server ${hex(this.#dealer.key)} ${hex(this.#dealer.anchor)}`],
      ...this.devices.map(
        ({ intro }) => `device ${intro.key} ${intro.anchor} ${intro.commit} ${intro.recovery}`,
      ),
      ...holders.map((holder, seat) => `seat ${holder} Name ${seat}`),
    ].join("\n");
    this.session = new Session(this.text);
  }

  put(by: By, body: string, signature = ""): Happening[] {
    const happened = this.session.take(by, body, unhex(signature)!);
    this.log.push([by, body, signature]);
    this.happened.push(...happened);
    return happened;
  }

  /** What a device that has heard everything says. */
  say(device: number, speak: (device: Device, session: Session) => Said | Said[]): void {
    this.devices[device]!.follow(this.session, [device]);
    const said = speak(this.devices[device]!, this.session);
    const all = (Array.isArray(said[0]) ? said : [said]) as Said[];
    for (const [body, signature] of all) this.put(device, body, signature);
  }

  /** Let every device say what is due, round after round. */
  settle(...but: number[]): void {
    for (let spoke = true; spoke;) {
      spoke = false;
      for (const [d, device] of this.devices.entries()) {
        if (but.includes(d)) continue;
        device.follow(this.session, [d]);
        const said = device.due(this.session);
        if (said) this.put(d, ...said);
        spoke ||= said !== null;
      }
    }
  }

  freeze(): void {
    this.put("server", this.#dealer.freeze(this.session));
  }

  throw(dice = 5): Happening[] {
    return this.put("server", this.#dealer.throw(this.session, dice));
  }

  /** A whole roll of the seat that belongs to a device. */
  roll(device: number): Happening[] {
    this.say(device, (d, s) => d.decide(s, device, "throw"));
    this.settle();
    if (this.session.start.mode === "strict") {
      this.freeze();
      this.settle();
    }
    return this.throw();
  }

  sign(session = this.session): [number, string, string] {
    return [session.count, hex(session.head), this.#dealer.sign(session)];
  }
}
