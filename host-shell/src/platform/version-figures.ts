import type { RemoteDay } from '@comptoir/api-contract/remote-reports';
/** As long as the API remembers them. */
const DAYS_SHOWN = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface VersionFigures {
  /** Percent of the browsers of the last day on which the remote was shown; `undefined` where it never was. */
  share: number | undefined;
  /** One for each of the last 30 days, the oldest first. */
  views: readonly number[];
  failures: readonly number[];
  /** Null on days on which nobody measured it. */
  load: readonly (number | null)[];
  /** The newest one of which anything was measured. */
  last: Record<'load' | 'lcp' | 'inp' | 'cls', number | undefined>;
}

/** What the days of one remote say of one of its versions. */
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
