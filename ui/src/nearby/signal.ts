/**
 * What two phones have to know of each other to connect, small enough for a QR picture: what an
 * SDP text of a data channel says, without what is the same in all of them.
 */

import "../language/nearby.ts";
import { say } from "../language/messages.ts";
/** An offer of the host, or the answer of a guest. */
export interface Signal {
  readonly kind: "offer" | "answer";
  /** The room that it is about. */
  readonly code: string;
  readonly ufrag: string;
  readonly password: string;
  /** SHA-256 of the phone's certificate: who changes it is found out by the handshake. */
  readonly fingerprint: Uint8Array;
  readonly candidates: readonly Candidate[];
}

/** Where a phone can be reached: an address, or a name that only its own network knows. */
export interface Candidate {
  readonly host: string;
  readonly port: number;
}

const MOST = 4;
const KINDS = ["offer", "answer"] as const;
const VERSION = 1;

/** Read what a browser says; throws a sentence if that isn't a data channel's SDP. */
export function signalOf(kind: Signal["kind"], code: string, sdp: string): Signal {
  const line = (name: string): string =>
    new RegExp(`^a=${name}:(.+?)\\r?$`, "m").exec(sdp)?.[1] ?? bad(`it has no ${name}`);
  const [hash, digits = ""] = line("fingerprint").split(" ");
  if (hash !== "sha-256") bad("its fingerprint isn’t SHA-256");
  const found = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx)/gim)];
  const candidates = found.map(([, host, port]) => ({ host: host!, port: Number(port) }));
  if (!candidates.length) bad(say("near-no-network"));
  return {
    ...{ kind, code, ufrag: line("ice-ufrag"), password: line("ice-pwd") },
    fingerprint: Uint8Array.from(digits.split(":"), (pair) => Number.parseInt(pair, 16)),
    candidates: candidates.slice(0, MOST),
  };
}

/** The SDP text that a signal stands for. */
export function sdpOf({ kind, ufrag, password, fingerprint, candidates }: Signal): string {
  const digits = Array.from(fingerprint, (byte) => byte.toString(16).padStart(2, "0"));
  return [
    ...["v=0", "o=- 1 1 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0"],
    ...["m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0"],
    ...[`a=ice-ufrag:${ufrag}`, `a=ice-pwd:${password}`],
    `a=fingerprint:sha-256 ${digits.join(":").toUpperCase()}`,
    ...[`a=setup:${kind === "offer" ? "actpass" : "active"}`, "a=mid:0", "a=sctp-port:5000"],
    ...candidates.map(
      ({ host, port }, at) =>
        `a=candidate:${at + 1} 1 udp ${PRIORITY - at} ${host} ${port} typ host`,
    ),
    "",
  ].join("\r\n");
}

const PRIORITY = 2_113_937_151;
const UUID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local$/i;
const utf8 = new TextEncoder();

/** A signal as text for a link or a QR picture. */
export function written({ kind, code, ufrag, password, ...rest }: Signal): string {
  const bytes: number[] = [VERSION * 16 + KINDS.indexOf(kind)];
  const text = (said: string): unknown => bytes.push(said.length, ...utf8.encode(said));
  [code, ufrag, password].forEach(text);
  bytes.push(...rest.fingerprint);
  for (const { host, port } of rest.candidates) {
    const [uuid] = UUID.exec(host)?.slice(1) ?? [];
    const four = host.split(".").map(Number);
    if (uuid)
      bytes.push(
        0,
        ...uuid
          .replaceAll("-", "")
          .match(/../g)!
          .map((d) => parseInt(d, 16)),
      );
    else if (four.length === 4 && four.every((part) => part <= 255)) bytes.push(1, ...four);
    else {
      bytes.push(2);
      text(host);
    }
    bytes.push(port >> 8, port & 255);
  }
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Read such a text, or a link that ends with it. Throws a sentence if it is something else. */
export function readSignal(said: string): Signal {
  const digits = /([\w-]{60,700})\s*$/.exec(said)?.[1] ?? bad(say("near-nothing"));
  let at = 0;
  let bytes: Uint8Array;
  try {
    const text = atob(digits.replaceAll("-", "+").replaceAll("_", "/"));
    bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  } catch {
    return bad(say("near-damaged"));
  }
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) bad(say("near-cut"));
    return bytes.subarray(at, (at += count));
  };
  const text = (): string => {
    const words = new TextDecoder().decode(take(take(1)[0]!));
    return /^[\w+/.:%-]{1,256}$/.test(words) ? words : bad(say("near-damaged"));
  };
  const [first = 0] = take(1);
  if (first >> 4 !== VERSION) bad(say("near-versions"));
  const kind = KINDS[first & 15] ?? bad(say("near-damaged"));
  const [code, ufrag, password] = [text(), text(), text()];
  const fingerprint = take(32).slice();
  const candidates: Candidate[] = [];
  while (at < bytes.length) {
    const [form] = take(1);
    const host = form === 0 ? uuidOf(take(16)) : form === 1 ? take(4).join(".") : text();
    const [high = 0, low = 0] = take(2);
    candidates.push({ host, port: high * 256 + low });
  }
  if (!candidates.length) bad(say("near-damaged"));
  return { kind, code, ufrag, password, fingerprint, candidates };
}

function uuidOf(bytes: Uint8Array): string {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
}

function bad(why: string): never {
  throw new Error(say("near-no-picture", { why }));
}
