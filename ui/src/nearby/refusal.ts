/** Saying no to another phone, in the words of the protocol. */

import { Misstatement } from "../lib/fair/start.ts";
import type { ErrorCode } from "../lib/protocol.ts";

export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly legal: readonly string[] = [],
  ) {
    super(message);
  }
}

/** What a request is answered with: a status of HTTP, and JSON or a text. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export function refused(error: unknown, ply: number): Answer {
  const { message } = error as Error;
  if (error instanceof Refusal) {
    const { code, legal } = error;
    return { status: code === "illegal" ? 422 : 409, body: { code, message, ply, legal } };
  }
  if (error instanceof Misstatement)
    return { status: 409, body: { code: "misstated", message, ply } };
  console.warn(error);
  return { status: 500, body: { code: "fault", message, ply } };
}
