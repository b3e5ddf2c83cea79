import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { Money } from '@comptoir/ui';
import styles from './count-sheet.module.css';

interface CashTotalsProps {
  title: string;
  sums: readonly { currency: CurrencyCode; amount: number }[];
}

/** Sums of several currencies in a line. */
export function CashTotals({ title, sums }: CashTotalsProps) {
  return (
    <p className={styles.totals}>
      <span>{title}</span>
      {sums.map(({ currency, amount }) => (
        <strong key={currency}>
          <Money amount={amount} currency={currency} />
        </strong>
      ))}
    </p>
  );
}
