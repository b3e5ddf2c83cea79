/**
 * Makes something when it is first asked for, and keeps it. A format of `Intl` takes milliseconds to make, many on a
 * slow phone: those that a page does not need must not keep it from starting.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
