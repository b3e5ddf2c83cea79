import type { Repayment, RepaymentInput } from '@comptoir/api-contract/cash-cases';
import { fromMinor, minorText, toMinor } from '@comptoir/api-contract/money';
import { requestedOffice } from '../access/requested-office';
import { refused } from '../api-error';
import { trackChange } from '../audit/track-change';
import { balanceIn } from '../books/account';
import { findHoldings } from '../books/account-balances.repository';
import { repaid } from '../books/custody-booking';
import { book } from '../books/journal';
import { lockOffice } from '../books/journal.repository';
import type { Account } from '../database/tables/books';
import type { Change, WithBody } from '../records/change';

/**
 * Books cash by which a person repays what they owe the office, once per id.
 *
 * @throws {ApiError} 403 outside the reach, `case-own`, `more-than-owed`, `reference-conflict` for another content
 */
export async function createRepayment(call: Change & WithBody<RepaymentInput>): Promise<Repayment> {
  const { transaction, person, reach, body } = call;
  const { id, userId, currency } = body;
  const { id: officeId } = await requestedOffice(transaction, reach, body.officeId);
  if (userId === person.id) throw refused('case-own');
  const booking = repaid(
    { id, userId, currency, amount: toMinor(body.amount) },
    { userId: person.id, bookedAt: new Date() },
  );
  const books = await lockOffice(transaction, officeId, [booking.reference]);
  const owedNow = async () => {
    const account: Account = `RECEIVABLE:${userId}`;
    return balanceIn(await findHoldings(transaction, officeId, [account]), account, currency);
  };
  const before = await owedNow();
  if (!books.booked.has(booking.reference) && toMinor(body.amount) > before) {
    throw refused('more-than-owed', { owed: minorText(before), currency });
  }
  const { number, duplicate } = await book(transaction, officeId, booking, books);
  const after = await owedNow();
  if (!duplicate) {
    const state = (amount: bigint) => ({ owed: `${minorText(amount)} ${currency}` });
    await trackChange(transaction, {
      by: person,
      entity: 'user',
      entityId: userId,
      officeId,
      before: state(before),
      after: state(after),
    });
  }
  return { id, entryId: String(number), owed: fromMinor(after) };
}
