import { sql } from 'kysely';
import type { Reach } from '../../access/reach';
import type { Connection } from '../../database/database';
import { scopeOf, type HourSource } from './hour-source';

/** Time for which a negative answer is cached, in milliseconds. */
const TRUSTED_MS = 1_000;

interface CachedScopes {
  readAt: number;
  scopes: ReadonlySet<string>;
}

/** Per database; readers report hours that were dropped. */
const cache = new WeakMap<Connection, CachedScopes>();

export async function hasHourSums(connection: Connection, { list }: HourSource, reach: Reach): Promise<boolean> {
  const name = `${list} ${scopeOf(reach)}`;
  const before = cache.get(connection);
  if (before && (before.scopes.has(name) || performance.now() - before.readAt < TRUSTED_MS)) {
    return before.scopes.has(name);
  }
  const readAt = performance.now();
  const { rows } = await sql<{ name: string }>`select list || ' ' || scope as name from hour_scopes`.execute(
    connection,
  );
  const scopes = new Set(rows.map((row) => row.name));
  cache.set(connection, { readAt, scopes });
  return scopes.has(name);
}
