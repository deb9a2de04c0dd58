/** A game that was played, roll by roll: what fell, what was done about it, and what that cost. */

import * as engine from "../engine/whole.ts";
import type { Pack, PlayEvent, State } from "../engine/types.ts";
import { indexesOf } from "../lib/choosing.ts";
import { labelOf } from "../lib/label.ts";
import { nameAt } from "../lib/rivals.ts";
import { tell } from "../lib/words.ts";
import { Board } from "../local/board.ts";
import { entriesOf } from "../local/entries.ts";
import type { Played } from "../local/types.ts";
import { placed, roundsOf, skills } from "./measures.ts";
import { MOST } from "./statistics.ts";
import type { Made, Step, Story } from "./types.ts";
import { rulesIn } from "../lib/format.ts";

/** The seats that were ours: those of people, unless the game says which. */
export function mineOf({ game }: Played): number[] {
  return [...(game.mine ?? game.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat])))];
}

/** The players' names, bots as the people they are here; a person alone at this device who gave none is "You", as at the table. */
export function namesOf(played: Played): string[] {
  const mine = mineOf(played);
  return played.game.seats.map(({ name, bot }, seat) =>
    labelOf(bot ? nameAt(name, bot) : name, seat, mine.length === 1 && mine[0] === seat),
  );
}

export function storyOf(pack: Pack, played: Played): Story {
  const { game, first, from, events } = played;
  const names = namesOf(played);
  const states = engine.replay(pack, names.length, from, events);
  const review =
    names.length <= MOST ? engine.review(pack, names.length, from, events, false) : null;
  const decisions = review ? placed(pack, states, events, review) : [];
  const rounds = roundsOf(states, events);
  const opening = states[0]!;
  const began = opening.scores.length;
  const board = new Board({ ...game, seats: game.seats.slice(0, began) }, pack);
  board.take({ kind: "start", first });
  /** Those who have yet to join have nothing. */
  const scored = ({ scores }: State): number[] => names.map((_, seat) => scores[seat] ?? 0);
  const entries = entriesOf(events, names.slice(began));
  const steps: Step[] = [
    {
      ...{ kind: "start", from: 0, to: 0, seat: first, round: 1, dice: [], chosen: [], kept: [] },
      ...{ bust: false, points: 0, scores: scored(opening), lines: [], decisions: [], luck: 0 },
      chances: review?.worth[0] ?? null,
    },
  ];
  events.forEach((event, at) => {
    const kept = board.kept;
    const told = board.take(entries[at]!);
    const before = states[at]!;
    const after = states[at + 1]!;
    if (begins(before, event)) {
      const dice = typeof event === "string" ? [] : event;
      steps.push({
        ...steps.at(-1)!,
        ...{ kind: kindOf(event), from: at, seat: before.seat, round: rounds[at]!, dice, kept },
        ...{ chosen: [], lines: [], decisions: [], luck: review?.luck[at] ?? 0 },
        bust: dice.length > 0 && after.seat !== before.seat,
      });
    }
    const made = decisions
      .filter((each) => each.event === at + 1)
      .map((each): Made => ({ ...each, position: engine.position(pack, before) }));
    const step = steps.pop()!;
    const lines = told.flatMap((each) => tell(each, (seat) => names[seat]!) ?? []);
    steps.push({
      ...step,
      to: at + 1,
      chosen: keptOf(event) ? [...indexesOf(step.dice, keptOf(event)!)] : step.chosen,
      points: pointsOf(before.points, after.points, after.seat === before.seat),
      scores: scored(after),
      lines: [...step.lines, ...lines],
      chances: review?.worth[at + 1] ?? null,
      decisions: [...step.decisions, ...made],
    });
  });
  return {
    id: game.id,
    rules: rulesIn(pack.sheet),
    title: pack.sheet.title,
    target: pack.sheet.target,
    names,
    bots: game.seats.map(({ bot }) => bot),
    mine: mineOf(played),
    created: game.created,
    over: states.at(-1)!.phase === "over",
    steps,
    accounts: review?.accounts ?? [],
    skills: review ? skills(review, decisions) : [],
    caveat: review?.caveat ?? "",
    estimated: !engine.exact(pack, names.length),
    players: engine
      .bots(pack)
      .map(({ name }) => name)
      .filter((name) => review || name !== "optimal"),
  };
}

/** Whether an event is where people would say that something new happens. */
function begins(before: State, event: PlayEvent): boolean {
  // Who comes or goes while dice lie there is told beside them.
  if (engine.isChange(event)) return before.phase === "throw" || before.phase === "offer";
  return typeof event !== "string" || /^(accept|decline|forfeit|points)/.test(event);
}

function kindOf(event: PlayEvent): Step["kind"] {
  if (typeof event !== "string") return "roll";
  return event === "accept" || event === "decline" ? "offer" : "end";
}

function keptOf(event: PlayEvent): number[] | null {
  const [word, ...faces] = typeof event === "string" ? event.split(" ") : [];
  return word === "keep" ? faces.map(Number) : null;
}

/** The points of the turn at the end of a step: those that were banked stay to be seen. */
function pointsOf(before: number, after: number, goesOn: boolean): number {
  return goesOn ? after : before;
}
