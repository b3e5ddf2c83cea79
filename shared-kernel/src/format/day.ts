import dayjs from 'dayjs';

const DAY = 'YYYY-MM-DD';

/** Today in the browser's time zone, as 'YYYY-MM-DD'. */
export function today(now: Date = new Date()): string {
  return dayjs(now).format(DAY);
}

/** The first instant of a day in the browser's time zone, for a filter that includes the day; nothing for what is no day. */
export function startOfDay(day: string): string | undefined {
  const start = dayjs(day).startOf('day');
  return start.format(DAY) === day ? start.toISOString() : undefined;
}

/** The last millisecond of a day in the browser's time zone; nothing for what is no day. */
export function endOfDay(day: string): string | undefined {
  const end = dayjs(day).endOf('day');
  return end.format(DAY) === day ? end.toISOString() : undefined;
}
