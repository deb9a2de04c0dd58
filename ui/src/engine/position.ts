/** A position as one line of text: the twin of `greed.core.position`, which names the fields. */

import { read, written } from "./dice.ts";
import type { Opened } from "./pack.ts";
import type { Phase, Standing, State } from "./types.ts";

const MARKS = ["?", "", "x"] as const;
const PHASES = ["offer", "throw", "keep", "decide", "over"];

/** The sheet as a position names it. */
function sheetOf(pack: Opened): string {
  return (pack.sheet.name || pack.sheet.title).replaceAll(" ", "%20");
}

export function position(pack: Opened, state: State): string {
  const { offer, final } = state;
  const scores = state.scores.map(
    (score, seat) =>
      `${score}${MARKS[state.standing[seat]!]}${"!".repeat(state.strikes[seat]!)}` +
      (state.away?.includes(seat) ? "~" : ""),
  );
  const points = [state.points, state.base, state.best];
  while (points.length > 1 && !points.at(-1)) points.pop();
  const barred = state.phase === "decide" && !state.may_bank;
  return [
    sheetOf(pack),
    scores.join(","),
    `${state.seat + 1}/${state.first + 1}`,
    state.phase === "over" ? `over:${seats(state.winners)}` : state.phase,
    handText(pack, state.hand, barred),
    written(state.throw) || "-",
    points.join("/"),
    offer ? `${offer.points}@${handText(pack, offer.hand)}` : "-",
    final ? `${final.leader + 1}>${seats(final.queue)}${final.beaten ? "!" : ""}` : "-",
    state.ply,
  ].join(" ");
}

function seats(numbers: readonly number[]): string {
  return numbers.map((seat) => seat + 1).join(",");
}

function handText(pack: Opened, id: number, barred = false): string {
  const { dice, attempt, locked, dead, opening, sets } = pack.turn.hand(id);
  const flags = [attempt && "a", locked && "l", dead && "d", barred && "!"].filter(Boolean);
  const more = (opening ? `o${opening}` : "") + (sets.length ? `+${written(sets)}` : "");
  return `${dice}${flags.join("")}${more}`;
}

/**
 * The state that a line describes. It checks that the line can be read, not that a game can come to
 * it; `greed show` does both.
 */
export function parsePosition(pack: Opened, line: string): State {
  const fields = line.trim().split(/\s+/);
  if (fields.length !== 10)
    throw new RangeError(`a position has 10 fields, not ${fields.length}: ${line}`);
  const [sheet, scores, seat, phase, hand, thrown, points, offer, final, ply] = fields as Ten;
  if (sheet !== sheetOf(pack))
    throw new RangeError(`this position is of ${sheet}, not of ${sheetOf(pack)}`);
  const rows = scores.split(",").map((text) => matched("scores", /^(-?\d+)([?x]?)(!*)(~?)$/, text));
  const turn = matched("seat", /^(\d+)\/(\d+)$/, seat);
  const [word = "", won = ""] = phase.split(":");
  if (!PHASES.includes(word)) throw new RangeError(`phase: expected one of ${PHASES.join(", ")}`);
  const [so = 0, base = 0, best = 0] = points.split("/").map((text) => number("points", text));
  const offered = offer === "-" ? null : matched("offer", /^(\d+)@(\S+)$/, offer);
  const round = final === "-" ? null : matched("final", /^(\d+)>([\d,]*)(!?)$/, final);
  const away = rows.flatMap((row, index) => (row[4] ? [index] : []));
  return {
    phase: word as Phase,
    seat: Number(turn[1]) - 1,
    first: Number(turn[2]) - 1,
    scores: rows.map((row) => Number(row[1])),
    standing: rows.map((row) => MARKS.indexOf(row[2] as (typeof MARKS)[number]) as Standing),
    strikes: rows.map((row) => row[3]!.length),
    ...{ points: so, base, best },
    hand: handOf(pack, hand.replace("!", "")),
    may_bank: word === "decide" && !hand.includes("!"),
    throw: thrown === "-" ? [] : read(thrown),
    offer: offered && { points: Number(offered[1]), hand: handOf(pack, offered[2]!) },
    final: round && {
      leader: Number(round[1]) - 1,
      queue: seatsOf(round[2]!),
      beaten: round[3] === "!",
    },
    ply: number("ply", ply),
    winners: seatsOf(won),
    ...(away.length ? { away } : {}),
  };
}

type Ten = [string, string, string, string, string, string, string, string, string, string];

function matched(field: string, pattern: RegExp, text: string): RegExpExecArray {
  const found = pattern.exec(text);
  if (!found) throw new RangeError(`${field}: "${text}" can't be read`);
  return found;
}

function number(field: string, text: string): number {
  return Number(matched(field, /^\d+$/, text)[0]);
}

function seatsOf(text: string): number[] {
  return text ? text.split(",").map((seat) => Number(seat) - 1) : [];
}

function handOf(pack: Opened, text: string): number {
  const id = pack.file.hands.findIndex((_, hand) => handText(pack, hand) === text);
  if (id < 0) throw new RangeError(`hand: no turn of these rules comes to "${text}"`);
  return id;
}
