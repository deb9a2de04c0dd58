/**
 * Which server this page talks to, if any. A page that `greed serve` shows has its own; a page from
 * a plain folder has none, until somebody names one.
 */

import { stored } from "./storage.ts";

const CHOSEN = "greed.server";

/** Whether the page came from `greed serve`, which writes that into it. */
export const served =
  document.querySelector<HTMLMetaElement>('meta[name="greed-server"]')?.content === "here";

/** The folder that the page is in, as an address that ends with a slash. */
export const root = served
  ? `${location.origin}/`
  : new URL(".", location.origin + location.pathname).href;

/** The origin of the server, such as "https://example.org"; null if there is none. */
export function server(): string | null {
  if (served) return location.origin;
  const chosen = stored.get(CHOSEN);
  return chosen !== null && URL.canParse(chosen) ? chosen : null;
}

/** Where phones find each other without pictures; "" if this page knows no such place. */
export const meetingPoint = served
  ? location.origin
  : (document.querySelector<HTMLMetaElement>('meta[name="greed-meeting"]')?.content ?? "");

/** Talk to this server from now on; "" for none. */
export function choose(origin: string): void {
  if (origin) stored.set(CHOSEN, origin);
  else stored.remove(CHOSEN);
}

/** The origin that people mean when they type "example.org" or a whole address. */
export function originOf(text: string): string {
  const typed = text.trim();
  if (/^https?:\/\//.test(typed)) return new URL(typed).origin;
  // A server at home or on this device has no certificate.
  const near = /^(localhost|[\d.]+|\[[\da-f:]+\]|[^.]+\.local)(:\d+)?(\/|$)/i.test(typed);
  return new URL(`${near ? "http" : "https"}://${typed}`).origin;
}
