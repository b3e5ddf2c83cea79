import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { formatAmount } from '@comptoir/shared-kernel/format';
import styles from './money.module.css';

interface MoneyProps {
  amount: number;
  currency: CurrencyCode;
  /** Tells by colour that money left. */
  signed?: boolean;
}

/** An amount with the sign of its currency; it reads from left to right in every language and is never broken. */
export function Money({ amount, currency, signed = false }: MoneyProps) {
  return (
    <bdi dir="ltr" className={signed && amount < 0 ? `${styles.money} ${styles.out}` : styles.money}>
      {formatAmount(amount, currency)}
    </bdi>
  );
}
