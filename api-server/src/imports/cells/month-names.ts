import { normalizeTitle } from './normalize-title';

const LOCALES = ['en', 'fr', 'ar', 'ar-DZ', 'ar-MA', 'ar-LB'];
const BEGINNING = 3;

let names: { months: ReadonlyMap<string, number>; weekdays: ReadonlySet<string> } | undefined;

/** Returns 1 for January; accepts English, French and Arabic names and unambiguous abbreviations. */
export function monthOf(word: string): number | undefined {
  const written = normalizeTitle(word);
  const { months } = (names ??= readNames());
  const exact = months.get(written);
  if (exact !== undefined || written.length < BEGINNING) return exact;
  const started = new Set([...months].filter(([name]) => name.startsWith(written)).map(([, month]) => month));
  return started.size === 1 ? [...started][0] : undefined;
}

export function isWeekday(word: string): boolean {
  names ??= readNames();
  return names.weekdays.has(normalizeTitle(word));
}

function readNames() {
  const months = new Map<string, number>();
  const weekdays = new Set<string>();
  for (const locale of LOCALES) {
    for (const length of ['long', 'short'] as const) {
      const monthName = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' });
      const weekday = new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' });
      for (let at = 0; at < 12; at += 1) months.set(normalizeTitle(monthName.format(Date.UTC(2027, at, 1))), at + 1);
      for (let at = 0; at < 7; at += 1) weekdays.add(normalizeTitle(weekday.format(Date.UTC(2027, 0, 1 + at))));
    }
  }
  return { months, weekdays };
}
