import { createHash } from 'node:crypto';
import type { Booking } from './booking';

/** A booking with its place in the chain of an office. */
export interface ChainedBooking extends Booking {
  officeId: string;
  number: bigint;
}

/** SHA-256, in hex, over the hash of the entry before and everything that this entry says. */
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
