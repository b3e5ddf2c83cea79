import type { CountryTotals, CurrencyTotal } from '@comptoir/api-contract/offices';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { fromMinor } from '@comptoir/api-contract/money';
import { inReach, type Reach } from '../access/reach';
import { lastDays } from '../calendar/local-day';
import { sumByOffice } from '../collections/collection-totals.repository';
import type { CurrencySums } from '../collections/currency-sums';
import type { Connection } from '../database/database';
import { inHumanOrder } from '../database/human-order';

/** Days including today, as on the dashboard of an office. */
const DAYS = 30;

/**
 * Totals of the last 30 days by office and for the country. Days are in the given time zone, or in that of each
 * office.
 */
export async function findCountryTotals(
  connection: Connection,
  reach: Reach,
  countryCode: string,
  { now, timeZone }: { now: Date; timeZone?: string },
): Promise<CountryTotals> {
  const offices = await connection
    .selectFrom('offices')
    .select(['id', 'name', 'city', 'countryCode', 'timeZone'])
    .where(inReach(reach, 'offices.id'))
    .where('archivedAt', 'is', null)
    .orderBy(inHumanOrder('name'))
    .orderBy('id')
    .execute();
  const zoneOf = new Map(offices.map((office): [string, string] => [office.id, timeZone ?? office.timeZone]));
  const zones = [...new Set(zoneOf.values())];
  const summed = await Promise.all(
    zones.map(async (zone) => {
      const ofAll = await sumByOffice(connection, reach, lastDays(DAYS, now, zone));
      return ofAll.filter(({ officeId }) => zoneOf.get(officeId) === zone);
    }),
  );
  // Totals exclude closed offices.
  const sums = new Map(offices.map(({ id }): [string, CurrencySums[]] => [id, []]));
  for (const sum of summed.flat()) sums.get(sum.officeId)?.push(sum);
  return {
    countryCode,
    totals: totalsOf([...sums.values()].flat()),
    offices: offices.map(({ timeZone: _zone, ...office }) => ({
      ...office,
      collectionTotal: totalsOf(sums.get(office.id) ?? []),
    })),
  };
}

/** Currencies are never added together. */
function totalsOf(sums: readonly CurrencySums[]): CurrencyTotal[] {
  return CURRENCY_CODES.flatMap((currency) => {
    const own = sums.filter((sum) => sum.currency === currency);
    if (own.length === 0) return [];
    return {
      currency,
      collected: fromMinor(own.reduce((total, { collected }) => total + collected, 0n)),
      scheduled: fromMinor(own.reduce((total, { scheduled }) => total + scheduled, 0n)),
      collectedCount: own.reduce((total, { collectedCount }) => total + collectedCount, 0),
      totalCount: own.reduce((total, { totalCount }) => total + totalCount, 0),
    };
  });
}
