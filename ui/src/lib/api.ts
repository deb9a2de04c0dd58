/** Questions to the server over HTTP. Refusals are thrown, and carry a sentence for people. */

import { say, speaking } from "../language/messages.ts";
import type {
  Accepted,
  Advice,
  CheckSheet,
  Create,
  Join,
  LobbyView,
  Problem,
  Reviewed,
  Seated,
  SeatRequest,
  ServerInfo,
  SheetView,
  Snapshot,
} from "./protocol.ts";
import { sentence } from "./format.ts";
import { phoneOf } from "./link.ts";
import { server } from "./server.ts";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

const UNREACHED: Problem = {
  code: "closing",
  get message() {
    return say("no-server");
  },
};

async function ask<T>(path: string, init: RequestInit = {}, tokens: readonly string[] = []) {
  const headers: Record<string, string> = {
    accept: "application/json",
    "accept-language": speaking(),
  };
  if (init.body) headers["content-type"] = "application/json";
  if (tokens.length) headers["authorization"] = `Bearer ${tokens.join(",")}`;
  const answer = await fetched(path, { ...init, headers });
  if (!answer) throw new Refused(UNREACHED);
  if (!answer.ok) {
    const problem = await answer.json().catch(() => ({ ...UNREACHED, code: "fault" }));
    throw new Refused(problem as Problem);
  }
  return (await answer.json()) as T;
}

/** The answer of the server, or of the phone that keeps a room; null if it cannot be reached. */
async function fetched(path: string, init: RequestInit = {}): Promise<Response | null> {
  const phone = phoneOf(path);
  if (phone) return phone.fetch(path, init);
  const base = server();
  return base === null ? null : fetch(`${base}/api${path}`, init).catch(() => null);
}

function post<T>(path: string, body: unknown, tokens?: readonly string[]): Promise<T> {
  return ask<T>(path, { method: "POST", body: JSON.stringify(body) }, tokens);
}

let info: Promise<ServerInfo> | null = null;

/** What the server offers; asked once. */
export function serverInfo(): Promise<ServerInfo> {
  info ??= ask<ServerInfo>("/").catch((error: unknown) => {
    info = null;
    throw error;
  });
  return info;
}

/** The open tables; while they are those of the version `known`, the answer takes its time. */
export const lobby = (known: string) =>
  ask<LobbyView>(known ? `/lobby?known=${known}&wait=25` : "/lobby");
export const list = (code: string, listed: boolean, tokens: readonly string[]) =>
  post<Accepted>(`/rooms/${code}/list`, { listed }, tokens);

export const sheet = (name: string) =>
  ask<SheetView>(`/sheets/one?sheet=${encodeURIComponent(name)}`);
export const schema = () => ask<Record<string, unknown>>("/sheets/schema");
export const checkSheet = (asked: CheckSheet) => post<SheetView>("/sheets/check", asked);
export const roomSheet = (code: string) => ask<SheetView>(`/rooms/${code}/sheet`);
export const create = (room: Create) => post<Seated>("/rooms", room);
export const look = (code: string, tokens: readonly string[] = []) =>
  ask<Snapshot>(`/rooms/${code}`, {}, tokens);
export const join = (code: string, who: Join, tokens: readonly string[]) =>
  post<Seated>(`/rooms/${code}/seats`, who, tokens);
export const changeSeat = (
  code: string,
  seat: number,
  change: SeatRequest,
  tokens: readonly string[],
) => post<Accepted>(`/rooms/${code}/seats/${seat}`, change, tokens);
export const call = (code: string, seat: number, tokens: readonly string[]) =>
  post<Accepted>(`/rooms/${code}/seats/${seat}/call`, {}, tokens);
export const host = (code: string, tokens: readonly string[]) =>
  post<Accepted>(`/rooms/${code}/host`, {}, tokens);
export const start = (code: string, tokens: readonly string[]) =>
  post<Accepted>(`/rooms/${code}/start`, {}, tokens);
export const abandon = (code: string, tokens: readonly string[]) =>
  post<Accepted>(`/rooms/${code}/abandon`, {}, tokens);

export const skip = (code: string, ply: number, tokens: readonly string[]) =>
  post<Accepted>(`/rooms/${code}/skip`, { ply }, tokens);
export const rematch = (code: string, tokens: readonly string[]) =>
  post<Snapshot>(`/rooms/${code}/rematch`, {}, tokens);
export const advice = (code: string, ply: number, tokens: readonly string[]) =>
  post<Advice>(`/rooms/${code}/advice`, { ply }, tokens);

export const review = (code: string) => ask<Reviewed>(`/rooms/${code}/review`);

/** The record of a game, as JSON Lines. */
export const record = (code: string) => text(`/rooms/${code}/record`);

/** The rules of a room as a pack. */
export const pack = (code: string) => text(`/rooms/${code}/pack`);

async function text(path: string): Promise<string> {
  const answer = await fetched(path);
  if (!answer?.ok) throw new Refused(UNREACHED);
  return answer.text();
}

/** The origin by which other devices reach the server. */
export async function reachable(): Promise<string> {
  const base = server() ?? location.origin;
  // On a laptop that serves its network the page may have been opened as localhost.
  const local = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(base).hostname);
  return (local && (await serverInfo()).url) || base;
}

/** What went wrong, as a sentence for people. */
export function reason(error: unknown): string {
  return sentence(error instanceof Error ? error.message : String(error));
}
