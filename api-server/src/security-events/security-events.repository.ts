import type { SecurityEvent, SecurityEventQuery } from '@comptoir/api-contract/security-events';
import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import type { Reach } from '../access/reach';
import { lengthOf } from '../lists/counted-rows';
import type { Page } from '../results';

export async function findSecurityEvents(
  connection: Connection,
  { countryCode }: Reach,
  { personId, kind, from, to, before, limit }: SecurityEventQuery,
): Promise<Page<SecurityEvent>> {
  let events = connection.selectFrom('securityEvents as event');
  if (countryCode !== undefined) events = events.where('event.countryCode', '=', countryCode);
  if (personId !== undefined) {
    events = events.where(sql<boolean>`${personId}::uuid in (event.person_id, event.user_id)`);
  }
  if (kind !== undefined) events = events.where('event.kind', '=', kind);
  if (from !== undefined) events = events.where('event.at', '>=', new Date(from));
  if (to !== undefined) events = events.where('event.at', '<=', new Date(to));
  const older =
    before === undefined
      ? events
      : events.where(sql<boolean>`(event.at, event.id) < (select at, id from security_events where id = ${before})`);
  const rows = await older
    .leftJoin('users as person', 'person.id', 'event.personId')
    .leftJoin('users as author', 'author.id', 'event.userId')
    .select([
      'event.id',
      'event.at',
      'event.kind',
      'event.outcome',
      'event.address',
      'event.requestId',
      sql<Record<string, unknown>>`event.details`.as('details'),
      'event.personId',
      'event.userId',
      'person.name as personName',
      'author.name as authorName',
    ])
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute();
  const total = await lengthOf(connection, events.select(sql.lit(1).as('row')));
  return {
    total,
    rows: rows.map(({ at, personId: about, personName, userId, authorName, ...event }) => ({
      ...event,
      date: at.toISOString(),
      person: named(about, personName),
      user: named(userId, authorName),
    })),
  };
}

/** The database rejects this for the last 30 days. */
export async function removeOldEvents(transaction: WriteTransaction, before: Date): Promise<void> {
  // Deletes only the beginning of a chain, so an old event after a recent one is kept.
  await sql`delete from security_events event where at < ${before} and not exists (
    select from security_events kept where kept.office_id is not distinct from event.office_id
      and kept.at >= ${before} and kept.chain_number < event.chain_number)`.execute(transaction);
}

function named(id: string | null, name: string | null): { id: string; name: string } | null {
  return id !== null && name !== null ? { id, name } : null;
}
