import { dayAfter, dayOf, resolveLocalTime } from './local-day';

/** Minutes of a local day between which people of an office work. */
const [OPENS, CLOSES] = [8 * 60, 18 * 60];
/** Days to look ahead, in case an office is closed for long. */
const DAYS_AHEAD = 60;

/** The moment when a time of work has passed since `from`, without nights and closed days. */
export function afterWork(
  from: Date,
  milliseconds: number,
  timeZone: string,
  isClosed: (day: string) => boolean,
): Date {
  const first = dayOf(from, timeZone);
  let rest = milliseconds;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = dayAfter(first, ahead);
    if (isClosed(day)) continue;
    const begins = Math.max(from.getTime(), resolveLocalTime(day, OPENS, timeZone).getTime());
    const ends = resolveLocalTime(day, CLOSES, timeZone).getTime();
    if (begins + rest <= ends) return new Date(begins + rest);
    rest -= Math.max(0, ends - begins);
  }
  return resolveLocalTime(dayAfter(first, DAYS_AHEAD), CLOSES, timeZone);
}
