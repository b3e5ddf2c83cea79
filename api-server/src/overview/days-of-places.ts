import type { LocalDay } from '@comptoir/api-contract/collection-state';
import { localDay } from '../calendar/local-day';
import type { Scope } from './overview.repository';

/** Runs a query once per time zone with its local day, and adds rows of equal keys, since countries may span zones; a time is the earliest. */
export async function ofToday<Row extends object>(
  scope: Scope,
  zones: readonly string[],
  {
    now,
    read,
    keyOf,
  }: { now: Date; read: (scope: Scope, day: LocalDay) => Promise<Row[]>; keyOf: (row: Row) => string },
): Promise<Row[]> {
  const [first = 'UTC'] = zones;
  if (zones.length < 2) return read(scope, localDay(first, now));
  const found = await Promise.all(
    zones.map((zone) => read({ ...scope, reach: { ...scope.reach, timeZone: zone } }, localDay(zone, now))),
  );
  const rows = new Map<string, Row>();
  for (const row of found.flat()) {
    const known = rows.get(keyOf(row));
    rows.set(keyOf(row), known ? together(known, row) : row);
  }
  return [...rows.values()];
}

function together<Row extends object>(one: Row, other: Row): Row {
  const further = new Map<string, unknown>(Object.entries(other));
  const sums: Record<string, unknown> = {};
  for (const [name, value] of new Map<string, unknown>(Object.entries(one))) {
    const more = further.get(name);
    if (typeof value === 'number' && typeof more === 'number') sums[name] = value + more;
    if (value instanceof Date && more instanceof Date) sums[name] = value < more ? value : more;
    if (typeof value === 'bigint' && typeof more === 'bigint') sums[name] = value + more;
  }
  return { ...one, ...sums };
}
