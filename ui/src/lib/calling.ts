/** "Your turn", for people who are looking elsewhere: on the tab and on the app's icon. */

import icon from "../assets/icon.svg";
import iconTurn from "../assets/icon-turn.svg";

/** Show on the tab's and on the app's icon whether somebody waits for us. */
export function call(waits: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = waits ? iconTurn : icon;
  if (!("setAppBadge" in navigator)) return;
  // Not every browser that knows the badge shows one; that is fine.
  void (waits ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => {});
}
