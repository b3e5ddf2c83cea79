import { formatDate } from '@comptoir/kernel/internal/format';
import { localeOf } from '@comptoir/kernel/internal/i18n';

/** Creating an `Intl` format takes milliseconds, so that of the last language is kept. */
let weekdays: { language: string; format: Intl.DateTimeFormat } | undefined;

/** Formats a day ('YYYY-MM-DD') with its weekday: 'Thu 05/11/2026'. */
export function formatWeekdayDate(day: string, language: string): string {
  if (weekdays?.language !== language) {
    const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' });
    weekdays = { language, format };
  }
  return `${weekdays.format.format(new Date(day))} ${formatDate(day)}`;
}
