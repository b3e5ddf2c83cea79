import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { formatAmount } from '@comptoir/kernel/format';
import { currentLanguage, directionOf } from '@comptoir/kernel/i18n';

/** Amounts of a request; isolated in Arabic, where neighbours would change places. */
export function movedAmounts(amounts: readonly { amount: number; currency: CurrencyCode }[]): string[] {
  const isFromRight = directionOf(currentLanguage()) === 'rtl';
  const texts = amounts.map(({ amount, currency }) => formatAmount(amount, currency));
  return isFromRight ? texts.map((text) => `\u2068${text}\u2069`) : texts;
}

/** Texts of a line with the comma of the language. */
export function joined(texts: readonly string[]): string {
  return texts.join(directionOf(currentLanguage()) === 'rtl' ? '، ' : ', ');
}
