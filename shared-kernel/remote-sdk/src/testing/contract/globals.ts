/** Objects of the page that all remotes share, by name. */
const SHARED: readonly (readonly [name: string, object: object])[] = [
  ['history', history],
  ['console', console],
  ['JSON', JSON],
  ['Math', Math],
  ['Object', Object],
  ['Array', Array],
  ['Promise', Promise],
  ...[Object, Array, String, Number, Function, Promise, Map, Set, Date, RegExp, Error].map(prototypeOf),
  ...[EventTarget, Node, Element, Document, History, Storage, XMLHttpRequest, Response, Request].map(prototypeOf),
];

/** Functions and classes of the window. Timers are watched by `leftovers`. */
const OF_WINDOW =
  `fetch XMLHttpRequest WebSocket EventSource Worker Promise Date URL Request Response localStorage sessionStorage
  history location navigator queueMicrotask requestAnimationFrame addEventListener removeEventListener dispatchEvent
  open alert confirm onerror`.split(/\s+/);

type Values = ReadonlyMap<string, unknown>;

/** Remembers the shared globals. The returned function lists those that were added, replaced or removed since. */
export function rememberGlobals(): () => string[] {
  const before = valuesNow();
  return () => {
    const now = valuesNow();
    const names = new Set([...before.keys(), ...now.keys()]);
    return [...names]
      .filter((name) => !isSame(name, before, now))
      .map((name) => `${name} was ${howChanged(name, before, now)}`);
  };
}

function prototypeOf(type: { name: string; prototype: object }): readonly [string, object] {
  return [`${type.name}.prototype`, type.prototype];
}

function valuesNow(): Values {
  const values = new Map<string, unknown>(OF_WINDOW.map((name) => [name, Reflect.get(window, name)]));
  for (const [name, object] of SHARED) {
    for (const key of Reflect.ownKeys(object)) {
      const property = Object.getOwnPropertyDescriptor(object, key) ?? {};
      values.set(`${name}.${String(key)}`, 'value' in property ? property.value : Reflect.get(property, 'get'));
    }
  }
  return values;
}

/** The stand-in of a test is no change of the remote. */
function isSame(name: string, before: Values, now: Values): boolean {
  const value = now.get(name);
  return (before.has(name) && now.has(name) && Object.is(before.get(name), value)) || jest.isMockFunction(value);
}

function howChanged(name: string, before: Values, now: Values): 'added' | 'removed' | 'replaced' {
  if (!before.has(name)) return 'added';
  return now.has(name) ? 'replaced' : 'removed';
}
