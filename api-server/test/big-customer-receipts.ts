import type { Connection } from '../src/database/database';
import { hashOfContent } from '../src/books/receipt-hash';
import type { ReceiptContent } from '../src/database/tables/receipts';

/** A receipt for each of `count` collections of an office. */
export async function fillReceipts(connection: Connection, officeId: string, count: number): Promise<void> {
  const collections = await connection
    .selectFrom('collections')
    .select(['id', 'agencyId', 'scheduledAt'])
    .where('officeId', '=', officeId)
    .orderBy('id')
    .limit(count)
    .execute();
  const rows = collections.map(({ id, agencyId, scheduledAt }, index) => {
    const content: ReceiptContent = {
      version: '1',
      kind: 'COLLECTION',
      number: String(index + 1),
      office: { id: officeId, name: 'Office', timeZone: 'UTC' },
      agency: { id: agencyId, name: 'Agency' },
      collectionId: String(id),
      lines: [{ currency: 'DZD', amount: '100.00' }],
      collectedAt: scheduledAt.toISOString(),
      bookedAt: scheduledAt.toISOString(),
      replaces: null,
    };
    return {
      officeId,
      number: BigInt(content.number),
      kind: content.kind,
      subject: content.collectionId,
      replaces: null,
      content: JSON.stringify(content),
      contentHash: hashOfContent(content),
    };
  });
  await connection.insertInto('receipts').values(rows).execute();
}
