import { conflict } from '../http/api-error';
import type { WriteTransaction } from '../database/database';
import type { Occasion } from './booking';
import { BooksError } from './books-error';
import { reverse } from './journal';
import { selectNumber } from './journal.repository';

/**
 * Takes back what was booked under a reference, once. `name` is what people call it: 'Trade 12'.
 *
 * @throws {ApiError} 409 when it was taken back before
 * @throws {BooksError} 409 when the office does not hold what goes back
 */
export async function takeBack(
  transaction: WriteTransaction,
  { officeId, reference, name }: { officeId: string; reference: string; name: string },
  occasion: Occasion & { reason: string },
): Promise<void> {
  const number = await selectNumber(transaction, officeId, reference);
  if (number === undefined) throw new Error(`${reference} of office ${officeId} is not in the journal`);
  try {
    await reverse(transaction, officeId, number, occasion);
  } catch (error) {
    if (error instanceof BooksError && error.reason === 'already-corrected') {
      throw conflict(`${name} is already reversed`);
    }
    throw error;
  }
}
