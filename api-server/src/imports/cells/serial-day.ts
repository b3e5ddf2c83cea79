import { DAY_MS } from '../../calendar/durations';

/** Day 0 of spreadsheets; they count a 29 February 1900 that did not exist. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const MINUTE_MS = 60_000;

/**
 * Converts a spreadsheet serial number: '2026-11-24', '2026-11-24 09:30', or '09:30' below one day; '' if out of
 * range.
 */
export function dayOfSerial(serial: number): string {
  if (!(serial >= 0) || serial > 2_958_465) return '';
  // A minute is 0.000694… of a day; round to the nearest as spreadsheets do.
  const shown = DAY_ZERO + Math.round((serial * DAY_MS) / MINUTE_MS) * MINUTE_MS;
  const [day = '', time = ''] = new Date(shown).toISOString().split('T');
  if (serial < 1 && shown < DAY_ZERO + DAY_MS) return time.slice(0, 5);
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
