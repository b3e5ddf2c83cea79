import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql, type Insertable, type Updateable } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Person } from '../access/person';
import type { WriteTransaction } from '../database/database';
import type { Account } from '../database/tables/books';
import type { CollectionsTable } from '../database/tables/collections';

export interface CollectionKey {
  officeId: string;
  id: bigint;
}

export async function insertCollection(
  transaction: WriteTransaction,
  collection: Insertable<CollectionsTable>,
): Promise<CollectionKey> {
  return transaction
    .insertInto('collections')
    .values(collection)
    .returning(['officeId', 'id'])
    .executeTakeFirstOrThrow();
}

export async function insertCollections(
  transaction: WriteTransaction,
  collections: readonly Insertable<CollectionsTable>[],
): Promise<bigint[]> {
  const inserted = await transaction.insertInto('collections').values(collections).returning('id').execute();
  return inserted.map(({ id }) => id);
}

export async function updateCollection(
  transaction: WriteTransaction,
  { officeId, id }: CollectionKey,
  change: Updateable<CollectionsTable>,
): Promise<void> {
  await transaction
    .updateTable('collections')
    .set({ ...change, version: sql`version + 1` })
    .where('officeId', '=', officeId)
    .where('id', '=', id)
    .execute();
}

export async function insertNotes(
  transaction: WriteTransaction,
  { officeId, id: collectionId }: CollectionKey,
  author: Person,
  notes: readonly { note: string }[],
  createdAt = new Date(),
): Promise<void> {
  const written = notes.filter(({ note }) => note !== '');
  if (written.length === 0) return;
  const base = { officeId, collectionId, authorId: author.id, authorRole: author.role, createdAt };
  await transaction
    .insertInto('collectionNotes')
    .values(written.map(({ note }) => ({ ...base, id: newId(), note })))
    .execute();
}

/** Latest journal entry of the amount of a collection, which a correction refers to; others of its pick-ups stay. */
export async function lastEntryOf(
  transaction: WriteTransaction,
  { officeId, id }: CollectionKey,
): Promise<bigint | undefined> {
  const entry = await transaction
    .selectFrom('journalEntries')
    .select('number')
    .where('officeId', '=', officeId)
    .where('collectionId', '=', id)
    .where('reference', 'not like', 'pick-up:%')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.number;
}

/**
 * Account that has the cash of the entry `number` of a collection: the hand that it names, until that hand gave some
 * of the currency away.
 */
export async function accountOfCash(
  transaction: WriteTransaction,
  { officeId, currency, number }: { officeId: string; currency: CurrencyCode; number: bigint },
): Promise<Account> {
  const { rows } = await sql<{ account: Account }>`
    select hand.account from (
      select case when from_account like 'HAND:%' then from_account else to_account end as account from transfers
      where office_id = ${officeId} and entry_number = ${number}
    ) hand
    where hand.account like 'HAND:%' and not exists (
      select from transfers moved join journal_entries entry
        on entry.office_id = moved.office_id and entry.number = moved.entry_number
      join handovers handover on handover.id = entry.handover_id and handover.kind = 'COLLECTOR_TO_OFFICE'
      where moved.office_id = ${officeId} and moved.entry_number > ${number} and moved.currency = ${currency}
        and moved.from_account = hand.account)`.execute(transaction);
  return rows[0]?.account ?? 'CASH';
}

export async function findActiveAgencies(
  transaction: WriteTransaction,
  officeId: string,
  agencyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const agencies = await transaction
    .selectFrom('agencies')
    .select('id')
    .where('officeId', '=', officeId)
    .where('id', 'in', agencyIds)
    .where('archivedAt', 'is', null)
    // Locks against deletion of the agency before the reference is written.
    .forKeyShare()
    .execute();
  return new Set(agencies.map(({ id }) => id));
}

export async function hasCollections(
  transaction: WriteTransaction,
  officeId: string,
  collectorId: string,
): Promise<boolean> {
  const collection = await transaction
    .selectFrom('collections')
    .select('id')
    .where('officeId', '=', officeId)
    .where('collectorId', '=', collectorId)
    .limit(1)
    .executeTakeFirst();
  return collection !== undefined;
}

export async function officeOfCollector(
  transaction: WriteTransaction,
  collectorId: string,
): Promise<string | undefined> {
  const collector = await transaction
    .selectFrom('users')
    .select('officeId')
    .where('id', '=', collectorId)
    .where('role', '=', 'COLLECTOR')
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  return collector?.officeId ?? undefined;
}
