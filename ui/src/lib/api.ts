/** Questions to the server over HTTP. Refusals are thrown, and carry a sentence for people. */

import { say, speaking } from "../language/messages.ts";
import { advised, reviewed } from "./coached.ts";
import type {
  AdviceMessage,
  Answer,
  Ask,
  CheckSheet,
  Create,
  DoneMessage,
  LobbyView,
  Problem,
  ReviewMessage,
  MadeByLog,
  ServerInfo,
  SheetView,
  Snapshot,
} from "./protocol.ts";
import { sentence } from "./format.ts";
import { phones, type Paper } from "./link.ts";
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

async function answered(path: string, init: RequestInit, tokens: readonly string[]) {
  const headers: Record<string, string> = {
    accept: "application/json",
    "accept-language": speaking(),
  };
  if (init.body) headers["content-type"] = "application/json";
  if (tokens.length) headers["authorization"] = `Bearer ${tokens.join(",")}`;
  const base = server();
  const sent = base !== null && fetch(`${base}/api${path}`, { ...init, headers }).catch(() => null);
  const answer = await sent;
  if (!answer) throw new Refused(UNREACHED);
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({ ...UNREACHED, code: "fault" }));
  throw new Refused(problem as Problem);
}

async function get<T>(path: string, tokens: readonly string[] = []): Promise<T> {
  return (await (await answered(path, {}, tokens)).json()) as T;
}

async function post<T>(path: string, body: unknown, tokens: readonly string[] = []): Promise<T> {
  const answer = await answered(path, { method: "POST", body: JSON.stringify(body) }, tokens);
  return (await answer.json()) as T;
}

let info: Promise<ServerInfo> | null = null;

/** What the server offers; asked once. */
export function serverInfo(): Promise<ServerInfo> {
  info ??= get<ServerInfo>("").catch((error: unknown) => {
    info = null;
    throw error;
  });
  return info;
}

export const lobby = () => get<LobbyView>("/lobby");
export const sheet = (name: string) =>
  get<SheetView>(`/sheets/one?sheet=${encodeURIComponent(name)}`);
export const schema = () => get<Record<string, unknown>>("/sheets/schema");
export const checkSheet = (asked: CheckSheet) => post<SheetView>("/sheets/check", asked);

/** A new room, with the token of its creator. */
export async function create(room: Create): Promise<{ code: string; token: string }> {
  const { token, snapshot } = await post<MadeByLog>("/rooms?as=log", room);
  return { code: snapshot.room.code!, token };
}

export const look = (code: string) => get<Snapshot>(`/rooms/${code}?as=log`);

/** Ask for something in a room, of its server or of the phone that keeps it. */
async function ask(code: string, asked: Ask, tokens: readonly string[]): Promise<Answer> {
  const phone = phones.get(code);
  if (!phone) return post<Answer>(`/rooms/${code}`, asked, tokens);
  const answer = await phone.ask(code, asked, tokens);
  if (answer.type === "refused") throw new Refused(answer.problem);
  return answer as Answer;
}

/** Have something done in a room. */
export async function act(code: string, asked: Ask, tokens: readonly string[]) {
  return (await ask(code, asked, tokens)) as DoneMessage;
}

export async function advice(code: string, ply: number, tokens: readonly string[]) {
  const answer = await ask(code, { do: "advise", ply }, tokens);
  return advised((answer as AdviceMessage).advice, ply);
}

export async function review(code: string, tokens: readonly string[]) {
  const answer = await ask(code, { do: "review" }, tokens);
  return reviewed((answer as ReviewMessage).review);
}

async function paper(code: string, what: Paper["what"]): Promise<string> {
  const phone = phones.get(code);
  if (!phone) return (await answered(`/rooms/${code}/${what}`, {}, [])).text();
  const answer = await phone.ask(code, { do: "read", what }, []);
  if (answer.type === "refused") throw new Refused(answer.problem);
  return (answer as { text: string }).text;
}

/** The record of a game, as JSON Lines. */
export const record = (code: string) => paper(code, "record");

/** The rules of a room as a pack. */
export const pack = (code: string) => paper(code, "pack");

export const roomSheet = async (code: string) =>
  JSON.parse(await paper(code, "sheet")) as SheetView;

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
