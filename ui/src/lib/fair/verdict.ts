/** What a verification comes to. */

/** From good to bad, by the names that `greed verify` uses. */
export type Level = "verified" | "gaps" | "cut" | "debt" | "witness" | "wrong";

export interface Verdict {
  readonly level: Level;
  /** Nothing is wrong, and nothing is missing. */
  readonly ok: boolean;
  /** The sentence for people. */
  readonly said: string;
  readonly throws: number;
  /** What else people should know. */
  readonly notes: readonly string[];
}

export function failed(said: string, level: Level = "wrong"): Verdict {
  return { level, ok: false, said, throws: 0, notes: [] };
}
