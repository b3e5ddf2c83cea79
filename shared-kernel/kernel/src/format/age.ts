import { localeOf, type Language } from '../i18n/language';
import { now } from './server-time';

const MINUTE_MS = 60_000;
const DAY_HOURS = 24;

/** Time since an instant (ISO 8601) in full minutes, hours or, from two days on, days: '22 hours'. */
export function formatAge(since: string, language: Language): string {
  const minutes = Math.max(0, Math.floor((now().getTime() - Date.parse(since)) / MINUTE_MS));
  const [value, unit] = inUnit(minutes);
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

function inUnit(minutes: number): [value: number, unit: string] {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return [minutes, 'minute'];
  return hours < 2 * DAY_HOURS ? [hours, 'hour'] : [Math.floor(hours / DAY_HOURS), 'day'];
}
