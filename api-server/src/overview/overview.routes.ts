import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor } from '@comptoir/api-contract/money';
import type { CashOutside, CollectedToday, OpenCash, Overview, PlaceBalance } from '@comptoir/api-contract/overview';
import { narrowed, type Reach } from '../access/reach';
import { localDay } from '../calendar/local-day';
import type { Connection } from '../database/database';
import type { Handlers } from '../http/handlers';
import { zonesOf } from '../office-zone.repository';
import { byCurrency } from '../lists/by-currency';
import { ofToday } from './days-of-places';
import {
  countScheduled,
  findCollectorDays,
  findDayToClose,
  findOldest,
  findSetUp,
  sumBalances,
  sumCollected,
  sumOpen,
  sumOutside,
  type BalanceSum,
  type CollectedSum,
  type OldestRow,
  type OpenSum,
  type OutsideSum,
} from './overview.repository';

export const overviewHandlers = {
  getOverview: async ({ connection, reach, query: { timeZone, ...requested } }) =>
    overviewOf(connection, await narrowed(connection, reach, requested), timeZone, new Date()),
} satisfies Partial<Handlers>;

async function overviewOf(
  connection: Connection,
  reach: Reach,
  timeZone: string | undefined,
  now: Date,
): Promise<Overview> {
  const { officeId, countryCode } = reach;
  const kind = officeId === undefined && countryCode === undefined ? ('country' as const) : ('office' as const);
  const scope = { connection, reach, kind };
  const zones = timeZone === undefined ? await zonesOf(connection, reach) : [timeZone];
  const [places, collected, open, balances, outside, collectors, oldest, setUp, dayToClose] = await Promise.all([
    ofToday(scope, zones, { now, read: countScheduled, keyOf: ({ place }) => place }),
    ofToday(scope, zones, { now, read: sumCollected, keyOf: ({ place, currency }) => `${place} ${currency}` }),
    ofToday(scope, zones, {
      now,
      read: sumOpen,
      keyOf: ({ place, currency, kind: state }) => `${place} ${currency} ${state}`,
    }),
    sumBalances(scope),
    sumOutside(scope),
    officeId === undefined ? [] : findCollectorDays(scope, localDay(zones[0] ?? 'UTC', now)),
    officeId === undefined ? undefined : findOldest(connection, officeId, localDay(zones[0] ?? 'UTC', now)),
    officeId === undefined ? undefined : findSetUp(connection, officeId),
    officeId === undefined ? undefined : findDayToClose(connection, officeId, now),
  ]);
  const collectedOf = byPlace(collected, asCollectedToday);
  const openOf = (of: OpenSum['kind']) =>
    byPlace(
      open.filter(({ kind: state }) => state === of),
      asOpenCash,
    );
  const [lateOf, unansweredOf] = [openOf('late'), openOf('unanswered')];
  const balancesOf = byPlace(balances, asPlaceBalance);
  const outsideOf = byPlace(outside, asCashOutside);
  return {
    places: places.map(({ place, late, unanswered, ...today }) => ({
      place,
      today,
      collectedToday: collectedOf(place),
      late,
      unanswered,
      ...(late > 0 && { lateCash: lateOf(place) }),
      ...(unanswered > 0 && { unansweredCash: unansweredOf(place) }),
      balances: balancesOf(place),
      ...(outside.some((sum) => sum.place === place) && { outside: outsideOf(place) }),
    })),
    collectors,
    ...(oldest && places.length > 0 && { oldest: asOldest(oldest) }),
    // Omitted for an archived or foreign office, and once complete.
    ...(setUp && places.length > 0 && Object.values(setUp).includes(false) && { setUp }),
    ...(dayToClose !== undefined && places.length > 0 && { dayToClose }),
  };
}

function byPlace<Sum extends { place: string; currency: CurrencyCode }, Shown>(
  sums: readonly Sum[],
  shown: (sum: Sum) => Shown,
): (place: string) => Shown[] {
  const ordered = sums.toSorted(byCurrency);
  return (place) => ordered.filter((sum) => sum.place === place).map(shown);
}

function asCollectedToday({ currency, count, amount }: CollectedSum): CollectedToday {
  return { currency, count, amount: fromMinor(amount) };
}

function asOldest(rows: readonly OldestRow[]): NonNullable<Overview['oldest']> {
  const of = (wanted: OldestRow['kind']) =>
    rows.flatMap(({ kind, amount, since, ...row }) =>
      kind === wanted ? [{ ...row, amount: fromMinor(amount), since: since.toISOString() }] : [],
    );
  return { late: of('late'), unanswered: of('unanswered') };
}

function asOpenCash({ currency, amount, since }: OpenSum): OpenCash {
  return { currency, amount: fromMinor(amount), since: since.toISOString() };
}

function asPlaceBalance({ currency, amount, low, limit }: BalanceSum): PlaceBalance {
  return { currency, amount: fromMinor(amount), low, ...(limit !== null && { limit: fromMinor(limit) }) };
}

function asCashOutside({ currency, vault, hands, onTheWay }: OutsideSum): CashOutside {
  return { currency, vault: fromMinor(vault), hands: fromMinor(hands), onTheWay: fromMinor(onTheWay) };
}
