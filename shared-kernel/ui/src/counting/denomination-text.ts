import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { DENOMINATIONS } from '@comptoir/api-contract/denominations';
import { currentLanguage } from '@comptoir/kernel/i18n';

/** Value of a note or coin without a sign: '2000', '0.5', in French '0,5'. */
export function denominationText(value: string): string {
  return currentLanguage() === 'fr' ? value.replace('.', ',') : value;
}

/** Coins of a currency below 1, which sheets show on demand. */
export function coinsBelowOne(currency: CurrencyCode): readonly string[] {
  return DENOMINATIONS[currency].filter((value) => Number(value) < 1);
}
