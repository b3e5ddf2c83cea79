import { once } from './once';

// Swedish writes a day as ISO 8601 does.
const isoDay = once(() => new Intl.DateTimeFormat('sv-SE'));

/** Today in the browser's time zone, as 'YYYY-MM-DD'. */
export function today(now: Date = new Date()): string {
  return isoDay().format(now);
}

/** The first instant of a day in the browser's time zone, for a filter that includes the day; nothing for what is no day. */
export function startOfDay(day: string): string | undefined {
  return instantOf(day, '00:00:00.000');
}

/** The last millisecond of a day in the browser's time zone; nothing for what is no day. */
export function endOfDay(day: string): string | undefined {
  return instantOf(day, '23:59:59.999');
}

function instantOf(day: string, time: string): string | undefined {
  const instant = new Date(`${day}T${time}`);
  // The 30th of February would be the 2nd of March.
  return !Number.isNaN(instant.getTime()) && today(instant) === day ? instant.toISOString() : undefined;
}
