/** What data from outside has to look like before it is taken for what it should be. */

export type Is<T> = (value: unknown) => value is T;

export const isAny = (value: unknown): value is unknown => value !== undefined;
export const isText: Is<string> = (value) => typeof value === "string";
export const isFlag: Is<boolean> = (value) => typeof value === "boolean";
export const isNumber: Is<number> = (value): value is number => Number.isFinite(value);

export function isOneOf<T>(...values: readonly T[]): Is<T> {
  return (value): value is T => values.includes(value as T);
}

export function isListOf<T>(is: Is<T>): Is<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(is);
}

export function isOptional<T>(is: Is<T>): Is<T | undefined> {
  return (value): value is T | undefined => value === undefined || is(value);
}

/** An object, whatever is in it. */
export const isObject: Is<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with values that are alike, by any names. */
export function isTableOf<T>(is: Is<T>): Is<Record<string, T>> {
  return (value): value is Record<string, T> => isObject(value) && Object.values(value).every(is);
}

/** An object with these parts; others don't matter. */
export function isShape<T extends object>(parts: {
  readonly [Key in keyof T]-?: Is<T[Key]>;
}): Is<T> {
  const checks = Object.entries(parts) as [string, Is<unknown>][];
  return (value): value is T => isObject(value) && checks.every(([key, is]) => is(value[key]));
}
