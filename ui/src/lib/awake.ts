/** Keeps the screen from going dark while people look at it and touch other things: real dice. */

/** Keep it on until the function that is returned is called; browsers may not allow it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const hold = async (): Promise<void> => {
    if (over || document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) await lock?.release();
  };
  // The browser lets go whenever the page is out of sight.
  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
