import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { minorText } from '@comptoir/api-contract/money';
import { ApiError } from '../http/api-error';

export type BooksErrorReason =
  | 'insufficient-balance'
  | 'balance-limit'
  | 'office-closed'
  | 'already-corrected'
  | 'reference-conflict'
  | 'no-such-entry';

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

/** What the office would hold then could not be told exactly. */
export function balanceLimit(currency: CurrencyCode): BooksError {
  return new BooksError('balance-limit', `The ${currency} balance would be too large: it must stay below 10^13`);
}

/** Nobody works there any more: what was booked could not be seen or taken out again. */
export function officeClosed(): BooksError {
  return new BooksError('office-closed', 'This office is closed');
}
