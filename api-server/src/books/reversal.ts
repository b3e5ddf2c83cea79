import { isRefused, type ApiError } from '../api-error';
import type { WriteTransaction } from '../database/database';
import type { BookingContext } from './booking';
import { reverse } from './journal';
import { selectNumber } from './journal.repository';

/**
 * Reverses the booking of a reference; `twice` is thrown if reversed before.
 *
 * @throws {ApiError} 409 if reversed before, or above the balance
 */
export async function reverseByReference(
  transaction: WriteTransaction,
  { officeId, reference, twice }: { officeId: string; reference: string; twice: ApiError },
  occasion: BookingContext & { reason: string },
): Promise<void> {
  const number = await selectNumber(transaction, officeId, reference);
  if (number === undefined) throw new Error(`${reference} of office ${officeId} is not in the journal`);
  try {
    await reverse(transaction, officeId, number, occasion);
  } catch (error) {
    throw isRefused(error, 'already-corrected') ? twice : error;
  }
}
