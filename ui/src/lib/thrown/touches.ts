/** When the dice of a throw touch the felt. */

/** When a die touches the felt, as shares of the time until it lies still, and how loud. */
export const TOUCHES = [
  { share: 0.42, loud: 0.5 },
  { share: 0.74, loud: 0.3 },
  { share: 1, loud: 0.8 },
] as const;

/** The time after which a die lies still, in ms, where the last of `count` dice does after `ms`. */
export function landing(place: number, count: number, ms: number): number {
  return ms * (0.62 + (0.38 * (place + 1)) / count);
}

/** When dice knock on the felt, in ms, and how loud. */
export function knocks(count: number, ms: number): { at: number; loud: number }[] {
  return Array.from({ length: count }, (_, place) =>
    TOUCHES.map(({ share, loud }) => ({ at: share * landing(place, count, ms), loud })),
  ).flat();
}
