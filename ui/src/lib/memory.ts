/** What this browser remembers: a name, the rooms with their tokens, and a few wishes. */

export interface Remembered {
  code: string;
  tokens: string[];
  title: string;
  who: string;
  at: number;
  over?: boolean;
  /** Noted before the first throw, for the verification: the commitment, and the own seeds. */
  commitment?: string;
  seeds?: Record<number, string>;
  /** Where the own chains of strict dice begin: who has them can play, and see what is to come. */
  chains?: Record<number, string>;
}

const ROOMS = "greed.rooms";
const NAME = "greed.name";
const PACE = "greed.pace";
const COACH = "greed.coach";
const KEPT = 30;

export type Pace = "calm" | "brisk" | "instant";

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing plays all the same, until it is reloaded.
    session.set(key, value);
  }
}

const session = new Map<string, unknown>();

export function rooms(): Remembered[] {
  return (session.get(ROOMS) as Remembered[] | undefined) ?? read<Remembered[]>(ROOMS, []);
}

export function room(code: string): Remembered | undefined {
  return rooms().find((known) => known.code === code);
}

export function tokens(code: string): string[] {
  return room(code)?.tokens ?? [];
}

/** Remember a room, or more about one; the latest come first. */
export function remember(code: string, more: Partial<Remembered>): void {
  const before = room(code) ?? { code, tokens: [], title: "", who: "", at: 0 };
  const merged = { ...before, ...more, tokens: union(before.tokens, more.tokens ?? []) };
  const others = rooms().filter((known) => known.code !== code);
  write(ROOMS, [{ ...merged, at: Date.now() }, ...others].slice(0, KEPT));
}

export function forget(code: string): void {
  write(
    ROOMS,
    rooms().filter((known) => known.code !== code),
  );
}

function union(a: readonly string[], b: readonly string[]): string[] {
  return [...new Set([...a, ...b])];
}

export const name = (): string => read(NAME, "");
export const setName = (value: string): void => write(NAME, value);
export const coach = (): boolean => read(COACH, false);
export const setCoach = (open: boolean): void => write(COACH, open);
export const pace = (): Pace => read<Pace>(PACE, "calm");
export const setPace = (value: Pace): void => write(PACE, value);

/** Text that nobody can guess, from the browser's own entropy (also over plain http). */
export function chance(bytes = 12): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
