import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { formatAmount } from '@comptoir/shared-kernel/format';
import styles from './money.module.css';

/** An amount with the sign and the code of its currency; it reads from left to right in every language. */
export function Money({ amount, currency }: { amount: number; currency: CurrencyCode }) {
  return (
    <bdi dir="ltr" className={styles.money}>
      {formatAmount(amount, currency)} <span className={styles.code}>{currency}</span>
    </bdi>
  );
}
