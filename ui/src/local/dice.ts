/** Dice from the browser's cryptographic source, every face as likely as any other. */

const BYTE = 256;

/** Draw dice. A byte that would favour low faces is drawn again. */
export function drawDice(
  count: number,
  faces: number,
  fill: (bytes: Uint8Array<ArrayBuffer>) => void = (bytes) => crypto.getRandomValues(bytes),
): number[] {
  const fair = BYTE - (BYTE % faces);
  const dice: number[] = [];
  const drawn = new Uint8Array(16);
  while (dice.length < count) {
    fill(drawn);
    for (const byte of drawn) if (byte < fair && dice.length < count) dice.push((byte % faces) + 1);
  }
  return dice;
}

/** A number from 0 up to, but not including, 1; for bots that mix their moves. */
export function random(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high >>> 5) * 0x4000000 + (low >>> 6)) / 2 ** 53;
}

/** An id that nobody can guess. */
export function id(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
