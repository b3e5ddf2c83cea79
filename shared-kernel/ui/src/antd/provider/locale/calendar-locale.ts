import type { ConfigProviderProps } from 'antd';

export type CalendarLocale = NonNullable<ConfigProviderProps['locale']>;
type Lang = NonNullable<CalendarLocale['DatePicker']>['lang'];

/** Adapts an antd locale to the calendars; the buttons of month and year are labelled by their content. */
export function calendarLocale(locale: CalendarLocale, changes: Partial<Lang> = {}): CalendarLocale {
  const { DatePicker } = locale;
  if (!DatePicker) return locale;
  const named = { yearSelect: '', monthSelect: '', decadeSelect: '' };
  return { ...locale, DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, ...named, ...changes } } };
}
