import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { fromMinor } from '@comptoir/api-contract/money';
import { LOW_BALANCE_DAYS, SPENDING_DAYS, type Overview, type PlaceBalance } from '@comptoir/api-contract/overview';
import { narrowed, type Reach } from '../access/reach';
import { localDay } from '../calendar/local-day';
import type { Connection } from '../database/database';
import type { Handlers } from '../http/handlers';
import {
  countLate,
  countToday,
  countUnanswered,
  findCollectorDays,
  findPlaces,
  findSetUp,
  sumBalances,
  type BalanceSum,
} from './overview.repository';

const NOTHING = { scheduled: 0, recorded: 0, due: 0, collected: 0, issues: 0 };

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
  const [places, today, late, unanswered, balances, collectors, setUp] = await Promise.all([
    findPlaces(scope),
    countToday(scope, day),
    countLate(scope, day),
    countUnanswered(scope),
    sumBalances(scope, { days: SPENDING_DAYS, lowDays: LOW_BALANCE_DAYS }),
    officeId === undefined ? [] : findCollectorDays(scope, day),
    officeId === undefined ? undefined : findSetUp(connection, officeId),
  ]);
  const of = <Row extends { place: string }>(rows: readonly Row[], sought: string) =>
    rows.find(({ place }) => place === sought);
  return {
    places: places.map((place) => {
      const { place: _place, ...counts } = of(today, place) ?? { ...NOTHING, place };
      return {
        place,
        today: counts,
        late: of(late, place)?.count ?? 0,
        unanswered: of(unanswered, place)?.count ?? 0,
        balances: balancesOf(balances, place),
      };
    }),
    collectors,
    // Nobody asks of an office that is gone, or of another one.
    ...(setUp && places.length > 0 && Object.values(setUp).includes(false) && { setUp }),
  };
}

function balancesOf(sums: readonly BalanceSum[], sought: string): PlaceBalance[] {
  return CURRENCY_CODES.flatMap((currency) =>
    sums
      .filter((sum) => sum.place === sought && sum.currency === currency)
      .map(({ amount, low }) => ({ currency, amount: fromMinor(amount), low })),
  );
}
