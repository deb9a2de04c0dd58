/** Saying no to another phone, in the words of the protocol and in the language of that phone. */

import "../language/nearby.ts";
import { say, type Fields } from "../language/messages.ts";
import { DiceError } from "../lib/sealed/chain.ts";
import type { ErrorCode } from "../lib/protocol.ts";

/** A message for people; or a text that only programs meet. */
type Why = readonly [id: string, fields?: Fields] | string;

export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly why: Why,
    readonly legal: readonly string[] = [],
  ) {
    super(typeof why === "string" ? why : say(...why));
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
    const { code, legal, why } = error;
    const said = typeof why === "string" ? {} : { said: why };
    return { status: code === "illegal" ? 422 : 409, body: { code, message, ply, legal, ...said } };
  }
  if (error instanceof DiceError) return { status: 409, body: { code: "misstated", message, ply } };
  console.warn(error);
  return { status: 500, body: { code: "fault", message, ply } };
}

/** What another phone has refused, said in the language of this one, if it knows the message. */
export function understood<T>(problem: T): T {
  const { said } = Object(problem) as { said?: unknown };
  const [id, fields] = Array.isArray(said) ? (said as unknown[]) : [];
  if (typeof id !== "string" || !id.startsWith("refused-")) return problem;
  try {
    return { ...problem, message: say(id, Object(fields) as Fields) };
  } catch {
    return problem; // a phone with a newer page knows more messages
  }
}
