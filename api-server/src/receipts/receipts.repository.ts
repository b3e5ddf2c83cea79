import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';

export type ReceiptRow = Awaited<ReturnType<ReturnType<typeof withReplacement>['execute']>>[number];

/** Collection of a receipt; undefined outside the reach. */
export function findCollectionOf(
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
export function findReceipts(
  connection: Connection,
  { officeId, id }: { officeId: string; id: bigint },
): Promise<ReceiptRow[]> {
  return withReplacement(connection)
    .where('receipt.officeId', '=', officeId)
    .where('receipt.subject', '=', String(id))
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

function withReplacement(connection: Connection) {
  return connection
    .selectFrom('receipts as receipt')
    .leftJoin('receipts as replacement', (join) =>
      join.onRef('replacement.officeId', '=', 'receipt.officeId').onRef('replacement.replaces', '=', 'receipt.number'),
    )
    .select(['receipt.content', 'receipt.contentHash', 'replacement.number as replacedBy']);
}
