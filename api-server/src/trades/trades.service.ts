import { convert, minorText, rateText, toMinor } from '@comptoir/api-contract/money';
import type { Trade, TradeInput } from '@comptoir/api-contract/trades';
import { AMOUNT_LIMIT } from '@comptoir/api-contract/values';
import { askedOffice } from '../access/asked-office';
import type { Person } from '../access/person';
import type { Reach } from '../access/reach';
import { trackChange } from '../audit/track-change';
import { exchange } from '../books/booking';
import { book } from '../books/journal';
import type { WriteTransaction } from '../database/database';
import { invalid } from '../http/api-error';
import { insertTrade } from './trades.repository';

/**
 * Exchanges an amount at a rate: both legs in one transaction.
 *
 * @throws {ApiError} 422 when the client calculated another amount
 * @throws {BooksError} 409 when the office does not hold what it gives
 */
export async function makeTrade(
  { transaction, person, reach }: { transaction: WriteTransaction; person: Person; reach: Reach },
  input: TradeInput,
): Promise<Trade> {
  const { id: officeId, countryCode } = await askedOffice(transaction, reach, input.officeId);
  const { oldCurrency, newCurrency } = input;
  const oldMinor = toMinor(input.oldAmount);
  const newMinor = convertedAmount(input, oldMinor);
  const createdAt = new Date();
  const { id, trade } = await insertTrade(transaction, {
    officeId,
    userId: person.id,
    createdAt,
    oldCurrency,
    oldMinor,
    newCurrency,
    newMinor,
    rate: rateText(input.rate),
  });
  const booking = exchange(
    { id, oldCurrency, oldMinor, newCurrency, newMinor },
    { userId: person.id, bookedAt: createdAt },
  );
  await book(transaction, officeId, booking);
  await trackChange(transaction, {
    by: person,
    entity: 'trade',
    entityId: trade.id,
    officeId,
    countryCode,
    after: trade,
    lists: ['balances', 'general-ledger', 'trades'],
  });
  return trade;
}

function convertedAmount({ newAmount, rate }: TradeInput, oldMinor: bigint): bigint {
  const newMinor = convert(oldMinor, rate);
  if (newMinor === 0n || newMinor >= toMinor(AMOUNT_LIMIT)) {
    throw invalid({ path: 'newAmount', message: 'The converted amount is too small or too large to be booked' });
  }
  if (newMinor !== toMinor(newAmount)) {
    throw invalid({ path: 'newAmount', message: `The converted amount is ${minorText(newMinor)}` });
  }
  return newMinor;
}
