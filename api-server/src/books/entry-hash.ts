import { createHash } from 'node:crypto';
import type { Booking } from './booking';

export interface ChainedBooking extends Booking {
  officeId: string;
  number: bigint;
}

/** Hex SHA-256 over the previous hash and all fields of the entry. */
export function entryHash(previousHash: string, entry: ChainedBooking): string {
  const content = JSON.stringify([
    entry.officeId,
    String(entry.number),
    entry.kind,
    entry.reference,
    entry.bookedAt.toISOString(),
    entry.userId,
    entry.collectionId === undefined ? null : String(entry.collectionId),
    entry.tradeId === undefined ? null : String(entry.tradeId),
    entry.transactionId ?? null,
    entry.correctsNumber === undefined ? null : String(entry.correctsNumber),
    entry.transfers.map(({ currency, from, to, amount }) => [currency, from, to, String(amount)]),
    ...(entry.reason === undefined ? [] : [entry.reason]),
  ]);
  return createHash('sha256').update(previousHash).update(content).digest('hex');
}
