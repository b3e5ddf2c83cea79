import type { MonthPlace, MonthReport } from '@comptoir/api-contract/month-report';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { zonesOf } from '../office-zone.repository';
import { ofToday } from '../overview/days-of-places';
import { countScheduled } from '../overview/overview.repository';
import { findPlaces, sumCases, sumMonths } from './month-report.repository';
import { monthSums } from './month-sums';

/** Figures of each country for the whole reach, otherwise of each office in reach. `month` is YYYY-MM. */
export async function monthReportOf(
  connection: Connection,
  reach: Reach,
  month: string,
  now: Date,
): Promise<MonthReport> {
  const isWhole = reach.officeId === undefined && reach.countryCode === undefined;
  const scope = { connection, reach, kind: isWhole ? ('country' as const) : ('office' as const) };
  const [places, cash, cases, counts] = await Promise.all([
    findPlaces(scope),
    sumMonths(scope, { month: `${month}-01`, last: `${monthBefore(month)}-01` }),
    sumCases(scope),
    ofToday(scope, await zonesOf(connection, reach), { now, read: countScheduled, keyOf: ({ place }) => place }),
  ]);
  const countsOf = new Map(counts.map((count) => [count.place, count]));
  const cashOf = byPlace(cash);
  const casesOf = byPlace(cases);
  return {
    month,
    places: places.flatMap(({ place, name, countryCode, archived }): MonthPlace[] => {
      const sums = monthSums(cashOf.get(place) ?? [], casesOf.get(place) ?? []);
      if (archived && sums.length === 0) return [];
      const { late = 0, unanswered = 0 } = countsOf.get(place) ?? {};
      return [
        {
          place,
          ...(name !== null && { name }),
          countryCode,
          ...(archived && { archived }),
          late,
          unanswered,
          sums,
        },
      ];
    }),
    sums: monthSums(cash, cases),
  };
}

function byPlace<Row extends { place: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.place, [...(found.get(row.place) ?? []), row]);
  return found;
}

/** '2026-01' becomes '2025-12'. */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7);
}
