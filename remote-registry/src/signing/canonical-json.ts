/** Cache of immutable values: a change of one remote serialises only that one again. */
const cache = new WeakMap<object, string>();

/** Canonical JSON: sorted keys, no spaces, without undefined values. */
export function canonicalJson(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const text = cache.get(value) ?? (Array.isArray(value) ? ofArray(value) : ofObject(value));
  cache.set(value, text);
  return text;
}

function ofArray(values: readonly unknown[]): string {
  return `[${values.map(canonicalJson).join()}]`;
}

function ofObject(object: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(object).filter((key) => object[key] !== undefined);
  return `{${keys
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(object[key])}`)
    .join()}}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
