/** Saying no to another phone, in the words of the protocol and in the language of that phone. */

import "../language/nearby.ts";
import { say, type Fields } from "../language/messages.ts";
import { DiceError } from "../lib/sealed/chain.ts";
import type { ErrorCode, Problem } from "../lib/protocol.ts";

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

/** A problem with what another phone says it in, so that this one's page finds its own words. */
type Said = Problem & { readonly said?: Why };

export function problemOf(error: unknown, ply: number): Said {
  const { message } = error as Error;
  if (error instanceof Refusal) {
    const { code, legal, why } = error;
    return { code, message, ply, legal, ...(typeof why === "string" ? {} : { said: why }) };
  }
  if (error instanceof DiceError) return { code: "misstated", message, ply };
  console.warn(error);
  return { code: "fault", message, ply };
}

/** What another phone has said; a refusal in the language of this one, if it knows the message. */
export function understood<T extends { readonly type: string }>(heard: T): T {
  const { problem } = heard as { problem?: { said?: unknown } };
  const { said } = Object(problem) as { said?: unknown };
  const [id, fields] = Array.isArray(said) ? (said as unknown[]) : [];
  if (typeof id !== "string" || !id.startsWith("refused-")) return heard;
  try {
    return { ...heard, problem: { ...problem, message: say(id, Object(fields) as Fields) } };
  } catch {
    return heard; // a phone with a newer page knows more messages
  }
}
