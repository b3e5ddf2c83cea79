import type { RemoteDay } from '@comptoir/api-contract/remote-reports';
/** Retention of the API. */
const DAYS_SHOWN = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface VersionFigures {
  /** Percent of the browsers of the last day with the remote; `undefined` if it was never shown. */
  share: number | undefined;
  /** One for each of the last 30 days, oldest first. */
  views: readonly number[];
  failures: readonly number[];
  /** Null without a measurement. */
  load: readonly (number | null)[];
  /** Newest measurement. */
  last: Record<'load' | 'lcp' | 'inp' | 'cls', number | undefined>;
}

export function figuresOf(days: readonly RemoteDay[], version: string, now = new Date()): VersionFigures {
  const own = days.filter((day) => day.version === version);
  const newest = days.at(-1)?.day;
  const people = (of: readonly RemoteDay[]) =>
    of.filter(({ day }) => day === newest).reduce((sum, day) => sum + Math.max(day.people, 0), 0);
  const all = people(days);
  const series = <Value>(read: (day: RemoteDay) => Value, missing: Value) =>
    Array.from({ length: DAYS_SHOWN }, (_, index) => {
      const date = new Date(now.getTime() - (DAYS_SHOWN - 1 - index) * DAY_MS).toISOString().slice(0, 10);
      const found = own.find(({ day }) => day === date);
      return found ? read(found) : missing;
    });
  const last = (measure: 'load' | 'lcp' | 'inp' | 'cls') =>
    own.findLast((day) => day[measure] !== null)?.[measure] ?? undefined;
  return {
    share: all === 0 ? undefined : Math.round((people(own) * 100) / all),
    views: series(({ views }) => views, 0),
    failures: series(({ failures }) => failures, 0),
    load: series(({ load }) => load, null),
    last: { load: last('load'), lcp: last('lcp'), inp: last('inp'), cls: last('cls') },
  };
}
