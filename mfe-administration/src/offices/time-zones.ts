import { optionSearch } from '@comptoir/ui';

/** Time zone of a country that has only one, as far as the browser knows. */
export function onlyTimeZone(countryCode: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(countryCode)) return undefined;
  // Newer than the compiler's library, and missing in some browsers.
  const locale: Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] } = new Intl.Locale(
    `und-${countryCode}`,
  );
  const [first, ...others] = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return others.length === 0 ? first : undefined;
}

/** 'Africa/Porto-Novo' is shown as 'Porto-Novo', with its region as a detail. */
export function timeZoneOption(name: string): { value: string; label: string; detail: string } {
  const parts = name.replaceAll('_', ' ').split('/');
  const label = parts.at(-1) ?? name;
  return { value: name, label, detail: parts.slice(0, -1).join(' · ') };
}

let search: ReturnType<typeof optionSearch> | undefined;

export function searchTimeZones(typed: string) {
  const names = () => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];
  search ??= optionSearch(names().map(timeZoneOption));
  return search(typed);
}
