import { DAY_MS } from '../../calendar/durations';

/** The day that a spreadsheet counts as 0, seen from after its 29 February 1900, which there was not. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const MINUTE_MS = 60_000;

/** What a spreadsheet's number of days says: '2026-11-24', '2026-11-24 09:30', below one day '09:30'; nothing for one that is no day. */
export function dayOfSerial(serial: number): string {
  if (!(serial >= 0) || serial > 2_958_465) return '';
  // A minute is 0.000694… of a day: to the nearest, as it is shown.
  const shown = DAY_ZERO + Math.round((serial * DAY_MS) / MINUTE_MS) * MINUTE_MS;
  const [day = '', time = ''] = new Date(shown).toISOString().split('T');
  if (serial < 1 && shown < DAY_ZERO + DAY_MS) return time.slice(0, 5);
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
