import type { WriteTransaction } from '../database/database';
import type { Transfer } from './booking';
import type { ChainedEntry } from './journal.repository';

const PAGE = 2000;

export interface StoredEntry extends ChainedEntry {
  transfers: readonly StoredTransfer[];
}

interface StoredTransfer extends Transfer {
  cashAfter: bigint;
}

export async function* entriesInOrder(transaction: WriteTransaction, officeId: string): AsyncGenerator<StoredEntry> {
  for (let after = 0n; ;) {
    const page = await readPage(transaction, officeId, after);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.number;
  }
}

async function readPage(transaction: WriteTransaction, officeId: string, after: bigint): Promise<StoredEntry[]> {
  const rows = await transaction
    .selectFrom('journalEntries')
    .selectAll()
    .where('officeId', '=', officeId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(PAGE)
    .execute();
  const last = rows.at(-1);
  const transfers = last
    ? await readTransfers(transaction, officeId, after, last.number)
    : new Map<bigint, StoredTransfer[]>();
  return rows.map((row) => ({
    officeId,
    number: row.number,
    kind: row.kind,
    reference: row.reference,
    bookedAt: row.bookedAt,
    userId: row.userId,
    ...(row.collectionId === null ? {} : { collectionId: row.collectionId }),
    ...(row.tradeId === null ? {} : { tradeId: row.tradeId }),
    ...(row.transactionId === null ? {} : { transactionId: row.transactionId }),
    ...(row.correctsNumber === null ? {} : { correctsNumber: row.correctsNumber }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.occurredAt === null ? {} : { occurredAt: row.occurredAt }),
    ...(row.handoverId === null ? {} : { handoverId: row.handoverId }),
    ...(row.caseId === null ? {} : { caseId: row.caseId }),
    previousHash: row.previousHash,
    hash: row.hash,
    transfers: transfers.get(row.number) ?? [],
  }));
}

async function readTransfers(
  transaction: WriteTransaction,
  officeId: string,
  after: bigint,
  last: bigint,
): Promise<Map<bigint, StoredTransfer[]>> {
  const rows = await transaction
    .selectFrom('transfers')
    .select(['entryNumber', 'currency', 'fromAccount as from', 'toAccount as to', 'amountMinor as amount'])
    .select('cashAfterMinor as cashAfter')
    .where('officeId', '=', officeId)
    .where('entryNumber', '>', after)
    .where('entryNumber', '<=', last)
    .orderBy('entryNumber')
    .orderBy('position')
    .execute();
  const byEntry = new Map<bigint, StoredTransfer[]>();
  for (const { entryNumber, ...transfer } of rows) {
    const transfers = byEntry.get(entryNumber);
    if (transfers) transfers.push(transfer);
    else byEntry.set(entryNumber, [transfer]);
  }
  return byEntry;
}
