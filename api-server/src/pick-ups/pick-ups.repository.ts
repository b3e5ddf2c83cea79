import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql, type Insertable, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import type { PickUpLinesTable, PickUpsTable } from '../database/tables/pick-ups';

export type PickUpRow = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];

/** Numbers as text, since JSON has no 64-bit integers. */
interface PickUpLine {
  currency: CurrencyCode;
  minor: string;
  counts: Record<string, number> | null;
  entry: string | null;
}

export function findPickUp(connection: Connection, reach: Reach, id: string): Promise<PickUpRow | undefined> {
  return withDetails(connection, reach).where('pickUp.id', '=', id).executeTakeFirst();
}

/** Oldest first. */
export function findPickUpsOf(connection: Connection, reach: Reach, collectionId: string): Promise<PickUpRow[]> {
  return withDetails(connection, reach)
    .where('pickUp.collectionId', '=', BigInt(collectionId))
    .where(sql<boolean>`pick_up.office_id = (select office_id from collections where id = ${collectionId}::bigint)`)
    .orderBy('pickUp.bookedAt')
    .orderBy('pickUp.id')
    .execute();
}

/** A collector sees those of their cash, and their own recordings. */
function withDetails(connection: Connection, { collectorId, ...offices }: Reach) {
  return connection
    .selectFrom('pickUps as pickUp')
    .innerJoin('users as collector', 'collector.id', 'pickUp.collectorId')
    .innerJoin('users as recorder', 'recorder.id', 'pickUp.recordedBy')
    .selectAll('pickUp')
    .select(['collector.name as collectorName', 'recorder.name as recorderName', linesOf().as('lines')])
    .where(inReach(offices, 'pickUp.officeId'))
    .$if(collectorId !== undefined, (own) =>
      own.where(sql<boolean>`${collectorId} in (pick_up.collector_id, pick_up.recorded_by)`),
    );
}

function linesOf(): RawBuilder<PickUpLine[]> {
  return sql`(select coalesce(json_agg(json_build_object('currency', currency, 'minor', amount_minor::text,
      'counts', counts, 'entry', entry_number::text) order by currency), '[]')
    from pick_up_lines line where line.office_id = pick_up.office_id and line.pick_up_id = pick_up.id)`;
}

/** Content hash and people of the pick-up with an id, in any office. */
export async function findRecordedContent(
  transaction: WriteTransaction,
  id: string,
): Promise<{ recordedBy: string; collectorId: string; contentHash: string } | undefined> {
  return transaction
    .selectFrom('pickUps')
    .select(['recordedBy', 'collectorId', 'contentHash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns false if the id is taken. */
export async function insertPickUp(transaction: WriteTransaction, pickUp: Insertable<PickUpsTable>): Promise<boolean> {
  const inserted = await transaction
    .insertInto('pickUps')
    .values(pickUp)
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows !== 0n;
}

export async function insertLines(
  transaction: WriteTransaction,
  { officeId, id: pickUpId }: { officeId: string; id: string },
  lines: readonly Omit<Insertable<PickUpLinesTable>, 'officeId' | 'pickUpId'>[],
): Promise<void> {
  if (lines.length === 0) return;
  await transaction
    .insertInto('pickUpLines')
    .values(lines.map((line) => ({ ...line, officeId, pickUpId })))
    .execute();
}

/** True if a collection was given to a person before. */
export async function wasAssignedTo(
  transaction: WriteTransaction,
  collectionId: string,
  userId: string,
): Promise<boolean> {
  const { rows } = await sql`select from audit_entries where entity = 'collection' and entity_id = ${collectionId}
    and ${userId} in (before ->> 'collectorId', after ->> 'collectorId') limit 1`.execute(transaction);
  return rows.length > 0;
}

const SCHEDULE = ['agencyId', 'currency', 'hasTime', 'scheduledAmount', 'scheduledCollectionDate'];

/** True if one of the latest changes of a collection changed its schedule. */
export async function wasRescheduled(
  transaction: WriteTransaction,
  collectionId: bigint,
  changes: number,
): Promise<boolean> {
  if (changes <= 0) return false;
  const fields = sql.join(SCHEDULE.map((field) => sql.lit(field)));
  const { rows } = await sql`select from (
      select before, after from audit_entries
      where entity = 'collection' and entity_id = ${String(collectionId)} and action = 'UPDATE'
      order by at desc, id desc limit ${changes}
    ) change
    where exists (select from unnest(array[${fields}]) field where before ->> field is distinct from after ->> field)
    limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Name of the agency of a collection of some offices, also of a cancelled one. */
export async function findAgencyOf(
  connection: Connection,
  { collectorId: _any, ...offices }: Reach,
  collectionId: string | null,
): Promise<string | null> {
  if (collectionId === null) return null;
  const found = await connection
    .selectFrom('collections as collection')
    .innerJoin('agencies as agency', (join) =>
      join.onRef('agency.officeId', '=', 'collection.officeId').onRef('agency.id', '=', 'collection.agencyId'),
    )
    .select('agency.name')
    .where('collection.id', '=', BigInt(collectionId))
    .where(inReach(offices, 'collection.officeId'))
    .executeTakeFirst();
  return found?.name ?? null;
}
