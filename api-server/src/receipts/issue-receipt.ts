import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { minorText } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import { byKey, unawaited } from '../database/fast';
import { hashOfContent } from '../books/receipt-hash';
import type { ReceiptContent } from '../database/tables/receipts';

export interface ReceiptOrder {
  collection: { officeId: string; id: bigint; agencyId: string };
  /** Set for cash beside its collection, which has a receipt of its own. */
  pickUpId?: string;
  /** Recorded or corrected amounts in minor units; lines of the former receipt in other currencies stay. */
  lines: readonly { currency: CurrencyCode; amount: bigint }[];
  collectedAt: Date;
  bookedAt: Date;
}

interface Place {
  number: bigint;
  officeName: string;
  timeZone: string;
  agencyName: string;
  former: ReceiptContent | null;
}

/**
 * Issues the next receipt of an office in the transaction of its booking, and voids the former one of its subject.
 * Numbers have no gaps, since the caller holds the lock of the office until the transaction ends.
 */
export async function issueReceipt(transaction: WriteTransaction, order: ReceiptOrder): Promise<void> {
  const { collection, pickUpId, lines, collectedAt, bookedAt } = order;
  const subject = pickUpId ?? String(collection.id);
  const { number, officeName, timeZone, agencyName, former } = await placeOf(transaction, collection, subject);
  const replaces = former?.number ?? null;
  const content: ReceiptContent = {
    version: '1',
    kind: pickUpId === undefined ? 'COLLECTION' : 'PICK_UP',
    number: String(number),
    office: { id: collection.officeId, name: officeName, timeZone },
    agency: { id: collection.agencyId, name: agencyName },
    collectionId: String(collection.id),
    ...(pickUpId !== undefined && { pickUpId }),
    lines: mergedLines(former?.lines ?? [], lines),
    collectedAt: (former ? new Date(former.collectedAt) : collectedAt).toISOString(),
    bookedAt: bookedAt.toISOString(),
    replaces,
  };
  await sql`insert into receipts (office_id, number, kind, subject, replaces, content, content_hash)
    values (${collection.officeId}, ${number}, ${content.kind}, ${subject}, ${replaces},
      ${JSON.stringify(content)}::jsonb, ${hashOfContent(content)}) ${unawaited}`.execute(transaction);
}

async function placeOf(
  transaction: WriteTransaction,
  { officeId, agencyId }: ReceiptOrder['collection'],
  subject: string,
): Promise<Place> {
  const { rows } = await sql<Place>`
    select (select coalesce(max(number), 0) + 1 from receipts where office_id = ${officeId}) as number,
      office.name as office_name, office.time_zone, agency.name as agency_name,
      (select content from receipts where office_id = ${officeId} and subject = ${subject}
        order by number desc limit 1) as former
    from offices office join agencies agency on agency.office_id = office.id and agency.id = ${agencyId}
    where office.id = ${officeId} ${byKey}`.execute(transaction);
  const [place] = rows;
  if (!place) throw new Error(`Office ${officeId} has no agency ${agencyId}`);
  return place;
}

function mergedLines(former: ReceiptContent['lines'], changed: ReceiptOrder['lines']): ReceiptContent['lines'] {
  const stays = former.filter(({ currency }) => changed.every((line) => line.currency !== currency));
  return [...changed.map(({ currency, amount }) => ({ currency, amount: minorText(amount) })), ...stays];
}
