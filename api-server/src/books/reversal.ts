import { isRefused, type ApiError } from '../api-error';
import type { WriteTransaction } from '../database/database';
import type { Occasion } from './booking';
import { reverse } from './journal';
import { selectNumber } from './journal.repository';

/**
 * Takes back what was booked under a reference, once. `twice` refuses to do it again.
 *
 * @throws {ApiError} 409 when it was taken back before
 * @throws {ApiError} 409 when the office does not hold what goes back
 */
export async function takeBack(
  transaction: WriteTransaction,
  { officeId, reference, twice }: { officeId: string; reference: string; twice: ApiError },
  occasion: Occasion & { reason: string },
): Promise<void> {
  const number = await selectNumber(transaction, officeId, reference);
  if (number === undefined) throw new Error(`${reference} of office ${officeId} is not in the journal`);
  try {
    await reverse(transaction, officeId, number, occasion);
  } catch (error) {
    throw isRefused(error, 'already-corrected') ? twice : error;
  }
}
