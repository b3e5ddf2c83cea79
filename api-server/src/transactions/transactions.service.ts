import { toMinor } from '@comptoir/api-contract/money';
import type { ReversalInput } from '@comptoir/api-contract/reversal';
import { ADMINS } from '@comptoir/api-contract/roles';
import { DAYS_BACK, type Transaction, type TransactionInput } from '@comptoir/api-contract/transactions';
import { v7 as newId } from 'uuid';
import { DAY_MS } from '../calendar/durations';
import { requestedOffice } from '../access/requested-office';
import { trackChange } from '../audit/track-change';
import { cashTransaction } from '../books/booking';
import { book } from '../books/journal';
import { reverseByReference } from '../books/reversal';
import { answerByCorrection } from '../correction-requests/answer-request';
import { notFound, refused, refusedAt } from '../api-error';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { findSupplier, lockSupplier } from '../suppliers/suppliers.repository';
import { findTransaction } from './transactions.repository';

const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;

/**
 * Books an expense or a float.
 *
 * @throws {ApiError} 403 for a float below ADMIN, 422 for a missing office or supplier, 409 above the balance
 */
export async function bookTransaction(change: Change & WithBody<TransactionInput>): Promise<Transaction> {
  const { transaction, person, reach, body: input } = change;
  const amountMinor = toMinor(input.amount);
  const kind = amountMinor > 0n ? 'FLOAT' : 'EXPENSE';
  if (kind === 'FLOAT' && !ADMINS.includes(person.role)) {
    throw refused('float-by-administrator');
  }
  const [occurredAt, bookedAt] = [new Date(input.date), new Date()];
  requireLikelyDate(occurredAt, bookedAt);
  const { id: officeId, countryCode } = await requestedOffice(transaction, reach, input.officeId);
  const supplierId = await supplierOf(change, officeId, input.supplierId);

  const id = newId();
  const { currency, description } = input;
  const userId = person.id;
  await transaction
    .insertInto('transactions')
    .values({ id, officeId, kind, amountMinor, currency, description, supplierId, occurredAt, userId })
    .execute();
  const booking = cashTransaction({ id, currency, amount: amountMinor }, { userId, bookedAt });
  await book(transaction, officeId, booking);

  const { amount } = input;
  const created = { id, officeId, date: occurredAt.toISOString(), amount, currency, description, supplierId };
  await trackChange(transaction, {
    by: person,
    entity: 'transaction',
    entityId: id,
    officeId,
    countryCode,
    after: created,
  });
  return created;
}

/**
 * Reverses an expense or a float once.
 *
 * @throws {ApiError} 404, 409 if reversed before, or above the balance
 */
export async function reverseTransaction(change: ChangeOfOne & WithBody<ReversalInput>): Promise<Transaction> {
  const { transaction, person, reach, body } = change;
  const { id } = change.params;
  const found = await findTransaction(transaction, reach, id);
  if (!found) throw notFound('transaction');
  const { officeId, amount } = found;
  await reverseByReference(
    transaction,
    { officeId, reference: `transaction:${id}`, twice: refused(amount > 0 ? 'float-reversed' : 'expense-reversed') },
    { userId: person.id, bookedAt: new Date(), reason: body.reason },
  );
  await answerByCorrection(transaction, person, { entity: 'transaction', entityId: id });
  await trackChange(transaction, {
    by: person,
    entity: 'transaction',
    entityId: id,
    officeId,
    before: found,
    after: { ...found, reversed: body.reason },
  });
  return found;
}

/** The given date is informative; the money book is ordered by booking time. */
function requireLikelyDate(given: Date, now: Date): void {
  if (given.getTime() > now.getTime() + CLOCK_TOLERANCE_MS) {
    throw refusedAt('date', 'date-in-future');
  }
  // One day of tolerance for time zones.
  if (given.getTime() < now.getTime() - (DAYS_BACK + 1) * DAY_MS) {
    throw refusedAt('date', 'date-too-old', { days: DAYS_BACK });
  }
}

async function supplierOf(
  { transaction }: Change,
  officeId: string,
  supplierId: string | null | undefined,
): Promise<string | null> {
  if (supplierId == null) return null;
  const supplier = await findSupplier(transaction, { officeId }, supplierId);
  if (!supplier) throw refusedAt('supplierId', 'supplier-unknown');
  if (!(await lockSupplier(transaction, { officeId }, supplierId))) {
    throw refusedAt('supplierId', 'supplier-deleted');
  }
  return supplier.id;
}
