import {
  InboxItem,
  type InboxChange,
  type InboxCount,
  type InboxQuery,
  type InboxState,
} from '@comptoir/api-contract/inbox';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import type { Page } from '../results';

interface Owner {
  person: { id: string };
  reach: Reach;
}

const STATES: Record<InboxState, RawBuilder<boolean>> = {
  open: sql`(item.done_at is null and (item.snoozed_until is null or item.snoozed_until <= now()))`,
  snoozed: sql`(item.done_at is null and item.snoozed_until > now())`,
  done: sql`item.done_at is not null`,
};

/** Newest first, limited to the current reach. */
export async function findInbox(
  connection: Connection,
  owner: Owner,
  { state, before, limit }: InboxQuery,
): Promise<Page<InboxItem>> {
  const items = itemsOf(connection, owner).where(STATES[state]);
  const rows = await items
    .select(['item.id', 'item.kind', 'item.entity', 'item.entityId', 'item.params', 'item.createdAt'])
    .select(['item.doneAt', 'item.snoozedUntil', 'office.id as officeId', 'office.name', 'office.countryCode'])
    .$if(before !== undefined, (older) =>
      older.where(
        sql<boolean>`(item.created_at, item.id) < (select created_at, id from inbox_items where id = ${before})`,
      ),
    )
    .orderBy('item.createdAt', 'desc')
    .orderBy('item.id', 'desc')
    .limit(limit)
    .execute();
  const { total } = await items.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return {
    total,
    rows: rows.flatMap(({ createdAt, doneAt, snoozedUntil, officeId, name, countryCode, ...row }) => {
      // A newer server may have stored unknown kinds.
      const read = InboxItem.safeParse({
        ...row,
        office: officeId === null ? null : { id: officeId, name, countryCode },
        createdDate: createdAt.toISOString(),
        doneDate: doneAt?.toISOString() ?? null,
        snoozedUntil: snoozedUntil?.toISOString() ?? null,
      });
      return read.success ? [read.data] : [];
    }),
  };
}

export function countInbox(connection: Connection, owner: Owner): Promise<InboxCount> {
  return itemsOf(connection, owner)
    .where('item.doneAt', 'is', null)
    .select([
      sql<number>`(count(*) filter (where ${STATES.open}))::int`.as('open'),
      sql<Date | null>`min(item.snoozed_until) filter (where ${STATES.snoozed})`.as('next'),
    ])
    .executeTakeFirstOrThrow()
    .then(({ open, next }) => ({ open, nextDate: next?.toISOString() ?? null }));
}

export function countKinds(connection: Connection, owner: Owner): Promise<{ kind: string; count: number }[]> {
  return itemsOf(connection, owner)
    .where(STATES.open)
    .select(['item.kind', sql<number>`count(*)::int`.as('count')])
    .groupBy('item.kind')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('item.kind')
    .execute();
}

/** Returns whether the item exists. */
export async function changeItem(
  transaction: WriteTransaction,
  owner: Owner,
  id: string,
  { done, snoozedUntil }: InboxChange,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('inboxItems')
    .set({
      changedAt: sql`now()`,
      ...(done !== undefined && { doneAt: done ? sql<Date>`coalesce(done_at, now())` : null }),
      ...(snoozedUntil !== undefined && { snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil) }),
    })
    .where('id', 'in', itemsOf(transaction, owner).where('item.id', '=', id).select('item.id'))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeOldItems(transaction: WriteTransaction, before: Date): Promise<void> {
  await transaction.deleteFrom('inboxItems').where('createdAt', '<', before).execute();
}

/** Applies the current reach to earlier items. */
function itemsOf(connection: Connection, { person, reach }: Owner) {
  return (
    connection
      .selectFrom('inboxItems as item')
      .leftJoin('offices as office', 'office.id', 'item.officeId')
      .where('item.userId', '=', person.id)
      // Requests without an office are about a person of a country, or about rules.
      .where(sql<boolean>`(${inReach(reach, 'item.officeId')} and ${isOwnRecord(reach)}
      or item.entity = 'approval' and item.office_id is null)`)
  );
}

/** A COLLECTOR sees only items of own collections, handovers and cases. */
function isOwnRecord({ collectorId }: Reach): RawBuilder<boolean> {
  if (collectorId === undefined) return sql`true`;
  return sql`case item.entity
    when 'collection' then exists (select from collections where collections.office_id = item.office_id
      and collections.id = item.entity_id::bigint and collections.collector_id = ${collectorId})
    when 'handover' then exists (select from handovers where handovers.id = item.entity_id::uuid
      and ${collectorId} in (handovers.from_user, handovers.to_user))
    when 'case' then exists (select from cash_cases where cash_cases.id = item.entity_id::uuid
      and cash_cases.owner_id = ${collectorId})
    else false end`;
}
