import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { v7 as newId } from 'uuid';
import type { Booking } from '../src/books/booking';
import { bookAll } from '../src/books/journal';
import { openCases } from '../src/cash-cases/open-cases';
import type { Connection } from '../src/database/database';
import { inTransaction } from '../src/database/transaction';

interface Difference {
  officeId: string;
  ownerId: string;
  /** Negative if cash is missing. */
  minor: bigint;
  currency?: CurrencyCode;
  isRounding?: boolean;
}

/** Books a difference of a count, and opens its case. */
export async function openCase(
  connection: Connection,
  { officeId, ownerId, minor, currency = 'USD', isRounding = false }: Difference,
): Promise<string> {
  const [id, sourceId, openedAt] = [newId(), newId(), new Date()];
  const suspense = `SUSPENSE:${id}` as const;
  const booking: Booking = {
    kind: 'COUNT',
    reference: `count:${sourceId}:${currency}`,
    bookedAt: openedAt,
    userId: ownerId,
    caseId: id,
    transfers: [
      minor < 0n
        ? { currency, from: 'CASH', to: suspense, amount: -minor }
        : { currency, from: suspense, to: 'CASH', amount: minor },
    ],
  };
  await inTransaction(connection, async (transaction) => {
    await bookAll(transaction, officeId, [booking]);
    const opened = {
      officeId,
      id,
      source: 'COUNT',
      sourceId,
      currency,
      amountMinor: minor,
      ownerId,
      openedAt,
    } as const;
    await openCases({ transaction, person: { id: ownerId } }, [{ ...opened, isRounding }]);
  });
  return id;
}
