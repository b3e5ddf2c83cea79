import { currencySymbol, type CurrencyCode } from '@comptoir/api-contract/currencies';
import type { LanguageCode } from '@comptoir/api-contract/languages';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** An amount in major units as on screens: '$1,234.50', '−$3.00', 'DA 1,234.50'; in French '1 234,50 $'. */
export function writtenAmount(amount: number, currency: CurrencyCode, language: LanguageCode): string {
  const figure = new Intl.NumberFormat(language === 'fr' ? 'fr' : 'en', TWO_DECIMALS).format(Math.abs(amount));
  const sign = amount < 0 ? '\u2212' : '';
  const symbol = currencySymbol(currency);
  if (language === 'fr') return `${sign}${figure}\u00A0${symbol}`;
  return `${sign}${symbol}${/\p{L}$/u.test(symbol) ? '\u00A0' : ''}${figure}`;
}
