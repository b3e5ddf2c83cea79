import { AMOUNT_LIMIT, convert, minorText, rateText, toMinor } from '@comptoir/api-contract/money';
import type { ReversalInput } from '@comptoir/api-contract/reversal';
import type { Trade, TradeDetail, TradeInput } from '@comptoir/api-contract/trades';
import { namedOffice, noSuchOffice } from '../access/requested-office';
import type { Reach } from '../access/reach';
import { trackChange } from '../audit/track-change';
import { exchange } from '../books/booking';
import { book } from '../books/journal';
import { booksOf, openBooks, selectNumber } from '../books/journal.repository';
import { answerByCorrection } from '../correction-requests/answer-request';
import type { Connection } from '../database/database';
import { together } from '../database/fast';
import { reverseByReference } from '../books/reversal';
import { findEntryDetail } from '../general-ledger/entry-detail.repository';
import { refused, refusedAt } from '../api-error';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { insertTrade, readTrade } from './trades.repository';
import { reasonForRate, usualRate } from './unusual-rate';

/**
 * Exchanges an amount, with both legs in one transaction.
 *
 * @throws {ApiError} 422 if the client's amount differs, or for an unusual rate without reason, 409 above the
 * balance
 */
export async function makeTrade(change: Change & WithBody<TradeInput>): Promise<Trade> {
  const { transaction, person, reach, body: input } = change;
  const office = await namedOffice(transaction, reach, input.officeId);
  const { officeId } = office;
  const { oldCurrency, newCurrency } = input;
  const oldMinor = toMinor(input.oldAmount);
  const newMinor = convertedAmount(input, oldMinor);
  const createdAt = new Date();
  const values = { oldCurrency, oldMinor, newCurrency, newMinor, rate: rateText(input.rate) };
  const [[usual], [inserted], ...books] = await together(
    transaction,
    usualRate(transaction, officeId, input),
    insertTrade(transaction, office, { userId: person.id, createdAt, ...values }),
    ...openBooks(transaction, officeId),
  );
  if (!inserted) throw noSuchOffice();
  const { id } = inserted;
  const reason = reasonForRate(input, usual?.rate);
  const booking = exchange(
    { id, oldCurrency, oldMinor, newCurrency, newMinor },
    { userId: person.id, bookedAt: createdAt, ...(reason !== undefined && { reason }) },
  );
  await book(transaction, officeId, booking, booksOf(books));
  const { oldAmount, newAmount, rate } = input;
  const created = { oldAmount, oldCurrency, newAmount, newCurrency, rate, officeId, reversal: null };
  const trade = { id: String(id), createdDate: createdAt.toISOString(), ...created };
  await track(change, { after: trade, ...(reason !== undefined && { reason }) });
  return trade;
}

/**
 * Reverses a trade once.
 *
 * @throws {ApiError} 404, 409 if reversed before, or above the balance
 */
export async function reverseTrade(change: ChangeOfOne & WithBody<ReversalInput>): Promise<Trade> {
  const { transaction, person, reach, body } = change;
  const { id } = change.params;
  const before = await readTrade(transaction, reach, id);
  await reverseByReference(
    transaction,
    { officeId: before.officeId, reference: `trade:${id}`, twice: refused('trade-reversed', { id }) },
    { userId: person.id, bookedAt: new Date(), reason: body.reason },
  );
  await answerByCorrection(transaction, person, { entity: 'trade', entityId: id });
  const after = await readTrade(transaction, reach, id);
  await track(change, { before, after });
  return after;
}

/** @throws {ApiError} 404 */
export async function tradeDetail(connection: Connection, reach: Reach, id: string): Promise<TradeDetail> {
  const trade = await readTrade(connection, reach, id);
  const number = await selectNumber(connection, trade.officeId, `trade:${id}`);
  if (number === undefined) throw new Error(`trade:${id} is not in the journal`);
  const { by, reason, movements } = await findEntryDetail(connection, trade.officeId, number);
  return { ...trade, by, reason, entryId: String(number), movements };
}

async function track(
  { transaction, person }: Change,
  { reason, ...states }: { before?: Trade; after: Trade; reason?: string },
): Promise<void> {
  const { id: entityId, officeId } = states.after;
  const after = { ...states.after, ...(reason !== undefined && { reason }) };
  await trackChange(transaction, { by: person, entity: 'trade', entityId, officeId, ...states, after });
}

function convertedAmount({ newAmount, rate }: TradeInput, oldMinor: bigint): bigint {
  const newMinor = convert(oldMinor, rate);
  if (newMinor === 0n || newMinor >= toMinor(AMOUNT_LIMIT)) {
    throw refusedAt('newAmount', 'converted-out-of-range');
  }
  if (newMinor !== toMinor(newAmount)) {
    throw refusedAt('newAmount', 'converted-amount', { amount: minorText(newMinor) });
  }
  return newMinor;
}
