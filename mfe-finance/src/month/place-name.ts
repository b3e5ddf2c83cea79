import type { MonthPlace } from '@comptoir/api-contract/month-report';
import { countryName } from '@comptoir/ui/countries';

export function placeName({ name, countryCode }: MonthPlace, language: string): string {
  return name ?? countryName(countryCode, language);
}
