import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { formatAmount } from '@comptoir/kernel/internal/format';
import { classNames } from '../components/class-names';
import { Figure } from '../components/figure/figure';
import styles from '../components/figure/figure.module.css';

interface MoneyProps {
  amount: number;
  currency: CurrencyCode;
  /** Colours negative amounts. */
  signed?: boolean;
  /** Writes the sign of positive amounts too. */
  plus?: boolean;
  /** Leaves out decimals that are zero, where no column aligns them. */
  short?: boolean;
  className?: string | undefined;
}

/** An amount with its currency sign, never wrapped. */
export function Money({ amount, currency, signed = false, plus = false, short = false, className }: MoneyProps) {
  return (
    <Figure className={classNames(styles.money, signed && amount < 0 && styles.out, className)}>
      {(plus && amount > 0 ? '+' : '') +
        (short ? withoutZeros(formatAmount(amount, currency)) : formatAmount(amount, currency))}
    </Figure>
  );
}

function withoutZeros(formatted: string): string {
  return formatted.replace(/[.,]00(?=\D*$)/, '');
}
