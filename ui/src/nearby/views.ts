/** A room kept by a phone, as all phones see it; the twin of `greed.web.log`. */

import * as engine from "../engine/whole.ts";
import type { DiceView, GameState, RoomView } from "../lib/protocol.ts";
import { hex } from "../lib/sealed/bytes.ts";
import { devicesOf, nextDeviceAt, statusOf, type Table } from "./table.ts";
import { Refusal } from "./refusal.ts";

/** Seconds that a player who was called has to come back. */
export const ABSENCE = 60;

export function gameState({ pack, state, course, asks, ply }: Table): GameState | null {
  if (!state) return null;
  const throws = state.phase === "throw" ? ["throw"] : engine.legalMoves(pack, state);
  return {
    ply,
    position: engine.position(pack, state),
    ...{ phase: state.phase, seat: state.seat, scores: state.scores, winners: state.winners },
    legal: asks === null ? throws : [],
    ...(asks === null ? {} : { rolling: course!.k }),
  };
}

/** `here`: the seats whose phones are connected. */
export function roomView(table: Table, here: ReadonlySet<number>): RoomView {
  const { setup, pack, seats, called } = table;
  return {
    code: setup.code,
    watch: setup.code,
    status: statusOf(table),
    sheet: pack.sheet,
    seats: seats.map(({ name, key, bot }, seat) => {
      const since = called.get(seat);
      return {
        kind: bot ? "bot" : key ? "person" : "open",
        ...{ name, bot, here: here.has(seat) },
        host: key !== "" && key === seats[setup.keeper]!.key,
        device: nextDeviceAt(table, seat) || null,
        free_from: since === undefined ? null : since + ABSENCE,
        program: false,
      };
    }),
    dice: diceView(table),
    ...{ clock: 0, coach: false, rematch: table.next, created: setup.created },
    ...{ host_free_from: null, listed: false },
  };
}

function diceView(table: Table): DiceView {
  const { course, setup } = table;
  const fresh = devicesOf(table).map(({ device, seats }) => ({
    ...{ name: device.name, seats, rolls: 0, took: 0, silent: 0, out: false },
  }));
  const devices = course?.devices.map(({ name, seats, rolls, took, silent, out }) => ({
    ...{ name, seats, rolls, took, silent, out },
  }));
  return { mode: "fair", game: setup.game, sealed: course !== null, devices: devices ?? fresh };
}

/** The game as a record, with what it takes to verify its dice. */
export function recordOf({ course, sealed, state, events, pack, setup }: Table): string {
  if (!course || !state) throw new Refusal("not_started", ["refused-not-started"]);
  const tags = {
    date: new Date(setup.created * 1000).toISOString().slice(0, 10),
    ...{ game: setup.game, head: hex(course.head) },
  };
  const proof = [course.start, ...sealed].map((entry) => JSON.stringify(entry));
  const seats = course.start[6].map(([player]) => player);
  const { first } = setup;
  const position = typeof first === "string" ? { position: first } : {};
  const headers = { seats, first: state.first, dice: "fair", tags, ...position };
  return engine.writeRecord(pack, headers, events, proof);
}
