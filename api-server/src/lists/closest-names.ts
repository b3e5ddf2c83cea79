/** Of records whose names searches do not tell apart those that are written like this one but for case, where there are any. */
export function closestNames<Named extends { name: string }>(found: readonly Named[], name = ''): Named[] {
  const same = found.filter((one) => one.name.toLowerCase() === name.toLowerCase());
  return same.length > 0 ? same : [...found];
}
