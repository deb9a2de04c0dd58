/** Choosing dice of a throw: which legal choice the chosen ones are, and if none, why. */

import type { Choice, GameView } from "./game.ts";

/** The text of a keep: its faces ascending, as the server writes them. */
export function keepText(faces: readonly number[]): string {
  return ["keep", ...[...faces].sort((a, b) => a - b)].join(" ");
}

export function chosenFaces(dice: readonly number[], chosen: ReadonlySet<number>): number[] {
  return dice.filter((_, index) => chosen.has(index));
}

export function choiceOf(game: GameView, chosen: ReadonlySet<number>): Choice | undefined {
  const faces = chosenFaces(game.throw?.dice ?? [], chosen);
  return faces.length ? game.choices.find((choice) => choice.move === keepText(faces)) : undefined;
}

/** Why the chosen dice are not a legal keep; undefined if the server has to be asked. */
export function whyNotKeep(game: GameView, chosen: ReadonlySet<number>): string | undefined {
  const faces = chosenFaces(game.throw?.dice ?? [], chosen);
  return faces.length ? game.why_not[keepText(faces)] : game.why_not["roll"];
}

/** Whether a face is part of any legal keep. */
export function canKeep(game: GameView, face: number): boolean {
  return game.choices.some((choice) => choice.dice?.includes(face));
}

/** The dice to choose for "take all": the legal keep of most points, and of these the largest. */
export function takeAll(game: GameView): Set<number> {
  const best = [...game.choices].sort(
    (a, b) => (b.points ?? 0) - (a.points ?? 0) || (b.dice?.length ?? 0) - (a.dice?.length ?? 0),
  )[0];
  return best ? indexesOf(game.throw?.dice ?? [], best.dice ?? []) : new Set();
}

/** Places in the throw at which these faces lie. */
export function indexesOf(thrown: readonly number[], faces: readonly number[]): Set<number> {
  const left = [...faces];
  const found = new Set<number>();
  thrown.forEach((face, index) => {
    const at = left.indexOf(face);
    if (at >= 0) {
      left.splice(at, 1);
      found.add(index);
    }
  });
  return found;
}

/** The places of the dice that a move such as "keep 1 5" names; none for another move. */
export function placesOf(game: GameView | null, move: string): Set<number> {
  const [word, ...faces] = move.split(" ");
  return word === "keep" ? indexesOf(game?.throw?.dice ?? [], faces.map(Number)) : new Set();
}

/** A press of a number key: the next die of that face is chosen too; after the last, none is. */
export function pressFace(
  thrown: readonly number[],
  chosen: ReadonlySet<number>,
  face: number,
): Set<number> {
  const places = thrown.flatMap((die, index) => (die === face ? [index] : []));
  const free = places.find((index) => !chosen.has(index));
  const next = new Set(chosen);
  if (free !== undefined) next.add(free);
  else places.forEach((index) => next.delete(index));
  return next;
}
