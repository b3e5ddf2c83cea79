import { offsetAt } from '@comptoir/api-contract/local-time';
import { createStore } from '../store/store';
import { now } from './server-time';
import { browserTimeZone } from './time-zone';

/** Location of the selected office, for days and times on screen; undefined while none is selected. */
export interface OfficePlace {
  /** IANA time zone. */
  timeZone: string;
  /** Two-letter country code. */
  country: string;
}

/** Set by the selection; pages render again when the time zone changes. */
export const officePlace = createStore<OfficePlace | undefined>(undefined);

/** IANA time zone of the selected office, or of the browser while none is selected. */
export function officeTimeZone(): string {
  return officePlace.get()?.timeZone ?? browserTimeZone();
}

/** True if the time zone has another offset than that of the browser. */
export function differsFromBrowser(timeZone: string, at: Date = now()): boolean {
  return offsetAt(at.getTime(), timeZone) !== offsetAt(at.getTime(), browserTimeZone());
}

/** Label of a time zone: the place in its name and its offset, 'Algiers (UTC+1)'. */
export function zoneName(timeZone: string, at: Date = now()): string {
  const minutes = Math.round(offsetAt(at.getTime(), timeZone) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = `UTC${minutes < 0 ? '\u2212' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return place === 'UTC' ? place : `${place} (${offset})`;
}

/** First day of the week in the country of the office: 0 is Sunday. Monday without an office. */
export function firstWeekday(country: string | undefined = officePlace.get()?.country): number {
  if (!country) return 1;
  // Some browsers have `getWeekInfo`, some the property `weekInfo`, some neither.
  const locale: Intl.Locale & { weekInfo?: { firstDay: number }; getWeekInfo?: () => { firstDay: number } } =
    new Intl.Locale('und', { region: country });
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
  return firstDay % 7;
}
