/**
 * A line between two phones: questions with their answers, and what a socket would carry, as texts
 * over a channel. The host's own page uses the same line without a channel.
 */

import "../language/nearby.ts";
import { say } from "../language/messages.ts";
import { CLOSED, CONNECTING, OPEN, type Link, type Said, type Socket } from "../lib/link.ts";
import type { ClientMessage, Problem, ServerMessage } from "../lib/protocol.ts";
import type { Caller } from "./audience.ts";
import type { Host } from "./host.ts";
import { tokens } from "./asks.ts";
import { understood } from "./refusal.ts";

/** What a channel between phones does: RTCDataChannel, or a pair of ends in the tests. */
export interface Channel {
  send(text: string): void;
  close(): void;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  /** The other side is gone, perhaps for a while; and it is back. */
  onclose: ((event: Event) => void) | null;
  onopen: ((event: Event) => void) | null;
}

type Message =
  | { ask: number; room: string; what: unknown; tokens: readonly string[] }
  | { answer: number; said: Said }
  | { open: number; room: string }
  | { shut: number }
  | { line: number; say: ClientMessage }
  | { line: number; tell: ServerMessage };

/** The room that a phone keeps under a code; null if it keeps none. */
export type Rooms = (code: string) => Host | null;

/** Characters of a piece; channels carry at least 64 kB at once. */
const PIECE = 16_000;
/** Longest message from a guest, and from the host, which may send rules. */
const MOST = { guest: 32_000, host: 8_000_000 };
/** Messages that a guest may send in ten seconds. */
const HASTE = 400;

/** Cut a message into pieces: "+" before each but the last, "." before that. */
function* pieces(message: Message): Generator<string> {
  const text = JSON.stringify(message);
  for (let at = 0; at < text.length; at += PIECE)
    yield (at + PIECE < text.length ? "+" : ".") + text.slice(at, at + PIECE);
}

/** Hear whole messages of a channel; it is closed if it sends nonsense, or too much. */
function listen(channel: Channel, most: number, hear: (message: Message) => void): void {
  let text = "";
  channel.onmessage = ({ data }) => {
    text += String(data).slice(1);
    if (text.length > most) return channel.close();
    if (String(data).startsWith("+")) return;
    const whole = text;
    text = "";
    let message: Message;
    try {
      message = Object(JSON.parse(whole)) as Message;
    } catch {
      return channel.close();
    }
    hear(message);
  };
}

function post(channel: Channel, message: Message): void {
  try {
    for (const piece of pieces(message)) channel.send(piece);
  } catch {
    channel.close(); // the other side has gone
  }
}

/** Let a guest speak with the host over a channel; it has one line at most. */
export function serve(rooms: Rooms, channel: Channel): void {
  let caller: { line: number; to: Caller } | null = null;
  const hang = (): void => {
    caller?.to.close();
    caller = null;
  };
  let [count, since] = [0, Date.now()];
  listen(channel, MOST.guest, (message) => {
    if (Date.now() - since > 10_000) [count, since] = [0, Date.now()];
    if ((count += 1) > HASTE) return channel.close();
    if ("ask" in message) {
      const room = rooms(String(message.room));
      const said = room?.answer(message.what, tokens(message.tokens)) ?? GONE;
      post(channel, { answer: Number(message.ask), said });
    } else if ("open" in message) {
      hang();
      const line = Number(message.open);
      const to = rooms(String(message.room))?.connect((tell) => post(channel, { line, tell }));
      if (to) caller = { line, to };
    } else if ("say" in message && message.line === caller?.line) {
      caller.to.hear(Object(message.say) as ClientMessage);
    } else if ("shut" in message && message.shut === caller?.line) hang();
  });
  channel.onclose = hang;
}

/** The link of a guest's page to the host, over a channel. */
export function linkOver(channel: Channel): Link {
  const asked = new Map<number, (said: Said) => void>();
  let [count, line, open]: [number, Line | null, boolean] = [0, null, true];
  listen(channel, MOST.host, (message) => {
    if ("answer" in message) {
      asked.get(message.answer)?.(understood(message.said));
      asked.delete(message.answer);
    } else if ("tell" in message && message.line === line?.id) line.hear(understood(message.tell));
  });
  channel.onopen = () => (open = true);
  channel.onclose = () => {
    open = false;
    for (const answer of asked.values()) answer(GONE);
    asked.clear();
    line?.end();
  };
  return {
    ask: (room, what, own) =>
      new Promise((resolve) => {
        if (!open) return resolve(GONE);
        asked.set((count += 1), resolve);
        post(channel, { ask: count, room, what, tokens: own });
      }),
    socket(room) {
      line?.end();
      const id = (count += 1);
      line = new Line(
        id,
        (message) => post(channel, { line: id, say: message }),
        () => post(channel, { shut: id }),
      );
      if (open) line.begin(() => post(channel, { open: id, room }));
      else line.end();
      return line;
    },
  };
}

/** The link of the host's own page to itself. */
export function linkTo(rooms: Rooms): Link {
  return {
    ask: async (room, what, own) => rooms(room)?.answer(what, own) ?? GONE,
    socket(room) {
      let caller: Caller | null = null;
      const line = new Line(
        0,
        (said) => caller?.hear(said),
        () => caller?.close(),
      );
      line.begin(() => (caller = rooms(room)?.connect((message) => line.hear(message)) ?? null));
      return line;
    },
  };
}

/** The link to a phone that isn't connected just now. */
export const NOBODY: Link = {
  ask: async () => GONE,
  socket() {
    const line = new Line(
      0,
      () => {},
      () => {},
    );
    line.end();
    return line;
  },
};

const GONE: Said = {
  type: "refused",
  get problem(): Problem {
    return { code: "closing", message: say("near-unreached") };
  },
};

/** What looks like a WebSocket to the page. */
class Line implements Socket {
  readyState: number = CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    readonly id: number,
    readonly said: (message: ClientMessage) => void,
    readonly shut: () => void,
  ) {}

  begin(connect: () => void): void {
    setTimeout(() => {
      if (this.readyState !== CONNECTING) return;
      this.readyState = OPEN;
      connect();
      this.onopen?.();
    });
  }

  send(text: string): void {
    this.said(JSON.parse(text) as ClientMessage);
  }

  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.shut();
    this.end();
  }

  end(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    setTimeout(() => this.onclose?.({ code: 1006 }));
  }
}
