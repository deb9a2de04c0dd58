/**
 * Meeting other phones by a word instead of by pictures: a server passes on what they say of
 * themselves. It learns neither the word nor what is made of it, so it can keep them apart, but
 * can't stand in for either: each seals what it says with the word.
 */

import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import "../language/nearby.ts";
import { say } from "../language/messages.ts";
import { fields, hex, hmacSha256 } from "../lib/sealed/bytes.ts";
import type { Link } from "../lib/link.ts";
import type { MeetingAnswer, MeetingRequest, MeetingView } from "../lib/protocol.ts";
import { meetingPoint } from "../lib/server.ts";
import { accept, invite, Unfound } from "./connecting.ts";
import type { Rooms } from "./line.ts";
import { connected, meetingOf, type Meeting } from "./rooms.ts";

/** Letters of a word: more than anybody can try while a meeting lasts, in three groups. */
const LENGTH = 12;
const ROUNDS = 1000;
/** Between two looks at the meeting point; a phone that waits for long looks less often; in ms. */
const LOOK = 1500;
const SLOWER = 50;
const SELDOM = 10_000;
/** Two phones that have met look for each other for so long; in ms. */
const FINDING = 25_000;

/** A word as people read it to each other. */
export const grouped = (word: string): string => word.match(/.{1,4}/g)!.join(" ");

/** The word in what somebody has typed or scanned; null if there is none. */
export function wordIn(text: string): string | null {
  const said = text
    .trim()
    .replace(/^.*\/near\//, "")
    .replace(/[\s-]/g, "")
    .toUpperCase();
  return said.length === LENGTH && /^[2-9A-Z]+$/.test(said) ? said : null;
}

/** What only those who know a word can work out: where they meet, and the key of their seals. */
function secrets(word: string): { name: string; key: Uint8Array } {
  const bytes = pbkdf2(sha256, word, "greed meeting 1", { c: ROUNDS, dkLen: 48 });
  return { name: hex(bytes.subarray(0, 16)), key: bytes.slice(16) };
}

function sealed(key: Uint8Array, about: string, text: string): string {
  return `${text}.${hex(hmacSha256(key, fields(about, text)).subarray(0, 16))}`;
}

/** What was sealed; null if the seal is not by somebody who knows the word. */
function unsealed(key: Uint8Array, about: string, said: string): string | null {
  const [text = ""] = String(said).split(".");
  return sealed(key, about, text) === said ? text : null;
}

/** The meeting point can't be reached, or wants no more; the pictures do without it. */
export class NoMeeting extends Error {}

/**
 * Let phones that know the word join a table, one after the other, until the signal says stop.
 * Throws NoMeeting if the first offer can't be put there.
 */
export async function receive(
  { word, owner }: Meeting,
  code: string,
  rooms: Rooms,
  signal: AbortSignal,
  opened: () => void,
): Promise<void> {
  const { name, key } = secrets(word);
  let [open, looks] = [false, 0];
  while (!signal.aborted) {
    const invitation = await invite(code, rooms);
    let joined = false;
    try {
      const offer = sealed(key, "offer", invitation.text);
      let view = NOTHING;
      while (!view.answer) {
        // Offered again where a server that was started again has forgotten it.
        const there = view.offer === offer;
        view = (await (there ? ask(`/${name}`) : ask("", { name, key: owner, offer }))) ?? view;
        if (!view.offer && !open) throw new NoMeeting(say("near-no-meeting"));
        if (!open) opened();
        open = true;
        await pause(waiting((looks += 1)));
        if (signal.aborted) return;
      }
      const text = unsealed(key, offer, view.answer);
      if (text !== null) await invitation.answered(text);
      joined = text !== null;
      looks = 0;
    } catch (error) {
      if (error instanceof NoMeeting) throw error; // else they don't find each other, and try again
    } finally {
      if (!joined) invitation.cancel();
    }
  }
}

/**
 * Join the table of a word as soon as its phone offers that; the table's code, and the link.
 * Throws NoMeeting if nobody does, unless we are patient, and Unfound if the phones don't find
 * each other.
 */
export async function join(
  word: string,
  signal: AbortSignal,
  patient = false,
): Promise<{ code: string; link: Link }> {
  const { name, key } = secrets(word);
  let looks = 0;
  while (!signal.aborted) {
    const view = (await ask(`/${name}`)) ?? NOTHING;
    if (!view.offer && !patient) throw new NoMeeting(say("near-nobody-meets"));
    const text = view.answer ? null : unsealed(key, "offer", view.offer);
    if (text !== null) {
      const { code, link, cancel, ...mine } = await accept(text);
      const answer = sealed(key, view.offer, mine.text);
      if ((await ask(`/${name}`, { number: view.number, answer }))?.answer === answer) {
        const found = await Promise.race([link, pause(FINDING)]);
        if (found) return { code, link: found };
        if (!patient) throw new Unfound(say("near-unfound"));
      }
      cancel(); // another phone was faster, or this one doesn't find the other
    }
    await pause(waiting((looks += 1)));
  }
  throw new NoMeeting(say("near-cancel"));
}

const sought = new Set<string>();

/** Look for the phone that keeps a room where we have met it before; the answer ends that. */
export function seek(code: string): () => void {
  const [kept, open] = [meetingOf(code), new AbortController()];
  if (!kept || !meetingPoint || sought.has(code)) return () => {};
  sought.add(code);
  join(kept.word, open.signal, true)
    .then(({ link }) => connected(code, link))
    .catch(() => {}) // nobody looks any more
    .finally(() => sought.delete(code));
  return () => open.abort();
}

const NOTHING: MeetingView = { number: 0, offer: "", answer: null };

/** What the meeting point says: nothing where it refuses; null where it can't be reached. */
async function ask(
  path: string,
  body?: MeetingRequest | MeetingAnswer,
): Promise<MeetingView | null> {
  const headers = { "content-type": "application/json" };
  const post = { method: "POST", headers, body: JSON.stringify(body) };
  try {
    const answer = await fetch(`${meetingPoint}/api/meetings${path}`, body ? post : {});
    return answer.ok ? ((await answer.json()) as MeetingView) : NOTHING;
  } catch {
    return null;
  }
}

const waiting = (looks: number): number => Math.min(LOOK + looks * SLOWER, SELDOM);
const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
