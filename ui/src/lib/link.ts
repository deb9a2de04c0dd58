/** How the page talks to whatever keeps a room: a server, or a phone in the same room. */

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

export interface Link {
  /** Ask as over HTTP, by a path below "/api". */
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** A line to a room. */
  socket(code: string): Socket;
}

/** The phones that keep rooms, by the codes of those. */
export const phones = new Map<string, Link>();

/** The phone that keeps the room of a path such as "/rooms/2MH9RNKT/seats"; null: a server does. */
export function phoneOf(path: string): Link | null {
  return phones.get(/^\/rooms\/([^/?]+)/.exec(path)?.[1] ?? "") ?? null;
}
