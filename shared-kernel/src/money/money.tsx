import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { formatAmount } from '../format';
import { classNames } from '../ui/class-names';
import { Figure } from '../ui/figure/figure';
import styles from '../ui/figure/figure.module.css';

interface MoneyProps {
  amount: number;
  currency: CurrencyCode;
  /** Tells by colour that money left. */
  signed?: boolean;
  className?: string | undefined;
}

/** An amount with the sign of its currency, never broken. */
export function Money({ amount, currency, signed = false, className }: MoneyProps) {
  return (
    <Figure className={classNames(styles.money, signed && amount < 0 && styles.out, className)}>
      {formatAmount(amount, currency)}
    </Figure>
  );
}
