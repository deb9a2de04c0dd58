/** A socket to a room that is opened again whenever it breaks, and asked for a sign of life. */

import { phones, type Socket } from "../link.ts";
import type { ClientMessage } from "../protocol.ts";
import { server } from "../server.ts";

/**
 * A line can be dead without being closed, as in flight mode. While somebody looks at a game, a
 * line that was quiet for a moment is asked for a sign of life; in ms.
 */
const QUIET = 1000;
const SILENT = 1200;
const DEAD = 8000;
/** For a page that nobody looks at, and a room in which nobody plays. */
const PING = 20_000;
const TICK = 250;
const LATEST_RETRY = 8_000;
/** How a server closes the line to a room that it doesn't have. */
const NO_ROOM = 4404;

/** Who hears what comes over a wire, and what becomes of it. */
interface Hearer {
  opened(): void;
  heard(text: string): void;
  /** The line broke; for good if the room does not exist. */
  lost(gone: boolean): void;
  /** No sign of life comes, or one came again. */
  silent(is: boolean): void;
  /** The line is up, and a game is looked at. */
  watched(): { live: boolean; playing: boolean };
}

export class Wire {
  #socket: Socket | null = null;
  #retries = 0;
  #heard = 0;
  /** Since when an answer to a ping is awaited; 0: none is. */
  #pinged = 0;
  readonly #timer = setInterval(() => this.#beat(), TICK);

  constructor(
    readonly code: string,
    readonly hearer: Hearer,
  ) {
    this.#connect();
    document.addEventListener("visibilitychange", this.#back);
    addEventListener("online", this.#back);
    addEventListener("offline", this.#offline);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#back);
    removeEventListener("online", this.#back);
    removeEventListener("offline", this.#offline);
    clearInterval(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** What was asked for has come: the next break is waited out for a short time only. */
  settled(): void {
    this.#retries = 0;
  }

  reconnect(): void {
    const before = this.#socket;
    this.#retries = 0;
    this.#connect();
    before?.close();
  }

  #connect(): void {
    const base = (server() ?? location.origin).replace(/^http/, "ws");
    const socket =
      phones.get(this.code)?.socket(this.code) ??
      (new WebSocket(`${base}/room/${this.code}`) as Socket);
    this.#socket = socket;
    socket.onopen = () => this.hearer.opened();
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#pinged = 0;
      this.hearer.silent(false);
      if (socket === this.#socket) this.hearer.heard(event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code === NO_ROOM);
    };
  }

  #lost(gone: boolean): void {
    this.hearer.lost(gone);
    if (gone) return this.close();
    const wait = Math.min(LATEST_RETRY, 300 * 2 ** this.#retries++) * (0.7 + Math.random() * 0.6);
    setTimeout(() => this.#socket?.readyState === WebSocket.CLOSED && this.#connect(), wait);
  }

  #back = (): void => {
    if (document.hidden) return;
    if (this.#socket?.readyState === WebSocket.CLOSED) this.reconnect();
    else this.#ping();
  };

  /** The device itself says that it has no network. */
  #offline = (): void => {
    if (this.hearer.watched().live) this.hearer.silent(true);
  };

  #ping(): void {
    if (!this.hearer.watched().live) return;
    this.#pinged = Date.now();
    this.send({ do: "ping" });
  }

  /** Ask a quiet line for a sign of life; say that none came, and at last try another line. */
  #beat(): void {
    const { live, playing } = this.hearer.watched();
    if (!live) return;
    const now = Date.now();
    const watched = !document.hidden && playing;
    if (!this.#pinged) {
      if (now - this.#heard > (watched ? QUIET : PING)) this.#ping();
      return;
    }
    const waited = now - this.#pinged;
    if (waited > SILENT && watched) this.hearer.silent(true);
    if (waited > DEAD) {
      this.#pinged = 0;
      this.reconnect();
    }
  }
}
