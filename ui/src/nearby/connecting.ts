/** Connecting two phones without a server, by what they show each other. */

import "../language/nearby.ts";
import { say } from "../language/messages.ts";
import type { Link } from "../lib/link.ts";
import { linkOver, serve, type Rooms } from "./line.ts";
import { readSignal, sdpOf, signalOf, written, type Signal } from "./signal.ts";

/** For so long a browser looks for addresses of its own, and two phones for each other; in ms. */
const GATHERING = 2_000;
const CONNECTING = 20_000;
/** For so long a phone may give no sign after the browser has missed it; in ms. */
const PATIENCE = 4_000;
/** A phone that has slept finds the way back for so long; then it scans again; in ms. */
const SLEEP = 600_000;

/** A place for one more phone: what to show it, and what it answers. */
export interface Invitation {
  readonly text: string;
  /**
   * Take the guest's answer, and resolve once the phones are connected. Throws what is wrong with
   * the answer; or, if the phones don't find each other, `Unfound`, and the invitation is spent.
   */
  answered(text: string): Promise<void>;
  cancel(): void;
}

export class Unfound extends Error {}

export async function invite(code: string, rooms: Rooms): Promise<Invitation> {
  const line = new RTCPeerConnection();
  const channel = line.createDataChannel("greed");
  await line.setLocalDescription(await line.createOffer());
  return {
    text: await described(line, "offer", code),
    async answered(text) {
      const signal = readSignal(text);
      if (signal.kind !== "answer" || signal.code !== code)
        throw new Error(say("near-other-table"));
      await line.setRemoteDescription({ type: "answer", sdp: sdpOf(signal) });
      await opened(line, channel);
      watch(line, channel);
      serve(rooms, channel);
    },
    cancel: () => line.close(),
  };
}

/** What a guest shows in return, and the link to the host once that has seen it. */
export interface Acceptance {
  readonly code: string;
  readonly text: string;
  readonly link: Promise<Link>;
  cancel(): void;
}

export async function accept(text: string): Promise<Acceptance> {
  const signal = readSignal(text);
  if (signal.kind !== "offer") throw new Error(say("near-guest"));
  const line = new RTCPeerConnection();
  const channel = new Promise<RTCDataChannel>((resolve) => {
    line.ondatachannel = (event) => resolve(event.channel);
  });
  await line.setRemoteDescription({ type: "offer", sdp: sdpOf(signal) });
  await line.setLocalDescription(await line.createAnswer());
  const link = channel.then((open) => {
    const made = linkOver(open);
    watch(line, open);
    return made;
  });
  const shown = await described(line, "answer", signal.code);
  return { code: signal.code, text: shown, link, cancel: () => line.close() };
}

/** What a phone says of itself, once it has found its addresses. */
async function described(
  line: RTCPeerConnection,
  kind: Signal["kind"],
  code: string,
): Promise<string> {
  if (line.iceGatheringState !== "complete")
    await new Promise<void>((resolve) => {
      setTimeout(resolve, GATHERING);
      line.onicegatheringstatechange = () => line.iceGatheringState === "complete" && resolve();
    });
  return written(signalOf(kind, code, line.localDescription!.sdp));
}

function opened(line: RTCPeerConnection, channel: RTCDataChannel): Promise<void> {
  if (channel.readyState === "open") return Promise.resolve();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      line.close();
      reject(new Unfound(say("near-unfound")));
    }, CONNECTING);
    channel.onopen = () => {
      clearTimeout(late);
      resolve();
    };
  });
}

/**
 * A phone that has gone doesn't say goodbye: after a moment without a sign it counts as gone. The
 * line stays, as a phone that has only slept, or lost its network, is heard again on it.
 */
function watch(line: RTCPeerConnection, channel: RTCDataChannel): void {
  const gone = (): void => channel.onclose?.(new Event("close"));
  let timer: ReturnType<typeof setTimeout> | undefined;
  line.onconnectionstatechange = () => {
    clearTimeout(timer);
    const state = line.connectionState;
    if (state === "connected") channel.onopen?.(new Event("open"));
    else if (state === "disconnected") timer = setTimeout(gone, PATIENCE);
    else if (state === "failed") timer = setTimeout(() => line.close(), SLEEP);
    if (state === "failed" || state === "closed") gone();
  };
}
