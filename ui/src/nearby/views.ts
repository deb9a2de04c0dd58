/** A room kept by a phone, as all phones see it; the twin of `greed.web.rooms.views`. */

import * as engine from "../engine/whole.ts";
import { hex } from "../lib/fair/bytes.ts";
import type { Dealer } from "../lib/fair/dealer.ts";
import { WAIT } from "../lib/fair/session.ts";
import type { DiceView, GameState, ProofView, RoomView } from "../lib/protocol.ts";
import { awaited, devicesOf, gameOf, statusOf, type Table } from "./table.ts";
import { Refusal } from "./refusal.ts";

export function gameState({ pack, state, session, ply }: Table): GameState | null {
  if (!state || !session) return null;
  const throws = session.due ? [] : ["throw"];
  const [, devices] = awaited(session);
  return {
    ply,
    position: engine.position(pack, state),
    ...{ phase: state.phase, seat: state.seat, scores: state.scores, winners: state.winners },
    legal: state.phase === "throw" ? throws : engine.legalMoves(pack, state),
    waiting: devices.flatMap((device) => session.seatsOf(device)).sort((a, b) => a - b),
  };
}

/** `here`: the seats whose phones are connected. */
export function roomView(table: Table, here: ReadonlySet<number>): RoomView {
  const { setup, pack, seats, session } = table;
  const prepared = devicesOf(table);
  return {
    code: setup.code,
    watch: setup.code,
    status: statusOf(table),
    sheet: pack.sheet,
    seats: seats.map(({ name, key, bot }, seat) => {
      const number = session?.deviceOf(seat) ?? prepared.findIndex((d) => d.seats.includes(seat));
      const notice = session?.warned.get(number);
      return {
        kind: bot ? "bot" : key ? "person" : "open",
        ...{
          name,
          bot,
          here: here.has(seat),
          host: key !== "" && key === seats[setup.keeper]!.key,
        },
        device: number < 0 ? null : number,
        free_from: notice ? notice.time + WAIT : null,
        ...{ fingerprint: null, program: false },
      };
    }),
    dice: diceView(table),
    ...{ clock: null, coach: false, rematch: table.next, created: setup.created },
    ...{ host_free_from: null, listed: false },
  };
}

function diceView(table: Table): DiceView {
  const { session, attempts, previous } = table;
  const common = { mode: "strict", game: gameOf(table) } as const;
  if (!session)
    return {
      ...common,
      ...{ attempt: attempts + 1, previous: previous || null, start: null, words: null, number: 0 },
      ...{ asked: null, awaits: null, waiting: [], frozen: null, warned: [] },
      ...{ away: [], coming: [], barred: [] },
      devices: devicesOf(table).map(({ device, seats }) => ({
        ...{ key: device.key, anchor: device.anchor, seats, renewal: null },
      })),
    };
  const [awaits, waiting] = awaited(session);
  const { start, number } = session;
  return {
    ...common,
    ...{ attempt: attempts, previous: start.previous, start: start.text },
    ...{ words: session.words || null, number, asked: session.asked, awaits, waiting },
    frozen: session.frozen ? { number, devices: session.contributors, since: table.at } : null,
    warned: [...session.warned].map(([device, { time, voices }]) => ({
      ...{ device, since: time, voices: [...voices] },
    })),
    ...{ away: [...session.away], coming: [...session.coming], barred: [...session.barred] },
    devices: session.keys.map((key, device) => ({
      key: hex(key),
      anchor: hex(start.devices[device]!.anchor),
      ...{ seats: session.seatsOf(device), renewal: null },
    })),
  };
}

/** The statements after the first `since`. */
export function proofView({ session }: Table, dealer: Dealer, since: number): ProofView | null {
  if (!session) return null;
  const from = since <= session.count ? since : 0;
  return {
    game: session.start.game,
    start: from === 0 ? session.start.text : null,
    from,
    statements: session.log
      .slice(from)
      .map(({ by, body, signature }) => [by, body, hex(signature)] as const),
    count: session.count,
    head: hex(session.head),
    signature: dealer.sign(session),
  };
}

/** The game as a record, with what it takes to verify its dice. */
export function recordOf({ session, state, events, pack, setup }: Table, dealer: Dealer): string {
  if (!session || !state) throw new Refusal("not_started", ["refused-not-started"]);
  const tags = {
    date: new Date(setup.created * 1000).toISOString().slice(0, 10),
    ...{ game: session.start.game, protocol: "1" },
    signed: `${session.count}:${dealer.sign(session)}`,
  };
  const proof = session.log.map(
    ({ by, body, signature }) => `${by} ${hex(signature) || "-"} ${body}`,
  );
  const seats = session.start.seats.map(({ name }) => name);
  const { first } = session.start;
  const position = typeof first === "string" ? { position: first } : {};
  const headers = { seats, first: state.first, dice: "strict", tags, ...position };
  return engine.writeRecord(pack, headers, events, [session.start.text, ...proof]);
}
