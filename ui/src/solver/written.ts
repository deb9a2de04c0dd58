/** A solution as bytes that this device keeps: a line of JSON, then the numbers as they are. */

import { offersOf, sealed } from "../engine/apart.ts";
import type { PackFile, ValuesData } from "../engine/format.ts";
import type { Opened } from "../engine/pack.ts";
import type { Task } from "../engine/solving.ts";
import { MOST_TURNS, mostTurns } from "./ends.ts";
import type { Answer } from "./race.ts";
import type { TableName, ThreeAnswer } from "./three.ts";
import { ON } from "../engine/status.ts";

const FIRST = 13;
const EACH = 5;
const REFUSED: Readonly<Record<number, string>> = {
  1: "a fine for busts together with an entry: a score may fall below 0",
  2: "bonus turns together with carryovers",
  3: "bonus turns where the points of a turn have no bound",
  4: "a turn may go on for ever, or nearly",
  5: "a turn can come too far beyond the target",
  6: "the leader can always be beaten, so the game may never end",
  7: "leaders are beaten so often that the final round doesn’t settle",
};
const UNSETTLED = "turns lead back to each other so often that its values don’t settle";
export const UNSHOWN =
  "games by these rules may go on for so long that nobody can say what they are worth";
const MOST_AMPLIFIED = 1e-4;

/** An answer as a file of values, as `withValues` reads it. */
export async function written(
  pack: Opened,
  task: Task,
  answer: Answer,
): Promise<Uint8Array<ArrayBuffer>> {
  return file(pack, { offers: offersOf(pack), values: valuesOf(pack, task, answer) });
}

/** The same of a game between three. */
export async function writtenThree(
  pack: Opened,
  { unit, statuses }: Task,
  { tables, settled, ...rest }: ThreeAnswer,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!settled) throw new Error(UNSETTLED);
  const every = Object.entries(tables).map(([name, row]) => [name, bytes(row)]);
  const rows = Object.fromEntries(every) as Record<TableName, Bytes>;
  return file(pack, { offers: offersOf(pack), three: { ...rest, unit, statuses, ...rows } });
}

function file(
  pack: Opened,
  body: Pick<PackFile, "values" | "three"> & { offers: unknown },
): Promise<Uint8Array<ArrayBuffer>> {
  const rows: Uint8Array[] = [];
  const text = JSON.stringify({ sheet: { hash: pack.sheet.hash }, ...body }, (_, each: unknown) => {
    if (!(each instanceof Uint8Array)) return each;
    rows.push(each);
    return each.length;
  });
  return sealed([new TextEncoder().encode(`${text}\n`), ...rows]);
}

/** The values of an answer; throws a sentence if the rules have none. */
export function valuesOf(pack: Opened, task: Task, answer: Answer): ValuesData {
  const [why, groups, target, lowest, seconds, rows, deficits, offers, step] = answer.whole as [
    number, number, number, number, number, number, number, number, number,
  ]; // prettier-ignore
  if (why) throw new Error(REFUSED[why] ?? "these rules can’t be solved");
  if (answer.said[1]! > MOST_AMPLIFIED) throw new Error(UNSETTLED);
  const turns = mostTurns(pack);
  if (!(turns < MOST_TURNS && answer.said[0]! * turns < MOST_AMPLIFIED)) throw new Error(UNSHOWN);
  const { statuses } = task;
  const race: ValuesData["race"][number][] = [];
  const kept: KeptGroup[] = [];
  for (let g = 0; g < groups; g++) {
    const [at, size, tried, begins, board] = answer.whole.slice(
      FIRST + EACH * g,
      FIRST + EACH * (g + 1),
    ) as [number, number, number, number, number];
    const [mine, other] = [
      statuses[Math.floor(g / seconds / statuses.length)]!,
      statuses[Math.floor(g / seconds) % statuses.length]!,
    ];
    const second = g % seconds === 1;
    const [height, width] = [mine, other].map(([standing]) => (standing === ON ? target : 1));
    const data = bytes(answer.values.subarray(at, at + size));
    race.push({ mine, other, second, rows: height!, columns: width!, ...data });
    if (tried < 0 && begins < 0) continue;
    const most = offers * target;
    const exact =
      tried >= 0
        ? answer.tried.subarray(tried, tried + most * width!)
        : answer.entered.subarray(board * most * target, (board + 1) * most * target);
    kept.push({ mine, other, second, columns: width!, begins, exact: bytes(exact) });
  }
  const standings = [...new Set(statuses.map(([standing]) => standing))];
  const final = standings.map((standing) => ({
    standing,
    behind: line(answer.behind, standing, deficits),
    bonus: line(answer.bonus, standing, deficits),
  }));
  return {
    ...{ unit: task.unit, lowest, rounds: task.rounds, rounding: 0, bits: 64 },
    residual: Math.round(answer.said[0]! * 1e9),
    ...{ race, final },
    ...(offers
      ? {
          kept: {
            ...{ target, offers, step, rows, deficits, groups: kept },
            held: bytes(answer.kept),
            taken: bytes(answer.taken),
          },
        }
      : {}),
  };
}

/** One row of a table, by standing. */
function line(
  row: Float64Array<ArrayBuffer>,
  standing: number,
  columns: number,
): { rows: number; columns: number; data: Uint8Array<ArrayBuffer> } {
  const data = bytes(row.subarray(standing * columns, (standing + 1) * columns));
  return { rows: 1, columns, ...data };
}

type KeptGroup = NonNullable<ValuesData["kept"]>["groups"][number];

interface Bytes {
  readonly data: Uint8Array<ArrayBuffer>;
}

function bytes(
  row: Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
): Bytes {
  return { data: new Uint8Array(row.buffer, row.byteOffset, row.byteLength) };
}
