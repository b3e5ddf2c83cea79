import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '@comptoir/kernel/internal/i18n';
import { logError } from '@comptoir/kernel/internal/log/log-error';
import { createStore } from '@comptoir/kernel/store';
import type { CalendarLocale } from './calendar-locale';
import { locale as english } from './english';

type Locales = Readonly<Partial<Record<Language, CalendarLocale>>>;

const locales = createStore<Locales>({ en: english });

async function fetchLocale(language: Language): Promise<CalendarLocale> {
  switch (language) {
    case 'fr':
      return (await import('./french')).locale;
    case 'ar':
      return (await import('./arabic')).locale;
    case 'en':
      return english;
  }
}

/** Calendar texts in `language`; English until the locale has loaded. */
export function useCalendarLocale(language: Language): CalendarLocale {
  const loaded = useSyncExternalStore(locales.subscribe, locales.get);
  const locale = loaded[language];
  useEffect(() => {
    if (locale) return;
    fetchLocale(language).then(
      (fetched) => locales.set({ ...locales.get(), [language]: fetched }),
      (cause: unknown) => logError('The language of the calendar could not be loaded', cause),
    );
  }, [language, locale]);
  return locale ?? english;
}
