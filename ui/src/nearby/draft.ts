/** What a request comes to: the entries of the next step, found without touching the room. */

import type { Pack, State } from "../engine/types.ts";
import * as engine from "../engine/whole.ts";
import type { Told } from "../lib/protocol.ts";
import { hex } from "../lib/sealed/bytes.ts";
import { VERSION } from "../lib/sealed/chain.ts";
import type { Dealer } from "../lib/sealed/dealer.ts";
import type * as sealed from "../lib/sealed/course.ts";
import { sheetDigest } from "../lib/sealed/sheet.ts";
import { random } from "../local/dice.ts";
import { deviceAt, devicesOf, fold, type Entry, type Mover, type Table } from "./table.ts";

/** Seats whose phones are connected. */
type Here = ReadonlySet<number>;

export class Draft {
  readonly entries: Entry[] = [];
  readonly heard: Told[] = [];
  table: Table;

  constructor(
    before: Table,
    at: number,
    readonly dealer: Dealer,
    readonly here: Here,
  ) {
    this.table = { ...before, seq: before.seq + 1, at };
  }

  /** Take an entry in. Throws if it can't happen; the draft is not to be used any more then. */
  take(entry: Entry): void {
    const [after, heard] = fold(this.table, entry);
    this.table = after;
    this.heard.push(...heard);
    this.entries.push(entry);
  }

  /** Start the game: with a text that names everybody's devices. */
  begin(): void {
    this.take({ kind: "start", start: startOf(this.table, hex(this.dealer.chain.anchor)) });
    this.deal();
  }

  move(move: string, by: Mover, id?: string): void {
    this.take({ kind: "move", move, by, ...(id ? { id } : {}) });
  }

  /** Do all that is the host's to do now: ask for links, let dice fall, play for bots. */
  deal(): void {
    for (;;) {
      const { course, state, pack, asks, seats, abandoned, skips } = this.table;
      if (!course || abandoned || state?.phase === "over") return;
      const rolled = this.dealer.roll(course);
      if (rolled) this.#dice(rolled);
      else if (course.asked) return;
      else if (course.again) this.#ask(course.again[2], course.again[4], course.again[5]);
      else if (this.#joins()) continue;
      else if (!state) this.#ask("", 1, seats.length);
      else if (asks !== null) this.#ask(asks, engine.hand(pack, state.hand).dice, pack.sheet.faces);
      else if (seats[state.seat]!.bot)
        this.move(moveOf(pack, seats[state.seat]!.bot!, state), "bot");
      else if (skips) this.move(patient(pack, state), "host");
      else return;
    }
  }

  /** Give the roll up for devices that have been silent; `away`: so has the player who asked. */
  void(away = false): void {
    const { course } = this.table;
    const silent = course && this.dealer.void(course, away);
    if (!silent) return;
    this.#dice(silent);
    this.deal();
  }

  #ask(by: string, dice: number, faces: number): void {
    const names = [...this.here].map((seat) => deviceAt(this.table, seat));
    this.#dice(this.dealer.ask(this.table.course!, by, dice, faces, new Set(names)));
  }

  /** Let devices take part that have come since the start; whether there were any. */
  #joins(): boolean {
    const fresh = devicesOf(this.table);
    for (const { device, seats } of fresh)
      this.#dice(["joined", device.name, device.anchor, seats]);
    return fresh.length > 0;
  }

  #dice(entry: sealed.Entry): void {
    this.take({ kind: "dice", entry });
  }
}

/** What a bot does; like everybody it asks for its dice. */
function moveOf(pack: Pack, bot: string, state: State): string {
  return state.phase === "throw" ? "throw" : engine.choose(pack, bot, state, random);
}

/** What is done for a player who is away: keep what scores most, and bank as soon as that is possible. */
function patient(pack: Pack, state: State): string {
  if (state.phase === "throw") return "throw";
  const legal = engine.legalMoves(pack, state);
  if (state.phase === "keep") {
    const { keeps } = engine.cast(pack, state, state.throw);
    const best = keeps.reduce((one, other) => (other.points > one.points ? other : one));
    return `keep ${best.dice.join(" ")}`;
  }
  return ["decline", "bank", "roll"].find((move) => legal.includes(move))!;
}

function startOf(table: Table, anchor: string): sealed.Start {
  const { setup, pack, seats } = table;
  const devices = devicesOf(table);
  // Whose device hasn't come in time, it takes part from the next roll on.
  const players = seats.map(({ name }, seat): readonly [string, string] => [
    name,
    table.prepared.get(seat)?.name ?? "",
  ]);
  const first =
    typeof setup.first === "string"
      ? engine.begun(pack, seats.length, setup.first).first
      : setup.first;
  const listed = devices.map(({ device }): readonly [string, string] => [
    device.name,
    device.anchor,
  ]);
  return [VERSION, setup.game, sheetDigest(pack.rules), first, anchor, listed, players];
}
