/** Being told on this device when it is our turn, also while the page is closed (Web Push). */

import * as api from "./api.ts";
import * as memory from "./memory.ts";
import { notification, tagOf, type Told } from "./told.ts";

/**
 * Whether this device tells us. "install": on this one only the installed page can. "denied": the
 * browser has been told never to. "cannot": it has no notifications here. "none": the server sends none.
 */
export type Telling = "on" | "off" | "install" | "denied" | "cannot" | "none";

const APPLE_TOUCH =
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** How things stand on this device. */
export async function telling(): Promise<Telling> {
  if (!(await serverKey())) return "none";
  if (!("PushManager" in window && "Notification" in window)) {
    return APPLE_TOUCH ? "install" : "cannot";
  }
  if (Notification.permission === "denied") return "denied";
  if (!(await manager())) return "cannot";
  return memory.told() && Notification.permission === "granted" ? "on" : "off";
}

/** Ask for permission, and be told of our turns in a room; only ever after a tap. */
export async function turnOn(code: string): Promise<Telling> {
  // First of all: Safari allows the question only right after the tap.
  const permission = await Notification.requestPermission();
  if (permission === "granted") {
    await subscribe(code);
    memory.setTold(true);
  }
  return telling();
}

/** Not be told on this device any more, in any room. */
export async function turnOff(code: string): Promise<Telling> {
  memory.setTold(false);
  const subscription = await (await manager())?.getSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    await api.pushStop(code, { endpoint }, memory.tokens(code)).catch(() => {});
    // Other rooms hear from the push service that this device is gone.
    await subscription.unsubscribe();
  }
  return telling();
}

/** Be told of our turns in this room, too, where people have wished that for the device. */
export async function renew(code: string): Promise<void> {
  if (memory.told() && (await telling()) === "on") await subscribe(code).catch(() => {});
}

/** Say it on this device: the page is open, but nobody sees it. */
export async function show(told: Told): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration || Notification.permission !== "granted") return;
  await registration.showNotification(...notification(told, registration.scope));
}

/** Take back what was said about a room that people look at now. */
export async function hush(code: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const said = await registration?.getNotifications({ tag: tagOf(code) });
  said?.forEach((each) => each.close());
}

async function subscribe(code: string): Promise<void> {
  const [key, pushes] = await Promise.all([serverKey(), manager()]);
  if (!key || !pushes) return;
  let subscription = await pushes.getSubscription();
  // A subscription is for one server's key; this page may have talked to another one before.
  if (subscription && !same(subscription.options.applicationServerKey, key)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushes
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch((error: unknown) => {
      throw new Error("Your browser’s notification service doesn’t answer. Try again later.", {
        cause: error,
      });
    });
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  const expires = expirationTime ? { expires: expirationTime / 1000 } : {};
  const device = { endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]! };
  await api.push(code, { ...device, ...expires }, memory.tokens(code));
}

async function manager(): Promise<PushManager | null> {
  // Without a service worker, `ready` would never come.
  const found = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return found ? (await navigator.serviceWorker.ready).pushManager : null;
}

async function serverKey(): Promise<Uint8Array<ArrayBuffer> | null> {
  const key = await api.serverInfo().then(
    (info) => info.push_key,
    () => null,
  );
  if (!key) return null;
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, index) => byte === other[index]);
}
