/**
 * Where we are. Within the page, addresses are paths; any path that isn't one of our pages is the
 * code of a room. A server answers every path with the page. A plain folder can't, so there the path
 * stands behind the #: `index.html#/rules/official`.
 */

import { root, served } from "./server.ts";

export type Place =
  | { page: "start" }
  | { page: "friends" }
  | { page: "device" }
  | { page: "pad" }
  | { page: "rules"; sheet: string | null }
  | { page: "editor" }
  | { page: "record" }
  | { page: "games" }
  | { page: "train" }
  | { page: "daily" }
  | { page: "learn" }
  | { page: "storm" }
  | { page: "explore" }
  | { page: "strategy" }
  | { page: "about" }
  | { page: "replay"; game: string }
  | { page: "design" }
  | { page: "check"; code: string }
  | { page: "near"; signal: string }
  | { page: "room"; code: string; kept: "here" | "near" | "server" };

function placeOf(path: string): Place {
  const [first = "", ...rest] = path.split("/").filter(Boolean).map(decoded);
  switch (first) {
    case "":
    case "index.html":
      return { page: "start" };
    case "friends":
    case "device":
    case "pad":
    case "editor":
    case "record":
    case "games":
    case "train":
    case "daily":
    case "learn":
    case "storm":
    case "explore":
    case "strategy":
    case "about":
    case "design":
      return { page: first };
    case "check":
      return { page: "check", code: roomCode(rest[0] ?? "") };
    case "rules":
      return { page: "rules", sheet: rest.join("/") || null };
    case "replay":
      return { page: "replay", game: rest[0] ?? "" };
    case "table":
      return { page: "room", code: rest[0] ?? "", kept: "here" };
    case "near": {
      const [said = ""] = rest;
      // Codes have eight letters; what one phone says to another is long.
      if (said.length !== 8) return { page: "near", signal: said };
      return { page: "room", code: roomCode(said), kept: "near" };
    }
    default:
      return { page: "room", code: roomCode(first), kept: "server" };
  }
}

/** A part of an address; what somebody has mistyped stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Codes to join are written in capitals, codes to watch begin with a small w and are long. */
export function roomCode(text: string): string {
  const code = text.trim().replace(/[\s-]/g, "");
  return code.length > 10 ? code : code.toUpperCase();
}

/** What a link to a path of ours has to hold. */
export function href(path: string): string {
  return served ? path : `#${path}`;
}

/** A path of ours as a link that can be handed on. */
export function absolute(path: string): string {
  return root.replace(/\/$/, "") + (served ? path : `/${href(path)}`);
}

/** The address within the page: its path, with what follows it. */
function here(): URL {
  const address = served
    ? location.pathname + location.search + location.hash
    : /^#\//.test(location.hash)
      ? location.hash.slice(1)
      : `/${location.search}`;
  return new URL(address, "http://page");
}

class Router {
  #at = $state.raw(here());
  #entered = $state.raw(here());
  place = $derived(placeOf(this.#at.pathname));

  constructor() {
    // Shortcuts and shared records name the place behind the #, wherever the page is.
    if (served && location.hash.startsWith("#/"))
      this.go(location.hash.slice(1), { replace: true });
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** What follows the ? of the address. */
  get query(): URLSearchParams {
    return this.#at.searchParams;
  }

  /** What follows the # of the address, with it; no server sees it. */
  get fragment(): string {
    return this.#at.hash;
  }

  /** The address at which this page was entered: what it marks since changes nothing. */
  get entered(): string {
    return this.#entered.pathname + this.#entered.search;
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", href(path));
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Change what the address says after the #, and stay where we are. */
  mark(fragment: string): void {
    history.replaceState(null, "", href(this.#at.pathname + fragment));
    this.#at = here();
  }

  #arrive(): void {
    this.#at = this.#entered = here();
  }

  /** Links within the page change the place without reloading it. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (served) {
      if (link.pathname.startsWith("/api") || (link.pathname === location.pathname && link.hash))
        return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    } else if (link.pathname === location.pathname && link.hash) {
      event.preventDefault();
      if (link.hash.startsWith("#/")) this.go(link.hash.slice(1));
      else document.getElementById(link.hash.slice(1))?.scrollIntoView();
    }
  }
}

export const router = new Router();
