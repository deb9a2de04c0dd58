/** The turn: what a throw of a hand allows, and where each keep leads. */

import { choicesOf, counted, read, sorted, throwsOf, ways, written } from "./dice.ts";
import type { HandData, PackFile, ScoreData } from "./format.ts";
import type { Cast, Keep, Odds } from "./types.ts";

/** The dice of a keep, what they score, and the sets they make. */
interface Scored {
  readonly dice: readonly number[];
  readonly text: string;
  readonly points: number;
  readonly parts: Keep["parts"];
}

/** A cast as the engine needs it: with the keeps as moves, and what only sentences ask for. */
export interface ReadCast extends Cast {
  readonly thrown: readonly number[];
  readonly moves: readonly string[];
  readonly byMove: ReadonlyMap<string, Keep>;
  /** Where a saved throw leads. */
  readonly saved: Keep | null;
}

export class Turn {
  readonly #file: PackFile;
  readonly #scores: readonly Score[];
  readonly #casts: Map<string, ReadCast>[];
  readonly #odds: (Odds | undefined)[] = [];
  readonly #saves: (ReadonlySet<string> | undefined)[] = [];
  /** The hand of a game that is over. */
  readonly none: number;

  constructor(file: PackFile) {
    this.#file = file;
    this.#scores = file.scores.map((score) => new Score(score, file));
    this.#casts = file.hands.map(() => new Map());
    this.none = file.hands.findIndex((hand) => !hand.dice && !hand.locked);
  }

  hand(id: number): HandData {
    const hand = this.#file.hands[id];
    if (!hand) throw new RangeError(`hands are numbered 0 to ${this.#file.hands.length - 1}`);
    return hand;
  }

  score(id: number): Score {
    return this.#scores[this.hand(id).score ?? -1]!;
  }

  /** What a throw of a hand allows; the dice may be in any order. */
  cast(id: number, thrown: readonly number[]): ReadCast {
    const dice = sorted(thrown);
    const text = written(dice);
    let cast = this.#casts[id]!.get(text);
    if (!cast) {
      cast = this.#cast(id, dice, text);
      this.#casts[id]!.set(text, cast);
    }
    return cast;
  }

  /** The numbers of the keeps that a sorted throw allows, before the hand has its say. */
  allowed(id: number, thrown: readonly number[]): readonly number[] {
    const { needs = [] } = this.hand(id);
    if (needs.length && !needs.some((face) => thrown.includes(face))) return [];
    return this.score(id).allowed(thrown);
  }

  #cast(id: number, thrown: readonly number[], text: string): ReadCast {
    const hand = this.hand(id);
    const score = this.score(id);
    const allowed = this.allowed(id, thrown);
    const keeps = allowed.flatMap((number) => {
      const lead = hand.leads?.[number] ?? -1;
      return lead < 0 ? [] : [this.#keep(score.keeps[number]!, lead)];
    });
    const made = { thrown, moves: [] as string[], byMove: new Map<string, Keep>(), saved: null };
    if (keeps.length) {
      const moves = keeps.map((keep) => `keep ${keep.dice.join(" ")}`);
      const byMove = new Map(moves.map((move, index) => [move, keeps[index]!]));
      return { ...made, outcome: "keep", keeps, points: 0, moves, byMove };
    }
    if (allowed.length) return { ...made, outcome: "missed", keeps, points: 0 };
    if (hand.saved && this.#savedThrows(id).has(text)) {
      const { points, lead } = hand.saved;
      const saved = this.#keep({ dice: [], text: "", points, parts: [] }, lead);
      return { ...made, outcome: "saved", keeps, points, saved };
    }
    return { ...made, outcome: "bust", keeps, points: 0 };
  }

