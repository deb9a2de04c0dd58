/** What a notification about a room says, be it shown by the service worker or by the page. */

/** What a server tells of one of our rooms. */
export interface Told {
  code: string;
  title: string;
  what: "turn" | "called" | "over";
}

const SAID = {
  turn: "Your turn",
  called: "The others are waiting for you",
  over: "The game is over",
} as const;

/** One for each room: what is new takes the place of what was said before. */
export const tagOf = (code: string): string => `room ${code}`;

/** The notification as `showNotification` takes it; `scope` is the folder of the page. */
export function notification(told: Told, scope: string): [string, NotificationOptions] {
  const icon = new URL("icon-192.png", scope).href;
  return [SAID[told.what], { body: told.title, icon, tag: tagOf(told.code), data: told }];
}
