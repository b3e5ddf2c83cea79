import type { ConfigProviderProps } from 'antd';

export type CalendarLocale = NonNullable<ConfigProviderProps['locale']>;
type Lang = NonNullable<CalendarLocale['DatePicker']>['lang'];

/** A locale of antd as our calendars take it. The buttons of month and year are named by what they show. */
export function calendarLocale(locale: CalendarLocale, changes: Partial<Lang> = {}): CalendarLocale {
  const { DatePicker } = locale;
  if (!DatePicker) return locale;
  const named = { yearSelect: '', monthSelect: '', decadeSelect: '' };
  return { ...locale, DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, ...named, ...changes } } };
}
