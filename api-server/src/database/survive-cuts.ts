import type { Pool } from 'pg';

/**
 * Handles `error` events of cut connections, which would end the process; the affected query fails anyway and the
 * next one reconnects.
 */
export function surviveCuts(pool: Pool): Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
