/** How the page talks to whatever keeps a room: a server, or a phone in the same room. */

import type { Answer, Ask, RefusedMessage } from "./protocol.ts";

/** A line as a WebSocket is one. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What `readyState` says, as of a WebSocket. */
export const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];

/** What of a room is read as a text. */
export interface Paper {
  readonly do: "read";
  readonly what: "pack" | "record" | "sheet";
}

export interface Link {
  /** Ask for something in a room. */
  ask(code: string, asked: Ask | Paper, tokens: readonly string[]): Promise<Said>;
  /** A line to a room. */
  socket(code: string): Socket;
}

/** What a phone answers. */
export type Said = Answer | RefusedMessage | { readonly type: "text"; readonly text: string };

/** The phones that keep rooms, by the codes of those. */
export const phones = new Map<string, Link>();
