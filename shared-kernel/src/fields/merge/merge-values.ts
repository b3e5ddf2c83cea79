/** The values of a form: those it was filled with, those that stand in it, those that are stored now. */
export interface Versions {
  base: Values;
  mine: Values;
  theirs: Values;
}

export type Values = Readonly<Record<string, unknown>>;

/** Fields that say one thing together: a day of mine with a time of theirs, or an amount in another currency, says neither. */
const TOGETHER = [
  ['scheduledCollectionDate', 'hasTime'],
  ['scheduledAmount', 'currency'],
  ['lat', 'lon'],
] as const;

/** Takes what somebody else changed and keeps what was typed: a field that both changed stays as it was typed. */
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

/** Whether two values of a field say the same; nothing is nothing, however it is written. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}
