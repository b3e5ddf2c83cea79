import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { minorText } from '@comptoir/api-contract/money';
import { ApiError } from '../http/api-error';

export type BooksErrorReason = 'insufficient-balance' | 'already-corrected' | 'reference-conflict' | 'no-such-entry';

/** Why a booking is refused; the message is for the person at the screen. Nothing was booked. */
export class BooksError extends ApiError {
  constructor(
    readonly reason: BooksErrorReason,
    message: string,
  ) {
    super(reason === 'no-such-entry' ? 404 : 409, message);
  }
}

/** `available` in minor units. */
export function insufficientBalance(currency: CurrencyCode, available: bigint): BooksError {
  return new BooksError('insufficient-balance', `Insufficient ${currency} balance: ${minorText(available)} available`);
}
