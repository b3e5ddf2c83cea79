import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { CountryTotals, CurrencyTotal } from '@comptoir/api-contract/offices';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { fromMinor } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';

/** The days that totals look back. */
const DAYS = 30;

interface Sum {
  officeId: string;
  currency: CurrencyCode;
  collected: bigint;
  scheduled: bigint;
  collectedCount: number;
  totalCount: number;
}

/** The offices of a country with their collections of the last 30 days, and the country's own totals. */
export async function findCountryTotals(
  connection: Connection,
  reach: Reach,
  countryCode: string,
  now: Date,
): Promise<CountryTotals> {
  const offices = await connection
    .selectFrom('offices')
    .select(['id', 'name', 'city', 'countryCode'])
    .where(inReach(reach, 'offices.id'))
    .where('archivedAt', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  const sums = await findSums(connection, reach, now);
  return {
    countryCode,
    totals: totalsOf(sums),
    offices: offices.map((office) => ({
      ...office,
      collectionTotal: totalsOf(sums.filter(({ officeId }) => officeId === office.id)),
    })),
  };
}

function findSums(connection: Connection, reach: Reach, now: Date): Promise<Sum[]> {
  const since = new Date(now.getTime() - DAYS * 24 * 60 * 60 * 1000);
  return connection
    .selectFrom('collections')
    .innerJoin('offices', 'offices.id', 'collections.officeId')
    .select([
      'collections.officeId',
      'collections.currency',
      sql<bigint>`coalesce(sum(collected_minor), 0)::int8`.as('collected'),
      sql<bigint>`sum(scheduled_minor)::int8`.as('scheduled'),
      sql<number>`count(collected_minor)::int`.as('collectedCount'),
      sql<number>`count(*)::int`.as('totalCount'),
    ])
    .where(inReach(reach, 'collections.officeId'))
    .where('collections.archivedAt', 'is', null)
    .where('offices.archivedAt', 'is', null)
    .where('scheduledAt', '>=', since)
    .where('scheduledAt', '<=', now)
    .groupBy(['collections.officeId', 'collections.currency'])
    .execute();
}

/** One figure for each currency that occurs; currencies are never added up. */
function totalsOf(sums: readonly Sum[]): CurrencyTotal[] {
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
