import { createHash } from 'node:crypto';
import type { Booking } from './booking';

export interface ChainedBooking extends Booking {
  officeId: string;
  number: bigint;
}

/**
 * Hex SHA-256 over the previous hash and all fields of the entry. An entry with a field that entries before custody
 * do not have is written as `["v2", fields, further fields]`, so that both verify in one chain.
 */
export function entryHash(previousHash: string, entry: ChainedBooking): string {
  const { occurredAt, handoverId, caseId } = entry;
  const further = { occurredAt: occurredAt?.toISOString(), handoverId, caseId };
  const isExtended = Object.values(further).some((value) => value !== undefined);
  const content = JSON.stringify(isExtended ? ['v2', fieldsOf(entry), further] : fieldsOf(entry));
  return createHash('sha256').update(previousHash).update(content).digest('hex');
}

function fieldsOf(entry: ChainedBooking): unknown[] {
  return [
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
  ];
}
