import { sql } from 'kysely';
import type { Connection } from '../database/database';
import { networkOf } from '../http/client-network';
import type { EventSource } from './event-source';
import { recordEvent } from './record-event';

/** Equal to the window of failed attempts. */
const WINDOW_SECONDS = 15 * 60;

/** Records a blocked address, or network of IPv6, once per window. */
export async function recordLock(connection: Connection, source: EventSource): Promise<void> {
  const address = source.address === null ? null : networkOf(source.address);
  const known = await connection
    .selectFrom('securityEvents')
    .select('id')
    .where('address', '=', address)
    .where('kind', '=', 'SIGN_IN_LOCKED')
    .where('at', '>', sql<Date>`now() - make_interval(secs => ${WINDOW_SECONDS})`)
    .limit(1)
    .executeTakeFirst();
  if (!known) await recordEvent(connection, { ...source, address }, { kind: 'SIGN_IN_LOCKED', outcome: 'FAILURE' });
}
