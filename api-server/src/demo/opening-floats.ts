import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { toMinor } from '@comptoir/api-contract/money';
import type { DemoCountry } from './demo-offices';

export function openingFloats(country: DemoCountry): { currency: CurrencyCode; amountMinor: bigint }[] {
  const own = country.currency === 'DZD' ? 12_000_000 : 60_000;
  return [
    { currency: country.currency, amountMinor: toMinor(own) },
    ...country.others.map((currency) => ({ currency, amountMinor: toMinor(15_000) })),
  ];
}
