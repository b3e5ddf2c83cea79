import { fromMinor } from '@comptoir/api-contract/money';
import { LOW_BALANCE_DAYS, SPENDING_DAYS, type Overview, type PlaceBalance } from '@comptoir/api-contract/overview';
import { narrowed, type Reach } from '../access/reach';
import { localDay } from '../calendar/local-day';
import type { Connection } from '../database/database';
import type { Handlers } from '../http/handlers';
import { byCurrency } from '../lists/by-currency';
import { countPickUps, findCollectorDays, findSetUp, sumBalances, type BalanceSum } from './overview.repository';

export const overviewHandlers = {
  getOverview: async ({ connection, reach, query: { timeZone = 'UTC', ...asked } }) =>
    overviewOf(connection, await narrowed(connection, reach, asked), timeZone, new Date()),
} satisfies Partial<Handlers>;

/** What is to do in a reach: in its office, in the offices of its country, or in every country. */
async function overviewOf(connection: Connection, reach: Reach, timeZone: string, now: Date): Promise<Overview> {
  const { officeId, countryCode } = reach;
  const kind = officeId === undefined && countryCode === undefined ? ('country' as const) : ('office' as const);
  const scope = { connection, reach, kind };
  const day = localDay(timeZone, now);
  const [places, balances, collectors, setUp] = await Promise.all([
    countPickUps(scope, day),
    sumBalances(scope, { days: SPENDING_DAYS, lowDays: LOW_BALANCE_DAYS }),
    officeId === undefined ? [] : findCollectorDays(scope, day),
    officeId === undefined ? undefined : findSetUp(connection, officeId),
  ]);
  const balancesOf = balancesByPlace(balances);
  return {
    places: places.map(({ place, late, unanswered, ...today }) => ({
      place,
      today,
      late,
      unanswered,
      balances: balancesOf.get(place) ?? [],
    })),
    collectors,
    // Nobody asks of an office that is gone, or of another one.
    ...(setUp && places.length > 0 && Object.values(setUp).includes(false) && { setUp }),
  };
}

/** The balances of each place, in the order of the selectors. */
function balancesByPlace(sums: readonly BalanceSum[]): Map<string, PlaceBalance[]> {
  const places = new Map<string, PlaceBalance[]>();
  for (const { place, currency, amount, low } of sums.toSorted(byCurrency)) {
    const balances = places.get(place) ?? [];
    balances.push({ currency, amount: fromMinor(amount), low });
    places.set(place, balances);
  }
  return places;
}
