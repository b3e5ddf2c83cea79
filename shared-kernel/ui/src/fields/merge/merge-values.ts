/** Three versions of form values: initial, current input, and stored now. */
export interface Versions {
  base: Values;
  mine: Values;
  theirs: Values;
}

export type Values = Readonly<Record<string, unknown>>;

/**
 * Fields that are merged together: an own day with their time, or an own amount in their currency, is neither version.
 */
const TOGETHER = [
  ['scheduledCollectionDate', 'hasTime'],
  ['scheduledAmount', 'currency'],
  ['lat', 'lon'],
] as const;

/** Three-way merge: takes changes by others and keeps own input; a field changed by both keeps the own input. */
export function mergeValues({ base, mine, theirs }: Versions): Values {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    Array.from(names, (name) => [name, together(name).some(isTyped) ? mine[name] : theirs[name]]),
  );

  function isTyped(name: string): boolean {
    return !isSameValue(base[name], mine[name]);
  }
}

function together(name: string): readonly string[] {
  return TOGETHER.find((names) => names.some((one) => one === name)) ?? [name];
}

/** Compares two values of a field; all empty values are equal. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}
