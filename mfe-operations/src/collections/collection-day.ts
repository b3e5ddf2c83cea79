import dayjs from 'dayjs';

/** The day of a collection in the browser's time zone, as 'YYYY-MM-DD'; null without one. */
export function dayOf(instant: string): string | null {
  const day = dayjs(instant);
  return instant !== '' && day.isValid() ? day.format('YYYY-MM-DD') : null;
}

/** The time of day of an instant in the browser's time zone, as 'HH:mm'; null without one. */
export function timeOf(instant: string): string | null {
  return dayOf(instant) === null ? null : dayjs(instant).format('HH:mm');
}

/**
 * The instant of a collection on another day: a new one begins with its day, one that was planned for a time keeps
 * that time. Empty without a day.
 */
export function onDay(day: string | null, planned: string): string {
  if (day === null) return '';
  const time = planned === '' ? dayjs(day) : dayjs(planned);
  return dayjs(day).hour(time.hour()).minute(time.minute()).second(time.second()).toISOString();
}

/** The instant of a time ('HH:mm') on a day ('YYYY-MM-DD'); the beginning of the day without a time, empty without a day. */
export function atTime(day: string | null, time: string | null): string {
  if (day === null) return '';
  const moment = dayjs(time === null ? day : `${day}T${time}`);
  return moment.isValid() ? moment.toISOString() : '';
}

/** The day ('YYYY-MM-DD') a week before an instant; null without one. */
export function weekBefore(instant: string): string | null {
  return dayOf(instant) === null ? null : dayjs(instant).subtract(1, 'week').format('YYYY-MM-DD');
}
