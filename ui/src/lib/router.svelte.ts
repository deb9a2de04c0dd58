/** Where we are. Addresses are paths; any path that isn't one of our pages is the code of a room. */

export type Place =
  | { page: "start" }
  | { page: "friends" }
  | { page: "pad" }
  | { page: "rules"; sheet: string | null }
  | { page: "editor" }
  | { page: "room"; code: string };

function placeOf(path: string): Place {
  const [first = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case "":
      return { page: "start" };
    case "friends":
    case "pad":
    case "editor":
      return { page: first };
    case "rules":
      return { page: "rules", sheet: rest.join("/") || null };
    default:
      return { page: "room", code: roomCode(first) };
  }
}

/** Codes to join are written in capitals, codes to watch begin with a small w and are long. */
export function roomCode(text: string): string {
  const code = text.trim().replace(/[\s-]/g, "");
  return code.length > 10 ? code : code.toUpperCase();
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.place = placeOf(location.pathname);
  }

  /** Links within the page change the place without reloading it. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (link.pathname.startsWith("/api") || (link.pathname === location.pathname && link.hash))
      return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