  #keep({ dice, points, parts }: Scored, lead: number): Keep {
    const [hand, bank, tally] = this.#file.leads[lead]!;
    return { dice, points, parts, hand, may_bank: bank === 1, tally: tally === 1 };
  }

  #savedThrows(id: number): ReadonlySet<string> {
    return (this.#saves[id] ??= new Set(this.hand(id).saved?.throws.split(" ") ?? []));
  }

  /** The chance that a throw of a hand loses the turn, and the most it scores on average. */
  odds(id: number): Odds {
    return (this.#odds[id] ??= this.#count(id));
  }

  #count(id: number): Odds {
    const { faces } = this.#file.rules;
    const { dice } = this.hand(id);
    if (!dice) return { bust: 0, gain: 0 };
    let [lost, gained] = [0, 0];
    for (const thrown of throwsOf(dice, faces)) {
      const cast = this.cast(id, thrown);
      const weight = ways(thrown);
      if (cast.outcome === "bust" || cast.outcome === "missed") lost += weight;
      else gained += weight * Math.max(cast.points, ...cast.keeps.map(({ points }) => points));
    }
    const all = faces ** dice;
    return { bust: lost / all, gain: gained / all };
  }

  /** A throw that is a bust; null if there is none. */
  worst(id: number): readonly number[] | null {
    const { dice } = this.hand(id);
    if (!dice) return null;
    const throws = throwsOf(dice, this.#file.rules.faces);
    return throws.find((thrown) => this.cast(id, thrown).outcome === "bust") ?? null;
  }
}

/** One of the tables that say what dice score. */
export class Score {
  readonly keeps: readonly Scored[];
  readonly number: ReadonlyMap<string, number>;
  readonly forced: readonly (readonly number[])[] | null;
  readonly #idle: Readonly<Record<string, string>>;
  readonly #alone: ReadonlySet<number>;
  readonly #faces: number;
  #index: ReadonlyMap<string, number> | null = null;

  constructor(data: ScoreData, file: PackFile) {
    const texts = data.keeps ? data.keeps.split(" ") : [];
    this.keeps = texts.map((text, keep) => ({
      text,
      dice: read(text),
      points: data.points[keep]!,
      parts: data.parts[keep]!.map((set) => {
        const { kind, dice, points } = file.sets[set]!;
        return { kind, dice: read(dice), points };
      }),
    }));
    this.number = new Map(texts.map((text, keep) => [text, keep]));
    this.forced = data.forced;
    this.#alone = new Set(data.alone ?? []);
    this.#idle = data.idle ?? {};
    this.#faces = file.rules.faces;
  }

  allowed(thrown: readonly number[]): readonly number[] {
    if (this.forced) return this.forced[this.#throws().get(written(thrown))!]!;
    const fitting = this.#fitting(thrown);
    const together = fitting.filter((keep) => !this.#alone.has(keep));
    return together.length ? together : fitting;
  }

  /** Those of some sorted dice that score nothing beside the others. */
  idle(dice: readonly number[], sets: readonly number[]): readonly number[] {
    const said = this.#idle[written(dice)];
    if (said !== undefined) return read(said);
    let best: Scored | null = null;
    for (const number of this.#fitting(dice)) {
      const keep = this.keeps[number]!;
      const more = best && (keep.points - best.points || keep.dice.length - best.dice.length);
      if (more === null || more > 0) best = keep;
    }
    if (!best) return dice;
    const left = counted(best.dice);
    return dice.filter((face) => left[face]!-- <= 0).filter((face) => !sets.includes(face));
  }

  #fitting(dice: readonly number[]): number[] {
    const found: number[] = [];
    for (const choice of choicesOf(dice)) {
      const keep = this.number.get(written(choice));
      if (keep !== undefined) found.push(keep);
    }
    return found.sort((a, b) => a - b);
  }

  /** The number of each throw among all throws up to as many dice as the table is for. */
  #throws(): ReadonlyMap<string, number> {
    if (this.#index) return this.#index;
    const index = new Map<string, number>();
    for (let dice = 1; index.size < this.forced!.length; dice++)
      for (const thrown of throwsOf(dice, this.#faces)) index.set(written(thrown), index.size);
    return (this.#index = index);
  }
}
