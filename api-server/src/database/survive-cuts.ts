import type { Pool } from 'pg';

/**
 * Lets a pool outlive its connections. One that is cut tells so with an event that ends the process where nobody
 * listens: the pool listens while it is idle, nobody while it is lent out. What was asked on it fails by itself, and the
 * next query opens another.
 */
export function surviveCuts(pool: Pool): Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
