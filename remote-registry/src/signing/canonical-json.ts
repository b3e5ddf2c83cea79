/** JSON with one spelling for each value: the keys of each object in order, no spaces. What is undefined is left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => (isPlainObject(each) ? sorted(each) : each));
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(object: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
