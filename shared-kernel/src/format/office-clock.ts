import { offsetAt } from '@comptoir/api-contract/local-time';
import { createStore } from '../store/store';
import { now } from './server-time';
import { browserTimeZone } from './time-zone';

/** Where the office is whose days and times the screens show; nothing while none is selected. */
export interface OfficePlace {
  /** IANA name. */
  timeZone: string;
  /** Two-letter code. */
  country: string;
}

/** Set by the selection; a page is drawn again when the time zone changes. */
export const officePlace = createStore<OfficePlace | undefined>(undefined);

/** IANA name of the time zone of the office that the screens show; that of the browser while none is selected. */
export function officeTimeZone(): string {
  return officePlace.get()?.timeZone ?? browserTimeZone();
}

/** Whether clocks of a time zone show another time than those of the browser. */
export function differsFromBrowser(timeZone: string, at: Date = now()): boolean {
  return offsetAt(at.getTime(), timeZone) !== offsetAt(at.getTime(), browserTimeZone());
}

/** A time zone as people read it: the place of its name, and how far its clocks are from UTC: 'Algiers (UTC+1)'. */
export function zoneName(timeZone: string, at: Date = now()): string {
  const minutes = Math.round(offsetAt(at.getTime(), timeZone) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = `UTC${minutes < 0 ? '\u2212' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return place === 'UTC' ? place : `${place} (${offset})`;
}

/** The day of the week that a week begins with in the country of the office: 0 is Sunday. Monday without an office. */
export function firstWeekday(country: string | undefined = officePlace.get()?.country): number {
  if (!country) return 1;
  // Not every browser knows it, and some know it as a property.
  const locale: Intl.Locale & { weekInfo?: { firstDay: number }; getWeekInfo?: () => { firstDay: number } } =
    new Intl.Locale('und', { region: country });
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
  return firstDay % 7;
}
