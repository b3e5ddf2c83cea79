import { readAmount } from '@comptoir/api-contract/amount-text';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { minorText, toMinor } from '@comptoir/api-contract/money';
import { refused, type ApiError } from '../../api-error';

interface RowAmount {
  /** In major units; undefined for an empty cell. */
  amount?: number;
  currency?: CurrencyCode;
  refusal?: ApiError;
}

export function amountOf(text: string, currency: CurrencyCode | undefined): RowAmount {
  const reading = readAmount(text, currency);
  switch (reading.kind) {
    case 'empty':
      return {};
    case 'amount':
      return { amount: reading.amount, ...(reading.currency && { currency: reading.currency }) };
    case 'ambiguous': {
      const { grouped, decimal } = reading;
      return { refusal: refused('import-amount-ambiguous', { grouped: minorText(toMinor(grouped)), decimal }) };
    }
    case 'refused': {
      if (reading.why === 'negative') return { refusal: refused('import-amount-negative', { text }) };
      if (reading.why === 'too-many-decimals') return { refusal: refused('import-amount-decimals', { text }) };
      return { refusal: refused('import-no-amount', { text }) };
    }
  }
}
