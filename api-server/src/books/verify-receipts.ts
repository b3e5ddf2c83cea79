import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import type { BooksFault } from './books-fault';
import { hashOfContent } from './receipt-hash';

const PAGE = 2000;

/**
 * Verifies that receipts have no gaps, match their hashes, and have the amounts of their subjects: the last one of a
 * collection, and that of an unplanned pick-up.
 */
export async function verifyReceipts(transaction: WriteTransaction): Promise<BooksFault[]> {
  const offices = await transaction.selectFrom('offices').select('id').orderBy('id').execute();
  const faults: BooksFault[] = [];
  for (const { id: officeId } of offices) {
    const what =
      (await rowFault(transaction, officeId)) ??
      (await amountFault(transaction, officeId)) ??
      (await pickUpFault(transaction, officeId));
    if (what) faults.push({ officeId, what });
  }
  return faults;
}

async function rowFault(transaction: WriteTransaction, officeId: string): Promise<string | undefined> {
  for (let last = 0n; ;) {
    const rows = await transaction
      .selectFrom('receipts')
      .selectAll()
      .where('officeId', '=', officeId)
      .where('number', '>', last)
      .orderBy('number')
      .limit(PAGE)
      .execute();
    for (const { number, kind, subject, replaces, content, contentHash } of rows) {
      if (number !== last + 1n) return `receipt ${last + 1n} is missing`;
      if (contentHash !== hashOfContent(content)) return `the content of receipt ${number} does not match its hash`;
      const columns = [officeId, String(number), kind, subject, replaces === null ? null : String(replaces)];
      const expected = [
        content.office.id,
        content.number,
        content.kind,
        content.pickUpId ?? content.collectionId,
        content.replaces,
      ];
      if (columns.join() !== expected.join()) return `receipt ${number} differs from its content`;
      last = number;
    }
    if (rows.length < PAGE) return undefined;
  }
}

async function amountFault(transaction: WriteTransaction, officeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ what: string }>`
    select format('receipt %s says %s %s, but %s were collected (minor units)', receipt.number, coalesce(line.minor, 0),
      collection.currency, coalesce(collection.collected_minor, 0)) as what
    from receipts receipt
    join collections collection on collection.office_id = receipt.office_id
      and collection.id = case receipt.kind when 'COLLECTION' then receipt.subject::bigint end
    left join lateral (
      select ((line ->> 'amount')::numeric * 100)::bigint as minor from jsonb_array_elements(receipt.content -> 'lines') line
      where line ->> 'currency' = collection.currency
    ) line on true
    where receipt.office_id = ${officeId} and receipt.kind = 'COLLECTION'
      and not exists (select from receipts replacement
        where replacement.office_id = receipt.office_id and replacement.replaces = receipt.number)
      and coalesce(line.minor, 0) <> coalesce(collection.collected_minor, 0)
    order by receipt.number limit 1`.execute(transaction);
  return rows[0]?.what;
}

/** Receipts of unplanned pick-ups are never replaced. */
async function pickUpFault(transaction: WriteTransaction, officeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ what: string }>`
    select format('receipt %s differs from the amounts of pick-up %s', receipt.number, receipt.subject) as what
    from receipts receipt
    where receipt.office_id = ${officeId} and receipt.kind = 'PICK_UP' and (
      select coalesce(jsonb_object_agg(line ->> 'currency', ((line ->> 'amount')::numeric * 100)::bigint), '{}')
      from jsonb_array_elements(receipt.content -> 'lines') line
    ) <> (
      select coalesce(jsonb_object_agg(currency, amount_minor), '{}') from pick_up_lines
      where office_id = receipt.office_id and pick_up_id = receipt.subject::uuid and amount_minor > 0
    )
    order by receipt.number limit 1`.execute(transaction);
  return rows[0]?.what;
}
