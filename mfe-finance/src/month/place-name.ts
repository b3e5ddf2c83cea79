import type { MonthPlace } from '@comptoir/api-contract/month-report';
import { localeOf } from '@comptoir/kernel/i18n';
import { countryName } from '@comptoir/ui/countries';

export function placeName({ name, countryCode }: MonthPlace, language: string): string {
  return name ?? countryName(countryCode, language);
}

/** Countries have a name in each language. */
export function placesByName(places: readonly MonthPlace[], language: string): MonthPlace[] {
  return places.toSorted((one, other) =>
    placeName(one, language).localeCompare(placeName(other, language), localeOf(language), { numeric: true }),
  );
}
