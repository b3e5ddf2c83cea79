import { v7 as newId } from 'uuid';
import { findCashBalances, findOpenDays, insertCounts } from '../business-days/business-days.repository';
import { closeDay } from '../business-days/close-day';
import { MINUTE_MS } from '../calendar/durations';
import { dayOf } from '../calendar/local-day';
import type { WriteTransaction } from '../database/database';
import { later } from './demo-clock';
import { countsOf } from './demo-handover-rows';
import { DEMO_COUNTRIES } from './demo-offices';

interface Closing {
  officeId: string;
  managerId: string;
  at: Date;
  /** Difference of the count from the balance of dinars in the till, in minor units. */
  difference: bigint;
}

/** Counts till and vault and closes the day; returns false on a day without a booking. */
export async function closeDemoDay(
  transaction: WriteTransaction,
  { officeId, managerId, at, difference }: Closing,
): Promise<boolean> {
  const { currency: own, timeZone } = DEMO_COUNTRIES.DZ;
  const name = dayOf(at, timeZone);
  const day = (await findOpenDays(transaction, officeId, name)).at(-1);
  if (day?.day !== name) return false;
  const { number: afterEntry } = await transaction
    .selectFrom('journalHeads')
    .select('number')
    .where('officeId', '=', officeId)
    .executeTakeFirstOrThrow();
  const countedAt = later(at, -5 * MINUTE_MS);
  const count = {
    officeId,
    day: name,
    version: day.version + 1,
    attempt: 1,
    afterEntry,
    countedBy: managerId,
    countedAt,
  };
  const held = await findCashBalances(transaction, officeId);
  await insertCounts(
    transaction,
    held.map(({ scope, currency, minor: expectedMinor }) => {
      const isOfDinars = scope === 'TILL' && currency === own;
      const countedMinor = isOfDinars ? expectedMinor + difference : expectedMinor;
      const counts = countsOf(currency, countedMinor);
      return {
        ...count,
        id: newId({ msecs: countedAt.getTime() }),
        scope,
        currency,
        counts,
        countedMinor,
        expectedMinor,
      };
    }),
  );
  await closeDay({ transaction, person: { id: managerId } }, { officeId, day: name }, new Map(), at);
  return true;
}
