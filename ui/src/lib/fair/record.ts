/** A record as JSON Lines, as far as verifying it needs. */

export interface RecordHead {
  readonly sheet: Record<string, unknown> & { dice: { count: number; faces?: number } };
  readonly seats: readonly string[];
  readonly first?: number;
  readonly position?: string;
  readonly dice: string;
  readonly tags: Record<string, string>;
}

export interface RecordEvent {
  readonly event: number;
  readonly seat: number;
  readonly throw?: readonly number[];
  readonly move?: string;
}

export interface Reading {
  readonly head: RecordHead;
  readonly events: readonly RecordEvent[];
  /** The record says that the game came to its end. */
  readonly over: boolean;
  /** The start text, and one line per statement. */
  readonly proof: readonly string[];
}

/** Read a record; null if it isn't one. */
export function readRecord(record: string): Reading | null {
  const lines = record.split("\n").filter((line) => line.trim());
  try {
    const [head, ...rest] = lines.map((line) => JSON.parse(line) as object);
    if (!head || !("tags" in head) || !("sheet" in head) || !("seats" in head)) return null;
    const events = rest.filter((line) => "event" in line) as RecordEvent[];
    if (events.some((event) => "throw" in event && "move" in event)) return null;
    const proof = rest.flatMap((line) => ("proof" in line ? [String(line.proof)] : []));
    const over = rest.some((line) => "result" in line && line.result !== null);
    return { head: head as RecordHead, events, over, proof };
  } catch {
    return null;
  }
}
