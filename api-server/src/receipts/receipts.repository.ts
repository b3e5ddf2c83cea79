import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';

export type ReceiptRow = Awaited<ReturnType<ReturnType<typeof withReplacement>['execute']>>[number];

/** Subject of receipts: a collection, or an unplanned pick-up. */
export interface ReceiptSubject {
  officeId: string;
  subject: string;
}

/** Undefined outside the reach. */
export async function findSubject(
  connection: Connection,
  reach: Reach,
  { collectionId, pickUpId }: { collectionId?: string | undefined; pickUpId?: string | undefined },
): Promise<ReceiptSubject | undefined> {
  const found =
    pickUpId === undefined
      ? await findCollectionOf(connection, reach, collectionId ?? '0')
      : await findPickUpOf(connection, reach, pickUpId);
  return found && { officeId: found.officeId, subject: String(found.id) };
}

const subjectOfPickUp =
  sql<string>`case when 'unplanned' = any(pick_up.flags) then pick_up.id::text else pick_up.collection_id::text end`.as(
    'id',
  );

/** A collector reads those of their cash, as with pick-ups, also if the collection was cancelled. */
function findPickUpOf(connection: Connection, { collectorId, ...reach }: Reach, id: string) {
  return connection
    .selectFrom('pickUps as pickUp')
    .select('pickUp.officeId')
    .select(subjectOfPickUp)
    .where('pickUp.id', '=', id)
    .where(inReach(reach, 'pickUp.officeId'))
    .$if(collectorId !== undefined, (own) =>
      own.where(sql<boolean>`${collectorId} in (pick_up.collector_id, pick_up.recorded_by)`),
    )
    .executeTakeFirst();
}

function findCollectionOf(
  connection: Connection,
  { collectorId, ...reach }: Reach,
  id: string,
): Promise<{ officeId: string; id: bigint } | undefined> {
  return connection
    .selectFrom('collections as collection')
    .select(['collection.officeId', 'collection.id'])
    .where('collection.id', '=', BigInt(id))
    .where('collection.archivedAt', 'is', null)
    .where(inReach(reach, 'collection.officeId'))
    .$if(collectorId !== undefined, (own) => own.where(sql<boolean>`collection.collector_id = ${collectorId}`))
    .executeTakeFirst();
}

/** Newest first. */
export function findReceipts(connection: Connection, { officeId, subject }: ReceiptSubject): Promise<ReceiptRow[]> {
  return withReplacement(connection)
    .where('receipt.officeId', '=', officeId)
    .where('receipt.subject', '=', subject)
    .orderBy('receipt.number', 'desc')
    .execute();
}

/** Receipt whose hash begins with `code`. */
export function findByCode(connection: Connection, code: string, number?: string): Promise<ReceiptRow | undefined> {
  return (
    withReplacement(connection)
      .where('receipt.contentHash', '>=', code)
      // `g` sorts after every hexadecimal digit.
      .where('receipt.contentHash', '<', `${code}g`)
      .$if(number !== undefined, (found) => found.where(sql<boolean>`receipt.number = ${number}`))
      .limit(1)
      .executeTakeFirst()
  );
}

/** Receipt that the booking of a pick-up issued, if the content hash of the pick-up begins with `code`. */
export async function findByPickUp(
  connection: Connection,
  { officeId, pickUpId, code }: { officeId: string; pickUpId: string; code: string },
): Promise<ReceiptRow | 'NOT_GENUINE' | 'NOT_CONFIRMED'> {
  const pickUp = await connection
    .selectFrom('pickUps as pickUp')
    .select(['pickUp.bookedAt', 'pickUp.contentHash', subjectOfPickUp])
    .where('pickUp.officeId', '=', officeId)
    .where('pickUp.id', '=', pickUpId)
    .executeTakeFirst();
  if (!pickUp) return 'NOT_CONFIRMED';
  if (!pickUp.contentHash.startsWith(code)) return 'NOT_GENUINE';
  const bookedAt = pickUp.bookedAt.toISOString();
  const receipts = await findReceipts(connection, { officeId, subject: pickUp.id });
  return receipts.find(({ content }) => content.bookedAt === bookedAt) ?? 'NOT_GENUINE';
}

function withReplacement(connection: Connection) {
  return connection
    .selectFrom('receipts as receipt')
    .leftJoin('receipts as replacement', (join) =>
      join.onRef('replacement.officeId', '=', 'receipt.officeId').onRef('replacement.replaces', '=', 'receipt.number'),
    )
    .select(['receipt.content', 'receipt.contentHash', 'replacement.number as replacedBy']);
}
