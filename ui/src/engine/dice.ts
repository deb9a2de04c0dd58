/** Dice as multisets: their text, and every throw with its chance. */

/** Sorted dice as a pack writes them, such as "115". */
export function written(dice: readonly number[]): string {
  return dice.join("");
}

/** The dice that a text of a pack stands for. */
export function read(text: string): number[] {
  return Array.from(text, Number);
}

export function sorted(dice: readonly number[]): number[] {
  return [...dice].sort((a, b) => a - b);
}

/** How often each face is there; the face is the index. */
export function counted(dice: readonly number[]): number[] {
  const counts = Array<number>(10).fill(0);
  for (const face of dice) counts[face]! += 1;
  return counts;
}

/** Every throw of this many dice, sorted, in the order of their texts. */
export function throwsOf(dice: number, faces: number): number[][] {
  const found: number[][] = [];
  const thrown: number[] = [];
  const extend = (least: number): void => {
    if (thrown.length === dice) {
      found.push([...thrown]);
      return;
    }
    for (let face = least; face <= faces; face++) {
      thrown.push(face);
      extend(face);
      thrown.pop();
    }
  };
  extend(1);
  return found;
}

/** In how many ways dice can fall so that they show this throw. */
export function ways(thrown: readonly number[]): number {
  let found = 1;
  const seen = Array<number>(10).fill(0);
  thrown.forEach((face, index) => (found = (found * (index + 1)) / ++seen[face]!));
  return found;
}

/** Every choice of at least one die of a sorted throw, each once. */
export function choicesOf(thrown: readonly number[]): number[][] {
  let found: number[][] = [[]];
  for (let at = 0; at < thrown.length;) {
    const face = thrown[at]!;
    let end = at;
    while (thrown[end] === face) end += 1;
    const longer = [...found];
    for (let count = 1; count <= end - at; count++)
      for (const dice of found) longer.push([...dice, ...Array<number>(count).fill(face)]);
    found = longer;
    at = end;
  }
  return found.slice(1);
}
