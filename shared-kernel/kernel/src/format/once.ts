/**
 * Lazily creates a value and caches it. Creating an `Intl` format takes milliseconds, more on a slow phone, which
 * would delay pages that do not need it.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let created: Value | undefined;
  return () => (created ??= make());
}
