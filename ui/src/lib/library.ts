/** What can be played and read: from the page's own server while it answers, else from its packs. */

import { say } from "../language/messages.ts";
import { device } from "../local/device.ts";
import * as api from "./api.ts";
import type { ServerInfo } from "./protocol.ts";
import type { Rulebook } from "./room/room.svelte.ts";
import { root, served } from "./server.ts";

let packed: Promise<ServerInfo> | null = null;

/** What this device can play by itself. */
export function packs(): Promise<ServerInfo> {
  packed ??= fetch(`${root}catalog.json`)
    .then((answer) => answer.json() as Promise<ServerInfo>)
    .catch(() => {
      packed = null;
      throw new Error(say("no-library"));
    });
  return packed;
}

/** All games, with their variants. */
export async function library(): Promise<ServerInfo> {
  return served ? api.serverInfo().catch(packs) : packs();
}

/** The rules of a sheet by its name, variants included. */
export async function rulebook(name: string): Promise<Rulebook> {
  const here = (): Promise<Rulebook> => device().sheet(name);
  return served ? api.sheet(name).catch(unreached(here)) : here();
}

/** Do something else if the server couldn't be reached; what it refuses stays refused. */
export function unreached<T>(other: () => Promise<T>): (error: unknown) => Promise<T> {
  return (error) => {
    if (error instanceof api.Refused && error.problem.code === "closing") return other();
    throw error;
  };
}
