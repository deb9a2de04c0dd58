/** Saying on this device that it is our turn, while the page is open and nobody looks at it. */

import { about, say, YOU } from "../language/messages.ts";
import * as memory from "./memory.ts";

/** "denied": the browser has been told never to. "cannot": it has no notifications here. */
export type Telling = "on" | "off" | "denied" | "cannot";

/** How things stand on this device. */
export async function telling(): Promise<Telling> {
  if (!("Notification" in window) || !(await registered())) return "cannot";
  if (Notification.permission === "denied") return "denied";
  return memory.told() && Notification.permission === "granted" ? "on" : "off";
}

/** Ask for permission; only ever after a tap. */
export async function turnOn(): Promise<Telling> {
  const permission = await Notification.requestPermission();
  if (permission === "granted") memory.setTold(true);
  return telling();
}

export function turnOff(): Promise<Telling> {
  memory.setTold(false);
  return telling();
}

/** Say that it is our turn in a room; what is new takes the place of what was said before. */
export async function show(code: string, title: string): Promise<void> {
  const registration = await registered();
  if (!registration || Notification.permission !== "granted") return;
  const icon = new URL("icon-192.png", registration.scope).href;
  const data = { code };
  await registration.showNotification(say("turn-of", about(YOU)), {
    body: title,
    icon,
    tag: tagOf(code),
    data,
  });
}

/** Take back what was said about a room that people look at now. */
export async function hush(code: string): Promise<void> {
  const said = await (await registered())?.getNotifications({ tag: tagOf(code) });
  said?.forEach((each) => each.close());
}

const tagOf = (code: string): string => `room ${code}`;

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration().catch(() => undefined);
}
