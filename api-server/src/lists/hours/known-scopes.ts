import { sql } from 'kysely';
import type { Reach } from '../../access/reach';
import type { Connection } from '../../database/database';
import { scopeOf, type HourSource } from './hour-source';

/** How long it is taken for granted that hours are not kept, in milliseconds. */
const TRUSTED_MS = 1_000;

interface Known {
  readAt: number;
  scopes: ReadonlySet<string>;
}

/** Of each database; what is forgotten of an hour again is told by whoever reads it. */
const known = new WeakMap<Connection, Known>();

/** Whether the hours of a reach are kept, as far as this server knows. */
export async function isKept(connection: Connection, { list }: HourSource, reach: Reach): Promise<boolean> {
  const name = `${list} ${scopeOf(reach)}`;
  const before = known.get(connection);
  if (before && (before.scopes.has(name) || performance.now() - before.readAt < TRUSTED_MS)) {
    return before.scopes.has(name);
  }
  const readAt = performance.now();
  const { rows } = await sql<{ name: string }>`select list || ' ' || scope as name from hour_scopes`.execute(
    connection,
  );
  const scopes = new Set(rows.map((row) => row.name));
  known.set(connection, { readAt, scopes });
  return scopes.has(name);
}
